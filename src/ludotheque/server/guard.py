"""What stands before every request: where it comes from, how often, and what a page may do.

Unsafe methods that rest on a cookie must come from our own page (Origin or Sec-Fetch-Site), and so
must a browser's socket. Bearer tokens are never sent by a browser on its own and need no check.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludotheque.server.limits import Buckets
from ludotheque.server.refusals import Denied, as_problem
from ludotheque.server.settings import Limits, Rate

CROWD = 8  # people behind one address
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # invitations stand in addresses
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
Send = Callable[[Any], Awaitable[None]]


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: Any, limits: Limits) -> None:
        self._app, self._limits = app, limits
        rate = limits.http_rate
        self._rates = Buckets(rate)
        self._addresses = Buckets(Rate(rate.burst * CROWD, rate.per_second * CROWD))

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        """Let a request pass, or answer it with why not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        try:
            self._check(scope, headers)
        except Denied as denied:
            await _refuse(scope, receive, send, denied)
            return
        await self._app(scope, receive, _decorated(scope, send))

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        bearer = headers.get("authorization", "").startswith("Bearer ")
        if scope["type"] == "websocket":
            if not bearer and "origin" in headers and not is_own(headers):
                raise Denied("origin")
            return
        if scope["method"] not in SAFE and not bearer and not is_own(headers):
            raise Denied("origin")
        if scope["path"].startswith("/api/"):
            who = headers.get("authorization") or headers.get("cookie")
            address = (scope.get("client") or ("?",))[0]
            if not self._addresses.take(address) or not self._rates.take(who or address):
                raise Denied("too_fast")
        length = headers.get("content-length", "0")
        limit = self._limits.replay if scope["path"] == "/api/import" else self._limits.message
        if not length.isdecimal() or int(length) > limit:
            raise Denied("too_big")


def is_own(headers: dict[str, str]) -> bool:
    """Whether a browser says that the request comes from a page of this very server."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return site == "same-origin"
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def _decorated(scope: Any, send: Send) -> Send:
    """The same `send`, that adds our headers to every answer."""
    extra = dict(HEADERS)
    if scope["path"].startswith("/api/"):
        extra["cache-control"] = "no-store"

    async def decorate(message: Any) -> None:
        if message["type"] == "http.response.start":
            there = {k.lower() for k, _ in message["headers"]}
            more = [(k.encode(), v.encode()) for k, v in extra.items() if k.encode() not in there]
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return decorate


async def _refuse(scope: Any, receive: Any, send: Send, denied: Denied) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": denied.code})
        return
    status, problem = as_problem(denied)
    body = msgspec.json.encode(problem)
    kind = (b"content-type", b"application/json")
    size = (b"content-length", str(len(body)).encode())
    decorated = _decorated(scope, send)
    await decorated({"type": "http.response.start", "status": status, "headers": [kind, size]})
    await decorated({"type": "http.response.body", "body": body})
