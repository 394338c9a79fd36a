"""The Forces and totals of a combat as they stand, told with every state: no rule keeps them."""

from typing import Any

from ludotheque.core.contract import Computed
from ludotheque.core.record import PUBLIC, Field
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules.combat import succeeds
from ludotheque.games.eden.rules.select import force, total_of

FIELDS = (
    Field("u_now", "i2", (c.UNITS,), PUBLIC, "the Force that counts now, of units in an army"),
    Field("wins_now", "i1", (c.FRONTS,), PUBLIC, "1 if the attacker would win as totals stand"),
    Field("total_now", "i2", (c.FRONTS, 2), PUBLIC, "attacker’s and defender’s total as it stands"),
)


def values(t: Any, s: Any) -> tuple[list[int], list[int], list[list[int]]]:
    """The Force of each unit in an army, who would win each front, and its totals; zeros out of
    combat."""
    forces, wins, totals = [0] * c.UNITS, [0] * c.FRONTS, [[0, 0] for _ in range(c.FRONTS)]
    if s.fighting:
        for unit in range(s.units_n):
            if s.u_where[unit] == c.IN_ARMY:
                forces[unit] = force(t, s, DESK.here, unit)
        for front in range(s.fronts_n):
            totals[front] = [total_of(t, s, DESK.here, front, side) for side in (0, 1)]
            wins[front] = succeeds(s, front, *totals[front])
    return forces, wins, totals


TOTALS = Computed(FIELDS, values)
