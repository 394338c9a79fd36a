"""A table to talk about: positions in the words of scenarios, and blocks run by their id."""

import functools
from pathlib import Path

import pytest

from ludotheque import Refused, load
from ludotheque.core.scenario import Line, read_blocks, run_block

GAME = load("tactique")
WORKED = Path(__file__).resolve().parents[3] / "scenarios" / "tactique" / "worked.md"


@functools.cache
def blocks():
    """The worked positions by id."""
    return {block.id: block for block in read_blocks(WORKED)}


@functools.cache
def outcome(name):
    """What became of a block, run once."""
    return run_block(blocks()[name], GAME).wrong


def shown(rule, *names):
    """Blocks that exercise a rule, all of which pass."""
    for name in names:
        assert rule in blocks()[name].rules, f"{name} does not exercise {rule}"
        assert outcome(name) == ""


class Table:
    """A position being played, in the words of scenarios."""

    def __init__(self, script):
        self.script = script

    @property
    def match(self):
        """The match as it stands."""
        return self.script.match

    @property
    def state(self):
        """The record of the game in progress."""
        return self.match.state

    def play(self, *actions):
        """Play whole actions such as "play H07 1.3; end"."""
        for text in actions:
            for action in text.split(";"):
                self.script.do(action.strip())
        return self

    def shows(self, *items):
        """All of this must be true now."""
        for text in items:
            for item in text.split(";"):
                found = self.script.expect(item.strip())
                assert found is None, f"expected {item!r}, found {found!r}"
        return self

    def refuses(self, action, code):
        """The action is refused with this code, its rule in both languages, and nothing changes."""
        layout = self.match.edition.rules.state
        before = layout.pack(self.state)
        assert self.script.why(action) == code
        with pytest.raises(Refused) as caught:
            self.script.do(action)
        said = caught.value
        assert said.rule == self.match.edition.content.rules[code]
        assert said.words.fr and said.words.en and said.words.fr != said.words.en
        assert layout.pack(self.state) == before, f"{action}: refused, but something changed"
        return self

    def events(self, name, seat=None):
        """The arguments of the last move's events of that kind."""
        return [(*e.args.values(),) for e in self.match.events(seat) if e.kind == name]


def sit(*lines, factions="humans aliens", game=GAME, **options):
    """A table set up by lines such as "player P0: echoes=3" and "grid P1: 1.2:A01"."""
    setup = [Line(0, "factions", factions)]
    for at, line in enumerate(lines, 1):
        word, _, rest = line.partition(":")
        setup.append(Line(at, word, rest.strip()))
    return Table(game.rules.face.script(game, {k: str(v) for k, v in options.items()}, setup))


def new(seed=0, **options):
    """A fresh match."""
    return GAME.new(seed=seed, options=options)
