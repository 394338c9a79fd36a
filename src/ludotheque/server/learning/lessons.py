"""Opening tables for lessons."""

from __future__ import annotations

import asyncio

from ludotheque.core.learn.judging import Attempt
from ludotheque.core.library import Game
from ludotheque.server import loading, tables, timing
from ludotheque.server.entries import Begun, Created, Sitter
from ludotheque.server.hall import Hall
from ludotheque.server.learning.room import LessonRoom
from ludotheque.server.learning.shelf import find_task
from ludotheque.server.people import Identity
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.seating import myself
from ludotheque.server.wire.tables import ClockChoice

EACH = 3  # lessons that one person may have open
SEED = "0" * 32  # all that chance shows is written down


async def open_lesson(hall: Hall, me: Identity, game: Game, id: str) -> LessonRoom:
    """A table for a lesson; of somebody who has too many one is closed, and its pages are told:
    the oldest that nobody watches, else the oldest."""
    task = find_task(await hall.lessons.shelf.find(game), id)
    attempt = await asyncio.to_thread(Attempt, task, game)
    room = LessonRoom(hall, _laid_out(me, attempt), game, attempt)
    mine = [r for r in hall.rooms.values() if isinstance(r, LessonRoom) and r.owner == me.id]
    mine.sort(key=lambda lesson: bool(lesson.watchers))  # stable: the oldest of each come first
    for old in mine[: max(0, len(mine) + 1 - EACH)]:
        hall.remove(old)
        for watcher in list(old.watchers):
            watcher.room_closed(Denied("lesson_closed"))
    hall.rooms[room.match] = room
    return room


def _laid_out(me: Identity, attempt: Attempt) -> Playing:
    """The position of a task as a match that has begun; pages name the guide, in their language."""
    match = attempt.script.match
    assert match.start is not None, "a scenario begins from a position of its own"
    layout = match.edition.rules.state
    fields, start = tables.first_position(layout, layout.unpack(match.start))
    guide = Sitter("bot", ready=True)
    seats = [guide] * match.edition.seats
    seats[attempt.seat] = myself(me, None)
    what = Created(
        **{**tables.pinned(match.edition), "seed": SEED},
        seats=seats,
        clock=ClockChoice(),
        owner=me.id,
        account=me.account,
        hints=False,
        spectators=False,
        start=start,
        fields=fields,
    )
    at = timing.now()
    fresh = loading.first(tables.new_id(), what, at, match.edition, None)
    fresh.add(Begun(), at)
    return fresh


async def lesson_room(hall: Hall, me: Identity, match: str) -> LessonRoom:
    """The table of a lesson of one's own."""
    room = hall.rooms.get(match)
    if not isinstance(room, LessonRoom) or room.owner != me.id:
        raise Denied("no_match")
    return room
