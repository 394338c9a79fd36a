"""Somebody has all that is kept of them deleted: a guest or an account, once and for good (LUD-12).

First their seats are given up, as anybody gives up: by entries of their own, so that the others'
matches go on or end by the rules. Then they are taken out of everything, themselves last: what is
broken off on the way can be asked for again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

from ludotheque.server import acts, erasing, manners
from ludotheque.server.entries import Seated, Sitter, Table
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.tokens import BELIEVED

Found = TypeVar("Found")
AT_ONCE = 50  # matches of one commit: others wait for it
TRIES = 5  # of an act that another process was faster than


async def forget(hall: Hall, me: Identity, name: str) -> None:
    """Delete all that is kept of somebody who says who they are; Denied if they do not."""
    if me.kind == "bot":
        raise Denied("scope")
    if name.strip() != me.name:
        raise Denied("forget_name")
    hall.doors.check_heavy(me.id)
    async with hall.opening.hold(me.account):  # nobody opens a table meanwhile
        gone, matches = await _look(hall, erasing.find, me.id)
        await _take_out(hall, gone, matches)
    hall.spawn(_once_more(hall, gone))


async def _look(hall: Hall, question: Callable[..., Found], *given: Any) -> Found:
    """Ask something that may take long of the database."""

    def asked() -> Found:
        with hall.store.engine.connect() as connection:
            return question(connection.connection.driver_connection, *given)

    return await hall.desk.run(None, asked)


async def _take_out(hall: Hall, gone: erasing.Gone, matches: list[str]) -> None:
    for match in await _look(hall, erasing.running, matches):
        await _give_up(hall, match, gone)
    write, ends = hall.store.writer.write, []
    for first in range(0, len(matches), AT_ONCE):
        some = matches[first : first + AT_ONCE]
        ends += await asyncio.gather(
            *(write(partial(erasing.erase_from, match=match, gone=gone)) for match in some)
        )
    await write(partial(erasing.erase_all, gone=gone))
    await hall.people.tokens.recheck({page.key for page in hall.attendance.pages if page.key})
    for match, seq in zip(matches, ends, strict=True):
        if match in hall.rooms:
            await hall.rooms[match].refresh(seq)
    await hall.whereabouts.drop(gone)  # once no room says any more that they are there


async def _once_more(hall: Hall, gone: erasing.Gone) -> None:
    """What a page of theirs did while another process still believed its token."""
    await asyncio.sleep(BELIEVED + hall.settings.recheck)
    await _take_out(hall, gone, sorted(await _look(hall, erasing.matches_of, gone)))


async def _give_up(hall: Hall, match: str, gone: Iterable[str]) -> None:
    """Leave a table for good, seat by seat."""
    room, tries = await hall.room(match), TRIES
    while _leaving(room.playing, gone) and tries:
        try:
            await room.act(lambda p: _leaving(p, gone))
        except Denied as denied:
            if denied.code != "stale":
                raise
            tries -= 1


def _leaving(playing: Playing, gone: Iterable[str]) -> list[Any]:
    """What gives up the next seat of theirs, or the table; nothing if there is none."""
    table = playing.table
    if table.phase == "over":
        return []
    if table.phase == "waiting" and table.account in gone:
        return manners.withdraw(playing, table.account)
    for seat in _seats(table, gone):
        if table.phase == "waiting":
            return [Seated(seat, Sitter(pass_after=table.seats[seat].pass_after))]
        if not table.seats[seat].resigned:
            return acts.resign(playing, seat)
    return []


def _seats(table: Table, gone: Iterable[str]) -> list[int]:
    """Their seats and their bots', here or away."""
    theirs = set(gone)
    return [i for i, s in enumerate(table.seats) if theirs & {s.who, s.away, s.owner}]
