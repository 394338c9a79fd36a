"""Whether the server can do its work, found out by doing it: a write now and then, the moves that
the disk took or refused lately, the database looked through at the start and after a fault, and how
late the loop comes to its own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from typing import Any

from sqlalchemy.exc import DatabaseError

from ludotheque.server.metrics import Metrics
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import StorageError

LOG = logging.getLogger("ludotheque.health")
STORAGE, FULL, DAMAGED = "storage", "full", "damaged"  # what may be wrong
FRESH = 3.0  # seconds for which an answer holds
REFUSING = 60.0  # seconds for which a refused move counts, unless one was taken since
PATIENCE = 5.0  # seconds a write may take
BEAT = 0.25  # seconds between two looks at the loop
PROBE = "UPDATE house SET id = id"
FAULTS = (sqlite3.DatabaseError, DatabaseError)


def is_damage(error: Any) -> bool:
    """Whether an error says that the database itself is broken."""
    said = str(error)
    return isinstance(error, FAULTS) and any(w in said for w in ("malformed", "not a database"))


class Health:
    """What is wrong with one server, if anything."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self._lock = asyncio.Lock()
        self._known: tuple[float, list[str]] = (-FRESH, [])
        self._suspected, self._damaged = True, False  # looked through at the start

    def suspect(self, error: Exception) -> None:
        """A fault may mean that the database is damaged: look through it when next asked."""
        self._suspected = self._suspected or is_damage(error)

    async def causes(self) -> list[str]:
        """The names of what is wrong now; a write is tried every few seconds at most."""
        async with self._lock:
            at, found = self._known
            if time.monotonic() - at >= FRESH or self._store.writer.failed > at:
                found = sorted({*await self._try_disk(), *await self._look_through()})
                self._known = (time.monotonic(), found)
        return found

    async def _try_disk(self) -> list[str]:
        try:
            await asyncio.wait_for(self._store.run(PROBE), PATIENCE)
        except StorageError as error:
            return [STORAGE, FULL] if "full" in str(error) else [STORAGE]
        except (TimeoutError, *FAULTS) as error:
            self.suspect(error)
            return [STORAGE]
        since = time.monotonic() - self._store.writer.refused
        return [STORAGE] if since < REFUSING else []  # so small a write may still fit

    async def _look_through(self) -> list[str]:
        if self._suspected:
            self._suspected = False
            self._damaged = not await asyncio.to_thread(self._is_sound)
            if self._damaged:
                LOG.error("the database in %s is damaged", self._store.folder)
        return [DAMAGED] if self._damaged else []

    def _is_sound(self) -> bool:
        try:
            with self._store.engine.connect() as connection:
                return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
        except FAULTS:
            return False

    async def watch(self) -> None:
        """Look through the database, then measure how late the loop is, for ever."""
        await self.causes()
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            self._metrics.lag.set(max(0.0, time.monotonic() - began - BEAT))
