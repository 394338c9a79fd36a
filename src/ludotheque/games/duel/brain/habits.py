"""What search looks at: moves worth searching, moves a playout draws from, and plain play."""

from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.attack import announced_damage
from ludotheque.games.duel.rules.legality import legal, why_not_strike

SCRATCH = 6  # damage that nobody spends a Rapide on


def worth(t: Tables, s: State, out: i8row) -> int:
    """All legal moves; a deck is not built card by card, but taken as the class prints it."""
    count = legal(t, s, out)
    if s.phase == c.BUILD and out[0] == c.MOVE_STANDARD:
        return 1
    return count


def likely(t: Tables, s: State, out: i8row) -> int:
    """Nobody ends a turn while something can be played: what is held is thrown away (E-03)."""
    count = worth(t, s, out)
    if s.phase == c.PLAY and count > 1:
        return count - 1
    if s.phase == c.REACT and count > 1:
        return answer(t, s, out, count)
    return count


def answer(t: Tables, s: State, out: i8row, count: int) -> int:
    """A blow that hurts is answered, anything else let through."""
    damage = announced_damage(t, s) - s.shield[s.seat]
    if damage < SCRATCH or s.cancelled == 1 or s.invincible[s.seat] == 1:
        out[0] = c.MOVE_PASS
        return 1
    return count - 1


def wastes(t: Tables, s: State, move: int) -> int:
    """E-05 Whether a move ends the turn, itself or by its card, before the free strike is made."""
    if s.phase != c.PLAY or move == c.MOVE_STRIKE or why_not_strike(t, s) != OK:
        return 0
    if move == c.MOVE_END:
        return 1
    for row in range(t.after[move - c.MOVE_PLAY], t.after_last[move - c.MOVE_PLAY]):
        if t.row_verb[row] == c.END_TURN:
            return 1
    return 0


def advise(t: Tables, s: State, style: int, out: i8row) -> int:
    """What a plain player does: plays the dearest card first, strikes, answers what hurts."""
    count = likely(t, s, out)
    best = out[0]
    if s.phase != c.PLAY:
        return best
    for i in range(count):
        if wastes(t, s, out[i]) == 0 and pull(t, out[i]) > pull(t, best):
            best = out[i]
    return best if wastes(t, s, best) == 0 else c.MOVE_STRIKE


def pull(t: Tables, move: int) -> int:
    """How soon a plain player makes a move of his turn: by its price, the strike before the end."""
    if move >= c.MOVE_STRIKE:
        return c.MOVE_STRIKE - move
    return 1 + t.cost[move - c.MOVE_PLAY]
