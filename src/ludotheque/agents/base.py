"""What an agent is: a class that is given a view and returns a move. It never gets a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ludotheque.agents.complaints import FEW_ITERATIONS, NO_TIME, NOT_DECIDING
from ludotheque.agents.deadline import NEVER, Deadline, after
from ludotheque.agents.mind_kernel import rolled
from ludotheque.agents.minds import (
    BEGINNER,
    GREEDY,
    M_KIND,
    M_NANOSECONDS,
    M_SETTLES,
    M_VISITS,
    RANDOM,
)
from ludotheque.core import native
from ludotheque.core.kernel import MASK64
from ludotheque.core.view import Move, View
from ludotheque.core.words import UsageError

VISITS_A_SECOND = 1_000_000  # nobody makes more: room for trees under a clock


@dataclass(frozen=True)
class Budget:
    """How long an agent may think: visits to make, and seconds after which it stops anyway."""

    iterations: int | None = None
    seconds: float | None = None
    whole: bool = False  # all of it is used, whether or not anything is settled before; by work
    # the seconds hold only where rules run in plain Python; in native units the visits alone, so
    # that one seed plays one game, however busy the machine is
    if_plain: bool = False

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise UsageError(FEW_ITERATIONS, count=self.iterations)
        if self.seconds is not None and self.seconds <= 0:
            raise UsageError(NO_TIME, seconds=self.seconds)

    def deadline(self, view: View, share: int = 1) -> Deadline:
        """When thinking about a view, begun now, must end, with a part of the seconds."""
        if self.if_plain and native.handle(view.edition) is not None:
            return NEVER
        return after(self.seconds and self.seconds / share, worked=self.whole)


def budget_for(seconds: float) -> Budget:
    """So much time, and room for all that can be thought in it."""
    return Budget(max(1000, round(VISITS_A_SECOND * seconds)), seconds, whole=True)


def limit_mind(mind: list[int], budget: Budget) -> None:
    """Give a mind another budget; those who weigh nothing, or at once, have none."""
    if mind[M_KIND] in (RANDOM, GREEDY, BEGINNER):
        return
    visits = budget.iterations or budget_for(budget.seconds or 1).iterations
    mind[M_VISITS] = visits or mind[M_VISITS]
    mind[M_NANOSECONDS] = round(1e9 * (budget.seconds or 0))
    mind[M_SETTLES] = 0 if budget.whole else mind[M_SETTLES]


class Agent(Protocol):
    """A computer player."""

    name: str

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The move to make; the view is all the agent may know."""


def check_turn(view: View) -> None:
    """Refuse to choose for a seat that has nothing to decide."""
    if not view.moves:
        raise UsageError(NOT_DECIDING, seat=view.seat)


def dice(seed: int, view: View) -> int:
    """A 62-bit number from the agent's seed and from what it sees, and from nothing else."""
    twin = native.handle(view.edition)
    if twin is not None:
        return rolled(seed & MASK64, twin.fingerprint(view.packed))
    return rolled(seed & MASK64, view.edition.rules.fingerprint(view.state))


def as_move(view: View, number: int) -> Move:
    """The move of that number, with its notation."""
    return Move(number, view.edition.notation(number))
