"""What may be taken back in a room, worked out off the loop for a position that lasts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludotheque.server import freedom

if TYPE_CHECKING:
    from ludotheque.server.made import Made
    from ludotheque.server.room import Room

CALM = 0.2  # seconds a position must last before it is weighed


class Weighing:
    """The moves of one room that a seat may take back alone.

    It does not hold its room: a ring of the two would keep rooms that were put away, with all their
    positions, until the collector comes by.
    """

    def __init__(self) -> None:
        self._last: Made | None = None  # the last move of the turn that is to be weighed
        self._seat = 0  # whose it is
        self._waits = False  # for a position that lasts

    def free(self, room: Room, seat: int) -> int:
        """How many moves a seat may take back alone, as far as it was worked out by now."""
        playing = room.playing
        known = freedom.free_if_known(playing, seat)
        if known is None and self._last is not playing.moves[-1]:
            self._last, self._seat = playing.moves[-1], seat
            if not self._waits:
                self._waits = True
                room.hall.spawn(self._weigh(room))
        return known or 0

    async def _weigh(self, room: Room) -> None:
        """Work it out for a seat that stays to think, and tell that seat alone."""
        try:
            await self._calm()
        finally:
            self._waits = False
        seat = self._seat
        if room.playing.moves[-1:] == [self._last]:
            who = room.playing.table.seats[seat].who
            free = await room.hall.desk.run(who, freedom.free, room.playing, seat)
            for watcher in room.watchers if free else ():
                if watcher.seat == seat:
                    watcher.table_changed()

    async def _calm(self) -> None:
        """Wait until nothing more is to be weighed for a while."""
        last = None
        while last is not self._last:
            last = self._last
            await asyncio.sleep(CALM)
