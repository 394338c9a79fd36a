"""What a card of Tactique may say (§3.9): operations, selectors, filters, durations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.cards.keys import Choice, Column, Flag, Key, Name, Named, Optional, Part, Whole
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
    side: str = "ally"
    like: tuple[str, ...] = ()  # filters that are plain words
    rows: tuple[int, ...] = ()  # from 1; none: any
    trait: str = ""
    max_cost: int | None = None


@dataclass(frozen=True)
class Units:
    """`{ sel = "choose", side = "enemy", damaged = true, max_cost = 4 }`."""

    def read(self, entry: Entry, key: str) -> Selected:
        """The selector with its filters."""
        with Part(entry, key, entry.take(key)) as inner:
            how = inner.choice("sel", SELECTORS)
            side = inner.choice("side", SIDES) if how in SIDED else SIDES[0]
            if how not in FILTERED:
                inner.only(("sel", "side") if how in SIDED else ("sel",))
            return Selected(
                how,
                side,
                tuple(name for name in FILTERS if inner.flag(name)),
                _rows(inner) if "rows" in inner.raw else (),
                Optional(Choice(TRAITS), "").read(inner, "trait"),
                Optional(Whole(0, DEAREST)).read(inner, "max_cost"),
            )

    def columns(self) -> tuple[Column, ...]:
        """The selector from 1, its side, filters and rows as bits, trait from 1, cost and one."""
        return (
            Column("", 0, len(SELECTORS)),
            Column("_side", 0, 1),
            Column("_like", 0, (1 << len(FILTERS)) - 1),
            Column("_rows", 0, (1 << ROWS) - 1),
            Column("_trait", 0, len(TRAITS)),
            Column("_cost", 0, DEAREST + 1),
        )

    def numbers(self, value: Selected, named: Named) -> tuple[int, ...]:
        """The selector in these numbers."""
        return (
            1 + SELECTORS.index(value.how),
            SIDES.index(value.side),
            sum(1 << FILTERS.index(name) for name in value.like),
            sum(1 << row - 1 for row in value.rows),
            1 + TRAITS.index(value.trait) if value.trait else 0,
            0 if value.max_cost is None else value.max_cost + 1,
        )


def _rows(entry: Entry) -> tuple[int, ...]:
    rows = entry.take("rows")
    if not isinstance(rows, list) or not rows or not all(row in range(1, ROWS + 1) for row in rows):
        raise entry.wrong(f"rows = {rows!r} is not a list of rows from 1 to {ROWS}")
    return tuple(rows)


@dataclass(frozen=True)
class Place:
    """Which cells a step is about."""

    how: str
    side: str = "ally"


@dataclass(frozen=True)
class Cells:
    """`{ cell = "choose_cell", side = "enemy" }`."""

    def read(self, entry: Entry, key: str) -> Place:
        """The cell selector."""
        with Part(entry, key, entry.take(key)) as inner:
            how = inner.choice("cell", PLACES)
            return Place(how, inner.choice("side", SIDES) if how == "choose_cell" else SIDES[0])

    def columns(self) -> tuple[Column, ...]:
        """The selector from 1, and its side."""
        return (Column("", 0, len(PLACES)), Column("_side", 0, 1))

    def numbers(self, value: Place, named: Named) -> tuple[int, ...]:
        """The selector in these numbers."""
        return (1 + PLACES.index(value.how), SIDES.index(value.side))


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


_N, _TO, _CELL, _DUR = Sums(), Units(), Cells(), Optional(Choice(LAPSES), "perm")
_MAY = Flag()
VERBS: dict[str, dict[str, Key]] = {
    "damage": {"n": _N, "to": _TO, "optional": _MAY},
    "heal": {"n": _N, "to": _TO, "optional": _MAY},
    "shield": {"n": _N, "to": _TO, "optional": _MAY},
    "atk": {"n": _N, "to": _TO, "dur": _DUR, "optional": _MAY},
    "hp": {"n": _N, "to": _TO, "optional": _MAY},
    "grant": {
        **{"kw": Choice(KEYWORDS), "n": Optional(_N, Sum(1)), "to": _TO},
        **{"dur": _DUR, "optional": _MAY},
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
