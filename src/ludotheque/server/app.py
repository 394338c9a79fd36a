"""The application: routes, socket, guard and hall put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque.core.words import LudothequeError, Words
from ludotheque.server.analyses import Analyses
from ludotheque.server.asking import provide_hall, provide_me, provide_viewer
from ludotheque.server.curves import Curves
from ludotheque.server.guard import Guard
from ludotheque.server.hall import Hall
from ludotheque.server.packing import SQUEEZED
from ludotheque.server.refusals import REFUSALS, Denied, as_problem
from ludotheque.server.replays import Indexes
from ludotheque.server.routes import (
    accounts,
    games,
    history,
    keepsakes,
    learning,
    people,
    replays,
    site,
    tables,
)
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import PATH, Socket, serve_socket
from ludotheque.server.tokens import Tokens
from ludotheque.server.wire.view import Problem

LOG = logging.getLogger("ludotheque.app")
LEAST = 4096  # bytes of an answer worth squeezing
CODES = {401: "identity", 404: "not_found", 405: "not_found", 413: "too_big", 429: "too_fast"}
Asked = Request[Any, Any, Any]


def make_app(settings: Settings, routes: Litestar | None = None) -> Guard:
    """The ASGI application of one server; `routes` if they were made before, for it alone."""
    app = routes or make_routes(settings.limits.message)
    app.state["settings"] = settings

    async def enter(scope: Any, receive: Any, send: Any) -> None:
        """The one socket, or whatever else is asked for."""
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await serve_socket(app.state["hall"], scope, Socket(receive, send))
        else:
            await app(scope, receive, send)

    return Guard(enter, settings, lambda: _tokens(app))


@asynccontextmanager
async def _open_hall(app: Litestar) -> AsyncIterator[None]:
    """The hall is open as long as the application runs."""
    hall = app.state["hall"] = Hall(app.state["settings"])
    hall.curves, hall.indexes = Curves(hall), Indexes(hall.desk)
    hall.analyses = Analyses(hall, hall.curves)
    hall.start()
    yield
    await hall.stop()


def make_routes(largest: int) -> Litestar:
    """All that can be asked for over HTTP, in bodies of so many bytes; no hall stands behind it."""
    api = [*games.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *replays.HANDLERS]
    api += [*keepsakes.HANDLERS, *accounts.HANDLERS, *history.HANDLERS, *learning.HANDLERS]
    return Litestar(
        [Router("/api", route_handlers=api), *site.HANDLERS],
        lifespan=[_open_hall],
        state=State(),
        dependencies={
            "hall": Provide(provide_hall),
            "viewer": Provide(provide_viewer),
            "me": Provide(provide_me),
        },
        exception_handlers={
            LudothequeError: _refused,
            HTTPException: _wrong,
            RecursionError: _bottomless,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Ludothèque",
            version="1",
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=largest,
        compression_config=CompressionConfig(
            "gzip", minimum_size=LEAST, gzip_compress_level=3, exclude_opt_key=SQUEEZED
        ),
        logging_config=None,
    )


def _tokens(app: Litestar) -> Tokens | None:
    """The tokens, once the hall is open."""
    hall: Hall | None = app.state.get("hall")
    return hall.people.tokens if hall else None


def _refused(_: Asked, error: LudothequeError) -> Response[Problem]:
    status, problem = as_problem(error)
    return Response(problem, status_code=status)


def _wrong(request: Asked, error: HTTPException) -> Response[Problem]:
    """A request the framework itself could not read."""
    denied = Denied(CODES.get(error.status_code, "malformed"))
    fr, en = denied.words
    if denied.code == "malformed":
        en = f"{en} ({error.detail})"
    denied.words = Words(fr, en)
    status = error.status_code if error.status_code < 500 else 400
    return Response(as_problem(denied)[1], status_code=status)


def _bottomless(_: Asked, error: RecursionError) -> Response[Problem]:
    """A body of lists inside lists without end: nothing of ours goes that deep."""
    status, problem = as_problem(Denied("malformed"))
    return Response(problem, status_code=status)


def _fault(request: Asked, error: Exception) -> Response[Problem]:
    """A mistake of ours: named in the log, not in the answer."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    request.app.state["hall"].health.suspect(error)
    return Response(Problem("fault", *REFUSALS["fault"]), status_code=500)
