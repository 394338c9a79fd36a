"""Conditions of the card vocabulary."""

from ludotheque.games.duel import codes as c
from ludotheque.games.duel.records import State


def holds(s: State, seat: int, kind: int, a: int, b: int) -> int:
    """1 if the condition is true for this player now; ALWAYS is."""
    if kind == c.NO_ATTACK:
        return 1 if s.attacks[seat] == 0 else 0
    if kind == c.STAT_IS:
        stat = s.force[seat] if a == c.FORCE else s.resistance[seat]
        return 1 if stat == b else 0
    if kind == c.PLAYED:
        return (s.done[seat] >> a) & 1
    return 1


def pending(s: State) -> int:
    """The card being played, STRIKE, or NONE."""
    return s.stack_source[0]
