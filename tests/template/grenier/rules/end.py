"""Chapter 4 of the rulebook: the end."""

from ludotheque.core.kernel import NOT_OVER, WIN
from ludotheque.core.types import i8row

from .. import codes as c
from ..records import State, Tables


def reason(t: Tables, s: State) -> int:
    """GRE-4.1, GRE-4.2 Why the game is over, or NOT_OVER."""
    for seat in range(t.seats_n):
        if s.points[seat] >= t.goal:
            return c.GOAL_REACHED
    return c.LAST_TURN if s.turns >= bound(t) // 2 else NOT_OVER


def outcome(t: Tables, s: State, out: i8row) -> int:
    """GRE-4.3 The seats with most points share the win."""
    best = 0
    winners = 0
    for seat in range(t.seats_n):
        best = max(best, s.points[seat])
    for seat in range(t.seats_n):
        winners += 1 if s.points[seat] == best else 0
    for seat in range(t.seats_n):
        out[seat] = WIN // winners if s.points[seat] == best else 0
    return reason(t, s)


def bound(t: Tables) -> int:
    """GRE-4.2 Each turn is one decision and at most one answer."""
    return 2 * t.turns_each * t.seats_n
