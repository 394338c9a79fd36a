"""Which cells enemies could attack in their next turn, for pages.

Most enemies stand as they stood when it was last asked, and the same is in their way: what a unit
could attack is worked out once for all that it rests on.
"""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.paths import CHEAPEST, passable
from ludotheque.games.generals.show.guns import gun_of
from ludotheque.games.generals.show.stops import cells_entered
from ludotheque.space.square import distance

KEPT = 2048  # zones of one edition that are at hand

Zone = tuple[int, ...]


def threat(edition: Edition, s: Any, team: int) -> dict[str, int]:
    """How many enemies in sight could attack each cell in their next turn."""
    t, found = edition.t, Counter[int]()
    units = [cell for cell in t.cell[: t.cells] if s.unit[cell]]
    in_the_way: dict[int, list[int]] = {}
    for cell in units:
        other = t.team[owner_at(s, cell)]
        if other == team:
            continue
        if other not in in_the_way:
            in_the_way[other] = [one for one in units if passable(t, s, other, one) == 0]
        found.update(_zone(edition, s, cell, in_the_way[other]))
    return {str(cell): count for cell, count in sorted(found.items())}


def _zone(edition: Edition, s: Any, cell: int, in_the_way: list[int]) -> Zone:
    """The cells that the unit on a cell could attack after a move, perhaps known already."""
    t, unit, power = edition.t, s.unit[cell], s.power[owner_at(s, cell)]
    far = t.budget[owner_at(s, cell)][power][type_at(s, cell)] // CHEAPEST + 1
    near = (one for one in in_the_way if distance(one, cell) <= far)
    known, key = _zones(edition), (cell, unit, power, *near)
    zone = known.get(key)
    if zone is None:
        if len(known) >= KEPT:
            known.clear()
        zone = known[key] = _threatened(t, s, cell)
    return zone


@functools.lru_cache(maxsize=16)
def _zones(edition: Edition) -> dict[tuple[int, ...], Zone]:
    """The zones known under an edition: by cell, unit and power, and what is in its way."""
    return {}


def _threatened(t: Any, s: Any, cell: int) -> Zone:
    """The cells that the unit on a cell could attack after a move."""
    gun = gun_of(t, s, owner_at(s, cell), type_at(s, cell))
    goes = gun.most and gun.mobile
    return tuple(gun.zone(t, {cell, *(cells_entered(t, s, cell) if goes else ())}))
