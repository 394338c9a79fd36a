"""What a position is worth: what both players have, weighed (content/estimate.toml)."""

from ludotheque.core.kernel import WIN
from ludotheque.core.types import i8row
from ludotheque.games.tactique.brain.outlook import may_win, oldest, steps
from ludotheque.games.tactique.codes import (
    CELLS,
    ELIMINATING,
    PLAY,
    ROWS,
    SURVIVING,
    SYNERGETIC,
    TERRITORIAL,
    W_AGE,
    W_ARMED,
    W_ATK,
    W_ECHO,
    W_FILLED,
    W_HAND,
    W_HOLD,
    W_HP,
    W_KEYWORD,
    W_KILLS,
    W_LASTING,
    W_LINKED,
    W_NEAR,
    W_READY,
    W_SHIELD,
    W_TOTAL,
    W_TURN,
)
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import row_full
from ludotheque.games.tactique.rules.values import atk, linked


def estimate(t: Tables, s: State, out: i8row) -> int:
    """Each seat's share of the win, from the difference of what both have."""
    score = 0
    if s.phase == PLAY:
        score = standing(t, s, 0) - standing(t, s, 1)
    at = len(t.curve) // 2 + score // t.curve_step
    at = max(0, min(len(t.curve) - 1, at))
    out[0] = t.curve[at]
    out[1] = WIN - t.curve[at]
    return 0


def standing(t: Tables, s: State, seat: int) -> int:
    """What a player has, in thousandths of a logit."""
    total = t.weight[W_HAND] * min(s.hand_n[seat], 8) + t.weight[W_TOTAL] * s.kills_total[seat]
    total += t.weight[W_LASTING] * s.lasting_n[seat]
    if s.active == seat:
        total += t.weight[W_TURN] + t.weight[W_ECHO] * s.echoes[seat]
    for spot in range(seat * CELLS, seat * CELLS + CELLS):
        if s.unit[spot] >= 0:
            total += unit_worth(t, s, spot)
    for goal in range(t.goals_n):
        if may_win(t, s, seat, goal) == 1:
            total += goal_worth(t, s, seat, goal)
    return total


def unit_worth(t: Tables, s: State, spot: int) -> int:
    """What a unit is worth where it stands."""
    total = t.weight[W_ATK] * min(atk(t, s, spot), 10) + t.weight[W_HP] * min(s.hp[spot], 12)
    total += t.weight[W_SHIELD] * s.shield[spot]
    bits = t.keywords[s.unit[spot]]
    while bits > 0:
        total += t.weight[W_KEYWORD] * (bits & 1)
        bits >>= 1
    if s.stunned[spot] == 0:
        total += t.weight[W_READY]
    return total


def goal_worth(t: Tables, s: State, seat: int, goal: int) -> int:
    """What the way to a condition is worth as far as it is gone."""
    kind, total = t.goal_kind[goal], 0
    done, need = steps(t, s, seat, goal), t.goal_n[goal][0]
    if kind == TERRITORIAL:
        for row in range(ROWS):
            if t.goal_n[goal][row] > 0:
                total = max(total, row_worth(t, s, seat, goal, row))
        return total
    if kind == SYNERGETIC:
        total = t.weight[W_LINKED] * min(linked(t, s, seat), need)
    elif kind == SURVIVING:
        total = t.weight[W_AGE] * min(oldest(s, seat), need)
        done += 1 if s.active != seat else 0
    elif kind == ELIMINATING:
        return t.weight[W_KILLS] * done * done
    return total + t.weight[W_NEAR] if done >= need else total


def row_worth(t: Tables, s: State, seat: int, goal: int, row: int) -> int:
    """A row that is being held or filled; the longer, the more each turn is worth."""
    first = seat * CELLS
    filled = 0
    for spot in range(first, first + CELLS):
        if t.row_of[spot] == row and s.unit[spot] >= 0:
            filled += 1
    total = t.weight[W_FILLED] * filled
    if row_full(t, s, seat, row) == 0:
        return total
    done, need = s.hold[seat][row], t.goal_n[goal][row]
    total += t.weight[W_ARMED] + t.weight[W_HOLD] * done
    return total + t.weight[W_NEAR] if done + 1 >= need else total
