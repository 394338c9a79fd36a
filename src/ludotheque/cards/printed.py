"""Properties of what is printed, each declared once: what its key holds, and how tables keep it.

A game's record of a card is a dataclass whose fields are `printed(...)`: from these follow how an
entry of a content file is read and checked, the columns of the tables, and what is filled in.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field, fields, replace
from typing import Any, NamedTuple, TypeVar

from ludotheque.cards.keys import Key, Named
from ludotheque.cards.program import fields_of, kept
from ludotheque.core.content import Entry
from ludotheque.core.record import Field

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


def read(kind: type[Made], entry: Entry, type: str, **given: Any) -> Made:
    """A card of a type from its entry; what is given was read already."""
    for name, found in properties(kind).items():
        if name not in given:
            own = found.belongs_to(type)
            given[name] = found.key.read(entry, found.called or name) if own else found.usual
    return kind(**given)


def columns(kind: type, count: int) -> list[Field]:
    """The fields of tables that keep the properties of so many cards."""
    return [
        replace(made, type=found.type or made.type)
        for name, found in properties(kind).items()
        if found.legend
        for made in fields_of(name, found.key, (count,), found.legend)
    ]


def fill(t: Any, number: int, card: Any, named: Named) -> None:
    """Write the properties of a card into these fields."""
    for name, found in properties(type(card)).items():
        if found.legend:
            for column, value in kept(name, found.key, getattr(card, name), named).items():
                getattr(t, column)[number] = value
