"""What the players that weigh their moves share: a budget, a style, and slips for lower levels."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.agents import minds as m
from ludotheque.agents.base import Budget, as_move, check_turn, dice
from ludotheque.agents.running import Style, Thought
from ludotheque.core.game import Edition
from ludotheque.core.view import Move, View


class Weigher:
    """Plays the move it thinks best of.

    `slip` is the chance, in percent, of making another move instead: how lower levels err.
    """

    kind: ClassVar[int]  # of mind
    usual_name: ClassVar[str]
    usual_budget: ClassVar[Budget]
    usual_style: ClassVar[Style]

    def __init__(
        self,
        name: str | None = None,
        seed: int = 0,
        *,
        budget: Budget | None = None,
        style: Style | None = None,
        slip: int = 0,
        threads: int = 2,
    ) -> None:
        self.name, self.seed, self.slip, self.threads = name or self.usual_name, seed, slip, threads
        self.budget = budget or self.usual_budget
        self.style = style or self.usual_style

    def thoughts(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """What it finds of each move, best first."""
        raise NotImplementedError

    def slipped(self, view: View, roll: int) -> int:
        """The move made by a slip."""
        return view.moves[roll % len(view.moves)]

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The best move, or now and then a slip."""
        check_turn(view)
        if len(view.moves) == 1:
            return as_move(view, view.moves[0])
        roll = dice(self.seed + 1, view)
        if roll % 100 < self.slip:
            return as_move(view, self.slipped(view, roll // 100))
        return as_move(view, self.thoughts(view, budget)[0].move)

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code; without the seconds of its budget."""
        styles, style = edition.rules.brain.styles, self.style
        return m.mind_of(
            {
                m.M_KIND: self.kind,
                m.M_VISITS: self.budget.iterations or 0,
                m.M_SLIP: self.slip,
                m.M_DEPTH: style.depth,
                m.M_EXPLORE: round(1000 * style.explore),
                m.M_PRIOR: style.prior,
                m.M_WORLDS: style.worlds,
                m.M_TREES: style.trees,
                m.M_STYLES: 1 if styles is None else styles(edition.t),
            }
        )
