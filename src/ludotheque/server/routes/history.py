"""What you have played: your matches that are over, and your record."""

from __future__ import annotations

from litestar import Response

from ludotheque.server import history, own_data
from ludotheque.server.asking import getting
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.wire.history import OwnData, PlayedPage, PlayedRecord


@getting("/me/history")
async def get_history(
    hall: Hall, me: Identity, game: str = "", result: str = "", opponent: str = "", page: str = ""
) -> PlayedPage:
    """Your matches that are over, latest first."""
    return await history.history(hall, history.wanted(me, game, result, opponent, page))


@getting("/me/record")
async def get_record(hall: Hall, me: Identity) -> PlayedRecord:
    """How often you won, per game, opponent, deck and map."""
    return await history.record(hall, me)


@getting("/me/export")
async def get_own_data(hall: Hall, me: Identity) -> Response[OwnData]:
    """All that is kept of you, as a file."""
    name = 'attachment; filename="ludotheque.json"'
    return Response(await own_data.export(hall, me), headers={"content-disposition": name})


HANDLERS = [get_history, get_record, get_own_data]
