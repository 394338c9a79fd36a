"""What a position is worth: what both players have, weighed."""

from ludotheque.core.chances import share, weigh
from ludotheque.core.types import i8row
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.brain.features import lay
from ludotheque.games.tactique.records import Desk, State, Tables


def estimate(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Each seat's share of the win."""
    for seat in range(c.SEATS):
        lay(t, s, d, seat)
        weigh(t, d, seat)
    share(t, d, c.SEATS)
    for seat in range(c.SEATS):
        out[seat] = d.score[seat]
