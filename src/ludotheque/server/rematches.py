"""The next match between the same people."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludotheque.core.game import Edition
from ludotheque.core.options import PerSeat
from ludotheque.server import acts, tables
from ludotheque.server.entries import Followed, Seated, Sitter
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.room import Room


async def rematch(hall: Hall, me: Identity, match: str) -> Room:
    """The next match between the same, seats moved on by one; the others have to agree.

    Its id is written down here before it is opened: however many wish for it at once, in whatever
    process, they meet at one table.
    """
    room = await hall.room(match)
    playing = room.playing
    edition = playing.readable()
    for last in (False, True):
        try:
            await room.act(lambda p: _follow(p, me))
            break
        except Denied as denied:
            if denied.code != "stale" or last:
                raise
    found = await _next(hall, me, room.playing, edition)
    await found.act(lambda p: _agree(p, me))
    return found


def _follow(playing: Playing, me: Identity) -> list[Any]:
    table = playing.table
    mine = table.seats_of(me.id)
    if not mine:
        raise Denied("not_yours")
    if table.phase != "over":
        raise Denied("still_on")
    return [] if table.rematch else [Followed(tables.new_id(), mine[0])]


async def _next(hall: Hall, me: Identity, playing: Playing, edition: Edition) -> Room:
    """The match that follows, opened by whoever comes first."""
    table = playing.table
    assert table.rematch is not None
    try:
        return await hall.room(table.rematch)
    except Denied as denied:
        if denied.code != "no_match":
            raise
    options = _moved_on(edition) | _other_begins(hall, playing, edition)
    edition = hall.catalogue.edition(edition.rules.id, options)
    seats = [_again(s, me) for s in table.seats]
    what = replace(
        table.created,
        **{
            **tables.pinned(edition),
            "start": "",
            "known": False,
            "origin": table.match,
            "origin_step": 0,
        },
        seats=seats[1:] + seats[:1],
    )
    return await tables.open_table(hall, me, what, edition, table.rematch)


def _agree(playing: Playing, me: Identity) -> list[Any]:
    """Who wishes for the match too is ready for it, if it still waits for them."""
    table = playing.table
    waiting = table.phase == "waiting"
    mine = [s for s in table.seats_of(me.id) if waiting and not table.seats[s].ready]
    return [Seated(s, acts.ready(table.seats[s])) for s in mine]


def _moved_on(edition: Edition) -> dict[str, Any]:
    """The options with what belongs to a seat moved on by one, as who sits there is."""
    values, seats = dict(edition.options), edition.seats
    for option in edition.rules.options:
        if isinstance(option.values, PerSeat):
            each = values[option.name]  # perhaps with values for seats that this match has not
            values[option.name] = (*each[1:seats], *each[:1], *each[seats:])
    return values


def _other_begins(hall: Hall, playing: Playing, edition: Edition) -> dict[str, str]:
    """The option by which the next in turn begins, where it is known who began (LUD-13).

    Everybody moves on by one seat, so whoever sat after the one who began now has that seat.
    """
    game, began = hall.catalogue.game(edition.rules.id), edition.rules.face.began
    begins = game.proposal.begins
    if begins is None or began is None or playing.match is None:
        return {}
    seat = began(playing.match.state)
    return {begins.option: begins.seats[seat]} if edition.seats <= len(begins.seats) else {}


def _again(sitter: Sitter, me: Identity) -> Sitter:
    """Who sat, in the next match: a person has still to agree."""
    back = acts.come_back(sitter) if sitter.away else sitter
    if back.kind == "person":
        return replace(back, ready=back.who == me.id, resigned=False)
    return replace(back, ready=back.kind != "open", resigned=False)
