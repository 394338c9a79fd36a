"""Taking turns: a few workers, shared fairly by all who ask for long work.

Everybody waits in a line of their own, and the lines are served in turn, so that a hundred requests
of one delay nobody else's by more than one. Work that somebody looks on for comes first; a few
workers are kept for those who have none in hand. Who asks for much gets less of each.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

EACH = 2  # pieces of work of one asker in hand at once
LONG = 30.0  # seconds after which work that nobody looks on for is as urgent as any
LEAST = 0.02  # of full measure, however much is asked
T = TypeVar("T")


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Asker:
    """On whose account work is done, and whether somebody looks on for it now."""

    owner: str
    is_watched: Callable[[], bool] = _always


@dataclass(eq=False)
class _Asked:
    who: Asker
    granted: asyncio.Future[None]
    at: float = field(default_factory=time.monotonic)

    def is_urgent(self) -> bool:
        return self.who.is_watched() or time.monotonic() - self.at > LONG


class Turns:
    """Whose work comes next."""

    def __init__(self, workers: int, spare: int) -> None:
        self._workers, self._spare = workers, spare
        self._lines: dict[str, deque[_Asked]] = {}  # the line served longest ago stands first
        self._busy: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """Pieces of work not begun."""
        return sum(len(line) for line in self._lines.values())

    @property
    def busy(self) -> int:
        """Pieces of work in hand."""
        return self._busy.total()

    async def run(self, who: Asker, start: Callable[[float], asyncio.Future[T]]) -> T:
        """Wait for a turn, then start some work in its measure; the turn lasts as long as it."""
        await self._wait(who)
        try:
            work = start(self._measure(who.owner))
        except BaseException:
            self._give(who.owner)
            raise
        work.add_done_callback(lambda _: self._give(who.owner))
        return await asyncio.shield(work)  # a thread can't be broken off: it keeps its turn

    async def _wait(self, who: Asker) -> None:
        asked = _Asked(who, asyncio.get_running_loop().create_future())
        self._lines.setdefault(who.owner, deque()).append(asked)
        self._serve()
        try:
            await asked.granted
        except asyncio.CancelledError:
            if asked.granted.cancelled():
                self._leave(asked)
            else:
                self._give(who.owner)
            raise

    def _measure(self, owner: str) -> float:
        """How much of full measure: less for who asks for much, less for all when many ask."""
        own = self._busy[owner] + len(self._lines.get(owner, ()))
        load = max(own, len(self._busy.keys() | self._lines.keys()))
        return max(LEAST, min(1.0, self._workers / load))

    def _give(self, owner: str) -> None:
        self._busy -= Counter([owner])  # keeps no zeros
        self._serve()

    def _serve(self) -> None:
        while (asked := self._next(True) or self._next(False)) is not None:
            owner = asked.who.owner
            line = self._lines.pop(owner)
            line.remove(asked)
            if line:
                self._lines[owner] = line  # behind all others
            self._busy[owner] += 1
            asked.granted.set_result(None)

    def _next(self, urgent: bool) -> _Asked | None:
        for owner, line in self._lines.items():
            if self._has_room(owner, urgent):
                for asked in line:
                    if not urgent or asked.is_urgent():
                        return asked
        return None

    def _has_room(self, owner: str, urgent: bool) -> bool:
        mine = self._busy[owner]
        spare = self._spare if urgent and not mine else 0
        return mine < EACH and self.busy < self._workers + spare

    def _leave(self, asked: _Asked) -> None:
        line = self._lines[asked.who.owner]
        line.remove(asked)
        if not line:
            del self._lines[asked.who.owner]


class Desk:
    """Long work in threads of its own, off the loop, in turns between those who ask."""

    def __init__(self, workers: int = 1, spare: int = 1) -> None:
        self.turns = Turns(workers, spare)
        self._threads = ThreadPoolExecutor(workers + spare, "desk")

    async def run(self, owner: str | None, work: Callable[..., T], *given: Any) -> T:
        """Do some work on somebody's account; strangers share one."""
        loop = asyncio.get_running_loop()
        start = lambda _: loop.run_in_executor(self._threads, work, *given)  # noqa: E731
        return await self.turns.run(Asker(owner or ""), start)

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
