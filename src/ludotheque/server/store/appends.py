"""What is appended to the log, and how: alone with every question asked, or many at once.

The seq of the first entry is what the caller believes comes next; if another process was faster
the answer is `Conflict`, and if the act's key is already in the log it is `Duplicate`. Nothing is
written in either case.
"""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

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
PLAYING = ("updated", "made", "seats", "turn", "due")  # columns of a card that moves change
LAST = (  # of an act done before, and of all: in one question, as each may wait for its turn
    'SELECT (SELECT seq FROM log WHERE "match" = ? AND "key" = ?), max(seq)'
    ' FROM log WHERE "match" = ?'
)
NEXT = (  # how many acts of those given come next in their match
    "SELECT count(*) FROM (VALUES {rows}) WHERE column2 = 1 +"
    ' (SELECT coalesce(max(seq), 0) FROM log WHERE "match" = column1)'
)
INSERT = 'INSERT INTO log ("match", seq, kind, "key", at, payload) VALUES {rows}'
CARD = f"INSERT INTO card ({', '.join(f'{chr(34)}{c}{chr(34)}' for c in CARD_COLUMNS)}) VALUES "
KNOWN = '{rows} ON CONFLICT ("match") DO UPDATE SET '
MOVED = CARD + KNOWN + ", ".join(f"{c} = excluded.{c}" for c in PLAYING)
CHANGED = CARD + KNOWN + ", ".join(f'"{c}" = excluded."{c}"' for c in CARD_COLUMNS[1:])
PLAYED = f"INSERT OR REPLACE INTO played VALUES ({', '.join('?' * 13)})"
EDITION = "INSERT OR IGNORE INTO edition (digest, game, kept) VALUES (?, ?, ?)"


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
    moved: bool = False  # nothing but moves were made: of the card only `PLAYING` is new

    @property
    def last(self) -> int:
        """The seq of the last entry."""
        return self.first + len(self.rows) - 1


class Stored(Struct, frozen=True):
    """On disk; `seq` is that of the last entry."""

    seq: int


class Duplicate(Struct, frozen=True):
    """Done before, as entry `seq`."""

    seq: int


class Conflict(Struct, frozen=True):
    """The log has gone on to `seq`."""

    seq: int


class Crossed(Exception):
    """Some act of several can't be appended with the others: each must be asked for."""


def append(connection: sqlite3.Connection, what: Append) -> Stored | Duplicate | Conflict:
    """Append one act."""
    key = next((row.key for row in what.rows if row.key is not None), None)
    done, last = connection.execute(LAST, (what.match, key, what.match)).fetchone()
    if done is not None:
        return Duplicate(done)
    if (last or 0) + 1 != what.first:
        return Conflict(last or 0)
    return _write(connection, [what])[0]


def append_all(connection: sqlite3.Connection, acts: Sequence[Append]) -> list[Stored]:
    """Append several acts with one question for all; Crossed or an IntegrityError (a key that the
    log has) if one of them does not come next, and then nothing may be committed."""
    places = [(what.match, what.first) for what in acts]
    if _run(connection, NEXT, places).fetchone()[0] != len(acts):
        raise Crossed
    return _write(connection, acts)


def _write(connection: sqlite3.Connection, acts: Sequence[Append]) -> list[Stored]:
    """Few statements: with each the thread lets go of Python, and waits to have it again."""
    lines = [
        (what.match, seq, row.kind, row.key, row.at, row.payload)
        for what in acts
        for seq, row in enumerate(what.rows, what.first)
    ]
    _run(connection, INSERT, lines)
    for statement, moved in ((MOVED, True), (CHANGED, False)):
        cards = [what.card for what in acts if what.moved == moved]
        if cards:
            _run(connection, statement, cards)
    for what in acts:
        if not what.moved:
            _write_rest(connection, what)
    return [Stored(what.last) for what in acts]


def _write_rest(connection: sqlite3.Connection, what: Append) -> None:
    """What few acts change: the game of a match, who sits, what it was to each."""
    if what.edition is not None:
        connection.execute(EDITION, what.edition)
    if what.holders is not None:
        connection.execute('DELETE FROM holder WHERE "match" = ?', (what.match,))
        held = [(what.match, seat, who) for seat, who in what.holders.items()]
        connection.executemany('INSERT INTO holder ("match", seat, who) VALUES (?, ?, ?)', held)
    if what.played:
        connection.executemany(PLAYED, what.played)


def _run(
    connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]
) -> sqlite3.Cursor:
    """Run a statement of several rows."""
    values = [value for row in rows for value in row]
    return connection.execute(_with_rows(statement, len(rows), len(rows[0])), values)


@functools.lru_cache(maxsize=256)
def _with_rows(statement: str, count: int, width: int) -> str:
    """A statement with room for so many rows."""
    row = f"({', '.join('?' * width)})"
    return statement.format(rows=", ".join([row] * count))
