"""What a plain player of Eden makes of the map and of rivals; levels think in its turns."""

import pytest

from ludotheque.agents import agent
from ludotheque.core.library import load
from ludotheque.core.match import Match
from ludotheque.games.eden.codes import EXPANSION, LOG_RIVAL, MAP_FINAL, MOVE_DONE, MOVE_SEAT, SIX
from tests.rules.eden.table import script

GAME = load("eden")
SETBACK = """
map: M3
turn: phase=logistics active=P0
troops P0: (4,0) (3,0) (2,0) (1,0) (0,0)x2
troops P1: {}
troops P2: {}
player P0: stocks=3 deck=[CRY2*5]
"""
WEST, WEST_LESS = "(-4,0) (-3,0) (-2,0) (-1,0)x3", "(-4,0) (-1,0)x3"
SOUTH, SOUTH_LESS = "(0,4) (0,3) (0,2) (0,1)x3", "(0,4) (0,1)x3"


@pytest.mark.parametrize(
    ("first", "second", "named"), [(WEST, SOUTH_LESS, 1), (WEST_LESS, SOUTH, 2)]
)
def test_a_setback_goes_to_who_is_ahead_whatever_their_seat(first, second, named):
    match = script(SETBACK.format(first, second)).match
    player = agent("beginner", GAME)
    while match.state.ask != LOG_RIVAL:
        match.push(player.choose(match.view(0)))
    assert player.choose(match.view(0)).number == MOVE_SEAT + named


def test_portals_lie_open_to_one_side_and_move_at_last_for_a_clearly_better_place():
    touched, moved = [], 0
    for seed in range(6):
        match = Match(GAME.edition({"max_days": 1}), seed)
        player = agent("beginner", GAME, seed)
        while match.state.phase < EXPANSION and match.state.ask <= MAP_FINAL:
            move = player.choose(match.view(match.seat))
            moved += match.state.ask == MAP_FINAL and move.number != MOVE_DONE
            match.push(move)
        t, s = match.edition.t, match.state
        around = [[s.portal[seat] + t.way[way] for way in range(SIX)] for seat in (0, 1)]
        touched += [sum(s.ground[cell] != 0 for cell in cells) for cells in around]
    assert touched.count(1) >= 10 and moved > 0, (touched, moved)
