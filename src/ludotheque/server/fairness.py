"""Whether a match was played out between those who began it: results of others are not counted."""

from __future__ import annotations

from ludotheque.server.entries import Moved, Seated, Sitter, Table


def seated(table: Table, what: Seated) -> None:
    """Somebody is about to sit down or get up; called while the seat is as it was."""
    if table.phase == "on" and not what.sitter.resigned:
        table.swapped |= _player(table.seats[what.seat]) != _player(what.sitter)


def _player(sitter: Sitter) -> str:
    """Who plays in a seat, here or away; a computer that sits in for nobody is its level."""
    return sitter.who or sitter.away or sitter.level


def moved(table: Table, what: Moved) -> None:
    """A move is about to be made, perhaps by a computer that sits in for somebody."""
    if table.seats[what.seat].away and what.seat not in table.helped:
        table.helped.append(what.seat)
