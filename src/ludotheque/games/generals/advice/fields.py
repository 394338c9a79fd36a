"""Where a unit should go: for every cell, the ticks to the nearest goal, dear goals counting less.

All of it is worked out from what the player's team sees.
"""

from typing import Any

from ludotheque.games.generals.names import (
    FAR,
    FIELD,
    GROUND,
    LANDING,
    LINE,
    NEUTRAL,
    NONE,
    SEEN,
    UNLOADED,
)
from ludotheque.games.generals.rules.board import friendly, home, owner_at, type_at
from ludotheque.games.generals.rules.combat import percent_against, wall_percent
from ludotheque.games.generals.rules.forces import takes
from ludotheque.games.generals.rules.vision import sees_unit

WAITING = 8000000  # added while a cell waits in the line
RING = 1023
NEUTRAL_SITE = 0  # ticks that a goal seems farther away than it is
ENEMY_SITE = 3000
ENEMY_UNIT = 1500
SIGHTING = 5000
TRANSPORT = 2000


def list_enemies(t: Any, s: Any, seat: int, out: Any) -> int:
    """The cells of all enemies that a player's team sees, from SEEN on; returns how many."""
    count = 0
    team = t.team[seat]
    for n in range(t.cells):
        cell = t.cell[n]
        if (
            s.unit[cell] != 0
            and t.team[owner_at(s, cell)] != team
            and sees_unit(t, s, team, cell) == 1
            and count < 500
        ):
            out[SEEN + count] = cell
            count += 1
    return count


def blank_field(t: Any, out: Any, room: int) -> None:
    """Nothing is a goal yet."""
    for n in range(t.cells):
        out[room + t.cell[n]] = FAR


def add_goal(out: Any, room: int, cell: int, ticks: int, count: int) -> int:
    """Make a cell a goal that seems `ticks` away; returns how many cells wait."""
    old = out[room + cell]
    if old >= WAITING:
        if ticks < old - WAITING:
            out[room + cell] = WAITING + ticks
        return count
    if ticks < old:
        out[room + cell] = WAITING + ticks
        out[LINE + count] = cell
        return count + 1
    return count


def spread(t: Any, s: Any, seat: int, kind: int, room: int, count: int, out: Any) -> None:
    """From the goals in line outwards: ticks a type needs to get there, other units not minded."""
    head = 0
    power = s.power[seat]
    while count > 0:
        cell = out[LINE + head]
        head = (head + 1) & RING
        count -= 1
        ticks = out[room + cell] - WAITING
        out[room + cell] = ticks
        step = t.cost[seat][power][kind][t.ground[cell]]
        if step == 0:
            step = t.board_ticks  # the goal itself need not be entered: a transport, a port
        total = ticks + step
        for way in range(4):
            near = t.near[cell][way]
            if near != NONE and t.cost[seat][power][kind][t.ground[near]] > 0:
                old = out[room + near]
                known = old - WAITING if old >= WAITING else old
                if total < known:
                    if old < WAITING:
                        out[LINE + ((head + count) & RING)] = near
                        count += 1
                    out[room + near] = WAITING + total


def fight_goals(t: Any, s: Any, seat: int, kind: int, foes: int, room: int, out: Any) -> int:
    """Goals of a unit that fights or captures; returns how many cells wait."""
    count = 0
    for site in range(t.sites):
        cell = t.site_cell[site]
        lord = s.lord[site]
        if lord == NEUTRAL:
            if t.captures[kind] == 1 and (s.unit[cell] == 0 or owner_at(s, cell) != seat):
                count = add_goal(out, room, cell, NEUTRAL_SITE, count)
        elif friendly(t, seat, lord) == 0 and wall_percent(t, kind, t.site_kind[site]) > 0:
            count = add_goal(out, room, cell, ENEMY_SITE, count)
    for n in range(foes):
        cell = out[SEEN + n]
        if percent_against(t, kind, type_at(s, cell)) > 0:
            count = add_goal(out, room, cell, ENEMY_UNIT, count)
    team = t.team[seat]
    for n in range(s.memos[team]):
        other = (s.memo_unit[team][n] - 1) >> 2
        if s.memo_day[team][n] + 3 >= s.day and percent_against(t, kind, other) > 0:
            count = add_goal(out, room, s.memo_cell[team][n], SIGHTING, count)
    return count


def home_goals(t: Any, s: Any, seat: int, kind: int, room: int, out: Any) -> int:
    """Buildings that repair or refuel a type, and carriers; returns how many cells wait."""
    count = 0
    for site in range(t.sites):
        cell = t.site_cell[site]
        if home(t, s, seat, cell, kind) == 1:
            away = 0
            if s.unit[cell] != 0:
                away = 9000
            count = add_goal(out, room, cell, away, count)
    if t.flies[kind] == 1:
        for n in range(t.cells):
            cell = t.cell[n]
            if s.unit[cell] != 0 and takes(t, s, seat, kind, cell) == 1:
                count = add_goal(out, room, cell, 0, count)
    return count


def is_stuck(t: Any, s: Any, seat: int, kind: int, cell: int, foes: int, out: Any) -> int:
    """1 if a ground unit has nothing to do on its island."""
    if t.domain[kind] != GROUND:
        return 0
    island = t.land[cell]
    for site in range(t.sites):
        if t.land[t.site_cell[site]] == island:
            lord = s.lord[site]
            if lord == NEUTRAL:
                if t.captures[kind] == 1:
                    return 0
            elif friendly(t, seat, lord) == 0:
                return 0
    for n in range(foes):
        other = out[SEEN + n]
        if t.land[other] == island and percent_against(t, kind, type_at(s, other)) > 0:
            return 0
    return 1


def ferry_goals(t: Any, s: Any, seat: int, kind: int, room: int, out: Any) -> int:
    """Where a stuck unit waits to be carried: transports with room, else ports."""
    count = 0
    for n in range(t.cells):
        cell = t.cell[n]
        if (
            s.unit[cell] != 0
            and takes(t, s, seat, kind, cell) == 1
            and t.domain[type_at(s, cell)] != GROUND
        ):
            count = add_goal(out, room, cell, 0, count)
    if count == 0:
        for site in range(t.sites):
            if s.lord[site] == seat and t.wet[t.site_kind[site]] == 1:
                count = add_goal(out, room, t.site_cell[site], TRANSPORT, count)
    return count


def shore_goals(t: Any, s: Any, room: int, from_room: int, out: Any) -> int:
    """Cells from which cargo could go ashore towards its own goals, told by another field."""
    count = 0
    for n in range(t.cells):
        cell = t.cell[n]
        if t.sea[cell] != NONE and s.unit[cell] == 0:
            best = FAR
            for way in range(4):
                near = t.near[cell][way]
                if near != NONE and s.unit[near] == 0 and out[from_room + near] < best:
                    best = out[from_room + near]
            if best < FAR:
                count = add_goal(out, room, cell, best, count)
    return count


def pickup_goals(t: Any, s: Any, seat: int, cell: int, foes: int, room: int, out: Any) -> int:
    """Cells beside own units that wait for a transport like the one on a cell, else own ports."""
    count = 0
    carrier = type_at(s, cell)
    for n in range(t.cells):
        other = t.cell[n]
        if s.unit[other] != 0 and owner_at(s, other) == seat and other != cell:
            kind = type_at(s, other)
            if (
                (t.carries[carrier] >> kind) & 1 == 1
                and t.capacity[kind] == 0
                and is_stuck(t, s, seat, kind, other, foes, out) == 1
            ):
                for way in range(4):
                    near = t.near[other][way]
                    if near != NONE and t.sea[near] != NONE:
                        count = add_goal(out, room, near, 0, count)
    for site in range(t.sites):
        if s.lord[site] == seat and t.wet[t.site_kind[site]] == 1:
            for way in range(4):
                near = t.near[t.site_cell[site]][way]
                if near != NONE and t.sea[near] != NONE:
                    count = add_goal(out, room, near, 4 * TRANSPORT, count)
    return count


def first_cargo(s: Any, seat: int, cell: int) -> int:
    """The place aboard of the first unit that a transport carries, or NONE."""
    for n in range(s.aboard[seat]):
        if s.aboard_on[seat][n] == cell:
            return n
    return NONE


def lay_field(
    t: Any, s: Any, seat: int, kind: int, cell: int, hp: int, fuel: int, foes: int, out: Any
) -> int:
    """Fill FIELD for a unit: where it fights, heals, waits or lands; returns what it is about."""
    blank_field(t, out, FIELD)
    if needs_home(t, kind, hp, fuel) == 1:
        count = home_goals(t, s, seat, kind, FIELD, out)
        if count > 0:
            spread(t, s, seat, kind, FIELD, count, out)
            return 1
    if t.exit[kind] == UNLOADED and t.domain[kind] != GROUND:
        return lay_ferry_field(t, s, seat, kind, cell, foes, out)
    count = 0
    if is_stuck(t, s, seat, kind, cell, foes, out) == 1:
        count = ferry_goals(t, s, seat, kind, FIELD, out)
    else:
        count = fight_goals(t, s, seat, kind, foes, FIELD, out)
    spread(t, s, seat, kind, FIELD, count, out)
    return 0


def needs_home(t: Any, kind: int, hp: int, fuel: int) -> int:
    """1 if a unit should go where it is repaired, or must land."""
    if t.flies[kind] == 1 and fuel <= 1:
        return 1
    return 1 if hp <= 35 else 0


def lay_ferry_field(t: Any, s: Any, seat: int, kind: int, cell: int, foes: int, out: Any) -> int:
    """FIELD of a ship that carries: to a landing for its cargo, or to who waits for it."""
    slot = first_cargo(s, seat, cell) if s.unit[cell] != 0 else NONE
    count = 0
    if slot != NONE:
        cargo = s.aboard_type[seat][slot]
        blank_field(t, out, LANDING)
        count = fight_goals(t, s, seat, cargo, foes, LANDING, out)
        spread(t, s, seat, cargo, LANDING, count, out)
        count = shore_goals(t, s, FIELD, LANDING, out)
    else:
        count = pickup_goals(t, s, seat, cell, foes, FIELD, out)
    spread(t, s, seat, kind, FIELD, count, out)
    return 2
