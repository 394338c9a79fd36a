"""What the laws count: buildings and units that are never lost uncounted, and recounts."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from ludotheque.core.kernel import NOBODY
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.rules.board import owner_at, type_at
from ludotheque.games.generals.rules.forces import cargo_on
from ludotheque.games.generals.rules.vision import lit_mask, sight_mask


def census(t: Any, s: Any) -> tuple[Any, ...]:
    """Buildings by kind, and for each player units that are counted but stand nowhere."""
    lords = range(n.NEUTRAL, t.seats)
    owned = sum(1 for site in range(t.sites) if s.site_owner[site] in lords)
    astray = tuple(s.units[seat] - len(_units(t, s, seat)) - s.aboard_n[seat] for seat in range(4))
    return owned, astray


def _cells(t: Any) -> list[int]:
    return list(t.cell[: t.cells])


def _units(t: Any, s: Any, seat: int) -> list[int]:
    """The cells of a player's units."""
    return [cell for cell in _cells(t) if s.unit[cell] and owner_at(s, cell) == seat]


def audit(t: Any, s: Any) -> list[str]:
    """All that differs from a recount, or can't be together."""
    wrong = [f"match: {what}" for what in _match(t, s)]
    for check in (_board, _sites, _sight, _masks):
        wrong += [f"{check.__name__[1:]}: {what}" for what in check(t, s)]
    for seat in range(t.seats):
        for of_player in (_player, _cargo):
            wrong += [f"{of_player.__name__[1:]} {seat}: {w}" for w in of_player(t, s, seat)]
    return wrong


def _match(t: Any, s: Any) -> Iterator[str]:
    if (s.phase == n.OVER) != (s.seat == NOBODY) or (s.phase == n.OVER) != (s.ended != 0):
        yield f"phase {s.phase}, seat {s.seat}, ended {s.ended}"
    if s.seat != NOBODY and (not s.alive[s.seat] or s.order[s.turn_at] != s.seat):
        yield f"seat {s.seat} acts at place {s.turn_at} of {s.order}, alive {s.alive}"
    if not 1 <= s.day <= t.day_limit:
        yield f"day {s.day} of {t.day_limit}"
    if s.phase in (n.MAIN, n.OVER) and (s.chosen != n.NONE or any(s.reach) or s.path_n):
        yield f"an order for {s.chosen} hangs over"


def _board(t: Any, s: Any) -> Iterator[str]:
    for cell in range(n.CELLS):
        if not s.unit[cell]:
            if s.hp[cell] or s.fuel[cell] or s.done[cell]:
                yield f"{cell} is empty but holds {s.hp[cell]}, {s.fuel[cell]}, {s.done[cell]}"
            continue
        seat, kind = owner_at(s, cell), type_at(s, cell)
        if not t.inside[cell] or kind >= t.types or seat >= t.seats or not s.alive[seat]:
            yield f"{cell}: no unit {kind} of {seat} can be there"
            continue
        if not 1 <= s.hp[cell] <= n.FULL_HP:
            yield f"{cell}: {s.hp[cell]} HP"
        if not any(t.cost[seat][power][kind][t.ground[cell]] for power in (0, 1)):
            yield f"{cell}: a {kind} can't stand on ground {t.ground[cell]}"
        most = max(t.tank[seat][power][kind] for power in (0, 1)) if t.flies[kind] else 0
        if not 0 <= s.fuel[cell] <= most:
            yield f"{cell}: fuel {s.fuel[cell]}"


def _sites(t: Any, s: Any) -> Iterator[str]:
    for site in range(t.sites):
        kind, lord = t.site_kind[site], s.site_owner[site]
        full = t.full_walls[kind]
        if not 1 <= s.walls[site] <= full or (lord == n.NEUTRAL and s.walls[site] != full):
            yield f"{site} of {lord} has {s.walls[site]} HP"
        if lord != n.NEUTRAL and not s.alive[lord]:
            yield f"{site} belongs to {lord}, who is out"


def _player(t: Any, s: Any, seat: int) -> Iterator[str]:
    kinds = [t.site_kind[site] for site in range(t.sites) if s.site_owner[site] == seat]
    makers = sum(1 for kind in kinds if t.makes[kind])
    if s.makers[seat] != makers:
        yield f"{s.makers[seat]} producing buildings, {makers} counted"
    units = len(_units(t, s, seat)) + s.aboard_n[seat]
    if s.units[seat] != units:
        yield f"{s.units[seat]} units, {units} counted"
    cost = t.power_cost[seat]
    if not 0 <= s.gauge[seat] <= cost or s.full[seat] != int(cost > 0 and s.gauge[seat] == cost):
        yield f"gauge {s.gauge[seat]} of {cost}, full {s.full[seat]}"
    if s.money[seat] < 0 or (s.power[seat] and not cost):
        yield f"money {s.money[seat]}, power {s.power[seat]}"
    if s.alive[seat] and not units and not makers and s.seat != NOBODY:
        yield "has nothing left but is not out"


def _cargo(t: Any, s: Any, seat: int) -> Iterator[str]:
    for place in range(s.aboard_n[seat]):
        cell = s.aboard_on[seat][place]
        if not s.unit[cell] or owner_at(s, cell) != seat:
            yield f"{place} is aboard nothing at {cell}"
            continue
        carrier = type_at(s, cell)
        if not t.carries[carrier] >> s.aboard_type[seat][place] & 1:
            yield f"{carrier} does not carry {s.aboard_type[seat][place]}"
        if cargo_on(s, seat, cell) > t.capacity[carrier]:
            yield f"the transport at {cell} is overloaded"
        if not 1 <= s.aboard_hp[seat][place] <= n.FULL_HP:
            yield f"{place} has {s.aboard_hp[seat][place]} HP"
    if any(s.aboard_hp[seat][s.aboard_n[seat] :]):
        yield "places that are free still hold something"


def _sight(t: Any, s: Any) -> Iterator[str]:
    """What each team sees, counted from nothing."""
    if not t.fog:
        return
    for team in set(t.team[: t.seats]):
        seats = [seat for seat in range(t.seats) if t.team[seat] == team]
        counted = [0] * n.CELLS
        for cell, radius in _viewers(t, s, seats):
            for other in _within(cell, radius):
                if t.inside[other] and (not t.cover[other] or _looks(t, cell, other)):
                    counted[other] += 1
        for seat in seats:
            if s.alive[seat] and t.sees_all[seat][s.power[seat]]:
                counted = [count + t.inside[cell] for cell, count in enumerate(counted)]
        found = next((c for c in range(n.CELLS) if counted[c] != s.viewers[team][c]), None)
        if found is not None:
            yield f"team {team}, cell {found}: {s.viewers[team][found]}, {counted[found]} counted"


def _viewers(t: Any, s: Any, seats: list[int]) -> Iterator[tuple[int, int]]:
    for seat in seats:
        for cell in _units(t, s, seat):
            yield cell, t.vision[seat][s.power[seat]][type_at(s, cell)]
    for site in range(t.sites):
        if s.site_owner[site] in seats:
            yield t.site_cell[site], t.site_vision


@cache
def _within(cell: int, radius: int) -> tuple[int, ...]:
    """The cells of the box that lie no farther from one than a radius."""
    return tuple(_around(cell, radius))


def _around(cell: int, radius: int) -> Iterator[int]:
    row, column = divmod(cell, n.SIDE)
    for down in range(max(row - radius, 0), min(row + radius + 1, n.SIDE)):
        left = radius - abs(down - row)
        for across in range(max(column - left, 0), min(column + left + 1, n.SIDE)):
            yield down * n.SIDE + across


def _looks(t: Any, cell: int, other: int) -> bool:
    """Whether one looks into cover within one's radius: from beside, or from inside."""
    far = abs(cell % n.SIDE - other % n.SIDE) + abs(cell // n.SIDE - other // n.SIDE)
    inside = t.patch[cell] != n.NONE and t.patch[cell] == t.patch[other]
    return far <= 1 or inside


def _masks(t: Any, s: Any) -> Iterator[str]:
    for cell in _cells(t):
        shown = lit_mask(t, s, cell)
        inner = n.ALL if not t.fog else 0
        if s.unit[cell]:
            seat = owner_at(s, cell)
            inner = s.purse_eyes[seat]
            shown = sight_mask(t, s, seat, type_at(s, cell), cell)
        if s.unit_eyes[cell] != shown or s.fuel_eyes[cell] != inner:
            masks = (s.unit_eyes[cell], s.fuel_eyes[cell])
            yield f"{cell} is shown to {masks}, should be to {(shown, inner)}"
