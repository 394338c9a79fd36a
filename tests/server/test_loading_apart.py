"""Matches are read from disk in threads of their own."""

import asyncio
import threading

from ludotheque.server import tables
from ludotheque.server.hall import Hall
from ludotheque.server.settings import Settings
from ludotheque.server.wire.tables import NewMatch, SeatChoice
from tests.server.helping import PATIENCE

STRANGERS = 100  # more than there are threads for what anybody asks


def test_a_match_is_opened_while_all_common_threads_are_busy(tmp_path):
    async def story():
        hall, over = Hall(Settings(data=tmp_path)), threading.Event()
        me, _ = await hall.people.guest("Ada")
        body = NewMatch(game="duel", seats=[SeatChoice(kind="me"), SeatChoice(kind="me")])
        room = await tables.open_new(hall, me, body)
        loop = asyncio.get_running_loop()
        busy = [loop.run_in_executor(None, over.wait, PATIENCE) for _ in range(STRANGERS)]
        try:
            found = await asyncio.wait_for(hall.load(room.match), PATIENCE / 4)
        finally:
            over.set()
            await asyncio.gather(*busy)
            await hall.stop()
        assert found.table.match == room.match

    asyncio.run(story())
