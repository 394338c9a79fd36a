"""Who sits where: joining, leaving, and what a table's owner may change."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludotheque.server import acts
from ludotheque.server.entries import Seated, Sitter, Table
from ludotheque.server.people import Identity, clean_name
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.shelf import levels
from ludotheque.server.wire.tables import Join, SeatChoice

FindBot = Callable[[str], Identity]


def sitter_for(choice: SeatChoice, me: Identity, find_bot: FindBot) -> Sitter:
    """Who a choice seats."""
    after = choice.pass_after
    if choice.kind == "open":
        return Sitter(pass_after=after)
    if choice.kind == "me":
        kind = "bot" if me.kind == "bot" else "person"
        name = clean_name(choice.name or me.name)
        return Sitter(kind, me.id, name, ready=True, pass_after=after)
    if choice.kind == "level":
        return Sitter("level", level=check_level(choice.level), ready=True)
    if choice.kind == "bot":
        bot = find_bot(choice.bot or "")
        return Sitter("bot", bot.id, bot.name, ready=True, pass_after=after)
    raise Denied("choice")


def check_level(name: str | None) -> str:
    """The level of that name."""
    if name not in levels():
        raise Denied("level")
    return str(name)


def join(playing: Playing, me: Identity, body: Join) -> list[Any]:
    """Sit down: in one's own seat, kept or left, or in an open one."""
    table = playing.table
    _check_open(playing)
    seat = _wanted(table, me, body.seat)
    sitter = table.seats[seat]
    if sitter.who == me.id:
        return [] if sitter.ready else [Seated(seat, _ruled(acts.ready(sitter), body))]
    if sitter.away == me.id:
        return [Seated(seat, acts.come_back(sitter))]
    if sitter.kind != "open":
        raise Denied("taken")
    _check_invited(table, me, body.invite)
    _check_hands(table, me, seat)
    kind = "bot" if me.kind == "bot" else "person"
    name, after = clean_name(body.name or me.name), sitter.pass_after
    return [Seated(seat, _ruled(Sitter(kind, me.id, name, ready=True, pass_after=after), body))]


def _ruled(sitter: Sitter, body: Join) -> Sitter:
    """Who sits down, with the rule for windows they chose; else it is the one the seat offers."""
    return sitter if body.pass_after is None else replace(sitter, pass_after=body.pass_after)


def _wanted(table: Table, me: Identity, seat: int | None) -> int:
    if seat is not None:
        if seat >= len(table.seats):
            raise Denied("no_seat")
        return seat
    for number, sitter in enumerate(table.seats):
        if me.id in (sitter.who, sitter.away):
            return number
    for number, sitter in enumerate(table.seats):
        if sitter.kind == "open":
            return number
    raise Denied("full")


def _check_open(playing: Playing) -> None:
    if playing.table.phase != "waiting":
        acts.check_on(playing)


def _check_invited(table: Table, me: Identity, invite: str | None) -> None:
    created = table.created
    right = hmac.compare_digest((invite or "").encode(), created.invite.encode())
    if not (created.public or right or created.owner == me.id):
        raise Denied("invite")


def _check_hands(table: Table, me: Identity, seat: int) -> None:
    """Nobody may come to know two hands at a table where others play."""
    known = set(table.held.get(me.id, [])) - {seat}
    if table.phase == "on" and known and table.others(me.id):
        raise Denied("two_hands")


def leave(playing: Playing, me: Identity, seat: int | None) -> list[Any]:
    """Get up: before play the seat opens, during play a computer sits in."""
    table = playing.table
    _check_open(playing)
    held = acts.seat_held(table, me.id, seat)
    if table.phase == "waiting":
        return [Seated(held, Sitter(pass_after=table.seats[held].pass_after))]
    return [Seated(held, acts.stand_in(table.seats[held], table.created.clock.level))]


def set_seat(
    playing: Playing, me: Identity, seat: int, sitter: Sitter, is_here: Callable[[str], bool]
) -> list[Any]:
    """The owner seats somebody; a person who is here and plays is not sent away."""
    table = playing.table
    _check_open(playing)
    if table.created.owner != me.id:
        raise Denied("owner")
    if seat >= len(table.seats):
        raise Denied("no_seat")
    before = table.seats[seat]
    if before.who not in ("", me.id) and before.ready and is_here(before.who):
        raise Denied("present")
    if sitter.who:
        _check_hands(table, me, seat)
    if sitter.kind == "level" and table.phase == "on" and before.kind == "person":
        return [Seated(seat, acts.stand_in(before, sitter.level), "replaced")]
    if sitter.kind == "level" and before.away:
        sitter = replace(before, level=sitter.level)
    return [Seated(seat, sitter)]
