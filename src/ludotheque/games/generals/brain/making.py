"""What the plain player makes: units to capture with, and what does most against what it sees."""

from ludotheque.core.kernel import OK
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.brain.fields import is_stuck
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import friendly, owner_at, type_at
from ludotheque.games.generals.rules.combat import damage, wall_damage
from ludotheque.games.generals.rules.legality import why_not_build, why_not_create
from ludotheque.games.generals.state import UNIT

TYPICAL = 3  # types reckoned with before an enemy was seen, all as likely


def site_to_use(t: Tables, s: State, d: Desk) -> int:
    """The next building that should make something, or NONE."""
    for site in range(t.sites):
        if (
            s.site_owner[site] == d.seat
            and why_not_build(t, s, t.site_cell[site]) == OK
            and best_type(t, s, d, site) != c.NONE
        ):
            return site
    return c.NONE


def best_type(t: Tables, s: State, d: Desk, site: int) -> int:
    """The type a building should make now, or NONE to save money."""
    cell = t.site_cell[site]
    best = c.NONE
    most = 0
    for kind in range(t.types):
        if why_not_create(t, s, cell, kind) == OK:
            worth = type_worth(t, s, d, kind, cell)
            if worth > most:
                most = worth
                best = kind
    return best


def type_worth(t: Tables, s: State, d: Desk, kind: int, cell: int) -> int:
    """How much a player wants a new unit of a type from a building; 0: not at all."""
    if t.exit[kind] == c.UNLOADED:
        return ferry_worth(t, s, d, kind)
    if t.base[kind] == 0 or useless(t, s, d, kind, cell) == 1:
        return 0
    seat = d.seat
    style = d.style
    power = s.power[seat]
    price = t.price[seat][power][kind]
    hit = hit_share(t, s, d, kind)
    worth = hit * t.style[style][c.T_HIT]
    worth += staying_share(t, s, d, kind) * t.style[style][c.T_MEAT]
    if t.range_max[seat][power][kind] > 1:
        worth += hit * t.style[style][c.T_RANGE]
    worth += siege_share(t, s, seat, kind) * t.style[style][c.T_SIEGE]
    worth += t.budget[seat][power][kind] // t.point * t.style[style][c.T_SPEED]
    if t.captures[kind] == 1 and wanted_captors(t, s, seat) > 0:
        worth += t.style[style][c.T_CAPTOR] * 1500 // price
    if price > purse_share(t, s, seat):
        worth = worth * t.style[style][c.T_SAVE] // 100
    return max(1, worth)


def purse_share(t: Tables, s: State, seat: int) -> int:
    """Money for each building that may still create something: slots are as scarce as money."""
    count = 0
    for site in range(t.sites):
        if (
            s.site_owner[site] == seat
            and t.makes[t.site_kind[site]] != 0
            and s.made[site] == 0
            and s.unit[t.site_cell[site]] == 0
        ):
            count += 1
    return s.money[seat] // max(1, count)


def useless(t: Tables, s: State, d: Desk, kind: int, cell: int) -> int:
    """1 for a unit that would only wait on its island, or find nothing to fight on the map."""
    if t.domain[kind] == c.GROUND and is_stuck(t, s, d, kind, cell) == 1:
        return 1 if waiting(t, s, d) >= 3 else 0
    return 0


def hit_share(t: Tables, s: State, d: Desk, kind: int) -> int:
    """Money that a blow of a type destroys, on average over the enemies reckoned with."""
    unit = UNIT.pack(d.seat, kind)
    total = 0
    weight = 0
    for n in range(d.foes):
        total += 2 * damage(t, s, unit, s.unit[d.foe[n]], 100)
        weight += 2
    for foe in range(t.seats):
        if friendly(t, d.seat, foe) == 0 and s.alive[foe] == 1:
            for other in range(min(TYPICAL, t.types)):
                total += damage(t, s, unit, UNIT.pack(foe, other), 100)
                weight += 1
    return total // max(1, weight)


def staying_share(t: Tables, s: State, d: Desk, kind: int) -> int:
    """Blows that a type withstands, on average over the enemies reckoned with, times ten."""
    unit = UNIT.pack(d.seat, kind)
    total = 0
    weight = 0
    for n in range(d.foes):
        total += 2 * damage(t, s, s.unit[d.foe[n]], unit, 100)
        weight += 2
    for foe in range(t.seats):
        if friendly(t, d.seat, foe) == 0 and s.alive[foe] == 1:
            for other in range(min(TYPICAL, t.types)):
                total += damage(t, s, UNIT.pack(foe, other), unit, 100)
                weight += 1
    return 1000 * max(1, weight) // max(3 * max(1, weight), total)


def siege_share(t: Tables, s: State, seat: int, kind: int) -> int:
    """Damage of a type to the enemies' buildings, on average."""
    total = 0
    count = 0
    for site in range(t.sites):
        if s.site_owner[site] != c.NEUTRAL and friendly(t, seat, s.site_owner[site]) == 0:
            total += wall_damage(t, s, seat, kind, t.site_kind[site])
            count += 1
    return total // max(1, count)


def wanted_captors(t: Tables, s: State, seat: int) -> int:
    """Neutral buildings of the map, less the units that could take them."""
    count = 0
    for site in range(t.sites):
        if s.site_owner[site] == c.NEUTRAL:
            count += 1
    for n in range(t.cells):
        other = t.cell[n]
        if s.unit[other] != 0 and owner_at(s, other) == seat and t.captures[type_at(s, other)] == 1:
            count -= 1
    return count


def waiting(t: Tables, s: State, d: Desk) -> int:
    """Own ground units that have nothing to do on their island."""
    count = 0
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == d.seat:
            count += is_stuck(t, s, d, type_at(s, cell), cell)
    return count


def ferry_worth(t: Tables, s: State, d: Desk, kind: int) -> int:
    """A transport over water is wanted while more units wait than can be carried."""
    if t.domain[kind] == c.GROUND:
        return 0
    room = 0
    for n in range(t.cells):
        cell = t.cell[n]
        if s.unit[cell] != 0 and owner_at(s, cell) == d.seat:
            other = type_at(s, cell)
            if t.exit[other] == c.UNLOADED and t.domain[other] != c.GROUND:
                room += t.capacity[other]
    if waiting(t, s, d) > room:
        return 5000
    return 0
