"""Tables: opening, listing, sitting down and getting up."""

from __future__ import annotations

from typing import Any

from ludotheque.server import (
    acts,
    advising,
    drawing,
    manners,
    offers,
    rematches,
    seating,
    sending,
    summaries,
    tables,
    trying,
)
from ludotheque.server.asking import getting, posting
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.turns import asker
from ludotheque.server.wire.tables import (
    Advice,
    AskHints,
    Join,
    LeaveSeat,
    Manner,
    MatchSummary,
    NewMatch,
    Regarded,
    SetRule,
    SetSeat,
    TableInfo,
    Tried,
    Try,
)
from ludotheque.server.wire.view import Drawn


@getting("/lobby")
async def lobby(hall: Hall, viewer: Identity | None) -> list[MatchSummary]:
    """Public tables."""
    who = viewer.id if viewer else None
    rows = await hall.store.read(hall.store.reader.lobby, who)
    return [summaries.as_wire(row, seats, who) for row, seats in rows]


@getting("/mine")
async def mine(hall: Hall, me: Identity) -> list[MatchSummary]:
    """The matches you sit at."""
    rows = await hall.store.read(hall.store.reader.mine, me.id)
    return [summaries.as_wire(row, seats, me.id) for row, seats in rows]


@getting("/reach")
async def reach(hall: Hall) -> list[str]:
    """URLs under which others on the network reach this server; none if only its machine does."""
    return list(hall.settings.reach)


@posting("/matches")
async def open_table(hall: Hall, me: Identity, data: NewMatch) -> TableInfo:
    """A new table."""
    me.check("create")
    return sending.info_as_wire(await tables.open_new(hall, me, data), me.id)


@getting("/matches/{match:str}")
async def get_table(hall: Hall, viewer: Identity | None, match: str) -> TableInfo:
    """A table."""
    room = await hall.room(match)
    return sending.info_as_wire(room, viewer.id if viewer else None)


@getting("/matches/{match:str}/drawn")
async def get_drawn(
    hall: Hall, viewer: Identity | None, match: str, seat: int | None = None
) -> Drawn:
    """The position as its game draws it, through the eyes of a seat of yours or a spectator's."""
    playing, who = (await hall.room(match)).playing, viewer.id if viewer else None
    eyes = sending.choose_eyes(playing.table, who, seat, blind=seat is None)
    if playing.match is None or playing.table.phase == "waiting":
        raise Denied("not_begun")
    return await hall.desk.run(who, drawing.drawn, playing.match.view(eyes))


@getting("/matches/{match:str}/regard/{place:int}")
async def get_regard(
    hall: Hall, viewer: Identity | None, match: str, place: int, seat: int | None = None
) -> Regarded:
    """What the game tells of a place on its table, as far as a seat of yours or a spectator sees;
    places are counted as the game does."""
    playing, who = (await hall.room(match)).playing, viewer.id if viewer else None
    eyes = sending.choose_eyes(playing.table, who, seat, blind=seat is None)
    if playing.match is None or playing.table.phase == "waiting":
        raise Denied("not_begun")
    told = playing.match.edition.rules.face.regard
    if told is None:
        raise Denied("not_found")
    return Regarded(await hall.bench.run(who, told, playing.match.view(eyes), place))


async def _act(hall: Hall, me: Identity, match: str, build: Any) -> TableInfo:
    me.check("play")
    room = await hall.room(match)
    await room.act(build)
    return sending.info_as_wire(room, me.id)


@posting("/matches/{match:str}/join")
async def join(hall: Hall, me: Identity, match: str, data: Join) -> TableInfo:
    """Sit down."""
    found = await _act(hall, me, match, lambda p: seating.join(p, me, data))
    hall.whereabouts.came(match, me.id)
    return found


@posting("/matches/{match:str}/leave")
async def leave(hall: Hall, me: Identity, match: str, data: LeaveSeat) -> TableInfo:
    """Get up."""
    return await _act(hall, me, match, lambda p: seating.leave(p, me, data.seat))


@posting("/matches/{match:str}/seats")
async def set_seat(hall: Hall, me: Identity, match: str, data: SetSeat) -> TableInfo:
    """The owner seats a computer or a bot, or opens a seat."""
    find_bot = await tables.bot_finder(hall, me)
    is_gone = await hall.whereabouts.gone(match, hall.settings.grace)

    def build(p: Playing) -> list[Any]:
        before = dict(enumerate(p.table.seats)).get(data.seat)
        sitter = seating.sitter_for(data.choice, me, find_bot, before)
        return seating.set_seat(p, me, data.seat, sitter, is_gone)

    return await _act(hall, me, match, build)


@posting("/matches/{match:str}/windows")
async def set_rule(hall: Hall, me: Identity, match: str, data: SetRule) -> TableInfo:
    """Choose what silence of your seat means, from the next reaction window on."""
    return await _act(hall, me, match, lambda p: seating.set_rule(p, me, data))


@posting("/matches/{match:str}/manner")
async def manner(hall: Hall, me: Identity, match: str, data: Manner) -> TableInfo:
    """Break off, offer a draw, answer one, claim the game of who has gone, withdraw a table."""
    is_gone = await hall.whereabouts.gone(match, hall.settings.absence)

    def build(p: Playing) -> list[Any]:
        if data.what == "withdraw":
            return manners.withdraw(p, me.id)
        seat = acts.seat_held(p.table, me.id, data.seat)
        if data.what in ("accept", "decline"):
            return manners.answer(p, me.id, data.what == "accept")
        known = {
            "abort": lambda: manners.abort(p, seat),
            "offer": lambda: manners.offer(p, seat),
            "claim": lambda: manners.claim(p, seat, is_gone),
        }
        if data.what not in known:
            raise Denied("choice")
        return known[data.what]()

    found = await _act(hall, me, match, build)
    if data.what == "offer":
        hall.spawn(offers.answer(await hall.room(match)))
    return found


@posting("/matches/{match:str}/rematch")
async def rematch(hall: Hall, me: Identity, match: str) -> TableInfo:
    """The next match between the same."""
    me.check("play")
    return sending.info_as_wire(await rematches.rematch(hall, me, match), me.id)


@posting("/matches/{match:str}/hints")
async def hints(hall: Hall, me: Identity, match: str, data: AskHints) -> Advice:
    """The best moves of your seat, with the chance of winning, and the turn the best begins."""
    room = await hall.room(match)
    playing, table = room.playing, room.playing.table
    acts.check_on(playing)
    seat = acts.seat_held(table, me.id, data.seat)
    if not sending.may_hint(table, me.id):
        raise Denied("hints")
    if playing.seat != seat or playing.match is None:
        raise Denied("not_yours")
    hall.doors.check_hints(me.id)
    await room.act(lambda p: acts.hint(p, seat))
    return await advising.advise(hall, asker(me.id), playing.match)


@posting("/matches/{match:str}/try")
async def try_out(hall: Hall, me: Identity, match: str, data: Try) -> list[Tried]:
    """What lines of moves would lead to, as far as your seat can tell."""
    room = await hall.room(match)
    playing = room.playing
    acts.check_on(playing)
    seat = acts.seat_held(playing.table, me.id, data.seat)
    if playing.seat != seat or playing.match is None:
        raise Denied("not_yours")
    cost, rate = sum(len(line) + 1 for line in data.lines), hall.settings.limits.try_rate
    if cost > rate.burst / 2:
        raise Denied("too_big")
    if not hall.doors.tries.take(me.account, cost):
        raise Denied("too_fast")
    return await hall.bench.run(me.account, trying.try_lines, playing.match, seat, data.lines)


HANDLERS = [
    *(try_out, lobby, mine, reach, open_table, get_table, get_drawn, get_regard, join),
    *(leave, set_seat, set_rule, manner, rematch, hints),
]
