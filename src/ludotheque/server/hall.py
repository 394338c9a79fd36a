"""The hall: every live room, and what looks after them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.server import entries, loading, summaries, windows
from ludotheque.server.attendance import Attendance
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.computers import Computers
from ludotheque.server.doors import Doors
from ludotheque.server.entries import NOBODY
from ludotheque.server.examples import Examples
from ludotheque.server.health import Health
from ludotheque.server.keepsakes import Keepsakes
from ludotheque.server.learning.desk import LearningDesk
from ludotheque.server.locks import Locks
from ludotheque.server.metrics import Metrics
from ludotheque.server.people import People
from ludotheque.server.playing import Playing
from ludotheque.server.prints import Prints
from ludotheque.server.refusals import Denied
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.store.schema import PEOPLE
from ludotheque.server.store.stirring import Rest
from ludotheque.server.store.store import Store
from ludotheque.server.sweeping import Sweeper
from ludotheque.server.turns import Desk
from ludotheque.server.whereabouts import Whereabouts
from ludotheque.server.wire.view import Text

LOG = logging.getLogger("ludotheque.hall")
MARKED = 5.0  # seconds between two looks at how many matches there are
LOADERS = 4  # matches read from disk at once


class Hall:
    """All that one server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.catalogue = Catalogue(settings.games)
        self.store = Store(settings.data)
        self.people = People(self.store, settings.limits)
        self.doors = Doors(settings.limits)
        self.keepsakes = Keepsakes(self.store, self.catalogue, settings.limits, self.doors)
        self.lessons = LearningDesk(self.store)
        self.metrics = Metrics()
        self.health = Health(self.store, self.metrics)
        self.pacer = windows.Pacer(settings)
        self.computers = Computers(settings, self.catalogue.games, self.pacer)
        self.curves: Any = None  # set by the application
        self.analyses: Any = None  # likewise
        self.indexes: Any = None  # likewise
        self.rooms: dict[str, Room] = {}
        self.attendance = Attendance(settings, self.people.tokens)
        self.whereabouts = Whereabouts(settings.data, self.rooms)
        self.stopping = False
        self.desk = Desk()  # for files and replays
        self.bench = Desk()  # for moves tried out, which take less long
        self.prints = Prints(self.catalogue, self.store, self.desk, self.doors)
        self.examples = Examples(self.catalogue, self.desk, self.doors)
        # Not the pool of `asyncio.to_thread`: nothing that strangers ask for holds up a match.
        self._loaders = ThreadPoolExecutor(LOADERS, "loader")
        self.opening = Locks()  # of rooms by match, of new tables by account
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something that nobody waits for; its failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    # -- rooms

    async def room(self, match: str) -> Room:
        """The room of a match, opened from the log if need be."""
        if match in self.rooms:
            return self.rooms[match]
        async with self.opening.hold(match):
            if match not in self.rooms:
                self.put(await self.load(match))
            return self.rooms[match]

    def put(self, what: Playing) -> Room:
        """Make a match live."""
        room = self.rooms[what.table.match] = Room(self, what)
        self.metrics.rooms.set(len(self.rooms))
        room.arrange()
        return room

    def remove(self, room: Room) -> None:
        """Hold a room no longer."""
        room.close()
        if self.rooms.get(room.match) is room:
            del self.rooms[room.match]
        self.whereabouts.forget(room.match)

    async def whole(self, match: str, who: str | None) -> Playing:
        """A match with all of its past, read on somebody's account."""
        room = await self.room(match)
        return await room.remember_all(who)

    async def load(self, match: str, whole: bool = False) -> Playing:
        """A match from disk; `whole` reads it from its first entry."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._loaders, self.load_now, match, whole)

    def load_now(self, match: str, whole: bool = False) -> Playing:
        """A match from disk, read in the thread that asks."""
        reader = self.store.reader
        kept = reader.snapshot(match)
        later = reader.entries(match, kept.seq) if kept is not None and not whole else []
        if kept is not None and not whole:
            found = loading.from_snapshot(kept, later, self.edition_for)
            if found is not None:
                return found
        log = reader.entries(match)
        if not log:
            raise Denied("no_match")
        read = loading.from_log(match, log, self.edition_for, kept)
        if read.readonly is None or kept is None or whole:
            return read
        # What an earlier version kept is better than a match that nobody can play on.
        return loading.from_snapshot(kept, later, self.edition_for, alike=False) or read

    def edition_for(self, what: entries.Created) -> tuple[Edition | None, Text | None]:
        """The game as a match was begun with it, or why it can only be looked at; blocking."""
        return self.catalogue.edition_for(what, self.store.reader.edition)

    def due(self, what: Playing) -> float | None:
        """When the server itself must act in a match."""
        table = what.table
        if table.phase != "on" or what.readonly is not None or table.acting == NOBODY:
            return None
        if summaries.players(table) != PEOPLE:
            return None  # computers alone play while somebody watches
        if table.seats[table.acting].kind == "level":
            return table.at
        due = windows.due(what, self.settings.window[0])
        return due[0] if due else None

    # -- looking after

    def start(self) -> None:
        """Begin to look after the rooms."""
        self._measure()
        self.spawn(self.health.watch())
        self.spawn(self._mark())
        self.spawn(Sweeper(self).follow())
        self.spawn(self._listen())
        self.spawn(self.attendance.look_after())
        self.spawn(self.whereabouts.follow(self.settings.sweep))

    def _measure(self) -> None:
        """Let the gauges of queues look for themselves when they are asked."""
        turns, writer, seen = self.computers.turns, self.store.writer, self.metrics
        seen.thinking.set_function(lambda: turns.busy)
        seen.thoughts.set_function(lambda: turns.waiting)
        seen.writing.set_function(lambda: writer.waiting)
        seen.commit.set_function(lambda: time.monotonic() - writer.committed)

    async def _mark(self) -> None:
        """Now and then let the marker beside the database know how much it holds."""
        while True:
            await asyncio.sleep(MARKED)
            await self.store.read(self.store.mark)

    async def _listen(self) -> None:
        """Hear what other processes wrote."""
        rest = Rest(self.store.stirring)
        place = await self.store.read(self.store.reader.last_place)
        while True:
            try:
                if rest.is_over():
                    place, news = await self.store.read(self.store.reader.news, place)
                    for match, seq in news.items():
                        await self._refresh(match, seq)
            except Exception:
                LOG.exception("listening failed")
                rest = Rest(self.store.stirring)
            await asyncio.sleep(self.settings.news)

    async def _refresh(self, match: str, seq: int) -> None:
        """Take in what another process wrote; a match that fails keeps the news from no other."""
        room = self.rooms.get(match)
        try:
            if room is not None and room.playing.table.seq < seq:
                await room.refresh(seq)
        except Exception:
            LOG.exception("the news of match %s could not be taken in", match)

    async def stop(self) -> None:
        """Say goodbye, keep snapshots, finish writing."""
        self.stopping = True
        for page in list(self.attendance.pages):
            page.goodbye("stopping")
        for room in list(self.rooms.values()):  # others may still come in
            await self._keep_last(room)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.whereabouts.close()
        self.computers.close()
        self.people.passwords.close()
        self.desk.close()
        self.bench.close()
        await asyncio.to_thread(self._loaders.shutdown, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    async def _keep_last(self, room: Room) -> None:
        """Keep a snapshot at the end; without one the match is read from its log."""
        try:
            kept = loading.snapshot(room.playing)
            if kept is not None and kept.seq > room.kept:
                await self.store.keep(room.match, kept)
        except Exception:
            LOG.exception("no snapshot of match %s could be made", room.match)
