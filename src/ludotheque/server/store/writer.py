"""The one writer: acts wait in a queue, and each commit takes all that wait.

`append` returns when its entries are on disk. The seq of the first entry is what the caller
believes comes next; if another process was faster the answer is `Conflict`, and if the act's key
is already in the log it is `Duplicate`. Nothing is written in either case.
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

from msgspec import Struct
from sqlalchemy import Engine

from ludotheque.core.words import DeveloperError
from ludotheque.server.store.opening import BUSY_SECONDS

BATCH = 512  # most acts in one commit
SHARED = 0.002  # seconds that a commit waits for others to share it, where others did before
IDLE = 2.0  # seconds without an act after which the write-ahead log is emptied
CARD_COLUMNS = [
    "match",
    "game",
    "phase",
    "public",
    "created",
    "updated",
    "made",
    "terms",
    "seats",
    "turn",
    "due",
    "owner",
    "players",
]
INSERT = 'INSERT INTO log ("match", seq, kind, "key", at, payload) VALUES (?, ?, ?, ?, ?, ?)'
LAST = (  # of an act done before, and of all: in one question, as each may wait for its turn
    'SELECT (SELECT seq FROM log WHERE "match" = ? AND "key" = ?), max(seq)'
    ' FROM log WHERE "match" = ?'
)
CARD = (
    f"INSERT OR REPLACE INTO card ({', '.join(chr(34) + c + chr(34) for c in CARD_COLUMNS)}) "
    f"VALUES ({', '.join('?' * len(CARD_COLUMNS))})"
)
PLAYED = f"INSERT OR REPLACE INTO played VALUES ({', '.join('?' * 13)})"
EDITION = "INSERT OR IGNORE INTO edition (digest, game, kept) VALUES (?, ?, ?)"
LOG = logging.getLogger("ludotheque.store")


class StorageError(DeveloperError):
    """The disk did not take it; nothing was acknowledged."""


class Row(Struct, frozen=True):
    """One entry to append."""

    kind: str
    key: str | None
    at: float
    payload: bytes


class Append(Struct, frozen=True):
    """Entries of one match, with what lists need to know of it afterwards."""

    match: str
    first: int
    rows: tuple[Row, ...]
    card: tuple[Any, ...]
    holders: dict[int, str] | None = None  # when seats changed
    edition: tuple[str, str, bytes] | None = None  # of a new match: digest, game, what is kept
    played: tuple[tuple[Any, ...], ...] = ()  # when it ended: what it was to each


class Stored(Struct, frozen=True):
    """On disk; `seq` is that of the last entry."""

    seq: int


class Duplicate(Struct, frozen=True):
    """Done before, as entry `seq`."""

    seq: int


class Conflict(Struct, frozen=True):
    """The log has gone on to `seq`."""

    seq: int


Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, asyncio.Future[Any]]


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
        self._company = False  # whether several acts shared the last commit: more are waited for
        self._settled = 0  # commits that are in the database file itself
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Acts that wait for their commit."""
        return self._jobs.qsize()

    async def append(self, what: Append) -> Stored | Duplicate | Conflict:
        """Append entries; StorageError if the disk does not take them."""
        found: Stored | Duplicate | Conflict = await self.write(lambda c: _append(c, what))
        return found

    async def write(self, job: Job) -> Any:
        """Run any job in the next commit."""
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

    def _commit(self, connection: sqlite3.Connection, batch: list[Any]) -> list[Any]:
        """One transaction for all; if it fails, one each, so that a bad act harms no other."""
        try:
            results = _transact(connection, [job for job, _ in batch])
            self.commits += 1
            self.committed = time.monotonic()
            return results
        except Exception as error:
            if len(batch) == 1:
                self.failed = time.monotonic()
                return [_failure(error)]
        return [self._commit(connection, [one])[0] for one in batch]


def _transact(connection: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [job(connection) for job in jobs]
        connection.execute("COMMIT")
        return results
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _failure(error: Exception) -> Exception:
    if isinstance(error, sqlite3.OperationalError):
        LOG.error("the disk did not take a commit: %s", error)
        return StorageError(str(error))
    return error


def _append(connection: sqlite3.Connection, what: Append) -> Stored | Duplicate | Conflict:
    key = next((row.key for row in what.rows if row.key is not None), None)
    done, last = connection.execute(LAST, (what.match, key, what.match)).fetchone()
    if done is not None:
        return Duplicate(done)
    if (last or 0) + 1 != what.first:
        return Conflict(last or 0)
    rows = enumerate(what.rows, what.first)
    lines = [(what.match, seq, row.kind, row.key, row.at, row.payload) for seq, row in rows]
    connection.executemany(INSERT, lines)
    connection.execute(CARD, what.card)
    if what.edition is not None:
        connection.execute(EDITION, what.edition)
    if what.holders is not None:
        connection.execute('DELETE FROM holder WHERE "match" = ?', (what.match,))
        held = [(what.match, seat, who) for seat, who in what.holders.items()]
        connection.executemany('INSERT INTO holder ("match", seat, who) VALUES (?, ?, ?)', held)
    if what.played:
        connection.executemany(PLAYED, what.played)
    return Stored(what.first + len(what.rows) - 1)


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
