"""What a position is worth to each seat."""

from ludotheque.core.kernel import WIN
from ludotheque.core.types import i8row

from ..records import State, Tables


def estimate(t: Tables, s: State, out: i8row) -> int:
    """The share of the win goes by points, one more for each seat so that nobody has nothing."""
    total = t.seats_n
    for seat in range(t.seats_n):
        total += s.points[seat]
    for seat in range(t.seats_n):
        out[seat] = WIN * (s.points[seat] + 1) // total
    return 0
