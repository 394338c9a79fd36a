"""How far each player is on the way to a victory, as far as everybody can see."""

from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.ending import counted


def may_win(t: Tables, s: State, seat: int, goal: int) -> int:
    """1 if a condition may be the one that a player wins by."""
    if t.goal_faction[goal] != t.faction[seat] or (s.ruled_out[seat] >> goal) & 1 == 1:
        return 0
    return 1 if t.mode == c.ALL_COUNT or s.goal[seat] == c.NONE or s.goal[seat] == goal else 0


def nearness(t: Tables, s: State, seat: int) -> int:
    """The steps done on the best way to a victory."""
    best = 0
    for goal in range(t.goals_n):
        if may_win(t, s, seat, goal) == 1:
            best = max(best, steps(t, s, seat, goal))
    return best


def steps(t: Tables, s: State, seat: int, goal: int) -> int:
    """Turns held, links, age or kills: what a condition counts."""
    kind = t.goal_kind[goal]
    if kind != c.TERRITORIAL:
        passed = kind == c.ELIMINATING and s.active != seat  # kills count in one's own turn
        return 0 if passed else counted(t, s, seat, kind)
    found = 0
    for row in range(c.ROWS):
        if t.goal_n[goal][row] > 0:
            found = max(found, s.hold[seat][row] + s.armed[seat][row])
    return found
