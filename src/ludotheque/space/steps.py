"""Steps over the tiles of a map, for rules: record style.

A game keeps its tiles in `s.tile`, ascending, how many in `s.tiles_n`, and in `t.way` the steps
from a cell to those beside it; no tile lies on the rim. Its desk has the fields of `space.desk`:
what was measured is kept there until another map is looked at, which is told by its tiles.
"""

from __future__ import annotations

from typing import Any

FAR = 999  # steps to what cannot be reached
NONE = -1


def look(s: Any, d: Any, lifted: int) -> None:
    """Look at a map, one tile thought away: what was measured on another is forgotten."""
    if is_known(s, d, lifted) == 1:
        return
    for row in range(len(d.far)):
        forget(d, row)
    d.used = 1
    d.lifted = lifted
    d.known_n = s.tiles_n
    for i in range(s.tiles_n):
        d.known[i] = s.tile[i]


def is_known(s: Any, d: Any, lifted: int) -> bool:
    """Whether a map is the one that was looked at last."""
    if d.used == 0 or d.lifted != lifted or d.known_n != s.tiles_n:
        return False
    return all(d.known[i] == s.tile[i] for i in range(s.tiles_n))


def forget(d: Any, row: int) -> None:
    """Steps from one place are not known any more; all are 0."""
    d.origin[row] = NONE
    if d.used == 1:
        for i in range(d.known_n):
            d.far[row][d.known[i]] = 0
    else:
        for cell in range(len(d.far[row])):
            d.far[row][cell] = 0


def measure(t: Any, s: Any, d: Any, row: int, start: int) -> None:
    """Steps from a cell to every tile, over tiles; after `look`."""
    if d.origin[row] == start:
        return
    d.origin[row] = start
    for i in range(s.tiles_n):
        d.far[row][s.tile[i]] = FAR
    if d.lifted >= 0:
        d.far[row][d.lifted] = 0
    d.far[row][start] = 0
    d.line[0] = start
    n = 1
    i = 0
    while i < n:
        cell = d.line[i]
        i += 1
        for way in range(len(t.way)):
            other = cell + t.way[way]
            if d.far[row][other] == FAR:  # never where no tile lies
                d.far[row][other] = d.far[row][cell] + 1
                d.line[n] = other
                n += 1
