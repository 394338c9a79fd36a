"""Choosing among plans, in record style: all are tried, then the better half in more worlds.

Several series of worlds are tried apart and added up, so that threads may share them out. The plans
of each series lie one behind the other; the kernel of turns works on those that lie first.
"""

from time import thread_time_ns
from typing import Any

from ludotheque.agents import turn_kernel as p
from ludotheque.agents.choice_kernel import WEIGHED, choose
from ludotheque.agents.minds import (
    M_CROSSED,
    M_DEPTH,
    M_EVEN,
    M_MARGIN,
    M_NANOSECONDS,
    M_REPLIES,
    M_SPREAD,
    M_STYLES,
    M_THRIFTY,
    M_TREES,
    M_USUAL,
    M_VISITS,
    M_WORLDS,
)
from ludotheque.core.kernel import WIN
from ludotheque.core.types import Rules, State, f64, i8row, u64

SERIES = p.MOST_PLANS * p.RECORD  # room for the plans of a series
ENDLESS = 10000000  # plans that nobody has the time to play out
PLANNING = 2  # the mode of the kernel of turns


def choose_plan(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    v: State,
    mind: i8row,
    at: int,
    seed: int,
    roll: u64,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """The first move of the plan that stands first when all was tried, or one nearly as good."""
    series = mind[at + M_TREES]
    args[0] = PLANNING
    args[p.P_SEAT] = s.seat
    args[p.P_AHEAD] = mind[at + M_DEPTH]
    args[p.P_STYLES] = mind[at + M_STYLES]
    args[p.P_USUAL] = mind[at + M_USUAL]
    args[p.P_REPLIES] = mind[at + M_REPLIES]
    args[p.P_THRIFTY] = mind[at + M_THRIFTY]
    args[p.P_CROSSED] = mind[at + M_CROSSED]
    for n in range(series):
        args[p.P_PLANS] = 0
        run(g, t, s, w, v, n, seed, 0, 0, args, tree, out)
    plays = mind[at + M_VISITS] // max(1, g.pace(t, s))
    if mind[at + M_NANOSECONDS] > 0:
        plays = ENDLESS
    if mind[at + M_VISITS] > 1 and differ(tree, SERIES, args[p.P_PLANS]):
        halve(g, t, s, w, v, mind, at, plays, seed, args, tree, out)
    add_up(tree, series, args[p.P_PLANS])
    if mind[at + M_SPREAD] == 0:
        return tree[place(tree, 0, args[p.P_PLANS], 0) + p.R_MOVE]
    count = gather_moves(tree, args[p.P_PLANS])
    chosen = choose(tree, SERIES, count, mind[at + M_SPREAD], mind[at + M_MARGIN], roll)
    return tree[SERIES + WEIGHED * chosen]


def gather_moves(tree: i8row, plans: int) -> int:
    """Lay behind the plans what was found of each first move, by number: its best plan's."""
    count = 0
    last = -1
    for _ in range(plans):
        best = -1
        for i in range(plans):
            spot = i * p.RECORD
            move = tree[spot + p.R_MOVE]
            if move > last and (best < 0 or move <= tree[best + p.R_MOVE]):
                fresh = best < 0 or move < tree[best + p.R_MOVE]
                if fresh or stands_before(tree, spot, best):
                    best = spot
        if best < 0:
            return count
        last = tree[best + p.R_MOVE]
        tree[SERIES + WEIGHED * count] = last
        tree[SERIES + WEIGHED * count + 1] = tree[best + p.R_TRIED]
        tree[SERIES + WEIGHED * count + 2] = tree[best + p.R_TOTAL]
        count += 1
    return count


def run(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    v: State,
    n: int,
    seed: int,
    first: int,
    last: int,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """Try the open plans of a series in worlds `first` to `last`; with none, list them."""
    home = (n + 1) * SERIES
    for i in range(args[p.P_PLANS] * p.RECORD):
        tree[i] = tree[home + i]
    if args[p.P_PLANS] == 0:
        for i in range(SERIES):
            tree[i] = 0
    args[p.P_SEED] = seed + (n << 40)
    args[p.P_FROM] = first
    args[p.P_UNTIL] = last
    args[p.P_FIRST] = 0
    args[p.P_LAST] = args[p.P_PLANS]
    p.plan(g, t, s, w, v, args, tree, out)
    for i in range(args[p.P_PLANS] * p.RECORD):
        tree[home + i] = tree[i]
    return 0


def differ(tree: i8row, home: int, plans: int) -> bool:
    """Whether there are two different first moves."""
    for n in range(1, plans):
        if tree[home + n * p.RECORD + p.R_MOVE] != tree[home + p.R_MOVE]:
            return True
    return False


def digits(number: int) -> int:
    """How many binary digits a number has."""
    count = 0
    while number > 0:
        number = number >> 1
        count += 1
    return count


def halve(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    v: State,
    mind: i8row,
    at: int,
    plays: int,
    seed: int,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """Try all plans, then the better half of them in more worlds, and so on to the best."""
    series = mind[at + M_TREES]
    if mind[at + M_EVEN] == 1:
        most = max(1, min(mind[at + M_WORLDS], plays // (series * args[p.P_PLANS])))
        for n in range(series):
            run(g, t, s, w, v, n, seed, 0, most, args, tree, out)
        return 0
    count = max(2, min(args[p.P_PLANS], plays // (2 * series)))
    began = thread_time_ns()
    end = began + mind[at + M_NANOSECONDS]
    keep(tree, series, args[p.P_PLANS], count)
    tried = 0
    if mind[at + M_NANOSECONDS] > 0:  # a first world shows how many there is time for
        for n in range(series):
            run(g, t, s, w, v, n, seed, 0, 1, args, tree, out)
        tried = 1
        plays = mind[at + M_NANOSECONDS] * series * count // max(1, thread_time_ns() - began)
    each = plays // (series * digits(count))
    while count > 1 and tried < mind[at + M_WORLDS] and not is_settled(mind, at, tree, args):
        worlds = min(max(1, each // count), mind[at + M_WORLDS] - tried)
        for world in range(tried, tried + worlds):
            for n in range(series):
                if mind[at + M_NANOSECONDS] == 0 or thread_time_ns() < end:
                    run(g, t, s, w, v, n, seed, world, world + 1, args, tree, out)
        tried += worlds
        count = (count + 1) // 2
        keep(tree, series, args[p.P_PLANS], count)
    return 0


def is_settled(mind: i8row, at: int, tree: i8row, args: i8row) -> bool:
    """Whether a player who never errs has made up its mind: all plans left begin alike."""
    move = -1
    for n in range(args[p.P_PLANS]):
        spot = SERIES + n * p.RECORD
        if tree[spot + p.R_OPEN] == 1:
            if move >= 0 and tree[spot + p.R_MOVE] != move:
                return False
            move = tree[spot + p.R_MOVE]
    return mind[at + M_SPREAD] == 0


def add_up(tree: i8row, series: int, plans: int) -> int:
    """Lay the plans first with what all series found of them."""
    for i in range(plans * p.RECORD):
        tree[i] = tree[SERIES + i]
    for n in range(1, series):
        for i in range(plans):
            spot = i * p.RECORD
            tree[spot + p.R_TRIED] += tree[(n + 1) * SERIES + spot + p.R_TRIED]
            tree[spot + p.R_TOTAL] += tree[(n + 1) * SERIES + spot + p.R_TOTAL]
    return 0


def keep(tree: i8row, series: int, plans: int, count: int) -> int:
    """Go on with the best plans alone; the first ones while nothing was tried."""
    add_up(tree, series, plans)
    chosen = p.MOST_PLANS  # kept, marked beyond what R_OPEN may be
    for _ in range(min(count, plans)):
        tree[place(tree, 0, plans, chosen) + p.R_OPEN] += chosen
    for i in range(plans):
        if tree[i * p.RECORD + p.R_OPEN] < chosen:
            for n in range(series):
                tree[(n + 1) * SERIES + i * p.RECORD + p.R_OPEN] = 0
    return 0


def place(tree: i8row, base: int, plans: int, chosen: int) -> int:
    """Where the plan lies that stands first, but for those marked as chosen."""
    best = -1
    for i in range(plans):
        spot = base + i * p.RECORD
        free = chosen == 0 or tree[spot + p.R_OPEN] < chosen
        if free and (best < 0 or stands_before(tree, spot, best)):
            best = spot
    assert best >= 0, "there is a plan"
    return best


def stands_before(tree: i8row, here: int, there: int) -> bool:
    """Plans still tried stand first, those dropped later before others, then by their worth."""
    going = tree[here + p.R_OPEN] == 1 and tree[here + p.R_TRIED] > 0
    other = tree[there + p.R_OPEN] == 1 and tree[there + p.R_TRIED] > 0
    if going != other:
        return going
    if not going and tree[here + p.R_TRIED] != tree[there + p.R_TRIED]:
        return tree[here + p.R_TRIED] > tree[there + p.R_TRIED]
    return mean(tree, here) > mean(tree, there)


def mean(tree: i8row, spot: int) -> f64:
    """The mean share of the win of a plan."""
    if tree[spot + p.R_TRIED] == 0:
        return 0.0
    return tree[spot + p.R_TOTAL] / (1.0 * WIN * tree[spot + p.R_TRIED])
