"""What a card of Eden may say (§3.2): operations, selectors, amounts, conditions, permanents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.cards import keys
from ludotheque.cards.keys import Choice, Choices, Flag, Key, Optional, Part, Whole, one_of
from ludotheque.cards.parts import Kind
from ludotheque.cards.printed import Apart, printed, read
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.content import Entry
from ludotheque.games.eden import codes as c

TYPES = ("crystal", "common", "tech", "unit")
TIMINGS = ("immediate", "delayed", "post", "reaction")
HAPPENINGS = (
    *("ally_added", "self_neutralised", "ally_neutralised", "enemy_neutralised"),
    *("card_discarded", "ally_destroyed"),
)
ZONES = ("self", "any", "row", "column", "stack", "facing", "top_row", "event")
MARKS = ("doomed", "silenced", "shielded", "rebuilt")
WORDS = (
    *("attacker", "defender", "vs_player", "vs_wild", "two_fronts", "won", "lost"),
    *("territory_colour", "top_row", "revealed_unit"),
)
COUNTERS = ("hand", "discard_units", "neutralised", "mana_self", "paid", "units")
PER = (*COUNTERS, "any")  # what an amount is counted of
WINDOWS = ("prep", "combat", "ability", "def", "buy")
PAYS = ("discard", "destroy")
DEAREST, MOST = 5, 20
LEAST = -20
_COST = Optional(Whole(1, DEAREST), 0)


@dataclass(frozen=True)
class Selected:
    """Which units of the front are meant."""

    of: str = printed(Choice(("ally", "enemy")), "ALLY or ENEMY")
    zone: str = printed(Choice(ZONES), "Z_SELF, Z_ANY, …")
    pick: str = printed(Choice(("one", "all")), "PICK_ONE or PICK_ALL")
    other: bool = printed(Flag(), "1: not the source", called="not_self")
    cost: int = printed(_COST, "greatest printed cost, 0: any", called="cost_max")
    tag: str = printed(Kind(MARKS), "mark it must not have, from 1", called="no_tag")
    still: bool = printed(Flag(), "1: not the unit being moved", called="not_moved")


UNITS = Apart(Selected, "sel", c.SELS)  # `{ of = "enemy", zone = "any", pick = "one" }`


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
            units = UNITS.read(inner, "units") if per == "units" else None
            return Amount(inner.integer("x", LEAST, MOST), per, units, most)

    def columns(self) -> tuple[keys.Column, ...]:
        """The number, what it is counted of, its selector, the most."""
        return (
            keys.Column("", LEAST, MOST),
            keys.Column("_per", 0, c.ANY_AMOUNT),
            keys.Column("_units", 0, c.SELS),
            keys.Column("_max", 0, MOST),
        )

    def numbers(self, value: Amount, named: keys.Named) -> tuple[int, ...]:
        """These."""
        per = PER.index(value.per) + c.C_HAND if value.per else 0
        return (value.n, per, *Optional(UNITS).numbers(value.units, named), value.most)


@dataclass(frozen=True)
class Cond:
    """One condition: a word, or a counter compared with a number."""

    kind: str = printed(Kind((*WORDS, *COUNTERS)), "IS_ATTACKER, …, or 0")
    sign: str = printed(Choice(("==", ">=", "<=")), "EQUAL, AT_LEAST or AT_MOST")
    n: int = printed(Whole(0, MOST), "the number compared with")
    units: Selected | None = printed(Optional(UNITS), "the units counted")


class Conditions(Apart):
    """`["attacker", ["hand", "==", 0], [{ units = { … } }, ">=", 1]]`: all of them."""

    def read(self, entry: Entry, key: str) -> tuple[Cond, ...]:
        """The conditions."""
        raw = entry.take(key)
        if not isinstance(raw, list) or not 1 <= len(raw) <= self.most:
            raise entry.wrong(f"{key} = {raw!r} is not a list of 1 to {self.most} conditions")
        return tuple(self._one(entry, key, one) for one in raw)

    def _one(self, entry: Entry, key: str, raw: Any) -> Cond:
        if isinstance(raw, str):
            Part(entry, key, {"word": raw}).choice("word", WORDS)
            return Cond(raw, ">=", 1, None)
        if not isinstance(raw, list) or len(raw) != 3:
            raise entry.wrong(f"{key}: {raw!r} is neither a word nor [counter, sign, number]")
        units = raw[0] if isinstance(raw[0], dict) else {}
        counted = {**units, "counter": "units" if units else raw[0], "sign": raw[1], "n": raw[2]}
        inner = Part(entry, key, counted)
        return read(Cond, inner, "", kind=inner.choice("counter", COUNTERS))


CONDITIONS = Conditions(Cond, "if", c.IFS, c.CONDS)
_N, _SEL = Amounts(), UNITS
_KIND, _TAG = one_of("any", "crystal", "unit"), one_of("none", *MARKS)
_FROM, _AT = Choice(("hand", "world", "grave", "revealed")), one_of("bottom", "right")
_TO = Choice(("join", "swap", "top", "other_front"))
VERBS: dict[str, dict[str, Key]] = {
    "draw": {"n": _N},
    "discard": {"who": one_of("me", "opp"), "n": _N, "type": _KIND},
    "force": {"sel": _SEL, "n": _N},
    "side": {"n": _N},
    "neutralise": {"sel": _SEL},
    "destroy": {"sel": _SEL},
    "return": {"sel": _SEL},
    "move": {"sel": _SEL, "to": _TO, "target": Optional(_SEL)},
    "add": {"from": _FROM, "at": _AT, "n": _N, "cost_max": _COST, "tag": _TAG},
    "mark": {"sel": _SEL, "tag": _TAG},
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
    "if": {"if": CONDITIONS, "do": keys.Inner(frozenset())},
}
VERBS["if"]["do"] = keys.Inner(frozenset(verb for verb in VERBS if verb != "if"))
VOCABULARY = Vocabulary(VERBS, key="op")


@dataclass(frozen=True)
class Mode:
    """One way of using a card in hand: what it costs and brings."""

    id: str
    pay: str
    steps: tuple[keys.Effect, ...]


class Modes(keys.Unkept):
    """`[{ id = "discard", pay = "discard", do = [ … ] }]`: they have a table of their own."""

    def read(self, entry: Entry, key: str) -> tuple[Mode, ...]:
        """The modes; one without `do` just pays."""
        if not (parts := keys.parts_of(entry, key, key, c.MODES)):
            raise entry.wrong(f"{key}: there is no mode")
        return tuple(map(self._mode, parts))

    def _mode(self, part: Part) -> Mode:
        with part:
            steps = VOCABULARY.some(part, "do", ("draw", "energy"))
            return Mode(part.text("id"), part.choice("pay", PAYS), steps)


_IF, _ONE = Optional(CONDITIONS), Optional(Whole(1, MOST), 1)
_WINDOWS, _TYPE = Choices(WINDOWS), one_of("own", *TYPES)
KINDS: dict[str, dict[str, Key]] = {
    "force": {"sel": _SEL, "n": _N, "if": _IF, "each": _IF},
    "immune": {"to": Choice(("neutralise", "move", "force_minus")), "sel": _SEL, "if": _IF},
    "play_if": {"if": CONDITIONS},
    "no_return": {},
    "hand_option": {"windows": _WINDOWS, "modes": Modes(), "type": _TYPE, "cost_max": _COST},
    "reveal_skip": {},
    "cost_step": {"n": Whole(1, 99)},
    "buy_limit": {"n": Whole(1, 9)},
    "buy_if": {"if": Choices(("own_logistics", "controls_heart"))},
    "unique": {},
    "on_buy": {"to": Choice(("table", "rival_discard", "win"), first=1)},
    "shield": {},
    "rift": {"units": Whole(1, 9), "total": Whole(1, 99)},
    "hand_max": {"n": Whole(1, 9)},
    "champion": {},
    "salvage": {"what": Choice(("mana", "destroyed"), first=1), "per": _ONE, "n": Whole(1, 9)},
    "muster": {"cost_min": Whole(1, DEAREST), "free": Whole(1, DEAREST)},
}
PERMANENTS = Vocabulary(KINDS, key="kind")
OF_UNITS = ("force", "immune", "play_if", "no_return", "champion")
OF_WORLDS = ("force", "hand_option", "salvage", "muster")
OF_COMMONS = tuple(kind for kind in KINDS if kind not in ("salvage", "muster", "immune", "force"))
