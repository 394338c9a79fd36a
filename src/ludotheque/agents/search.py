"""The searching player."""

from __future__ import annotations

from dataclasses import replace

from ludotheque.agents.base import Budget, check_turn, dice
from ludotheque.agents.minds import TREE
from ludotheque.agents.running import Style, Thought, think
from ludotheque.agents.weigher import Weigher
from ludotheque.core.view import View


class SearchAgent(Weigher):
    """Searches a tree over guessed worlds and plays the move it visited most; slips to any."""

    kind = TREE
    usual_name = "search"
    usual_budget = Budget(iterations=2000)
    usual_style = Style()

    def thoughts(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """What the search finds of each move, best first."""
        check_turn(view)
        chosen = budget or self.budget
        iterations = chosen.iterations or 1_000_000
        style = self.style if iterations > 1 else replace(self.style, trees=1)
        style = replace(style, settles=0) if chosen.whole else style
        seed = dice(self.seed, view)
        return think(view, iterations, chosen.deadline(view), seed, style, self.threads)
