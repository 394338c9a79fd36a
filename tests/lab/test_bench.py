"""The benchmark measures every game that is found; what it measures is never a test."""

import pytest

from ludotheque.core import library, native
from ludotheque.lab import bench

GAMES = sorted(game.id for game in library.every())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_measured(name):
    game = library.load(name)
    figures = bench.measure_game(game, 0.01)
    built = native.handle(game.edition(game.rules.lab.bench)) is not None
    for what in ("moves/s", "visits/s"):
        assert figures[f"python {what}"] > 0
        assert (f"native {what}" in figures) == (f"ratio {what}" in figures) == built
    assert all(milliseconds > 0 for milliseconds in figures["listing ms"].values())
    assert figures["bytes"]["state"] >= figures["bytes"]["copied"] > 0


def test_a_plan_tried_in_a_world_counts_as_one_visit():
    game = library.load("generals")
    work = bench.visits(game)
    assert work(2) == 2 * work(1) > 2
