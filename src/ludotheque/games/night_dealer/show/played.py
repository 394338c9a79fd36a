"""What is remembered of a match: the points."""

from typing import Any

from ludotheque.core.contract import Played
from ludotheque.core.game import Edition


def played(edition: Edition, s: Any, seat: int) -> Played:
    """The totals of both."""
    return Played(points=tuple(s.points))
