"""What a table remembers beside the moves: happenings, and a draw on offer."""

from __future__ import annotations

from msgspec import Struct, field


class Happened(Struct, frozen=True):
    """Something that happened beside the moves, for all to know: see `wire.view.Happening`."""

    number: int
    at: float
    kind: str
    seat: int
    name: str
    level: str
    steps: tuple[int, ...]  # until then: as each eye counts them, last for who is shown all
    seconds: float = 0  # of the rule that was chosen


class Offer(Struct):
    """A draw that a side offers, and the seats that agree to it so far."""

    by: int
    agreed: list[int] = field(default_factory=list)
