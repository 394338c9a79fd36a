"""Who is who: guests by an opaque token, accounts by a password, bots by a token with a scope."""

from __future__ import annotations

import secrets
import sqlite3
from typing import Any

from sqlalchemy import select

from ludotheque.server import timing, tokens
from ludotheque.server.identity import ASKED, SCOPES, Identity, identity_of
from ludotheque.server.naming import clean_name, login_key, seen_name
from ludotheque.server.passwords import Passwords
from ludotheque.server.refusals import Denied
from ludotheque.server.settings import Limits
from ludotheque.server.store.schema import IDENTITY
from ludotheque.server.store.store import Store
from ludotheque.server.tokens import Tokens

ADD = "INSERT INTO identity (id, kind, name, created, owner, scope) VALUES (?, ?, ?, ?, ?, ?)"
KEEP = "UPDATE identity SET kind = 'account', login = ?, password = ? WHERE id = ?"


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self.tokens = Tokens(store)
        self.passwords = Passwords(limits)

    def _by(self, column: Any, value: str) -> Identity | None:
        return next(iter(self._select(ASKED.where(column == value))), None)

    def _select(self, asked: Any) -> list[Identity]:
        with self._store.engine.connect() as connection:
            return [identity_of(row) for row in connection.execute(asked)]

    # -- guests

    async def guest(self, name: str | None) -> tuple[Identity, str]:
        """A new guest and their token."""
        return await self._new(
            Identity(secrets.token_hex(8), "guest", clean_name(name), None, None, SCOPES)
        )

    async def _new(self, who: Identity) -> tuple[Identity, str]:
        row = (who.id, who.kind, who.name, timing.now(), who.owner, " ".join(who.scope))

        def job(connection: sqlite3.Connection) -> str:
            connection.execute(ADD, row)
            return tokens.add(connection, who.id)

        return who, await self._store.writer.write(job)

    async def rename(self, who: Identity, name: str) -> Identity:
        """Another name for the same person."""
        seen = seen_name(name)
        if not seen:
            raise Denied("name")
        await self._store.run("UPDATE identity SET name = ? WHERE id = ?", seen, who.id)
        return await self._again(who)

    async def _again(self, who: Identity) -> Identity:
        self.tokens.forget(who.id)
        found = await self._store.read(self._by, IDENTITY.c.id, who.id)
        assert found is not None
        return found

    # -- accounts

    async def keep(self, who: Identity, login: str, password: str) -> tuple[Identity, str]:
        """Make an account of a guest, who keeps all seats; the guest's token ends."""
        if who.kind != "guest":
            raise Denied("guests_only")
        wanted = login_key(login)
        if await self._store.read(self._by, IDENTITY.c.login, wanted) is not None:
            raise Denied("login_taken")
        kept = await self.passwords.hashed(password)
        try:
            await self._store.run(KEEP, wanted, kept, who.id)
        except sqlite3.IntegrityError:
            raise Denied("login_taken") from None
        return await self._anew(who)

    async def _anew(self, who: Identity) -> tuple[Identity, str]:
        """The same person with one new token, and no other."""
        await self.tokens.end_all(who.id)
        found = await self._again(who)
        return found, await self.tokens.new(found)

    async def log_in(self, login: str, password: str) -> tuple[Identity, str]:
        """The account and a new token for it."""
        asked = IDENTITY.c.login.in_({login_key(login, strict=False), login.casefold()})
        kept, found = await self._store.read(self._account, asked)
        if not await self.passwords.fits(kept, password) or found is None:
            raise Denied("login_wrong")
        return found, await self.tokens.new(found)

    def _account(self, asked: Any) -> tuple[str | None, Identity | None]:
        """An account and what is kept of its password."""
        with self._store.engine.connect() as connection:
            kept = connection.execute(select(IDENTITY.c.password).where(asked)).scalar()
        return kept, next(iter(self._select(ASKED.where(asked))), None)

    async def change_password(self, who: Identity, old: str, new: str) -> tuple[Identity, str]:
        """Another password, for who knows the old one; every token ends and one is new."""
        if who.kind != "account":
            raise Denied("accounts_only")
        kept, _ = await self._store.read(self._account, IDENTITY.c.id == who.id)
        if not await self.passwords.fits(kept, old):
            raise Denied("password_wrong")
        text = "UPDATE identity SET password = ? WHERE id = ?"
        await self._store.run(text, await self.passwords.hashed(new), who.id)
        return await self._anew(who)

    async def log_out_everywhere(self, who: Identity) -> None:
        """End every token of an account; its bots keep theirs."""
        if who.kind != "account":
            raise Denied("accounts_only")  # a guest would be lost for good
        await self.tokens.end_all(who.id)

    # -- bots

    async def new_bot(
        self, owner: Identity, name: str, scope: tuple[str, ...]
    ) -> tuple[Identity, str]:
        """A bot of somebody's, and its token."""
        if owner.kind == "bot" or not scope or set(scope) - set(SCOPES):
            raise Denied("scope")
        bot = Identity(secrets.token_hex(8), "bot", clean_name(name), None, owner.id, scope)
        return await self._new(bot)

    def bots(self, owner: str) -> list[Identity]:
        """Somebody's bots."""
        return self._select(ASKED.where(IDENTITY.c.owner == owner))

    async def drop_bot(self, owner: Identity, bot: str) -> None:
        """Take a bot's tokens away."""
        if all(b.id != bot for b in await self._store.read(self.bots, owner.id)):
            raise Denied("bot")
        await self.end(bot)

    async def end(self, who: str) -> None:
        """Somebody is nobody any more: no token of theirs is worth anything, no name is kept."""
        await self.tokens.end_all(who)
        await self._store.run("DELETE FROM identity WHERE id = ?", who)


__all__ = ["Identity", "People", "clean_name"]
