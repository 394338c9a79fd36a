"""Chapters 2 and 3 of the rulebook: a turn, and the answer of the next seat."""

from ludotheque.core.kernel import EVERYONE, NOBODY, NOT_OVER, OK
from ludotheque.core.types import i8row

from .. import codes as c
from ..events import NOTE
from ..records import State, Tables
from .deck import fill
from .end import reason


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the first rule this move breaks."""
    if s.laid != c.NONE:
        if move < c.MOVE_SNATCH:
            return c.WINDOW_OPEN  # GRE-3.1
        return c.NO_CAT if move == c.MOVE_SNATCH and s.hand[s.seat][t.cat] == 0 else OK  # GRE-3.2
    if move >= c.MOVE_SNATCH:
        return c.NO_WINDOW  # GRE-3.1
    if move == c.MOVE_PEEK:
        seen = s.deck_n > 0 and (s.known[s.deck_n - 1] >> s.seat) & 1 == 1
        return c.ALREADY_SEEN if seen else OK  # GRE-2.4
    if s.hand[s.seat][move % c.MOVE_TOSS] == 0:
        return c.NOT_HELD  # GRE-2.2, GRE-2.3
    return c.CAT_STAYS if move == t.cat else OK  # GRE-2.2


def legal(t: Tables, s: State, out: i8row) -> int:
    """The legal moves, ascending."""
    n = 0
    for move in range(c.MOVE_COUNT):
        if why_not(t, s, move) == OK:
            out[n] = move
            n += 1
    return n


def apply(t: Tables, s: State, move: int) -> None:
    """Play a legal move, on to the next decision."""
    if move < c.MOVE_TOSS:
        return lay(t, s, move)
    if move == c.MOVE_PEEK:
        peek(s)
    elif move == c.MOVE_SNATCH:
        snatch(t, s)
    elif move == c.MOVE_PASS:
        shelve(t, s)
    else:
        discard(s, s.seat, move - c.MOVE_TOSS)
        NOTE.tossed(s, s.seat, move - c.MOVE_TOSS, EVERYONE)
    next_turn(t, s)


def lay(t: Tables, s: State, kind: int) -> None:
    """GRE-2.2, GRE-3.1 The next seat may answer if it holds any card: that all can see."""
    s.hand[s.turn][kind] -= 1
    s.held[s.turn] -= 1
    s.laid = kind
    NOTE.laid(s, s.turn, kind, EVERYONE)
    s.seat = (s.turn + 1) % t.seats_n
    if s.held[s.seat] > 0:
        return
    shelve(t, s)
    next_turn(t, s)


def discard(s: State, seat: int, kind: int) -> None:
    """GRE-2.3 A card goes from a hand to the discard."""
    s.hand[seat][kind] -= 1
    s.held[seat] -= 1
    s.discard[kind] += 1


def peek(s: State) -> None:
    """GRE-2.4 Look at the top card: all see that you look, you alone see the card."""
    NOTE.peeked(s, s.seat, EVERYONE)
    if s.deck_n > 0:
        s.known[s.deck_n - 1] |= 1 << s.seat
        NOTE.saw(s, s.seat, s.deck[s.deck_n - 1], 1 << s.seat)


def snatch(t: Tables, s: State) -> None:
    """GRE-3.2 A cat and the card laid both go to the discard."""
    discard(s, s.seat, t.cat)
    s.discard[s.laid] += 1
    NOTE.snatched(s, s.seat, s.laid, EVERYONE)
    s.laid = c.NONE


def shelve(t: Tables, s: State) -> None:
    """GRE-3.3 The card laid goes on the shelf and scores its value."""
    s.shelf[s.turn][s.laid] += 1
    s.points[s.turn] += t.value[s.laid]
    NOTE.shelved(s, s.turn, s.laid, s.points[s.turn], EVERYONE)
    s.laid = c.NONE


def next_turn(t: Tables, s: State) -> None:
    """GRE-2.1 The next seat fills its hand and acts, unless the game is over."""
    s.turns += 1
    s.turn = (s.turn + 1) % t.seats_n
    s.seat = s.turn
    if reason(t, s) == NOT_OVER:
        return fill(t, s, s.turn)
    s.seat = NOBODY
    NOTE.ended(s, reason(t, s), EVERYONE)


def begun(t: Tables, s: State) -> int:
    """Turns begun: those ended, and the one that is played."""
    return s.turns + (1 if s.seat != NOBODY else 0)
