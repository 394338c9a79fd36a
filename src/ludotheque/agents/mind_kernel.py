"""How a player decides, in record style: compiled into every native unit.

A mind is a row of settings; the seed and what is seen are all else that a decision depends on. The
players in Python (simple, search, planner) decide alike, with a clock and with threads besides.
"""

from time import thread_time_ns
from typing import Any

from ludotheque.agents import asked as k
from ludotheque.agents.choice_kernel import WEIGHED, choose
from ludotheque.agents.first_kernel import PAIR, foresee, weigh
from ludotheque.agents.minds import (
    BEGINNER,
    GREEDY,
    M_AHEAD,
    M_DEPTH,
    M_DRAWN,
    M_EVEN,
    M_EXPLORE,
    M_KIND,
    M_MARGIN,
    M_MOVES,
    M_NANOSECONDS,
    M_PRIOR,
    M_SEES,
    M_SETTLES,
    M_SPREAD,
    M_SUSPECTS,
    M_THRIFTY,
    M_TIDY,
    M_TREES,
    M_USUAL,
    M_VISITS,
    PLAN,
    RANDOM,
    TEXTBOOK,
    TREE,
)
from ludotheque.agents.plan_kernel import SERIES, choose_plan
from ludotheque.agents.plot_kernel import plant, tree_room
from ludotheque.agents.textbook_kernel import STEP, textbook
from ludotheque.agents.tree_kernel import search
from ludotheque.core.kernel import MASK64, scramble
from ludotheque.core.types import Rules, State, i8row, u64

CHUNK = 64  # visits between two looks at the clock
SURE_WORLDS = 4  # in which an end at once is looked for


def rolled(seed: u64, seen: u64) -> int:
    """A 62-bit number from a seed and the fingerprint of a view, and from nothing else."""
    word: u64 = scramble((scramble(seed) ^ seen) & MASK64)
    return word >> 2


def decide(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    v: State,
    mind: i8row,
    at: int,
    seed: u64,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """The move that the mind at a place of a row makes of the view `s`."""
    seen: u64 = g.fingerprint(s)
    args[k.A_SEES] = mind[at + M_SEES]
    if mind[at + M_KIND] == RANDOM:
        count: int = g.random_moves(t, s, out)
        return out[rolled(seed, seen) % count]
    if mind[at + M_KIND] == GREEDY:
        return best_at_once(g, t, s, w, v, mind[at + M_VISITS], rolled(seed, seen), args, tree, out)
    if mind[at + M_KIND] == BEGINNER:
        move: int = g.advise(t, s, mind[at + M_USUAL], out)
        return move
    if mind[at + M_KIND] == TEXTBOOK:
        moves = mind[at + M_MOVES]
        return by_book(g, t, s, w, mind, at, moves, rolled(seed, seen), args, tree, out)
    sure = forced(g, t, s, w, v, rolled((seed + 2) & MASK64, seen), args, tree, out)
    if sure >= 0:
        return sure
    roll = rolled((seed + 1) & MASK64, seen)
    if mind[at + M_KIND] == PLAN:
        return choose_plan(g, t, s, w, v, mind, at, rolled(seed, seen), roll, args, tree, out)
    return weighed(g, t, s, w, v, mind, at, rolled(seed, seen), roll, args, tree, out)


def by_book(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    mind: i8row,
    at: int,
    moves: int,
    seed: int,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """The only move, or what the textbook finds."""
    count: int = g.legal(t, s, out)
    if count == 1:
        return out[0]
    visits = mind[at + M_VISITS]
    return textbook(g, t, s, w, visits, mind[at + M_NANOSECONDS], moves, seed, args, tree, out)


def forced(
    g: Rules, t: Any, s: Any, w: State, v: State, seed: int, args: i8row, tree: i8row, out: i8row
) -> int:
    """The only move, one that wins at once, the only one that does not lose at once; else -1."""
    count: int = g.legal(t, s, out)
    if count == 1:
        return out[0]
    ask(args, s.seat, seed, SURE_WORLDS)
    foresee(g, t, s, w, v, args, tree, out)
    left = 0
    chosen = -1
    for i in range(count):
        if tree[PAIR * i + 1] == 1:
            return tree[PAIR * i]
        if tree[PAIR * i + 1] == 0:
            left += 1
            chosen = tree[PAIR * i]
    return chosen if left == 1 else -1


def ask(args: i8row, seat: int, seed: int, worlds: int) -> int:
    """Ask for a first look in so many worlds."""
    args[k.A_SEAT] = seat
    args[k.A_SEED] = seed
    args[k.A_FROM] = 0
    args[k.A_UNTIL] = worlds
    return 0


def best_at_once(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    v: State,
    worlds: int,
    seed: int,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """The move worth most one decision ahead; the first of equals."""
    ask(args, s.seat, seed, worlds)
    count = weigh(g, t, s, w, v, args, tree, out)
    best = 0
    for i in range(count):
        if tree[2 * i + 1] > tree[2 * best + 1]:
            best = i
    return tree[2 * best]


def weighed(
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
    """The move that trees grown apart visited most together, or one that seems nearly as good."""
    trees = mind[at + M_TREES] if mind[at + M_VISITS] > 1 else 1
    share = max(1, -(-mind[at + M_VISITS] // trees))
    found = tree_room(share, g.width)
    for n in range(trees):
        plant(args, share, g.width)
        for i in range(args[k.A_SLOTS]):
            tree[i] = 0
        ask(args, s.seat, seed + (n << 40), share)
        set_style(args, mind, at)
        grow(g, t, s, w, v, share, mind[at + M_NANOSECONDS] // trees, args, tree, out)
        gather(args, tree, found, n)
    count = tree[args[k.A_SLOTS] + 3]
    chosen = first_of(tree, found, count)
    if mind[at + M_SPREAD] > 0:
        chosen = choose(tree, found, count, mind[at + M_SPREAD], mind[at + M_MARGIN], roll)
    return tree[found + WEIGHED * chosen]


def set_style(args: i8row, mind: i8row, at: int) -> int:
    """Ask for a tree in the style of a mind."""
    args[k.A_DEPTH] = mind[at + M_DEPTH]
    args[k.A_EXPLORE] = mind[at + M_EXPLORE]
    args[k.A_PRIOR] = mind[at + M_PRIOR]
    args[k.A_AHEAD] = mind[at + M_AHEAD]
    args[k.A_DRAWN] = mind[at + M_DRAWN]
    args[k.A_EVEN] = mind[at + M_EVEN]
    args[k.A_THRIFTY] = mind[at + M_THRIFTY]
    args[k.A_SETTLES] = mind[at + M_SETTLES]
    args[k.A_TIDY] = mind[at + M_TIDY]
    args[k.A_SUSPECTS] = mind[at + M_SUSPECTS]
    return 0


def mind_room(mind: i8row, width: int) -> int:
    """The numbers that a decision of a mind takes, with what it gathers of each move."""
    if mind[M_KIND] == TREE:
        trees = mind[M_TREES] if mind[M_VISITS] > 1 else 1
        return tree_room(max(1, -(-mind[M_VISITS] // trees)), width) + WEIGHED * width
    if mind[M_KIND] == PLAN:
        return max((mind[M_TREES] + 1) * SERIES, PAIR * width)  # the first look at all moves too
    if mind[M_KIND] == TEXTBOOK:
        return mind[M_MOVES] + (mind[M_VISITS] + 1) * STEP
    return 2 * width


def grow(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    v: State,
    visits: int,
    nanoseconds: int,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """Make the visits of one tree, or as many as there is time for; some are always made."""
    args[k.A_FROM] = 0
    args[k.A_UNTIL] = visits
    if nanoseconds == 0:
        return search(g, t, s, w, v, args, tree, out)
    end = thread_time_ns() + nanoseconds
    args[k.A_UNTIL] = min(visits, CHUNK)
    over = search(g, t, s, w, v, args, tree, out)
    while over == 0 and args[k.A_UNTIL] < visits and thread_time_ns() < end:
        args[k.A_FROM] = args[k.A_UNTIL]
        args[k.A_UNTIL] = min(visits, args[k.A_FROM] + CHUNK)
        over = search(g, t, s, w, v, args, tree, out)
    return 0


def gather(args: i8row, tree: i8row, found: int, before: int) -> int:
    """Add what a tree found of each move of the root to what those before it found."""
    spot = args[k.A_SLOTS]
    for i in range(tree[spot + 3]):
        edge = tree[spot + 2] + i * k.EDGE
        at = found + WEIGHED * i
        if before == 0:
            tree[at + 1] = 0
            tree[at + 2] = 0
        tree[at] = tree[edge]
        tree[at + 1] += tree[edge + 1]
        tree[at + 2] += tree[edge + 2]
    return 0


def first_of(found: i8row, base: int, count: int) -> int:
    """The place of the move to make: most visits, then most value, then the least number."""
    best = 0
    for i in range(1, count):
        here = base + WEIGHED * i
        there = base + WEIGHED * best
        more = found[here + 1] - found[there + 1]
        if more == 0:
            more = found[here + 2] - found[there + 2]
        if more == 0:
            more = found[there] - found[here]
        if more > 0:
            best = i
    return best
