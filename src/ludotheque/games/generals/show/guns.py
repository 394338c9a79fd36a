"""How far units fire, for pages."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple

from ludotheque.space.square import Board, distance


class Gun(NamedTuple):
    """How far a type fires, and whether it may after a move."""

    least: int
    most: int
    mobile: bool

    def reaches(self, stand: int, cell: int) -> bool:
        """GEN-ATT-03 Whether a cell lies within range of another."""
        return self.least <= distance(stand, cell) <= self.most

    def zone(self, t: Any, stands: Iterable[int]) -> set[int]:
        """The cells of the map that can be fired at from some."""
        if not self.most:
            return set()
        return set().union(*(_ring(t.width, t.height, self, stand) for stand in stands))


@functools.lru_cache(maxsize=4096)  # maps have few cells and few kinds of guns
def _ring(width: int, height: int, gun: Gun, stand: int) -> tuple[int, ...]:
    """The cells of a map that a gun can fire at from one."""
    near = Board(width, height).diamond(stand, gun.most)
    return tuple(cell for cell in near if gun.reaches(stand, cell))


def gun_of(t: Any, s: Any, seat: int, kind: int) -> Gun:
    """How a type of a player's fires now."""
    power = s.power[seat]
    mobile = not t.steady[seat][power][kind]
    return Gun(t.range_min[kind], t.range_max[seat][power][kind], mobile)
