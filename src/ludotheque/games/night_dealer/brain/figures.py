"""What people count in a night: cells held, and shields on them."""

from __future__ import annotations

from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.records import State, Tables

NAMES = ("cells", "shields")


def figures(t: Tables, s: State, seat: int) -> dict[str, int]:
    """The lead in cells, tiles about to flip counted as they will be, and shields."""
    lead = shields = 0
    for cell in range(c.CELLS):
        owner = s.owner[cell]
        if owner == c.NONE:
            continue
        if s.pending >> cell & 1:
            owner = 1 - owner
        lead += 1 if owner == seat else -1
        shields += s.shield[cell] if owner == seat else 0
    return dict(zip(NAMES, (lead, shields), strict=True))
