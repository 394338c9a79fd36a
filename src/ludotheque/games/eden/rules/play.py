"""Moves as they are made, on to the next decision; what everybody sees is forced is skipped."""

from ludotheque.core.kernel import OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.answers import answer
from ludotheque.games.eden.rules.legality import takes_done
from ludotheque.games.eden.rules.listing import legal
from ludotheque.games.eden.rules.stages import STAGES
from ludotheque.games.eden.rules.uses import might_use


def apply(t: Tables, s: State, d: Desk, move: int) -> int:
    """Play a legal move, on to the next decision."""
    s.today += 1
    s.ask = answer(t, s, d, move)
    return go_on(t, s, d)


def go_on(t: Tables, s: State, d: Desk) -> int:
    """Everything that happens by itself."""
    while s.phase != c.OVER:
        if s.ask == c.NOTHING:
            STAGES.advance(t, s, d)
            continue
        move = forced(t, s, d)
        if move == c.NONE:
            return 0
        s.ask = answer(t, s, d, move)
    s.ask = c.NOTHING
    return 0


def forced(t: Tables, s: State, d: Desk) -> int:
    """The only answer, where everybody sees that there is no other; or NONE (EDEN-GAP-13)."""
    ask = s.ask
    late = s.phase >= c.EXPANSION and s.today > t.day_most * t.seats
    if late and takes_done(ask) == 1:
        return c.MOVE_DONE
    if ask in (c.EXP_PREP, c.OFF_TARGET, c.DEF_DISCARD, c.DEF_REFILL):
        return c.NONE
    if ask in (c.CMB_OPEN, c.CMB_PLAY, c.CMB_ABILITY, c.CMB_SIDE, c.CMB_SHIFT, c.SHIELD):
        return c.NONE
    if is_hidden(t, s) == 1:
        return c.NONE
    return d.moves[0] if legal(t, s, d, d.moves) == 1 else c.NONE


def is_hidden(t: Tables, s: State) -> int:
    """EDEN-GAP-13 1 where a hand decides what there is to choose."""
    ask = s.ask
    if ask == c.LOG_BUY:
        return might_use(t, s, s.seat, c.W_BUY)
    from_hand = ask == c.CMB_DISCARD
    if ask == c.CMB_ADD:
        from_hand = t.row_from[s.r_row] == c.HAND
    elif ask == c.CMB_TRASH:
        from_hand = t.row_where[s.r_row] == 0
    return 1 if from_hand and s.hand_n[s.seat] != 1 else 0


def turn(t: Tables, s: State) -> int:
    """Turns begun so far."""
    return s.begun


def chapter(t: Tables, s: State) -> int:
    """A playout may end with the day."""
    return s.day


assert OK == c.NOTHING
