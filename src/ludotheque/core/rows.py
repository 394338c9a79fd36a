"""Rows: parallel fields with a count, and what rules do with them.

    ABOARD = rows(Field("aboard", "i1", (SEATS,), PUBLIC, "units carried"), 48, find=("on",),
                  on=("i2", "cell of the transport"), hp=("i1", "its HP"))

declares the fields `aboard_n`, `aboard_on` and `aboard_hp` and the functions `ABOARD.push(s, seat,
on, hp)`, which answers the place of the new row; `ABOARD.keep`, the same, for which the first row
makes room; `ABOARD.drop(s, seat, place)`, which keeps the order of the others; `ABOARD.find(s,
seat, on)`, which answers the first such place or NONE.
What lies beyond the count is always 0, so that equal rows are equal bytes.
"""

from __future__ import annotations

from dataclasses import replace

from ludotheque.core.record import Field
from ludotheque.core.written import Lines, Written

NONE = -1  # no such row


class Rows(Written):
    """Declared rows: their fields for the list of a record, and their functions for rules."""

    def __init__(self, count: Field, cap: int, find: tuple[str, ...], columns: list[Field]) -> None:
        self.fields = (count, *columns)
        self.cap = cap
        at = [f"i{depth}" for depth in range(len(count.shape))]
        made = _Text(count.name, "".join(f"[{i}]" for i in at), [f.name for f in columns])
        stem = count.name.removesuffix("_n")
        keys = [f"{stem}_{column}" for column in find]
        first = ["s", *at]
        functions = {
            f"push({_listed(first, made.columns)})": made.push(cap),
            f"drop({_listed(first, ['place'])})": made.drop(),
            f"keep({_listed(first, made.columns)})": made.keep(cap, first),
        }
        if keys:
            functions[f"find({_listed(first, keys)})"] = made.find(keys)
        super().__init__(f"rows_{stem}", functions)


def rows(kept: Field, cap: int, /, find: tuple[str, ...] = (), **columns: tuple[str, str]) -> Rows:
    """Rows called as `kept`, known to whom it says; each column has a type and a legend."""
    for key in find:
        if key not in columns:
            raise ValueError(f"{kept.name}: rows are found by {key!r}, which is no column")
    count = replace(kept, name=f"{kept.name}_n", hidden=0)
    wide = [
        replace(kept, name=f"{kept.name}_{name}", type=kind, shape=(*kept.shape, cap), legend=said)
        for name, (kind, said) in columns.items()
    ]
    return Rows(count, cap, find, wide)


def _listed(first: list[str], names: list[str]) -> str:
    return ", ".join([*first, *names])


class _Text:
    """Writes the bodies."""

    def __init__(self, count: str, at: str, columns: list[str]) -> None:
        self.count, self.at, self.columns = f"s.{count}{at}", at, columns

    def _cell(self, column: str, place: str) -> str:
        return f"s.{column}{self.at}[{place}]"

    def push(self, cap: int) -> Lines:
        set_all = [f"{self._cell(column, 'n')} = {column}" for column in self.columns]
        room = f'assert n < {cap}, "{self.count}: no room for another"'
        said = '"""Add a row behind the others; answers its place."""'
        return [said, f"n = {self.count}", room, *set_all, f"{self.count} = n + 1", "return n"]

    def keep(self, cap: int, first: list[str]) -> Lines:
        set_all = [f"{self._cell(column, 'n')} = {column}" for column in self.columns]
        said = '"""Add a row behind the others; when there is no room, the first one makes it."""'
        room = [f"if {self.count} == {cap}:", f"    drop({_listed(first, ['0'])})"]
        return [said, *room, f"n = {self.count}", *set_all, f"{self.count} = n + 1", "return n"]

    def drop(self) -> Lines:
        moves = [
            f"    {self._cell(column, 'n')} = {self._cell(column, 'n + 1')}"
            for column in self.columns
        ]
        blanks = [f"{self._cell(column, 'last')} = 0" for column in self.columns]
        said = '"""Take a row out; those behind it move up."""'
        head = [said, f"last = {self.count} - 1", "for n in range(place, last):"]
        return [*head, *moves, *blanks, f"{self.count} = last"]

    def find(self, keys: Lines) -> Lines:
        same = " and ".join(f"{self._cell(key, 'n')} == {key}" for key in keys)
        said = '"""The first row that holds this, or NONE."""'
        head = [said, f"for n in range({self.count}):", f"    if {same}:", "        return n"]
        return [*head, f"return {NONE}"]
