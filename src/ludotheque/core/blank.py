"""Blanks: fields of a record that are put back together.

    COMBAT = Blank("combat", FIELDS, "fighting group returned", none="foe target")

declares `COMBAT.clear(s)`, after which the first fields are 0 and the others NONE, every entry of
each.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.record import Field
from ludotheque.core.written import Lines, Written

NONE = -1


class Blank(Written):
    """Declared fields to be put back, and the function that does it."""

    def __init__(self, name: str, fields: Sequence[Field], zero: str, none: str = "") -> None:
        by_name = {field.name: field for field in fields}
        values = dict.fromkeys(zero.split(), 0) | dict.fromkeys(none.split(), NONE)
        lines = [line for field, value in values.items() for line in _set(by_name[field], value)]
        super().__init__(f"blank_{name}", {"clear(s)": ['"""As if it never was."""', *lines]})


def _set(field: Field, value: int) -> Lines:
    """A field, or each of its entries, is given a value."""
    loops = [f"{'    ' * n}for i{n} in range({size}):" for n, size in enumerate(field.shape)]
    at = "".join(f"[i{n}]" for n in range(len(field.shape)))
    return [*loops, f"{'    ' * len(loops)}s.{field.name}{at} = {value}"]
