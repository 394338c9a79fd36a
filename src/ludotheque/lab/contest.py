"""Contests: many games between two players, in native code or in Python, with the same rows.

    table = play(Contest(load("duel"), "maitre", "adepte", seed=7), 1000)
    table.column(R_TURNS)                     one number of every game: see agents.contest_kernel
    for game in table: ...                    each game as a `Played`
    table = play(contest, 1000, kept=Kept.VALUES)
    for mark in table.marks(): ...            every turn start: who must act, what it is worth
    table = play(contest, 1000, kept=Kept.POSITIONS)
    state_of(game.rules, mark)                and the true position there, for features of any kind

Players are names, or functions (game, seed, scale) -> agent. What has a mind (`random`, `greedy`,
and every SearchAgent and PlanAgent, whatever its style and budget) plays in native code where the
game has it; such a function is asked once for each edition. Anything else plays in Python. The same
contest gives the same table, but for the times, in both ways and for any number of workers: players
think as many visits as they may, and never look at a clock, unless the contest has `seconds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from ludotheque.agents import contest_kernel as c
from ludotheque.core import native
from ludotheque.core.game import Rules
from ludotheque.core.words import UsageError
from ludotheque.lab.by_match import play_one
from ludotheque.lab.by_unit import Batch, Group, groups_of, play_groups
from ludotheque.lab.complaints import FEW_GAMES, NEGATIVE_GAME
from ludotheque.lab.meeting import Contest
from ludotheque.lab.table import Kept, Mark, Played, Table, mark_width
from ludotheque.lab.workers import cores, spread

LARGE = 4096  # bytes of a record beyond which Python's games are spread over processes
Progress = Callable[[int], None]  # hears how many games are finished
Given = tuple[Contest, Sequence[int]]  # a contest, and the numbers of its games

__all__ = ["Contest", "Kept", "Mark", "Played", "Table", "play", "play_all", "state_of"]


def play(
    contest: Contest,
    games: int,
    *,
    workers: int | None = None,
    kept: Kept = Kept.GAMES,
    progress: Progress | None = None,
) -> Table:
    """Play games 0 to `games` - 1 of a contest; each deal is played twice, sides exchanged."""
    if games < 1:
        raise UsageError(FEW_GAMES, games=games)
    return play_all([(contest, range(games))], workers=workers, kept=kept, progress=progress)


def play_all(
    given: Sequence[Given],
    *,
    workers: int | None = None,
    kept: Kept = Kept.GAMES,
    progress: Progress | None = None,
) -> Table:
    """Play games of several contests of one game; the table has them in the order given.

    UsageError where a number of a game is negative: its deal would be that of another.
    """
    for _, numbers in given:
        if min(numbers, default=0) < 0:
            raise UsageError(NEGATIVE_GAME, number=min(numbers))
    began = monotonic()
    total = sum(len(numbers) for _, numbers in given)
    table = Table(given[0][0].game.rules, total, kept)
    workers = min(workers or cores(), total)
    groups = _groups(given, kept)
    filled = (
        _by_match(given, table, workers) if groups is None else _by_unit(groups, table, workers)
    )
    done = 0
    for count in filled:
        done += count
        if progress is not None:
            progress(done)
    table.took = monotonic() - began
    return table


def _groups(given: Sequence[Given], kept: Kept) -> list[Group] | None:
    """The games by edition, for native code; None if some of them must be played in Python."""
    groups: list[Group] = []
    first = 0
    for contest, numbers in given:
        found = groups_of(contest, numbers, first, kept)
        if found is None:
            return None
        groups += found
        first += len(numbers)
    return groups


def _by_unit(groups: list[Group], table: Table, workers: int) -> Iterator[int]:
    """Fill a table in native code; gives how many games are done at a time."""
    for batch in play_groups(groups, workers):
        _lay(table, batch)
        yield batch.count


def _lay(table: Table, batch: Batch) -> None:
    """Put what one call played where it belongs."""
    places = batch.group.places[batch.first : batch.first + batch.count]
    if table.kept is Kept.GAMES and places[-1] - places[0] == batch.count - 1:
        table.lay(places[0], batch.rows)
        return
    width, mark = table.width, mark_width(table.rules, table.kept)
    at = 0
    for n, place in enumerate(places):
        row = batch.rows[n * width : (n + 1) * width]
        marks = batch.marks[at * mark : (at + row[c.R_MARKS]) * mark]
        at += row[c.R_MARKS]
        table.put(place, row.tobytes(), marks.tobytes())


@dataclass(frozen=True)
class _Task:
    """Any game of any contest, as a task for any worker."""

    given: tuple[Given, ...]
    kept: Kept

    def __call__(self, place: int, off: Callable[[], bool]) -> tuple[int, bytes, bytes]:
        left = place
        for contest, numbers in self.given:
            if left < len(numbers):
                return place, *play_one(contest, numbers[left], off, self.kept)
            left -= len(numbers)
        raise IndexError(place)


def _by_match(given: Sequence[Given], table: Table, workers: int) -> Iterator[int]:
    """Fill a table in Python; gives how many games are done at a time."""
    task = _Task(tuple(given), table.kept)
    for place, row, marks in spread(task, len(table), workers, threads=threads_help(given[0][0])):
        table.put(place, row, marks)
        yield 1


def threads_help(contest: Contest) -> bool:
    """Whether the search of the game lets go of Python's lock for most of the time.

    A large record takes longer to hand over than a small search takes to think; and who thinks by
    the clock must not wait for a lock meanwhile.
    """
    if contest.seconds is not None:
        return False
    edition = contest.edition(0)
    return edition.rules.state.size <= LARGE and native.handle(edition) is not None


def state_of(rules: Rules, mark: Mark) -> Any:
    """The position of a mark, as a record without notes."""
    return rules.state.unpack(mark.state.ljust(rules.state.size, b"\0"))
