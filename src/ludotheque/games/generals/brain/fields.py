"""Where a unit should go: for every cell, the ticks to the nearest goal, dear goals counting less.

All of it is worked out from what the player's team sees.
"""

from ludotheque.core.types import i4row
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import friendly, home, owner_at, type_at
from ludotheque.games.generals.rules.combat import percent_against, wall_percent
from ludotheque.games.generals.rules.forces import takes
from ludotheque.games.generals.rules.vision import sees_unit
from ludotheque.games.generals.state import ABOARD, UNIT

WAITING = 8000000  # added while a cell waits in the line
RING = 1023
NEUTRAL_SITE = 0  # ticks that a goal seems farther away than it is
ENEMY_SITE = 3000
ENEMY_UNIT = 1500
SIGHTING = 5000
TRANSPORT = 2000


def list_enemies(t: Tables, s: State, d: Desk) -> None:
    """The cells of all enemies that the advised player's team sees."""
    d.foes = 0
    team = t.team[d.seat]
    for n in range(t.cells):
        cell = t.cell[n]
        if (
            s.unit[cell] != 0
            and t.team[owner_at(s, cell)] != team
            and sees_unit(t, s, team, cell) == 1
            and d.foes < c.FOES
        ):
            d.foe[d.foes] = cell
            d.foes += 1


def blank(t: Tables, d: Desk, field: i4row) -> None:
    """Nothing is a goal yet."""
    d.line_n = 0
    for n in range(t.cells):
        field[t.cell[n]] = c.FAR


def add_goal(d: Desk, field: i4row, cell: int, ticks: int) -> None:
    """Make a cell a goal that seems `ticks` away."""
    old = field[cell]
    if old >= WAITING:
        field[cell] = min(old, WAITING + ticks)
    elif ticks < old:
        field[cell] = WAITING + ticks
        d.line[d.line_n] = cell
        d.line_n += 1


def spread(t: Tables, s: State, d: Desk, kind: int, field: i4row) -> None:
    """From the goals in line outwards: ticks a type needs to get there, other units not minded."""
    head = 0
    count = d.line_n
    power = s.power[d.seat]
    while count > 0:
        cell = d.line[head]
        head = (head + 1) & RING
        count -= 1
        ticks = field[cell] - WAITING
        field[cell] = ticks
        step = t.cost[d.seat][power][kind][t.ground[cell]]
        if step == 0:
            step = t.board_ticks  # the goal itself need not be entered: a transport, a port
        total = ticks + step
        for way in range(4):
            near = t.near[cell][way]
            if near != c.NONE and t.cost[d.seat][power][kind][t.ground[near]] > 0:
                old = field[near]
                known = old - WAITING if old >= WAITING else old
                if total < known:
                    if old < WAITING:
                        d.line[(head + count) & RING] = near
                        count += 1
                    field[near] = WAITING + total


def fight_goals(t: Tables, s: State, d: Desk, kind: int, field: i4row) -> None:
    """Goals of a unit that fights or captures."""
    seat = d.seat
    for site in range(t.sites):
        cell = t.site_cell[site]
        lord = s.site_owner[site]
        if lord == c.NEUTRAL:
            if t.captures[kind] == 1 and (s.unit[cell] == 0 or owner_at(s, cell) != seat):
                add_goal(d, field, cell, NEUTRAL_SITE)
        elif friendly(t, seat, lord) == 0 and wall_percent(t, kind, t.site_kind[site]) > 0:
            add_goal(d, field, cell, ENEMY_SITE)
    for n in range(d.foes):
        cell = d.foe[n]
        if percent_against(t, kind, type_at(s, cell)) > 0:
            add_goal(d, field, cell, ENEMY_UNIT)
    team = t.team[seat]
    for n in range(s.memo_n[team]):
        other = UNIT.type(s.memo_unit[team][n])
        if s.memo_day[team][n] + 3 >= s.day and percent_against(t, kind, other) > 0:
            add_goal(d, field, s.memo_cell[team][n], SIGHTING)


def home_goals(t: Tables, s: State, d: Desk, kind: int, field: i4row) -> None:
    """Buildings that repair or refuel a type, and carriers."""
    seat = d.seat
    for site in range(t.sites):
        cell = t.site_cell[site]
        if home(t, s, seat, cell, kind) == 1:
            away = 0
            if s.unit[cell] != 0:
                away = 9000
            add_goal(d, field, cell, away)
    if t.flies[kind] == 1:
        for n in range(t.cells):
            cell = t.cell[n]
            if s.unit[cell] != 0 and takes(t, s, seat, kind, cell) == 1:
                add_goal(d, field, cell, 0)


def is_stuck(t: Tables, s: State, d: Desk, kind: int, cell: int) -> int:
    """1 if a ground unit has nothing to do on its island."""
    if t.domain[kind] != c.GROUND:
        return 0
    island = t.land[cell]
    for site in range(t.sites):
        if t.land[t.site_cell[site]] == island:
            lord = s.site_owner[site]
            if lord == c.NEUTRAL:
                if t.captures[kind] == 1:
                    return 0
            elif friendly(t, d.seat, lord) == 0:
                return 0
    for n in range(d.foes):
        other = d.foe[n]
        if t.land[other] == island and percent_against(t, kind, type_at(s, other)) > 0:
            return 0
    return 1


def ferry_goals(t: Tables, s: State, d: Desk, kind: int, field: i4row) -> None:
    """Where a stuck unit waits to be carried: transports with room, else ports."""
    seat = d.seat
    for n in range(t.cells):
        cell = t.cell[n]
        if (
            s.unit[cell] != 0
            and takes(t, s, seat, kind, cell) == 1
            and t.domain[type_at(s, cell)] != c.GROUND
        ):
            add_goal(d, field, cell, 0)
    if d.line_n == 0:
        for site in range(t.sites):
            if s.site_owner[site] == seat and t.wet[t.site_kind[site]] == 1:
                add_goal(d, field, t.site_cell[site], TRANSPORT)


def shore_goals(t: Tables, s: State, d: Desk) -> None:
    """Cells from which cargo could go ashore towards its own goals."""
    for n in range(t.cells):
        cell = t.cell[n]
        if t.sea[cell] != c.NONE and s.unit[cell] == 0:
            best = c.FAR
            for way in range(4):
                near = t.near[cell][way]
                if near != c.NONE and s.unit[near] == 0:
                    best = min(best, d.landing[near])
            if best < c.FAR:
                add_goal(d, d.field, cell, best)


def pickup_goals(t: Tables, s: State, d: Desk, cell: int) -> None:
    """Cells beside own units that wait for a transport like the one on a cell, else own ports."""
    seat = d.seat
    carrier = type_at(s, cell)
    for n in range(t.cells):
        other = t.cell[n]
        if s.unit[other] != 0 and owner_at(s, other) == seat and other != cell:
            kind = type_at(s, other)
            if (
                (t.carries[carrier] >> kind) & 1 == 1
                and t.capacity[kind] == 0
                and is_stuck(t, s, d, kind, other) == 1
            ):
                for way in range(4):
                    near = t.near[other][way]
                    if near != c.NONE and t.sea[near] != c.NONE:
                        add_goal(d, d.field, near, 0)
    for site in range(t.sites):
        if s.site_owner[site] == seat and t.wet[t.site_kind[site]] == 1:
            for way in range(4):
                near = t.near[t.site_cell[site]][way]
                if near != c.NONE and t.sea[near] != c.NONE:
                    add_goal(d, d.field, near, 4 * TRANSPORT)


def lay_field(t: Tables, s: State, d: Desk) -> None:
    """Fill `field` for the unit on the desk: where it fights, heals, waits or lands."""
    blank(t, d, d.field)
    d.about = c.FIGHTING
    d.stuck = is_stuck(t, s, d, d.kind, d.start)
    if needs_home(t, d) == 1:
        home_goals(t, s, d, d.kind, d.field)
        if d.line_n > 0:
            d.about = c.LANDING
    if d.about == c.FIGHTING:
        if t.exit[d.kind] == c.UNLOADED and t.domain[d.kind] != c.GROUND:
            d.about = c.CARRYING
            carry_goals(t, s, d)
        elif d.stuck == 1:
            ferry_goals(t, s, d, d.kind, d.field)
        else:
            fight_goals(t, s, d, d.kind, d.field)
    spread(t, s, d, d.kind, d.field)


def needs_home(t: Tables, d: Desk) -> int:
    """1 if the unit should go where it is repaired, or must land."""
    if t.flies[d.kind] == 1 and d.fuel <= 1:
        return 1
    return 1 if d.hp <= 35 else 0


def carry_goals(t: Tables, s: State, d: Desk) -> None:
    """Goals of a ship that carries: a landing for its cargo, or who waits for it."""
    slot = ABOARD.find(s, d.seat, d.start) if s.unit[d.start] != 0 else c.NONE
    if slot == c.NONE:
        pickup_goals(t, s, d, d.start)
        return
    lay_landing(t, s, d, s.aboard_type[d.seat][slot])
    d.line_n = 0
    shore_goals(t, s, d)


def lay_landing(t: Tables, s: State, d: Desk, cargo: int) -> None:
    """Fill `landing` for a type that is carried."""
    blank(t, d, d.landing)
    fight_goals(t, s, d, cargo, d.landing)
    spread(t, s, d, cargo, d.landing)
