"""What you have played: your matches that are over, and your record."""

from __future__ import annotations

from ludotheque.server import history
from ludotheque.server.asking import getting
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.wire.history import PlayedPage, PlayedRecord


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


HANDLERS = [get_history, get_record]
