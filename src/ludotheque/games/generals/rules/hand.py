"""The order being given, and putting it away."""

from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import State


def settle(s: State) -> None:
    """Back to the choice of an order; nothing of the last one stays."""
    s.phase = c.MAIN
    s.chosen = c.NONE
    s.place = c.NONE
    s.moved = 0
    s.unloading = 0
    for row in range(len(s.reach)):
        s.reach[row] = 0
    drop_path(s)


def drop_path(s: State) -> None:
    """Forget the path."""
    for n in range(s.path_n):
        s.path[n] = 0
    s.path_n = 0
    s.spent = 0
    s.ways = 0
    s.stop = 0
