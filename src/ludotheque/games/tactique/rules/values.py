"""Derived values of units: keywords, armor, ATK, range, links (§3.5)."""

from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import beside, holds, lent, reaches, side_of


def has(t: Tables, s: State, spot: int, keyword: int) -> int:
    """TAC-VAL-01 1 if a unit has a keyword (as a bit): printed, given for a time, or lent."""
    bits = t.keywords[s.unit[spot]]
    for lapse in range(c.LAPSES):
        bits |= s.granted[spot][lapse]
    if bits & keyword != 0:
        return 1
    if t.lent & keyword == 0:
        return 0
    at = 0
    while (keyword >> at) != 1:
        at += 1
    return 1 if lent(t, s, spot, at) > 0 else 0


def armor(t: Tables, s: State, spot: int) -> int:
    """TAC-KW-armor Armor of a unit; sources add up."""
    total = t.armor[s.unit[spot]] + lent(t, s, spot, c.KEY_ARMOR)
    for lapse in range(c.LAPSES):
        total += s.plate[spot][lapse]
    return total + 1 if s.terrain[spot] == c.COVER else total


def atk(t: Tables, s: State, spot: int) -> int:
    """TAC-VAL-03 ATK of a unit with all that adds to it, at least 0."""
    total = t.atk[s.unit[spot]] + lent(t, s, spot, c.LENDS_ATK) + synapses(t, s, spot)
    for lapse in range(c.LAPSES):
        total += s.boost[spot][lapse]
    if s.terrain[spot] == c.CREEP:
        total += 1
    return max(total, 0)


def synapses(t: Tables, s: State, spot: int) -> int:
    """TAC-KW-synapse One for each adjacent ally with Synapse, up to a most."""
    count = 0
    for i in range(4):
        other = t.near[spot][i]
        if other >= 0 and s.unit[other] >= 0 and has(t, s, other, c.SYNAPSE) == 1:
            count += 1
    return min(count, t.synapse_max)


def reach(t: Tables, s: State, spot: int) -> int:
    """TAC-VAL-04 The greatest distance of a unit's attacks."""
    most = t.reach_max[s.unit[spot]]
    return most + 1 if s.terrain[spot] == c.RELAY else most


def in_range(t: Tables, s: State, spot: int, other: int) -> int:
    """Q1 1 if a unit's range includes the distance to another, rows counted from the front."""
    far = t.row_of[spot] + t.row_of[other] + 1
    return 1 if t.reach_min[s.unit[spot]] <= far <= reach(t, s, spot) else 0


def first_reached(t: Tables, s: State, spot: int) -> int:
    """The first spot of the enemy rows that a unit's range includes."""
    row = max(0, t.reach_min[s.unit[spot]] - t.row_of[spot] - 1)
    return c.CELLS - side_of(spot) * c.CELLS + row * c.COLUMNS


def behind_reached(t: Tables, s: State, spot: int) -> int:
    """The spot behind the last of these rows."""
    rows = min(c.ROWS, reach(t, s, spot) - t.row_of[spot])
    return c.CELLS - side_of(spot) * c.CELLS + rows * c.COLUMNS


def finds_target(t: Tables, s: State, spot: int) -> int:
    """TAC-6.1-b 1 if an enemy unit stands in a unit's range."""
    for other in range(first_reached(t, s, spot), behind_reached(t, s, spot)):
        if s.unit[other] >= 0:
            return 1
    return 0


def targets(t: Tables, s: State, spot: int) -> int:
    """TAC-7.2-c, TAC-KW-guard The enemy units that a unit may attack, as bits."""
    found = 0
    guards = 0
    bit = 1
    for other in range(first_reached(t, s, spot), behind_reached(t, s, spot)):
        if s.unit[other] >= 0:
            found |= bit << other
            if has(t, s, other, c.GUARD) == 1:
                guards |= bit << other
    return guards if guards != 0 else found


def gives(t: Tables, s: State, spot: int, other: int) -> int:
    """TAC-VAL-05 1 if a unit gives another a bonus: by a static ability, or by Synapse."""
    card = s.unit[spot]
    for row in range(t.static_first[card], t.static_last[card]):
        if holds(t, s, row, spot) == 1 and reaches(t, s, row, spot, other) == 1:
            return 1
    return 1 if beside(t, spot, other) == 1 and has(t, s, spot, c.SYNAPSE) == 1 else 0


def may_give(t: Tables, s: State, spot: int) -> int:
    """1 if a unit could give some other a bonus."""
    return 1 if t.static_last[s.unit[spot]] > 0 else has(t, s, spot, c.SYNAPSE)


def is_linked(t: Tables, s: State, spot: int) -> int:
    """TAC-VAL-05, Q17 1 if a unit has a partner: each gives the other a bonus."""
    first = side_of(spot) * c.FORMED
    for i in range(first, first + c.FORMED):
        other = t.cells[i]
        there = other != spot and s.unit[other] != c.NONE
        if there and gives(t, s, spot, other) == 1 and gives(t, s, other, spot) == 1:
            return 1
    return 0


def linked(t: Tables, s: State, seat: int) -> int:
    """TAC-VAL-05 How many of a player's units are linked."""
    count = 0
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] != c.NONE and may_give(t, s, spot) == 1:
            count += is_linked(t, s, spot)
    return count
