"""Somebody, as rows of the store tell of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ludotheque.server.refusals import Denied
from ludotheque.server.store.schema import IDENTITY

SCOPES = ("play", "create")
ASKED = select(
    *(IDENTITY.c.id, IDENTITY.c.kind, IDENTITY.c.name),
    *(IDENTITY.c.login, IDENTITY.c.owner, IDENTITY.c.scope),
)


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


def identity_of(row: Any) -> Identity:
    """Who a row is."""
    return Identity(row.id, row.kind, row.name, row.login, row.owner, tuple(row.scope.split()))
