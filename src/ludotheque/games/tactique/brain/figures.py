"""What people count in a match: how near a victory is, units in play, units destroyed."""

from __future__ import annotations

from ludotheque.games.tactique.brain.outlook import nearness
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import units_of

NAMES = ("goal", "guard", "kills", "units")


def figures(t: Tables, s: State, seat: int) -> dict[str, int]:
    """One's own best condition, the other's, kills so far and units in play."""
    found = (
        nearness(t, s, seat),
        -nearness(t, s, 1 - seat),
        s.kills_total[seat],
        units_of(s, seat),
    )
    return dict(zip(NAMES, found, strict=True))
