"""Closed vocabularies: what a card may say, checked word by word and kept as plain data.

A game declares its verbs with the keys each takes; a card's list of effect tables becomes a tuple
of `Effect`. What an effect does, no one here knows: every game interprets its own verbs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from ludotheque.core.content import Entry, unknown
from ludotheque.core.words import ContentError


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


class Key(Protocol):
    """What a key may hold: reads it from an entry, or says what is wrong with it."""

    def read(self, entry: Entry, key: str) -> Any:
        """The value of the key."""


@dataclass(frozen=True)
class Whole:
    """A whole number in a range."""

    low: int
    high: int

    def read(self, entry: Entry, key: str) -> int:
        """The number."""
        return entry.integer(key, self.low, self.high)


@dataclass(frozen=True)
class Choice:
    """One of some names."""

    names: tuple[str, ...]

    def read(self, entry: Entry, key: str) -> str:
        """The name."""
        return entry.choice(key, self.names)


class Name:
    """A name that only the whole of the content can check."""

    def read(self, entry: Entry, key: str) -> str:
        """The name as it stands."""
        return entry.text(key)


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
        inner = Part(entry, key, raw)
        each = inner.integer("mul", max(1, self.low), self.high)
        amount = Amount(each, inner.choice("of", self.of))
        inner.done()
        return amount


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
        inner = Part(entry, key, raw)
        turns = Turns(inner.integer("turns", 1, self.most))
        inner.done()
        return turns


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
        stated = given if isinstance(given, list) else [given]
        if len(stated) != len(keys):
            raise entry.wrong(f"{key}: {kind} takes {len(keys)} values, not {len(stated)}")
        inner = Part(entry, f"{key} {kind}", dict(zip(keys, stated, strict=True)))
        return Condition(kind, _frozen({name: k.read(inner, name) for name, k in keys.items()}))

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


@dataclass(frozen=True)
class Inner:
    """A list of effects inside an effect; `verbs` are the ones that may stand there."""

    verbs: frozenset[str]

    def read(self, entry: Entry, key: str) -> Any:
        """Never called: only the vocabulary knows its verbs."""
        raise AssertionError("effects inside effects are read by their vocabulary")


class Vocabulary:
    """The verbs of a game: for each the keys it takes."""

    def __init__(self, verbs: Mapping[str, Mapping[str, Key]], key: str = "do") -> None:
        self.verbs = verbs
        self.key = key  # the key that holds the verb itself

    def effects(self, entry: Entry, key: str, allowed: Collection[str]) -> tuple[Effect, ...]:
        """The effects listed under a key, of the allowed verbs; each mistake is a ContentError."""
        raw = entry.take(key)
        if not isinstance(raw, list) or not raw:
            raise entry.wrong(f"{key} = {raw!r} is not a list of effects")
        return tuple(self._effect(entry, key, n, one, allowed) for n, one in enumerate(raw, 1))

    def _effect(
        self, entry: Entry, key: str, number: int, raw: Any, allowed: Collection[str]
    ) -> Effect:
        verb = Part(entry, f"{key} {number}", raw).take(self.key)
        if not isinstance(verb, str) or verb not in self.verbs:
            wrong = Part(entry, f"{key} {number}", raw)
            raise wrong.wrong(f"the verb {unknown(verb, self.verbs)}")
        part = Part(entry, f"{key} {number} ({verb})", raw)
        part.take(self.key)
        if verb not in allowed:
            fit = ", ".join(v for v in self.verbs if v in allowed)
            raise part.wrong(f"{verb} may not stand here; what may: {fit}")
        values = {name: self._value(part, name, kind) for name, kind in self.verbs[verb].items()}
        part.only(self.verbs[verb], besides=self.key)
        return Effect(verb, _frozen(values))

    def _value(self, part: Part, name: str, kind: Key) -> Any:
        if isinstance(kind, Inner):
            return self.effects(part, name, kind.verbs)
        return kind.read(part, name)


def _frozen(values: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(values)
