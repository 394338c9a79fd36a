"""Permanent effects that cards and Worlds may have (§3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.cards import keys
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.content import Entry
from ludotheque.games.eden.edition import vocabulary

_N, _SEL, _ONE = (
    vocabulary.Amounts(),
    vocabulary.Units(),
    keys.Optional(keys.Whole(1, vocabulary.MOST), 1),
)
_COST = keys.Optional(keys.Whole(1, vocabulary.DEAREST), 0)


@dataclass(frozen=True)
class Mode:
    """One way of using a card in hand: what it costs and brings."""

    id: str
    pay: str
    steps: tuple[keys.Effect, ...]


@dataclass(frozen=True)
class Modes:
    """`[{ id = "discard", pay = "discard", do = [ … ] }]`."""

    def read(self, entry: Entry, key: str) -> tuple[Mode, ...]:
        """The modes; one without `do` just pays."""
        raw = entry.take(key)
        if not isinstance(raw, list) or not raw:
            raise entry.wrong(f"{key} = {raw!r} is not a list of modes")
        return tuple(
            self._mode(keys.Part(entry, f"{key} {n}", one)) for n, one in enumerate(raw, 1)
        )

    def _mode(self, part: keys.Part) -> Mode:
        allowed = ("draw", "energy")
        steps = vocabulary.VOCABULARY.effects(part, "do", allowed) if "do" in part.raw else ()
        with part:
            return Mode(part.text("id"), part.choice("pay", ("discard", "destroy")), steps)

    def columns(self) -> tuple[keys.Column, ...]:
        """None: modes have a table of their own."""
        return ()

    def numbers(self, value: Any, named: keys.Named) -> tuple[int, ...]:
        """None."""
        return ()


_IF = keys.Optional(vocabulary.Conditions())
KINDS: dict[str, dict[str, keys.Key]] = {
    "force": {"sel": _SEL, "n": _N, "if": _IF, "each": _IF},
    "immune": {"to": keys.Choice(("neutralise", "move", "force_minus")), "sel": _SEL, "if": _IF},
    "play_if": {"if": vocabulary.Conditions()},
    "no_return": {},
    "hand_option": {
        **{
            "windows": keys.Choices(vocabulary.WINDOWS),
            "modes": Modes(),
            "type": keys.one_of("own", *vocabulary.TYPES),
        },
        **{"cost_max": _COST},
    },
    "reveal_skip": {},
    "cost_step": {"n": keys.Whole(1, 99)},
    "buy_limit": {"n": keys.Whole(1, 9)},
    "buy_if": {"if": keys.Choices(("own_logistics", "controls_heart"))},
    "unique": {},
    "on_buy": {"to": keys.Choice(("table", "rival_discard", "win"))},
    "shield": {},
    "rift": {"units": keys.Whole(1, 9), "total": keys.Whole(1, 99)},
    "hand_max": {"n": keys.Whole(1, 9)},
    "champion": {},
    "salvage": {"what": keys.Choice(("mana", "destroyed")), "per": _ONE, "n": keys.Whole(1, 9)},
    "muster": {
        "cost_min": keys.Whole(1, vocabulary.DEAREST),
        "free": keys.Whole(1, vocabulary.DEAREST),
    },
}
PERMANENTS = Vocabulary(KINDS, key="kind")
OF_UNITS = ("force", "immune", "play_if", "no_return", "champion")
OF_WORLDS = ("force", "hand_option", "salvage", "muster")
OF_COMMONS = tuple(kind for kind in KINDS if kind not in ("salvage", "muster", "immune", "force"))
