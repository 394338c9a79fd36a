"""What the computers of a table say to a draw that is offered to them."""

from __future__ import annotations

from ludotheque.server import manners
from ludotheque.server.room import Room


async def answer(room: Room) -> None:
    """Let them think of it, then say so, unless the match has gone on meanwhile."""
    now = room.playing
    no = await room.hall.bench.run(now.table.account, manners.unwilling, now)
    await room.serve_act(now, lambda p: manners.answer_as_computers(p, no))
