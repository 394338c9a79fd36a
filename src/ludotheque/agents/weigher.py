"""What the players that weigh their moves share: a budget, a style, and how lower levels err."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.agents import minds as m
from ludotheque.agents.base import Budget, as_move, check_turn, dice
from ludotheque.agents.choice_kernel import WEIGHED, choose
from ludotheque.agents.running import Style, Thought, endings, styles_of
from ludotheque.core.game import Edition
from ludotheque.core.kernel import WIN
from ludotheque.core.view import Move, View


@dataclass(frozen=True)
class Errs:
    """How a player errs: the loss that halves how likely a move is played, in thousandths of the
    win (0: it plays the best it found); the most it may lose by one move, in percent of it; and the
    most it may lose by its own look, in thousandths.

    That is half of the bound, unless told otherwise: the rest is for what its look cannot tell.
    """

    spread: int = 0
    bound: int = 100
    seen: int | None = None

    @property
    def step(self) -> int:
        """The loss that halves how likely a move is played, in shares of WIN."""
        return self.spread * WIN // 1000

    @property
    def margin(self) -> int:
        """The most that a move may lose by the player's own look, in shares of WIN."""
        return self.bound * WIN // 200 if self.seen is None else self.seen * WIN // 1000


class Weigher:
    """Plays the move it thinks best of, or one that it thinks nearly as good.

    A win at once is always taken, and a loss at once never while there is anything else.
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
        errs: Errs | None = None,
        threads: int = 2,
    ) -> None:
        self.name, self.seed, self.threads = name or self.usual_name, seed, threads
        self.budget = budget or self.usual_budget
        self.style = style or self.usual_style
        self.errs = errs or Errs()

    def thoughts(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """What it finds of each move, best first."""
        raise NotImplementedError

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The best move, or one that seems nearly as good."""
        check_turn(view)
        sure = forced(view, dice(self.seed + 2, view))
        if sure is not None:
            return as_move(view, sure)
        found = self.thoughts(view, budget)
        return as_move(view, picked(found, self.errs, dice(self.seed + 1, view)))

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code; without the seconds of its budget."""
        style = self.style
        return m.mind_of(
            {
                m.M_KIND: self.kind,
                m.M_VISITS: self.budget.iterations or 0,
                m.M_SPREAD: self.errs.step,
                m.M_MARGIN: self.errs.margin,
                m.M_DEPTH: style.depth,
                m.M_EXPLORE: round(1000 * style.explore),
                m.M_PRIOR: style.prior,
                m.M_WORLDS: style.worlds,
                m.M_TREES: style.trees,
                m.M_AHEAD: style.ahead,
                m.M_DRAWN: style.drawn,
                m.M_EVEN: int(style.even),
                m.M_THRIFTY: int(style.thrifty),
                m.M_CROSSED: style.crossed,
                m.M_STYLES: styles_of(style, edition),
                m.M_USUAL: style.usual,
                m.M_REPLIES: style.replies,
                m.M_TIDY: int(style.tidy),
                m.M_SUSPECTS: int(style.suspects),
                m.M_SETTLES: style.settles * WIN // 1000,
            }
        )


def forced(view: View, seed: int) -> int | None:
    """The only move, one that wins at once, or the only one that does not lose at once."""
    if len(view.moves) == 1:
        return view.moves[0]
    ends = endings(view, seed)
    wins = [move for move, end in ends if end > 0]
    open_ = [move for move, end in ends if end == 0]
    if wins:
        return wins[0]
    return open_[0] if len(open_) == 1 else None


def picked(found: list[Thought], errs: Errs, roll: int) -> int:
    """The move that is played of those weighed, best first."""
    if errs.spread == 0:
        return found[0].move
    by_number = sorted(found, key=lambda thought: thought.move)
    row = [n for th in by_number for n in (th.move, th.visits, th.total)]
    return row[WEIGHED * choose(row, 0, len(found), errs.step, errs.margin, roll)]
