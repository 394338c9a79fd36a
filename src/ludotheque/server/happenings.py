"""What happened at a table beside the moves: who came and went, time, questions and answers.

It is worked out from the entries and told to everybody, so nothing in it may depend on what only
some can see: of a turn played out by the clock all hear once, however many moves that took, and
moves taken back behind a screen are no happening. Where it stands among the moves each eye counts
for itself.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from ludotheque.server.beside import Happened, Offer
from ludotheque.server.entries import (
    HAPPENINGS_KEPT,
    NOBODY,
    Asked,
    Mannered,
    Moved,
    Seated,
    Sitter,
    Table,
    Undone,
)
from ludotheque.server.wire.view import Happening, Origin

_SITS_IN = {"replaced": "replaced", "time": "timeout_computer", "": "left"}


def note(table: Table, at: float, kind: str, seat: int = NOBODY, seconds: float = 0) -> None:
    """Something happened to a seat as it is now, or to the table."""
    _note(table, at, kind, seat, table.seats[seat] if seat != NOBODY else Sitter(), seconds)


def _note(table: Table, at: float, kind: str, seat: int, who: Sitter, seconds: float = 0) -> None:
    table.happenings += 1
    name = who.name or who.away_name
    found = Happened(table.happenings, at, kind, seat, name, who.level, _steps(table), seconds)
    table.happened = [*table.happened, found][-HAPPENINGS_KEPT:]


def _steps(table: Table) -> tuple[int, ...]:
    """The steps until now, as each eye counts them and last as who is shown all."""
    return (*(eye.steps for eye in table.eyes), table.steps)


def seated(table: Table, what: Seated, at: float) -> None:
    """Somebody is about to sit down or get up; called while the seat is as it was."""
    before, after = table.seats[what.seat], what.sitter
    kind = _kind(before, what)
    if kind == "opened":
        _note(table, at, kind, what.seat, before)
    elif kind:
        _note(table, at, kind, what.seat, after)


def _kind(before: Sitter, what: Seated) -> str:
    """What a change of a seat is called; nothing if it is not news."""
    after = what.sitter
    if after.resigned or (after.who and after.who == before.who and before.ready):
        return ""  # told by what brought it about, or no change
    if after.kind == "open":
        return "opened"
    if after.kind == "level":
        gone = before.kind == "person" and after.away
        return _SITS_IN[what.how] if gone else "computer_sat"
    if after.kind == "bot":
        return "bot_sat"
    return "came_back" if before.away == after.who else "sat"


_MANNERS = {
    "abort": "aborted",
    "offer": "draw_offered",
    "accept": "draw_accepted",
    "decline": "draw_declined",
    "claim": "claimed",
    "withdraw": "withdrawn",
    "stop": "stopped",
}


def mannered(table: Table, what: Mannered, at: float) -> None:
    """A seat breaks off, offers a draw, answers, or claims the game."""
    note(table, at, _MANNERS[what.what], what.seat)
    if what.what == "offer":
        table.draw = Offer(what.seat)
        table.offered[what.seat] = table.eyes[what.seat].made
    elif what.what == "accept" and table.draw is not None:
        table.draw.agreed.append(what.seat)
    else:
        table.draw = None


def moved(table: Table, what: Moved, at: float) -> None:
    """A move is about to be made; when the clock makes it, all hear so once a turn."""
    if not what.late:
        table.late = NOBODY
    elif table.late != what.seat:
        note(table, at, "timeout_played", what.seat)
        table.late = what.seat


def undone(table: Table, what: Undone, at: float) -> None:
    """Moves were taken back: what happened after them now stands at the end."""
    now = _steps(table)
    table.happened = [replace(one, steps=tuple(map(min, one.steps, now))) for one in table.happened]
    if table.agreed and table.ask == Asked(what.by, what.made):
        note(table, at, "undone", what.by)


def as_wire(table: Table, eye: int) -> list[Happening]:
    """The happenings where an eye's count puts them; the last eye is shown all."""
    return [
        Happening(
            number=one.number,
            at=one.at,
            kind=one.kind,
            seat=one.seat if one.seat != NOBODY else None,
            name=one.name,
            level=one.level or None,
            step=one.steps[eye],
            seconds=one.seconds if one.kind == "ruled" else UNSET,
        )
        for one in table.happened
    ]


def origin(table: Table) -> Origin | None:
    """Where the first position was taken from, if it is not the usual one."""
    created = table.created
    return Origin(created.origin, created.origin_step) if created.start else None
