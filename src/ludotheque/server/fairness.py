"""Whether a match was played out between those who began it, and without help: other results are
not counted."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.server.entries import Hinted, Moved, Seated, Sitter, Table, Undone
from ludotheque.server.made import Made


def seated(table: Table, what: Seated) -> None:
    """Somebody is about to sit down or get up; called while the seat is as it was."""
    if table.phase == "on" and not what.sitter.resigned:
        table.swapped |= _player(table.seats[what.seat]) != _player(what.sitter)


def _player(sitter: Sitter) -> str:
    """Who plays in a seat, here or away; a computer that sits in for nobody is its level."""
    return sitter.who or sitter.away or sitter.level


def moved(table: Table, what: Moved) -> None:
    """A move is about to be made, perhaps by a computer that sits in for somebody."""
    if table.seats[what.seat].away:
        _help(table, what.seat)


def hinted(table: Table, what: Hinted) -> None:
    """A seat was told what a computer would do."""
    _help(table, what.seat)


def undone(table: Table, what: Undone, gone: Iterable[Made]) -> None:
    """Moves are about to be taken back. Nobody had to agree, so computers alone are played against:
    whoever knows what chance or they answered tries again with that."""
    if table.ask is None and any(move.drew or move.seat != what.by for move in gone):
        _help(table, what.by)


def _help(table: Table, seat: int) -> None:
    if seat not in table.helped:
        table.helped.append(seat)
