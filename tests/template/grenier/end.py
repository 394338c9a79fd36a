"""Chapter 4 of the rulebook: the end, and what a position is worth."""

from ludotheque.core.kernel import NOT_OVER, WIN

from .constants import GOAL_REACHED, LAST_TURN


def reason(t, s):
    """GRE-4.1, GRE-4.2 Why the game is over, or NOT_OVER."""
    for seat in range(t.seats_n):
        if s.points[seat] >= t.goal:
            return GOAL_REACHED
    return LAST_TURN if s.turns >= bound(t) // 2 else NOT_OVER


def outcome(t, s, out):
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


def bound(t):
    """GRE-4.2 Each turn is one decision and at most one answer."""
    return 2 * t.turns_each * t.seats_n


def estimate(t, s, out):
    """The share of the win goes by points, one more for each seat so that nobody has nothing."""
    total = t.seats_n
    for seat in range(t.seats_n):
        total += s.points[seat]
    for seat in range(t.seats_n):
        out[seat] = WIN * (s.points[seat] + 1) // total
    return 0
