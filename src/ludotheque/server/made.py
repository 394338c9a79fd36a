"""What a match keeps of each move."""

from __future__ import annotations

import msgspec

from ludotheque.core.view import Event


class Made(msgspec.Struct, frozen=True, eq=False):
    """A move on the table: when, who, which, what it did, and each eye's version that showed it."""

    at: float
    seat: int
    number: int
    events: tuple[Event, ...]
    shown: tuple[int, ...]  # 0: this eye saw nothing of it
    counted: tuple[bool, ...]  # whether it is a step, for each eye and last for who is shown all
    drew: bool  # chance spoke
    mid: bool  # its seat had begun an action before it
    turn: tuple[int, int]  # the game's count of turns; before the first, each seat has its own
