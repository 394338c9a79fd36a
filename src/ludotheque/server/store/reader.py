"""Reading what is kept: logs, snapshots and lists of matches. Blocking; called in threads."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, and_, case, func, or_, select, text

from ludotheque.server.store.schema import (
    AWAY,
    CARD,
    COMPUTERS,
    EDITION,
    HOLDER,
    LOG,
    NONE,
    PEOPLE,
    SNAPSHOT,
)

LIST_MOST = 100
DUE_MOST = 1000


@dataclass(frozen=True)
class Entry:
    """One entry of the log."""

    seq: int
    kind: str
    at: float
    payload: bytes


@dataclass(frozen=True)
class Snapshot:
    """A position that was kept, with its table."""

    seq: int
    layout: str
    table: bytes
    state: bytes


class Reader:
    """Questions to the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The log of a match after an entry."""
        asked = (
            select(LOG.c.seq, LOG.c.kind, LOG.c.at, LOG.c.payload)
            .where(LOG.c.match == match, LOG.c.seq > after)
            .order_by(LOG.c.seq)
        )
        with self._engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(asked)]

    def keyed(self, match: str, key: str) -> int | None:
        """The entry that an act with this key became."""
        asked = select(LOG.c.seq).where(LOG.c.match == match, LOG.c.key == key)
        with self._engine.connect() as connection:
            return connection.execute(asked).scalar()

    def snapshot(self, match: str) -> Snapshot | None:
        """The position kept for a match."""
        s = SNAPSHOT.c
        asked = select(s.seq, s.layout, s.table, s.state).where(s.match == match)
        with self._engine.connect() as connection:
            row = connection.execute(asked).first()
        return Snapshot(*row) if row else None

    def edition(self, digest: str) -> bytes | None:
        """What is kept of the game of a digest."""
        with self._engine.connect() as connection:
            found: bytes | None = connection.execute(
                select(EDITION.c.kept).where(EDITION.c.digest == digest)
            ).scalar()
            return found

    def lobby(self, who: str | None) -> list[tuple[Any, list[int]]]:
        """Public tables with the seats somebody has there, those that wait for players first;
        owners take turns in the list."""
        c = CARD.c
        first = case((c.phase == "waiting", 0), else_=1)
        turn = func.row_number().over(partition_by=(c.owner, c.phase), order_by=c.updated.desc())
        asked = (
            select(CARD)
            .where(c.public, or_(c.phase == "waiting", c.phase == "on"))
            .order_by(first, turn, c.updated.desc())
            .limit(LIST_MOST)
        )
        with self._engine.connect() as connection:
            return _with_seats(connection, list(connection.execute(asked)), who)

    def mine(self, who: str) -> list[tuple[Any, list[int]]]:
        """The matches somebody sits at, with the seats, latest first; and those of their own at
        which nobody sits, as long as they are not over."""
        held = select(HOLDER.c.match).where(HOLDER.c.who == who).distinct()
        empty = and_(CARD.c.owner == who, CARD.c.phase != "over", CARD.c.players != PEOPLE)
        asked = (
            select(CARD)
            .where(or_(CARD.c.match.in_(held), empty), CARD.c.players != AWAY)
            .order_by(CARD.c.updated.desc())
            .limit(LIST_MOST)
        )
        with self._engine.connect() as connection:
            return _with_seats(connection, list(connection.execute(asked)), who)

    def running(self, who: str, owner: str) -> int:
        """How many unfinished matches somebody sits at, or are on a person's account."""
        held = select(HOLDER.c.match).where(HOLDER.c.who == who)
        mine = or_(CARD.c.owner == owner, CARD.c.match.in_(held))
        return self._count(CARD.c.phase != "over", mine)

    def alone(self, owner: str) -> int:
        """How many of somebody's unfinished tables have computers alone."""
        c = CARD.c
        return self._count(c.owner == owner, c.phase != "over", c.players == COMPUTERS)

    def imported(self, owner: str) -> int:
        """How many files somebody brought."""
        return self._count(CARD.c.owner == owner, CARD.c.phase == "over", CARD.c.players == NONE)

    def advertised(self, owner: str) -> int:
        """How many of somebody's tables wait for players in the lobby."""
        return self._count(CARD.c.owner == owner, CARD.c.phase == "waiting", CARD.c.public)

    def _count(self, *which: Any) -> int:
        with self._engine.connect() as connection:
            asked = select(func.count()).select_from(CARD).where(*which)
            return connection.execute(asked).scalar() or 0

    def due(self, now: float, passed_over: int = 0) -> tuple[list[str], float]:
        """Matches in which the server itself must act by now, and when it must for the first;
        so many more as are known not to be served."""
        most = DUE_MOST + passed_over
        asked = select(CARD.c.match).where(CARD.c.due <= now).order_by(CARD.c.due).limit(most)
        first = select(func.min(CARD.c.due))
        with self._engine.connect() as connection:
            matches, soonest = connection.execute(asked).scalars(), connection.scalar(first)
            return list(matches), math.inf if soonest is None else soonest

    def news(self, after: int) -> tuple[int, dict[str, int]]:
        """Entries written since a place in the file, by any process: last seq per match."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                text('SELECT rowid, "match", seq FROM log WHERE rowid > :after ORDER BY rowid'),
                {"after": after},
            )
            found = {}
            for place, match, seq in rows:
                found[match], after = seq, place
        return after, found

    def last_place(self) -> int:
        """Where the file ends now."""
        with self._engine.connect() as connection:
            return connection.execute(text("SELECT max(rowid) FROM log")).scalar() or 0


def _with_seats(
    connection: Connection, rows: list[Any], who: str | None
) -> list[tuple[Any, list[int]]]:
    """Tables, each with the seats that somebody has there."""
    named = and_(HOLDER.c.who == who, HOLDER.c.match.in_([row.match for row in rows]))
    found: dict[str, list[int]] = {}
    for match, seat in connection.execute(select(HOLDER.c.match, HOLDER.c.seat).where(named)):
        found.setdefault(match, []).append(seat)
    return [(row, sorted(found.get(row.match, []))) for row in rows]
