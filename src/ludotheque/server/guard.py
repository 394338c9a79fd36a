"""What stands before every request: where it comes from, how often, and what a page may do.

Unsafe methods that rest on a cookie must come from our own page (Origin or Sec-Fetch-Site), and so
must a browser's socket. Bearer tokens are never sent by a browser on its own and need no check.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludotheque.server import addresses
from ludotheque.server.callers import headers_in, place_in, token_in
from ludotheque.server.crowds import Places, Regulars
from ludotheque.server.hosts import Hosts
from ludotheque.server.limits import Buckets
from ludotheque.server.refusals import Denied, as_problem
from ludotheque.server.settings import Limits, Rate, Settings
from ludotheque.server.tokens import Tokens

CROWD = 8  # people behind one address
DIGITS = 18  # of a length; Python reads no more than some thousands
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "object-src 'none'; "
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

    def __init__(self, app: Any, settings: Settings, tokens: Callable[[], Tokens | None]) -> None:
        self._app, self._limits, self._tokens = app, settings.limits, tokens
        limits = settings.limits
        self._hosts = Hosts(settings.hosts)
        self._pace = Pace(limits)
        self.regulars = Regulars()
        self._places = Places(limits.requests, limits.requests_each, limits.reserve)

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        """Let a request pass, or answer it with why not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = headers_in(scope)
        place = place_in(scope)
        addresses.CURRENT.set(place)  # each request is served in a context of its own
        try:
            self._check(scope, headers)
            token = token_in(headers)
            known = self._recognised(token)
            if known:
                self.regulars.add(place)
            self._pace.check(scope, place, known)
            await self._enter(scope, place, token)
        except Denied as denied:
            await _refuse(scope, receive, send, denied)
            return
        try:
            is_socket = scope["type"] == "websocket"
            await self._app(scope, receive, send if is_socket else _decorated(scope, send))
        finally:
            if scope["type"] == "http":
                self._places.leave(place)

    def _recognised(self, token: str | None) -> str | None:
        """Who sent a request, if they have been here lately; a token nobody has counts nothing."""
        tokens = self._tokens()
        return tokens.recognised(token) if tokens and token else None

    async def _enter(self, scope: Any, place: str, token: str | None) -> None:
        """Take a place among the requests under way; sockets have places of their own."""
        if scope["type"] != "http" or self._places.take(place, False):
            return
        tokens = self._tokens()
        known = tokens is not None and token is not None and await tokens.find(token) is not None
        if not known or not self._places.take(place, True):
            raise Denied("too_many")

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        if sum(len(k) + len(v) for k, v in scope["headers"]) > self._limits.headers:
            raise Denied("headers")
        if headers.get("host", "") not in self._hosts:
            raise Denied("host")
        bearer = headers.get("authorization", "").startswith("Bearer ")
        if scope["type"] == "websocket":
            if not bearer and "origin" in headers and not is_own(headers):
                raise Denied("origin")
            return
        if scope["method"] not in SAFE and not bearer and not is_own(headers):
            raise Denied("origin")
        self._check_length(scope, headers)

    def _check_length(self, scope: Any, headers: dict[str, str]) -> None:
        if "content-length" in headers and "transfer-encoding" in headers:
            raise Denied("two_lengths")  # a proxy might see another request's start in the body
        length = headers.get("content-length", "0")
        limit = self._limits.replay if scope["path"] == "/api/import" else self._limits.message
        if not length.isdecimal() or len(length) > DIGITS or int(length) > limit:
            raise Denied("too_big")


class Pace:
    """How fast requests may come: from a person, or from all nobody knows at an address."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.http_rate
        self._api, self._site = Buckets(rate), Buckets(limits.site_rate)
        self._handshakes = Buckets(limits.handshake_rate)
        self._addresses = Buckets(Rate(rate.burst * CROWD, rate.per_second * CROWD))

    def check(self, scope: Any, place: str, known: str | None) -> None:
        """Denied for who is too fast."""
        who = known or place
        if scope["type"] == "websocket":
            slow = self._handshakes.take(who)
        elif scope["path"].startswith("/api/"):
            slow = self._addresses.take(place) and self._api.take(who)
        else:
            slow = self._site.take(who)
        if not slow:
            raise Denied("too_fast")


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
    """Say why not, and hang up: the rest of the request is not read."""
    start, rest = "http.response.start", "http.response.body"
    if scope["type"] == "websocket":
        await receive()
        start, rest = "websocket." + start, "websocket." + rest
    status, problem = as_problem(denied)
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    decorated = _decorated(scope, send)
    await decorated({"type": start, "status": status, "headers": headers})
    await decorated({"type": rest, "body": body})
