"""The socket: frames in, frames out, and the limits on both.

It speaks with the server of connections itself: every frame would pass through four wrappers of the
framework's in each direction, which have nothing to do for a socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec

from ludotheque.server import timing
from ludotheque.server.callers import headers_in, place_in, token_in
from ludotheque.server.hall import Hall
from ludotheque.server.limits import Bucket
from ludotheque.server.pages import Page
from ludotheque.server.refusals import Denied, as_frame
from ludotheque.server.squeezing import message
from ludotheque.server.tokens import key_of
from ludotheque.server.wire import socket as wire

LOG = logging.getLogger("ludotheque.sockets")
PATH = "/api/socket"


class Gone(Exception):
    """The page has closed its socket."""


class Socket:
    """A connection that has become a socket, or is about to."""

    def __init__(self, receive: Any, send: Any) -> None:
        self._receive, self._send = receive, send

    async def accept(self) -> None:
        """Let it in."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> str:
        """The next message; Gone if there is none. What is not text is nothing."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        return event.get("text") or ""

    async def say(self, raw: bytes, more: bool) -> None:
        """Send a message, which others follow at once or not."""
        await self._send(message(raw, more))

    async def close(self, code: int, reason: str) -> None:
        """End it."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def serve_socket(hall: Hall, scope: Any, socket: Socket) -> None:
    """One page, from its hello to its end."""
    token = token_in(headers_in(scope))
    me = await hall.people.tokens.find(token) if token else None
    await socket.accept()
    page = Page(hall, me, socket.say)
    page.address, page.key = place_in(scope), key_of(token) if me and token else None
    refusal = "stopping" if hall.stopping else None
    if refusal is None and not hall.attendance.admit(page):
        refusal = "too_many"
    if refusal is not None:
        page.goodbye(refusal)
        await page.speak()
        await socket.close(1013, refusal)
        return
    hall.metrics.sockets.set(len(hall.attendance.pages))
    try:
        await _serve(socket, page)
    finally:
        hall.attendance.leave(page)
        hall.metrics.sockets.set(len(hall.attendance.pages))
        page.leave_all()


async def _serve(socket: Socket, page: Page) -> None:
    """Speak and hear at once; whichever ends first ends the other."""
    me = page.me
    name, kind = (me.name, me.kind) if me else ("", "none")
    page.send(wire.Hello(me.id if me else "", name, kind, timing.now()))
    speaking = asyncio.create_task(page.speak())
    hearing = asyncio.create_task(_hear(socket, page))
    await asyncio.wait({speaking, hearing}, return_when=asyncio.FIRST_COMPLETED)
    for task in (speaking, hearing):
        task.cancel()
    results = await asyncio.gather(speaking, hearing, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, _GONE):
            LOG.error("a socket failed", exc_info=result)
    with contextlib.suppress(Exception):
        code = 1001 if page.closing == "stopping" else 1008 if page.closing else 1000
        await socket.close(code, page.closing or "")


_GONE = (Gone, ConnectionError, RuntimeError, OSError)


async def _hear(socket: Socket, page: Page) -> None:
    """Read frames one after the other; each is done before the next is read."""
    limits = page.hall.settings.limits
    bucket, refused = Bucket(limits.socket_rate), 0
    while refused < limits.patience:
        raw = await socket.hear()
        if page.closing is not None:  # what comes after goodbye is not heard
            return
        try:
            frame = _decode(page, bucket, raw)
            refused = 0
        except Denied as denied:
            refused += 1
            page.refuse(as_frame(denied, None, None))
            await asyncio.sleep(0)
            continue
        await _do(page, frame)
    page.goodbye("too_fast")
    await asyncio.sleep(1)


def _decode(page: Page, bucket: Bucket, raw: str) -> Any:
    hall = page.hall
    if not bucket.take() or (page.who and not hall.doors.frames.take(page.who)):
        raise Denied("too_fast")
    if len(raw.encode()) > hall.settings.limits.message:
        raise Denied("too_big")
    try:
        frame = wire.decode_in(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Denied("malformed") from None
    if isinstance(frame, wire.Say) and not hall.doors.chat.take(page.who or ""):
        raise Denied("too_fast")
    return frame


async def _do(page: Page, frame: Any) -> None:
    try:
        await page.hear(frame)
    except Exception:
        LOG.exception("a frame of type %s failed", type(frame).__name__)
        key, match = getattr(frame, "key", None), getattr(frame, "match", None)
        page.refuse(as_frame(Denied("fault"), key, match))
