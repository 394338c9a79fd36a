"""Variants: what the value of an option changes in the cards and classes (variants.toml)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.cards.vocabulary import unknown
from ludotheque.core.content import Entry, read_toml

KINDS = ("classes", "cards")
Read = TypeVar("Read")


@dataclass(frozen=True)
class Change:
    """Keys of one entry that an option's value replaces."""

    id: str
    entry: Entry
    chosen: bool  # whether the options at hand have this value

    def over(self, entry: Entry) -> Entry:
        """The entry with these keys in place of its own; its mistakes name this variant."""
        return Entry(self.entry.file, self.entry.name, {**entry.raw, **self.entry.raw})


def read_versions(
    folder: Path, kind: str, options: Mapping[str, Any], read: Callable[[str, Entry], Read]
) -> list[Read]:
    """Every entry of `kind`.toml as the options print it, each given to `read`.

    What stands in the file and what other options would print is read as well, so that a mistake
    is found by whoever loads the folder, whatever the options.
    """
    whole = read_toml(folder / f"{kind}.toml")
    changes = list(_changes(folder, kind, options))
    for change in changes:
        if change.id not in whole.raw:
            raise change.entry.wrong(f"the entry {unknown(change.id, tuple(whole.raw))}")
    found = []
    for name, entry in whole.entries():
        made = read(name, entry)
        for change in (c for c in changes if c.id == name):
            version = change.over(entry)
            alone = read(name, version)
            if change.chosen:
                entry, made = version, alone
        found.append(made)
    return found


def _changes(folder: Path, kind: str, options: Mapping[str, Any]) -> Iterator[Change]:
    """The changes of one kind, in the order of the file."""
    for option, values in read_toml(folder / "variants.toml").entries():
        if option not in options:
            raise values.wrong(f"the option {unknown(option, tuple(options))}")
        for value, inside in values.entries():
            for name, entries in inside.entries():
                if name not in KINDS:
                    raise inside.wrong(f"the key {unknown(name, KINDS)}")
                if name == kind:
                    for id, entry in entries.entries():
                        yield Change(id, entry, options[option] == value)
