"""Decisions that are put to a player."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import State


def asks(s: State, what: int, seat: int) -> int:
    """A player must decide something; 1: the game waits for it."""
    s.ask = what
    s.seat = seat
    return 1


def is_choice(ask: int) -> int:
    """1 for a choice of an ability."""
    return 1 if c.CMB_ABILITY < ask <= c.SHIELD else 0
