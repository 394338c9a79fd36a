"""A made-up game on the resolution stack: creatures whose deaths hurt others, choices in between.

Each player has creatures on four cells and plays one card a turn. With `at_once` deaths are seen to
after every row, before the program goes on; without it after every program, in the order in which
they came about.
"""

from ludotheque.cards import stack as stack
from ludotheque.cards.stack import NONE, choose, clear_stack, next_row, pop, push, queue
from ludotheque.core.kernel import NOBODY, NOT_OVER, OK, WIN, below

CELLS, KINDS, CARDS, ROOM, LOG = 4, 4, 3, 12, 64
HIT, GROW, ASK = 1, 2, 3
CHOSEN, ALL, OWN = 0, 1, 2
PLAY, PICK = 0, 1
NOT_NOW, NOBODY_THERE = 1, 2
LAST_ALIVE, LONG_ENOUGH = 1, 2
TURNS = 40


def set_up(t, s):
    """Creatures by chance; nothing waits."""
    clear_stack(s)
    for seat in range(2):
        for cell in range(CELLS):
            s.kind[seat][cell] = below(s, KINDS)
            s.hp[seat][cell] = 1 + below(s, 3)
    s.active = 0


def why_not(t, s, move):
    """OK, or what this move breaks."""
    if (s.phase == PLAY) != (move < CARDS):
        return NOT_NOW
    if s.phase == PICK and s.kind[1 - s.seat][move - CARDS] == NONE:
        return NOBODY_THERE
    return OK


def apply(t, s, move):
    """A card is played, or a creature picked for the program that asked."""
    if s.phase == PLAY:
        push(s, KINDS + move, s.seat, t.first[KINDS + move], t.last[KINDS + move])
    else:
        choose(s, move - CARDS)
        s.phase = PLAY
    return resolve(t, s)


def resolve(t, s):
    """All that waits, until a player must choose or nothing is left."""
    while s.stack_n > 0:
        row = next_row(t, s)
        if row == NONE:
            pop(s)
            bury(t, s)
        elif run_row(t, s, row) == 1:
            return 0
        elif t.at_once == 1:
            bury(t, s)
    s.turn += 1
    s.active = 1 - s.active
    s.seat = s.active
    if s.turn == TURNS or alive(s, 0) == 0 or alive(s, 1) == 0:
        s.seat = NOBODY
    return 0


def run_row(t, s, row):
    """One effect of the top; 1 if its player must choose."""
    top = s.stack_n - 1
    seat = s.stack_seat[top]
    if s.log_n < LOG:
        s.log[s.log_n] = s.stack_source[top]
        s.log_n += 1
    if t.row_verb[row] == ASK:
        if alive(s, 1 - seat) == 0:
            return 0
        s.phase = PICK
        s.seat = seat
        return 1
    for cell in range(CELLS):
        if t.row_verb[row] == GROW:
            change(s, seat, cell, t.row_n[row])
        elif t.row_whom[row] == ALL:
            change(s, 1 - seat, cell, -t.row_n[row])
        elif t.row_whom[row] == OWN:
            change(s, seat, cell, -t.row_n[row])
        elif s.stack_chosen[top] > 0 and s.stack_target[top][s.stack_chosen[top] - 1] == cell:
            change(s, 1 - seat, cell, -t.row_n[row])
    return 0


def change(s, seat, cell, n):
    """A creature, if there is one, has so many hit points more or fewer."""
    if s.kind[seat][cell] != NONE:
        s.hp[seat][cell] = min(9, max(0, s.hp[seat][cell] + n))
    return 0


def bury(t, s):
    """Creatures without hit points leave, the active player's first; their deaths are programs."""
    for turn in range(2):
        seat = s.active if turn == 0 else 1 - s.active
        for cell in range(CELLS):
            kind = s.kind[seat][cell]
            if kind != NONE and s.hp[seat][cell] == 0:
                s.kind[seat][cell] = NONE
                if t.at_once == 1:
                    push(s, kind, seat, t.first[kind], t.last[kind])
                else:
                    queue(s, kind, seat, t.first[kind], t.last[kind])
    return 0


def alive(s, seat):
    """How many creatures a player has."""
    count = 0
    for cell in range(CELLS):
        count += 1 if s.kind[seat][cell] != NONE else 0
    return count


def outcome(t, s, out):
    """Whoever has more creatures has won."""
    if s.seat != NOBODY:
        return NOT_OVER
    for seat in range(2):
        out[seat] = WIN // 2
        if alive(s, seat) != alive(s, 1 - seat):
            out[seat] = WIN if alive(s, seat) > alive(s, 1 - seat) else 0
    return LONG_ENOUGH if s.turn == TURNS else LAST_ALIVE


def guess(t, s, seat):
    """Nothing is hidden."""


def turns(t, s):
    """Turns begun."""
    return s.turn
