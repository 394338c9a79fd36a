"""Turns, rounds and the match: who acts, counting cells, who wins."""

from ludotheque.core.kernel import EVERYONE, NOBODY, NOT_OVER
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.events import NOTE
from ludotheque.games.night_dealer.records import State, Tables


def mover(s: State) -> int:
    """ND-Q1 Whose turn of the round it is: P1 on odd turns, P2 on even ones."""
    if s.turn & 1 != 0:
        return s.first
    return 1 - s.first


def has_room(s: State) -> int:
    """Whether a cell is empty."""
    for cell in range(c.CELLS):  # noqa: SIM110  # no generators in record style
        if s.owner[cell] == c.NONE:
            return True
    return False


def begin_round(t: Tables, s: State, number: int) -> None:
    """ND-Q1, ND-Q8 An empty board, whole wheels, Omen back; the starter changes every round."""
    s.round = number
    s.turn = 1
    s.first = s.starter
    if number & 1 == 0 and t.fixed_seats == 0:
        s.first = 1 - s.starter
    for cell in range(c.CELLS):
        s.owner[cell] = c.NONE
        s.kind[cell] = c.NONE
        s.shield[cell] = 0
        s.badge[cell] = 0
    for seat in range(c.SEATS):
        s.trap[seat] = c.NONE
        s.drawn[seat] = 0
        for wheel in range(c.WHEELS):
            s.wheel[seat][wheel] = c.UNROLLED
    s.omen = 1
    for i in range(s.mark_n):  # ND-Q15 marks of the last turn never come due
        s.mark_cell[i] = c.NONE
        s.mark_author[i] = c.NONE
    s.mark_n = 0
    NOTE.round_began(s, number, s.first, 1 - s.first, EVERYONE)
    begin_turn(s)


def begin_turn(s: State) -> None:
    """ND-T1-a, ND-T2-a, ND-T3-a, ND-Q6 Roll on T1, else reroll; pass when the board is full."""
    s.seat = mover(s)
    if s.turn <= c.SEATS:
        s.phase = c.ROLL
    elif has_room(s):
        s.phase = c.REROLL
    else:
        s.phase = c.PASS


def begin_compose(s: State) -> None:
    """ND-Q6 After the roll: compose in private, or pass when there is no empty cell."""
    if has_room(s):
        s.phase = c.COMPOSE
        s.composer = 1 << s.seat
    else:
        s.phase = c.PASS


def end_turn(t: Tables, s: State) -> None:
    """ND-T-a The next of the six turns, or the count of the round."""
    for i in range(s.due_n):
        s.due_cell[i] = c.NONE
        s.due_author[i] = c.NONE
    s.due_n = 0
    s.due_at = 0
    s.placed = 0
    s.step = 0
    if s.turn < c.TURNS:
        s.turn += 1
        begin_turn(s)
    else:
        end_round(t, s)


def cells_of(s: State, seat: int) -> int:
    """How many cells a player controls."""
    count = 0
    for cell in range(c.CELLS):
        if s.owner[cell] == seat:
            count += 1
    return count


def end_round(t: Tables, s: State) -> None:
    """ND-B-a, ND-SCO-a Count the cells, then end the match or begin the next round."""
    cells_a = cells_of(s, 0)
    cells_b = cells_of(s, 1)
    if t.by_rounds == 0:
        s.points[0] += cells_a
        s.points[1] += cells_b
    elif cells_a > cells_b:
        s.points[0] += 1
    elif cells_b > cells_a:
        s.points[1] += 1
    NOTE.round_scored(s, s.round, 0, cells_a, 1, cells_b, EVERYONE)
    s.ended = why_ended(t, s.round, s.points[0], s.points[1])
    if s.ended == NOT_OVER:
        begin_round(t, s, s.round + 1)
    else:
        end_match(s)


def why_ended(t: Tables, number: int, points_a: int, points_b: int) -> int:
    """ND-B-b to ND-B-e, ND-Q24 Why the match is over after a round, or NOT_OVER."""
    if t.by_rounds != 0:
        return why_ended_by_rounds(t, number, points_a, points_b)
    if max(points_a, points_b) >= t.target_points:
        if points_a != points_b:
            return c.TARGET_REACHED
        if t.tie_draws != 0:
            return c.DRAWN_AT_TARGET
    if number < t.max_rounds:
        return NOT_OVER
    if points_a == points_b:
        return c.DRAWN
    return c.MORE_POINTS


def why_ended_by_rounds(t: Tables, number: int, won_a: int, won_b: int) -> int:
    """ND-SCO-a The same when rounds won are counted."""
    if max(won_a, won_b) >= t.rounds_to_win:
        return c.ROUNDS_WON
    if number < t.max_rounds:
        return NOT_OVER
    if won_a == won_b:
        return c.DRAWN_ROUNDS
    return c.MORE_ROUNDS


def end_match(s: State) -> None:
    """ND-B-c, ND-B-d, ND-B-e Nobody acts any more."""
    winner = c.NONE
    high = max(s.points[0], s.points[1])
    low = min(s.points[0], s.points[1])
    if s.points[0] > s.points[1]:
        winner = 0
    elif s.points[1] > s.points[0]:
        winner = 1
    s.phase = c.OVER
    s.seat = NOBODY
    NOTE.match_ended(s, s.ended, winner, high, low, EVERYONE)
