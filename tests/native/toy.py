"""A made-up game in record style that uses every kind of field and value the builder knows.

Two seats lay cards on nine cells. A card scores its value and two for each neighbour of its suit;
every third card also stirs the pot, a 64-bit word. Cards lie face down to those who did not look.
"""

from math import sqrt

from ludotheque.core.kernel import (
    EVERYONE,
    MASK64,
    NOBODY,
    NOT_OVER,
    OK,
    WIN,
    below,
    open_note,
    shuffle,
)
from ludotheque.core.types import f64, i1row, u64

from . import board as help_with
from .board import CELLS, EMPTY, KINDS, PASS, neighbours_of_suit

NOT_HELD, TAKEN_CELL, MUST_PLAY = 1, 2, 3
LAST_CARD = 1
LAID, PASSED = 1, 2
PILE = 24
FAR = 1 << 40  # wider than C's int


def set_up(t, s):
    """Shuffle the pile and deal four cards each."""
    for i in range(PILE):
        s.pile[i] = i % KINDS
    shuffle(s, s.pile, PILE)
    s.pile_n = PILE
    for cell in range(CELLS):
        s.cell[cell] = EMPTY
    for seat in range(2):
        for _ in range(4):
            draw(s, seat)
    s.seat = below(s, 2)
    s.pot = 0x9E3779B97F4A7C15


def draw(s, seat):
    """Take the top card of the pile, if there is one."""
    if s.pile_n == 0:
        return
    s.pile_n -= 1
    s.hand[seat][s.pile[s.pile_n]] += 1
    s.held[seat] += 1
    s.pile[s.pile_n] = 0


def why_not(t, s, move):
    """OK, or the first rule this move breaks."""
    if move == PASS:
        return MUST_PLAY if can_lay(s) else OK
    kind, cell = move // CELLS, move % CELLS
    if s.hand[s.seat][kind] == 0:
        return NOT_HELD
    if s.cell[cell] != EMPTY:
        return TAKEN_CELL
    return OK


def can_lay(s):
    """Whether the seat holds a card."""
    return s.held[s.seat] > 0


def points(t, s, kind, cell):
    """The card's value, and two for each neighbour of the same suit."""
    total = t.value[kind]
    total += 2 * neighbours_of_suit(t, s, t.suit[kind], cell)
    return total


def stir(s, kind: int) -> None:
    """Mix a card into the pot, and keep wide and unsigned products."""
    word: u64 = s.pot
    word = (word ^ (word << 7) ^ (word >> 9)) & MASK64
    s.pot = (word * 3 + kind) & MASK64
    s.wide = (s.wide + s.big * s.big - FAR * kind) & 0x7FFFFFFFFFFFFFFF
    s.big = 2000000000 - s.score[0] + (s.count - s.laid)
    s.shifted = (1 << (kind + 33)) - (s.byte << 20) + abs(s.score[0] - s.score[1])
    s.byte = (s.byte * 7 + 250) % 256
    s.count = s.count * 5 // 3 % 4000000000


def lay(t, s, kind, cell):
    """Put a card down and score it."""
    seat = s.seat
    s.hand[seat][kind] -= 1
    s.held[seat] -= 1
    s.cell[cell] = kind
    s.score[seat] += points(t, s, kind, cell)
    s.secret[cell] = 100 * kind + below(s, 50)
    s.known[cell] = 1 << seat
    s.laid += 1
    at = open_note(s, LAID, EVERYONE, 3)
    s.event[at] = seat
    s.event[at + 1] = kind
    s.event[at + 2] = cell
    if s.laid % 3 == 0:
        stir(s, kind)
    draw(s, seat)


def apply(t, s, move):
    """Play a move and give the turn on, or end."""
    if move == PASS:
        s.passed += 1
        s.event[open_note(s, PASSED, 1 << s.seat, 1)] = s.seat
    else:
        s.passed = 0
        lay(t, s, move // CELLS, move % CELLS)
    if s.laid == CELLS or s.passed == 2:
        s.seat = NOBODY
    else:
        s.seat = 1 - s.seat


def outcome(t, s, out):
    """A win for the higher score."""
    if s.seat != NOBODY:
        return NOT_OVER
    lead = s.score[0] - s.score[1]
    out[0] = WIN if lead > 0 else WIN // 2 if lead == 0 else 0
    out[1] = WIN - out[0]
    return LAST_CARD


def guess(t, s, seat):
    """Deal what the seat can't see anew."""
    other = 1 - seat
    refill(s.pile, s.pile_n)
    shuffle(s, s.pile, s.pile_n)
    for _ in range(s.held[other]):
        s.hand[other][below(s, KINDS)] += 1
    for cell in range(CELLS):
        if s.cell[cell] != EMPTY and (s.known[cell] >> seat) & 1 == 0:
            s.secret[cell] = 100 * s.cell[cell] + below(s, 50)
            s.known[cell] = s.known[cell] | (1 << other)


def refill(pile: i1row, n: int) -> None:
    """Some cards again."""
    for i in range(n):
        pile[i] = i % KINDS


def estimate(t, s, out):
    """The lead, flattened by a square root."""
    lead = s.score[0] - s.score[1]
    swing: f64 = sqrt(abs(lead)) * 1000.0 / 2
    share = int(swing)
    if lead < 0:
        share = -share
    out[0] = WIN // 2 + share
    out[1] = WIN - out[0]


def worth(t, s, out):
    """Only the moves on the cells with most neighbours taken; all if there is none."""
    best, n = -1, 0
    for move in range(PASS + 1):
        if why_not(t, s, move) == OK:
            taken = 0 if move == PASS else help_with.neighbours_taken(t, s, move % CELLS)
            if taken > best:
                best, n = taken, 0
            if taken == best:
                out[n] = move
                n += 1
    return n


def usual(t, s, out):
    """Random play leaves the first kind out, unless nothing else is legal."""
    n = 0
    for move in range(CELLS, PASS + 1):
        if why_not(t, s, move) == OK:
            out[n] = move
            n += 1
    if n > 0:
        return n
    for move in range(CELLS):
        if why_not(t, s, move) == OK:
            out[n] = move
            n += 1
    return n


def turns(t, s):
    """One, all the time."""
    return 1
