"""A room: one live match, the pages that watch it, and the one road by which it changes.

An act is tried on a fork of the match, its entries are appended to the log, and only then, on
disk, does the fork take the match's place and anybody hear of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.server import acts, clocks, entries, loading, results, summaries, timing, windows
from ludotheque.server.entries import KIND_OF, NOBODY, Ended, Moved, Seated
from ludotheque.server.playing import Playing, TooFarBack
from ludotheque.server.refusals import Denied
from ludotheque.server.store.appends import Append, Conflict, Duplicate
from ludotheque.server.store.schema import PEOPLE
from ludotheque.server.views import Look
from ludotheque.server.watching import Watcher
from ludotheque.server.weighing import Weighing
from ludotheque.server.wire import view as wire

if TYPE_CHECKING:
    from ludotheque.server.hall import Hall

Build = Callable[[Playing], list[Any]]


class Done(msgspec.Struct, frozen=True):
    """An act is on disk as entry `seq`."""

    seq: int
    duplicate: bool = False


class Room:
    """One live match."""

    def __init__(self, hall: Hall, what: Playing) -> None:
        self.hall, self.playing = hall, what
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._here: Counter[str | None] = Counter()  # pages of each identity
        self.used = time.monotonic()
        self.kept = what.table.seq  # entries covered by the last snapshot
        self.task: asyncio.Task[None] | None = None  # what the server itself is about to do
        self._looks: dict[int | None, Look] = {}
        self.tables: dict[tuple[str | None, int | None], tuple[Any, wire.Table]] = {}  # `sending`'s
        self.clocks: tuple[Playing, wire.Clocks | None] = (what, None)  # `sending`'s too
        self.weighing = Weighing()
        self._plan: Any = None
        self._awaited = 0  # who look back and wait for it

    @property
    def match(self) -> str:
        """The match's id."""
        return self.playing.table.match

    # -- looking

    def look(self, seat: int | None) -> Look:
        """The present position through a seat's eyes."""
        if seat not in self._looks:
            self._looks[seat] = Look(self.playing, seat)
        return self._looks[seat]

    def has_page(self, who: str) -> bool:
        """Whether a page of somebody's is watching, by this process."""
        return self._here[who] > 0

    def is_here(self, who: str) -> bool:
        """Whether a page of somebody's is watching, by any process."""
        return self.has_page(who) or self.hall.whereabouts.is_elsewhere(self.match, who)

    @property
    def onlookers(self) -> int:
        """Pages that watch without a seat."""
        seated = {sitter.who for sitter in self.playing.table.seats if sitter.who}
        return len(self.watchers) - sum(self._here[who] for who in seated)

    # -- watching

    def enter(self, watcher: Watcher) -> None:
        """A page begins to watch."""
        news = watcher.who is not None and not self.is_here(watcher.who)
        self.watchers.add(watcher)
        self._here[watcher.who] += 1
        self._presence(watcher, news)
        self.arrange()

    def leave(self, watcher: Watcher) -> None:
        """A page stops watching."""
        self.watchers.discard(watcher)
        self._here -= Counter([watcher.who])  # keeps no zeros
        self.used = time.monotonic()
        self._presence(watcher, watcher.who is not None and not self.is_here(watcher.who))
        self.arrange()

    def _presence(self, watcher: Watcher, news: bool) -> None:
        self.hall.whereabouts.touch(self.match)
        if news and self.playing.table.seats_of(watcher.who):
            self.hall.whereabouts.came(self.match, watcher.who or "")
            self.send_table()

    def send_table(self) -> None:
        """All pages hear that the table changed."""
        for watcher in self.watchers:
            watcher.table_changed()

    # -- changing

    async def act(self, build: Build, key: str | None = None) -> Done:
        """Do what `build` makes of the present match; on disk when this returns."""
        async with self.lock:
            return await self._act(build, key)

    async def act_at(self, version: int, seat: int, build: Build, key: str) -> Done:
        """The same, if the position is still the one that a seat saw as `version`."""
        async with self.lock:
            await self._settle_clock()
            now = self.playing.table.eyes[seat].version
            if version != now:
                done = await self.hall.store.read(self.hall.store.reader.keyed, self.match, key)
                if done is None:
                    raise Denied("stale", version=now)
                return Done(done, True)
            return await self._act(build, key)

    async def _act(self, build: Build, key: str | None) -> Done:
        self.used = time.monotonic()
        try:
            return await self._commit(build(self.playing), key)
        except TooFarBack:
            whole = await self.hall.load(self.match, whole=True)
            whole.readable()  # else it goes on from its snapshot, and nothing is taken back
            self._replace(whole)
            return await self._commit(build(self.playing), key)

    async def _commit(self, added: list[Any], key: str | None) -> Done:
        if not added:
            return Done(self.playing.table.seq)
        fork, at = self.playing.fork(), max(timing.now(), self.playing.table.at)
        return await self._append(fork, acts.extend(fork, added, at, key))

    async def _append(self, fork: Playing, rows: tuple[Any, ...]) -> Done:
        kinds = {row.kind for row in rows}
        holders = summaries.holders(fork.table) if KIND_OF[Seated] in kinds else None
        first = self.playing.table.seq + 1
        due = self.hall.due(fork)
        played = results.rows(fork) if KIND_OF[Ended] in kinds else ()
        card, moved = summaries.summary(fork, due), kinds == {KIND_OF[Moved]}
        what = Append(self.match, first, rows, card, holders, played=played, moved=moved)
        found = await self.hall.store.writer.append(what)
        if isinstance(found, Duplicate):
            return Done(found.seq, True)
        if isinstance(found, Conflict):
            await self._catch_up()
            raise Denied("stale")
        self._replace(fork)
        self.hall.metrics.appended(rows)
        return Done(found.seq)

    async def refresh(self, seq: int) -> None:
        """Take in what another process wrote, up to an entry at least."""
        async with self.lock:
            if self.playing.table.seq < seq:
                await self._catch_up()

    async def remember_all(self, who: str | None) -> Playing:
        """Read the moves from before the snapshot, for those who look back; the match as it was
        read. One whose past can't be read goes on from its snapshot."""
        self._awaited += 1
        try:
            if not self.playing.base or self.playing.readonly is not None:
                return self.playing
            return await self._read_all(who)
        finally:
            self._awaited -= 1
            self.used = time.monotonic()

    async def _read_all(self, who: str | None) -> Playing:
        # Without the lock: nobody's moves wait for who looks back.
        whole = await self.hall.desk.run(who, self.hall.load_now, self.match, True)
        if whole.readonly is not None:
            return whole
        async with self.lock:
            log = self.hall.store.reader.entries
            for entry in await self.hall.store.read(log, self.match, whole.table.seq):
                whole.add(entries.read_entry(entry), entry.at)
            self._replace(whole)
        return self.playing

    async def _catch_up(self) -> None:
        self._replace(await self.hall.load(self.match))

    def _replace(self, fresh: Playing) -> None:
        """Show a new state of the match to all who watch, and arrange what comes next."""
        before, self.playing = self.playing.table, fresh
        if before.seats != fresh.table.seats:
            self.hall.whereabouts.touch(self.match)
        self._looks.clear()
        moved, talked = fresh.table.version != before.version, fresh.table.lines != before.lines
        changed = _table_differs(before, fresh.table)
        cut = fresh.table.forgotten != before.forgotten
        for watcher in self.watchers:
            if cut:
                watcher.chat_cut()
            if moved:
                watcher.position_changed()
            if talked:
                watcher.chat_grew()
            if changed:
                watcher.table_changed()
        self.arrange()
        if fresh.table.seq - self.kept >= self.hall.settings.snapshot_every:
            self.keep()

    def keep(self) -> None:
        """Keep a snapshot, some time soon."""
        kept = loading.snapshot(self.playing)
        if kept is not None and kept.seq > self.kept:
            self.kept = kept.seq
            self.hall.spawn(self.hall.store.keep(self.match, kept))

    # -- what the server does by itself

    def arrange(self) -> None:
        """Plan the next thing the server must do here: think, answer a window, end a clock."""
        table = self.playing.table
        seats = tuple(msgspec.structs.replace(sitter, pass_after=0) for sitter in table.seats)
        rule = windows.in_force(self.playing)  # one chosen meanwhile changes nothing yet
        plan = (table.version, table.acting, table.phase, seats, rule, self._rests)
        if plan == self._plan:
            return  # talk alone does not disturb a thinker
        self._plan = plan
        self.close()
        self.task = None
        if table.phase == "on" and self.playing.readonly is None and not self._rests:
            work = self.serve(self.playing)
            self.task = None if work is None else self.hall.spawn(work)

    def close(self) -> None:
        """Drop what was planned; the sweeper opens the room again when something is due."""
        if self.task is not None:
            self.task.cancel()

    def revive(self) -> None:
        """Plan again if what was planned came to nothing (the disk was full, say)."""
        if self.task is None or self.task.done():
            self._plan = None
            self.arrange()

    @property
    def _rests(self) -> bool:
        """Whether nothing goes on here: computers alone play only while somebody watches."""
        return not self.watchers and summaries.players(self.playing.table) != PEOPLE

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it in memory: nobody watches or waits, no computer thinks."""
        return not (self.watchers or self._awaited or self.lock.locked() or self._thinks)

    @property
    def _thinks(self) -> bool:
        """Whether a computer is to move here."""
        table = self.playing.table
        if table.phase != "on" or table.acting == NOBODY or self._rests:
            return False
        return self.playing.readonly is None and table.seats[table.acting].kind == "level"

    def serve(self, now: Playing) -> Coroutine[Any, Any, None] | None:
        """What the server does by itself in a position, if anything."""
        table = now.table
        if table.acting == NOBODY:
            return None
        if table.seats[table.acting].kind == "level":
            return self.hall.computers.play(self, now)
        due = windows.due(now, self.hall.settings.window[0])
        return None if due is None else self._act_for(now, *due)

    async def _act_for(self, now: Playing, at: float, passes: bool) -> None:
        """Wait until a seat's own rule or its clock acts for it."""
        await self.hall.pacer.wait(at)
        await self._by_server(now, acts.let_pass if passes else acts.time_out)

    async def _by_server(self, now: Playing, build: Build) -> None:
        """Act unless the match has gone on; what is under way is not broken off."""
        await asyncio.shield(self.hall.spawn(self.serve_act(now, build)))

    async def serve_act(self, now: Playing, build: Build) -> None:
        """An act of the server's own, for one position only."""
        async with self.lock:
            table = self.playing.table
            if (table.version, table.acting) == (now.table.version, now.table.acting):
                try:
                    await self._act(build, None)
                except Denied as denied:
                    if denied.code != "stale":
                        raise

    async def _settle_clock(self) -> None:
        """A move that comes too late finds the clock already run out."""
        until = clocks.deadline(self.playing.table)
        if until is not None and until < timing.now() and self.playing.readonly is None:
            await self._act(acts.time_out, None)


def _table_differs(before: Any, after: Any) -> bool:
    return bool(_SENT(before) != _SENT(after))


_SENT = attrgetter("phase", "seats", "ask", "agreed", "draw", "rematch", "happenings")
