"""What you keep for a game between matches."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from ludotheque.server.asking import deleting, getting, posting, putting
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.wire.keepsakes import Check, Checked, Keep, Kept

# Chosen by the page, so that asking twice keeps one thing.
Key = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@getting("/games/{game:str}/keepsakes")
async def list_keepsakes(hall: Hall, me: Identity, game: str) -> list[Kept]:
    """All that you keep for a game, latest first."""
    return await hall.keepsakes.all(me, game)


@getting("/games/{game:str}/keepsakes/{key:str}")
async def get_keepsake(hall: Hall, me: Identity, game: str, key: Key) -> Kept:
    """One thing that you keep."""
    return await hall.keepsakes.one(me, game, key)


@putting("/games/{game:str}/keepsakes/{key:str}")
async def put_keepsake(hall: Hall, me: Identity, game: str, key: Key, data: Keep) -> Kept:
    """Keep something, or change it; unfinished things too."""
    return await hall.keepsakes.put(me, game, key, data)


@deleting("/games/{game:str}/keepsakes/{key:str}")
async def drop_keepsake(hall: Hall, me: Identity, game: str, key: Key) -> None:
    """Keep it no longer."""
    await hall.keepsakes.drop(me, game, key)


@posting("/games/{game:str}/check")
async def check_keepsake(hall: Hall, viewer: Identity | None, game: str, data: Check) -> Checked:
    """What is wrong with something, without keeping it."""
    who, given = viewer.id if viewer else None, (data.kind, data.value, data.options)
    return Checked(await hall.bench.run(who, hall.keepsakes.faults, game, *given))


HANDLERS = [list_keepsakes, get_keepsake, put_keepsake, drop_keepsake, check_keepsake]
