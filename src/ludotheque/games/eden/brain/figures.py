"""What people count in a match: territories, troops, income and energy."""

from __future__ import annotations

from ludotheque.games.eden.codes import HEART_CELL
from ludotheque.games.eden.records import State, Tables

NAMES = ("heart", "land", "troops", "stocks")


def figures(t: Tables, s: State, seat: int) -> dict[str, int]:
    """The Heart, territories, troops on them, energy stocks."""
    own = [cell for cell in s.tile[: s.tiles_n] if s.owner[cell] == 1 + seat]
    found = (
        int(s.owner[HEART_CELL] == 1 + seat),
        len(own),
        sum(s.troops[cell] for cell in own),
        s.stocks[seat],
    )
    return dict(zip(NAMES, found, strict=True))
