"""The game as the core drives it: moves, ends, bounds."""

from ludotheque.core.kernel import EVERYONE, WIN
from ludotheque.core.types import i8row
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.events import NOTE
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.attack import let_through, play, rapid, resolve, strike
from ludotheque.games.duel.rules.building import add, take_standard
from ludotheque.games.duel.rules.turns import end_turn
from ludotheque.games.duel.rules.zones import put_back


def apply(t: Tables, s: State, move: int) -> int:
    """Play a legal move, on to the next decision."""
    if move < c.MOVE_STRIKE:
        return play(t, s, move)
    if move == c.MOVE_STRIKE:
        return strike(t, s)
    if move == c.MOVE_END:
        return end_turn(t, s)
    if move < c.MOVE_FREEZE:
        return give_back(t, s, move - c.MOVE_RETURN)
    if move < c.MOVE_RAPID:
        return freeze(t, s, move - c.MOVE_FREEZE)
    if move < c.MOVE_PASS:
        return rapid(t, s, move - c.MOVE_RAPID)
    if move == c.MOVE_PASS:
        return let_through(t, s)
    if move == c.MOVE_STANDARD:
        return take_standard(t, s)
    return add(t, s, move - c.MOVE_ADD)


def give_back(t: Tables, s: State, card: int) -> int:
    """DUEL-M-DIV A card goes back on top; the effects go on when enough have."""
    put_back(s, s.active, card)
    if s.back > 0:
        return 0
    s.fresh = 0
    return resolve(t, s)


def freeze(t: Tables, s: State, card: int) -> int:
    """DUEL-M-ICE, E-06 An Equipment is chilled: it freezes when its owner's turn begins."""
    owner = 1 - s.active
    for place in range(c.GEAR):
        if s.gear[owner][place] == card:
            s.gear_state[owner][place] = c.CHILLED
    NOTE.chilled_gear(s, owner, card, EVERYONE)
    return resolve(t, s)


def outcome(t: Tables, s: State, out: i8row) -> int:
    """DUEL-WIN-01, E-25 Whoever has more hit points has won."""
    for seat in range(c.SEATS):
        out[seat] = WIN // 2
        if s.hp[seat] != s.hp[1 - seat]:
            out[seat] = WIN if s.hp[seat] > s.hp[1 - seat] else 0
    return s.ended


def bound(t: Tables) -> int:
    """E-25 Every turn: plays with a choice or a pass each, a strike, the end, Rapides."""
    return t.turn_limit * (2 * t.plays + 3 + c.DECK) + c.SEATS * (c.DECK + c.GEAR)


def window(t: Tables, s: State) -> int:
    """1 while a defender is asked."""
    return 1 if s.phase == c.REACT else 0


def chapter(t: Tables, s: State) -> int:
    """A playout may end where some turns do."""
    return s.turn // t.horizon


def turn(t: Tables, s: State) -> int:
    """Turns begun."""
    return s.turn


def mid_action(t: Tables, s: State) -> int:
    """1 while the card played asks which card goes back, or which Equipment freezes."""
    return 1 if s.phase in (c.RETURN, c.FREEZE) else 0
