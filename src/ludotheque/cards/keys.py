"""What the keys of an effect may hold: read word by word, and kept in numbers for rules.

A game may add keys of its own: whatever reads a value and tells the numbers it is kept as.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from ludotheque.core.content import Entry, unknown
from ludotheque.core.words import ContentError, Words


@dataclass(frozen=True)
class Effect:
    """One effect of a card: its verb and the value of every key of that verb."""

    verb: str
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Condition:
    """Something that must hold: its kind and the values it is about."""

    kind: str
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Amount:
    """A number, or `n` for each of what `of` counts."""

    n: int
    of: str = ""


class Turns(int):
    """A number of turns that something lasts."""


class Part(Entry):
    """A table inside an entry, whose mistakes are told with the place it stands at."""

    where: str

    def __init__(self, entry: Entry, where: str, raw: Any) -> None:
        self.where = f"{entry.where}, {where}" if isinstance(entry, Part) else where
        super().__init__(entry.file, entry.name, raw)

    def wrong(self, what: str) -> ContentError:
        """An error that names file, entry and place."""
        return super().wrong(f"{self.where}: {what}")


Named = Callable[[Any], int]  # the number of a name from elsewhere, or of what is kept apart


def parts_of(entry: Entry, key: str, what: str, most: int, first: int = 1) -> list[Part]:
    """The tables of a list that may be left out, each called `what` and its number."""
    raw = entry.take(key) if key in entry.raw else []
    if not isinstance(raw, list) or len(raw) > most:
        raise entry.wrong(f"{key}: a list of {most} at most")
    return [Part(entry, f"{what} {n}", one) for n, one in enumerate(raw, first)]


class Column(NamedTuple):
    """A number that a value is kept as: what its name ends with, its least and its greatest."""

    suffix: str
    low: int
    high: int


class Key(Protocol):
    """What a key may hold: read from an entry or told wrong, and kept in numbers for rules."""

    def read(self, entry: Entry, key: str) -> Any:
        """The value of the key."""

    def columns(self) -> tuple[Column, ...]:
        """The numbers that a value is kept as."""

    def numbers(self, value: Any, named: Named) -> tuple[int, ...]:
        """A value in these numbers."""


@dataclass(frozen=True)
class Whole:
    """A whole number in a range."""

    low: int
    high: int

    def read(self, entry: Entry, key: str) -> int:
        """The number."""
        return entry.integer(key, self.low, self.high)

    def columns(self) -> tuple[Column, ...]:
        """The number itself."""
        return (Column("", self.low, self.high),)

    def numbers(self, value: int, named: Named) -> tuple[int, ...]:
        """The number itself."""
        return (int(value),)


@dataclass(frozen=True)
class Choice:
    """One of some names, the first of which has the number `first`."""

    names: tuple[str, ...]
    first: int = 0

    def read(self, entry: Entry, key: str) -> str:
        """The name."""
        return entry.choice(key, self.names)

    def columns(self) -> tuple[Column, ...]:
        """Its place among the names."""
        return (Column("", 0, self.first + len(self.names) - 1),)

    def numbers(self, value: str, named: Named) -> tuple[int, ...]:
        """Its place among the names."""
        return (self.first + self.names.index(value),)


@dataclass(frozen=True)
class Choices:
    """Some of a list of names, `but` those that no key may hold."""

    names: tuple[str, ...]
    but: tuple[str, ...] = ()

    def read(self, entry: Entry, key: str) -> tuple[str, ...]:
        """The names."""
        return entry.choices(key, (name for name in self.names if name not in self.but))

    def columns(self) -> tuple[Column, ...]:
        """The names as bits."""
        return (Column("", 0, (1 << len(self.names)) - 1),)

    def numbers(self, value: tuple[str, ...], named: Named) -> tuple[int, ...]:
        """The names as bits."""
        return (sum(1 << self.names.index(name) for name in value),)


@dataclass(frozen=True)
class Span:
    """Two numbers in a range, the least first."""

    low: int
    high: int

    def read(self, entry: Entry, key: str) -> tuple[int, int]:
        """Both."""
        least, greatest = entry.integers(key, self.low, self.high, 2)
        if least > greatest:
            raise entry.wrong(f"{key} = [{least}, {greatest}]: the least stands first")
        return least, greatest

    def columns(self) -> tuple[Column, ...]:
        """Both."""
        return (Column("_min", self.low, self.high), Column("_max", self.low, self.high))

    def numbers(self, value: tuple[int, int], named: Named) -> tuple[int, ...]:
        """Both."""
        return value


@dataclass(frozen=True)
class Flag:
    """True, or left out."""

    def read(self, entry: Entry, key: str) -> bool:
        """Whether it is true."""
        return entry.flag(key)

    def columns(self) -> tuple[Column, ...]:
        """1 if it is true."""
        return (Column("", 0, 1),)

    def numbers(self, value: bool, named: Named) -> tuple[int, ...]:
        """1 if it is true."""
        return (int(value),)


@dataclass(frozen=True)
class Name:
    """A name that only the whole of the content can check."""

    most: int = 127  # the greatest number it may have

    def read(self, entry: Entry, key: str) -> str:
        """The name as it stands."""
        return entry.text(key)

    def columns(self) -> tuple[Column, ...]:
        """The number of what is named."""
        return (Column("", 0, self.most),)

    def numbers(self, value: str, named: Named) -> tuple[int, ...]:
        """The number of what is named."""
        return (named(value),)


@dataclass(frozen=True)
class Amounts:
    """A whole number in a range, or `{ mul = 2, of = "hand" }`: so many for each of these."""

    low: int
    high: int
    of: tuple[str, ...] = ()

    def read(self, entry: Entry, key: str) -> Amount:
        """The amount."""
        raw = entry.take(key)
        if not self.of or not isinstance(raw, dict):
            return Amount(entry.integer(key, self.low, self.high))
        with Part(entry, key, raw) as inner:
            each = inner.integer("mul", max(1, self.low), self.high)
            return Amount(each, inner.choice("of", self.of))

    def columns(self) -> tuple[Column, ...]:
        """The number, and 0 or the place of what it is counted of, from 1."""
        return (Column("", self.low, self.high), Column("_of", 0, len(self.of)))

    def numbers(self, value: Amount, named: Named) -> tuple[int, ...]:
        """The number, and what it is counted of."""
        return (value.n, 1 + self.of.index(value.of) if value.of else 0)


@dataclass(frozen=True)
class Lasting:
    """How long something lasts: one of some names, or `{ turns = 3 }`."""

    names: tuple[str, ...]
    most: int

    def read(self, entry: Entry, key: str) -> str | Turns:
        """The name or the number of turns."""
        raw = entry.take(key)
        if not isinstance(raw, dict):
            return entry.choice(key, (*self.names, "{ turns = … }"))
        with Part(entry, key, raw) as inner:
            return Turns(inner.integer("turns", 1, self.most))

    def columns(self) -> tuple[Column, ...]:
        """A number of turns, or the place of a name below 0: -1, -2, …."""
        return (Column("", -len(self.names), self.most),)

    def numbers(self, value: str | Turns, named: Named) -> tuple[int, ...]:
        """A number of turns, or the place of a name below 0."""
        return (-1 - self.names.index(value) if isinstance(value, str) else int(value),)


@dataclass(frozen=True)
class Conditions:
    """A condition of a closed list: `"no_attack"`, or `{ stat_is = ["force", 0] }` with values."""

    kinds: Mapping[str, Mapping[str, Key]]  # kind -> what it is about, in the order written

    def read(self, entry: Entry, key: str) -> Condition:
        """The condition."""
        raw = entry.take(key)
        table = {raw: []} if isinstance(raw, str) else raw
        if not isinstance(table, dict) or len(table) != 1:
            raise entry.wrong(f"{key} = {raw!r} is not a condition such as {self._example()}")
        kind, given = next(iter(table.items()))
        if kind not in self.kinds:
            raise entry.wrong(f"{key}: the condition {unknown(kind, self.kinds)}")
        keys = self.kinds[kind]
        values = given if isinstance(given, list) else [given]
        if len(values) != len(keys):
            raise entry.wrong(f"{key}: {kind} takes {len(keys)} values, not {len(values)}")
        inner = Part(entry, f"{key} {kind}", dict(zip(keys, values, strict=True)))
        return Condition(kind, frozen({name: k.read(inner, name) for name, k in keys.items()}))

    def columns(self) -> tuple[Column, ...]:
        """0 for none or the place of its kind, from 1; then what it is about."""
        about = [[k.columns()[0] for k in keys.values()] for keys in self.kinds.values()]
        found = [Column("", 0, len(self.kinds))]
        for at, letter in enumerate("abc"[: max(map(len, about), default=0)]):
            same = [columns[at] for columns in about if len(columns) > at]
            low, high = min(c.low for c in same), max(c.high for c in same)
            found.append(Column(f"_{letter}", min(0, low), high))
        return tuple(found)

    def numbers(self, value: Condition, named: Named) -> tuple[int, ...]:
        """Its kind, and what it is about."""
        keys = self.kinds[value.kind]
        numbers = [k.numbers(value.values[name], named)[0] for name, k in keys.items()]
        blank = [0] * (len(self.columns()) - 1 - len(numbers))
        return (1 + list(self.kinds).index(value.kind), *numbers, *blank)

    def _example(self) -> str:
        return " or ".join(f'"{k}"' if not v else f"{{ {k} = … }}" for k, v in self.kinds.items())


@dataclass(frozen=True)
class Optional:
    """A key that may be left out."""

    key: Key
    default: Any = None

    def read(self, entry: Entry, key: str) -> Any:
        """The value, or the default where the key is missing."""
        return self.key.read(entry, key) if key in entry.raw else self.default

    def columns(self) -> tuple[Column, ...]:
        """Those of the key, all 0 for none."""
        return tuple(Column(c.suffix, min(0, c.low), c.high) for c in self.key.columns())

    def numbers(self, value: Any, named: Named) -> tuple[int, ...]:
        """Those of the key, all 0 for none."""
        return self.key.numbers(value, named) if value is not None else (0,) * len(self.columns())


def one_of(*names: str) -> Key:
    """One of some names, the first where it is left out."""
    return Optional(Choice(names), names[0])


class Unkept:
    """What rules need not know, or tables keep otherwise: there is no number of it."""

    def columns(self) -> tuple[Column, ...]:
        """None."""
        return ()

    def numbers(self, value: Any, named: Named) -> tuple[int, ...]:
        """None."""
        return ()


@dataclass(frozen=True)
class Inner(Unkept):
    """A list of effects inside an effect; `verbs` are the ones that may stand there."""

    verbs: frozenset[str]

    def read(self, entry: Entry, key: str) -> Any:
        """Never called: only the vocabulary knows its verbs."""
        raise AssertionError("effects inside effects are read by their vocabulary")


class Said(Unkept):
    """Words in both languages."""

    def read(self, entry: Entry, key: str) -> Words:
        """The words."""
        return entry.words_at(key)


class Text(Unkept):
    """A piece of text."""

    def read(self, entry: Entry, key: str) -> str:
        """The text."""
        return entry.text(key)


def frozen(values: dict[str, Any]) -> Mapping[str, Any]:
    """Values that nobody changes."""
    return MappingProxyType(values)
