"""How far units fire, for pages."""

from __future__ import annotations

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
        board = Board(t.width, t.height)
        if not self.most:
            return set()
        return {
            cell
            for stand in stands
            for cell in board.diamond(stand, self.most)
            if self.reaches(stand, cell)
        }


def gun_of(t: Any, s: Any, seat: int, kind: int) -> Gun:
    """How a type of a player's fires now."""
    power = s.power[seat]
    mobile = not t.steady[seat][power][kind]
    return Gun(t.range_min[kind], t.range_max[seat][power][kind], mobile)
