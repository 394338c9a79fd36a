"""Making broken games, and seeing that a law catches them for the right reason."""

import functools
from dataclasses import replace

import pytest

from ludotheque.core.kernel import open_note
from ludotheque.core.library import Game
from ludotheque.core.state import state_layout
from tests.laws.positions import Spot, picks, template

RULES = template().rules
SPOTS = [Spot(n % 4, 1000 + n, picks(n, 0, 101) if n % 5 else 100) for n in range(60)]


def spoken(s, kind, seen, *args):
    """A note of the template game, its kind given by name."""
    at = open_note(s, list(RULES.events.kinds).index(kind) + 1, seen, len(args))
    s.event[at : at + len(args)] = args


def noted(s, kind):
    """Where the notes of a kind begin, in the template game, which has no lists in them."""
    kinds, at = [None, *RULES.events], 0
    while at < s.event_n:
        made = kinds[s.event[at]]
        if made.name == kind:
            yield at
        at += 2 + len(made.args)


def broken(**changes):
    """The template game with some of its functions changed."""
    return Game(RULES.changed(**changes), template().folder)


def reloaded(change):
    """The template game whose content goes through `change` after it was read."""
    return broken(load=lambda folder, options: change(RULES.load(folder, options)))


def with_sight(apply=RULES.apply, **sights):
    """The template game with another sight for some fields."""
    own = [f for f in RULES.state.fields if f.name not in ("key0", "key1", "draws")]
    own = [f for f in own if not f.name.startswith(("fate", "event"))]
    changed = [replace(f, sight=sights.get(f.name, f.sight)) for f in own]
    return broken(state=state_layout(changed, notes=96), apply=apply)


def after_apply(change):
    """The template game where `change(t, s, move)` follows every move."""

    def apply(t, s, move):
        RULES.apply(t, s, move)
        change(t, s, move)
        return 0

    return broken(apply=apply)


@functools.cache
def holds(check):
    """The law holds for the template itself."""
    for spot in SPOTS:
        check(template(), spot)


def caught(check, game, because):
    """The law holds for the template and fails, saying why, for the broken game."""
    holds(check)
    fails(check, game, because)


def fails(check, game, because):
    """The law fails on some spot of the broken game, saying why."""
    with pytest.raises(AssertionError, match=because):
        for spot in SPOTS:
            check(game, spot)
