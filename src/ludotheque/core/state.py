"""The layout of a game in progress: the game's own fields, chance, and the notes of one move."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.record import PUBLIC, SECRET, Field, Layout, Record
from ludotheque.core.types import Row

CHANCE = (
    Field("key0", "u8", (), SECRET, "low half of the chance key"),
    Field("key1", "u8", (), SECRET, "high half of the chance key"),
    Field("draws", "i4", (), SECRET, "draws made under this key"),
    Field("fate", "i1", (8,), SECRET, "draws a scenario wrote down, next first"),
    Field("fate_n", "i1", (), SECRET, "how many of them are left; -1: always the last choice"),
)


class AnyState(Record):
    """What the state of every game holds, as a type: chance, and the notes of the last move."""

    key0: int
    key1: int
    draws: int
    fate: Row
    fate_n: int
    event_n: int
    event: Row


def state_layout(fields: Iterable[Field], notes: int = 128) -> Layout:
    """The state record of a game whose notes of one move take at most so many numbers.

    The notes of the last move close the record; search does not carry them along.
    """
    tail = (
        Field("event_n", "i4", (), SECRET, "numbers that the notes of the last move take"),
        Field("event", "i4", (notes,), SECRET, "the notes: kind, seats that may see it, arguments"),
    )
    fields = tuple(fields)
    seat = next((f for f in fields if f.name == "seat"), None)
    if seat is None or seat.shape or seat.sight != PUBLIC:
        raise ValueError("a state needs the public field `seat`: who must act")
    return Layout("State", (*fields, *CHANCE), tail)
