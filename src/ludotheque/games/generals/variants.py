"""Variants: what the value of an option changes in units and generals (variants.toml)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.content import Entry, read_toml

KINDS = {"units": "unit", "generals": "general"}


def versions(
    folder: Path, kind: str, whole: Entry, options: Mapping[str, Any]
) -> dict[str, list[Entry]]:
    """By unit or general, its entry as the options at hand print it, then as others would.

    The others are read only to find their mistakes, whatever the options.
    """
    found = {name: [entry] for name, entry in whole.entries()}
    for option, values in read_toml(folder / "variants.toml").entries():
        if option not in options:
            raise values.wrong(f"there is no such option; known: {', '.join(options)}")
        for value, inside in values.entries():
            for name, change in _changes(inside, kind):
                if name not in found:
                    raise change.wrong(f"there is no such {KINDS[kind]}")
                first, *others = found[name]
                changed = Entry(change.file, change.name, {**first.raw, **change.raw})
                pair = (changed, first) if options[option] == value else (first, changed)
                found[name] = [*pair, *others]
    return found


def _changes(inside: Entry, kind: str) -> list[tuple[str, Entry]]:
    """What is said of one kind of thing; a kind that can't be changed is a mistake."""
    found = {each: inside.entry(each) for each in KINDS if each in inside.raw}
    inside.done()
    return list(found[kind].entries()) if kind in found else []
