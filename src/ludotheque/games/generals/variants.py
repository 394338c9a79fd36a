"""Variants: what the value of an option changes in the units (variants.toml)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.content import Entry, read_toml

KIND = "units"


def versions(folder: Path, whole: Entry, options: Mapping[str, Any]) -> dict[str, list[Entry]]:
    """By unit, its entry as the options at hand print it, then as others would.

    The others are read only to find their mistakes, whatever the options.
    """
    found = {name: [entry] for name, entry in whole.entries()}
    for option, values in read_toml(folder / "variants.toml").entries():
        if option not in options:
            raise values.wrong(f"there is no such option; known: {', '.join(options)}")
        for value, inside in values.entries():
            for name, change in inside.entry(KIND).entries():
                if name not in found:
                    raise change.wrong("there is no such unit")
                first, *others = found[name]
                changed = Entry(change.file, change.name, {**first.raw, **change.raw})
                pair = (changed, first) if options[option] == value else (first, changed)
                found[name] = [*pair, *others]
            inside.done()
    return found
