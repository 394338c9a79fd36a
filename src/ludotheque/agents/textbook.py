"""`ismcts`, the yardstick: textbook information-set tree search, which knows nothing of a game."""

from __future__ import annotations

from ludotheque.agents.base import Budget, as_move, check_turn, limit_mind
from ludotheque.agents.minds import (
    M_KIND,
    M_MOVES,
    M_VISITS,
    TEXTBOOK,
    mind_of,
)
from ludotheque.agents.running import decide
from ludotheque.core.game import Edition
from ludotheque.core.view import Move, View


class TextbookAgent:
    """Plays the move it visited most, of those any player would usually make."""

    def __init__(self, name: str = "ismcts", seed: int = 0, visits: int = 2000) -> None:
        self.name, self.seed, self.budget = name, seed, Budget(visits)

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The move visited most within the budget."""
        check_turn(view)
        mind = self.mind(view.edition)
        if budget is not None:
            limit_mind(mind, budget)
        return as_move(view, decide(view, mind, self.seed))

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code."""
        moves = edition.rules.moves.count
        return mind_of({M_KIND: TEXTBOOK, M_VISITS: self.budget.iterations or 1, M_MOVES: moves})
