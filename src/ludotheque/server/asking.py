"""Who is asking: the identity behind a cookie or a bearer token, and the routes' common ground."""

from __future__ import annotations

import functools
from typing import Any

from litestar import delete, get, patch, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from ludotheque.server.callers import place_in, token_in
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.view import Problem

_STATUSES = (400, 401, 403, 404, 409, 413, 429, 503, 507)
_SPEC = ResponseSpec(Problem, generate_examples=False, description="Not done; says why.")
PROBLEMS = dict.fromkeys(_STATUSES, _SPEC)
getting = functools.partial(get, responses=PROBLEMS)
posting = functools.partial(post, responses=PROBLEMS, status_code=200)
_EMPTY = ResponseSpec(None, description="Done; there is nothing to tell.")
posting_empty = functools.partial(post, responses={**PROBLEMS, 204: _EMPTY}, status_code=204)
patching = functools.partial(patch, responses=PROBLEMS)
putting = functools.partial(put, responses=PROBLEMS)
deleting = functools.partial(delete, responses=PROBLEMS)
Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """The token a request carries."""
    return token_in(connection.headers)


def address_of(connection: Connection) -> str:
    """Where a request comes from, by the name that is counted."""
    return place_in(connection.scope)


async def find_me(connection: Connection, hall: Hall) -> Identity | None:
    """Who sent a request, if they are known."""
    token = token_of(connection)
    return await hall.people.tokens.find(token) if token else None


async def provide_hall(state: State) -> Hall:
    """The hall, for handlers that ask for it."""
    hall: Hall = state["hall"]
    if hall.stopping:
        raise Denied("stopping")
    return hall


async def provide_viewer(request: Connection, hall: Hall) -> Identity | None:
    """Who looks, known or not."""
    return await find_me(request, hall)


async def provide_me(viewer: Identity | None) -> Identity:
    """Who acts; they must have said who they are."""
    if viewer is None:
        raise Denied("identity")
    return viewer
