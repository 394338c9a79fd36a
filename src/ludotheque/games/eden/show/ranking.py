"""Who stands where at the end (§4.9)."""

from typing import Any

from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules.ending import standing


def ranking(t: Any, s: Any) -> list[int]:
    """Winners, then the living as they stand, then the fallen, the last to fall first."""
    score = DESK.lend(standing)

    def place(seat: int) -> tuple[int, int, int]:
        if s.winners >> seat & 1:
            return (0, 0, seat)
        if s.alive[seat]:
            return (1, -score(t, s, seat), seat)
        return (2, -s.fell[seat], seat)

    return sorted(range(t.seats), key=place)
