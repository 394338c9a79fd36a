"""Law: no level gives up, nor weighs it, while there is another move; random play never does."""

import pytest

import ludotheque
from ludotheque.agents import LEVELS, Budget
from ludotheque.core.match import Match

from .positions import deciding, law, state_at

BUDGET = Budget(iterations=24)


def check(game, spot, make):
    """Whoever must act has other moves: `make(seed)` makes the agent that chooses among them."""
    edition, s = state_at(game, deciding(spot))
    view, resign = Match(edition, 0, state=s).view(s.seat), game.rules.resign
    if view.moves in ([], [resign]):
        return
    room = [0] * game.rules.width
    usual = set(room[: game.rules.random_moves(edition.t, view.state, room)])
    left_out = set(view.moves) - usual - {resign}
    assert not left_out, f"random play leaves out {left_out}, which does not give up"
    assert resign not in usual, "random play gives up"
    agent = make(spot.seed % 1000)
    assert agent.choose(view, BUDGET).number != resign, "it gives up"
    assert resign not in {th.move for th in agent.thoughts(view, BUDGET)}, "it weighs giving up"


@pytest.mark.parametrize("name", LEVELS)
@law(12)
def test_no_level_gives_up_while_there_is_another_move(game, spot, name):
    check(game, spot, lambda seed: ludotheque.agent(name, game, seed=seed))
