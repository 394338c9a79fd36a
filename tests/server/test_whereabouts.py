"""Who counts as gone from a table: nobody who is there, by whatever process, and nobody sooner."""

import asyncio
import time
from types import SimpleNamespace

from ludotheque.server.store.presence import Presence
from ludotheque.server.whereabouts import Whereabouts

NEVER = 3600.0


class Table:
    """A room with one seat, Bob's."""

    def __init__(self):
        self.pages = set()
        self.playing = SimpleNamespace(
            table=SimpleNamespace(seats=[SimpleNamespace(who="bob", away="")])
        )
        self.has_page = self.is_here = self.pages.__contains__


async def told(known, folder):
    """All that this process has to tell of Bob stands where other processes read it."""
    task = asyncio.create_task(known.follow(0.01))
    other = Presence(folder, "another", time.monotonic())
    while not other.elsewhere(0.0):
        await asyncio.sleep(0.01)
    task.cancel()


async def follow_bob(folder):
    room = Table()
    known = Whereabouts(folder, {"m": room})
    room.pages.add("bob")
    known.came("m", "bob")
    assert not (await known.gone("m", 0.0))("bob"), "he is here"
    await told(known, folder)
    asked = await known.gone("m", 0.0)
    room.pages.clear()
    known.came("m", "bob")
    assert asked("bob"), "he went while it was being asked"
    assert (await known.gone("m", 0.0))("bob"), "an own word from before counts no more"
    assert not (await known.gone("m", NEVER))("bob"), "he has only just gone"
    await known.close()


def test_who_has_gone_is_gone_at_once_when_there_is_no_grace(tmp_path):
    """The process's own word that he was there, not yet taken back, kept him for a moment."""
    asyncio.run(follow_bob(tmp_path))


def test_who_is_there_by_another_process_is_never_gone(tmp_path):
    async def ask():
        known, other = (
            Whereabouts(tmp_path, {"m": Table()}),
            Presence(tmp_path, "another", time.monotonic()),
        )
        other.note([("m", "bob", time.monotonic(), True)])
        assert not (await known.gone("m", 0.0))("bob")
        other.note([("m", "bob", time.monotonic() - 5, False)])
        assert (await known.gone("m", 4.0))("bob")
        assert not (await known.gone("m", NEVER))("bob")
        await known.close()

    asyncio.run(ask())


def test_what_was_said_before_the_machine_was_restarted_is_forgotten(tmp_path):
    """The clock of the machine began anew: he would not be gone for as long as it ran before."""

    async def ask():
        before = Presence(tmp_path, "another", NEVER * 24 + time.monotonic())
        before.note([("m", "bob", NEVER * 24 + time.monotonic(), True)])
        known = Whereabouts(tmp_path, {"m": Table()})
        assert (await known.gone("m", 0.0))("bob")
        await known.close()

    asyncio.run(ask())
