"""A room that nobody holds is gone at once, with its positions: no ring waits for the collector."""

import gc
import weakref
from types import SimpleNamespace

from ludotheque.core.library import load
from ludotheque.server import sending
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from tests.server.tabling import playing

ALONE = SimpleNamespace(is_elsewhere=lambda match, who: False)  # no other process


def test_a_room_that_is_put_away_is_freed_without_the_collector():
    hall = SimpleNamespace(whereabouts=ALONE, settings=Settings(), spawn=lambda work: work.close())
    found = playing(load("night-dealer"))
    room, match = Room(hall, found), weakref.ref(found.match)
    gc.disable()
    try:
        assert sending.view_as_wire(room, "id0", 0, 0).legal
        room.close()
        gone = weakref.ref(room)
        del room, found
        assert gone() is None and match() is None
    finally:
        gc.enable()
