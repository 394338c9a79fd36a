"""When a search stops by itself, in record style: when more visits would change nothing.

That depends on the tree and on the number of visits alone, never on a clock: one seed stops at one
visit on every machine, however the visits are shared out among calls.
"""

from ludotheque.agents.asked import A_NODES, A_SETTLES, A_SLOTS, A_SPARE, A_SQUARES, EDGE
from ludotheque.core.kernel import WIN
from ludotheque.core.types import f64, i8row

LOOK = 64  # visits between two looks at whether all is settled
FEWEST = 8  # visits of every move before anything is said
DEVIATIONS = 5  # halves of them, by which chance hardly ever errs


def settled(args: i8row, tree: i8row, made: int) -> bool:
    """Whether after so many visits no other move can catch up, or none can be found better than
    the leading one by more than A_SETTLES."""
    if args[A_SETTLES] == 0 or made % LOOK != 0:
        return False
    spot = args[A_SLOTS]
    first = tree[spot + 2]
    count = tree[spot + 3]
    leader = first
    for i in range(1, count):
        if tree[first + i * EDGE + 1] > tree[leader + 1]:
            leader = first + i * EDGE
    mean: f64 = tree[spot + 5] / (1.0 * made)
    apart: f64 = args[A_SQUARES] / (1.0 * made) - mean * mean
    seldom: f64 = 1.0 * WIN * WIN / made  # where all visits agree, the next may not
    if apart < seldom:
        apart = seldom
    least = tree[leader + 1] - (args[A_NODES] - A_SPARE - made)  # who has less can't catch up
    for i in range(count):
        edge = first + i * EDGE
        behind = edge == leader or tree[edge + 1] < least
        if not behind and not clear(tree, leader, edge, args[A_SETTLES], apart):
            return False
    return True


def clear(tree: i8row, leader: int, edge: int, within: int, apart: f64) -> bool:
    """Whether a move is no better than the leading one, give or take so much of the win; values of
    visits have the square deviation `apart`."""
    n: f64 = 1.0 * tree[edge + 1]
    m: f64 = 1.0 * tree[leader + 1]
    if n < FEWEST:
        return False
    ahead: f64 = tree[leader + 2] / m - tree[edge + 2] / n + within
    return ahead > 0.0 and 4.0 * ahead * ahead * n * m > DEVIATIONS * DEVIATIONS * apart * (n + m)
