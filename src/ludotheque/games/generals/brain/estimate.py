"""What a position is worth to each seat: its team's features, weighed."""

from ludotheque.core.chances import share, weigh
from ludotheque.core.types import i8row
from ludotheque.games.generals.brain.features import lay_mustered, muster
from ludotheque.games.generals.records import Desk, State, Tables


def estimate(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Each seat's value from 0 to WIN; teammates share theirs."""
    muster(t, s, d)
    for team in range(t.teams):
        lay_mustered(t, s, d, team)
        weigh(t, d, team)
    share(t, d, t.teams)
    for seat in range(len(s.order)):
        out[seat] = d.score[t.team[seat]] if seat < t.seats else 0
