"""What makes no difference in a night: which of two wheels that roll alike shows which face."""

from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.records import State, Tables


def tidy(t: Tables, s: State) -> None:
    """Sort the faces of wheels that roll alike; those of who is laying tiles stay as they are."""
    for seat in range(c.SEATS):
        if seat != s.seat or s.phase != c.COMPOSE or s.stage == c.TILE:
            sort_wheels(t, s, seat)


def sort_wheels(t: Tables, s: State, seat: int) -> None:
    """Put the faces of a player's wheels in order, as far as they may be exchanged."""
    for one in range(c.WHEELS):
        for other in range(one + 1, c.WHEELS):
            face = s.wheel[seat][one]
            if s.wheel[seat][other] < face and rolls_alike(t, s, seat, one, other):
                s.wheel[seat][one] = s.wheel[seat][other]
                s.wheel[seat][other] = face


def rolls_alike(t: Tables, s: State, seat: int, one: int, other: int) -> int:
    """Whether two wheels could show the same faces as often."""
    for face in range(c.FACES):
        if t.upto[one][face] != t.upto[other][face]:
            return face == c.ECLIPSE and s.drawn[seat] != 0
    return True
