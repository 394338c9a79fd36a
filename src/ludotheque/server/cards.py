"""What lists show of a match, worked out from it and kept beside the log."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.server.entries import NOBODY, Table
from ludotheque.server.playing import Playing
from ludotheque.server.wire.tables import TableCard


def card(playing: Playing, due: float | None) -> tuple[Any, ...]:
    """The row of a match, in the order of the writer's columns; only what spectators may count."""
    table = playing.table
    seats = [(s.kind, s.name if s.kind != "level" else s.level) for s in table.seats]
    turn = table.seats[table.acting].who if table.acting != NOBODY else None
    return (
        *(table.match, table.created.game, table.phase, table.created.public),
        *(table.created_at, table.shown_at, table.eyes[-1].made, table.created.clock.kind),
        *(msgspec.json.encode(seats), turn or None, due),
    )


def holders(table: Table) -> dict[int, str]:
    """Who sits or has left a seat they may come back to."""
    return {i: s.who or s.away for i, s in enumerate(table.seats) if s.who or s.away}


def as_wire(row: Any, yours: list[int], who: str | None) -> TableCard:
    """A row of the list for who asks."""
    seats = msgspec.json.decode(row.seats)
    return TableCard(
        match=row.match,
        game=row.game,
        phase=row.phase,
        created=row.created,
        updated=row.updated,
        made=row.made,
        names=[name for _, name in seats],
        kinds=[kind for kind, _ in seats],
        clock=row.clock,
        yours=yours,
        turn=who is not None and row.turn == who,
        public=bool(row.public),
    )
