"""Paths drawn by hand, cell by cell (GEN-C-03)."""

from ludotheque.games.generals.codes import NONE, PATH, SIDE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import enter_cost
from ludotheque.games.generals.rules.paths import (
    CHEAPEST,
    blank_ticks,
    board_ticks_to,
    flood,
    free_stop,
    may_board,
    mover,
    passable,
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


def spent_before(t: Tables, s: State, seat: int, kind: int) -> int:
    """Ticks of the drawn path up to its last cell, that one entered as ground."""
    total = 0
    for n in range(s.path_n):
        total += enter_cost(t, s, seat, kind, s.path[n])
    return total


def find_ways(t: Tables, s: State) -> None:
    """Which steps may come next, whether the path may end here, and what it takes so far."""
    seat = s.seat
    kind = mover(s, s.chosen, s.place, seat)
    budget = t.budget[seat][s.power[seat]][kind]
    end = path_end(s)
    s.spent = spent_before(t, s, seat, kind)
    s.stop = 0
    before = s.spent
    if s.path_n > 0:
        before -= enter_cost(t, s, seat, kind, end)
        if free_stop(t, s, t.team[seat], end) == 1:
            s.stop = 1
        elif (
            may_board(t, s, seat, kind, s.chosen, s.place, end) == 1
            and before + t.board_ticks <= budget
        ):
            s.stop = 1
            s.spent = before + t.board_ticks
    s.ways = 0
    if s.path_n == PATH or crossed(t, s, seat, kind, end, before, budget) == 0:
        return
    through = before
    if s.path_n > 0:
        through += enter_cost(t, s, seat, kind, end)
    one = 1
    for way in range(4):
        if goes_on(t, s, seat, kind, t.near[end][way], budget - through) == 1:
            s.ways |= one << way


def crossed(t: Tables, s: State, seat: int, kind: int, end: int, before: int, budget: int) -> int:
    """1 if the path may go on from its end: a transport on forbidden ground is a last cell."""
    if s.path_n == 0:
        return 1
    step = enter_cost(t, s, seat, kind, end)
    if step == 0 or before + step > budget:
        return 0
    return 1


def goes_on(t: Tables, s: State, seat: int, kind: int, cell: int, left: int) -> int:
    """1 if a step to a cell is allowed: a legal stop must stay attainable."""
    if cell == NONE or on_path(s, cell) == 1:
        return 0
    if may_board(t, s, seat, kind, s.chosen, s.place, cell) == 1 and t.board_ticks <= left:
        return 1
    step = enter_cost(t, s, seat, kind, cell)
    if step == 0 or step > left or passable(t, s, t.team[seat], cell) == 0:
        return 0
    if free_stop(t, s, t.team[seat], cell) == 1:
        return 1
    return attains(t, s, seat, kind, cell, left - step)


def attains(t: Tables, s: State, seat: int, kind: int, start: int, budget: int) -> int:
    """1 if some legal stop lies within the budget from a cell, off the drawn path."""
    blank_ticks(t, s, start, budget)
    s.ticks[s.chosen] = 1
    for n in range(s.path_n):
        s.ticks[s.path[n]] = 1
    flood(t, s, seat, kind, start, budget)
    s.ticks[s.chosen] = 0
    for n in range(s.path_n):
        s.ticks[s.path[n]] = 0
    far = budget // CHEAPEST + 1
    column = start % SIDE
    row = start // SIDE
    for y in range(max(0, row - far), min(t.height, row + far + 1)):
        for x in range(max(0, column - far), min(t.width, column + far + 1)):
            cell = y * SIDE + x
            if s.ticks[cell] != 0 and free_stop(t, s, t.team[seat], cell) == 1:
                return 1
            if may_board(t, s, seat, kind, s.chosen, s.place, cell) == 1 and on_path(s, cell) == 0:
                ticks = board_ticks_to(t, s, cell)
                if ticks != 0 and ticks <= budget:
                    return 1
    return 0
