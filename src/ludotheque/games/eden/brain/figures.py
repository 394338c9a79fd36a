"""What people count in a match: territories, troops, income and energy."""

from __future__ import annotations

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import State, Tables

NAMES = ("heart", "land", "troops", "stocks")


def figures(t: Tables, s: State, seat: int) -> dict[str, int]:
    """The Heart, territories, troops on them, energy stocks."""
    own = [cell for cell in s.tile[: s.tiles_n] if s.owner[cell] == 1 + seat]
    troops = sum(s.troops[cell] for cell in own)
    found = (int(s.owner[c.HEART_CELL] == 1 + seat), len(own), troops, s.stocks[seat])
    return dict(zip(NAMES, found, strict=True))
