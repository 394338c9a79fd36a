"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import Row, Rows


class State(AnyState):
    """What the record State holds."""

    seat: int
    turn: int
    turns: int
    laid: int
    hand: Rows
    held: Row
    shelf: Rows
    points: Row
    discard: Row
    deck_n: int
    deck: Row
    known: Row
    pile: Row


class Tables(Record):
    """What the record Tables holds."""

    seats_n: int
    hand_size: int
    turns_each: int
    goal: int
    cat: int
    value: Row
    copies: Row
    factor: Row
    decay: Row
    shown: Row


class Desk(Record):
    """What the record Desk holds."""

    feature: Row
    score: Row
