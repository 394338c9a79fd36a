"""Decisions that are put to a player."""

from ludotheque.games.eden.records import State


def asks(s: State, what: int, seat: int) -> int:
    """A player must decide something; 1: the game waits for it."""
    s.ask = what
    s.seat = seat
    return 1
