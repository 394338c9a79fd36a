"""Connections as the server takes them: so many at once, and none may dawdle.

The framework waits for ever for a request that never comes, for the rest of one that was begun,
and for a reader who does not read.
"""

from __future__ import annotations

import asyncio
import resource
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotheque.server.addresses import Proxies
from ludotheque.server.crowds import Crowd, Regulars
from ludotheque.server.settings import Limits, Settings
from ludotheque.server.squeezing import Squeezing

SPARE_FILES = 128  # open files that are not connections


class Http(H11Protocol):
    """A connection that speaks HTTP."""

    crowd: ClassVar[Crowd]
    limits: ClassVar[Limits]
    _timer: asyncio.TimerHandle | None = None
    _stage: object = None  # what the timer waits for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected and says nothing yet."""
        super().connection_made(transport)
        if self.crowd.enter(transport):
            self._expect(h11.IDLE, self.limits.first_request)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._expect(None)
        self.crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """They say something: the head of a request and the whole of it have a time limit each."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        stage = self.conn.their_state
        if stage is h11.IDLE:
            self._expect(stage, self.limits.first_request)
        elif stage is h11.SEND_BODY:
            self.crowd.busy(self.transport)
            self._expect(stage, self.limits.whole_request)
        else:
            self.crowd.busy(self.transport)
            self._expect(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on this is a socket."""
        self._expect(None)
        self.crowd.busy(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """They have their answer, and may ask again."""
        self.crowd.silent(self.transport)
        super().on_response_complete()

    def pause_writing(self) -> None:
        """They do not read what we send."""
        super().pause_writing()
        self._expect("read", self.limits.whole_request)

    def resume_writing(self) -> None:
        """They read again."""
        super().resume_writing()
        self._expect(None)

    def _expect(self, stage: object, seconds: float = 0.0) -> None:
        """Cut the connection unless it gets beyond a stage in time."""
        if stage is self._stage:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._stage = stage
        self._timer = None
        if stage is not None:
            self._timer = self.loop.call_later(seconds, self.transport.abort)


class Socket(Squeezing):
    """A connection that has become a socket."""

    crowd: ClassVar[Crowd]

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self.crowd.leave(self.transport)
        super().connection_lost(exc)


def protocols(settings: Settings, regulars: Regulars) -> dict[str, Any]:
    """The two kinds of connection of one server, for its configuration."""
    limits = settings.limits
    most = min(limits.connections, _open_files(limits.connections + SPARE_FILES) - SPARE_FILES)
    proxies, each = Proxies(settings.proxies), limits.connections_each
    crowd = Crowd(most, each, proxies, limits.reserve, regulars)
    http = type("Http", (Http,), {"crowd": crowd, "limits": limits})
    return {"http": http, "ws": type("Socket", (Socket,), {"crowd": crowd})}


def _open_files(wanted: int) -> int:
    """How many files this process may have open; asks the system for as many as wanted."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(soft, 2 * SPARE_FILES)
