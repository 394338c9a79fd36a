"""The numbers behind the estimate: weights from estimate.toml, and the chance to win the match.

The chance at the end of each round is worked out backwards from the last one, with the spread of
final counts that content gives for a whole round.
"""

from decimal import Decimal
from functools import lru_cache
from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.kernel import NOT_OVER, WIN
from ludotheque.games.night_dealer import codes as n
from ludotheque.games.night_dealer.records import Tables
from ludotheque.games.night_dealer.rules.turns import why_ended
from ludotheque.games.night_dealer.tables import TABLES

HEAVIEST = 10_000  # thousandths of a cell
MOMENT_NAMES = ("at_start", "after_roll", "after_tile")
SIDES = ("mover", "other")
NAMES = (
    "closed",
    "covered",
    "faced",
    "faced_widely",
    "unfaced",
    "marked",
    "marked_covered",
    "best_gain",
    "joker",
    "holds_claw",
    "holds_hex",
    "holds_ward",
    "trap_set",
    "open_effects",
)
assert len(NAMES) == n.COUNTS
READ = ("by_rounds", "target_points", "tie_draws", "max_rounds", "rounds_to_win", "fixed_seats")


def read_estimate(t: Any, whole: Entry) -> None:
    """What estimate.toml holds, and what follows from it."""
    for moment, name in enumerate(MOMENT_NAMES):
        _read_moment(t, moment, whole.entry(name))
    around = whole.entry("round")
    shares = around.integers("first_cells", 0, HEAVIEST, n.CELLS + 1)
    if sum(shares) == 0:
        raise around.wrong("first_cells are all 0: no round could end")
    around.done()
    whole.done()
    t.count = [cells.bit_count() for cells in range(1 << n.CELLS)]
    t.odds = _odds()
    _look_ahead(t, tuple(shares))


def _read_moment(t: Any, moment: int, entry: Entry) -> None:
    """The weights of one moment, for each of the six turns."""
    for side, name in enumerate(SIDES):
        inside = entry.entry(name)
        for row, key in enumerate(NAMES):
            t.weight[side][row][moment::3] = inside.integers(key, -HEAVIEST, HEAVIEST, n.TURNS)
        inside.done()
    t.omen_worth[moment::3] = entry.integers("omen", -HEAVIEST, HEAVIEST, n.TURNS)
    t.saved_worth[moment::3] = entry.integers("saved", -HEAVIEST, HEAVIEST, n.TURNS)
    t.spread[moment::3] = entry.integers("spread", 1, HEAVIEST, n.TURNS)
    base = entry.entry("base")
    for turn in range(n.TURNS):
        t.base[3 * turn + moment] = base.integers(
            f"turn_{turn + 1}", -HEAVIEST, HEAVIEST, n.CELLS + 1
        )
    base.done()
    entry.done()


def _odds() -> list[int]:
    """The logistic curve: chance not to exceed a value, by its distance from the middle."""
    steps = range(-n.MIDDLE, n.MIDDLE + 1)  # in Decimal: the same digits on every machine
    return [round(n.FULL / (1 + (Decimal(-step) / n.STEPS).exp())) for step in steps]


def _look_ahead(t: Any, shares: tuple[int, ...]) -> None:
    """Fill `after` from the last round back to the first."""
    said = (t.by_rounds, t.target_points, t.tie_draws, t.max_rounds, t.rounds_to_win, t.fixed_seats)
    for number, table in enumerate(_chances(said, shares)):
        t.after[number] = [row[:] for row in table]


@lru_cache(maxsize=64)
def _chances(said: tuple[int, ...], shares: tuple[int, ...]) -> list[list[list[int]]]:
    """By round, points of its P1 and of its P2: the chance of its P1 to win the match."""
    t: Tables = TABLES.new()  # of which `why_ended` reads these few
    for name, value in zip(READ, said, strict=True):
        setattr(t, name, value)
    size = n.MOST_POINTS + 1
    tables = [[[0] * size for _ in range(size)] for _ in range(n.MOST_ROUNDS)]
    for number in range(t.max_rounds, 0, -1):
        later = tables[number] if number < t.max_rounds else []
        for first in range(size):
            for second in range(size):
                tables[number - 1][first][second] = _chance(
                    t, shares, later, number, (first, second)
                )
    return tables


def _chance(
    t: Tables,
    shares: tuple[int, ...],
    later: list[list[int]],
    number: int,
    points: tuple[int, int],
) -> int:
    first, second = points
    likely = first + second <= n.CELLS * number
    if why_ended(t, number, first, second) != NOT_OVER or not likely:
        return WIN // 2 if first == second else (WIN if first > second else 0)
    total = 0
    for cells, share in enumerate(shares):  # of the next round's P1, on a full board
        gain, loss = cells, n.CELLS - cells
        if t.by_rounds:
            gain, loss = int(gain > loss), int(loss > gain)
        if t.fixed_seats:
            total += share * later[first + gain][second + loss]
        else:
            total += share * (WIN - later[second + gain][first + loss])
    return total // sum(shares)
