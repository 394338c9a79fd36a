"""Where a unit can go and the canonical way there, read from the table that the rules fill."""

from typing import Any

from ludotheque.games.generals.codes import NONE
from ludotheque.games.generals.desk import DESK
from ludotheque.games.generals.rules import paths
from ludotheque.space.square import Board


def cells_entered(t: Any, s: Any, cell: int) -> list[int]:
    """The cells that the unit on a cell could enter."""
    paths.set_out(t, s, DESK.here, cell, NONE)
    DESK.here.grain = paths.ITS_TICKS
    return _found(t, s)


def _found(t: Any, s: Any) -> list[int]:
    """The cells that a search finds for the unit on the desk."""
    desk = DESK.here
    paths.find_all(t, s, desk)
    near = Board(t.width, t.height).diamond(desk.start, desk.budget // paths.CHEAPEST + 1)
    way = desk.way
    return [other for other in near if way[other]]


def stops_of(t: Any, s: Any, cell: int, place: int) -> dict[int, int]:
    """D-04 The canonical way to every cell where its move may end."""
    paths.set_out(t, s, DESK.here, cell, place)
    near = set(_found(t, s))
    near |= {other for one in near for other in t.near[one] if other != NONE}
    ways = {other: paths.way_to(t, s, DESK.here, other) for other in sorted(near)}
    return {other: way for other, way in ways.items() if way}


def named(way: int) -> str:
    """The directions of a way as letters."""
    return "".join("NESW"[paths.side_of(way, step)] for step in range(paths.steps_of(way)))
