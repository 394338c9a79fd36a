"""The Wilson interval against published values and its own sense."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.lab.wilson import wilson


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
