"""Who was last seen at which table, for all processes on one data folder.

A small file of its own beside the log: nothing in it is worth a slow write or a backup, and one
that can't be read is begun anew. Times are those of the machine's monotonic clock: a row from later
than now was written before the machine was restarted. Blocking; called in a thread of its own.
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterable
from pathlib import Path

FILE = "presence.db"
KEPT = 86_400.0  # seconds a row is of use to anybody
MAKE = """
CREATE TABLE IF NOT EXISTS seen ("match" TEXT, who TEXT, place TEXT, at REAL, here INTEGER,
PRIMARY KEY ("match", who, place)) WITHOUT ROWID
"""
PUT = 'INSERT OR REPLACE INTO seen ("match", who, place, at, here) VALUES (?, ?, ?, ?, ?)'
ELSEWHERE = 'SELECT "match", who FROM seen WHERE place <> ? AND here AND at > ?'
LAST = """
SELECT who, max(CASE WHEN here AND place <> ? AND at > ? THEN ? ELSE at END)
FROM seen WHERE "match" = ? GROUP BY who
"""

Seen = tuple[str, str, float, bool]  # match, who, when, whether a page of theirs is open


class Presence:
    """What one process, at its `place`, tells the others and hears from them."""

    def __init__(self, folder: Path, place: str, now: float) -> None:
        self._place, self._file = place, folder / FILE
        try:
            self._open()
        except sqlite3.OperationalError:
            raise  # the disk's fault, not the file's
        except sqlite3.DatabaseError:
            for path in folder.glob(f"{FILE}*"):
                path.unlink()
            self._open()
        self._base.execute("DELETE FROM seen WHERE at > ?", (now,))

    def _open(self) -> None:
        self._base = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        self._base.execute("PRAGMA journal_mode=WAL")
        self._base.execute("PRAGMA synchronous=OFF")
        self._base.execute("PRAGMA secure_delete=ON")
        self._base.execute(MAKE)

    def note(self, rows: list[Seen]) -> None:
        """Tell who is here and who has gone."""
        with self._base:  # all of it or nothing
            self._base.execute("BEGIN IMMEDIATE")
            for match, who, at, here in rows:
                self._base.execute(PUT, (match, who, self._place, at, here))

    def elsewhere(self, since: float) -> set[tuple[str, str]]:
        """Who is at a table by another process's word, given since then."""
        return set(self._base.execute(ELSEWHERE, (self._place, since)))

    def last_seen(self, match: str, since: float) -> dict[str, float]:
        """When each was last at a table; who is there by another process's word, given since then,
        has not been there for the last time yet. This process knows its own pages itself."""
        return dict(self._base.execute(LAST, (self._place, since, math.inf, match)))

    def drop(self, people: Iterable[str]) -> None:
        """Drop all of somebody's."""
        self._base.executemany("DELETE FROM seen WHERE who = ?", [(who,) for who in people])

    def forget(self, now: float) -> None:
        """Drop what is old."""
        self._base.execute("DELETE FROM seen WHERE at < ?", (now - KEPT,))

    def close(self, now: float) -> None:
        """Nobody is here any more."""
        self._base.execute(
            "UPDATE seen SET here = 0, at = ? WHERE place = ? AND here", (now, self._place)
        )
        self._base.close()
