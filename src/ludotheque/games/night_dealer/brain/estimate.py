"""What a position is worth to each seat: its features, weighed."""

from ludotheque.core.chances import share, weigh
from ludotheque.core.kernel import NOT_OVER, WIN
from ludotheque.core.types import i8row
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.brain.features import lay_promised
from ludotheque.games.night_dealer.brain.promise import promise
from ludotheque.games.night_dealer.records import Desk, State, Tables
from ludotheque.games.night_dealer.rules.play import outcome


def estimate(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Each seat's share of the win."""
    if s.ended != NOT_OVER:
        outcome(t, s, out)
        return
    chance = promise(t, s)
    for seat in range(c.SEATS):
        lay_promised(t, s, d, chance if seat == s.first else WIN - chance)
        weigh(t, d, seat)
    share(t, d, c.SEATS)
    for seat in range(c.SEATS):
        out[seat] = d.score[seat]
