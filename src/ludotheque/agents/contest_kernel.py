"""Whole games between compiled players, in record style: compiled into every native unit.

A game is set up from the seed of its deal; whoever must act is shown what their seat may know, and
nothing else; what they decide is played, until it is over. One row of numbers is kept of each game
and, if wanted, a mark of every turn that begins.
"""

from time import monotonic_ns
from typing import Any

from ludotheque.agents.mind_kernel import decide
from ludotheque.agents.minds import M_SEES, MIND
from ludotheque.core.kernel import MASK64, NOBODY, WIN, check_notes, scramble
from ludotheque.core.types import Rules, State, i8row, u64

# sheet: what is played
S_GAMES = 0  # rows to play
S_DONE = 1  # rows played
S_OFF = 2  # set from outside: nobody waits any more
S_DEAL = 3  # what seeds of deals are made from
S_PLAYER = 4  # and seeds of players
S_WIDTH = 5  # of a row
S_ROOM = 6  # for marks; 0: none are kept
S_MARKS = 7  # marks kept
S_MARK = 8  # width of a mark
S_WORDS = 9  # of the position kept with each mark; 0: it is not
S_SEATS = 10
S_MINDS = 16  # the mind of `a`, then that of `b`
SHEET = S_MINDS + 2 * MIND

# rows: what a game was
R_NUMBER = 0  # given
R_MINE = 1  # given: the seats of `a`, a bit each
R_TEAMS = 2  # given: how many there are
R_HALVES = 3  # points of `a`: two for a win, one for a draw
R_REASON = 4  # code of the outcome
R_LENGTH = 5  # decisions
R_TURNS = 6
R_BEGAN = 7  # who decided first, or NOBODY
R_BEGUN = 8  # their share; an even one where nobody did
R_MARKS = 9  # turns marked
R_SEATS = 10  # how many there are
R_CLOCKS = 11  # of `a`, then of `b`: decisions, nanoseconds in all, nanoseconds of the longest
CLOCK = 3
R_SCORES = 17  # of each seat

# marks: where a turn began
K_NUMBER = 0  # of the game
K_DECISION = 1  # decisions made before it
K_TURN = 2
K_SEAT = 3  # who must act
K_VALUES = 4  # of each seat; then the words of the position

SEATS_APART = 16  # numbers of seats that make different seeds


def seed_of_deal(base: u64, number: int) -> int:
    """The seed of the cards of a game: the same for two games, in which sides are exchanged."""
    word: u64 = scramble((base + number // 2) & MASK64)
    return word >> 1


def seed_of_player(base: u64, number: int, seat: int) -> int:
    """The seed of whoever holds a seat in a game."""
    word: u64 = scramble((base + number * SEATS_APART + seat) & MASK64)
    return word >> 1


def contest(
    g: Rules,
    t: Any,
    s: Any,
    x: State,
    w: State,
    v: State,
    sheet: i8row,
    rows: i8row,
    marks: i8row,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """Play rows S_DONE to S_GAMES; stops where it is called off or where marks find no room."""
    while sheet[S_DONE] < sheet[S_GAMES]:
        row = sheet[S_DONE] * sheet[S_WIDTH]
        kept = sheet[S_MARKS]
        if not play_game(g, t, s, x, w, v, sheet, rows, row, marks, args, tree, out):
            sheet[S_MARKS] = kept
            return 0
        rows[row + R_MARKS] = sheet[S_MARKS] - kept
        sheet[S_DONE] += 1
    return 1


def play_game(
    g: Rules,
    t: Any,
    s: Any,
    x: State,
    w: State,
    v: State,
    sheet: i8row,
    rows: i8row,
    row: int,
    marks: i8row,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> bool:
    """Play one game to its end, unless it is broken off."""
    number = rows[row + R_NUMBER]
    g.begin(t, s, seed_of_deal(sheet[S_DEAL], number))
    begin_row(rows, row, s.seat)
    turn = -1
    while s.seat != NOBODY:
        if sheet[S_OFF] != 0:
            return False
        if sheet[S_ROOM] > 0 and g.turns(t, s) != turn:
            if sheet[S_MARKS] == sheet[S_ROOM]:
                return False
            turn = g.turns(t, s)
            mark(g, t, s, sheet, marks, number, rows[row + R_LENGTH], out)
        take_turn(g, t, s, x, w, v, sheet, rows, row, args, tree, out)
    rows[row + R_TURNS] = g.turns(t, s)
    rows[row + R_REASON] = g.outcome(t, s, out)
    end_row(rows, row, sheet[S_SEATS], out)
    return True


def begin_row(rows: i8row, row: int, began: int) -> int:
    """A row of a game in which nothing was decided yet."""
    rows[row + R_LENGTH] = 0
    rows[row + R_BEGAN] = began
    for i in range(2 * CLOCK):
        rows[row + R_CLOCKS + i] = 0
    return 0


def end_row(rows: i8row, row: int, seats: int, scores: i8row) -> int:
    """Write down how a game ended: `a` and `b` are compared by the mean score of their seats."""
    rows[row + R_SEATS] = seats
    mine = 0
    held = 0
    total = 0
    for seat in range(seats):
        rows[row + R_SCORES + seat] = scores[seat]
        total += scores[seat]
        if (rows[row + R_MINE] >> seat) & 1 == 1:
            mine += scores[seat]
            held += 1
    lead = mine * (seats - held) - (total - mine) * held
    rows[row + R_HALVES] = 1
    if lead != 0:
        rows[row + R_HALVES] = 2 if lead > 0 else 0
    began = rows[row + R_BEGAN]
    rows[row + R_BEGUN] = WIN // rows[row + R_TEAMS]
    if began >= 0:
        rows[row + R_BEGUN] = scores[began]
    return 0


def take_turn(
    g: Rules,
    t: Any,
    s: Any,
    x: State,
    w: State,
    v: State,
    sheet: i8row,
    rows: i8row,
    row: int,
    args: i8row,
    tree: i8row,
    out: i8row,
) -> int:
    """Let whoever must act decide, and play it."""
    began = monotonic_ns()
    seat = s.seat
    side = 1 - ((rows[row + R_MINE] >> seat) & 1)
    seed = seed_of_player(sheet[S_PLAYER], rows[row + R_NUMBER], seat)
    g.copy(x, s)
    if sheet[S_MINDS + side * MIND + M_SEES] == 0:
        g.redact(x, seat)
    move = decide(g, t, x, w, v, sheet, S_MINDS + side * MIND, seed, args, tree, out)
    tick(rows, row + R_CLOCKS + side * CLOCK, monotonic_ns() - began)
    assert g.why_not(t, s, move) == 0, "a player chose a move that is not legal"
    s.event_n = 0
    g.apply(t, s, move)
    check_notes(s)
    rows[row + R_LENGTH] += 1
    return 0


def tick(rows: i8row, clock: int, took: int) -> int:
    """Count a decision on a clock."""
    rows[clock] += 1
    rows[clock + 1] += took
    rows[clock + 2] = max(rows[clock + 2], took)
    return 0


def mark(
    g: Rules,
    t: Any,
    s: Any,
    sheet: i8row,
    marks: i8row,
    number: int,
    decision: int,
    out: i8row,
) -> int:
    """Keep where a turn began: who must act, what the position is worth, the position."""
    at = sheet[S_MARKS] * sheet[S_MARK]
    sheet[S_MARKS] += 1
    marks[at + K_NUMBER] = number
    marks[at + K_DECISION] = decision
    marks[at + K_TURN] = g.turns(t, s)
    marks[at + K_SEAT] = s.seat
    g.value(t, s, out)
    for seat in range(sheet[S_SEATS]):
        marks[at + K_VALUES + seat] = out[seat]
    if sheet[S_WORDS] > 0:
        g.write(s, marks, at + sheet[S_MARK] - sheet[S_WORDS])
    return 0
