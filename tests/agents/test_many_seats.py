"""Levels play whole matches of any number of seats to an end."""

import pytest

from ludotheque.agents import LEVELS, agent
from ludotheque.core.library import load
from ludotheque.core.match import Match

DAYS = 2
UPPER = LEVELS[2:]
SLIGHT = 0.004  # of the thinking of levels


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_match_of_computers_comes_to_an_end_with_somebody_ahead(seats):
    game = load("eden")
    match = Match(game.edition({"seats": seats, "max_days": DAYS}), seed=seats)
    players = [agent(UPPER[seat % 2], game, seat, SLIGHT, threads=1) for seat in range(seats)]
    while not match.over:
        match.push(players[match.seat].choose(match.view(match.seat)))
    outcome = match.outcome()
    assert len(outcome.scores) == seats and sum(outcome.scores) > 0
    assert outcome.reason != "days" or match.state.day == DAYS
