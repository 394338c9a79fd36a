"""Planning whole turns, in record style: compiled into every native unit.

For games whose turns are long series of orders, in which a tree drowns. The game brings a plain
player with several styles (`advise`). What the styles would do now and the moves likely to be good
are the candidates; each is played with the rest of the turn in one style or another, and on through
the next turns, in worlds that agree with the view. All candidates meet the same worlds; the better
half of them goes on to further worlds until one is left. Done anew for every order, this is a
search over the orders of the turn, one after the other.
"""

from typing import Any

from ludotheque.core.kernel import MASK64, NOBODY, scramble, set_key
from ludotheque.core.types import Rules, State, i8row, u64

# args: what is asked and what was found; the first five as in the tree search (see `asked`)
P_SEAT = 1  # the planner
P_SEED = 2  # of guessed worlds
P_FROM = 3  # first world to try in (those before it were tried by earlier calls)
P_UNTIL = 4  # and where to stop
P_AHEAD = 5  # turns played after one's own before a plan is valued
P_STYLES = 6  # styles of the plain player
P_PLANS = 7  # plans: first moves with a style for the rest of the turn
P_MADE = 8  # decisions played, summed (for the benchmark)
P_FIRST = 9  # first plan to try
P_LAST = 10  # and where to stop
P_CROSSED = 11  # styles besides the usual one that likely moves are followed by
P_USUAL = 12  # the style of the turns to come, and of the rest of one's own unless crossed
P_REPLIES = 13  # styles that each turn after one's own is played in, its player taking the best
P_THRIFTY = 19  # as in the tree search
P_SEES = 21  # the same

# tree: of each plan the move, the style of the rest, worlds tried, its values summed, and 1 while
# it is still tried
R_MOVE = 0
R_STYLE = 1
R_TRIED = 2
R_TOTAL = 3
R_OPEN = 4
RECORD = 5
MOST_PLANS = 160
DECISIONS = 1200  # of one turn at most, whatever a plain player does


def plan(g: Rules, t: Any, s: Any, w: State, v: State, args: i8row, tree: i8row, out: i8row) -> int:
    """Try the open plans P_FIRST to P_LAST in the worlds P_FROM to P_UNTIL; `tree` keeps all."""
    if args[P_PLANS] == 0:
        list_plans(g, t, s, w, args, tree, out)
    for world in range(args[P_FROM], args[P_UNTIL]):
        for number in range(args[P_FIRST], min(args[P_LAST], args[P_PLANS])):
            spot = number * RECORD
            if tree[spot + R_OPEN] == 1:
                deal_world(g, t, s, w, args, world)
                play_plan(g, t, w, v, args, tree[spot + R_MOVE], tree[spot + R_STYLE], out)
                g.value(t, w, out)
                tree[spot + R_TRIED] += 1
                tree[spot + R_TOTAL] += out[args[P_SEAT]]
    return args[P_PLANS]


def list_plans(g: Rules, t: Any, s: Any, w: State, args: i8row, tree: i8row, out: i8row) -> int:
    """What each style would do now, the rest of the turn in the usual style and in its own; then
    the moves likely to be good, best first, with one style for the rest after the other."""
    deal_world(g, t, s, w, args, 0)
    for style in range(args[P_STYLES]):
        move = g.advise(t, w, style, out)
        add_plan(args, tree, move, args[P_USUAL])
        add_plan(args, tree, move, style)
    count = g.playout_moves(t, w, out)
    for other in range(1 + min(args[P_CROSSED], args[P_STYLES] - 1)):
        style = (args[P_USUAL] + other) % args[P_STYLES]
        for n in range(count):
            if args[P_THRIFTY] == 0 or g.wastes(t, w, out[n]) == 0:
                add_plan(args, tree, out[n], style)
    return 0


def add_plan(args: i8row, tree: i8row, move: int, style: int) -> int:
    """Add a plan, unless it is there or there is no room."""
    for number in range(args[P_PLANS]):
        spot = number * RECORD
        if tree[spot + R_MOVE] == move and tree[spot + R_STYLE] == style:
            return 0
    if args[P_PLANS] < MOST_PLANS:
        fresh = args[P_PLANS] * RECORD
        tree[fresh + R_MOVE] = move
        tree[fresh + R_STYLE] = style
        tree[fresh + R_OPEN] = 1
        args[P_PLANS] += 1
    return 0


def deal_world(g: Rules, t: Any, s: Any, w: State, args: i8row, number: int) -> int:
    """Make `w` a full world that agrees with the view `s`, keyed by seed and number."""
    low: u64 = args[P_SEED]
    low = scramble((low + number) & MASK64)
    g.copy(w, s)
    if args[P_SEES] == 1:
        return 0
    set_key(w, low, number)
    g.guess(t, w, args[P_SEAT])
    return 0


def play_plan(
    g: Rules, t: Any, w: State, v: State, args: i8row, move: int, style: int, out: i8row
) -> int:
    """Make the first move, play the turn to its end in a style, and the next turns plainly."""
    chapter = g.chapter(t, w)
    w.event_n = 0
    g.apply(t, w, move)
    if w.seat != NOBODY and g.chapter(t, w) == chapter:
        play_turn(g, t, w, args, style, out)
    for _ in range(args[P_AHEAD]):
        if args[P_REPLIES] > 1:
            play_best(g, t, w, v, args, out)
        else:
            play_turn(g, t, w, args, args[P_USUAL], out)
    return 0


def play_best(g: Rules, t: Any, w: State, v: State, args: i8row, out: i8row) -> int:
    """Play a turn in the style, of the usual one and some others, that its player gains most by."""
    if w.seat == NOBODY:
        return 0
    seat = w.seat
    g.copy(v, w)
    best = -1
    most = -1
    for other in range(args[P_REPLIES]):
        style = (args[P_USUAL] + other) % args[P_STYLES]
        g.copy(w, v)
        play_turn(g, t, w, args, style, out)
        g.value(t, w, out)
        if out[seat] > most:
            most = out[seat]
            best = style
    g.copy(w, v)
    return play_turn(g, t, w, args, best, out)


def play_turn(g: Rules, t: Any, w: State, args: i8row, style: int, out: i8row) -> int:
    """Play a turn to its end in one style, whoever's it is."""
    chapter = g.chapter(t, w)
    for _ in range(DECISIONS):
        if w.seat == NOBODY or g.chapter(t, w) != chapter:
            return 0
        w.event_n = 0
        g.apply(t, w, g.advise(t, w, style, out))
        args[P_MADE] += 1
    return 0
