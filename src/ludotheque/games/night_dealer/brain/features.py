"""What counts in a night, for each player; content/weights.toml says what a point is worth."""

from ludotheque.core.chances import below
from ludotheque.core.kernel import WIN
from ludotheque.games.night_dealer.brain.promise import promise
from ludotheque.games.night_dealer.records import Desk, State, Tables

F_PROMISE = 0  # the logarithm of the chance that the board promises, in thousandths
F_PROMISE_LAST = 1  # the same in the round that is the last in any case


def lay(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Lay what counts for a player on the desk."""
    chance = promise(t, s)
    lay_promised(t, s, d, chance if seat == s.first else WIN - chance)


def lay_promised(t: Tables, s: State, d: Desk, chance: int) -> None:
    """Lay what counts for a player to whom the board promises such a chance."""
    d.feature[F_PROMISE] = 0 - below(t, chance, WIN)
    d.feature[F_PROMISE_LAST] = 0
    if s.round == t.max_rounds:
        d.feature[F_PROMISE_LAST] = d.feature[F_PROMISE]
