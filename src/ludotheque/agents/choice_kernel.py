"""Which move a level plays of those it weighed, in record style: how lower levels err.

A level that errs plays one of the moves its own look holds to be nearly as good as the best: each
half as likely for every further `spread` that it is held to lose, none beyond the margin. What was
lost in every world is never chosen while there is anything else.
"""

from ludotheque.core.kernel import MASK64, scramble
from ludotheque.core.types import i8row, u64

# of each move weighed, in order of their numbers: the number, visits, and values summed
C_VISITS = 1
C_TOTAL = 2
WEIGHED = 3
FULL = 1048576  # the weight of the best move


def choose(found: i8row, base: int, count: int, spread: int, margin: int, roll: u64) -> int:
    """Which of the moves that lie in `found` from `base` on is played."""
    best = worth(found, base)
    for i in range(1, count):
        best = max(best, worth(found, base + i * WEIGHED))
    total = 0
    for i in range(count):
        total += weight(found, base + i * WEIGHED, best, spread, margin)
    word: u64 = scramble(roll & MASK64)
    left = ((word >> 32) * total) >> 32
    for i in range(count):
        left -= weight(found, base + i * WEIGHED, best, spread, margin)
        if left < 0:
            return i
    return 0


def worth(found: i8row, at: int) -> int:
    """The mean value of a move; none for one that was never tried."""
    if found[at + C_VISITS] == 0:
        return 0
    return found[at + C_TOTAL] // found[at + C_VISITS]


def weight(found: i8row, at: int, best: int, spread: int, margin: int) -> int:
    """How likely a move is played: halved for every `spread` it loses, straight in between."""
    value = worth(found, at)
    loss = best - value
    if loss > margin or found[at + C_VISITS] == 0 or (value == 0 and best > 0):
        return 0
    halvings = loss // spread
    if halvings > 20:
        return 0
    share = FULL * (2 * spread - loss % spread) // (2 * spread)
    return share >> halvings
