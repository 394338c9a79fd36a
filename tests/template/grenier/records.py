"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import NUMBER, ROW, ROWS


class State(AnyState):
    """What the record State holds."""

    seat = turn = turns = laid = deck_n = NUMBER
    held = points = discard = deck = known = pile = ROW
    hand = shelf = ROWS


class Tables(Record):
    """What the record Tables holds."""

    seats_n = hand_size = turns_each = goal = cat = NUMBER
    value = copies = factor = decay = shown = told = ROW


class Desk(Record):
    """What the record Desk holds."""

    used = NUMBER
    feature = score = ROW
