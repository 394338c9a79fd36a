"""Broken agents: they peek, or they are not the same twice."""

import random

from ludotheque.core.match import Match
from ludotheque.core.view import Move
from tests.laws import test_fair_agents
from tests.laws.positions import template

from .broken import SPOTS, after_apply, fails


def check_with(agent_class):
    """The law for one kind of agent."""

    def check(game, spot):
        test_fair_agents.check(game, spot, agent_class)

    return check


class First:
    """Honest: always the first legal move."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, budget=None):
        """The first legal move."""
        return Move(view.moves[0], "")


class Peeker(First):
    """Chooses by a state that it kept from the rules."""

    kept = None

    def choose(self, view, budget=None):
        """A move picked by the true hands."""
        hands = sum(n * (i + 1) for row in self.kept.hand for i, n in enumerate(row))
        deck = sum(n * i for i, n in enumerate(self.kept.deck))
        return Move(view.moves[(hands + deck) % len(view.moves)], "")


def test_an_honest_agent_passes():
    for spot in SPOTS:
        test_fair_agents.check(template(), spot, First)


def test_an_agent_that_peeks_at_a_kept_state_is_caught(monkeypatch):
    def keep(t, s, move):
        Peeker.kept = s

    monkeypatch.setattr(Peeker, "kept", template().new(1).state)
    fails(check_with(Peeker), after_apply(keep), "the choice changes with what is unseen")


def test_an_agent_with_chance_of_its_own_is_caught():
    class Moody(First):
        """Picks with Python's own chance."""

        def choose(self, view, budget=None):
            """Any move, another each time."""
            return Move(random.choice(view.moves), "")

    fails(check_with(Moody), template(), "the choice changes with what is unseen")


def test_an_agent_that_invents_a_move_is_caught():
    class Inventive(First):
        """Plays what is not legal."""

        def choose(self, view, budget=None):
            """A move that is not on the list."""
            return Move(next(n for n in range(99) if n not in view.moves), "")

    fails(check_with(Inventive), template(), "is not among the legal moves")


def test_a_view_that_leads_to_the_match_is_caught(monkeypatch):
    whole = Match.view

    def view(self, seat=None):
        made = whole(self, seat)
        made.edition.__dict__["last_match"] = self
        return made

    monkeypatch.setattr(Match, "view", view)
    game = after_apply(lambda t, s, move: None)
    fails(check_with(First), game, "a view leads to a match")


def test_rules_that_close_over_a_state_are_caught():
    kept = []

    def keep(t, s, move):
        kept[:] = [s]

    fails(check_with(First), after_apply(keep), "a view leads to a state")
