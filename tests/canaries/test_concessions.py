"""Broken players and games: a level that gives up or weighs it, and random play that does."""

from types import SimpleNamespace

from ludotheque.core.view import Move
from tests.laws import test_concessions
from tests.laws.positions import template

from .broken import RULES, SPOTS, broken, fails

PASS = RULES.moves.count - 1  # the last move: here it gives up


class Steady:
    """Makes the first move, and weighs no other."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, budget=None):
        """The first move."""
        return Move(view.moves[0], "")

    def thoughts(self, view, budget=None):
        """What it finds of the first move."""
        return [SimpleNamespace(move=view.moves[0])]


def giving_up(random_moves=None):
    """The template with a move that gives up."""

    def usual(t, s, out):
        count = RULES.legal(t, s, out)
        return count - 1 if count > 0 and out[count - 1] == PASS else count

    return broken(resign=PASS, random_moves=random_moves or usual)


def check_with(agent_class):
    """The law for one kind of agent."""

    def check(game, spot):
        test_concessions.check(game, spot, agent_class)

    return check


def test_a_steady_player_passes():
    for game in (template(), giving_up()):
        for spot in SPOTS:
            test_concessions.check(game, spot, Steady)


def test_a_player_that_gives_up_is_caught():
    class Weary(Steady):
        """Makes the last move."""

        def choose(self, view, budget=None):
            """The last move."""
            return Move(view.moves[-1], "")

    fails(check_with(Weary), giving_up(), "it gives up")


def test_a_player_that_weighs_giving_up_is_caught():
    class Doubting(Steady):
        """Weighs every move."""

        def thoughts(self, view, budget=None):
            """Every move."""
            return [SimpleNamespace(move=move) for move in view.moves]

    fails(check_with(Doubting), giving_up(), "it weighs giving up")


def test_random_play_that_gives_up_is_caught():
    fails(check_with(Steady), giving_up(RULES.legal), "random play gives up")


def test_random_play_that_leaves_out_more_than_giving_up_is_caught():
    def one(t, s, out):
        return min(1, RULES.legal(t, s, out))

    fails(check_with(Steady), giving_up(one), "random play leaves out")
