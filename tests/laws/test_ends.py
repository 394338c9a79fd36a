"""Law: every random game ends within the bound that its rules state, with a fair outcome."""

from ludotheque.core.kernel import NOT_OVER, WIN
from ludotheque.core.record import NOBODY

from .positions import law, printed_at, random_game, states_to


def check(game, spot):
    """Play a random game to its end."""
    printed = printed_at(game, spot)
    bound = game.rules.bound(printed.t)
    made = len(random_game(printed, spot.seed))
    assert made <= bound, f"{made} decisions and no end; the bound is {bound}"
    for n, s in states_to(printed, spot):
        check_outcome(printed, s, is_last=n == made)


def check_outcome(printed, s, is_last):
    """There is an outcome exactly when nobody must act, and it shares out a win."""
    out = [0] * 16
    reason = printed.rules.outcome(printed.t, s, out)
    assert (s.seat == NOBODY) == is_last == (reason != NOT_OVER), f"seat {s.seat}, reason {reason}"
    assert s.seat == NOBODY or 0 <= s.seat < printed.seats, f"seat {s.seat} must act"
    if printed.rules.estimate is not None or is_last:
        printed.rules.value(printed.t, s, out)
        worth = out[: printed.seats]
        assert all(0 <= n <= WIN for n in worth) and any(worth), f"worth {worth}"
    if is_last:
        assert reason in printed.rules.reasons, f"the reason {reason} has no name"


@law(20)
def test_every_random_game_ends_within_its_bound(game, spot):
    check(game, spot)
