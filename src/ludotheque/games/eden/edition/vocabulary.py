"""What a card of Eden may say (§3.2): operations, selectors, amounts, conditions, permanents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.cards.keys import Choice, Column, Inner, Key, Named, Optional, Part, Whole, one_of
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.content import Entry
from ludotheque.games.eden.codes import ANY_AMOUNT, C_HAND, CONDS, IFS, SELS

TYPES = ("crystal", "common", "tech", "unit")
TIMINGS = ("immediate", "delayed", "post", "reaction")
HAPPENINGS = (
    *("ally_added", "self_neutralised", "ally_neutralised", "enemy_neutralised"),
    *("card_discarded", "ally_destroyed"),
)
ZONES = ("self", "any", "row", "column", "stack", "facing", "top_row", "event")
SIDES = ("ally", "enemy")
PICKS = ("one", "all")
MARKS = ("doomed", "silenced", "shielded", "rebuilt")
WORDS = (
    *("attacker", "defender", "vs_player", "vs_wild", "two_fronts", "won", "lost"),
    *("territory_colour", "top_row", "revealed_unit"),
)
COUNTERS = ("hand", "discard_units", "neutralised", "mana_self", "paid", "units")
SIGNS = ("==", ">=", "<=")
WINDOWS = ("prep", "combat", "ability", "def", "buy")
DEAREST, MOST = 5, 20
LEAST = -20


@dataclass(frozen=True)
class Selected:
    """Which units of the front are meant."""

    of: str
    zone: str
    pick: str
    not_self: bool = False
    cost_max: int = 0  # 0: any
    no_tag: str = ""
    not_moved: bool = False

    def row(self) -> str:
        """The selector as a row of its table."""
        tag = 1 + MARKS.index(self.no_tag) if self.no_tag else 0
        numbers = (
            *(SIDES.index(self.of), ZONES.index(self.zone), PICKS.index(self.pick)),
            *(int(self.not_self), self.cost_max, tag, int(self.not_moved)),
        )
        return "sel " + " ".join(map(str, numbers))


@dataclass(frozen=True)
class Units:
    """`{ of = "enemy", zone = "any", pick = "one", cost_max = 2 }`."""

    def read(self, entry: Entry, key: str) -> Selected:
        """The selector."""
        with Part(entry, key, entry.take(key)) as inner:
            return Selected(
                inner.choice("of", SIDES),
                inner.choice("zone", ZONES),
                inner.choice("pick", PICKS),
                inner.flag("not_self"),
                inner.integer("cost_max", 1, DEAREST) if "cost_max" in inner.raw else 0,
                inner.choice("no_tag", MARKS) if "no_tag" in inner.raw else "",
                inner.flag("not_moved"),
            )

    def columns(self) -> tuple[Column, ...]:
        """The row of the selector, from 1."""
        return (Column("", 0, SELS),)

    def numbers(self, value: Selected, named: Named) -> tuple[int, ...]:
        """The row of the selector, from 1."""
        return (named(value.row()),)


@dataclass(frozen=True)
class Amount:
    """A number; so many of what is counted, at most `most`; or what the player wants."""

    n: int
    per: str = ""  # a counter, or "any"
    units: Selected | None = None
    most: int = 0


@dataclass(frozen=True)
class Amounts:
    """A whole number, `{ per = "paid", x = 1, max = 5 }` or `{ any = true, max = 5 }`."""

    def read(self, entry: Entry, key: str) -> Amount:
        """The amount."""
        raw = entry.take(key)
        if not isinstance(raw, dict):
            return Amount(entry.integer(key, LEAST, MOST))
        with Part(entry, key, raw) as inner:
            most = inner.integer("max", 1, MOST)
            if inner.flag("any"):
                return Amount(1, "any", None, most)
            per = inner.choice("per", COUNTERS)
            units = Units().read(inner, "units") if per == "units" else None
            return Amount(inner.integer("x", LEAST, MOST), per, units, most)

    def columns(self) -> tuple[Column, ...]:
        """The number, what it is counted of, its selector, the most."""
        return (
            Column("", LEAST, MOST),
            Column("_per", 0, ANY_AMOUNT),
            Column("_units", 0, SELS),
            Column("_max", 0, MOST),
        )

    def numbers(self, value: Amount, named: Named) -> tuple[int, ...]:
        """These."""
        per = 0
        if value.per:
            per = ANY_AMOUNT if value.per == "any" else C_HAND + COUNTERS.index(value.per)
        units = named(value.units.row()) if value.units else 0
        return (value.n, per, units, value.most)


@dataclass(frozen=True)
class Cond:
    """One condition: a word, or a counter compared with a number."""

    kind: str
    sign: str = ">="
    n: int = 1
    units: Selected | None = None


@dataclass(frozen=True)
class All:
    """Conditions that must hold together."""

    of: tuple[Cond, ...]


@dataclass(frozen=True)
class Conditions:
    """`["attacker", ["hand", "==", 0], [{ units = { … } }, ">=", 1]]`: all of them."""

    def read(self, entry: Entry, key: str) -> All:
        """The conditions."""
        raw = entry.take(key)
        if not isinstance(raw, list) or not 1 <= len(raw) <= CONDS:
            raise entry.wrong(f"{key} = {raw!r} is not a list of 1 to {CONDS} conditions")
        return All(tuple(self._one(entry, key, one) for one in raw))

    def _one(self, entry: Entry, key: str, raw: Any) -> Cond:
        if isinstance(raw, str):
            Part(entry, key, {"word": raw}).choice("word", WORDS)
            return Cond(raw)
        if not isinstance(raw, list) or len(raw) != 3:
            raise entry.wrong(f"{key}: {raw!r} is neither a word nor [counter, sign, number]")
        units = None
        kind = raw[0]
        if isinstance(kind, dict):
            units = Units().read(Part(entry, key, kind), "units")
            kind = "units"
        inner = Part(entry, key, {"counter": kind, "sign": raw[1], "n": raw[2]})
        return Cond(
            inner.choice("counter", COUNTERS),
            inner.choice("sign", SIGNS),
            inner.integer("n", 0, MOST),
            units,
        )

    def columns(self) -> tuple[Column, ...]:
        """The row of the list, from 1."""
        return (Column("", 0, IFS),)

    def numbers(self, value: All, named: Named) -> tuple[int, ...]:
        """The row of the list, from 1."""
        return (named("if " + " ".join(self._row(cond, named) for cond in value.of)),)

    def _row(self, cond: Cond, named: Named) -> str:
        word = cond.kind in WORDS
        kind = 1 + WORDS.index(cond.kind) if word else C_HAND + COUNTERS.index(cond.kind)
        units = named(cond.units.row()) if cond.units else 0
        return f"{kind} {SIGNS.index(cond.sign)} {cond.n} {units}"


_N, _SEL = Amounts(), Units()
_KIND = one_of("any", "crystal", "unit")
_COST = Optional(Whole(1, DEAREST), 0)
VERBS: dict[str, dict[str, Key]] = {
    "draw": {"n": _N},
    "discard": {"who": one_of("me", "opp"), "n": _N, "type": _KIND},
    "force": {"sel": _SEL, "n": _N},
    "side": {"n": _N},
    "neutralise": {"sel": _SEL},
    "destroy": {"sel": _SEL},
    "return": {"sel": _SEL},
    "move": {
        "sel": _SEL,
        "to": Choice(("join", "swap", "top", "other_front")),
        "target": Optional(_SEL),
    },
    "add": {
        **{
            "from": Choice(("hand", "world", "grave", "revealed")),
            "at": one_of("bottom", "right"),
        },
        **{"n": _N, "cost_max": _COST, "tag": one_of("none", *MARKS)},
    },
    "mark": {"sel": _SEL, "tag": one_of("none", *MARKS)},
    "token": {"sel": _SEL, "n": _N},
    "spend": {"n": _N},
    "energy": {"n": _N},
    "troop": {},
    "reveal": {},
    "settle": {},
    "recover": {"deck": one_of("top", "bottom"), "n": _N, "type": _KIND},
    "trash": {"where": one_of("hand", "discard"), "n": _N, "type": _KIND},
    "mill": {"n": _N},
    "dig": {},
    "replace": {"sel": _SEL, "n": _N},
    "if": {"if": Conditions(), "do": Inner(frozenset())},
}
VERBS["if"]["do"] = Inner(frozenset(verb for verb in VERBS if verb != "if"))
VOCABULARY = Vocabulary(VERBS, key="op")
