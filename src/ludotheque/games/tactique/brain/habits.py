"""What search looks at: moves worth searching, and moves a playout draws from."""

from ludotheque.core.types import i8row
from ludotheque.games.tactique.codes import (
    BUILD,
    CORE,
    MOVE_ACTIVATE,
    MOVE_ATTACK,
    MOVE_CONCEDE,
    MOVE_END,
    MOVE_PICK,
    MOVE_PLAY,
    MOVE_PRESET,
    NONE,
    PICK,
    PLAY,
    SURVIVING,
)
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.legality import legal

FIRST_OF_ALL = 100


def serious(t: Tables, s: State, out: i8row) -> int:
    """Q41 All legal moves but giving up."""
    count = legal(t, s, out)
    return count - 1 if count > 0 and out[count - 1] == MOVE_CONCEDE else count


def worth(t: Tables, s: State, out: i8row) -> int:
    """The same; a deck is taken ready, and the condition picked is the one it is built for."""
    count = serious(t, s, out)
    if s.phase == BUILD:
        return only_presets(out, count)
    if s.phase == PICK:
        out[0] = MOVE_PICK + aim(t, s, s.seat)
        return 1
    return count


def only_presets(out: i8row, count: int) -> int:
    """Of the moves that build a deck the ready ones, if there are any."""
    n = 0
    for i in range(count):
        if MOVE_PRESET <= out[i] < MOVE_PICK:
            out[n] = out[i]
            n += 1
    return n if n > 0 else count


def aim(t: Tables, s: State, seat: int) -> int:
    """§3.15 What a deck is built for; of a custom one the first condition that it can meet."""
    for deck in range(t.decks_n):
        same = (
            s.list_n[seat] > 0 and s.custom[seat] == 0 and t.deck_faction[deck] == t.faction[seat]
        )
        for i in range(s.list_n[seat]):
            if same and i < len(t.deck_list[deck]) and s.list[seat][i] != t.deck_list[deck][i]:
                same = False
        if same:
            return t.deck_aim[deck]
    found = NONE
    for goal in range(t.goals_n):
        if t.goal_faction[goal] != t.faction[seat]:
            continue
        if found == NONE and (t.goal_kind[goal] != SURVIVING or has_core(t, s, seat) == 1):
            found = goal
    return max(found, 0)


def has_core(t: Tables, s: State, seat: int) -> int:
    """1 if a player's list holds a Core."""
    for i in range(s.list_n[seat]):
        if t.traits[s.list[seat][i]] & CORE:
            return 1
    return 0


def likely(t: Tables, s: State, out: i8row) -> int:
    """Nobody ends a turn while something can be done."""
    count = worth(t, s, out)
    if s.phase == PLAY and count > 1 and out[count - 1] == MOVE_END:
        return count - 1
    return count


def advise(t: Tables, s: State, style: int, out: i8row) -> int:
    """What a plain player does: attacks first, then plays the dearest card."""
    count = likely(t, s, out)
    best = out[0]
    for i in range(count):
        if pull(t, out[i]) > pull(t, best):
            best = out[i]
    return best


def pull(t: Tables, move: int) -> int:
    """How soon a plain player makes a move of the turn."""
    if MOVE_PLAY <= move < MOVE_ATTACK:
        return t.cost[move - MOVE_PLAY]
    return FIRST_OF_ALL if MOVE_ATTACK <= move < MOVE_ACTIVATE else 0
