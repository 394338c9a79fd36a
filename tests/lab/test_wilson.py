"""The Wilson interval against published values and its own sense, of games and of pairs."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.lab.wilson import paired, wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (5, 10, 0.23659, 0.76341),
        (10, 10, 0.72247, 1.0),
        (81, 263, 0.25528, 0.36618),
        (15, 148, 0.06238, 0.16052),
    ],
)  # the last two are textbook examples
def test_known_intervals(points, games, low, high):
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 5000), st.data())
def test_it_holds_the_share_and_stays_within_0_and_1(games, data):
    points = data.draw(st.integers(0, 2 * games)) / 2
    low, high = wilson(points, games)
    assert 0 <= low <= points / games <= high <= 1
    mirror = wilson(games - points, games)
    assert (1 - mirror[1], 1 - mirror[0]) == pytest.approx((low, high))


def test_more_games_make_it_narrower():
    widths = [high - low for low, high in (wilson(0.75 * n, n) for n in (4, 40, 400, 4000))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("points", "games"), [(1, 0), (-1, 5), (6, 5)])
def test_impossible_results_are_refused(points, games):
    with pytest.raises(ValueError, match=r"points of"):
        wilson(points, games)


def contest(seed, better, first, pairs):
    """Points of a player in pairs of games: the chances of winning, as the first and as second."""
    dice = Random(seed)
    chances = [better + first, better - first] * pairs
    return [float(dice.random() < chance) for chance in chances]


@pytest.mark.parametrize(("better", "first"), [(0.5, 0.0), (0.6, 0.0), (0.6, 0.35), (0.5, 0.48)])
@pytest.mark.parametrize("pairs", [16, 100])
def test_an_interval_over_pairs_holds_the_true_share(better, first, pairs):
    found = [paired(contest(seed, better, first, pairs)) for seed in range(400)]
    assert sum(low <= better <= high for low, high in found) >= 0.93 * len(found)


def test_pairs_that_the_first_player_decides_make_the_share_surer():
    shared, apart = [1.0, 0.0] * 24, contest(7, 0.5, 0.0, 24)
    low, high = paired(shared)
    assert 0.42 < low < 0.5 < high < 0.58  # yet not certain: a few pairs prove little
    assert high - low < 0.5 * (paired(apart)[1] - paired(apart)[0])
    wide = paired([1.0, 1.0, 0.0, 0.0] * 12)
    assert wide[1] - wide[0] > wilson(24, 48)[1] - wilson(24, 48)[0]


def test_a_single_game_has_an_interval_and_so_has_one_beyond_the_pairs():
    assert paired([1.0]) == pytest.approx(wilson(1, 1))
    assert paired([1.0, 0.0, 1.0])[0] < 2 / 3 < paired([1.0, 0.0, 1.0])[1]
