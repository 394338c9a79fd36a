"""What a browser keeps for us: the token of who it is, and of the guest it was before."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from ludotheque.server.callers import COOKIE, GUEST, cookie_in
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.wire.tables import Me

LASTS = 400 * 86400  # seconds; browsers keep no cookie longer, each visit begins anew
Asked = Request[Any, Any, Any]


def as_me(who: Identity) -> Me:
    """Somebody, as they are told of themselves."""
    return Me(who.id, who.name, who.kind, who.login)


def cookies(request: Asked, hall: Hall, kept: dict[str, str]) -> list[Cookie]:
    """Cookies that keep tokens out of every script's reach; one without a token ends."""
    secure = hall.settings.secure_cookie or request.scope["scheme"] == "https"
    return [
        Cookie(
            name,
            value=token,
            httponly=True,
            samesite="lax",
            max_age=LASTS if token else 0,
            path="/",
            secure=secure,
        )
        for name, token in kept.items()
    ]


def with_cookie(request: Asked, hall: Hall, who: Identity, token: str) -> Response[Me]:
    """Tell somebody who they are, and have the browser keep it."""
    return Response(as_me(who), cookies=cookies(request, hall, {COOKIE: token}))


async def guest_before(request: Asked, hall: Hall) -> tuple[Identity | None, str]:
    """The guest this browser was before it logged in, and the token that proves it."""
    token = cookie_in(request.headers, GUEST)
    found = await hall.people.tokens.find(token) if token else None
    is_guest = found is not None and found.kind == "guest"
    return (found, token or "") if is_guest else (None, "")
