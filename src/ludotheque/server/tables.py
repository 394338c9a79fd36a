"""Opening tables: new ones, from a position of another match, from a replay file."""

from __future__ import annotations

import math
import secrets
from typing import Any

import msgspec

from ludotheque.core import kernel, layouts, replay
from ludotheque.core.complaints import LINE
from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.record import SPECTATOR, Layout
from ludotheque.core.replay_words import UNUSUAL_START
from ludotheque.core.sight import redact
from ludotheque.core.words import ReplayError, Words
from ludotheque.server import allowance, loading, seating, summaries, timing
from ludotheque.server.acts import extend
from ludotheque.server.catalogue import has_secrets, levels
from ludotheque.server.clocks import KINDS, TIMEOUTS
from ludotheque.server.entries import (
    BROKEN_OFF,
    Begun,
    Created,
    Ended,
    Keyed,
    Moved,
    Resigned,
    Sitter,
    write_row,
)
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity, clean_name
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.room import Room
from ludotheque.server.store.appends import Append, Conflict, Row
from ludotheque.server.wire.tables import ClockChoice, NewMatch, PlayFrom, SeatChoice

SHORTEST = Words(
    "Une pendule donne au moins {least}\u00a0secondes.", "A clock gives {least} seconds at least."
)


async def open_new(hall: Hall, me: Identity, body: NewMatch) -> Room:
    """A new table; it begins at once if nobody has to be waited for."""
    edition = await hall.prints.edition(me.account, body.game, body.options)
    seats = await _sitters(hall, me, body.seats, edition.seats)
    what = Created(
        **pinned(edition),
        seats=seats,
        clock=check_clock(body.clock, hall.settings.limits.clock),
        owner=me.id,
        public=body.public,
        hints=body.hints,
        open_eyes=body.open_eyes,
        spectators=body.spectators,
    )
    return await open_table(hall, me, what, edition)


def pinned(edition: Edition) -> dict[str, Any]:
    """What pins a match to its game, with a fresh seed and invite."""
    return {
        "game": edition.rules.id,
        "rules": edition.rules.version,
        "content": edition.digest,
        "options": edition.options,
        "seed": f"{secrets.randbits(128):032x}",
        "invite": secrets.token_urlsafe(18),
    }


def check_clock(clock: ClockChoice, least: float) -> ClockChoice:
    """A clock that makes sense, its times rounded; nobody has lost before a page can be drawn."""
    if clock.kind not in KINDS or clock.timeout not in TIMEOUTS:
        raise Denied("choice")
    seating.check_level(clock.level)
    if clock.kind == "none":
        return clock
    times = (clock.seconds, clock.increment)
    if not all(map(math.isfinite, times)) or clock.seconds < least:
        raise Denied("clock", SHORTEST.filled(least=f"{least:g}"))
    seconds, increment = (round(time, 3) for time in times)
    return msgspec.structs.replace(clock, seconds=seconds, increment=increment)


async def _sitters(hall: Hall, me: Identity, choices: list[SeatChoice], count: int) -> list[Sitter]:
    if len(choices) > count:
        raise Denied("seats")
    choices = choices + [SeatChoice()] * (count - len(choices))
    bots = any(choice.kind == "bot" for choice in choices)
    find_bot = await bot_finder(hall, me) if bots else seating.no_bot
    return [seating.sitter_for(choice, me, find_bot) for choice in choices]


async def bot_finder(hall: Hall, me: Identity) -> seating.FindBot:
    """Finds a bot among somebody's own."""
    mine = {bot.id: bot for bot in await hall.store.read(hall.people.bots, me.id)}

    def find(name: str) -> Identity:
        if name not in mine:
            raise Denied("bot")
        return mine[name]

    return find


def new_id() -> str:
    """An id for a new match."""
    return secrets.token_urlsafe(12)


async def open_table(
    hall: Hall, me: Identity, what: Created, edition: Edition, match: str | None = None
) -> Room:
    """Open a table, under an id that may be given."""
    match, at = match or new_id(), timing.now()
    what = msgspec.structs.replace(what, account=me.account)
    fresh = loading.first(match, what, at, edition, None)
    async with hall.opening.hold(me.account):
        await allowance.check_table(hall, me, fresh.table)
        rows = (write_row(what, at), *extend(fresh, _begins(fresh), at, None))
        await allowance.check_kept(hall, me, edition, rows)
        return await _store(hall, fresh, rows)


def _begins(fresh: Playing) -> list[Any]:
    return [Begun()] if all(s.ready for s in fresh.table.seats) else []


async def _store(hall: Hall, fresh: Playing, rows: tuple[Any, ...]) -> Room:
    card = summaries.summary(fresh, hall.due(fresh))
    holders = summaries.holders(fresh.table)
    match = fresh.table.match
    edition = fresh.edition
    assert edition is not None
    kept = (edition.digest, edition.rules.id, edition.kept)
    done = await hall.store.append(Append(match, 1, rows, card, holders, kept))
    if isinstance(done, Conflict):
        return await hall.room(match)  # somebody was faster with the same
    hall.metrics.appended(rows)
    return hall.rooms.get(match) or hall.put(fresh)


async def play_from(hall: Hall, me: Identity, match: str, body: PlayFrom) -> Room:
    """A new match from a position of one that is over and open to all eyes."""
    found = await hall.whole(match, me.account)
    edition, table = found.readable(), found.table
    check_open_past(found)
    assert found.match is not None
    if body.made > table.made:
        raise Denied("not_found")
    state = found.match.at(body.made).state
    if state.seat == kernel.NOBODY:
        raise Denied("over")
    seats = await _sitters(hall, me, body.seats, edition.seats)
    known = all(sitter.ready for sitter in seats)
    fields, start = first_position(edition.rules.state, _open_again(edition, state, known))
    what = Created(
        **pinned(edition),
        seats=seats,
        clock=check_clock(body.clock, hall.settings.limits.clock),
        owner=me.id,
        start=start,
        fields=fields,
        known=known,
        origin=match,
        origin_step=sum(move.counted[-1] for move in found.moves[: body.made]),
    )
    return await open_table(hall, me, what, edition)


def first_position(layout: Layout, state: Any) -> tuple[str, str]:
    """The field list of a position to begin from, and its bytes as the first entry keeps them."""
    fields = layouts.state_text(layout)
    return fields, layouts.pack(fields, state).hex()


def _open_again(edition: Edition, state: Any, known: bool) -> Any:
    """A position to begin from, chance keyed anew. Where somebody else is to sit, what nobody
    could see in it is dealt anew too: it may have been read, or made to order, before."""
    if not known:
        state = redact(edition.rules.state, state, SPECTATOR)
        kernel.set_key(state, secrets.randbits(64), secrets.randbits(64))
        edition.rules.guess(edition.t, state, SPECTATOR)
    kernel.set_key(state, secrets.randbits(64), secrets.randbits(64))  # what comes is open again
    return state


def check_open_past(found: Playing) -> None:
    """Whether all of a match's past may be shown to anybody."""
    if found.table.phase != "over":
        raise Denied("still_on")
    assert found.edition is not None
    if has_secrets(found.edition.rules) and not found.table.created.open_eyes:
        raise Denied("eyes")


async def import_replay(hall: Hall, me: Identity, text: str) -> Room:
    """A finished match (or one broken off) from a replay file."""
    if hall.opening.is_held(me.account):
        raise Denied("importing")
    async with hall.opening.hold(me.account):
        await allowance.check_import(hall, me.account)
        fresh, rows = await hall.desk.run(me.account, _from_replay, hall, me, text)
        assert fresh.edition is not None
        await allowance.check_kept(hall, me, fresh.edition, rows)
        room = await _store(hall, fresh, rows)
    room.keep()  # so that it opens without being played again
    return room


def _from_replay(hall: Hall, me: Identity, text: str) -> tuple[Playing, tuple[Row, ...]]:
    match, players = _read_replay(hall, text)
    edition, at = match.edition, timing.now()
    sitters = [_sitter(player) for player in players or [replay.Player()] * edition.seats]
    fixed = {**pinned(edition), "seed": f"{match.seed:032x}"}
    what = Created(**fixed, seats=sitters, clock=ClockChoice(), owner=me.id, account=me.account)
    fresh = loading.first(new_id(), what, at, edition, None)
    added: list[Any] = [Begun()]
    keys = match.keys
    for made, (seat, number) in enumerate(zip(match.seats, match.numbers, strict=True)):
        added += [Keyed(f"{keys[made]:032x}")] if made in keys else []
        added.append(Moved(seat, [number]))
    if not match.over:
        added += _broken_off(edition.seats, players)
    return fresh, (write_row(what, at), *extend(fresh, added, at, None))


def _broken_off(seats: int, players: list[replay.Player]) -> list[Any]:
    """How a match ended that its game has not decided: all but one gave up, or nobody knows."""
    gone = {seat: player.gone for seat, player in enumerate(players) if player.gone in BROKEN_OFF}
    alive = [seat for seat in range(seats) if seat not in gone]
    if len(alive) != 1:
        return [Ended("unfinished", [0.0] * seats, [])]
    scores = [float(seat in alive) for seat in range(seats)]
    *_, last = gone.values()
    return [*(Resigned(seat, why) for seat, why in gone.items()), Ended(last, scores, alive)]


def _sitter(player: replay.Player) -> Sitter:
    """Who a file says sat there: a name to show, that is nobody's identity."""
    if player.kind == "level" and player.name in levels():
        return Sitter("level", level=player.name)
    name = clean_name(player.name) if player.name else ""
    return Sitter("bot" if player.kind == "bot" else "person", name=name)


def _read_replay(hall: Hall, text: str) -> tuple[Match, list[replay.Player]]:
    """The match a file tells, and of whom; a first position from outside is not trusted."""
    if replay.count_moves(text) > hall.settings.limits.replay_moves:
        raise Denied("replay_long")
    head = replay.read_head(text)
    if head.start:
        raise ReplayError(UNUSUAL_START).under(LINE.filled(at=1))
    known = hall.store.reader.edition  # nor are tables that this house has not printed
    return replay.read(text, game=hall.catalogue.game(head.game), known=known), head.players
