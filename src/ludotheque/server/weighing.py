"""What may be taken back in a room, worked out off the loop for a position that lasts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludotheque.server import freedom

if TYPE_CHECKING:
    from ludotheque.server.playing import Made
    from ludotheque.server.room import Room

CALM = 0.2  # seconds a position must last before it is weighed


class Weighing:
    """The moves of one room that a seat may take back alone."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._last: Made | None = None  # the last move of the turn that is being weighed

    def free(self, seat: int) -> int:
        """How many moves a seat may take back alone, as far as it was worked out by now."""
        playing = self._room.playing
        known = freedom.free_if_known(playing, seat)
        if known is None and self._last is not playing.moves[-1]:
            self._last = playing.moves[-1]
            self._room.hall.spawn(self._weigh(self._last, seat))
        return known or 0

    async def _weigh(self, last: Made, seat: int) -> None:
        """Work it out for a seat that stays to think, and tell that seat alone."""
        await asyncio.sleep(CALM)
        room = self._room
        if room.playing.moves[-1:] == [last]:
            who = room.playing.table.seats[seat].who
            free = await room.hall.desk.run(who, freedom.free, room.playing, seat)
            for watcher in room.watchers if free else ():
                if watcher.seat == seat:
                    watcher.table_changed()
