"""What a position is worth to each seat: its features, weighed."""

from ludotheque.core.chances import share, weigh
from ludotheque.core.types import i8row

from ..records import Desk, State, Tables
from .features import lay


def estimate(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Each seat's share of the win."""
    for seat in range(t.seats_n):
        lay(t, s, d, seat)
        weigh(t, d, seat)
    share(t, d, t.seats_n)
    for seat in range(t.seats_n):
        out[seat] = d.score[seat]
