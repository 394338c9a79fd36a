"""Games between compiled players, played wholly in native code: many at a call, without a lock."""

from __future__ import annotations

import threading
import time
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludotheque.agents import contest_kernel as c
from ludotheque.agents import minds as m
from ludotheque.agents.asked import A_PATH
from ludotheque.agents.base import limit_mind
from ludotheque.agents.mind_kernel import mind_room
from ludotheque.agents.plot_kernel import DEEP
from ludotheque.agents.running import row as numbers
from ludotheque.core import native
from ludotheque.core.game import Edition
from ludotheque.lab.by_match import mask_of
from ludotheque.lab.meeting import Contest
from ludotheque.lab.table import Kept, mark_width, row_width
from ludotheque.lab.workers import at_once

CALL = 0.15  # seconds that a call should take, so that progress is seen
MOST = 4096  # games of a call
MARKS = 64  # of a game, at first


@dataclass
class Group:
    """Games of a contest that are played with one edition: their numbers, and where they belong."""

    contest: Contest
    edition: Edition
    minds: list[int]
    kept: Kept
    numbers: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    step: int = 1  # games of the next call
    taken: int = 0

    @property
    def left(self) -> int:
        """Games that nobody has taken yet."""
        return len(self.numbers) - self.taken


@dataclass(frozen=True)
class Batch:
    """What one call played: the group, which of its games, their rows and marks."""

    group: Group
    first: int
    count: int
    rows: Any
    marks: Any


def minds_of(contest: Contest, edition: Edition) -> list[int] | None:
    """The settings of both players one after the other; None where one is not compiled."""
    found: list[int] = []
    for is_a in (True, False):
        player = contest.seated(0, 0, is_a)
        mind = getattr(player, "mind", None)
        settings = None if mind is None else mind(edition)
        if settings is None:
            return None
        if contest.budget is not None:
            limit_mind(settings, contest.budget)
        found += settings
    return found


def groups_of(contest: Contest, games: Sequence[int], first: int, kept: Kept) -> list[Group] | None:
    """The games of a contest by edition, at places from `first` on; None if Python must play."""
    if games and not contest.variants and contest.sides is None:
        alone = _group(contest, contest.edition(games[0]), kept)
        if alone is not None:
            alone.numbers, alone.places = list(games), list(range(first, first + len(games)))
        return None if alone is None else [alone]
    groups: dict[int, Group] = {}
    for place, number in enumerate(games, first):
        edition = contest.edition(number)
        group = groups.get(id(edition)) or _group(contest, edition, kept)
        if group is None:
            return None
        groups[id(edition)] = group
        group.numbers.append(number)
        group.places.append(place)
    return list(groups.values())


def _group(contest: Contest, edition: Edition, kept: Kept) -> Group | None:
    """Room for games of an edition, if native code can play them."""
    minds = minds_of(contest, edition)
    if minds is None or native.handle(edition) is None:
        return None
    return Group(contest, edition, minds, kept)


class Worker:
    """One thread's share of the work: it takes games of any group, a call at a time."""

    def __init__(self, queue: Queue) -> None:
        self.queue, self.sheet = queue, numbers(c.SHEET)
        self.tree = numbers(0)

    def batches(self) -> Iterator[Batch]:
        """Play until nothing is left."""
        while (taken := self.queue.take()) is not None:
            group, first, count = taken
            started = time.perf_counter()
            batch = self.play(group, first, count)
            if batch is None:
                return
            self.queue.took(group, count, time.perf_counter() - started)
            yield batch

    def play(self, group: Group, first: int, count: int) -> Batch | None:
        """Play some games of a group; None where it was called off."""
        rules = group.edition.rules
        rows = _given(group, first, count)
        room = MARKS * count if group.kept is not Kept.GAMES else 0
        width = mark_width(rules, group.kept)
        marks = numbers(room * width + 1)
        self._fill(group, count, room, width)
        twin, rest = native.handle(group.edition), self._scratch(group)
        assert twin is not None, "games are grouped by native editions"
        while not twin.contest(self.sheet, rows, marks, *rest):
            if self.queue.off:
                return None
            wider = numbers(2 * self.sheet[c.S_ROOM] * width + 1)
            wider[: len(marks)] = marks
            marks, self.sheet[c.S_ROOM] = wider, 2 * self.sheet[c.S_ROOM]
        return Batch(group, first, count, rows, marks[: self.sheet[c.S_MARKS] * width])

    def call_off(self) -> None:
        """Nobody waits any more."""
        self.sheet[c.S_OFF] = 1

    def _fill(self, group: Group, count: int, room: int, width: int) -> None:
        deal, player = group.contest.bases
        rules, kept = group.edition.rules, group.kept
        for at, value in (
            (c.S_GAMES, count),
            (c.S_DONE, 0),
            (c.S_DEAL, deal),
            (c.S_PLAYER, player),
            (c.S_WIDTH, row_width(rules)),
            (c.S_ROOM, room),
            (c.S_MARKS, 0),
            (c.S_MARK, width),
            (c.S_WORDS, rules.state.head_size // 8 if kept is Kept.POSITIONS else 0),
            (c.S_SEATS, group.edition.seats),
        ):
            self.sheet[at] = value
        self.sheet[c.S_MINDS : c.S_MINDS + 2 * m.MIND] = memoryview(array("q", group.minds))

    def _scratch(self, group: Group) -> tuple[Any, Any, Any]:
        """Room for arguments, for a tree and for moves."""
        rules, minds = group.edition.rules, group.minds
        room = max(mind_room(part, rules.width) for part in (minds[: m.MIND], minds[m.MIND :]))
        if len(self.tree) < room:
            self.tree = numbers(room)
        return numbers(A_PATH + 2 * DEEP), self.tree, numbers(max(rules.width, 64))


def _given(group: Group, first: int, count: int) -> Any:
    """Rows of which only the given numbers stand."""
    width, teams = row_width(group.edition.rules), group.edition.teams
    rows = numbers(count * width)
    played = group.numbers[first : first + count]
    cycle = 2 * len(set(teams))
    masks = [mask_of(group.contest.seats_of_a(number, teams)) for number in range(cycle)]
    rows[c.R_NUMBER :: width] = memoryview(array("q", played))
    rows[c.R_MINE :: width] = memoryview(array("q", [masks[n % cycle] for n in played]))
    rows[c.R_TEAMS :: width] = memoryview(array("q", [cycle // 2] * count))
    return rows


class Queue:
    """What is left to play; each call takes as many games as take a fraction of a second."""

    def __init__(self, groups: list[Group], workers: int) -> None:
        self.groups, self.workers, self.off = groups, workers, False
        self._lock = threading.Lock()

    def take(self) -> tuple[Group, int, int] | None:
        """A group and some of its games, or None."""
        with self._lock:
            group = next((group for group in self.groups if group.left), None)
            if group is None or self.off:
                return None
            fair = max(1, group.left // (2 * self.workers))
            first, count = group.taken, min(group.step, fair, group.left)
            group.taken += count
            return group, first, count

    def took(self, group: Group, count: int, seconds: float) -> None:
        """Hear how long a call took."""
        with self._lock:
            wanted = count * CALL / max(seconds, 1e-6)
            group.step = max(1, min(MOST, 4 * count, round(wanted)))


def play_groups(groups: list[Group], workers: int) -> Iterator[Batch]:
    """Play all games of the groups, in threads; what comes first is given first."""
    queue = Queue(groups, workers)
    team = [Worker(queue) for _ in range(workers)]

    def off() -> None:
        queue.off = True
        for worker in team:
            worker.call_off()

    return at_once([worker.batches() for worker in team], off)
