"""Permanent effects that cards and Worlds may have (§3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.cards.keys import (
    Choice,
    Choices,
    Column,
    Effect,
    Key,
    Named,
    Optional,
    Part,
    Whole,
    one_of,
)
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.content import Entry
from ludotheque.games.eden.edition.vocabulary import (
    DEAREST,
    MOST,
    TYPES,
    VOCABULARY,
    WINDOWS,
    Amounts,
    Conditions,
    Units,
)

_N, _SEL, _ONE = Amounts(), Units(), Optional(Whole(1, MOST), 1)
_COST = Optional(Whole(1, DEAREST), 0)


@dataclass(frozen=True)
class Mode:
    """One way of using a card in hand: what it costs and brings."""

    id: str
    pay: str
    steps: tuple[Effect, ...]


@dataclass(frozen=True)
class Modes:
    """`[{ id = "discard", pay = "discard", do = [ … ] }]`."""

    def read(self, entry: Entry, key: str) -> tuple[Mode, ...]:
        """The modes; one without `do` just pays."""
        raw = entry.take(key)
        if not isinstance(raw, list) or not raw:
            raise entry.wrong(f"{key} = {raw!r} is not a list of modes")
        return tuple(self._mode(Part(entry, f"{key} {n}", one)) for n, one in enumerate(raw, 1))

    def _mode(self, part: Part) -> Mode:
        allowed = ("draw", "energy")
        steps = VOCABULARY.effects(part, "do", allowed) if "do" in part.raw else ()
        with part:
            return Mode(part.text("id"), part.choice("pay", ("discard", "destroy")), steps)

    def columns(self) -> tuple[Column, ...]:
        """None: modes have a table of their own."""
        return ()

    def numbers(self, value: Any, named: Named) -> tuple[int, ...]:
        """None."""
        return ()


_IF = Optional(Conditions())
KINDS: dict[str, dict[str, Key]] = {
    "force": {"sel": _SEL, "n": _N, "if": _IF, "each": _IF},
    "immune": {"to": Choice(("neutralise", "move", "force_minus")), "sel": _SEL, "if": _IF},
    "play_if": {"if": Conditions()},
    "no_return": {},
    "hand_option": {
        **{"windows": Choices(WINDOWS), "modes": Modes(), "type": one_of("own", *TYPES)},
        **{"cost_max": _COST},
    },
    "reveal_skip": {},
    "cost_step": {"n": Whole(1, 99)},
    "buy_limit": {"n": Whole(1, 9)},
    "buy_if": {"if": Choices(("own_logistics", "controls_heart"))},
    "unique": {},
    "on_buy": {"to": Choice(("table", "rival_discard", "win"))},
    "shield": {},
    "rift": {"units": Whole(1, 9), "total": Whole(1, 99)},
    "hand_max": {"n": Whole(1, 9)},
    "champion": {},
    "salvage": {"what": Choice(("mana", "destroyed")), "per": _ONE, "n": Whole(1, 9)},
    "muster": {"cost_min": Whole(1, DEAREST), "free": Whole(1, DEAREST)},
}
PERMANENTS = Vocabulary(KINDS, key="kind")
OF_UNITS = ("force", "immune", "play_if", "no_return", "champion")
OF_WORLDS = ("force", "hand_option", "salvage", "muster")
OF_COMMONS = tuple(kind for kind in KINDS if kind not in ("salvage", "muster", "immune", "force"))
