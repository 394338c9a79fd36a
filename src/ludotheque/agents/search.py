"""The searching player, and the same player made fallible for the lower levels."""

from __future__ import annotations

from dataclasses import replace

from ludotheque.agents.base import Budget, as_move, check_turn, dice
from ludotheque.agents.thinking import Style, Thought, think
from ludotheque.core.view import Move, View


class SearchAgent:
    """Searches a tree over guessed worlds and plays the move it visited most.

    `slip` is the chance, in percent, of playing any legal move instead: how lower levels err.
    """

    def __init__(
        self,
        name: str = "search",
        seed: int = 0,
        *,
        budget: Budget | None = None,
        style: Style | None = None,
        slip: int = 0,
        threads: int = 2,
    ) -> None:
        self.name, self.seed, self.slip, self.threads = name, seed, slip, threads
        self.budget = budget or Budget(iterations=2000)
        self.style = style or Style()

    def thoughts(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """What the search finds of each move, best first."""
        check_turn(view)
        chosen = budget or self.budget
        iterations = chosen.iterations or 1_000_000
        style = self.style if iterations > 1 else replace(self.style, trees=1)
        return think(view, iterations, chosen.seconds, dice(self.seed, view), style, self.threads)

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The move visited most, or now and then a slip."""
        check_turn(view)
        roll = dice(self.seed + 1, view)
        if len(view.moves) == 1:
            return as_move(view, view.moves[0])
        if roll % 100 < self.slip:
            return as_move(view, view.moves[roll // 100 % len(view.moves)])
        return as_move(view, self.thoughts(view, budget)[0].move)
