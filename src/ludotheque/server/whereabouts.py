"""Who is at their table, in this process or another on the same folder, and since when not.

Counted by the machine's monotonic clock, which all processes share and nobody sets.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.server.seating import IsGone
from ludotheque.server.store.presence import FILE, Presence, Seen
from ludotheque.server.store.stirring import Rest, Stirring

if TYPE_CHECKING:
    from ludotheque.server.room import Room

LOG = logging.getLogger("ludotheque.whereabouts")
AGAIN = 20.0  # seconds after which it is said again that somebody is here
STALE = 45.0  # seconds such a word is believed


class Whereabouts:
    """What this process knows of it; `rooms` are its live ones."""

    def __init__(self, folder: Path, rooms: dict[str, Room]) -> None:
        self._rooms = rooms
        self._store = Presence(folder, secrets.token_hex(8), time.monotonic())
        self._thread = ThreadPoolExecutor(1, "whereabouts")
        self._stirring = Stirring(folder / FILE)
        self._rest = Rest(self._stirring)
        self._began = time.monotonic()
        self._changed: set[str] = set()  # matches where somebody came or went
        self._said: dict[tuple[str, str], tuple[float, bool]] = {}
        self._elsewhere: set[tuple[str, str]] = set()

    def touch(self, match: str) -> None:
        """Somebody may have come to a table or gone."""
        self._changed.add(match)

    def came(self, match: str, who: str) -> None:
        """Somebody is or was here just now."""
        self._said[(match, who)] = (time.monotonic(), False)
        self.touch(match)

    def is_elsewhere(self, match: str, who: str) -> bool:
        """Whether another process has a page of somebody's at a table."""
        return (match, who) in self._elsewhere

    async def gone(self, match: str, grace: float) -> IsGone:
        """Who has been away from a table for so many seconds at least, in every process."""
        seen = await self._ask(self._store.last_seen, match, time.monotonic() - STALE)
        room = self._rooms.get(match)

        def is_gone(who: str) -> bool:
            if room is not None and room.is_here(who):
                return False
            said, _ = self._said.get((match, who), (0.0, False))
            return time.monotonic() - (max(seen.get(who, 0.0), said) or self._began) >= grace

        return is_gone

    async def follow(self, every: float) -> None:
        """Tell the other processes who is here and hear of them, as long as the server runs."""
        while True:
            try:
                await self._send()
                await self._hear()
            except sqlite3.Error as error:
                LOG.error("who is where could not be kept: %s", error)
            await asyncio.sleep(every)

    async def _send(self) -> None:
        now = time.monotonic()
        old = {match for (match, _), (at, here) in self._said.items() if here and now - at > AGAIN}
        changed, self._changed = self._changed | old, set()
        rows = [row for match in changed if match in self._rooms for row in self._news(match, now)]
        if rows:
            await self._ask(self._store.note, rows)

    def _news(self, match: str, now: float) -> list[Seen]:
        """What has changed at a table since it was last said."""
        room, rows = self._rooms[match], []
        for who in {s.who or s.away for s in room.playing.table.seats} - {""}:
            at, here = self._said.get((match, who), (0.0, False))
            if room.has_page(who):
                at, here = now, True
            elif here:
                at, here = now, False
            elif not at:
                continue
            self._said[(match, who)] = (at, here)
            rows.append((match, who, at, here))
        return rows

    async def _hear(self) -> None:
        if not self._rest.is_over() and not self._elsewhere:
            return  # nobody came anywhere; who is somewhere may become stale
        found = await self._ask(self._store.elsewhere, time.monotonic() - STALE)
        changed = {match for match, _ in found ^ self._elsewhere}
        self._elsewhere = found
        for match in changed & set(self._rooms):
            self._rooms[match].send_table()

    def forget(self, match: str) -> None:
        """A room was put away."""
        for key in [key for key in self._said if key[0] == match]:
            del self._said[key]

    async def drop(self, people: Iterable[str]) -> None:
        """Some people are not to be known of any more."""
        known = set(people)
        for key in [key for key in self._said if key[1] in known]:
            del self._said[key]
        await self._ask(self._store.drop, known)

    async def _ask(self, question: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, question, *given)

    async def close(self) -> None:
        """Say that nobody is here, and let go; others see by themselves who says no more."""
        try:
            await self._ask(self._store.forget, time.monotonic())
            await self._ask(self._store.close, time.monotonic())
        except sqlite3.Error as error:
            LOG.error("who is where could not be kept: %s", error)
        self._stirring.close()
        self._thread.shutdown()
