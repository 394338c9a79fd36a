"""Fair queue: a few workers, shared by all who ask for long work.

Requests are queued by address and, within an address, by person, and the queues are served round
robin, so that a hundred requests of one person, or of a hundred guests of one address, delay nobody
else's by more than one. Work that somebody looks on for comes first; a few workers are reserved for
persons, and for addresses, that have none in hand. Who asks for much gets less of each.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ludotheque.server.addresses import CURRENT

EACH = 2  # pieces of work of one asker in hand at once
LONG = 30.0  # seconds after which work that nobody looks on for is as urgent as any
LEAST = 0.02  # of full measure, however much is asked
T = TypeVar("T")


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Asker:
    """On whose account work is done, whether somebody looks on for it now, and the address that it
    was asked from, where a request asked for it."""

    owner: str
    is_watched: Callable[[], bool] = _always
    address: str = ""

    @property
    def group(self) -> str:
        """What the work is counted to beside its owner: the address, if there is one."""
        return self.address or self.owner


@dataclass(eq=False)
class _Asked:
    who: Asker
    granted: asyncio.Future[None]
    at: float = field(default_factory=time.monotonic)

    def is_urgent(self) -> bool:
        return self.who.is_watched() or time.monotonic() - self.at > LONG


class Turns:
    """Whose work comes next: `workers` for all, `spare` more for persons with nothing in hand,
    `apart` more for those of addresses with nothing in hand."""

    def __init__(self, workers: int, spare: int, apart: int = 0) -> None:
        self._workers, self._spare, self._apart = workers, spare, apart
        # By group, then by owner; the one served longest ago stands first.
        self._lines: dict[str, dict[str, deque[_Asked]]] = {}
        self._busy: Counter[tuple[str, str]] = Counter()  # by group and owner
        self._busy_in: Counter[str] = Counter()  # by group

    @property
    def waiting(self) -> int:
        """Pieces of work not begun."""
        return sum(len(line) for lines in self._lines.values() for line in lines.values())

    @property
    def busy(self) -> int:
        """Pieces of work in hand."""
        return self._busy_in.total()

    async def run(self, who: Asker, start: Callable[[float], asyncio.Future[T]]) -> T:
        """Wait for a turn, then start some work in its measure; the turn lasts as long as it."""
        await self._wait(who)
        try:
            work = start(self._measure(who.group))
        except BaseException:
            self._give(who)
            raise
        work.add_done_callback(lambda _: self._give(who))
        return await asyncio.shield(work)  # a thread can't be broken off: it keeps its turn

    async def _wait(self, who: Asker) -> None:
        asked = _Asked(who, asyncio.get_running_loop().create_future())
        lines = self._lines.setdefault(who.group, {})
        lines.setdefault(who.owner, deque()).append(asked)
        self._serve()
        try:
            await asked.granted
        except asyncio.CancelledError:
            if asked.granted.cancelled():
                self._take_out(asked)
            else:
                self._give(who)
            raise

    def _measure(self, group: str) -> float:
        """How much of full measure: less for who asks for much, less for all when many ask."""
        own = self._busy_in[group] + sum(map(len, self._lines.get(group, {}).values()))
        load = max(own, len(self._busy_in.keys() | self._lines.keys()))
        return max(LEAST, min(1.0, self._workers / load))

    def _give(self, who: Asker) -> None:
        self._busy -= Counter([(who.group, who.owner)])  # keeps no zeros
        self._busy_in -= Counter([who.group])
        self._serve()

    def _serve(self) -> None:
        while (asked := self._next(True) or self._next(False)) is not None:
            who = asked.who
            self._take_out(asked, served=True)
            self._busy[who.group, who.owner] += 1
            self._busy_in[who.group] += 1
            asked.granted.set_result(None)

    def _next(self, urgent: bool) -> _Asked | None:
        for group, lines in self._lines.items():
            for owner, line in lines.items():
                if self._has_room(group, owner, urgent):
                    for asked in line:
                        if not urgent or asked.is_urgent():
                            return asked
        return None

    def _has_room(self, group: str, owner: str, urgent: bool) -> bool:
        mine, most = self._busy[group, owner], self._workers
        if urgent and not mine:
            most += self._spare if self._busy_in[group] else self._spare + self._apart
        return mine < EACH and self.busy < most

    def _take_out(self, asked: _Asked, served: bool = False) -> None:
        """Out of its queue; who was served goes behind all others."""
        who = asked.who
        lines = self._lines[who.group]
        line = lines[who.owner]
        line.remove(asked)
        if served or not line:
            del lines[who.owner]
        if served or not lines:
            del self._lines[who.group]
        if served and line:
            lines[who.owner] = line
        if served and lines:
            self._lines[who.group] = lines


def asker(owner: str | None, is_watched: Callable[[], bool] = _always) -> Asker:
    """Somebody who asks in the request that is being served."""
    return Asker(owner or "", is_watched, CURRENT.get())


class Desk:
    """Long work in threads of its own, off the loop, in turns between those who ask."""

    def __init__(self, workers: int = 1, spare: int = 1, apart: int = 1) -> None:
        self.turns = Turns(workers, spare, apart)
        self._threads = ThreadPoolExecutor(workers + spare + apart, "desk")

    async def run(self, owner: str | None, work: Callable[..., T], *given: Any) -> T:
        """Do some work on somebody's account (strangers of one address share one)."""
        loop = asyncio.get_running_loop()
        start = lambda _: loop.run_in_executor(self._threads, work, *given)  # noqa: E731
        return await self.turns.run(asker(owner), start)

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
