"""What counts for each seat; content/weights.toml says what a point of it is worth."""

from ..records import Desk, State, Tables

F_POINTS = 0  # on the shelf
F_HELD = 1  # cards in hand
F_TURN = 2  # having it


def lay(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Lay what counts for a seat on the desk, each at its place."""
    d.feature[F_POINTS] = s.points[seat]
    d.feature[F_HELD] = s.held[seat]
    d.feature[F_TURN] = 0
    if s.turn == seat:
        d.feature[F_TURN] = 1
