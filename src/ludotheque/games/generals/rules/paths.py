"""Movement: what a unit can reach, the canonical path there, and paths drawn by hand (D-01–D-05).

A search works on what the mover's team knows: enemies it does not see are not there.
"""

from ludotheque.games.generals.codes import NONE, PATH, QUEUE, SIDE
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import enter_cost, owner_at, type_at
from ludotheque.games.generals.rules.forces import cargo_on, takes
from ludotheque.games.generals.rules.vision import sees_unit
from ludotheque.space.square import distance

QUEUED = 32768  # bit of `ticks`: the cell waits in the queue
TICKS = 32767
CHEAPEST = 2520  # ticks of the cheapest step: 110 percent


def passable(t: Tables, s: State, team: int, cell: int) -> int:
    """D-05 1 unless an enemy that the team sees stands there."""
    if s.unit[cell] == 0 or t.team[owner_at(s, cell)] == team:
        return 1
    return 1 - sees_unit(t, s, team, cell)


def blank_ticks(t: Tables, s: State, start: int, budget: int) -> None:
    """Make room for a search around a cell, with an edge for those who look beside a cell."""
    far = budget // CHEAPEST + 2
    column = start % SIDE
    left = max(0, column - far)
    right = min(t.width, column + far + 1)
    for y in range(max(0, start // SIDE - far), min(t.height, start // SIDE + far + 1)):
        for x in range(left, right):
            s.ticks[y * SIDE + x] = 0


def flood(t: Tables, s: State, seat: int, kind: int, start: int, budget: int) -> None:
    """Ticks + 1 to every cell within the budget; cells marked before are not entered again."""
    team = t.team[seat]
    power = s.power[seat]
    s.ticks[start] = QUEUED + 1
    s.queue[0] = start
    head = 0
    count = 1
    while count > 0:
        cell = s.queue[head]
        head = (head + 1) % QUEUE
        count -= 1
        ticks = s.ticks[cell] & TICKS
        s.ticks[cell] = ticks
        for way in range(4):
            near = t.near[cell][way]
            if near != NONE:
                step = t.cost[seat][power][kind][t.ground[near]]
                total = ticks + step
                if step > 0 and total <= budget + 1:
                    old = s.ticks[near]
                    known = old & TICKS
                    if (known == 0 or total < known) and passable(t, s, team, near) == 1:
                        if old < QUEUED:
                            s.queue[(head + count) % QUEUE] = near
                            count += 1
                        s.ticks[near] = QUEUED + total


def flood_back(
    t: Tables, s: State, seat: int, kind: int, start: int, goal: int, last: int, budget: int
) -> None:
    """Ticks + 1 from every cell to the goal, the last step taking `last` ticks."""
    team = t.team[seat]
    power = s.power[seat]
    s.ticks[goal] = QUEUED + 1
    s.queue[0] = goal
    head = 0
    count = 1
    while count > 0:
        cell = s.queue[head]
        head = (head + 1) % QUEUE
        count -= 1
        ticks = s.ticks[cell] & TICKS
        s.ticks[cell] = ticks
        total = ticks + (last if cell == goal else t.cost[seat][power][kind][t.ground[cell]])
        for way in range(4):
            near = t.near[cell][way]
            if near != NONE and total - 1 + CHEAPEST * distance(near, start) <= budget:
                old = s.ticks[near]
                known = old & TICKS
                if known == 0 or total < known:
                    opens = near == start or t.cost[seat][power][kind][t.ground[near]] > 0
                    if opens and passable(t, s, team, near) == 1:
                        if old < QUEUED:
                            s.queue[(head + count) % QUEUE] = near
                            count += 1
                        s.ticks[near] = QUEUED + total


def mover(s: State, cell: int, place: int, seat: int) -> int:
    """The type of the unit on a cell, or of the one aboard that takes off from it."""
    if place != NONE:
        return s.aboard_type[seat][place]
    return type_at(s, cell)


def may_board(t: Tables, s: State, seat: int, kind: int, start: int, place: int, cell: int) -> int:
    """1 if the chosen unit may board what stands on a cell: a carrying unit never (D-29)."""
    if cell == start or s.unit[cell] == 0 or takes(t, s, seat, kind, cell) == 0:
        return 0
    if place == NONE and t.capacity[kind] > 0 and cargo_on(s, seat, start) > 0:
        return 0
    return 1


def free_stop(t: Tables, s: State, team: int, cell: int) -> int:
    """1 if a unit may end its move on a cell, as far as its team knows."""
    if s.unit[cell] == 0:
        return 1
    if t.team[owner_at(s, cell)] == team:
        return 0
    return 1 - sees_unit(t, s, team, cell)


def board_ticks_to(t: Tables, s: State, cell: int) -> int:
    """Fewest ticks to a place beside a transport, boarding included; 0 if none was reached."""
    best = 0
    for way in range(4):
        near = t.near[cell][way]
        if near != NONE and s.ticks[near] != 0:
            total = s.ticks[near] - 1 + t.board_ticks
            if best == 0 or total < best:
                best = total
    return best


def find_reach(t: Tables, s: State) -> None:
    """GEN-VIS-04 Where the chosen unit can go, into `reach`; `ticks` holds what it takes."""
    seat = s.seat
    start = s.chosen
    kind = mover(s, start, s.place, seat)
    budget = t.budget[seat][s.power[seat]][kind]
    blank_ticks(t, s, start, budget)
    flood(t, s, seat, kind, start, budget)
    far = budget // CHEAPEST + 1
    column = start % SIDE
    row = start // SIDE
    one = 1
    for y in range(max(0, row - far), min(t.height, row + far + 1)):
        bits = 0
        for x in range(max(0, column - far), min(t.width, column + far + 1)):
            if ends_on(t, s, seat, kind, start, y * SIDE + x, budget) == 1:
                bits |= one << x
        s.reach[y] = bits


def ends_on(t: Tables, s: State, seat: int, kind: int, start: int, cell: int, budget: int) -> int:
    """1 if the chosen unit's move may end on a cell, after `flood`."""
    if cell == start:
        return 1 if s.place == NONE else 0
    if s.ticks[cell] != 0 and free_stop(t, s, t.team[seat], cell) == 1:
        return 1
    if s.unit[cell] != 0 and may_board(t, s, seat, kind, start, s.place, cell) == 1:
        ticks = board_ticks_to(t, s, cell)
        if ticks != 0 and ticks <= budget:
            return 1
    return 0


def reaches(s: State, cell: int) -> int:
    """1 if the chosen unit can go to a cell."""
    return (s.reach[cell // SIDE] >> (cell % SIDE)) & 1


def reaches_elsewhere(t: Tables, s: State) -> int:
    """1 if the chosen unit can go anywhere but stay."""
    one = 1
    for y in range(t.height):
        bits = s.reach[y]
        if y == s.chosen // SIDE:
            bits &= ~(one << (s.chosen % SIDE))
        if bits != 0:
            return 1
    return 0


def find_path(t: Tables, s: State, goal: int) -> None:
    """D-04 The canonical path of the chosen unit, into `path`: ticks, steps, then N < E < S < W."""
    seat = s.seat
    start = s.chosen
    s.path_n = 0
    if goal == start:
        return
    kind = mover(s, start, s.place, seat)
    budget = t.budget[seat][s.power[seat]][kind]
    last = enter_cost(t, s, seat, kind, goal)
    if may_board(t, s, seat, kind, start, s.place, goal) == 1:
        last = t.board_ticks
    blank_ticks(t, s, start, budget)
    flood_back(t, s, seat, kind, start, goal, last, budget)
    for steps in range(distance(start, goal), PATH + 1, 2):
        if trace(t, s, seat, kind, start, goal, last, steps, 0) == 1:
            s.path_n = steps
            return


def trace(
    t: Tables, s: State, seat: int, kind: int, cell: int, goal: int, last: int, left: int, at: int
) -> int:
    """Go on with the first path of exactly `left` steps and fewest ticks; 1 if there is one."""
    for way in range(4):
        near = t.near[cell][way]
        if near != NONE and s.ticks[near] != 0:
            if near == goal:
                if left == 1 and s.ticks[cell] == last + 1:
                    s.path[at] = near
                    return 1
            elif left > 1:
                step = enter_cost(t, s, seat, kind, near)
                if step > 0 and s.ticks[cell] == s.ticks[near] + step:
                    s.path[at] = near
                    if trace(t, s, seat, kind, near, goal, last, left - 1, at + 1) == 1:
                        return 1
    return 0


def outlet(t: Tables, s: State, seat: int, kind: int, cell: int, start: int, left: int) -> int:
    """1 if an aircraft aboard could leave: some cell to end on lies within the ticks left."""
    for way in range(4):
        near = t.near[cell][way]
        if near != NONE and near != start:
            if s.unit[near] == 0:
                step = enter_cost(t, s, seat, kind, near)
                if step > 0 and step <= left:
                    return 1
            elif takes(t, s, seat, kind, near) == 1 and t.board_ticks <= left:
                return 1
            elif passable(t, s, t.team[seat], near) == 1:
                step = enter_cost(t, s, seat, kind, near)
                if step > 0 and step <= left:
                    if free_stop(t, s, t.team[seat], near) == 1:
                        return 1
                    if outlet(t, s, seat, kind, near, start, left - step) == 1:
                        return 1
    return 0
