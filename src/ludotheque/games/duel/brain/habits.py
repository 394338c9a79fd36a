"""What search looks at: moves worth searching, and moves a playout draws from."""

from ludotheque.core.types import i8row
from ludotheque.games.duel.codes import BUILD, MOVE_PASS, MOVE_STANDARD, PLAY, REACT
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.attack import announced_damage
from ludotheque.games.duel.rules.legality import legal

SCRATCH = 6  # damage that nobody spends a Rapide on


def worth(t: Tables, s: State, out: i8row) -> int:
    """All legal moves; a deck is not built card by card, but taken as the class prints it."""
    count = legal(t, s, out)
    if s.phase == BUILD and out[0] == MOVE_STANDARD:
        return 1
    return count


def likely(t: Tables, s: State, out: i8row) -> int:
    """Nobody ends a turn while something can be played: what is held is thrown away (E-03)."""
    count = worth(t, s, out)
    if s.phase == PLAY and count > 1:
        return count - 1
    if s.phase == REACT and count > 1:
        return answer(t, s, out, count)
    return count


def answer(t: Tables, s: State, out: i8row, count: int) -> int:
    """A blow that hurts is answered, anything else let through."""
    damage = announced_damage(t, s) - s.shield[s.seat]
    if damage < SCRATCH or s.cancelled == 1 or s.invincible[s.seat] == 1:
        out[0] = MOVE_PASS
        return 1
    return count - 1
