"""The layout of a game in progress: the game's own fields, chance, and the notes of one move."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.record import PUBLIC, SECRET, Field, Layout

CHANCE = (
    Field("key0", "u8", (), SECRET, "low half of the chance key"),
    Field("key1", "u8", (), SECRET, "high half of the chance key"),
    Field("draws", "i4", (), SECRET, "draws made under this key"),
    Field("fate", "i1", (8,), SECRET, "draws a scenario wrote down, next first"),
    Field("fate_n", "i1", (), SECRET, "how many of them are left; -1: always the last choice"),
)
EVENT_WIDTH = 5  # kind, a, b, c, mask of the seats that may see it


def state_layout(
    fields: Iterable[Field], events: int = 32, scratch: Iterable[Field] = ()
) -> Layout:
    """The state record of a game whose moves make at most `events` notes each.

    The notes of the last move close the record, and before them the room that `apply` may use
    and leaves as it likes; search does not carry them along.
    """
    notes = (
        Field("event_n", "i4", (), SECRET, "notes made by the last move"),
        Field("event", "i4", (events, EVENT_WIDTH), SECRET, "kind, a, b, c, seats that may see it"),
    )
    fields = tuple(fields)
    seat = next((f for f in fields if f.name == "seat"), None)
    if seat is None or seat.shape or seat.sight != PUBLIC:
        raise ValueError("a state needs the public field `seat`: who must act")
    return Layout("State", (*fields, *CHANCE), (*scratch, *notes))
