"""Answers that are made and squeezed once and sent many times."""

from __future__ import annotations

import asyncio
import functools
import gzip
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request, Response

LEVEL = 3  # of gzip: most of the gain for a little of the work
SQUEEZED = "squeezed"  # the mark of a route whose answers are squeezed already


@dataclass(frozen=True)
class Packed:
    """An answer in JSON, plain and gzipped."""

    raw: bytes
    gzipped: bytes

    @property
    def size(self) -> int:
        """Bytes it takes in memory."""
        return len(self.raw) + len(self.gzipped)

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """The answer as a client can read it; a route says of what type it is."""
        content, headers = self.raw, {"vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["content-encoding"] = self.gzipped, "gzip"
        return Response(content, media_type="application/json", headers=headers)


def pack(what: Any) -> Packed:
    """Any value of the wire, packed."""
    raw = msgspec.json.encode(what)
    return Packed(raw, gzip.compress(raw, LEVEL, mtime=0))


class PackedCache:
    """Answers by key, made once however many ask at a time, and kept up to so many bytes.

    What failed is not kept: who asks again has it made again.
    """

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._work: OrderedDict[Hashable, asyncio.Task[Packed]] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        """Whether nothing is to be done for a key: its answer is there, or being made."""
        return key in self._work

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Packed]]) -> Packed:
        """The answer of a key, made now if it is not there; it is made to its end even if who
        asked goes away."""
        if key not in self._work:
            task = self._work[key] = asyncio.get_running_loop().create_task(make())
            task.add_done_callback(functools.partial(self._made, key))
        self._work.move_to_end(key)
        return await asyncio.shield(self._work[key])

    def _made(self, key: Hashable, task: asyncio.Task[Packed]) -> None:
        if task.cancelled() or task.exception() is not None:
            del self._work[key]
            return
        self._size += task.result().size
        for oldest in list(self._work):
            if self._size <= self._most:
                break
            if self._work[oldest].done():
                self._size -= self._work.pop(oldest).result().size
