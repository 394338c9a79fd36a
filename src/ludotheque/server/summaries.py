"""What lists show of a match, worked out from it and kept beside the log."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.server.entries import NOBODY, UNFINISHED, WITHDRAWN, Table
from ludotheque.server.playing import Playing
from ludotheque.server.store.schema import AWAY, COMPUTERS, NONE, PEOPLE
from ludotheque.server.wire.tables import ClockChoice, MatchSummary

LONGEST = 60  # letters of an option's value in a list


class SummarySeat(msgspec.Struct, array_like=True):
    """A seat as a list keeps it: who sits, and the steps that they could count."""

    kind: str
    name: str
    steps: int | None = None  # None: written down before steps were counted
    ready: bool = True


class Terms(msgspec.Struct, omit_defaults=True):
    """What a table plays by, as far as it is not what every table does."""

    clock: ClockChoice = ClockChoice()
    options: dict[str, Any] = {}  # None for a value that is too long for a list


_terms = msgspec.json.Decoder(Terms).decode
_seats = msgspec.json.Decoder(list[SummarySeat]).decode


def summary(playing: Playing, due: float | None) -> tuple[Any, ...]:
    """The row of a match, in the order of the writer's columns."""
    table = playing.table
    playing.terms = playing.terms or msgspec.json.encode(_chosen(playing))
    seats = [
        SummarySeat(s.kind, s.name if s.kind != "level" else s.level, eye.steps, s.ready)
        for s, eye in zip(table.seats, table.eyes, strict=False)  # the last eye: the spectators
    ]
    turn = table.seats[table.acting].who if table.acting != NOBODY else None
    return (
        *(table.match, table.created.game, table.phase, table.created.public),
        *(table.created_at, table.shown_at, _steps(table)),
        *(playing.terms, msgspec.json.encode(seats), turn or None, due),
        *(table.account, players(table)),
    )


def _chosen(playing: Playing) -> Terms:
    """The clock, and the options that somebody chose."""
    table, known = playing.table, playing.edition.rules.options if playing.edition else ()
    plain = msgspec.to_builtins  # of a match just made the values are tuples, read again lists
    said = {option.name: plain(table.created.options.get(option.name)) for option in known}
    usual = {option.name: plain(option.read(option.default)) for option in known}
    chosen = {name: value for name, value in said.items() if value not in (None, usual[name])}
    short = {n: v if len(str(v)) <= LONGEST else None for n, v in chosen.items()}
    return Terms(table.created.clock, short)


def _steps(table: Table) -> int:
    """What anybody may count: all of a past that is open, else what spectators were shown."""
    is_open = table.phase == "over" and table.created.open_eyes
    return table.steps if is_open else table.eyes[-1].steps


def players(table: Table) -> str:
    """Who plays: people (or their bots), computers alone, or nobody; or it was taken away."""
    why, seated = table.result.reason if table.result else "", any(s.who for s in table.seats)
    if why == WITHDRAWN or (why == UNFINISHED and seated):
        return AWAY
    if seated:
        return PEOPLE
    return COMPUTERS if any(s.kind == "level" for s in table.seats) else NONE


def holders(table: Table) -> dict[int, str]:
    """Who sits or has left a seat they may come back to."""
    return {i: s.who or s.away for i, s in enumerate(table.seats) if s.who or s.away}


def as_wire(row: Any, yours: list[int], who: str | None) -> MatchSummary:
    """A row of the list for who asks."""
    seats, terms = _seats(row.seats), _terms(row.terms)
    own = seats[yours[0]].steps if yours else None
    turn = who is not None and row.turn == who
    return MatchSummary(
        match=row.match,
        game=row.game,
        phase=row.phase,
        created=row.created,
        updated=row.updated,
        steps=row.made if own is None else own,
        names=[seat.name for seat in seats],
        kinds=[seat.kind for seat in seats],
        clock=terms.clock,
        options=terms.options,
        yours=yours,
        turn=turn,
        public=bool(row.public),
        own=who is not None and row.owner == who,
        invited=row.phase == "waiting" and not all(seats[seat].ready for seat in yours),
        due=row.due if turn and terms.clock.kind != "none" else None,
    )
