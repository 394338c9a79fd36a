"""The weights of the estimate, read from estimate.toml into the tables."""

from math import exp
from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.kernel import WIN
from ludotheque.core.record import PUBLIC, Field, advice
from ludotheque.games.tactique.codes import WEIGHTS

POINTS = 801  # of the curve, from surely lost to surely won
STEP = 20  # thousandths of a logit between two of them
NAMES = (
    *("atk", "hp", "shield", "ready", "keyword", "hand", "echo", "turn", "hold", "armed"),
    *("filled", "linked", "age", "kills", "total", "lasting", "near"),
)
FIELDS = advice(
    Field("weight", "i4", (WEIGHTS,), PUBLIC, "what each thing is worth, thousandths of a logit"),
    Field("curve", "i4", (POINTS,), PUBLIC, "share of the win for each difference"),
    Field("curve_step", "i4", (), PUBLIC, "difference between two points of the curve"),
    Field("horizon", "i2", (), PUBLIC, "turns of a chapter: where a playout may end"),
)


def read_estimate(t: Any, file: Entry) -> None:
    """Fill the tables of the estimate."""
    t.weight = [file.integer(name, -100_000, 100_000) for name in NAMES]
    t.horizon = file.integer("horizon", 1, 1000)
    file.done()
    middle = POINTS // 2
    t.curve = [round(WIN / (1 + exp(-(i - middle) * STEP / 1000))) for i in range(POINTS)]
    t.curve_step = STEP
