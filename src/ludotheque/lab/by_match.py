"""Games played in Python, one match after the other: the reference, and for players in Python."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludotheque.agents import Agent
from ludotheque.agents import contest_kernel as c
from ludotheque.agents.running import row as numbers
from ludotheque.core.match import Match
from ludotheque.core.view import Move
from ludotheque.core.words import Refused, UsageError, quoted
from ludotheque.lab.complaints import CHOSE
from ludotheque.lab.meeting import Contest
from ludotheque.lab.table import Kept, mark_width, row_width
from ludotheque.lab.workers import CalledOffError

Off = Callable[[], bool]


class Noted:
    """What is kept of one game: its row, and marks of its turns."""

    def __init__(self, match: Match, number: int, is_a: list[bool], kept: Kept) -> None:
        self.match, self.is_a, self.kept = match, is_a, kept
        self.row, self.marks, self.turn = numbers(row_width(match.edition.rules)), b"", -1
        self.row[c.R_NUMBER], self.row[c.R_MINE] = number, mask_of(is_a)
        self.row[c.R_TEAMS] = len(set(match.edition.teams))
        c.begin_row(self.row, 0, next(iter(match.seats), match.seat))

    def mark(self) -> None:
        """Keep the position, if a turn begins here and marks are wanted."""
        edition, s = self.match.edition, self.match.state
        rules, turn = edition.rules, edition.rules.turns(edition.t, s)
        if self.kept is Kept.GAMES or turn == self.turn:
            return
        self.turn = turn
        sheet, made = [0] * c.SHEET, numbers(mark_width(rules, self.kept))
        sheet[c.S_MARK], sheet[c.S_SEATS] = len(made), edition.seats
        sheet[c.S_WORDS] = rules.state.head_size // 8 if self.kept is Kept.POSITIONS else 0
        out = [0] * rules.most_seats
        c.mark(rules, edition.t, s, sheet, made, self.row[c.R_NUMBER], self.match.version, out)
        self.marks += made.tobytes()

    def tick(self, seat: int, nanoseconds: int) -> None:
        """Count a decision of a seat."""
        c.tick(self.row, c.R_CLOCKS + (0 if self.is_a[seat] else c.CLOCK), nanoseconds)

    def end(self) -> tuple[bytes, bytes]:
        """The row and the marks of the game, which is over."""
        edition, s = self.match.edition, self.match.state
        rules, row, out = edition.rules, self.row, [0] * edition.rules.most_seats
        row[c.R_LENGTH] = self.match.version
        row[c.R_TURNS] = rules.turns(edition.t, s)
        row[c.R_REASON] = rules.outcome(edition.t, s, out)
        row[c.R_MARKS] = len(self.marks) // (8 * mark_width(rules, self.kept))
        c.end_row(row, 0, edition.seats, out)
        return row.tobytes(), self.marks


def play_one(
    contest: Contest, number: int, off: Off, kept: Kept = Kept.GAMES
) -> tuple[bytes, bytes]:
    """Play game `number` to its end; returns its row and its marks."""
    edition = contest.edition(number)
    match = Match(edition, contest.deal(number))
    is_a = contest.seats_of_a(number, edition.teams)
    agents = [contest.seated(number, seat, is_a[seat]) for seat in range(edition.seats)]
    noted = Noted(match, number, is_a, kept)
    while not match.over:
        if off():
            raise CalledOffError
        noted.mark()
        seat = match.seat
        start = time.perf_counter_ns()
        move = agents[seat].choose(match.view(seat), contest.budget)
        noted.tick(seat, time.perf_counter_ns() - start)
        _push(match, move, agents[seat])
    return noted.end()


def _push(match: Match, move: Move, player: Agent) -> None:
    try:
        match.push(move, seat=match.seat)
    except Refused as refusal:
        raise UsageError(CHOSE, name=quoted(player.name), move=move, why=refusal.said) from None


def mask_of(is_a: list[bool]) -> int:
    """The seats of `a`, a bit each."""
    return sum(1 << seat for seat, mine in enumerate(is_a) if mine)
