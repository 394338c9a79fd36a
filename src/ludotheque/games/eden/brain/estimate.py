"""What a position is worth: what the players have, weighed."""

from ludotheque.core.chances import share, weigh
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.brain.features import lay_surveyed
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import survey


def estimate(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Each seat's share of the win."""
    survey(t, s, d, c.NONE)
    for seat in range(t.seats):
        lay_surveyed(t, s, d, seat)
        weigh(t, d, seat)
    share(t, d, t.seats)
    for seat in range(t.seats):
        out[seat] = d.score[seat]
