"""The rows of a contest as numbers: one for each game, and one for each turn that was marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, NamedTuple

from ludotheque.agents import contest_kernel as c
from ludotheque.agents.running import row as numbers
from ludotheque.core.game import Rules
from ludotheque.core.kernel import WIN

SECONDS = 1e-9  # in a nanosecond
TIMES = tuple(c.R_CLOCKS + side * c.CLOCK + at for side in (0, 1) for at in (1, 2))


class Kept(Enum):
    """What is kept of a contest: games alone, the values at turn starts, or positions too."""

    GAMES = "games"
    VALUES = "values"
    POSITIONS = "positions"


class Clock(NamedTuple):
    """How long one player thought: decisions, seconds in all, seconds for the longest."""

    decisions: int
    seconds: float
    longest: float

    @property
    def mean(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


class Mark(NamedTuple):
    """Where a turn began: game, decisions before it, turn, who must act, the value of the position
    to each seat (by the game's estimate, of the true position), and its record if it was kept."""

    number: int
    decision: int
    turn: int
    seat: int
    values: tuple[float, ...]
    state: bytes  # without its notes; Layout.unpack wants zeros for those behind it


class Played(NamedTuple):
    """One game: points of `a` (1, ½ or 0), why it ended, decisions, turns, who decided first, the
    seats of `a`, the share of each seat, how long `a` and `b` thought."""

    number: int
    points: float
    reason: str
    length: int
    turns: int
    began: int
    mine: tuple[bool, ...]
    scores: tuple[float, ...]
    clocks: tuple[Clock, Clock]
    begun: float  # the share of whoever decided first
    even: float  # what it would be if all were as strong


class Table:
    """What was played, a row of numbers for each game, in the order of their numbers."""

    def __init__(self, rules: Rules, games: int, kept: Kept = Kept.GAMES) -> None:
        self.rules, self.width, self.kept = rules, row_width(rules), kept
        self.rows = numbers(games * self.width)
        self._marks = [b""] * (games if kept is not Kept.GAMES else 0)  # of each game
        self.took = 0.0  # seconds by the clock for all of it

    def put(self, place: int, row: bytes, marks: bytes) -> None:
        """Lay down the row of the game at a place, and its marks."""
        at = place * self.width
        self.rows[at : at + self.width] = memoryview(row).cast("q")
        if self.kept is not Kept.GAMES:
            self._marks[place] = marks

    def lay(self, first: int, rows: Any) -> None:
        """Lay down the rows of games that follow one another."""
        at = first * self.width
        self.rows[at : at + len(rows)] = rows

    def part(self, first: int, count: int) -> Table:
        """Some games that follow one another, as a table of their own."""
        made = Table(self.rules, count, self.kept)
        made.lay(0, self.rows[first * self.width : (first + count) * self.width])
        made._marks = self._marks[first : first + count]
        return made

    def marks(self) -> Iterator[Mark]:
        """Where turns began, game by game."""
        width, scores = 8 * mark_width(self.rules, self.kept), 8 * c.K_VALUES
        state = scores + 8 * self.rules.most_seats
        for seats, raw in zip(self.column(c.R_SEATS), self._marks, strict=False):
            for at in range(0, len(raw), width):
                one = raw[at : at + width]
                head = memoryview(one[:state]).cast("q").tolist()
                values = tuple(n / WIN for n in head[c.K_VALUES : c.K_VALUES + seats])
                number, decision, turn, seat = head[: c.K_VALUES]
                yield Mark(number, decision, turn, seat, values, one[state:])

    def __len__(self) -> int:
        return len(self.rows) // self.width

    def __iter__(self) -> Iterator[Played]:
        return (self[n] for n in range(len(self)))

    def __getitem__(self, n: int) -> Played:
        row = self.rows[n * self.width : (n + 1) * self.width].tolist()
        seats = range(row[c.R_SEATS])
        return Played(
            number=row[c.R_NUMBER],
            points=row[c.R_HALVES] / 2,
            reason=self.rules.reasons.get(row[c.R_REASON], ""),
            length=row[c.R_LENGTH],
            turns=row[c.R_TURNS],
            began=row[c.R_BEGAN],
            mine=tuple(bool(row[c.R_MINE] >> seat & 1) for seat in seats),
            scores=tuple(row[c.R_SCORES + seat] / WIN for seat in seats),
            clocks=(_clock(row, 0), _clock(row, 1)),
            begun=row[c.R_BEGUN] / WIN,
            even=1 / row[c.R_TEAMS],
        )

    def column(self, at: int) -> list[int]:
        """One number of every row; the kernel of contests says where it stands."""
        found: list[int] = self.rows[at :: self.width].tolist()
        return found

    def share(self, at: int) -> float:
        """The mean of a column of shares."""
        return sum(self.column(at)) / (WIN * len(self))

    def clock(self, side: int) -> Clock:
        """How long `a` (0) or `b` (1) thought in all games."""
        at = c.R_CLOCKS + side * c.CLOCK
        taken, longest = self.column(at + 1), self.column(at + 2)
        return Clock(sum(self.column(at)), sum(taken) * SECONDS, max(longest) * SECONDS)

    def timeless(self) -> list[list[int]]:
        """All columns but how long players thought: equal for equal contests, however played."""
        return [self.column(at) for at in range(self.width) if at not in TIMES]


def row_width(rules: Rules) -> int:
    """Numbers of a row."""
    return c.R_SCORES + rules.most_seats


def _clock(row: Sequence[int], side: int) -> Clock:
    at = c.R_CLOCKS + side * c.CLOCK
    return Clock(row[at], row[at + 1] * SECONDS, row[at + 2] * SECONDS)


def mark_width(rules: Rules, kept: Kept) -> int:
    """Numbers of a mark."""
    words = rules.state.head_size // 8 if kept is Kept.POSITIONS else 0
    return c.K_VALUES + rules.most_seats + words
