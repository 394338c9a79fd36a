"""Answers that are made and squeezed once and sent many times."""

from __future__ import annotations

import gzip
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
