"""What one viewer is told of a room: the table around the position, and the whole view."""

from __future__ import annotations

import msgspec

from ludotheque.core.undo import is_mid_action
from ludotheque.server import acts, clocks, freedom, happenings, manners, timing, windows
from ludotheque.server.entries import Sitter, Table
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.room import Room
from ludotheque.server.views import eye_of
from ludotheque.server.wire import view as wire
from ludotheque.server.wire.tables import TableInfo

TOGETHER = 0.02  # seconds in which those at a table are told of a change
TABLES = 64  # viewers of one table for whom what lasts of it is at hand


def choose_eyes(table: Table, who: str | None, seat: int | None, blind: bool) -> int | None:
    """Whose eyes a page looks through: a seat it holds, or a spectator's."""
    mine = table.seats_of(who)
    if seat is not None:
        if seat not in mine:
            raise Denied("not_yours")
        return seat
    if mine and not blind:
        return table.acting if table.acting in mine else mine[0]
    if not table.created.spectators and not mine:
        raise Denied("eyes")
    return None


def may_hint(table: Table, who: str | None) -> bool:
    """Hints are for those who play nobody but computers and themselves."""
    person = table.person_of(who)
    return table.created.hints and bool(person) and not table.others(person)


def table_as_wire(room: Room, who: str | None, seat: int | None) -> wire.Table:
    """Everything about a table but the position."""
    table = room.playing.table
    here = [room.is_here(sitter.who) for sitter in table.seats]
    fixed = (table.phase, table.rematch, table.created.owner, room.playing.readonly)
    standing = (*fixed, table.seats, here, table.happened)
    known, lasting = room.tables.get((who, seat), ((), None))
    if lasting is None or known != standing:
        if len(room.tables) >= TABLES:
            room.tables.clear()
        lasting = _lasting(room, who, seat, here)
        room.tables[who, seat] = standing, lasting
    return msgspec.structs.replace(
        lasting,
        clocks=_clocks(room),
        undo=_undo(room, seat),
        watchers=room.onlookers,
        manners=_manners(room, seat, lasting.manners.claim),
    )


def _lasting(room: Room, who: str | None, seat: int | None, here: list[bool]) -> wire.Table:
    """What of a table most moves leave as it is; the rest is worked out each time."""
    table = room.playing.table
    seats = enumerate(zip(table.seats, here, strict=True))
    return wire.Table(
        match=table.match,
        phase=table.phase,
        seats=[_seat(room, number, sitter, who, is_here) for number, (sitter, is_here) in seats],
        clocks=_clocks(room),
        undo=wire.Undo(0, None),
        watchers=0,
        owner=who is not None and table.created.owner == who,
        hints=may_hint(table, who),
        open_eyes=table.created.open_eyes,
        public=table.created.public,
        rematch=table.rematch,
        readonly=room.playing.readonly,
        manners=wire.Manners(claim=_claim(room, seat)),
        happenings=happenings.as_wire(table, eye_of(room.playing, seat)),
        origin=happenings.origin(table),
    )


def _clocks(room: Room) -> wire.Clocks:
    """The clocks now; all who are told of the same change are given the same."""
    now, table = timing.now(), room.playing.table
    playing, found = room.clocks
    if found is None or playing is not room.playing or now - found.at > TOGETHER:
        found = clocks.shown(table, now, acts.stand_in_level(table))
        least = room.hall.settings.window[0]
        found.lasts = windows.lasts(room.playing, least)
        found.passes = windows.told_to_pass(room.playing, least)
        room.clocks = room.playing, found
    return found


def _seat(room: Room, number: int, sitter: Sitter, who: str | None, is_here: bool) -> wire.Seat:
    return wire.Seat(
        number=number,
        kind=sitter.kind,
        name=sitter.name or sitter.away_name,
        level=sitter.level or None,
        yours=who is not None and sitter.who == who,
        connected=sitter.kind == "level" or (bool(sitter.who) and is_here),
        ready=sitter.ready,
        resigned=sitter.resigned,
        left=bool(sitter.away),
        kept=who is not None and sitter.away == who,
        pass_after=windows.rule(room.playing, number),
    )


def _undo(room: Room, seat: int | None) -> wire.Undo:
    """What may be taken back, counted as this viewer counts."""
    playing, table = room.playing, room.playing.table
    eye = eye_of(playing, seat)
    ask = None
    if table.ask is not None:
        made = playing.counted(eye, table.ask.made)
        ask = wire.UndoAsk(table.ask.by, made, acts.waiting_for(table))
    if seat is None or table.phase != "on":
        return wire.Undo(0, None, ask)
    free = room.weighing.free(room, seat)
    target = freedom.last_action(playing, seat, free)
    if target is None:
        return wire.Undo(free, None, ask)
    return wire.Undo(free, playing.counted(eye, target), ask, _how(table, seat, free))


def _manners(room: Room, seat: int | None, claim: float | None) -> wire.Manners:
    """What a seat may do beside playing."""
    playing, table = room.playing, room.playing.table
    open_draw = table.draw
    draw = wire.DrawOffer(open_draw.by, manners.waiting_for(playing)) if open_draw else None
    if seat is None or table.phase != "on":
        return wire.Manners(draw=draw)
    if playing.readonly is not None:
        return wire.Manners(manners.may_abort(playing, seat), draw=draw)
    return wire.Manners(
        manners.may_abort(playing, seat), manners.may_offer(playing, seat), draw, claim
    )


def _claim(room: Room, seat: int | None) -> float | None:
    """How long the others must be away before a seat may claim the game, if it ever may."""
    playing = room.playing
    on = playing.table.phase == "on" and playing.readonly is None
    may = on and seat is not None and manners.claimable(playing, seat)
    return room.hall.settings.absence if may else None


def _how(table: Table, seat: int, free: int) -> str:
    """What it takes to undo a seat's last action, as `acts.undo` would do it."""
    if free:
        return "free"
    return "consent" if table.others(table.seats[seat].person) else "alone"


def view_as_wire(
    room: Room, who: str | None, seat: int | None, since: int, patches: bool = False
) -> wire.View:
    """All that a viewer may know of a match now, and what happened since a version."""
    view = _without_state(room, who, seat, since, patches)
    view.state = room.look(seat).state
    return view


def news_as_wire(room: Room, who: str | None, seat: int | None, since: int) -> wire.View:
    """The same for a page that keeps the state of a version: if patches lead here from there, it
    is not sent again."""
    view, look = _without_state(room, who, seat, since, True), room.look(seat)
    if look.follows(since, view.steps):
        view.since = since
    else:
        view.state = look.state
    return view


def _without_state(
    room: Room, who: str | None, seat: int | None, since: int, patches: bool
) -> wire.View:
    playing, table = room.playing, room.playing.table
    look = room.look(seat)
    eye = table.eyes[look.eye]
    on = table.phase == "on" and table.acting >= 0
    return wire.View(
        match=table.match,
        game=table.created.game,
        version=eye.version,
        made=eye.made,
        seat=seat,
        holds=table.seats_of(who),
        acting=table.acting if on else None,
        state={},
        since=None,
        legal=look.legal,
        steps=look.steps(since, patches),
        outcome=look.outcome,
        options=table.created.options,
        table=table_as_wire(room, who, seat),
        prompt=look.prompt,
        window=windows.is_open(playing),
        aside=look.aside,
        mid_action=on and seat == table.acting and _is_mid_action(playing),
    )


def _is_mid_action(playing: Playing) -> bool:
    """Whether the acting seat has begun an action: only that seat is told."""
    if playing.match is None or playing.edition is None:
        return False
    return is_mid_action(playing.edition, playing.match.state)


def info_as_wire(room: Room, who: str | None) -> TableInfo:
    """A table, for who asks."""
    table = room.playing.table
    mine = table.seats_of(who)
    insider = bool(mine) or (who is not None and table.created.owner == who)
    return TableInfo(
        match=table.match,
        game=table.created.game,
        version=table.created.rules,
        options=table.created.options,
        edition=table.created.content,
        created=table.created_at,
        table=table_as_wire(room, who, mine[0] if mine else None),
        yours=mine,
        invite=table.created.invite if insider else None,
    )
