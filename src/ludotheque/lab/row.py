"""The result of a contest: one row of the table, and what else was seen on the way."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ludotheque.agents.contest_kernel import R_HALVES, R_LENGTH, R_SCORES
from ludotheque.lab.table import Table
from ludotheque.lab.wilson import paired


@dataclass(frozen=True)
class Thinking:
    """Seconds per decision of one player; unlike all else they differ from run to run."""

    mean: float
    longest: float


@dataclass(frozen=True)
class Extra:
    """What else a contest shows: decisions per game, share of the first seat, how long players
    thought, and how long all of it took by the clock."""

    length: float
    first_seat: float
    seconds_a: Thinking
    seconds_b: Thinking
    seconds: float


@dataclass(frozen=True)
class Row:
    """`a` against `b`: games, how they ended for `a`, share of points and its 95 % interval
    over pairs of games, since each deal is played twice with seats exchanged."""

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


def tally(a: str, b: str, table: Table) -> Row:
    """Sum up finished games."""
    halves, count = table.column(R_HALVES), len(table)
    wins, draws, losses = (halves.count(points) for points in (2, 1, 0))
    points = wins + draws / 2
    low, high = paired([each / 2 for each in halves])
    return Row(a, b, count, wins, draws, losses, points / count, low, high, _extra(table))


def _extra(table: Table) -> Extra:
    thinking = [Thinking(clock.mean, clock.longest) for clock in map(table.clock, (0, 1))]
    length = sum(table.column(R_LENGTH)) / len(table)
    return Extra(length, table.share(R_SCORES), thinking[0], thinking[1], table.took)
