"""A shelf of one's own: what a person keeps for a game between matches, such as decks.

The server stores any JSON value and lets the game say what is wrong with it, so that a half-made
one can be kept too.
"""

from __future__ import annotations

import functools
import sqlite3
from typing import Any

import msgspec
from sqlalchemy import func, select

from ludotheque.core.contract import Keepsake
from ludotheque.core.words import Refused
from ludotheque.server import timing
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.doors import Doors
from ludotheque.server.people import Identity, clean_name
from ludotheque.server.refusals import REFUSALS, Denied
from ludotheque.server.settings import Limits
from ludotheque.server.store.schema import KEEPSAKE
from ludotheque.server.store.store import Store
from ludotheque.server.wire.keepsakes import Fault, Keep, Kept

COUNT = 'SELECT count(*) FROM keepsake WHERE who = ? AND game = ? AND "key" != ?'
NAMED = COUNT + " AND kind = ? AND name = ?"
PUT = (
    'INSERT OR REPLACE INTO keepsake (who, game, "key", kind, name, value, updated) '
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
CHECKS_KEPT = 1000
DROP = 'DELETE FROM keepsake WHERE who = ? AND game = ? AND "key" = ?'


class Keepsakes:
    """What everybody keeps; each sees their own alone."""

    def __init__(self, store: Store, catalogue: Catalogue, limits: Limits, doors: Doors) -> None:
        self._store, self._shelf, self._limits, self._doors = store, catalogue, limits, doors
        self._found = functools.lru_cache(CHECKS_KEPT)(self._check)

    async def all(self, who: Identity, game: str) -> list[Kept]:
        """What somebody keeps for a game, latest first."""
        self._shelf.game(game)
        _check_person(who)
        found: list[Kept] = await self._store.read(self._select, who.id, game, None)
        return found

    async def one(self, who: Identity, game: str, key: str) -> Kept:
        """One of them."""
        self._shelf.game(game)
        _check_person(who)
        found: list[Kept] = await self._store.read(self._select, who.id, game, key)
        if not found:
            raise Denied("not_found")
        return found[0]

    async def put(self, who: Identity, game: str, key: str, what: Keep) -> Kept:
        """Keep something, new or in the place of what had this key."""
        _check_person(who)
        self._keepsake(game, what.kind)
        name, raw = clean_name(what.name), msgspec.json.encode(what.value)
        if len(raw) > self._limits.keepsake:
            raise Denied("keepsake_big")
        grown = len(raw) - await self._store.read(self._size, who.id, game, key)
        self._doors.check_kept(who.kind, max(0, grown))
        row = (who.id, game, key, what.kind, name, raw, timing.now())

        def job(connection: sqlite3.Connection) -> None:
            if connection.execute(NAMED, (*row[:3], what.kind, name)).fetchone()[0]:
                raise Denied("keepsake_name")
            if connection.execute(COUNT, row[:3]).fetchone()[0] >= self._limits.keepsakes_each:
                raise Denied("keepsakes")
            connection.execute(PUT, row)

        await self._store.writer.write(job)
        return await self.one(who, game, key)

    async def drop(self, who: Identity, game: str, key: str) -> None:
        """Keep it no longer."""
        await self.one(who, game, key)
        await self._store.run(DROP, who.id, game, key)

    def faults(self, game: str, kind: str, value: Any, options: dict[str, Any]) -> list[Fault]:
        """What a game finds wrong with a value."""
        check = self._keepsake(game, kind).check
        return _faults(check(self._shelf.edition(game, options), value))

    def _keepsake(self, game: str, kind: str) -> Keepsake:
        known = self._shelf.game(game).rules.face.keepsakes
        if kind not in known:
            raise Denied("keepsake_kind")
        return known[kind]

    def _select(self, who: str, game: str, key: str | None) -> list[Kept]:
        k = KEEPSAKE.c
        asked = select(k.key, k.kind, k.name, k.value, k.updated)
        asked = asked.where(k.who == who, k.game == game).order_by(k.updated.desc())
        if key is not None:
            asked = asked.where(k.key == key)
        with self._store.engine.connect() as connection:
            rows = list(connection.execute(asked))
        return [self._kept(game, row) for row in rows]

    def _size(self, who: str, game: str, key: str) -> int:
        """Bytes that are kept under a key."""
        k = KEEPSAKE.c
        asked = select(func.length(k.value)).where(k.who == who, k.game == game, k.key == key)
        with self._store.engine.connect() as connection:
            return connection.execute(asked).scalar() or 0

    def _kept(self, game: str, row: Any) -> Kept:
        """What was kept, held against the game as it is now."""
        faults = self._found(game, row.kind, row.value)
        value = msgspec.json.decode(row.value)
        return Kept(row.key, row.kind, row.name, value, row.updated, list(faults))

    def _check(self, game: str, kind: str, raw: bytes) -> tuple[Fault, ...]:
        """The faults of a value; known for a while, as a map takes long to look through."""
        edition = self._shelf.edition(game, {})
        known = edition.rules.face.keepsakes.get(kind)
        if known is None:
            return tuple(_faults([Refused("", REFUSALS["keepsake_kind"])]))
        return tuple(_faults(known.check(edition, msgspec.json.decode(raw))))


def _check_person(who: Identity) -> None:
    if who.kind == "bot":
        raise Denied("scope")


def _faults(found: list[Refused]) -> list[Fault]:
    return [Fault("rule", *f.words, f.rule or None, f.about) for f in found]
