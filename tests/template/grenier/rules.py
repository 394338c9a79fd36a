"""The rules of The Attic, in the order of its rulebook."""

from ludotheque.core.kernel import EVERYONE, NOBODY, NOT_OVER, OK, WIN, below, note, shuffle

from .constants import *


def setup(t, s):
    """GRE-1.1 to GRE-1.3 Shuffle the deck, deal the hands; chance names who begins."""
    s.laid = NONE
    for kind in range(KINDS):
        s.discard[kind] = t.copies[kind]
    for i in range(CARDS):
        s.deck[i] = NONE
    for seat in range(t.seats_n):
        fill(t, s, seat)
    s.turn = below(s, t.seats_n)
    s.seat = s.turn
    return 0


def fill(t, s, seat):
    """GRE-2.1 Draw until the hand is full or there is nothing left to draw."""
    for _ in range(s.held[seat], t.hand_size):
        if s.deck_n == 0:
            renew(s)
        if s.deck_n > 0:
            draw(s, seat)
    return 0


def draw(s, seat):
    """Take the top card of the deck; only the seat sees it."""
    s.deck_n -= 1
    kind = s.deck[s.deck_n]
    s.deck[s.deck_n] = NONE
    s.known[s.deck_n] = 0
    s.hand[seat][kind] += 1
    s.held[seat] += 1
    note(s, DREW, seat, kind, 0, 1 << seat)
    note(s, TOOK, seat, s.deck_n, 0, EVERYONE)
    return 0


def renew(s):
    """GRE-2.5 Shuffle the discard into a new deck."""
    for kind in range(KINDS):
        for _ in range(s.discard[kind]):
            s.deck[s.deck_n] = kind
            s.deck_n += 1
        s.discard[kind] = 0
    shuffle(s, s.deck, s.deck_n)
    note(s, RENEWED, s.deck_n, 0, 0, EVERYONE)
    return 0


def why_not(t, s, move):
    """OK, or the first rule this move breaks."""
    if s.laid != NONE:
        return why_not_answer(t, s, move)
    if move >= SNATCH:
        return NO_WINDOW  # GRE-3.1
    if move == PEEK:
        if s.deck_n == 0:
            return NOTHING_TO_SEE  # GRE-2.4
        if (s.known[s.deck_n - 1] >> s.seat) & 1:
            return ALREADY_SEEN  # GRE-2.4
        return OK
    if s.hand[s.seat][move % KINDS] == 0:
        return NOT_HELD  # GRE-2.2, GRE-2.3
    if move < TOSS and move == t.cat:
        return CAT_STAYS  # GRE-2.2
    return OK


def why_not_answer(t, s, move):
    """GRE-3.1 In the window: pass, or snatch with a cat."""
    if move < SNATCH:
        return WINDOW_OPEN  # GRE-3.1
    if move == SNATCH and s.hand[s.seat][t.cat] == 0:
        return NO_CAT  # GRE-3.2
    return OK


def legal(t, s, out):
    """The legal moves, ascending."""
    n = 0
    for move in range(MOVE_COUNT):
        if why_not(t, s, move) == OK:
            out[n] = move
            n += 1
    return n


def apply(t, s, move):
    """Play a legal move, on to the next decision."""
    if move == PASS:
        shelve(t, s)
    elif move == SNATCH:
        snatch(t, s)
    elif move == PEEK:
        peek(t, s)
    elif move >= TOSS:
        toss(t, s, move - TOSS)
    else:
        lay(t, s, move - LAY)
    return 0


def lay(t, s, kind):
    """GRE-2.2, GRE-3.1 The next seat may answer if it holds any card at all: all can see that."""
    leave(s, s.turn, kind)
    s.laid = kind
    note(s, LAID, s.turn, kind, 0, EVERYONE)
    s.seat = (s.turn + 1) % t.seats_n
    if s.held[s.seat] == 0:
        shelve(t, s)
    return 0


def leave(s, seat, kind):
    """A card leaves a hand."""
    s.hand[seat][kind] -= 1
    s.held[seat] -= 1
    return 0


def toss(t, s, kind):
    """GRE-2.3 A card goes to the discard."""
    leave(s, s.seat, kind)
    s.discard[kind] += 1
    note(s, TOSSED, s.seat, kind, 0, EVERYONE)
    return next_turn(t, s)


def peek(t, s):
    """GRE-2.4 Look at the top card of the deck; all see that you do, you alone see the card."""
    s.known[s.deck_n - 1] |= 1 << s.seat
    note(s, PEEKED, s.seat, 0, 0, EVERYONE)
    note(s, SAW, s.seat, s.deck[s.deck_n - 1], 0, 1 << s.seat)
    return next_turn(t, s)


def snatch(t, s):
    """GRE-3.2 A cat and the card laid both go to the discard."""
    leave(s, s.seat, t.cat)
    s.discard[t.cat] += 1
    s.discard[s.laid] += 1
    note(s, SNATCHED, s.seat, s.laid, 0, EVERYONE)
    s.laid = NONE
    return next_turn(t, s)


def shelve(t, s):
    """GRE-3.3 The card laid goes on the shelf and scores its value."""
    s.shelf[s.turn][s.laid] += 1
    s.points[s.turn] += t.value[s.laid]
    note(s, SHELVED, s.turn, s.laid, s.points[s.turn], EVERYONE)
    s.laid = NONE
    return next_turn(t, s)


def next_turn(t, s):
    """GRE-2.1 The next seat fills its hand and acts, unless the game is over."""
    s.turns += 1
    s.turn = (s.turn + 1) % t.seats_n
    if reason(t, s) == NOT_OVER:
        fill(t, s, s.turn)
    s.seat = s.turn
    if reason(t, s) != NOT_OVER:
        s.seat = NOBODY
        note(s, ENDED, reason(t, s), 0, 0, EVERYONE)
    return 0


def reason(t, s):
    """GRE-4.1 to GRE-4.3 Why the game is over, or NOT_OVER."""
    for seat in range(t.seats_n):
        if s.points[seat] >= t.goal:
            return GOAL_REACHED
    if s.turns >= t.turns_each * t.seats_n:
        return LAST_TURN
    if s.held[s.turn] == 0 and s.deck_n == 0:
        return NOTHING_LEFT
    return NOT_OVER


def outcome(t, s, out):
    """GRE-4.4 The seats with most points share the win."""
    if s.seat != NOBODY:
        return NOT_OVER
    best = 0
    winners = 0
    for seat in range(t.seats_n):
        if s.points[seat] > best:
            best = s.points[seat]
            winners = 0
        if s.points[seat] == best:
            winners += 1
    for seat in range(t.seats_n):
        out[seat] = WIN // winners if s.points[seat] == best else 0
    return reason(t, s)


def bound(t):
    """GRE-4.2 Each turn has one decision and at most one answer."""
    return 2 * t.turns_each * t.seats_n
