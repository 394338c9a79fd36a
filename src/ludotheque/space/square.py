"""Boards of square cells: their tables, and distances for rules.

A cell is `row * side + column` from the top left. Boards of all sizes lie in the corner of a box
of `SIDE` columns, which is what the record-style functions count on; a board that is always of one
size may have a `side` of its own, its width.
"""

from __future__ import annotations

from dataclasses import dataclass

SHIFT = 5
SIDE = 1 << SHIFT  # columns of the box; a power of two, so that no rule divides
NONE = -1  # no cell there
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west as columns and rows


def distance(a: int, b: int) -> int:
    """Steps between two cells of the box, along rows and columns."""
    across = (a & (SIDE - 1)) - (b & (SIDE - 1))
    down = (a >> SHIFT) - (b >> SHIFT)
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    return across + down


@dataclass(frozen=True)
class Board:
    """A board of so many columns and rows, its cells numbered with `side` to a row."""

    width: int
    height: int
    side: int = SIDE

    def at(self, column: int, row: int) -> int:
        """The cell of a column and a row, or NONE beyond the edge."""
        inside = 0 <= column < self.width and 0 <= row < self.height
        return row * self.side + column if inside else NONE

    def place(self, cell: int) -> tuple[int, int]:
        """The column and the row of a cell."""
        row, column = divmod(cell, self.side)
        return column, row

    def rows(self) -> list[list[int]]:
        """The cells, row by row."""
        return [[self.at(x, y) for x in range(self.width)] for y in range(self.height)]

    def columns(self) -> list[list[int]]:
        """The cells, column by column."""
        return [list(column) for column in zip(*self.rows(), strict=True)]

    def cells(self) -> list[int]:
        """Every cell, ascending."""
        return [cell for row in self.rows() for cell in row]

    def near(self, cell: int) -> list[int]:
        """The cells north, east, south and west of a cell, each NONE beyond the edge."""
        column, row = self.place(cell)
        return [self.at(column + dx, row + dy) for dx, dy in WAYS]

    def beside(self, cell: int) -> list[int]:
        """The cells that share an edge with a cell, ascending."""
        return sorted(other for other in self.near(cell) if other != NONE)

    def diamond(self, cell: int, radius: int) -> list[int]:
        """The cells within so many steps of a cell, itself included, ascending."""
        column, row = self.place(cell)
        found: list[int] = []
        for y in range(max(0, row - radius), min(self.height, row + radius + 1)):
            rest, begin = radius - abs(y - row), y * self.side
            left, right = max(0, column - rest), min(self.width, column + rest + 1)
            found += range(begin + left, begin + right)
        return found
