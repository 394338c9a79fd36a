"""Steps over the tiles of a map, for rules: record style.

A game keeps in `s.ground` what lies on each cell (0: nothing), its tiles in `s.tile`, ascending,
how many in `s.tiles_n`, and in `t.way` the steps from a cell to those beside it; no tile lies on
the rim. Its desk has the fields of `space.desk`: what was found is kept there until another map is
looked at, which is told by its tiles.
"""

from __future__ import annotations

from typing import Any

FAR = 999  # steps to what cannot be reached
NONE = -1


def lies(s: Any, d: Any, cell: int) -> int:
    """1 if a tile lies there that is not thought away."""
    return 1 if s.ground[cell] != 0 and cell != d.lifted else 0


def look(t: Any, s: Any, d: Any, lifted: int) -> None:
    """Look at a map, one tile thought away. What was measured on another is forgotten, unless one
    tile has come to it."""
    at = alike(s, d)
    same = d.used == 1 and d.lifted == lifted
    if same and d.known_n == s.tiles_n and at == s.tiles_n:
        return
    if same and d.known_n + 1 == s.tiles_n and are_behind(s, d, at) == 1:
        return add(t, s, d, at)
    forget(t, d)
    d.used = 1
    d.lifted = lifted
    learn(s, d, 0)
    for i in range(s.tiles_n):
        if s.tile[i] != lifted:
            touch(t, s, d, s.tile[i])


def alike(s: Any, d: Any) -> int:
    """How many of the first tiles are those of the map that was looked at last."""
    n = 0
    while n < s.tiles_n and n < d.known_n and d.known[n] == s.tile[n]:
        n += 1
    return n


def are_behind(s: Any, d: Any, at: int) -> bool:
    """Whether the tiles behind a new one are those that were known."""
    return all(d.known[i] == s.tile[i + 1] for i in range(at, d.known_n))


def learn(s: Any, d: Any, first: int) -> None:
    """Know the tiles of a map, from the first that is new."""
    for i in range(first, s.tiles_n):
        d.known[i] = s.tile[i]
    d.known_n = s.tiles_n


def forget(t: Any, d: Any) -> None:
    """A desk on which no map was looked at."""
    if d.used != 1:
        for cell in range(len(d.touched)):
            d.touched[cell] = 0
        d.known_n = 0
    for i in range(d.known_n):
        for way in range(len(t.way)):
            d.touched[d.known[i] + t.way[way]] = 0
    for row in range(len(d.origin)):
        d.origin[row] = NONE
    d.shore_n = 0


def touch(t: Any, s: Any, d: Any, tile: int) -> None:
    """A tile touches the cells beside it: where none lies is the shore."""
    for way in range(len(t.way)):
        cell = tile + t.way[way]
        d.touched[cell] += 1
        if d.touched[cell] == 1 and lies(s, d, cell) == 0:
            d.shore[d.shore_n] = cell
            d.shore_n += 1


def add(t: Any, s: Any, d: Any, at: int) -> None:
    """One tile has come to the map: only what it brings nearer is measured."""
    cell = s.tile[at]
    learn(s, d, at)
    for i in range(d.shore_n - 1, -1, -1):
        if d.shore[i] == cell:
            d.shore_n -= 1
            d.shore[i] = d.shore[d.shore_n]
    first = d.shore_n
    touch(t, s, d, cell)
    for row in range(len(d.origin)):
        if d.origin[row] != NONE:
            for i in range(first, d.shore_n):
                d.far[row][d.shore[i]] = FAR + 1
            d.far[row][cell] = min(FAR, d.far[row][cell] if d.touched[cell] > 0 else FAR)
            spread(t, s, d, row, cell)


def measure(t: Any, s: Any, d: Any, row: int, start: int) -> None:
    """Steps from a cell to every tile and to the shore, over tiles; after `look`."""
    if d.origin[row] == start:
        return
    d.origin[row] = start
    for i in range(s.tiles_n):
        d.far[row][s.tile[i]] = FAR
    for i in range(d.shore_n):
        d.far[row][d.shore[i]] = FAR + 1
    d.far[row][start] = 0
    spread(t, s, d, row, start)


def spread(t: Any, s: Any, d: Any, row: int, start: int) -> None:
    """What a cell brings nearer, and what that brings nearer."""
    d.line[0] = start
    n = 1
    i = 0
    while i < n:
        steps = d.far[row][d.line[i]] + 1
        for way in range(len(t.way)):
            other = d.line[i] + t.way[way]
            if d.far[row][other] > steps:
                d.far[row][other] = steps
                if lies(s, d, other) == 1:
                    d.line[n] = other
                    n += 1
        i += 1
