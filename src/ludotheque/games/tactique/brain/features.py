"""What counts for each player; content/weights.toml says what a point of it is worth."""

from ludotheque.games.tactique.brain.outlook import may_win, oldest, steps
from ludotheque.games.tactique.codes import (
    CELLS,
    ELIMINATING,
    FEATURES,
    PLAY,
    ROWS,
    SURVIVING,
    SYNERGETIC,
    TERRITORIAL,
)
from ludotheque.games.tactique.records import Desk, State, Tables
from ludotheque.games.tactique.rules.grid import row_full
from ludotheque.games.tactique.rules.values import atk

F_UNITS = 0  # in play
F_ATK = 1  # of units in play
F_HP = 2  # of units in play
F_SHIELD = 3  # of units in play
F_READY = 4  # units that are not stunned
F_KEYWORD = 5  # printed on units in play
F_HAND = 6  # cards, the first eight
F_TURN = 7  # having it
F_FILLED = 8  # units in the row that is nearest to be held, where rows count
F_HELD = 9  # turns that row has been held, while complete
F_LINKED = 10  # units, where links count
F_AGE = 11  # of the oldest Core, where that counts
F_KILLS = 12  # squared, this turn, where that counts
F_TOTAL = 13  # units destroyed so far
F_LASTING = 14  # persistent spells
F_NEAR = 15  # conditions that will be met at the next test

MOST_HAND, MOST_ATK, MOST_HP = 8, 10, 12  # more than that is worth little


def lay(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Lay what a player has on the desk; nothing before the first turn."""
    for n in range(FEATURES):
        d.feature[n] = 0
    if s.phase != PLAY:
        return
    d.feature[F_HAND] = min(s.hand_n[seat], MOST_HAND)
    d.feature[F_TOTAL] = s.kills_total[seat]
    d.feature[F_LASTING] = s.lasting_n[seat]
    if s.active == seat:
        d.feature[F_TURN] = 1
    for spot in range(seat * CELLS, seat * CELLS + CELLS):
        if s.unit[spot] >= 0:
            lay_unit(t, s, d, spot)
    for goal in range(t.goals_n):
        if may_win(t, s, seat, goal) == 1:
            lay_goal(t, s, d, seat, goal)


def lay_unit(t: Tables, s: State, d: Desk, spot: int) -> None:
    """What a unit adds."""
    d.feature[F_UNITS] += 1
    d.feature[F_ATK] += min(atk(t, s, spot), MOST_ATK)
    d.feature[F_HP] += min(s.hp[spot], MOST_HP)
    d.feature[F_SHIELD] += s.shield[spot]
    d.feature[F_READY] += 1 - s.stunned[spot]
    bits = t.keywords[s.unit[spot]]
    while bits > 0:
        d.feature[F_KEYWORD] += bits & 1
        bits >>= 1


def lay_goal(t: Tables, s: State, d: Desk, seat: int, goal: int) -> None:
    """How far the way to a condition is gone."""
    kind, need = t.goal_kind[goal], t.goal_n[goal][0]
    if kind == TERRITORIAL:
        for row in range(ROWS):
            if t.goal_n[goal][row] > 0:
                lay_row(t, s, d, seat, t.goal_n[goal][row] * ROWS + row)
        return
    done = steps(t, s, seat, goal)
    if kind == SYNERGETIC:
        d.feature[F_LINKED] = min(done, need)
    elif kind == SURVIVING:
        d.feature[F_AGE] = min(oldest(s, seat), need)
        done += 1
    elif kind == ELIMINATING:
        d.feature[F_KILLS] = done * done
    if done >= need:
        d.feature[F_NEAR] += 1


def lay_row(t: Tables, s: State, d: Desk, seat: int, asked: int) -> None:
    """A row that is being held or filled; `asked` is how long it must be, and which one."""
    need, row = asked // ROWS, asked % ROWS
    filled = 0
    for spot in range(seat * CELLS, seat * CELLS + CELLS):
        if t.row_of[spot] == row and s.unit[spot] >= 0:
            filled += 1
    d.feature[F_FILLED] = max(d.feature[F_FILLED], filled)
    if row_full(t, s, seat, row) == 1:
        d.feature[F_HELD] = max(d.feature[F_HELD], 1 + s.hold[seat][row])
        if s.hold[seat][row] + 1 >= need:
            d.feature[F_NEAR] += 1
