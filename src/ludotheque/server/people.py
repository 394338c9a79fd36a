"""Who is who: guests by an opaque token, accounts by a password, bots by a token with a scope."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ludotheque.server.passwords import Passwords
from ludotheque.server.refusals import Denied
from ludotheque.server.settings import Limits
from ludotheque.server.store.schema import IDENTITY, TOKEN
from ludotheque.server.store.store import Store

SCOPES = ("play", "create")
REMEMBERED = 30.0  # seconds a token is believed without looking again
ASKED = select(
    *(IDENTITY.c.id, IDENTITY.c.kind, IDENTITY.c.name),
    *(IDENTITY.c.login, IDENTITY.c.owner, IDENTITY.c.scope),
)
ADD = "INSERT INTO identity (id, kind, name, created, owner, scope) VALUES (?, ?, ?, ?, ?, ?)"

ADD_TOKEN = "INSERT INTO token (hash, who, created) VALUES (?, ?, ?)"


@dataclass(frozen=True)
class Identity:
    """Somebody: `id` is public, tokens are not."""

    id: str
    kind: str  # "guest", "account", "bot"
    name: str
    login: str | None = None
    owner: str | None = None
    scope: tuple[str, ...] = SCOPES

    @property
    def account(self) -> str:
        """The person who answers for it: a bot's owner, or itself."""
        return self.owner or self.id

    def check(self, scope: str) -> None:
        """Denied unless the identity may do this."""
        if scope not in self.scope:
            raise Denied("scope")


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str | None) -> str:
    """A name without characters that have no look of their own."""
    seen = "".join(c for c in name or "" if c.isprintable()).strip()
    return seen[:40] or "?"


def _identity(row: Any) -> Identity:
    return Identity(row.id, row.kind, row.name, row.login, row.owner, tuple(row.scope.split()))


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self.passwords = Passwords(limits)
        self._known: dict[str, tuple[float, Identity]] = {}

    async def find(self, token: str) -> Identity | None:
        """Whose token this is."""
        key = hashed(token)
        at, identity = self._known.get(key, (0.0, None))
        if identity is not None and time.monotonic() - at < REMEMBERED:
            return identity
        identity = await self._store.read(self._by_token, key)
        if identity is None:
            self._known.pop(key, None)
        else:
            self._remember(key, identity)
        return identity

    def _remember(self, key: str, identity: Identity) -> None:
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[key] = (time.monotonic(), identity)

    def _by_token(self, key: str) -> Identity | None:
        asked = ASKED.join(TOKEN, TOKEN.c.who == IDENTITY.c.id).where(TOKEN.c.hash == key)
        return next(iter(self._select(asked)), None)

    def _by(self, column: Any, value: str) -> Identity | None:
        return next(iter(self._select(ASKED.where(column == value))), None)

    def _select(self, asked: Any) -> list[Identity]:
        with self._store.engine.connect() as connection:
            return [_identity(row) for row in connection.execute(asked)]

    # -- guests

    async def guest(self, name: str | None) -> tuple[Identity, str]:
        """A new guest and their token."""
        return await self._new("guest", clean_name(name), None, SCOPES)

    async def _new(
        self, kind: str, name: str, owner: str | None, scope: tuple[str, ...]
    ) -> tuple[Identity, str]:
        identity = Identity(secrets.token_hex(8), kind, name, None, owner, scope)
        token = secrets.token_urlsafe(32)
        now = time.time()

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(ADD, (identity.id, kind, name, now, owner, " ".join(scope)))
            connection.execute(ADD_TOKEN, (hashed(token), identity.id, now))

        await self._store.writer.write(job)
        self._remember(hashed(token), identity)
        return identity, token

    async def rename(self, who: Identity, name: str) -> Identity:
        """Another name for the same person."""
        await self._store.run("UPDATE identity SET name = ? WHERE id = ?", clean_name(name), who.id)
        return await self._again(who)

    async def _again(self, who: Identity) -> Identity:
        self._known = {k: v for k, v in self._known.items() if v[1].id != who.id}
        found = await self._store.read(self._by, IDENTITY.c.id, who.id)
        assert found is not None
        return found

    # -- accounts

    async def keep(self, who: Identity, login: str, password: str) -> Identity:
        """Make an account of a guest, who keeps all seats."""
        if who.kind != "guest":
            raise Denied("guests_only")
        if await self._store.read(self._by, IDENTITY.c.login, login.casefold()) is not None:
            raise Denied("login_taken")
        kept = await self.passwords.hashed(password)
        text = "UPDATE identity SET kind = 'account', login = ?, password = ? WHERE id = ?"
        try:
            await self._store.run(text, login.casefold(), kept, who.id)
        except sqlite3.IntegrityError:
            raise Denied("login_taken") from None
        return await self._again(who)

    async def log_in(self, login: str, password: str) -> tuple[Identity, str]:
        """The account and a new token for it."""
        found, kept = await self._store.read(self._account, login.casefold())
        if not await self.passwords.fits(kept, password) or found is None:
            raise Denied("login_wrong")
        token = secrets.token_urlsafe(32)
        await self._store.run(ADD_TOKEN, hashed(token), found.id, time.time())
        return found, token

    def _account(self, login: str) -> tuple[Identity | None, str | None]:
        asked = select(IDENTITY.c.password).where(IDENTITY.c.login == login)
        with self._store.engine.connect() as connection:
            kept = connection.execute(asked).scalar()
        return self._by(IDENTITY.c.login, login), kept

    async def log_out(self, token: str) -> None:
        """Forget a token."""
        self._known.pop(hashed(token), None)
        await self._store.run("DELETE FROM token WHERE hash = ?", hashed(token))

    # -- bots

    async def new_bot(
        self, owner: Identity, name: str, scope: tuple[str, ...]
    ) -> tuple[Identity, str]:
        """A bot of somebody's, and its token."""
        if owner.kind == "bot" or not scope or set(scope) - set(SCOPES):
            raise Denied("scope")
        return await self._new("bot", clean_name(name), owner.id, scope)

    def bots(self, owner: str) -> list[Identity]:
        """Somebody's bots."""
        return self._select(ASKED.where(IDENTITY.c.owner == owner))

    async def drop_bot(self, owner: Identity, bot: str) -> None:
        """Take a bot's tokens away."""
        if all(b.id != bot for b in await self._store.read(self.bots, owner.id)):
            raise Denied("bot")
        self._known = {k: v for k, v in self._known.items() if v[1].id != bot}
        await self._store.run("DELETE FROM token WHERE who = ?", bot)
        await self._store.run("UPDATE identity SET owner = NULL WHERE id = ?", bot)
