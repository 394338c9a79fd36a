"""Set-up, the beginning and end of turns, elimination and the end (D-24 to D-34)."""

from ludotheque.core.kernel import EVERYONE, NOBODY, shuffle
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.events import NOTE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import eyes, home, income_of, owner_at, type_at, watching
from ludotheque.games.generals.rules.combat import release, seize
from ludotheque.games.generals.rules.ending import check_end, judge
from ludotheque.games.generals.rules.forces import kill, lift
from ludotheque.games.generals.rules.hand import settle
from ludotheque.games.generals.rules.vision import look_around, open_masks, refocus
from ludotheque.games.generals.state import ABOARD


def setup(t: Tables, s: State) -> None:
    """GEN-FLOW-01, GEN-FLOW-06 Order the players, give them their buildings and money."""
    for place in range(t.seats):
        s.order[place] = place if t.random_order == 1 else t.order[place]
    if t.random_order == 1:
        shuffle(s, s.order, t.seats)
    lay_out(t, s)
    for place in range(t.seats):
        NOTE.ordered(s, s.order[place], place, EVERYONE)
    for seat in range(t.seats):
        s.money[seat] = t.start_turns * income_of(t, s, seat)
    begin_turn(t, s)


def lay_out(t: Tables, s: State) -> None:
    """The map with its owned buildings, and day 1 about to begin."""
    open_masks(t, s)
    s.day = 1
    for site in range(c.SITES):
        s.site_owner[site] = c.NEUTRAL
    for site in range(t.sites):
        s.walls[site] = t.full_walls[t.site_kind[site]]
    for seat in range(t.seats):
        s.alive[seat] = 1
        if t.sees_all[seat][0] == 1:
            look_around(t, s, seat, 1)
    for site in range(t.sites):
        if t.site_start[site] != c.NONE:
            seize(t, s, site, s.order[t.site_start[site]])
    s.event_n = 0
    s.spotted = 0
    s.more_at = 0


def begin_turn(t: Tables, s: State) -> None:
    """§4.2 The player at `at` begins: power ends, income, repair, units ready."""
    seat = s.order[s.turn_at]
    s.seat = seat
    s.order_eyes = s.team_eyes[t.team[seat]]
    settle(s)
    for site in range(t.sites):
        s.made[site] = 0
    if s.power[seat] == 1:
        set_power(t, s, seat, 0)
    income = 0
    if s.turns[seat] > 0:
        income = income_of(t, s, seat)
        s.money[seat] += income
    s.turns[seat] += 1
    NOTE.turn_began(s, seat, s.day, income, EVERYONE)
    refresh(t, s, seat)


def set_power(t: Tables, s: State, seat: int, active: int) -> None:
    """A power begins or ends; what is seen may change with it."""
    before = s.power[seat]
    s.power[seat] = active
    refocus(t, s, seat, before, active)
    if t.sees_all[seat][active] > t.sees_all[seat][before]:
        look_around(t, s, seat, 1)
    if t.sees_all[seat][active] < t.sees_all[seat][before]:
        look_around(t, s, seat, 0)


def refresh(t: Tables, s: State, seat: int) -> None:
    """GEN-CREATE-05, D-26 Repair a player's units and make them ready."""
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == seat:
            s.done[cell] = 0
            kind = type_at(s, cell)
            if s.hp[cell] < c.FULL_HP and home(t, s, seat, cell, kind) == 1:
                heal = t.heal[seat][s.power[seat]][kind]
                gained = min(c.FULL_HP - s.hp[cell], heal)
                s.hp[cell] += gained
                NOTE.repaired(s, cell, gained, watching(s, cell))
    for n in range(s.aboard_n[seat]):
        s.aboard_done[seat][n] = 0


def crashes(t: Tables, s: State, seat: int, cell: int) -> int:
    """D-27 1 if the aircraft on a cell is lost when its owner's turn ends: dry, and not at home."""
    kind = type_at(s, cell)
    if t.flies[kind] == 0 or s.fuel[cell] > 0 or t.thrifty[seat][s.power[seat]][kind] == 1:
        return 0
    return 1 - home(t, s, seat, cell, kind)


def use_fuel(t: Tables, s: State, seat: int) -> None:
    """GEN-FUEL-01, D-27, D-28 At the end of its owner's turn an aircraft outside pays 1."""
    power = s.power[seat]
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == seat and t.flies[type_at(s, cell)] == 1:
            kind = type_at(s, cell)
            if home(t, s, seat, cell, kind) == 1:
                low = s.fuel[cell] < t.tank[seat][power][kind]
                s.fuel[cell] = t.tank[seat][power][kind]
                if low:
                    NOTE.refuelled(s, cell, eyes(s.purse_eyes[seat]))
            elif crashes(t, s, seat, cell) == 1:
                NOTE.crashed(s, cell, seat, kind, watching(s, cell))
                kill(t, s, cell)
            elif t.thrifty[seat][power][kind] == 0:
                s.fuel[cell] -= 1
    for n in range(s.aboard_n[seat]):
        kind = s.aboard_type[seat][n]
        if t.flies[kind] == 1:
            s.aboard_fuel[seat][n] = t.tank[seat][power][kind]


def end_turn(t: Tables, s: State) -> None:
    """GEN-FLOW-03 The current player's turn ends."""
    seat = s.seat
    NOTE.turn_ended(s, seat, EVERYONE)
    use_fuel(t, s, seat)
    check_losses(t, s)
    if s.seat != NOBODY:
        pass_on(t, s)


def pass_on(t: Tables, s: State) -> None:
    """GEN-FLOW-04 The next living player, with a new day after the last (D-33)."""
    while True:
        s.turn_at += 1
        if s.turn_at == t.seats:
            if s.day == t.day_limit:
                s.turn_at -= 1
                judge(t, s)
                return
            s.turn_at = 0
            s.day += 1
        if s.alive[s.order[s.turn_at]] == 1:
            begin_turn(t, s)
            return


def check_losses(t: Tables, s: State) -> None:
    """D-31 Whoever has neither a unit nor a producing building is out; then, is it over?"""
    before = 0
    fallen = 0
    one = 1
    for seat in range(t.seats):
        if s.alive[seat] == 1:
            before |= one << seat
            if s.units[seat] == 0 and s.makers[seat] == 0:
                fallen |= one << seat
    for seat in range(t.seats):
        if (fallen >> seat) & 1 == 1:
            eliminate(t, s, seat)
    if fallen != 0:
        check_end(t, s, before)


def eliminate(t: Tables, s: State, seat: int) -> None:
    """D-32 A player is out: buildings turn neutral and kill nobody, units are removed."""
    s.alive[seat] = 0
    NOTE.eliminated(s, seat, EVERYONE)
    for site in range(t.sites):
        if s.site_owner[site] == seat:
            release(t, s, site)
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == seat:
            lift(t, s, cell)
    for n in range(s.aboard_n[seat] - 1, -1, -1):
        ABOARD.drop(s, seat, n)
    s.units[seat] = 0
    if s.power[seat] == 1:
        set_power(t, s, seat, 0)
