"""The result of a contest: one row of the table, and what else was seen on the way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ludotheque.lab.wilson import wilson


@dataclass(frozen=True)
class Clock:
    """How long one player thought: decisions, seconds in all, seconds for the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def ticked(self, seconds: float) -> Clock:
        """This clock after one more decision."""
        return Clock(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))

    def __add__(self, other: Clock) -> Clock:
        return Clock(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )

    @property
    def mean(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Played:
    """One finished game: points of `a` (1, ½ or 0), share of the first seat, decisions, clocks.

    `begun` is the share of whoever acted first and `even` what it would be if all were as strong,
    `turns` how many turns were played, `reason` why it ended.
    """

    number: int
    points: float
    first: float
    length: int
    clocks: tuple[Clock, Clock]
    begun: float = 0.0
    turns: int = 0
    even: float = 0.5
    reason: str = ""


@dataclass(frozen=True)
class Thinking:
    """Seconds per decision of one player; unlike all else they differ from run to run."""

    mean: float
    longest: float


@dataclass(frozen=True)
class Extra:
    """What else a contest shows: decisions per game, share of the first seat, time taken."""

    length: float
    first_seat: float
    seconds_a: Thinking
    seconds_b: Thinking


@dataclass(frozen=True)
class Row:
    """`a` against `b`: games, how they ended for `a`, share of points and its 95 % interval."""

    a: str
    b: str
    games: int
    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    extra: Extra

    def as_dict(self) -> dict[str, Any]:
        """The row as a program reads it."""
        return asdict(self)


def tally(a: str, b: str, played: Iterable[Played]) -> Row:
    """Sum up finished games, in whatever order they came in."""
    games = sorted(played, key=lambda game: game.number)
    count = len(games)
    wins = sum(game.points == 1 for game in games)
    losses = sum(game.points == 0 for game in games)
    draws = count - wins - losses
    points = wins + draws / 2
    low, high = wilson(points, count)
    return Row(a, b, count, wins, draws, losses, points / count, low, high, _extra(games))


def _extra(games: list[Played]) -> Extra:
    clock_a = sum((game.clocks[0] for game in games), Clock())
    clock_b = sum((game.clocks[1] for game in games), Clock())
    return Extra(
        length=sum(game.length for game in games) / len(games),
        first_seat=sum(game.first for game in games) / len(games),
        seconds_a=Thinking(clock_a.mean, clock_a.longest),
        seconds_b=Thinking(clock_b.mean, clock_b.longest),
    )
