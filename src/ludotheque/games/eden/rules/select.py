"""Selectors, counters, conditions, Force and immunity (§3.2).

What is judged from a unit's point of view finds that unit on the desk as `source`, and the event
unit as `event`.
"""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.army import piled, stands
from ludotheque.games.eden.rules.board import colour_at


def picks(t: Tables, s: State, d: Desk, sel: int, unit: int) -> int:
    """1 if a selector means a unit, seen from the source."""
    source = d.source
    if s.u_where[unit] != c.IN_ARMY or s.u_front[unit] != s.u_front[source]:
        return 0
    allied = s.u_seat[unit] == s.u_seat[source]
    if allied != (t.sel_of[sel] == c.ALLY) or (t.sel_other[sel] == 1 and unit == source):
        return 0
    if t.sel_cost[sel] > 0 and t.cost[s.u_card[unit]] > t.sel_cost[sel]:
        return 0
    if t.sel_tag[sel] > 0 and (s.u_marks[unit] >> (t.sel_tag[sel] - 1)) & 1 == 1:
        return 0
    if t.sel_still[sel] == 1 and unit == s.r_a:
        return 0
    return in_zone(s, d, t.sel_zone[sel], unit)


def in_zone(s: State, d: Desk, zone: int, unit: int) -> int:
    """1 if a unit of the front stands in a zone of the source."""
    source = d.source
    if zone == c.Z_ANY:
        return 1
    if zone == c.Z_SELF:
        return 1 if unit == source else 0
    if zone == c.Z_EVENT:
        return 1 if unit == d.event else 0
    if zone == c.Z_TOP:
        return 1 if s.u_row[unit] == 0 else 0
    if s.u_where[source] != c.IN_ARMY:
        return 0
    rows = s.u_row[unit] - s.u_row[source]
    if zone in (c.Z_ROW, c.Z_FACING):
        return 1 if rows == 0 else 0
    same = s.u_col[unit] == s.u_col[source]
    if zone == c.Z_COLUMN:
        return 1 if same else 0
    return 1 if zone == c.Z_STACK and same and (rows == 1 or rows == -1) else 0


def count(t: Tables, s: State, d: Desk, counter: int, sel: int) -> int:
    """What a counter shows for the source."""
    seat = s.u_seat[d.source]
    if counter == c.C_HAND:
        return s.hand_n[seat]
    if counter == c.C_NEUTRALISED:
        return piled(s, seat)
    if counter == c.C_MANA:
        return s.u_mana[d.source]
    if counter == c.C_PAID:
        return s.r_paid
    if counter == c.C_DISCARD_UNITS:
        return sum(t.type[s.discard[seat][i]] == c.UNIT for i in range(s.discard_n[seat]))
    return sum(picks(t, s, d, sel, unit) for unit in range(s.units_n))


def holds(t: Tables, s: State, d: Desk, conditions: int) -> int:
    """1 if all conditions of a list hold for the source; none always do."""
    if conditions == 0:
        return 1
    for i in range(c.CONDS):
        kind = t.if_kind[conditions][i]
        if kind == 0:
            return 1
        if kind >= c.C_HAND:
            n = count(t, s, d, kind, t.if_units[conditions][i])
            sign, limit = t.if_sign[conditions][i], t.if_n[conditions][i]
            if (sign == c.AT_LEAST and n < limit) or (sign == c.AT_MOST and n > limit):
                return 0
            if sign != c.AT_LEAST and sign != c.AT_MOST and n != limit:
                return 0
        elif is_so(t, s, d, kind) == 0:
            return 0
    return 1


def is_so(t: Tables, s: State, d: Desk, word: int) -> int:
    """1 if a condition that is a word holds for the source."""
    seat, front = s.u_seat[d.source], s.u_front[d.source]
    attacks = seat == s.active
    found = False
    if word == c.IS_ATTACKER:
        found = attacks
    elif word == c.IS_DEFENDER:
        found = not attacks
    elif word == c.VS_PLAYER:
        found = s.foe[front] != c.NONE
    elif word == c.VS_WILD:
        found = s.foe[front] == c.NONE
    elif word == c.TWO_FRONTS:
        found = s.fronts_n == 2 and (attacks or s.foe[0] == s.foe[1])
    elif word == c.HAS_WON:
        found = s.won[front] == (1 if attacks else 0)
    elif word == c.HAS_LOST:
        found = s.won[front] == (0 if attacks else 1)
    elif word == c.TERRITORY_COLOUR:
        own = t.colour[seat]
        found = colour_at(t, s, s.source[front]) == own or colour_at(t, s, s.target[front]) == own
    elif word == c.ON_TOP:
        found = s.u_where[d.source] == c.IN_ARMY and s.u_row[d.source] == 0
    elif word == c.REVEALED_UNIT:
        found = s.r_open >= 0 and t.type[max(s.r_open, 0)] == c.UNIT
    return 1 if found else 0


def scaled(each: int, n: int, most: int) -> int:
    """So many for each of n, at most `most`, with the sign of `each`."""
    found = min(most, abs(each) * n)
    return found if each >= 0 else -found


def row_amount(t: Tables, s: State, d: Desk, row: int) -> int:
    """The amount of an operation, seen from the source."""
    if t.row_n_per[row] == 0:
        return t.row_n[row]
    n = count(t, s, d, t.row_n_per[row], t.row_n_units[row])
    return scaled(t.row_n[row], n, t.row_n_max[row])


def force(t: Tables, s: State, d: Desk, unit: int) -> int:
    """EDEN-AMB-54 Printed Force, changes, and all permanent effects that apply; never below 0."""
    kept, event = d.source, d.event
    total = t.force[s.u_card[unit]] + s.u_force[unit]
    seat, front = s.u_seat[unit], s.u_front[unit]
    for other in range(s.units_n):
        card = s.u_card[other]
        if s.u_where[other] != c.IN_ARMY or t.perm_first[card] == t.perm_last[card]:
            continue
        if s.u_seat[other] == seat and s.u_front[other] == front:
            for perm in range(t.perm_first[card], t.perm_last[card]):
                if t.perm_kind[perm] == c.P_FORCE:
                    total += lent(t, s, d, other * 128 + unit, perm)
    civ = t.civ[seat]
    for perm in range(t.world_first[civ], t.world_last[civ]):
        total += lent(t, s, d, unit * 128 + unit, perm)
    d.source = kept
    d.event = event
    return max(total, 0)


def lent(t: Tables, s: State, d: Desk, pair: int, perm: int) -> int:
    """The Force that a permanent effect of one unit gives another (`pair`: both)."""
    source, unit = pair >> 7, pair & 127
    d.source = source
    d.event = c.NONE
    if picks(t, s, d, t.perm_sel[perm], unit) == 0 or holds(t, s, d, t.perm_if[perm]) == 0:
        return 0
    if t.perm_each[perm] > 0:
        d.source = unit
        if holds(t, s, d, t.perm_each[perm]) == 0:
            return 0
        d.source = source
    if t.perm_n_per[perm] == 0:
        return t.perm_n[perm]
    n = count(t, s, d, t.perm_n_per[perm], t.perm_n_units[perm])
    return scaled(t.perm_n[perm], n, t.perm_n_max[perm])


def is_immune(t: Tables, s: State, d: Desk, unit: int, to: int) -> int:
    """1 if enemies' effects of a kind cannot touch a unit."""
    kept, event = d.source, d.event
    found = 0
    for other in range(s.units_n):
        if s.u_where[other] != c.IN_ARMY or s.u_seat[other] != s.u_seat[unit]:
            continue
        card = s.u_card[other]
        for perm in range(t.perm_first[card], t.perm_last[card]):
            if t.perm_kind[perm] != c.P_IMMUNE or t.perm_to[perm] != to:
                continue
            d.source = other
            d.event = c.NONE
            if picks(t, s, d, t.perm_sel[perm], unit) == 1:
                found = max(found, holds(t, s, d, t.perm_if[perm]))
    d.source = kept
    d.event = event
    return found


def total_of(t: Tables, s: State, d: Desk, front: int, side: int) -> int:
    """EDEN-COMBAT-1F-15 to EDEN-COMBAT-1F-17 The total of attacker (0) or defender (1)."""
    total = s.side[front][side]
    seat = s.active if side == 0 else s.foe[front]
    if seat == c.NONE:
        return max(0, total + s.wild[front])
    units = range(s.units_n)
    total += sum(force(t, s, d, unit) for unit in units if stands(s, unit, seat, front) == 1)
    total += s.group[front] if side == 0 else s.troops[s.target[front]]
    return max(0, total)
