"""Law: every random game ends within the bound that its rules state, with a fair outcome."""

from ludotheque.core.kernel import NOT_OVER, WIN
from ludotheque.core.record import NOBODY

from .positions import law, printed_at, random_game, states_to


def check(game, spot):
    """Play a random game to its end."""
    edition = printed_at(game, spot)
    bound = game.rules.bound(edition.t)
    made = len(random_game(edition, spot.seed))
    assert made <= bound, f"{made} decisions and no end; the bound is {bound}"
    for n, s in states_to(edition, spot):
        check_outcome(edition, s, is_last=n == made)


def check_outcome(edition, s, is_last):
    """There is an outcome exactly when nobody must act, and it shares out a win."""
    out = [0] * 16
    reason = edition.rules.outcome(edition.t, s, out)
    assert (s.seat == NOBODY) == is_last == (reason != NOT_OVER), f"seat {s.seat}, reason {reason}"
    assert s.seat == NOBODY or 0 <= s.seat < edition.seats, f"seat {s.seat} must act"
    if edition.rules.brain.estimate is not None or is_last:
        edition.rules.value(edition.t, s, out)
        worth = out[: edition.seats]
        assert all(0 <= n <= WIN for n in worth) and any(worth), f"worth {worth}"
    if is_last:
        assert reason in edition.rules.reasons, f"the reason {reason} has no name"


@law(20)
def test_every_random_game_ends_within_its_bound(game, spot):
    check(game, spot)
