"""The one writer: acts wait in a queue, and each commit takes all that wait.

`append` returns when its entries are on disk: see `appends`.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine

from ludotheque.core.words import DeveloperError
from ludotheque.server.store.appends import (
    Append,
    Conflict,
    Duplicate,
    Stored,
    append,
    append_all,
)
from ludotheque.server.store.opening import BUSY_SECONDS

BATCH = 512  # most acts in one commit
SHARED = 0.005  # seconds that a commit waits for others to share it, where others did before
IDLE = 2.0  # seconds without an act after which the write-ahead log is emptied
LOG = logging.getLogger("ludotheque.store")


class StorageError(DeveloperError):
    """The disk did not take it; nothing was acknowledged."""


Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job | Append, asyncio.Future[Any]]


class Writer:
    """A thread that owns the writing connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._held: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self.committed = time.monotonic()  # when the last commit was
        self.failed = 0.0  # when a job last failed
        self.refused = float("-inf")  # when the disk last refused entries, if it took none since
        self._company = False  # whether several acts shared the last commit: more are waited for
        self._settled = 0  # commits that are in the database file itself
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Acts that wait for their commit."""
        return self._jobs.qsize()

    async def append(self, what: Append) -> Stored | Duplicate | Conflict:
        """Append entries; StorageError if the disk does not take them."""
        found: Stored | Duplicate | Conflict = await self._add(what)
        return found

    async def write(self, job: Job) -> Any:
        """Run any job in the next commit."""
        return await self._add(job)

    async def _add(self, job: Job | Append) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        held = self._held.setdefault(loop, [])
        if not held:
            loop.call_soon(self._hand_over, held)
        held.append((job, future))
        return await future  # who no longer waits for it does not stop it

    def _hand_over(self, held: list[Waiting]) -> None:
        """What the loop found to write in one turn is written in one commit."""
        for item in held:
            self._jobs.put(item)
        held.clear()

    def close(self) -> None:
        """Commit what waits, then stop."""
        for held in self._held.values():
            self._hand_over(held)
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        fairy = self._engine.raw_connection()
        connection: Any = fairy.driver_connection
        going = True
        while going:
            try:
                batch, going = self._gather()
            except queue.Empty:
                self._settle(connection)
                continue
            self._company = len(batch) > 1
            if batch:
                results = self._commit(connection, batch)
                _resolve(batch, results)
        self._settle(connection)
        fairy.close()

    def _settle(self, connection: sqlite3.Connection) -> None:
        """When there is nothing to do, empty the write-ahead log into the database file."""
        if self._settled == self.commits:
            return
        try:
            connection.execute("PRAGMA busy_timeout=50")  # readers are not waited for
            blocked = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            connection.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
            if not blocked:
                self._settled = self.commits
        except sqlite3.Error as error:
            LOG.warning("the write-ahead log could not be emptied: %s", error)

    def _gather(self) -> tuple[list[Waiting], bool]:
        batch = []
        item = self._jobs.get(timeout=IDLE)
        if item is not None and self._company:
            time.sleep(SHARED)
        while item is not None:
            batch.append(item)
            if len(batch) >= BATCH or self._jobs.empty():
                return batch, True
            item = self._jobs.get()
        return batch, False

    def _commit(self, connection: sqlite3.Connection, batch: list[Waiting]) -> list[Any]:
        """One transaction for all; if it fails, one each, so that a bad act harms no other."""
        jobs = [job for job, _ in batch]
        try:
            done: list[Any] = self._transact(connection, lambda: do_all(connection, jobs))
            self._taken(jobs)
            return done
        except Exception:
            return [self._commit_one(connection, job) for job in jobs]

    def _commit_one(self, connection: sqlite3.Connection, job: Job | Append) -> Any:
        try:
            done = self._transact(connection, lambda: do_one(connection, job))
            self._taken([job])
            return done
        except Exception as error:
            self.failed = time.monotonic()
            failure = _failure(error)
            if isinstance(job, Append) and isinstance(failure, StorageError):
                self.refused = self.failed
            return failure

    def _taken(self, jobs: list[Job | Append]) -> None:
        if any(isinstance(job, Append) for job in jobs):
            self.refused = float("-inf")

    def _transact(self, connection: sqlite3.Connection, work: Callable[[], Any]) -> Any:
        done = transact(connection, work)
        self.commits += 1
        self.committed = time.monotonic()
        return done


def transact(connection: sqlite3.Connection, work: Callable[[], Any]) -> Any:
    """Do some work in one transaction; if it fails nothing was done."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = work()
        connection.execute("COMMIT")
        return results
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def do_all(connection: sqlite3.Connection, jobs: list[Job | Append]) -> list[Any]:
    """Do what several ask, the acts among it all at once."""
    acts = [job for job in jobs if isinstance(job, Append)]
    done = iter(append_all(connection, acts) if acts else ())
    return [next(done) if isinstance(job, Append) else job(connection) for job in jobs]


def do_one(connection: sqlite3.Connection, job: Job | Append) -> Any:
    """Do what one asks."""
    return append(connection, job) if isinstance(job, Append) else job(connection)


def _failure(error: Exception) -> Exception:
    if isinstance(error, sqlite3.OperationalError):
        LOG.error("the disk did not take a commit: %s", error)
        return StorageError(str(error))
    return error


def _resolve(batch: list[Waiting], results: list[Any]) -> None:
    """Hand the results to the loops that wait, one wake-up a loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for (_, future), result in zip(batch, results, strict=True):
        by_loop.setdefault(future.get_loop(), []).append((future, result))
    for loop, pairs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_set_all, pairs)


def _set_all(pairs: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in pairs:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
