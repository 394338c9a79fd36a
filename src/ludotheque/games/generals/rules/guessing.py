"""A world that agrees with what a seat sees: enemies in the fog where they might be."""

from ludotheque.core.kernel import NOBODY, below
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import enter_cost, income_of, owner_at, type_at
from ludotheque.games.generals.rules.vision import lit, lit_mask, look, sees_diver, sight_mask
from ludotheque.games.generals.state import UNIT

TRIES = 12  # cells tried for a unit in the fog
SPENT = 60  # percent of an enemy's income that is guessed to stand on the board
LATELY = 4  # turns whose income still stands on the board
MOST = 40  # units dealt to one enemy, or tried


def guess(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Fill a view in place with what the seat can't know."""
    team = t.team[seat] if seat < t.seats else c.NONE
    if s.seat != NOBODY and t.team[s.seat] != team:
        s.phase = c.MAIN
    if t.fog == 0:
        for n in range(t.cells):
            s.unit_eyes[t.cell[n]] = c.ALL
            s.fuel_eyes[t.cell[n]] = c.ALL
        return
    restore_masks(t, s, team)
    d.team = team
    for other in range(t.seats):
        if t.team[other] != team:
            cost = t.power_cost[other]
            if cost > 0:
                s.gauge[other] = cost if s.full[other] == 1 else below(s, cost)
            if s.alive[other] == 1 and s.seat != NOBODY:
                d.seat = other
                invent(t, s, d)


def restore_masks(t: Tables, s: State, team: int) -> None:
    """Who sees what, worked out anew for the units in view."""
    for other in range(t.teams):
        if other != team:
            for n in range(t.cells):
                s.viewers[other][t.cell[n]] = 0
    for seat in range(t.seats):
        if t.team[seat] != team:
            s.units[seat] = 0
            s.aboard_n[seat] = 0
            if s.alive[seat] == 1 and t.sees_all[seat][s.power[seat]] == 1:
                for n in range(t.cells):
                    s.viewers[t.team[seat]][t.cell[n]] += 1
    for site in range(t.sites):
        if s.site_owner[site] != c.NEUTRAL and t.team[s.site_owner[site]] != team:
            light(t, s, s.site_owner[site], t.site_cell[site], t.site_vision)
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0:
            owner = owner_at(s, cell)
            s.fuel_eyes[cell] = s.purse_eyes[owner]
            if t.team[owner] != team:
                adopt(t, s, owner, cell)
    for n in range(t.cells):
        show_cell(t, s, t.cell[n])


def light(t: Tables, s: State, seat: int, cell: int, radius: int) -> None:
    """`look` without notes or memory."""
    held = s.event_n
    look(t, s, seat, cell, radius)
    s.event_n = held
    s.spotted = 0
    s.more_at = 0


def adopt(t: Tables, s: State, owner: int, cell: int) -> None:
    """An enemy in view counts for its owner, and sees; its fuel is guessed."""
    kind = type_at(s, cell)
    s.units[owner] += 1
    s.fuel[cell] = t.tank[owner][0][kind] if t.flies[kind] == 1 else 0
    light(t, s, owner, cell, t.vision[owner][s.power[owner]][kind])


def show_cell(t: Tables, s: State, cell: int) -> None:
    """Set who would see the unit on a cell."""
    if s.unit[cell] != 0 and t.dives[type_at(s, cell)] == 1:
        s.unit_eyes[cell] = sight_mask(t, s, owner_at(s, cell), type_at(s, cell), cell)
    else:
        s.unit_eyes[cell] = lit_mask(t, s, cell)


def invent(t: Tables, s: State, d: Desk) -> None:
    """Hidden units and money of the enemy on the desk."""
    other = d.seat
    income = income_of(t, s, other)
    wealth = income * min(s.turns[other], LATELY) * SPENT // 100
    s.money[other] = income * (1 + below(s, 3)) // 2
    if d.team != c.NONE:
        wealth -= recall(t, s, d)
    dealt = 0
    while wealth > 0 and dealt < MOST:
        wealth -= deal(t, s, d)
        dealt += 1
    if s.units[other] == 0 and s.makers[other] == 0:
        deal_somewhere(t, s, d)


def recall(t: Tables, s: State, d: Desk) -> int:
    """Put remembered enemies back near where they were; returns what all known ones cost."""
    team = d.team
    other = d.seat
    worth = 0
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == other:
            worth += t.value[type_at(s, cell)]
    for n in range(s.memo_n[team] - 1, -1, -1):
        unit = s.memo_unit[team][n]
        if UNIT.owner(unit) == other and s.memo_day[team][n] + 4 >= s.day:
            d.kind = UNIT.type(unit)
            d.hp = s.memo_hp[team][n]
            cell = hiding_place(t, s, d, s.memo_cell[team][n], 2)
            if cell != c.NONE:
                hide(t, s, d, cell)
                worth += t.value[d.kind]
    return worth


def deal(t: Tables, s: State, d: Desk) -> int:
    """Put one likely unit near a building of its owner; returns what it costs."""
    site = below(s, t.sites)
    d.kind = below(s, t.types)
    d.hp = c.FULL_HP
    made = (t.makes[t.site_kind[site]] >> d.kind) & 1
    if s.site_owner[site] == d.seat and made == 1 and t.base[d.kind] > 0:
        cell = t.site_cell[site]
        if below(s, 2) == 0:
            cell = t.cell[below(s, t.cells)]  # it may have come a long way
        cell = hiding_place(t, s, d, cell, 5)
        if cell != c.NONE:
            hide(t, s, d, cell)
            return t.value[d.kind]
    return 4


def deal_somewhere(t: Tables, s: State, d: Desk) -> None:
    """A living enemy without any building has a unit somewhere in the fog."""
    d.hp = c.FULL_HP
    for kind in range(t.types):
        d.kind = kind
        for n in range(t.cells):
            if hides(t, s, d, t.cell[n]) == 1:
                hide(t, s, d, t.cell[n])
                return


def hides(t: Tables, s: State, d: Desk, cell: int) -> int:
    """1 if the enemy unit on the desk could be on a cell without the team seeing it."""
    if s.unit[cell] != 0 or enter_cost(t, s, d.seat, d.kind, cell) == 0:
        return 0
    if d.team == c.NONE:
        return 1
    if t.dives[d.kind] == 1:
        return 1 - sees_diver(t, s, d.team, cell)
    return 1 - lit(t, s, d.team, cell)


def hiding_place(t: Tables, s: State, d: Desk, cell: int, spread: int) -> int:
    """A hidden cell a few steps from another, or NONE."""
    for _attempt in range(TRIES):
        found = cell
        for _step in range(below(s, spread + 1)):
            near = t.near[found][below(s, 4)]
            if near != c.NONE:
                found = near
        if hides(t, s, d, found) == 1:
            return found
    return c.NONE


def hide(t: Tables, s: State, d: Desk, cell: int) -> None:
    """Place the enemy on the desk in the fog."""
    s.unit[cell] = UNIT.pack(d.seat, d.kind)
    s.hp[cell] = d.hp
    s.done[cell] = 0
    s.fuel_eyes[cell] = s.purse_eyes[d.seat]
    adopt(t, s, d.seat, cell)
    show_cell(t, s, cell)
