"""What a card of Tactique may say (§3.9): operations, selectors, filters, durations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.cards.keys import Choice, Column, Flag, Key, Name, Named, Optional, Part, one_of
from ludotheque.cards.parts import AtMost, Flags, Kind, Parts, Places
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.content import Entry
from ludotheque.games.tactique.codes import ROWS

TYPES = ("unit", "instant", "terrain", "persistent", "token")
TRIGGERS = (
    *("cast", "deploy", "static", "activated", "attack"),
    *("kill", "death", "ally_death", "turn_start", "turn_end"),
)
ASKING = ("cast", "deploy", "activated")  # triggers whose steps may ask for choices
CONDITIONS = ("row_full",)
KEYWORDS = (
    *("guard", "armor", "pierce", "skirmish", "first_strike"),
    *("venom", "synapse", "mobile", "reassemble", "veil"),
)
TRAITS = ("core",)
TERRAINS = ("cover", "creep", "relay", "acid")
LAPSES = ("perm", "turn", "next")
SIDES = ("ally", "enemy")
SELECTORS = (
    *("self", "foe", "adjacent", "foe_adjacent", "row_mates", "all", "lowest"),
    *("choose", "row", "same", "choose_discard"),
)
SIDED = ("all", "lowest", "choose", "row")  # selectors that name a side
FILTERED = ("adjacent", "row_mates", "all", "lowest", "choose", "choose_discard")
CHOSEN = ("choose", "row", "choose_discard")
FILTERS = ("other", "damaged", "attacked", "row_full", "token")
PLACES = (
    *("choose_empty", "choose_own", "choose_cell"),
    *("adjacent_empty", "first_empty", "foe", "same_row"),
)
CHOSEN_PLACES = ("choose_empty", "choose_own", "choose_cell")
LENT = ("atk", "grant")  # what statics may do
MOST = 20  # of one amount
DEAREST = 10  # cost of a card, and of an activation


@dataclass(frozen=True)
class Selected:
    """Which units a step is about."""

    how: str
    side: str
    like: tuple[str, ...]  # filters that are plain words
    rows: tuple[int, ...]  # from 1; none: any
    trait: str
    cost: int | None  # at most


def _with_selector(how: str) -> tuple[str, ...]:
    """The keys that go with a selector."""
    side = ("side",) if how in SIDED else ()
    return (*side, *FILTERS, "rows", "trait", "max_cost") if how in FILTERED else side


@dataclass(frozen=True)
class Place:
    """Which cells a step is about."""

    how: str
    side: str


SIDE = ("side", one_of(*SIDES))
# `{ sel = "choose", side = "enemy", damaged = true, max_cost = 4 }`
UNITS = Parts(
    Selected,
    {
        "how": ("sel", Kind(SELECTORS)),
        "side": SIDE,
        "like": ("", Flags(FILTERS)),
        "rows": ("rows", Places(ROWS)),
        "trait": ("trait", Kind(TRAITS)),
        "cost": ("max_cost", AtMost(DEAREST)),
    },
    _with_selector,
    needed=("side",),
)
# `{ cell = "choose_cell", side = "enemy" }`
CELLS = Parts(
    Place,
    {"how": ("cell", Kind(PLACES)), "side": SIDE},
    lambda how: ("side",) if how == "choose_cell" else (),
    needed=("side",),
)


@dataclass(frozen=True)
class Sum:
    """A number; or `base` and one more for each of what is counted, at most `most`."""

    base: int
    most: int = 0  # 0: a plain number


@dataclass(frozen=True)
class Sums:
    """A whole number, or `{ count = "linked", base = 2, max = 7 }`."""

    def read(self, entry: Entry, key: str) -> Sum:
        """The amount."""
        raw = entry.take(key)
        if not isinstance(raw, dict):
            return Sum(entry.integer(key, 1, MOST))
        with Part(entry, key, raw) as inner:
            inner.choice("count", ("linked",))
            return Sum(inner.integer("base", 0, MOST), inner.integer("max", 1, MOST))

    def columns(self) -> tuple[Column, ...]:
        """The number or base, and the most of what is counted, 0 for a plain number."""
        return (Column("", 0, MOST), Column("_most", 0, MOST))

    def numbers(self, value: Sum, named: Named) -> tuple[int, ...]:
        """Both."""
        return (value.base, value.most)


_N, _TO, _CELL, _DUR = Sums(), UNITS, CELLS, Optional(Choice(LAPSES), "perm")
_MAY = Flag()
VERBS: dict[str, dict[str, Key]] = {
    "damage": {"n": _N, "to": _TO, "optional": _MAY},
    "heal": {"n": _N, "to": _TO, "optional": _MAY},
    "shield": {"n": _N, "to": _TO, "optional": _MAY},
    "atk": {"n": _N, "to": _TO, "dur": _DUR, "optional": _MAY},
    "hp": {"n": _N, "to": _TO, "optional": _MAY},
    "grant": {
        "kw": Choice(KEYWORDS),
        "n": Optional(_N, Sum(1)),
        "to": _TO,
        "dur": _DUR,
        "optional": _MAY,
    },
    "stun": {"to": _TO, "optional": _MAY},
    "destroy": {"to": _TO, "optional": _MAY},
    "bounce": {"to": _TO, "optional": _MAY},
    "move": {"to": _TO, "cell": _CELL, "optional": _MAY},
    "summon": {"token": Name(), "cell": _CELL, "optional": _MAY},
    "revive": {"to": _TO, "cell": _CELL, "optional": _MAY},
    "ready": {"to": _TO, "optional": _MAY},
    "terrain": {"kind": Choice(TERRAINS), "cell": _CELL, "optional": _MAY},
    "draw": {"n": _N},
    "echo": {"n": _N},
    "dispel": {},
}
VOCABULARY = Vocabulary(VERBS, key="op")


def selected(values: Mapping[str, Any]) -> Selected | None:
    """The units a step is about, if any."""
    found = values.get("to")
    return found if isinstance(found, Selected) else None


def placed(values: Mapping[str, Any]) -> Place | None:
    """The cells a step is about, if any."""
    found = values.get("cell")
    return found if isinstance(found, Place) else None
