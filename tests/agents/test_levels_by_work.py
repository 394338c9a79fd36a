"""Levels decide by work, not by the clock: one seed plays one game, however busy the machine is."""

from types import SimpleNamespace

import pytest

from ludotheque.agents import LEVELS, agent, deadline
from ludotheque.core import library, native
from tests.laws.positions import Spot, deciding, match_at

SPOTS = [Spot(0, 11, 30), Spot(0, 12, 60)]
HOUR = 3600.0


def clock(monkeypatch, step):
    """A clock that is so many seconds later at each look."""
    now = [0.0]

    def look():
        now[0] += step
        return now[0]

    monkeypatch.setattr(deadline, "time", SimpleNamespace(monotonic=look, process_time=look))


def thoughts(game, level, view):
    """What a level finds of each move of a view, and the move that it makes."""
    player = agent(level, game, seed=5, scale=0.1, threads=1)
    return player.thoughts(view), player.choose(view)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", library.names())
def test_a_level_finds_the_same_by_a_clock_that_stands_still_and_by_one_that_runs(
    monkeypatch, name, level
):
    """Those of Eden chose differently on a busy machine."""
    game = library.load(name)
    if native.handle(game.edition()) is None:
        pytest.skip("needs a C compiler: in plain Python levels stop by the clock")
    for spot in SPOTS:
        match = match_at(game, deciding(spot))
        view = match.view(match.seat)
        told = []
        for step in (0.0, HOUR):
            clock(monkeypatch, step)
            told.append(thoughts(game, level, view))
        assert told[0] == told[1]
