"""A million native games of consecutive seeds, held against Python on a sample, to the byte."""

from __future__ import annotations

import pytest

from ludotheque.core import library, native
from ludotheque.core.native.reference import Reference

GAMES = 1_000_000
SAMPLE = 2_000


def test_a_million_native_games_agree_with_python_on_a_sample():
    printed = library.load("night-dealer").printed()
    fast = native.handle(printed)
    if fast is None:
        pytest.skip("native code can't be built here: no million games in plain Python")
    slow = Reference(printed)
    moves, _ = fast.random_games(0, GAMES)
    assert GAMES <= moves <= GAMES * slow.limit
    for seed in range(0, GAMES, GAMES // SAMPLE):
        assert fast.random_game(seed) == slow.random_game(seed), f"seed {seed}"


def test_the_sum_over_many_games_is_that_of_each_of_them():
    """So that the million above is made of the very games that the sample looks at."""
    printed = library.load("night-dealer").printed()
    fast = native.handle(printed)
    if fast is None:
        pytest.skip("native code can't be built here")
    assert fast.random_games(500, 40) == Reference(printed).random_games(500, 40)
