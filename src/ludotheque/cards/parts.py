"""Keys that hold tables with keys of their own, such as selectors with their filters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.cards.keys import Column, Key, Named, Part
from ludotheque.core.content import Entry


@dataclass(frozen=True)
class Kind:
    """One of some names, or none: kept from 1."""

    names: tuple[str, ...]

    def read(self, entry: Entry, key: str) -> str:
        """The name; nothing where it is left out."""
        return entry.choice(key, self.names) if key in entry.raw else ""

    def columns(self) -> tuple[Column, ...]:
        """Its place among the names, from 1."""
        return (Column("", 0, len(self.names)),)

    def numbers(self, value: str, named: Named) -> tuple[int, ...]:
        """Its place among the names, from 1; 0 for none."""
        return (1 + self.names.index(value) if value else 0,)


@dataclass(frozen=True)
class Flags:
    """Names that are keys themselves, each true or left out."""

    names: tuple[str, ...]

    def read(self, entry: Entry, key: str) -> tuple[str, ...]:
        """Those that are true."""
        return tuple(name for name in self.names if entry.flag(name))

    def columns(self) -> tuple[Column, ...]:
        """The names as bits."""
        return (Column("", 0, (1 << len(self.names)) - 1),)

    def numbers(self, value: tuple[str, ...], named: Named) -> tuple[int, ...]:
        """The names as bits."""
        return (sum(1 << self.names.index(name) for name in value),)


@dataclass(frozen=True)
class Places:
    """Some numbers from 1, or none where the key is left out."""

    most: int

    def read(self, entry: Entry, key: str) -> tuple[int, ...]:
        """The numbers."""
        if key not in entry.raw:
            return ()
        found = entry.take(key)
        known = range(1, self.most + 1)
        if not isinstance(found, list) or not found or not all(one in known for one in found):
            raise entry.wrong(f"{key} = {found!r} is not a list of {key} from 1 to {self.most}")
        return tuple(found)

    def columns(self) -> tuple[Column, ...]:
        """The numbers as bits."""
        return (Column("", 0, (1 << self.most) - 1),)

    def numbers(self, value: tuple[int, ...], named: Named) -> tuple[int, ...]:
        """The numbers as bits."""
        return (sum(1 << one - 1 for one in value),)


@dataclass(frozen=True)
class AtMost:
    """A number from 0, or none: kept with one more."""

    most: int

    def read(self, entry: Entry, key: str) -> int | None:
        """The number."""
        return entry.integer(key, 0, self.most) if key in entry.raw else None

    def columns(self) -> tuple[Column, ...]:
        """One more than the number."""
        return (Column("", 0, self.most + 1),)

    def numbers(self, value: int | None, named: Named) -> tuple[int, ...]:
        """One more than the number; 0 for none."""
        return (0 if value is None else value + 1,)


@dataclass(frozen=True)
class Parts:
    """A table with keys of its own, of which something is `made`; they are kept side by side.

    `parts` tells by field the key in the file and what it holds; columns end with the name of the
    field, those of the first with nothing. `allowed` tells which keys go with the first, of which
    `needed` ones may not be left out.
    """

    made: Callable[..., Any]
    parts: Mapping[str, tuple[str, Key]]
    allowed: Callable[[str], Collection[str]]
    needed: tuple[str, ...] = ()

    def read(self, entry: Entry, key: str) -> Any:
        """The whole of it."""
        with Part(entry, key, entry.take(key)) as inner:
            first, chosen = next(iter(self.parts.values()))
            inner.take(first)
            known = self.allowed(chosen.read(inner, first))
            inner.only((first, *known))
            for name in (name for name in self.needed if name in known):
                inner.take(name)
            return self.made(*(part.read(inner, name) for name, part in self.parts.values()))

    def columns(self) -> tuple[Column, ...]:
        """Those of its parts."""
        return tuple(
            Column((f"_{name}" if at else "") + column.suffix, column.low, column.high)
            for at, (name, (_, part)) in enumerate(self.parts.items())
            for column in part.columns()
        )

    def numbers(self, value: Any, named: Named) -> tuple[int, ...]:
        """Those of its parts."""
        told = ((getattr(value, name), part) for name, (_, part) in self.parts.items())
        return tuple(n for one, part in told for n in part.numbers(one, named))
