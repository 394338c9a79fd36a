"""Sockets that send large messages squeezed: a map of a thousand cells is mostly zeros.

Nothing is remembered from one message to the next, so that a socket that says nothing takes no
memory for it; small messages go as they are.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

LEAST = 8192  # bytes of a message worth the trouble


class Sparing(PerMessageDeflate):
    """Squeezes large messages only."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it goes out; ours are whole messages."""
        if frame.fin and len(frame.data) < LEAST:
            return frame
        return super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Agrees with a page on squeezing, message by message."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=13,
            client_max_window_bits=12,
            compress_settings={"level": 2, "memLevel": 6},
        )

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], Sparing]:
        """What is agreed, and who does it."""
        agreed, made = super().process_request_params(params, accepted_extensions)
        return agreed, Sparing(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )


def message(text: bytes, more: bool) -> Any:
    """A message for a socket; where `more` follow at once they leave together."""
    return {"type": "websocket.send", "text": text.decode(), "bytes": None, "more": more}


class Squeezing(WebSocketsSansIOProtocol):
    """A socket that does, and that asks the system for as little as it can."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = ServerProtocol(
            extensions=[SparingFactory()],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    async def send(self, message: Any) -> None:
        """Send a message; one that others follow waits for the last of them."""
        if message.get("more") and self.handshake_complete and not self.close_sent:
            with contextlib.suppress(InvalidState):  # who is gone, the last of them finds out
                self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)
            if message["type"] == "websocket.http.response.body" and self.close_sent:
                self.handshake_complete = True  # refused: theirs logs it as one left undone

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; while it is the only one, reading need not pause. Text that is none
        ends the socket, without a line in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        first = not self.read_paused and self.queue.empty()
        self.read_paused = self.read_paused or first  # so nothing is asked of the system
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not first


def _is_text(parts: list[bytes]) -> bool:
    """Whether the parts of a message are text."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
