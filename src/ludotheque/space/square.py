"""Boards of square cells, numbered row by row from the top left."""

from __future__ import annotations


def neighbours(width: int, height: int) -> list[list[int]]:
    """The cells that share an edge with each cell, ascending."""
    found = []
    for cell in range(width * height):
        row, column = divmod(cell, width)
        near = [
            cell - width if row > 0 else None,
            cell - 1 if column > 0 else None,
            cell + 1 if column < width - 1 else None,
            cell + width if row < height - 1 else None,
        ]
        found.append([other for other in near if other is not None])
    return found
