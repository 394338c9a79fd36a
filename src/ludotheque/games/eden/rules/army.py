"""Armies: units in rows and columns, the neutralised pile (§5.5)."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import State
from ludotheque.games.eden.state import CHANCE, RENEWED, VANISHED


def stands(s: State, unit: int, seat: int, front: int) -> int:
    """1 if a unit stands in a player's army on a front."""
    here = s.u_where[unit] == c.IN_ARMY and s.u_front[unit] == front
    return 1 if here and s.u_seat[unit] == seat else 0


def rows_of(s: State, seat: int, front: int) -> int:
    """How many rows an army has."""
    n = 0
    for unit in range(s.units_n):
        if stands(s, unit, seat, front) == 1:
            n = max(n, s.u_row[unit] + 1)
    return n


def same_row(s: State, a: int, b: int) -> int:
    """1 if two units stand on one row of one army."""
    if s.u_where[b] != c.IN_ARMY or s.u_row[a] != s.u_row[b]:
        return 0
    return 1 if s.u_seat[a] == s.u_seat[b] and s.u_front[a] == s.u_front[b] else 0


def has_mates(s: State, unit: int) -> bool:
    """Whether others stand on a unit's row."""
    return any(u != unit and same_row(s, unit, u) == 1 for u in range(s.units_n))


def enlisted(s: State, seat: int, card: int, front: int) -> int:
    """EDEN-COMBAT-1F-09 A new unit at the bottom of an army; which one it is."""
    unit = 0
    while unit < s.units_n and s.u_where[unit] != c.GONE:
        unit += 1
    assert unit < c.UNITS, "no room for another unit"
    if unit == s.units_n:
        s.units_n += 1
    s.u_card[unit] = card
    s.u_seat[unit] = seat
    s.u_front[unit] = front
    to_bottom(s, unit)
    return unit


def to_bottom(s: State, unit: int) -> None:
    """A unit stands alone on a new last row."""
    s.u_where[unit] = c.GONE
    s.u_row[unit] = rows_of(s, s.u_seat[unit], s.u_front[unit])
    s.u_col[unit] = 0
    s.u_where[unit] = c.IN_ARMY


def to_top(s: State, unit: int) -> None:
    """A unit stands alone on a new first row."""
    seat, front = s.u_seat[unit], s.u_front[unit]
    s.u_where[unit] = c.GONE
    for other in range(s.units_n):
        if stands(s, other, seat, front) == 1:
            s.u_row[other] += 1
    s.u_row[unit] = 0
    s.u_col[unit] = 0
    s.u_where[unit] = c.IN_ARMY


def beside(s: State, unit: int, mate: int, way: int) -> None:
    """EDEN-AMB-44 A unit stands left (0) or right (1) of another; those there are pushed out."""
    step = 1 if way == 1 else -1
    column = s.u_col[mate] + step
    s.u_where[unit] = c.GONE
    if any(same_row(s, mate, u) == 1 and s.u_col[u] == column for u in range(s.units_n)):
        for other in range(s.units_n):
            if same_row(s, mate, other) == 1 and (s.u_col[other] - column) * step >= 0:
                s.u_col[other] += step
    s.u_row[unit] = s.u_row[mate]
    s.u_col[unit] = column
    s.u_where[unit] = c.IN_ARMY


def step_out(s: State, unit: int, way: int) -> None:
    """EDEN-AMB-43, EDEN-COMBAT-1F-13 A unit leaves its row; one side closes the gap."""
    seat, front, row, column = s.u_seat[unit], s.u_front[unit], s.u_row[unit], s.u_col[unit]
    s.u_where[unit] = c.GONE
    left = 0
    for other in range(s.units_n):
        if stands(s, other, seat, front) == 1 and s.u_row[other] == row:
            left = 1
            if way == 0 and s.u_col[other] < column:
                s.u_col[other] += 1
            elif way == 1 and s.u_col[other] > column:
                s.u_col[other] -= 1
    if left == 0:
        for other in range(s.units_n):
            if stands(s, other, seat, front) == 1 and s.u_row[other] > row:
                s.u_row[other] -= 1


def piled(s: State, seat: int) -> int:
    """How many neutralised units a player has."""
    return sum(s.u_where[u] == c.IN_PILE and s.u_seat[u] == seat for u in range(s.units_n))


def latest_piled(s: State, seat: int, card: int) -> int:
    """EDEN-GAP-17 The neutralised copy of a card that came last, or NONE."""
    found = c.NONE
    for unit in range(s.units_n):
        same = s.u_seat[unit] == seat and s.u_card[unit] == card
        if same and s.u_where[unit] == c.IN_PILE and (found < 0 or s.u_row[unit] > s.u_row[found]):
            found = unit
    return found


def unpile(s: State, unit: int) -> None:
    """A unit leaves the neutralised pile; those above it move down."""
    for other in range(s.units_n):
        same = s.u_where[other] == c.IN_PILE and s.u_seat[other] == s.u_seat[unit]
        if same and s.u_row[other] > s.u_row[unit]:
            s.u_row[other] -= 1
    s.u_where[unit] = c.GONE


def forget_chances(s: State, unit: int) -> None:
    """Reactions of a unit that is gone, and those that select it, are lost."""
    for place in range(s.chance_n - 1, -1, -1):
        if s.chance_unit[place] == unit or s.chance_event[place] == unit:
            CHANCE.drop(s, place)


def has_chance(s: State, unit: int) -> int:
    """1 if a reaction of a unit waits."""
    return 1 if any(s.chance_unit[place] == unit for place in range(s.chance_n)) else 0


def vanish(s: State, unit: int) -> None:
    """A unit is no longer in the combat; whose it was is kept for an ability that goes on."""
    forget_chances(s, unit)
    RENEWED.clear(s, unit)
    VANISHED.clear(s, unit)
    while s.units_n > 0 and s.u_where[s.units_n - 1] == c.GONE:
        s.units_n -= 1


def following(s: State, seat: int, front: int, after: int) -> int:
    """The next unit of an army in reading order: rows from the top, each from the left; or NONE."""
    found = c.NONE
    for unit in range(s.units_n):
        if stands(s, unit, seat, front) == 0 or (after >= 0 and precedes(s, after, unit) == 0):
            continue
        if found == c.NONE or precedes(s, unit, found) == 1:
            found = unit
    return found


def precedes(s: State, a: int, b: int) -> int:
    """1 if a unit comes before another in reading order."""
    rows = s.u_row[b] - s.u_row[a]
    return 1 if rows > 0 or (rows == 0 and s.u_col[a] < s.u_col[b]) else 0
