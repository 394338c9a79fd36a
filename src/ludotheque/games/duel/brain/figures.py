"""What people count in a duel: hit points of both, and shield."""

from __future__ import annotations

from ludotheque.games.duel.records import State, Tables

NAMES = ("harm", "life", "guard", "force")


def figures(t: Tables, s: State, seat: int) -> dict[str, int]:
    """Hit points the other has not, one's own, one's shield and one's Force."""
    found = (-s.hp[1 - seat], s.hp[seat], s.shield[seat], s.force[seat])
    return dict(zip(NAMES, found, strict=True))
