"""Variants: what the value of an option changes in entries of content files (variants.toml).

`[option.value.cards.otter]` holds keys that stand in place of those of `[otter]` in cards.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ludotheque.core.content import Entry, read_toml, unknown

Read = TypeVar("Read")


class _Change(NamedTuple):
    """Keys of one entry that an option's value replaces."""

    id: str
    entry: Entry
    chosen: bool  # whether the options at hand have this value

    def over(self, entry: Entry) -> Entry:
        """The entry with these keys in place of its own; its mistakes name this variant."""
        return Entry(self.entry.file, self.entry.name, {**entry.raw, **self.entry.raw})


@dataclass(frozen=True)
class Variants:
    """A content folder under some options, and the files whose entries options may change."""

    folder: Path
    options: Mapping[str, Any]
    kinds: tuple[str, ...]  # names of files, without their ending

    def read(self, kind: str, read: Callable[[str, Entry], Read]) -> list[Read]:
        """Every entry of `kind`.toml as the options print it, each given to `read`.

        What stands in the file and what other options would print is read as well, so that a
        mistake is found by whoever loads the folder, whatever the options.
        """
        whole = read_toml(self.folder / f"{kind}.toml")
        changes = list(self._changes(kind))
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

    def _changes(self, kind: str) -> Iterator[_Change]:
        """The changes of one kind, in the order of the file."""
        for option, values in read_toml(self.folder / "variants.toml").entries():
            if option not in self.options:
                raise values.wrong(f"the option {unknown(option, tuple(self.options))}")
            for value, inside in values.entries():
                inside.only(self.kinds)
                for id, entry in inside.entry(kind).entries() if kind in inside.raw else ():
                    yield _Change(id, entry, self.options[option] == value)
