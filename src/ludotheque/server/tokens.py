"""Tokens: what a browser or a bot shows to be known. They can be ended, and end by themselves."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable

from sqlalchemy import select, text

from ludotheque.server import timing
from ludotheque.server.identity import ASKED, Identity, identity_of
from ludotheque.server.store.schema import IDENTITY, TOKEN
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import StorageError

BELIEVED = 30.0  # seconds a token is believed without looking again
REMEMBERED = 10_000  # tokens
DAY = 86400.0
# Seconds a token lives unused. A guest has nothing else; whoever has a password comes back with it.
LIVES = {"guest": 400 * DAY, "bot": 400 * DAY, "account": 180 * DAY}
ADD = "INSERT INTO token (hash, who, created, used) VALUES (?, ?, ?, ?)"
USED = "UPDATE token SET used = ? WHERE hash = ?"
OLD = (
    "DELETE FROM token WHERE hash IN (SELECT hash FROM token JOIN identity ON who = id"
    " WHERE kind = ? AND used < ?)"
)

FADES = 30 * DAY  # seconds that who never played is waited for
AT_ONCE = 200  # guests of one commit: others wait for it
NEVER = (("holder", "who"), ("played", "who"), ("learnt", "who"), ("card", "owner"))
FADED = (
    "SELECT id FROM identity WHERE kind = 'guest' AND created < :before"
    " AND NOT EXISTS"
    " (SELECT 1 FROM token WHERE who = identity.id AND max(used, created) >= :before)"
    + "".join(
        f" AND NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.{column} = identity.id)"
        for table, column in NEVER
    )
    + " AND id NOT IN (SELECT owner FROM identity WHERE owner IS NOT NULL)"
)
FADE = (
    "DELETE FROM keepsake WHERE who = ?",
    "DELETE FROM token WHERE who = ?",
    "DELETE FROM identity WHERE id = ?",
)


def key_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def add(connection: sqlite3.Connection, who: str) -> str:
    """A new token for somebody, within a transaction."""
    token, now = secrets.token_urlsafe(32), timing.now()
    connection.execute(ADD, (key_of(token), who, now, now))
    return token


def _fade(before: float, found: list[str], connection: sqlite3.Connection) -> list[str]:
    """Forget those of some guests who have still not come back; who they were."""
    asked = f"{FADED} AND id = :who"
    gone = [
        who for who in found if connection.execute(asked, {"before": before, "who": who}).fetchone()
    ]
    for one in FADE:
        connection.executemany(one, [(who,) for who in gone])
    return gone


class Tokens:
    """All tokens, the latest seen kept in mind."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[float, Identity]] = OrderedDict()
        self.ended: Callable[[set[str]], None] = lambda keys: None  # hears of all that end

    async def find(self, token: str) -> Identity | None:
        """Whose token this is."""
        key = key_of(token)
        at, identity = self._known.get(key, (0.0, None))
        if identity is not None and time.monotonic() - at < BELIEVED:
            return identity
        found, used = await self._store.read(self._look_up, key)
        if found is None:
            self._known.pop(key, None)
            return None
        if timing.now() - used > DAY:
            with contextlib.suppress(StorageError):  # a full disk keeps nobody out
                await self._store.run(USED, timing.now(), key)
        self._remember(key, found)
        return found

    def recognised(self, token: str) -> str | None:
        """Who was last known by a token, without a look at the disk."""
        known = self._known.get(key_of(token))
        return known[1].id if known else None

    def _remember(self, key: str, identity: Identity) -> None:
        self._known[key] = (time.monotonic(), identity)
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _look_up(self, key: str) -> tuple[Identity | None, float]:
        asked = ASKED.add_columns(TOKEN.c.used).join(TOKEN, TOKEN.c.who == IDENTITY.c.id)
        with self._store.engine.connect() as connection:
            row = connection.execute(asked.where(TOKEN.c.hash == key)).first()
        if row is None or timing.now() - row.used > LIVES[row.kind]:
            return None, 0.0
        return identity_of(row), row.used

    async def new(self, who: Identity) -> str:
        """A new token for somebody."""
        token: str = await self._store.writer.write(lambda connection: add(connection, who.id))
        self._remember(key_of(token), who)
        return token

    def forget(self, who: str) -> None:
        """Look again at the next request: something about them has changed."""
        for key in [k for k, (_, known) in self._known.items() if known.id == who]:
            del self._known[key]

    # -- their end

    async def end(self, token: str) -> None:
        """One token is worth nothing any more."""
        await self._store.run("DELETE FROM token WHERE hash = ?", key_of(token))
        self._gone({key_of(token)})

    async def end_all(self, who: str) -> None:
        """No token of somebody's is worth anything any more."""
        keys = await self._store.read(self._keys_of, who)
        await self._store.run("DELETE FROM token WHERE who = ?", who)
        self._gone(keys)

    async def end_old(self) -> None:
        """Throw away those that nobody has used for too long."""
        for kind, seconds in LIVES.items():
            await self._store.run(OLD, kind, timing.now() - seconds)

    async def fade(self) -> None:
        """Forget guests who never played, nor learnt, nor made a bot, and did not come for a month,
        with what they kept."""
        before = timing.now() - FADES
        while found := await self._store.read(self._faded, before):
            gone = await self._store.writer.write(functools.partial(_fade, before, found))
            for who in gone:
                self.forget(who)
            if not gone:
                return

    def _faded(self, before: float) -> list[str]:
        with self._store.engine.connect() as connection:
            asked = f"{FADED} LIMIT {AT_ONCE}"
            return list(connection.execute(text(asked), {"before": before}).scalars())

    async def recheck(self, keys: Iterable[str]) -> None:
        """End here what was ended in another process."""
        asked = set(keys) | set(self._known)
        self._gone(asked - await self._store.read(self._alive, sorted(asked)))

    def _gone(self, keys: set[str]) -> None:
        for key in keys:
            self._known.pop(key, None)
        if keys:
            self.ended(keys)

    def _keys_of(self, who: str) -> set[str]:
        with self._store.engine.connect() as connection:
            asked = select(TOKEN.c.hash).where(TOKEN.c.who == who)
            return set(connection.execute(asked).scalars())

    def _alive(self, keys: list[str]) -> set[str]:
        found: set[str] = set()
        with self._store.engine.connect() as connection:
            for first in range(0, len(keys), 500):  # databases bind only so many values
                asked = select(TOKEN.c.hash).where(TOKEN.c.hash.in_(keys[first : first + 500]))
                found.update(connection.execute(asked).scalars())
        return found
