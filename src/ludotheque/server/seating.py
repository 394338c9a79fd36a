"""Who sits where: joining, leaving, and what a table's owner may change."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludotheque.server import acts, windows
from ludotheque.server.catalogue import has_secrets, levels
from ludotheque.server.entries import Ruled, Seated, Sitter, Table
from ludotheque.server.people import Identity, clean_name
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.tables import Join, SeatChoice, SetRule

FindBot = Callable[[str], Identity]
IsGone = Callable[[str], bool]  # whether somebody has been away for long enough


def sitter_for(
    choice: SeatChoice, me: Identity, find_bot: FindBot, before: Sitter | None = None
) -> Sitter:
    """Who a choice seats, in place of whoever had the seat before."""
    after = choice.pass_after
    if after is None:
        after = before.pass_after if before else 0
    if choice.kind == "open":
        return Sitter(pass_after=after)
    if choice.kind == "me":
        return replace(myself(me, choice.name), pass_after=after)
    if choice.kind == "level":
        return Sitter("level", level=check_level(choice.level), ready=True, pass_after=after)
    if choice.kind == "bot":
        bot = find_bot(choice.bot or "")
        owner = bot.account
        return Sitter("bot", bot.id, bot.name, ready=True, owner=owner, pass_after=after)
    raise Denied("choice")


def no_bot(name: str) -> Identity:
    """Finds none, for choices that name none."""
    raise Denied("bot")


def myself(me: Identity, name: str | None) -> Sitter:
    """Somebody who sits down themselves."""
    kind = "bot" if me.kind == "bot" else "person"
    return Sitter(kind, me.id, clean_name(name or me.name), ready=True, owner=me.owner or "")


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
        raise Denied("kept" if sitter.away else "taken")
    _check_invited(table, me, body.invite)
    check_hands(playing, me, seat)
    mine = replace(myself(me, body.name), pass_after=sitter.pass_after)
    return [Seated(seat, _ruled(mine, body))]


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


def _keeps_secrets(playing: Playing) -> bool:
    """Whether play has begun to show seats what others may not know."""
    begun = playing.table.phase == "on" and playing.edition is not None
    return begun and playing.edition is not None and has_secrets(playing.edition.rules)


def check_hands(playing: Playing, me: Identity, seat: int) -> None:
    """Nobody comes to a seat whose secrets another person has seen, nor to know two hands at a
    table where another person has seen one. A bot's eyes are its owner's."""
    if not _keeps_secrets(playing):
        return
    held, mine = playing.table.held, me.account
    if any(seat in seats for person, seats in held.items() if person != mine):
        raise Denied("secrets")
    if set(held.get(mine, ())) - {seat} and set(held) - {mine}:
        raise Denied("two_hands")


def leave(playing: Playing, me: Identity, seat: int | None) -> list[Any]:
    """Get up: before play the seat opens, during play a computer sits in."""
    table = playing.table
    if acts.is_stuck(playing):
        return acts.end_stuck(playing, acts.seat_held(table, me.id, seat))
    _check_open(playing)
    held = acts.seat_held(table, me.id, seat)
    if table.phase == "waiting":
        return [Seated(held, Sitter(pass_after=table.seats[held].pass_after))]
    return [Seated(held, acts.stand_in(table.seats[held], acts.agreed_level(table, held)))]


def set_rule(playing: Playing, me: Identity, body: SetRule) -> list[Any]:
    """LUD-7 What silence of one's own seat means, from its next reaction window on."""
    acts.check_on(playing)
    seat = acts.seat_held(playing.table, me.id, body.seat)
    sitter = playing.table.seats[seat]
    if not windows.has_windows(playing):
        raise Denied("no_windows")
    if windows.shares_screen(playing, seat):
        raise Denied("one_screen")
    if sitter.resigned:
        raise Denied("resigned")
    return [] if sitter.pass_after == body.pass_after else [Ruled(seat, body.pass_after)]


def set_seat(
    playing: Playing, me: Identity, seat: int, sitter: Sitter, is_gone: IsGone
) -> list[Any]:
    """The owner seats somebody; a person who is here and plays is not sent away."""
    table = playing.table
    _check_open(playing)
    if table.created.owner != me.id:
        raise Denied("owner")
    if seat >= len(table.seats):
        raise Denied("no_seat")
    before = table.seats[seat]
    theirs = before.person not in ("", me.account)
    if theirs and before.who and before.ready and not is_gone(before.who):
        raise Denied("present")
    if table.phase == "waiting":
        return [Seated(seat, sitter)]
    if before.resigned:
        raise Denied("resigned")
    if sitter.kind == "level":
        return _put_computer(playing, me, seat, sitter)
    if theirs:
        raise Denied("kept")
    return _hand_over(playing, me, seat, sitter)


def _put_computer(playing: Playing, me: Identity, seat: int, sitter: Sitter) -> list[Any]:
    """A computer in a seat during play: where other persons play, of the level agreed."""
    table = playing.table
    before = table.seats[seat]
    if table.others(me.account) and sitter.level != acts.agreed_level(table, seat):
        raise Denied("level_agreed")
    if not before.person:
        return [Seated(seat, sitter)]
    after = acts.stand_in(before, sitter.level)
    return [Seated(seat, after, "replaced")] if after != before else []


def _hand_over(playing: Playing, me: Identity, seat: int, sitter: Sitter) -> list[Any]:
    """The owner's own seat, or a computer's, for themselves, a bot of theirs or whoever comes."""
    table = playing.table
    if sitter.kind == "open":
        seen = table.created.known or any(seat in seats for seats in table.held.values())
        if seen and _keeps_secrets(playing):
            raise Denied("secrets")
        return [Seated(seat, sitter)]
    check_hands(playing, me, seat)
    before = table.seats[seat]
    after = acts.come_back(before) if before.away == sitter.who else sitter
    return [Seated(seat, replace(after, pass_after=before.pass_after))]  # as when play began
