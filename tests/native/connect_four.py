"""Connect four in record style: what a unit costs on a game that does next to nothing."""

from ludotheque.core.kernel import NOBODY, NOT_OVER, OK, WIN

COLUMNS, ROWS = 7, 6
PLACES = COLUMNS * (ROWS + 1)  # one empty place above each column parts it from the next
FULL_COLUMN = 1
FOUR, FULL_BOARD = 1, 2


def set_up(t, s):
    """An empty board; seat 0 begins."""
    s.seat = 0
    s.winner = -1
    s.placed = 0


def why_not(t, s, move):
    """OK while the column has room."""
    return OK if s.height[move] < ROWS else FULL_COLUMN


def legal(t, s, out):
    """The columns that have room."""
    n = 0
    for column in range(COLUMNS):
        if s.height[column] < ROWS:
            out[n] = column
            n += 1
    return n


def apply(t, s, move):
    """Drop a disc; four in a row or a full board ends the game."""
    seat = s.seat
    place = move * (ROWS + 1) + s.height[move]
    s.height[move] += 1
    s.placed += 1
    one = 1
    s.discs[seat] |= one << place
    if has_four(s.discs[seat]):
        s.winner = seat
        s.seat = NOBODY
    elif s.placed == COLUMNS * ROWS:
        s.seat = NOBODY
    else:
        s.seat = 1 - seat


def has_four(discs):
    """Whether four discs stand in a row: upright, level or slanting."""
    for step in range(4):
        by = 1 if step == 0 else ROWS - 1 + step
        pairs = discs & (discs >> by)
        if pairs & (pairs >> (2 * by)):
            return True
    return False


def outcome(t, s, out):
    """A win for the four, even on a full board."""
    if s.seat != NOBODY:
        return NOT_OVER
    for seat in range(2):
        out[seat] = WIN // 2 if s.winner < 0 else WIN * (s.winner == seat)
    return FULL_BOARD if s.winner < 0 else FOUR


def guess(t, s, seat):
    """Nothing is hidden."""


def turns(t, s):
    """One, all the time."""
    return 1
