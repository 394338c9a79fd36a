"""The weights of the estimate, read from estimate.toml into the tables."""

from math import exp
from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.kernel import WIN
from ludotheque.core.record import PUBLIC, Field, advice
from ludotheque.games.duel.codes import (
    CARDS,
    DAMAGE,
    DOUBLE_FORCE,
    FIXED,
    SHIELD,
    WEAPON_ATTACK,
    WEIGHTS,
)

POINTS = 801  # of the curve, from surely lost to surely won
STEP = 20  # thousandths of a logit between two of them
NAMES = (
    "hp",
    "low",
    "shield",
    "force",
    "resistance",
    "force_turn",
    "resistance_turn",
    "weapon",
    "invincible",
    "storm",
    "frozen",
    "cancel",
    "rapid",
    "turn",
    "punch",
    "guard",
    "cards",
)
COUNTED = 4  # cards that a card of the form "n for each card" is taken to find
FIELDS = [
    Field("punch", "i2", (CARDS,), PUBLIC, "base damage of a card"),
    Field("swings", "i1", (CARDS,), PUBLIC, "blows it deals with the weapon"),
    Field("guard", "i2", (CARDS,), PUBLIC, "base shield of a card"),
    *advice(
        Field(
            "weight", "i4", (WEIGHTS,), PUBLIC, "what each thing is worth, thousandths of a logit"
        ),
        Field("curve", "i4", (POINTS,), PUBLIC, "share of the win for each difference"),
        Field("curve_step", "i4", (), PUBLIC, "difference between two points of the curve"),
        Field("horizon", "i2", (), PUBLIC, "turns of a chapter: where a playout may end"),
    ),
]


def read_estimate(t: Any, file: Entry) -> None:
    """Fill the tables of the estimate."""
    t.weight = [file.integer(name, -100_000, 100_000) for name in NAMES]
    t.horizon = file.integer("horizon", 1, 1000)
    file.done()
    middle = POINTS // 2
    t.curve = [round(WIN / (1 + exp(-(i - middle) * STEP / 1000))) for i in range(POINTS)]
    t.curve_step = STEP
    for card in range(t.cards_n):
        _weigh_card(t, card)


def _weigh_card(t: Any, card: int) -> None:
    """What a card deals and gives by itself."""
    for row in range(t.first[card], t.last[card]):
        n = t.row_n[row] * (1 if t.row_n_of[row] == FIXED else COUNTED)
        if t.row_verb[row] == DAMAGE:
            t.punch[card] += n * t.row_hits[row]
        elif t.row_verb[row] == WEAPON_ATTACK:
            t.swings[card] += 2 if t.row_force[row] == DOUBLE_FORCE else 1
        elif t.row_verb[row] == SHIELD:
            t.guard[card] += n
