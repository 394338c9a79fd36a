"""Movement: what a unit can reach and the canonical path there (D-01 to D-05).

One search finds the canonical path to every cell. A way is one number: its ticks, then its steps,
then its directions, so that the lesser of two ways is the canonical one (D-04). A search works on
what the mover's team knows: enemies it does not see are not there.
"""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import enter_cost, owner_at, type_at
from ludotheque.games.generals.rules.forces import cargo_on, takes
from ludotheque.games.generals.rules.vision import sees_unit
from ludotheque.space.square import distance

STEP = 1 << 32  # a step of a way; below it the directions, two bits each, the last one lowest
TICK_AT = 37  # where its ticks begin
BEGUN = 1 << TICK_AT  # the way of no step: ticks count from one, so that 0 is no way
QUEUED = 1 << 62  # bit of a way whose cell waits in the queue
ALL_OF_IT = QUEUED - 1  # what is compared of two ways: everything, for the canonical one
ITS_TICKS = QUEUED - BEGUN  # or the ticks alone, to know only what can be reached
BARRED = 1  # a way that none is better than
CHEAPEST = 2520  # ticks of the cheapest step: 110 percent


def ticks_of(way: int) -> int:
    """The ticks that a way takes."""
    return (way >> TICK_AT) - 1


def steps_of(way: int) -> int:
    """The steps of a way."""
    return (way >> 32) & 31


def side_of(way: int, step: int) -> int:
    """The direction of a step of a way, from 0 on."""
    return (way >> 2 * (steps_of(way) - 1 - step)) & 3


def further(way: int, ticks: int, side: int) -> int:
    """A way with one step more."""
    turns = way & (STEP - 1)
    return way + (ticks << TICK_AT) + STEP + 3 * turns + side


def passable(t: Tables, s: State, team: int, cell: int) -> int:
    """D-05 1 unless an enemy that the team sees stands there."""
    if s.unit[cell] == 0 or t.team[owner_at(s, cell)] == team:
        return 1
    return 1 - sees_unit(t, s, team, cell)


def set_out(t: Tables, s: State, d: Desk, cell: int, place: int) -> None:
    """Lay a unit on the desk, on a cell or aboard what stands there, with all its movement."""
    d.seat = owner_at(s, cell)
    d.kind = type_at(s, cell) if place == c.NONE else s.aboard_type[d.seat][place]
    d.start = cell
    d.place = place
    d.origin = cell
    d.budget = t.budget[d.seat][s.power[d.seat]][d.kind]
    d.grain = ALL_OF_IT


def blank_ways(t: Tables, d: Desk) -> None:
    """Make room for a search, with an edge for those who look beside a cell."""
    far = d.budget // CHEAPEST + 2
    column = d.origin % c.SIDE
    left = max(0, column - far)
    right = min(t.width, column + far + 1)
    for y in range(max(0, d.origin // c.SIDE - far), min(t.height, d.origin // c.SIDE + far + 1)):
        for x in range(left, right):
            d.way[y * c.SIDE + x] = 0


def flood(t: Tables, s: State, d: Desk, goal: int) -> None:
    """D-04 The way to every cell within the budget, or to those towards a goal."""
    team = t.team[d.seat]
    costs = t.cost[d.seat][s.power[d.seat]][d.kind]
    limit = (d.budget + 2) << TICK_AT
    if goal != c.NONE:  # its last step may be boarding, which is cheaper than any ground
        limit += max(0, CHEAPEST - t.board_ticks) << TICK_AT
    grain = d.grain
    ways = d.way
    ground = t.ground
    ways[d.origin] = QUEUED + BEGUN
    d.queue[0] = d.origin
    head = 0
    count = 1
    while count > 0:
        cell = d.queue[head]
        head = (head + 1) & (c.QUEUE - 1)
        count -= 1
        way = ways[cell] & ALL_OF_IT
        ways[cell] = way
        begun = further(way, 0, 0)
        for side in range(4):
            near = t.near[cell][side]
            ticks = costs[ground[near]] if near != c.NONE else 0
            if ticks > 0:
                new = begun + (ticks << TICK_AT) + side
                old = ways[near]
                left = ahead(near, goal) if goal != c.NONE else 0
                better = new + left < limit and (old == 0 or new & grain < old & grain)
                if better and (s.unit[near] == 0 or passable(t, s, team, near) == 1):
                    if old < QUEUED:
                        d.queue[(head + count) & (c.QUEUE - 1)] = near
                        count += 1
                    ways[near] = QUEUED + new


def ahead(cell: int, goal: int) -> int:
    """What a way from a cell to a goal takes at least, as part of a way."""
    return CHEAPEST * distance(cell, goal) << TICK_AT


def may_board(t: Tables, s: State, d: Desk, cell: int) -> int:
    """1 if the unit may board what stands on a cell: a carrying unit never (D-29)."""
    if cell == d.start or s.unit[cell] == 0 or takes(t, s, d.seat, d.kind, cell) == 0:
        return 0
    if d.place == c.NONE and t.capacity[d.kind] > 0 and cargo_on(s, d.seat, d.start) > 0:
        return 0
    return 1


def free_stop(t: Tables, s: State, team: int, cell: int) -> int:
    """1 if a unit may end its move on a cell, as far as its team knows."""
    if s.unit[cell] == 0:
        return 1
    if t.team[owner_at(s, cell)] == team:
        return 0
    return 1 - sees_unit(t, s, team, cell)


def way_aboard(t: Tables, d: Desk, cell: int) -> int:
    """The way to a place beside a transport and aboard, within the budget; 0 if there is none."""
    best = 0
    for side in range(4):
        near = t.near[cell][side ^ 2]
        if near != c.NONE and d.way[near] > BARRED:
            way = further(d.way[near], t.board_ticks, side)
            if ticks_of(way) <= d.budget and (best == 0 or way < best):
                best = way
    return best


def way_to(t: Tables, s: State, d: Desk, cell: int) -> int:
    """The canonical way of the unit on the desk to a cell where its move may end, or 0."""
    if cell == d.start:
        return BEGUN if d.place == c.NONE else 0
    if d.way[cell] > BARRED and free_stop(t, s, t.team[d.seat], cell) == 1:
        return d.way[cell]
    return way_aboard(t, d, cell) if may_board(t, s, d, cell) == 1 else 0


def find_all(t: Tables, s: State, d: Desk) -> None:
    """Every way of the unit on the desk."""
    blank_ways(t, d)
    flood(t, s, d, c.NONE)


def find_reach(t: Tables, s: State, d: Desk) -> None:
    """GEN-VIS-04 Where the chosen unit can go, into `reach`."""
    set_out(t, s, d, s.chosen, s.place)
    d.grain = ITS_TICKS
    find_all(t, s, d)
    far = d.budget // CHEAPEST + 1
    column = d.start % c.SIDE
    row = d.start // c.SIDE
    one = 1
    for y in range(max(0, row - far), min(t.height, row + far + 1)):
        bits = 0
        for x in range(max(0, column - far), min(t.width, column + far + 1)):
            cell = y * c.SIDE + x
            open_way = d.way[cell] > BARRED or s.unit[cell] != 0  # else there is nothing to ask
            if open_way and way_to(t, s, d, cell) != 0:
                bits |= one << x
        s.reach[y] = bits


def reaches(s: State, cell: int) -> int:
    """1 if the chosen unit can go to a cell."""
    return (s.reach[cell // c.SIDE] >> (cell % c.SIDE)) & 1


def reaches_elsewhere(t: Tables, s: State) -> int:
    """1 if the chosen unit can go anywhere but stay."""
    one = 1
    for y in range(t.height):
        bits = s.reach[y]
        if y == s.chosen // c.SIDE:
            bits &= ~(one << (s.chosen % c.SIDE))
        if bits != 0:
            return 1
    return 0


def find_path(t: Tables, s: State, d: Desk, goal: int) -> None:
    """D-04 The canonical path of the chosen unit, into `path`: ticks, steps, then N < E < S < W."""
    s.path_n = 0
    if goal == s.chosen:
        return
    set_out(t, s, d, s.chosen, s.place)
    blank_ways(t, d)
    flood(t, s, d, goal)
    way = way_to(t, s, d, goal)
    s.path_n = steps_of(way)
    cell = d.start
    for n in range(s.path_n):
        cell = t.near[cell][side_of(way, n)]
        s.path[n] = cell


def outlet(t: Tables, s: State, place: int, cell: int, left: int) -> int:
    """1 if an aircraft aboard could leave: some cell to end on lies within the ticks left."""
    seat = s.seat
    kind = s.aboard_type[seat][place]
    for way in range(4):
        near = t.near[cell][way]
        if near != c.NONE and near != s.aboard_on[seat][place]:
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
                    if outlet(t, s, place, near, left - step) == 1:
                        return 1
    return 0
