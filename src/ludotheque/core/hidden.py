"""Hidden units of an estimate as content: what lies between the features of two sides and a chance.

The section `units` of `content/weights.toml` has a row for each feature of the side that must act
(`mover`) and of the other: what a point of it is to each unit, in millionths; where each unit
begins (`base`), and what one of it is worth, in millionths of a logit (`worth`). A game whose file
has no such section is valued by its weights alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.chances import ABREAST
from ludotheque.core.content import Entry
from ludotheque.core.record import PUBLIC, SECRET, Field

SECTION = "units"
SIDES = ("mover", "other")
LARGEST = 2_000_000_000  # what a field holds


def table_fields(features: int, units: int) -> list[Field]:
    """What the tables of a game need for so many units; nothing for none."""
    if units == 0:
        return []
    assert units % ABREAST == 0, f"hidden units come in groups of {ABREAST}"
    return [
        Field("unit_factor", "i4", (2 * features, units), PUBLIC, "what a point is to each unit"),
        Field("unit_base", "i4", (units,), PUBLIC, "where each unit begins, in millionths"),
        Field("unit_worth", "i4", (units,), PUBLIC, "millionths of a logit for one of each"),
    ]


def desk_fields(features: int, units: int) -> list[Field]:
    """What the desk of a game needs for so many units; nothing for none."""
    if units == 0:
        return []
    return [
        Field("kept", "i8", (2 * features,), SECRET, "what counts for who must act and the other"),
    ]


def lay_units(names: Sequence[str], whole: Entry, t: Any) -> None:
    """Fill the tables from the section of a file; ContentError names what is missing or amiss."""
    if SECTION not in whole.raw:
        return
    found = whole.entry(SECTION)
    count = len(t.unit_worth) if hasattr(t, "unit_worth") else 0
    if count == 0:
        raise found.wrong("the estimate of this game has no hidden units")
    t.unit_base = found.integers("base", -LARGEST, LARGEST, count)
    t.unit_worth = found.integers("worth", -LARGEST, LARGEST, count)
    rows: list[list[int]] = []
    for side in SIDES:
        inside = found.entry(side)
        rows += [inside.integers(name, -LARGEST, LARGEST, count) for name in names]
        inside.done()
    found.done()
    t.unit_factor = rows


def silence(t: Any) -> None:
    """Let the units count for nothing."""
    if hasattr(t, "unit_worth"):
        t.unit_worth = [0] * len(t.unit_worth)
