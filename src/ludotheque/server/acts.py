"""What people do at a table, as the entries it adds to the log; Denied if they may not.

Each function looks at a match and returns entries; `extend` alone adds them, to a fork.
"""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

from ludotheque.core.undo import quiet_part
from ludotheque.server import freedom
from ludotheque.server.catalogue import levels
from ludotheque.server.entries import (
    NOBODY,
    UNFINISHED,
    Answered,
    Asked,
    Begun,
    Ended,
    Hinted,
    Keyed,
    Mannered,
    Moved,
    Resigned,
    Seated,
    Sitter,
    Table,
    Talked,
    Undone,
    write_row,
)
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.store.appends import Row


def check_on(playing: Playing) -> None:
    """Only a match under way takes moves."""
    if playing.readonly is not None:
        playing.readable()
    if playing.table.phase == "waiting":
        raise Denied("not_begun")
    if playing.table.phase == "over":
        raise Denied("over")


def is_stuck(playing: Playing) -> bool:
    """Whether a match goes on that nobody can play on: its people may end it."""
    return playing.readonly is not None and playing.table.phase == "on"


def end_stuck(playing: Playing, seat: int) -> list[Any]:
    """LUD-6 End such a match without a result."""
    what = "stop" if seat != NOBODY else "withdraw"
    return [Mannered(seat, what), Ended(UNFINISHED, [0.0] * len(playing.table.seats), [])]


def seat_held(table: Table, who: str | None, seat: int | None) -> int:
    """The seat an identity means: the one it names, else the acting one it holds, else any."""
    if who is None:
        raise Denied("identity")
    mine = table.seats_of(who)
    if seat is None and table.acting in mine:
        return table.acting
    if not mine or seat not in (None, *mine):
        raise Denied("not_yours")
    return mine[0] if seat is None else seat


def move(playing: Playing, seat: int, moves: list[Any]) -> list[Any]:
    """Play moves, given in any form; those after one that told something are not played."""
    check_on(playing)
    assert playing.edition is not None and playing.match is not None
    numbers = [playing.edition.number(m) for m in moves]
    return [Moved(seat, quiet_part(playing.match, seat, numbers))]


def undo(playing: Playing, seat: int, made: int) -> list[Any]:
    """Go back at once where it is free or nobody is to be asked, else ask (LUD-5)."""
    check_on(playing)
    table = playing.table
    if made >= table.eyes[seat].made:
        raise Denied("undo")
    asked = playing.index_of(seat, made)
    target = freedom.whole(playing, asked)
    alone = not table.others(table.seats[seat].person)
    if not alone or target != asked:
        first = table.made - freedom.free(playing, seat)  # what came to light divides an action
        if asked >= first:
            return _back(playing, seat, max(target, first))
    return _back(playing, seat, target) if alone else [Asked(seat, target)]


def waiting_for(table: Table) -> list[int]:
    """Seats that have still to answer what was asked: those of other persons, away ones too, and
    of their bots; computers always agree."""
    if table.ask is None:
        return []
    return [s for s in table.others(table.seats[table.ask.by].person) if s not in table.agreed]


def hint(playing: Playing, seat: int) -> list[Any]:
    """Be told what a computer would play; the first hint of a seat is remembered."""
    return [] if seat in playing.table.helped else [Hinted(seat)]


def answer(playing: Playing, who: str, yes: bool) -> list[Any]:
    """Agree or not, for every seat held by oneself or by a bot of one's own."""
    check_on(playing)
    table = playing.table
    if table.ask is None:
        raise Denied("no_ask")
    waiting = waiting_for(table)
    mine = [s for s in waiting if who in (table.seats[s].who, table.seats[s].owner)]
    if not mine or not table.seats_of(who):
        raise Denied("not_yours")
    found: list[Any] = [Answered(mine, yes)]
    if yes and set(waiting) == set(mine):
        found += _back(playing, table.ask.by, table.ask.made)
    return found


def _back(playing: Playing, by: int, made: int) -> list[Any]:
    """Take moves back; where chance spoke in them it is keyed anew, as its words are known."""
    spoke = playing.drew_since(made)
    return [Undone(by, made), *([Keyed(f"{secrets.randbits(128):032x}")] if spoke else [])]


def resign(playing: Playing, seat: int, why: str = "resign") -> list[Any]:
    """Give up: the last seat left wins; among more, a computer plays on in this one, unless the
    game has a move for it, which is then made in the seat's next turn."""
    if is_stuck(playing):
        return end_stuck(playing, seat)
    check_on(playing)
    table = playing.table
    alive = [i for i, s in enumerate(table.seats) if i != seat and not s.resigned]
    if table.seats[seat].resigned:
        raise Denied("over")
    if _goes_on_without(playing):
        return [Resigned(seat, why)]
    if len(alive) == 1:
        scores = [1.0 if i in alive else 0.0 for i in range(len(table.seats))]
        return [Resigned(seat, why), Ended(why, scores, alive)]
    level = agreed_level(table, seat)
    return [
        Resigned(seat, why),
        Seated(seat, Sitter("level", level=level, ready=True, resigned=True)),
    ]


def _goes_on_without(playing: Playing) -> bool:
    """Whether the rules themselves say what becomes of a seat that gives up."""
    rules = playing.edition.rules if playing.edition else None
    return rules is not None and rules.resign is not None and len(playing.table.seats) > 2


def _give_up(playing: Playing) -> list[Any]:
    """The move of a seat that gave up: the one for that, or what comes before it in an order."""
    seat = playing.seat
    if seat < 0 or not playing.table.seats[seat].resigned or not _goes_on_without(playing):
        return []
    assert playing.edition is not None and playing.match is not None
    legal, wanted = playing.edition.legal(playing.match.state), playing.edition.rules.resign
    return [Moved(seat, [wanted if wanted in legal else legal[-1]])]


def say(playing: Playing, who: str, name: str, text: str) -> list[Any]:
    """Talk: those who sit, those who watch among themselves, and after the end everybody."""
    table = playing.table
    mine = table.seats_of(who)
    gallery = table.phase == "on" and not table.plays(who)
    if not mine and table.phase != "over" and not (gallery and table.created.spectators):
        raise Denied("not_yours")
    clean = "".join(c for c in text if c.isprintable() or c == " ").strip()
    if not clean:
        raise Denied("malformed")
    seat = mine[0] if mine else None
    said = table.seats[seat].name if seat is not None else name
    return [Talked(who, said, seat, clean, gallery)]


def time_out(playing: Playing) -> list[Any]:
    """What the table's owner chose for a seat whose time is up."""
    table = playing.table
    seat, clock = table.acting, table.created.clock
    assert playing.match is not None and playing.edition is not None
    if clock.timeout == "lose":
        return resign(playing, seat, "time")
    if clock.timeout == "computer":
        return [Seated(seat, stand_in(table.seats[seat], agreed_level(table, seat)), "time")]
    return [Moved(seat, playing.edition.legal(playing.match.state)[:1], late=True)]


def let_pass(playing: Playing) -> list[Any]:
    """Let a reaction window go by, as the public rule of its seat says."""
    assert playing.edition is not None and playing.edition.rules.passing is not None
    return [Moved(playing.seat, [playing.edition.rules.passing])]


def stand_in_level(table: Table) -> str:
    """The level that sits in for who is not there: the one agreed for want of time, else the
    weakest, so that nobody gets up to be helped."""
    clock = table.created.clock
    agreed = clock.kind != "none" and clock.timeout == "computer"
    return clock.level if agreed else levels()[0]


def agreed_level(table: Table, seat: int) -> str:
    """The level that plays in a seat: the one that sat there when the match began, if one did."""
    return "".join(table.levels[seat : seat + 1]) or stand_in_level(table)


def stand_in(sitter: Sitter, level: str) -> Sitter:
    """A computer that sits in for somebody until they come back."""
    if sitter.kind == "level":
        return replace(sitter, level=level)
    away = {"away": sitter.who, "away_name": sitter.name, "away_kind": sitter.kind}
    return replace(sitter, kind="level", who="", name="", level=level, ready=True, **away)


def come_back(sitter: Sitter) -> Sitter:
    """Whom a computer sat in for, back again."""
    back = {"kind": sitter.away_kind, "who": sitter.away, "name": sitter.away_name}
    return replace(sitter, level="", away="", away_name="", away_kind="person", **back)


def ready(sitter: Sitter) -> Sitter:
    """The same, ready to begin."""
    return replace(sitter, ready=True)


def follows(playing: Playing) -> list[Any]:
    """What the match does by itself after an entry: it begins, or it ends."""
    table, match = playing.table, playing.match
    if playing.readonly is not None or match is None:
        return []
    if table.phase == "waiting" and all(s.ready for s in table.seats):
        return [Begun()]
    if table.phase == "on" and match.over:
        outcome = match.outcome()
        assert outcome is not None, "nobody must act, but the game is not over"
        return [Ended(outcome.reason, list(outcome.scores), list(outcome.winners))]
    return _give_up(playing)


def extend(fork: Playing, added: list[Any], at: float, key: str | None) -> tuple[Row, ...]:
    """Add entries and all that follows from them by itself; the rows for the log."""
    rows: list[Row] = []
    while added:
        for what in added:
            fork.add(what, at)
            rows.append(write_row(what, at, None if rows else key))
        added = follows(fork)
    return tuple(rows)
