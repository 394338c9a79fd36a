"""Victory: conditions and their tests, the end of the game (§3.8, §3.12, §3.15)."""

from ludotheque.cards.stack import clear_stack
from ludotheque.core.kernel import EVERYONE, NOBODY, NOT_OVER, WIN
from ludotheque.core.types import i8row
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import units_of
from ludotheque.games.tactique.rules.values import linked

TURN = 40  # most actions of a turn (§3.12)
CHOICES = 3  # of one action, on average at most


def forget(s: State, seat: int) -> int:
    """Nothing is being composed."""
    s.act[seat] = 0
    s.act_what[seat] = 0
    s.act_ability[seat] = 0
    for i in range(s.picks_n[seat]):
        s.picks[seat][i] = 0
    s.picks_n[seat] = 0
    return 0


def show_goal(s: State, seat: int) -> None:
    """Everybody knows what somebody has picked."""
    s.told[seat] = EVERYONE
    NOTE.goal_shown(s, seat, s.goal[seat], EVERYONE)


def unveil(s: State) -> int:
    """TAC-MODE-secret Once it is over, whatever ended it, everybody knows every pick."""
    for seat in range(c.SEATS):
        if s.goal[seat] != c.NONE and s.told[seat] != EVERYONE:
            show_goal(s, seat)
    return 0


def finish(s: State, winner: int, reason: int, goal: int) -> int:
    """TAC-END-05, Q33 The game is over: nothing more happens, and every pick is shown."""
    clear_stack(s)
    s.same = 0
    s.ended = reason
    s.winner = winner
    s.won_by = goal
    s.phase = c.OVER
    s.seat = NOBODY
    for seat in range(c.SEATS):
        forget(s, seat)
    unveil(s)
    loser = 1 - winner if winner >= 0 else c.NONE
    NOTE.game_ended(s, winner, loser, reason, goal, EVERYONE)
    return 1


def counted(t: Tables, s: State, seat: int, kind: int) -> int:
    """§3.8 What conditions but territory count: links, the age of a Core, units destroyed."""
    if kind == c.SYNERGETIC:
        return linked(t, s, seat)
    if kind == c.ELIMINATING:
        return s.kills[seat]
    oldest = 0
    for spot in range(seat * c.CELLS, seat * c.CELLS + c.CELLS):
        oldest = max(oldest, s.age[spot])
    return oldest


def is_met(t: Tables, s: State, seat: int, goal: int) -> int:
    """§3.8 1 if a player meets a condition now."""
    if t.goal_kind[goal] != c.TERRITORIAL:
        return 1 if counted(t, s, seat, t.goal_kind[goal]) >= t.goal_n[goal][0] else 0
    for row in range(c.ROWS):
        if t.goal_n[goal][row] > 0 and s.hold[seat][row] >= t.goal_n[goal][row]:
            return 1
    return 0


def counts(t: Tables, s: State, seat: int, goal: int) -> int:
    """§3.15 1 if a condition is one that wins for a player."""
    return 1 if t.mode == c.ALL_COUNT or s.goal[seat] == goal else 0


def test(t: Tables, s: State, seat: int, kind: int) -> int:
    """TAC-TURN-B3, TAC-MODE-ruled The conditions of one kind: 1 if the game is won."""
    bit = 1
    for goal in range(t.goals_n):
        if t.goal_kind[goal] != kind or t.goal_faction[goal] != t.faction[seat]:
            continue
        if is_met(t, s, seat, goal) == 0:
            continue
        if counts(t, s, seat, goal) == 1:
            return finish(s, seat, c.TERRITORY + kind, goal)  # reasons stand in the same order
        if (s.ruled_out[seat] >> goal) & 1 == 0:
            s.ruled_out[seat] |= bit << goal
            NOTE.met(s, seat, goal, EVERYONE)
    return 0


def test_start(t: Tables, s: State, seat: int) -> int:
    """Q29 Territory, synergy, survival, in this order: 1 if the game is won."""
    for kind in range(c.ELIMINATING):
        if test(t, s, seat, kind) == 1:
            return 1
    return 0


def limit_reached(s: State) -> int:
    """TAC-END-01 More units destroyed so far, then more units in play, else nobody wins."""
    score = s.kills_total[0] - s.kills_total[1]
    if score == 0:
        score = units_of(s, 0) - units_of(s, 1)
    winner = c.NONE
    if score != 0:
        winner = 0 if score > 0 else 1
    return finish(s, winner, c.LIMIT, c.NONE)


def outcome(t: Tables, s: State, out: i8row) -> int:
    """§4.5 Whoever has won has all, a draw is shared."""
    for seat in range(c.SEATS):
        out[seat] = WIN // 2
        if s.ended != NOT_OVER and s.winner != c.NONE:
            out[seat] = WIN if s.winner == seat else 0
    return s.ended


def bound(t: Tables) -> int:
    """TAC-END-04 No game has more decisions."""
    return c.SEATS * t.max_rounds * (TURN * CHOICES + 1) + c.SEATS * c.DECK + c.SEATS
