"""Paths drawn by hand, cell by cell (GEN-C-03)."""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import enter_cost
from ludotheque.games.generals.rules.paths import (
    BARRED,
    CHEAPEST,
    blank_ways,
    flood,
    free_stop,
    may_board,
    passable,
    set_out,
    way_aboard,
)


def path_end(s: State) -> int:
    """Where the drawn path has come to."""
    if s.path_n == 0:
        return s.chosen
    return s.path[s.path_n - 1]


def on_path(s: State, cell: int) -> int:
    """1 if a cell is the start or lies on the drawn path."""
    if cell == s.chosen:
        return 1
    for n in range(s.path_n):
        if s.path[n] == cell:
            return 1
    return 0


def ground_ticks(t: Tables, s: State, d: Desk, cell: int) -> int:
    """Ticks the unit on the desk takes to enter a cell; 0 if it never can."""
    return enter_cost(t, s, d.seat, d.kind, cell)


def spent_before(t: Tables, s: State, d: Desk) -> int:
    """Ticks of the drawn path up to its last cell, that one entered as ground."""
    total = 0
    for n in range(s.path_n):
        total += ground_ticks(t, s, d, s.path[n])
    return total


def find_ways(t: Tables, s: State, d: Desk) -> None:
    """Which steps may come next, whether the path may end here, and what it takes so far."""
    set_out(t, s, d, s.chosen, s.place)
    budget = d.budget
    end = path_end(s)
    s.spent = spent_before(t, s, d)
    s.stop = 0
    before = s.spent
    if s.path_n > 0:
        before -= ground_ticks(t, s, d, end)
        if free_stop(t, s, t.team[d.seat], end) == 1:
            s.stop = 1
        elif may_board(t, s, d, end) == 1 and before + t.board_ticks <= budget:
            s.stop = 1
            s.spent = before + t.board_ticks
    s.ways = 0
    if s.path_n == c.PATH or crossed(t, s, d, before) == 0:
        return
    through = before
    if s.path_n > 0:
        through += ground_ticks(t, s, d, end)
    one = 1
    for way in range(4):
        if goes_on(t, s, d, t.near[end][way], budget - through) == 1:
            s.ways |= one << way


def crossed(t: Tables, s: State, d: Desk, before: int) -> int:
    """1 if the path may go on from its end: a transport on forbidden ground is a last cell."""
    if s.path_n == 0:
        return 1
    step = ground_ticks(t, s, d, path_end(s))
    return 1 if step > 0 and before + step <= d.budget else 0


def goes_on(t: Tables, s: State, d: Desk, cell: int, left: int) -> int:
    """1 if a step to a cell is allowed: a legal stop must stay attainable."""
    if cell == c.NONE or on_path(s, cell) == 1:
        return 0
    if may_board(t, s, d, cell) == 1 and t.board_ticks <= left:
        return 1
    step = ground_ticks(t, s, d, cell)
    if step == 0 or step > left or passable(t, s, t.team[d.seat], cell) == 0:
        return 0
    if free_stop(t, s, t.team[d.seat], cell) == 1:
        return 1
    d.origin = cell
    d.budget = left - step
    return attains(t, s, d)


def attains(t: Tables, s: State, d: Desk) -> int:
    """1 if some legal stop lies within the budget from the search's origin, off the drawn path."""
    blank_ways(t, d)
    d.way[d.start] = BARRED
    for n in range(s.path_n):
        d.way[s.path[n]] = BARRED
    flood(t, s, d, c.NONE)
    far = d.budget // CHEAPEST + 1
    column = d.origin % c.SIDE
    row = d.origin // c.SIDE
    for y in range(max(0, row - far), min(t.height, row + far + 1)):
        for x in range(max(0, column - far), min(t.width, column + far + 1)):
            cell = y * c.SIDE + x
            if d.way[cell] > BARRED and free_stop(t, s, t.team[d.seat], cell) == 1:
                return 1
            boards = on_path(s, cell) == 0 and may_board(t, s, d, cell) == 1
            if boards and way_aboard(t, d, cell) != 0:
                return 1
    return 0
