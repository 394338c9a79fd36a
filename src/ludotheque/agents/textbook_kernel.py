"""The textbook player, in record style: information-set tree search without knowledge of the game.

One tree for what the searcher sees. Each visit deals a world that agrees with the view and walks
down among the moves possible in it: one never tried there is tried next, at random; else the best
by UCB1, in which the logarithm counts how often a move was possible, not how often its parent was
visited. Random moves then end the game, and whoever chose a step is given what the end is to them.
Chance needs no nodes: a step is the move and who made it, whatever was drawn.
"""

from math import log, sqrt
from time import thread_time_ns
from typing import Any

from ludotheque.core.kernel import MASK64, NOBODY, WIN, scramble, set_key
from ludotheque.core.types import Rules, State, f64, i8row, u64

# args: the row of the search, used in another way
T_NODES = 0  # made
T_ROOM = 1  # for nodes
T_STEPS = 2  # of the path of this visit
T_STAMP = 3  # tells which moves are possible at the present step
T_MOVES = 4  # how many moves the game has: room for stamps, before the nodes
T_PATH = 5

STEP = 7  # a node: its move, who made it, first child, next sibling, visits, possible, value summed
N_MOVE = 0
N_SEAT = 1
N_CHILD = 2
N_NEXT = 3
N_VISITS = 4
N_POSSIBLE = 5
N_TOTAL = 6
LONGEST = 400  # steps of a path
EXPLORE = 700  # thousandths: 0.7 is usual for rewards from 0 to 1
LOOK = 2  # visits between two looks at the clock


def textbook(
    g: Rules,
    t: Any,
    s: Any,
    w: State,
    visits: int,
    nanoseconds: int,
    moves: int,
    seed: int,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """The move visited most, of the usual ones; then by value, then the least number."""
    end = thread_time_ns() + nanoseconds
    begin_tree(args, tree, visits, moves)
    for visit in range(visits):
        if nanoseconds > 0 and visit > 0 and visit % LOOK == 0 and thread_time_ns() >= end:
            break
        word: u64 = scramble((seed + visit) & MASK64)
        g.copy(w, s)
        set_key(w, word, visit)
        g.guess(t, w, s.seat)
        word = descend(g, t, w, word, args, tree, out)
        finish(g, t, w, word, out)
        g.outcome(t, w, out)
        reward(args, tree, out)
    return most_visited(tree, moves)


def begin_tree(args: i8row, tree: i8row, visits: int, moves: int) -> int:
    """A tree of nothing but its root."""
    args[T_NODES] = 1
    args[T_ROOM] = visits + 1
    args[T_STAMP] = 0
    args[T_MOVES] = moves
    for i in range(moves + STEP):
        tree[i] = 0
    return 0


def descend(g: Rules, t: Any, w: State, word: u64, args: i8row, tree: i8row, out: i8row) -> u64:
    """Walk down the tree until a step is made for the first time; returns the next chance word."""
    node = args[T_MOVES]
    args[T_STEPS] = 0
    while w.seat != NOBODY and args[T_STEPS] < LONGEST:
        count = g.random_moves(t, w, out)
        fresh = count - stamp(w, args, tree, out, node, count)
        chosen = 0
        if fresh > 0 and args[T_NODES] < args[T_ROOM]:
            word = scramble(word)
            chosen = add_step(
                args, tree, node, w.seat, untried(args, tree, out, count, word, fresh)
            )
        else:
            fresh = 0
            chosen = best_step(w, args, tree, node)
        if chosen == 0:  # there is no room for what is possible here
            return word
        args[T_PATH + args[T_STEPS]] = chosen
        args[T_STEPS] += 1
        w.event_n = 0
        g.apply(t, w, tree[chosen + N_MOVE])
        if fresh > 0:
            return word
        node = chosen
    return word


def stamp(w: State, args: i8row, tree: i8row, out: i8row, node: int, count: int) -> int:
    """Mark the moves possible now, and again those with a step, which are counted."""
    args[T_STAMP] += 2
    for i in range(count):
        tree[out[i]] = args[T_STAMP]
    found = 0
    step = tree[node + N_CHILD]
    while step != 0:
        if possible(w, args, tree, step):
            tree[tree[step + N_MOVE]] = args[T_STAMP] + 1
            tree[step + N_POSSIBLE] += 1
            found += 1
        step = tree[step + N_NEXT]
    return found


def possible(w: State, args: i8row, tree: i8row, step: int) -> bool:
    """Whether a step can be made in this world."""
    return tree[tree[step + N_MOVE]] >= args[T_STAMP] and tree[step + N_SEAT] == w.seat


def untried(args: i8row, tree: i8row, out: i8row, count: int, word: u64, fresh: int) -> int:
    """Any of the possible moves without a step."""
    left = ((word >> 32) * fresh) >> 32
    for i in range(count):
        if tree[out[i]] == args[T_STAMP]:
            if left == 0:
                return out[i]
            left -= 1
    return out[0]


def add_step(args: i8row, tree: i8row, node: int, seat: int, move: int) -> int:
    """A new step below a node."""
    fresh = args[T_MOVES] + args[T_NODES] * STEP
    args[T_NODES] += 1
    tree[fresh + N_MOVE] = move
    tree[fresh + N_SEAT] = seat
    tree[fresh + N_CHILD] = 0
    tree[fresh + N_NEXT] = tree[node + N_CHILD]
    tree[fresh + N_VISITS] = 0
    tree[fresh + N_POSSIBLE] = 1
    tree[fresh + N_TOTAL] = 0
    tree[node + N_CHILD] = fresh
    return fresh


def best_step(w: State, args: i8row, tree: i8row, node: int) -> int:
    """The possible step with the best upper confidence; 0 if there is none."""
    best: f64 = -1.0
    chosen = 0
    step = tree[node + N_CHILD]
    while step != 0:
        if possible(w, args, tree, step):
            visits: f64 = tree[step + N_VISITS]
            worth: f64 = tree[step + N_TOTAL] / (WIN * visits)
            worth += EXPLORE * sqrt(log(tree[step + N_POSSIBLE]) / visits) / 1000.0
            if worth > best:
                best = worth
                chosen = step
        step = tree[step + N_NEXT]
    return chosen


def finish(g: Rules, t: Any, w: State, word: u64, out: i8row) -> int:
    """Play any moves to the end of the game."""
    while w.seat != NOBODY:
        count = g.random_moves(t, w, out)
        word = scramble(word)
        w.event_n = 0
        g.apply(t, w, out[((word >> 32) * count) >> 32])
    return 0


def reward(args: i8row, tree: i8row, out: i8row) -> int:
    """Give every step of the path what the end is to whoever made it."""
    for i in range(args[T_STEPS]):
        step = args[T_PATH + i]
        tree[step + N_VISITS] += 1
        tree[step + N_TOTAL] += out[tree[step + N_SEAT]]
    return 0


def most_visited(tree: i8row, root: int) -> int:
    """The move of the root to make."""
    step = tree[root + N_CHILD]
    best = step
    while step != 0:
        more = tree[step + N_VISITS] - tree[best + N_VISITS]
        if more == 0:
            more = tree[step + N_TOTAL] - tree[best + N_TOTAL]
        if more == 0:
            more = tree[best + N_MOVE] - tree[step + N_MOVE]
        if more > 0:
            best = step
        step = tree[step + N_NEXT]
    return tree[best + N_MOVE]
