"""Properties of what is printed, each declared once: what its key holds, and how tables keep it.

A game's record of a card is a dataclass whose fields are `printed(...)`: from these follow how an
entry of a content file is read and checked, the columns of the tables, and what is filled in.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, fields, replace
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ludotheque.cards.keys import Column, Key, Named, Part
from ludotheque.cards.program import fields_of, kept
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.record import Field
from ludotheque.core.words import ContentError

Made = TypeVar("Made")
PROPERTY = "property"


class Property(NamedTuple):
    """One property of a card."""

    key: Key
    legend: str  # of its columns; empty: rules need not know it
    only: Collection[str]  # the types of cards that have it; none: all
    usual: Any  # what the others have
    called: str  # in content files, where it has another name there
    type: str  # of its columns, where it is not the least that holds it

    def belongs_to(self, type: str) -> bool:
        """Whether cards of a type have it."""
        return not self.only or type in self.only


def printed(
    key: Key,
    legend: str = "",
    *,
    only: Collection[str] = (),
    usual: Any = None,
    called: str = "",
    type: str = "",
) -> Any:
    """A field of a record that is a property of a card (see `Property`)."""
    return field(metadata={PROPERTY: Property(key, legend, only, usual, called, type)})


def properties(kind: type) -> dict[str, Property]:
    """The properties of a record by the names of its fields."""
    return {f.name: f.metadata[PROPERTY] for f in fields(kind) if PROPERTY in f.metadata}


def keys_of(kind: type, type: str) -> list[str]:
    """The keys that an entry of a type may have for its properties."""
    known = properties(kind).items()
    return [found.called or name for name, found in known if found.belongs_to(type)]


def read(kind: type[Made], entry: Entry, type: str, /, **given: Any) -> Made:
    """A card of a type from its entry; what is given was read already."""
    for name, found in properties(kind).items():
        if name not in given:
            own = found.belongs_to(type)
            given[name] = found.key.read(entry, found.called or name) if own else found.usual
    return kind(**given)


def read_file(kind: type[Made], path: Path) -> list[Made]:
    """Every entry of a content file as a record, with its id and its words."""
    return [read_entry(kind, name, entry) for name, entry in read_toml(path).entries()]


def read_entry(kind: type[Made], name: str, entry: Entry) -> Made:
    """One of them."""
    with entry:
        return read(kind, entry, "", id=name, words=entry.words())


def columns(kind: type, *shape: int, prefix: str = "") -> list[Field]:
    """The fields of tables that keep the properties of so many cards."""
    return [
        replace(made, type=found.type or made.type)
        for name, found in properties(kind).items()
        if found.legend
        for made in fields_of(prefix + name, found.key, shape, found.legend)
    ]


def fill(t: Any, at: tuple[int, ...], card: Any, named: Named, prefix: str = "") -> None:
    """Write the properties of a card into these fields, at its place."""
    for name, found in properties(type(card)).items():
        if found.legend:
            for column, value in kept(prefix + name, found.key, getattr(card, name), named).items():
                row = reduce(getitem, at[:-1], getattr(t, column))
                row[at[-1]] = value


@dataclass(frozen=True)
class Apart:
    """A table that is a record of properties, or a list of such, kept as a row of tables of its
    own whose names begin with `name`: counted from 1, and what is the same stands there once."""

    kind: type
    name: str
    room: int
    most: int = 0  # records of a list; 0: there is no list

    def read(self, entry: Entry, key: str) -> Any:
        """The record."""
        with Part(entry, key, entry.take(key)) as inner:
            return read(self.kind, inner, "")

    def columns(self) -> tuple[Column, ...]:
        """Its row."""
        return (Column("", 0, self.room),)

    def numbers(self, value: Any, named: Named) -> tuple[int, ...]:
        """Its row."""
        return (named((self, value)),)

    @property
    def fields(self) -> list[Field]:
        """The tables of its own."""
        shape = (self.room, self.most) if self.most else (self.room,)
        return columns(self.kind, *shape, prefix=f"{self.name}_")


class Rows:
    """Writes what is kept apart into its tables."""

    def __init__(self, t: Any, file: str) -> None:
        self.t, self.file = t, file
        self.known: dict[Apart, dict[Any, int]] = {}

    def number(self, asked: tuple[Apart, Any]) -> int:
        """The row of a record or a list of them, written where it is new."""
        apart, made = asked
        known = self.known.setdefault(apart, {})
        if made not in known:
            row = known[made] = len(known) + 1
            if row >= apart.room:
                raise ContentError(f"{self.file}: there is room for {row} rows of {apart.name!r}")
            for place, one in enumerate(made if apart.most else [made]):
                at = (row, place) if apart.most else (row,)
                fill(self.t, at, one, self.number, f"{apart.name}_")
        return known[made]
