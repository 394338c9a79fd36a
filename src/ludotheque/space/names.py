"""Cells as moves and people write them."""

from __future__ import annotations

from ludotheque.space import hex, square


def square_name(cell: int) -> str:
    """A cell of the box of squares: column,row."""
    return f"{cell % square.SIDE},{cell // square.SIDE}"


def hex_name(cell: int) -> str:
    """A cell of the box of hexagons: (q,r)."""
    return f"({hex.q_of(cell)},{hex.r_of(cell)})"


def hex_names() -> tuple[str, ...]:
    """Every cell of the box of hexagons, for the moves of a game: `Arg(CELLS, hex_names())`."""
    return tuple(hex_name(cell) for cell in range(hex.CELLS))
