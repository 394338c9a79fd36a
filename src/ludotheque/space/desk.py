"""Fields of the desk of a game that measures steps over tiles: see `steps`."""

from __future__ import annotations

from ludotheque.core.record import SECRET, Field


def steps_fields(rows: int, cells: int, tiles: int) -> list[Field]:
    """What the desk of a game needs to measure from so many places at a time."""
    return [
        Field("far", "i2", (rows, cells), SECRET, "steps from each place"),
        Field("origin", "i2", (rows,), SECRET, "where they begin, NONE: not measured"),
        Field("known", "i2", (tiles,), SECRET, "the tiles over which they go, ascending"),
        Field("known_n", "i2", (), SECRET, "how many"),
        Field("touched", "i1", (cells,), SECRET, "how many of them touch each cell"),
        Field("shore", "i2", (4 * tiles + 2,), SECRET, "cells that they touch where none lies"),
        Field("shore_n", "i2", (), SECRET, "how many"),
        Field("line", "i2", (tiles,), SECRET, "cells still to be looked at"),
        Field("lifted", "i2", (), SECRET, "a tile that is thought away, or NONE"),
    ]
