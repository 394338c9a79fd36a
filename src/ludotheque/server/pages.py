"""One page's socket: what it follows, what it is owed, and what its frames ask for.

Nothing is queued that can be worked out when it is sent: a page that reads slowly gets the latest
view with all the steps it missed, not every view in between.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from ludotheque.core.words import LudothequeError
from ludotheque.server import acts, sending, timing
from ludotheque.server.addresses import UNKNOWN
from ludotheque.server.entries import Table
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.refusals import REFUSALS, Denied, as_frame
from ludotheque.server.room import Done, Room
from ludotheque.server.views import eye_of
from ludotheque.server.wire import socket as wire
from ludotheque.server.wire.view import View

OWED = 256  # frames a page may leave unread
Send = Callable[[bytes, bool], Awaitable[None]]  # a frame, and whether another follows at once


class Following:
    """A match that a page follows, through whose eyes, and how far it has been told."""

    def __init__(self, page: Page, room: Room, seat: int | None, keeps: bool) -> None:
        self.page, self.room, self.seat = page, room, seat
        self.keeps = keeps  # the page keeps the state it was sent
        self.who = page.who
        self.version, self.line = 0, 0
        self._position = self._table = self._chat = self._cut = False
        self._anew = True  # a view is owed even if nothing changed

    def position_changed(self) -> None:
        """The position may look different now."""
        self._position = True
        self.page.wake()

    def show_anew(self) -> None:
        """Send the view whatever the page knows."""
        self._anew = True
        self.page.wake()

    def table_changed(self) -> None:
        """Something but the position changed."""
        self._table = True
        self.page.wake()

    def chat_grew(self) -> None:
        """Somebody said something."""
        self._chat = True
        self.page.wake()

    def chat_cut(self) -> None:
        """Words were taken back: what is left is sent anew."""
        self.line, self._cut = 0, True
        self.chat_grew()

    def room_closed(self, why: Denied) -> None:
        """There is nothing more to follow."""
        self.page.send(as_frame(why, None, self.room.match))
        self.page.drop(self.room.match)

    def frames(self) -> list[wire.Out]:
        """What is owed now."""
        found: list[wire.Out] = []
        table = self.room.playing.table
        if self.seat is not None and self.seat not in table.seats_of(self.who):
            self._lose_eyes(found)
            if found:
                return found
        version = table.eyes[eye_of(self.room.playing, self.seat)].version
        if self._anew or (self._position and version != self.version):
            found.append(wire.Shown(self._view()))
            self.version = version
            self._table = False  # a view brings its table
        if self._table:
            found.append(wire.Seated(sending.table_as_wire(self.room, self.who, self.seat)))
        if self._chat and table.lines > self.line:
            found += self._talk(table)
        self._anew = self._position = self._table = self._chat = self._cut = False
        return found

    def _talk(self, table: Table) -> list[wire.Out]:
        """What was said since the line the page knows, or all of it anew."""
        apart = table.phase != "over" and table.plays(self.who)
        fresh = [line for line in table.chat if line.line > self.line]
        lines = [line for line in fresh if not (apart and line.gallery)]
        self.line = table.lines
        return [wire.Said(table.match, lines, self._cut)] if lines or self._cut else []

    def _view(self) -> View:
        given = self.room, self.who, self.seat, self.version
        if self.keeps and not self._anew:
            return sending.news_as_wire(*given)
        return sending.view_as_wire(*given, self.keeps)

    def _lose_eyes(self, found: list[wire.Out]) -> None:
        """Who no longer sits looks on as a spectator, where that is allowed."""
        self.seat = None
        self.version, self._anew = self.room.playing.table.eyes[-1].version, True
        if not self.room.playing.table.created.spectators:
            found.append(as_frame(Denied("eyes"), None, self.room.match))
            self.page.drop(self.room.match)


class Page:
    """One socket."""

    def __init__(self, hall: Hall, me: Identity | None, send: Send) -> None:
        self.hall, self.me, self._send = hall, me, send
        self.who = me.id if me else None
        self.address = UNKNOWN
        self.key: str | None = None  # of the token it came with
        self.idle_since = time.monotonic()
        self.following: dict[str, Following] = {}
        self._owed: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.closing: str | None = None

    def wake(self) -> None:
        """There is something to send."""
        self._wake.set()

    def send(self, frame: wire.Out) -> None:
        """Owe the page a frame."""
        if len(self._owed) >= OWED:
            self.closing = "slow"
        else:
            self._owed.append(wire.encode(frame))
        self.wake()

    def goodbye(self, code: str) -> None:
        """Close this socket once it has been told why."""
        if self.closing is not None:
            return
        fr, en = REFUSALS[code]
        self._owed.append(wire.encode(wire.Bye(code, fr, en)))
        self.closing = code
        self.wake()

    def drop(self, match: str) -> None:
        """Stop following a match."""
        following = self.following.pop(match, None)
        if following is not None:
            following.room.leave(following)
            self.idle_since = time.monotonic()

    def leave_all(self) -> None:
        """The socket is gone."""
        for match in list(self.following):
            self.drop(match)

    async def speak(self) -> None:
        """Send what is owed, for as long as the socket lives."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            ready = self._ready()
            for left, frame in zip(range(len(ready) - 1, -1, -1), ready, strict=True):
                await self._send(frame, left > 0)
            if self.closing is not None and not self._owed:
                return

    def _ready(self) -> list[bytes]:
        """What can be sent now: all that is owed, then what those followed look like."""
        found = [*self._owed]
        self._owed.clear()
        if self.closing is None:
            for following in list(self.following.values()):
                found += map(wire.encode, following.frames())
        return found

    # -- what frames ask for

    async def hear(self, frame: Any) -> None:
        """Do what a frame asks, or tell why not."""
        key, match = getattr(frame, "key", None), getattr(frame, "match", None)
        try:
            await HEARD[type(frame)](self, frame)
        except LudothequeError as error:
            refusal = as_frame(error, key, match)
            if refusal.code == "stale" and match in self.following:
                self._refresh(match, refusal)
            self.refuse(refusal)

    def refuse(self, refusal: wire.Refusal) -> None:
        """Tell the page that something was not done."""
        self.hall.metrics.refused.labels(refusal.code).inc()
        self.send(refusal)

    def _refresh(self, match: str, refusal: wire.Refusal) -> None:
        """Show who acted on an old position the present one."""
        following = self.following[match]
        room = following.room
        playing = room.playing
        refusal.version = playing.table.eyes[eye_of(playing, following.seat)].version
        following.show_anew()

    async def _watch(self, frame: wire.Watch) -> None:
        room = await self.hall.room(frame.match)
        if room.playing.table.phase == "over" and not frame.since:
            await room.remember_all(self.who)  # all of its log, also what a snapshot left out
        seat = sending.choose_eyes(room.playing.table, self.who, frame.seat, frame.blind)
        self.drop(frame.match)
        if len(self.following) >= self.hall.settings.limits.watched:
            raise Denied("too_many")
        following = self.following[frame.match] = Following(self, room, seat, frame.keeps)
        room.enter(following)
        following.version, following.line = frame.since, frame.chat
        following.show_anew()
        following.chat_grew()

    async def _leave(self, frame: wire.Leave) -> None:
        self.drop(frame.match)

    async def _ping(self, frame: wire.Ping) -> None:
        self.send(wire.Pong(frame.key[:64], timing.now()))

    async def _move(self, frame: wire.Move) -> None:
        room, who, seat = await self._seat(frame)
        await self.hall.pacer.hold(room.playing)
        await self._act(
            room,
            seat,
            frame,
            lambda p: acts.move(p, acts.seat_held(p.table, who, frame.seat), frame.moves),
        )

    async def _undo(self, frame: wire.UndoMove) -> None:
        room, who, seat = await self._seat(frame)
        await self._act(
            room,
            seat,
            frame,
            lambda p: acts.undo(p, acts.seat_held(p.table, who, frame.seat), frame.made),
        )

    async def _answer(self, frame: wire.Answer) -> None:
        room, who = await self._room(frame)
        seats = room.playing.table.seats_of(who)
        if not seats:
            raise Denied("not_yours")
        await self._act(room, seats[0], frame, lambda p: acts.answer(p, who, frame.yes))

    async def _resign(self, frame: wire.Resign) -> None:
        room, who, seat = await self._seat(frame)
        done = await room.act(
            lambda p: acts.resign(p, acts.seat_held(p.table, who, frame.seat)), self._key(frame)
        )
        self._done(room, seat, frame, done)

    async def _say(self, frame: wire.Say) -> None:
        room, who = await self._room(frame)
        assert self.me is not None
        name = self.me.name
        done = await room.act(lambda p: acts.say(p, who, name, frame.text), self._key(frame))
        self._done(room, None, frame, done)

    # -- the roads they share

    async def _room(self, frame: Any) -> tuple[Room, str]:
        if self.me is None:
            raise Denied("identity")
        self.me.check("play")
        return await self.hall.room(frame.match), self.me.id

    async def _seat(self, frame: Any) -> tuple[Room, str, int]:
        room, who = await self._room(frame)
        return room, who, acts.seat_held(room.playing.table, who, frame.seat)

    async def _act(self, room: Room, seat: int, frame: Any, build: Any) -> None:
        began = time.perf_counter()
        done = await room.act_at(frame.version, seat, build, self._key(frame))
        self.hall.metrics.seconds.observe(time.perf_counter() - began)
        self._done(room, seat, frame, done)

    def _key(self, frame: Any) -> str:
        return f"{self.who}:{frame.key}"

    def _done(self, room: Room, seat: int | None, frame: Any, done: Done) -> None:
        table = room.playing.table
        version = table.eyes[-1 if seat is None else seat].version
        self.send(wire.Done(frame.key, table.match, version, done.duplicate))


HEARD: dict[type, Callable[[Page, Any], Awaitable[None]]] = {
    wire.Watch: Page._watch,
    wire.Leave: Page._leave,
    wire.Ping: Page._ping,
    wire.Move: Page._move,
    wire.UndoMove: Page._undo,
    wire.Answer: Page._answer,
    wire.Resign: Page._resign,
    wire.Say: Page._say,
}
