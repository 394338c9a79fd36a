"""The rules of the Walk, in record style."""

from ludotheque.core.kernel import EVERYONE, NOBODY, NOT_OVER, OK, WIN, below

from .events import NOTE
from .numbers import ARRIVED

STEPS = 4
KINDS = 8
END = 6000


def setup(t, s):
    """Both stand at the start."""
    s.seat = 0
    return 0


def why_not(t, s, move):
    """Every step is allowed."""
    return OK


def legal(t, s, out):
    """All steps."""
    for move in range(STEPS):
        out[move] = move
    return STEPS


def apply(t, s, move):
    """Walk on and pick something up that only you see."""
    s.steps[s.seat] += move + 1
    s.hand[s.seat][below(s, KINDS)] += 1
    s.made += 1
    NOTE.walked(s, s.seat, move, EVERYONE)
    s.seat = 1 - s.seat
    if s.made >= END:
        s.seat = NOBODY
    return 0


def outcome(t, s, out):
    """Half the win each."""
    out[0] = WIN // 2
    out[1] = WIN // 2
    return ARRIVED if s.made >= END else NOT_OVER


def guess(t, s, seat):
    """Deal the other any hand."""
    for _ in range(s.made // 2):
        s.hand[1 - seat][below(s, KINDS)] += 1
    return 0


def turns(t, s):
    """Every walk is one."""
    return s.made + 1
