"""The built page, the state of the server, and what describes the API."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get, route

from ludotheque.server.callers import is_here
from ludotheque.server.catalogue import PACKAGE, ROOT, Catalogue
from ludotheque.server.hall import Hall
from ludotheque.server.packing import SQUEEZED, Packed, pack
from ludotheque.server.refusals import Denied
from ludotheque.server.schema import schema

PAGES = (PACKAGE / "server" / "static", ROOT / "web" / "dist")
NOT_BUILT = "The page is not built here; the API answers under /api."
FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"}
METHODS = ("get", "put", "post", "patch", "delete")
FOREVER = "public, max-age=31536000, immutable"
Asked = Request[Any, Any, Any]


class File(NamedTuple):
    """A file of the page, with a tag that changes when it does."""

    kind: str
    raw: bytes
    packed: bytes  # gzipped
    tag: str


class Files:
    """The built page, kept in memory as it is on disk."""

    def __init__(self) -> None:
        self.folder = next((p for p in PAGES if (p / "index.html").is_file()), None)
        self._kept: dict[str, tuple[int, File]] = {}

    def find(self, path: str) -> File | None:
        """A file of the page; a route of the page's own gets the page itself."""
        if self.folder is None:
            return None
        try:
            wanted = (self.folder / path.lstrip("/")).resolve()
            inside = wanted.is_relative_to(self.folder.resolve()) and wanted.is_file()
        except (OSError, ValueError):  # no file can have such a name
            return None
        if not inside and Path(path).suffix:
            return None
        return self._read(wanted if inside else self.folder / "index.html")

    def _read(self, file: Path) -> File:
        changed = file.stat().st_mtime_ns
        at, kept = self._kept.get(str(file), (0, None))
        if kept is None or at != changed:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            raw = file.read_bytes()
            tag = f'W/"{hashlib.sha256(raw).hexdigest()[:20]}"'  # one for both encodings
            kept = File(kind, raw, gzip.compress(raw, 6, mtime=0), tag)
            self._kept[str(file)] = changed, kept
        return kept


FILES = Files()


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    opt={SQUEEZED: True},
)
async def page(request: Asked, path: str = "/") -> Response[bytes]:
    """A file of the page."""
    if path.startswith("/api/"):
        raise Denied("not_found")
    found = FILES.find(path)
    if found is None:
        said = NOT_BUILT if FILES.folder is None else "Not found."
        return Response(said.encode(), media_type="text/plain", status_code=404)
    lasting, raw = path.startswith("/assets/"), found.raw
    headers = {
        "cache-control": FOREVER if lasting else "no-cache",
        "vary": "accept-encoding",
        "etag": found.tag,
    }
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", media_type=found.kind, headers=headers, status_code=304)
    if "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(raw):
        headers["content-encoding"], raw = "gzip", found.packed
    return Response(raw, media_type=found.kind, headers=headers)


@get("/healthz", include_in_schema=False)
async def healthz(hall: Hall) -> Response[dict[str, Any]]:
    """Whether the server can do its work, or what keeps it from that."""
    causes = await hall.health.causes()
    said = {"status": "ill", "causes": causes} if causes else {"status": "ok"}
    return Response(said, status_code=503 if causes else 200)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asked, hall: Hall) -> bytes:
    """Numbers for Prometheus, where that was asked for (`--metrics`), and on this machine only:
    not for who comes through a proxy on it, as far as it can be told by its headers."""
    forwarded = FORWARDED.intersection(request.headers.keys())
    asked = hall.settings.metrics and not hall.settings.proxies
    if forwarded or not asked or not is_here(request.scope):
        raise Denied("not_found")
    return hall.metrics.text()


@get("/api/schema", include_in_schema=False, opt={SQUEEZED: True})
async def wire_schema(request: Asked, hall: Hall) -> Response[bytes]:
    """JSON Schema of all that crosses the wire, the socket included."""
    packed = await asyncio.to_thread(_schema, hall.catalogue)
    return packed.answer(request)


@functools.lru_cache(1)
def _schema(catalogue: Catalogue) -> Packed:
    """The schema, made once."""
    return pack(schema(list(catalogue.games.values())))


@get("/api/docs", include_in_schema=False, media_type="text/html")
async def docs(request: Asked) -> str:
    """The API as a plain page without scripts."""
    described = request.app.openapi_schema
    rows = []
    for path, item in sorted((described.paths or {}).items()):
        for method in METHODS:
            found = getattr(item, method)
            if found is not None:
                said = html.escape(found.description or found.summary or "")
                name = f"{method.upper()} {html.escape(path)}"
                rows.append(f"<tr><td><code>{name}</code></td><td>{said}</td></tr>")
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Ludothèque API</title>"
        "</head><body><h1>Ludothèque API</h1><p>OpenAPI: <a href='/api/openapi/openapi.json'>"
        "openapi.json</a>. All structs, the socket's included: <a href='/api/schema'>JSON Schema"
        f"</a>. Socket: <code>/api/socket</code>.</p><table>{''.join(rows)}</table></body></html>"
    )


HANDLERS = [page, healthz, metrics, wire_schema, docs]
