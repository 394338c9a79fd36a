"""Tree search over guessed worlds, in record style: compiled into every native unit.

A node is an information set: what the seat to act sees, told by the fingerprint of its view. Each
visit deals a world that agrees with the searcher's view, walks down the tree by upper confidence,
values the position it falls out at, and adds each seat's value to the moves that seat chose.
Chance needs no nodes of its own: another draw leads to another view.
"""

from math import sqrt
from typing import Any

from ludotheque.agents.asked import (
    A_AHEAD,
    A_CHAPTER,
    A_DEEP,
    A_EDGE_N,
    A_EDGES,
    A_EVEN,
    A_EXPLORE,
    A_FROM,
    A_MODE,
    A_NODE_N,
    A_NODES,
    A_PATH,
    A_PRIOR,
    A_SEAT,
    A_SEES,
    A_SLOTS,
    A_SQUARES,
    A_STEPS,
    A_SUSPECTS,
    A_THRIFTY,
    A_TIDY,
    A_UNTIL,
    EDGE,
    NODE,
    PLAN,
    SURE,
    WEIGH,
)
from ludotheque.agents.first_kernel import deal, foresee, step, weigh
from ludotheque.agents.outlook_kernel import play_out
from ludotheque.agents.settling_kernel import settled
from ludotheque.agents.turn_kernel import plan
from ludotheque.core.kernel import NOBODY, WIN
from ludotheque.core.types import Rules, State, f64, i8row

UNOPENED = -1
MILLION = 1000000


def search(
    g: Rules, t: Any, s: Any, w: State, v: State, args: i8row, tree: i8row, out: i8row
) -> int:
    """Make visits number A_FROM to A_UNTIL from the view `s`; results are the root's edges.
    Gives 1 once all is settled and no more visits are wanted."""
    if args[A_MODE] == WEIGH:
        return weigh(g, t, s, w, v, args, tree, out)
    if args[A_MODE] == SURE:
        return foresee(g, t, s, w, v, args, tree, out)
    if args[A_MODE] == PLAN:
        return plan(g, t, s, w, v, args, tree, out)
    args[A_CHAPTER] = g.chapter(t, s)
    for visit in range(args[A_FROM], args[A_UNTIL]):
        deal(g, t, s, w, args, visit)
        if args[A_SUSPECTS] == 1 and args[A_SEES] == 0:
            g.suspect(t, w, args[A_SEAT])
        walk(g, t, w, v, args, tree, out)
        play_out(g, t, w, v, args, out, visit)
        g.value(t, w, out)
        give_back(args, tree, out)
        if settled(args, tree, visit + 1):
            return 1
    return 0


def walk(g: Rules, t: Any, w: State, v: State, args: i8row, tree: i8row, out: i8row) -> int:
    """Go down the tree in the world `w` until a node seen for the first time, or its end."""
    args[A_STEPS] = 0
    made = 0
    while w.seat != NOBODY and args[A_STEPS] < args[A_DEEP]:
        if args[A_AHEAD] >= 0 and g.chapter(t, w) != args[A_CHAPTER]:
            return 0
        count = moves_at(g, t, w, args, out, made)
        if made > 0 and count == 1:  # no choice, nothing to learn
            step(g, t, w, args, out[0])
            continue
        made += 1
        node = find(g, w, v, args, tree)
        if node < 0:
            return 0
        spot = args[A_SLOTS] + node * NODE
        fresh = tree[spot + 4] == 0
        if fresh or tree[spot + 3] == UNOPENED:
            if fresh and args[A_STEPS] > 0:
                remember(args, node, -1)
                return 0
            if args[A_EDGE_N] + count > args[A_EDGES]:
                return 0
            unfold(g, t, w, v, args, tree, out, spot, count)
        edge = pick(args, tree, spot)
        if args[A_STEPS] == 0:
            edge = look_first(args, tree, spot, edge)
        remember(args, node, edge)
        step(g, t, w, args, tree[edge])
    return 0


def moves_at(g: Rules, t: Any, w: State, args: i8row, out: i8row, made: int) -> int:
    """The moves looked at: at the root every usual one (nobody searches giving up), but none that
    wastes something or that, where all is tidy, only repeats another."""
    all_usual = made == 0 and (args[A_TIDY] == 0 or args[A_THRIFTY] == 0)
    count: int = g.random_moves(t, w, out) if all_usual else g.prune(t, w, out)
    assert count > 0, "somebody must act and has no legal move"
    if args[A_THRIFTY] == 0:
        return count
    kept = 0
    for i in range(count):
        if g.wastes(t, w, out[i]) == 0:
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else count


def remember(args: i8row, node: int, edge: int) -> int:
    """Add a step to the path of this visit."""
    at = A_PATH + 2 * args[A_STEPS]
    args[at] = node
    args[at + 1] = edge
    args[A_STEPS] += 1
    return 0


def find(g: Rules, w: State, v: State, args: i8row, tree: i8row) -> int:
    """The node of what the seat to act sees in `w`, made if need be; -1 when there is no room."""
    seat = w.seat
    g.copy(v, w)
    g.redact(v, seat)
    key: int = g.fingerprint(v)
    slot = key & (args[A_SLOTS] - 1)
    while tree[slot] != 0:
        node = tree[slot] - 1
        if tree[args[A_SLOTS] + node * NODE] == key:
            return node
        slot = (slot + 1) & (args[A_SLOTS] - 1)
    if args[A_NODE_N] >= args[A_NODES]:
        return -1
    node = args[A_NODE_N]
    args[A_NODE_N] += 1
    tree[slot] = node + 1
    spot = args[A_SLOTS] + node * NODE
    tree[spot] = key
    tree[spot + 1] = seat
    tree[spot + 3] = UNOPENED
    tree[spot + 4] = 0
    tree[spot + 5] = 0
    return node


def unfold(
    g: Rules,
    t: Any,
    w: State,
    v: State,
    args: i8row,
    tree: i8row,
    out: i8row,
    spot: int,
    count: int,
) -> int:
    """Give a node its edges: the moves in `out`."""
    first = args[A_SLOTS] + args[A_NODES] * NODE + args[A_EDGE_N] * EDGE
    tree[spot + 2] = first
    tree[spot + 3] = count
    args[A_EDGE_N] += count
    for i in range(count):
        tree[first + i * EDGE] = out[i]
        tree[first + i * EDGE + 1] = 0
        tree[first + i * EDGE + 2] = 0
        tree[first + i * EDGE + 3] = MILLION // count
    if args[A_PRIOR] > 0:
        lead(g, t, w, v, args, tree, out, first, count)
    return 0


def lead(
    g: Rules,
    t: Any,
    w: State,
    v: State,
    args: i8row,
    tree: i8row,
    out: i8row,
    first: int,
    count: int,
) -> int:
    """Prior of each move from the value one move ahead: a quarter for a loss of A_PRIOR."""
    seat = w.seat
    best = 0
    for i in range(count):
        edge = first + i * EDGE
        g.copy(v, w)
        v.event_n = 0
        g.apply(t, v, tree[edge])
        g.value(t, v, out)
        tree[edge + 3] = out[seat]
        best = max(best, out[seat])
    total = 0
    for i in range(count):
        edge = first + i * EDGE
        loss = 1000 + (best - tree[edge + 3]) * 1000 // args[A_PRIOR]
        tree[edge + 3] = 1 + MILLION * MILLION // (loss * loss)
        total += tree[edge + 3]
    for i in range(count):
        edge = first + i * EDGE
        tree[edge + 3] = tree[edge + 3] * MILLION // total
    return 0


def pick(args: i8row, tree: i8row, spot: int) -> int:
    """The edge with the best upper confidence for the seat of the node at `spot`."""
    first = tree[spot + 2]
    visits = tree[spot + 4] + 1
    root: f64 = sqrt(visits) * args[A_EXPLORE] / (1000.0 * MILLION)
    unseen: f64 = 0.5
    if tree[spot + 4] > 0:
        unseen = tree[spot + 5] / (1.0 * WIN * tree[spot + 4])
    best: f64 = -1.0
    chosen = first
    for i in range(tree[spot + 3]):
        edge = first + i * EDGE
        count = tree[edge + 1]
        worth: f64 = unseen
        if count > 0:
            worth = tree[edge + 2] / (1.0 * WIN * count)
        worth += root * tree[edge + 3] / (1 + count)
        if worth > best:
            best = worth
            chosen = edge
    return chosen


def look_first(args: i8row, tree: i8row, spot: int, edge: int) -> int:
    """At the root no move is left out: one not seen yet goes first, or the one seen least."""
    first = tree[spot + 2]
    least = edge
    for i in range(tree[spot + 3]):
        if tree[first + i * EDGE + 1] < tree[least + 1]:
            least = first + i * EDGE
    return least if args[A_EVEN] == 1 or tree[least + 1] == 0 else edge


def give_back(args: i8row, tree: i8row, out: i8row) -> int:
    """Add the values in `out` to every step of the path."""
    args[A_SQUARES] += out[args[A_SEAT]] * out[args[A_SEAT]]
    for i in range(args[A_STEPS]):
        spot = args[A_SLOTS] + args[A_PATH + 2 * i] * NODE
        edge = args[A_PATH + 2 * i + 1]
        tree[spot + 4] += 1
        tree[spot + 5] += out[tree[spot + 1]]
        if edge >= 0:
            tree[edge + 1] += 1
            tree[edge + 2] += out[tree[spot + 1]]
    return 0
