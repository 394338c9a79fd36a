"""The simplest players: any move, the plain move, the best one decision ahead."""

from __future__ import annotations

from ludotheque.agents.base import Budget, as_move, check_turn, dice
from ludotheque.agents.minds import BEGINNER, GREEDY, M_KIND, M_VISITS, RANDOM, mind_of
from ludotheque.agents.running import weigh
from ludotheque.core.game import Edition
from ludotheque.core.view import Move, View


class RandomAgent:
    """Picks any of the usual moves, all as likely."""

    def __init__(self, name: str = "random", seed: int = 0) -> None:
        self.name, self.seed = name, seed

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """Any usual move."""
        check_turn(view)
        rules, room = view.edition.rules, [0] * view.edition.rules.width
        count = rules.random_moves(view.edition.t, view.state, room)
        return as_move(view, room[dice(self.seed, view) % count])

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code."""
        return mind_of({M_KIND: RANDOM})


class BeginnerAgent:
    """Does what the plain player of the game does first: a scripted beginner, without chance."""

    def __init__(self, name: str = "beginner", seed: int = 0) -> None:
        self.name, self.seed = name, seed

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The move that the plain style advises."""
        check_turn(view)
        rules = view.edition.rules
        s = rules.state.copy(view.state)
        return as_move(view, rules.advise(view.edition.t, s, 0, [0] * max(rules.width, 16)))

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code."""
        return mind_of({M_KIND: BEGINNER})


class GreedyAgent:
    """Takes the move whose position is worth most, averaged over guessed worlds."""

    def __init__(self, name: str = "greedy", seed: int = 0, worlds: int = 8) -> None:
        self.name, self.seed, self.worlds = name, seed, worlds

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The best move one decision ahead."""
        check_turn(view)
        worlds = budget.iterations if budget and budget.iterations else self.worlds
        totals = weigh(view, worlds, dice(self.seed, view))
        best = max(total for _, total in totals)
        return as_move(view, next(move for move, total in totals if total == best))

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code."""
        return mind_of({M_KIND: GREEDY, M_VISITS: self.worlds})
