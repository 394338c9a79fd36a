"""The sweep: opens matches in which something is due, puts away those that nobody needs.

A match that can't be opened holds up no other: it is left alone for a while, longer each time.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

from ludotheque.server import timing
from ludotheque.server.store.stirring import Rest

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall
    from ludotheque.server.room import Room

LOG = logging.getLogger("ludotheque.sweeping")
OTHERS_TURN = 3.0  # seconds another process has to do what is due in its own room
FIRST, LONGEST = 5.0, 3600.0  # seconds until a match that can't be served is tried again


class Postponed:
    """Matches that can't be served now, each with the time to try again and the last delay."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._until)

    def waits(self, match: str) -> bool:
        """Whether it is too early to try a match again."""
        until, _ = self._until.get(match, (-math.inf, 0.0))
        return time.monotonic() < until

    def add(self, match: str, least: float = FIRST) -> bool:
        """Leave a match alone, twice as long as the last time; whether it is the first time."""
        known = match in self._until
        delay = min(LONGEST, max(least, 2 * self._until[match][1] if known else 0.0))
        self._until[match] = time.monotonic() + delay, delay
        return not known

    def drop(self, match: str) -> None:
        """It could be served."""
        self._until.pop(match, None)

    def keep_only(self, matches: list[str]) -> None:
        """Forget all others: nothing is due in them any more."""
        for match in self._until.keys() - set(matches):
            del self._until[match]


class Sweeper:
    """Looks after the rooms of one hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._rest, self._soonest = Rest(hall.store.stirring), -math.inf
        self.unreadable, self._still = Postponed(), Postponed()

    async def follow(self) -> None:
        """Sweep as long as the server runs."""
        grace = 0.0  # at the start whatever is due is ours
        while True:
            try:
                await self._open_due(timing.now() - grace)
                self._put_away()
            except Exception:
                LOG.exception("sweeping failed")
            grace = OTHERS_TURN
            await asyncio.sleep(self._hall.settings.sweep)

    async def _open_due(self, now: float) -> None:
        if not self._rest.is_over() and self._soonest > now:
            return
        self._soonest = -math.inf  # if the question fails, it is asked again
        passed_over = len(self.unreadable) + len(self._still)
        asked = self._hall.store.reader.due
        matches, self._soonest = await self._hall.store.read(asked, now, passed_over)
        for postponed in (self.unreadable, self._still):
            postponed.keep_only(matches)
        for match in matches:
            if not (self.unreadable.waits(match) or self._still.waits(match)):
                await self._serve(match)
        self._hall.metrics.unreadable.set(len(self.unreadable) + len(self._still))

    async def _serve(self, match: str) -> None:
        """Let a match go on; one that can't be opened or played any more is left alone."""
        try:
            room = await self._hall.room(match)
            room.revive()
        except Exception as error:
            self._note(match, error)
        else:
            self.unreadable.drop(match)
            if room.playing.readonly is not None:
                self._still.add(match, LONGEST)

    def _note(self, match: str, error: Exception) -> None:
        """The cause of a failure is logged once with its traceback, then in one line a try."""
        self._hall.health.suspect(error)
        if self.unreadable.add(match):
            LOG.error("match %s can't be opened", match, exc_info=error)
        else:
            LOG.error("match %s still can't be opened: %r", match, error)

    def _put_away(self) -> None:
        now, hall = time.monotonic(), self._hall
        for room in list(hall.rooms.values()):
            if room.is_idle and now - room.used > hall.settings.idle:
                self._keep(room)
                hall.remove(room)
        hall.metrics.rooms.set(len(hall.rooms))

    def _keep(self, room: Room) -> None:
        """Keep a snapshot; without one the match is read from its log."""
        try:
            room.keep()
        except Exception:
            LOG.exception("no snapshot of match %s could be made", room.match)
