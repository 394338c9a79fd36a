"""From what counts in a position to chances of winning, for every game's estimate: record style.

A game lays its features of one side, a seat or a team, on the desk (`d.feature`); `weigh` adds
them up into the side's score, in thousandths of a logit, and `share` turns the scores of all sides
into shares of the win: e to the power of each, against all. The tables hold `factor`, what a point
of each feature is worth, and `decay`, that power for scores below the best (`core.outlook`).
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.kernel import WIN

STEP = 50  # thousandths of a logit between two entries of `decay`
POINTS = 402  # of them; the last one is 0
WHOLE = 1000000000  # the first one
ABREAST = 4  # hidden units that are added up side by side
FINE = 1000  # parts of a thousandth of a logit that weights are written in
OUT = -1000000  # the score of a side that can't win any more


def weigh(t: Any, d: Any, side: int) -> None:
    """The score of a side, from its features on the desk."""
    total = 0
    for n in range(len(t.factor)):
        total += t.factor[n] * d.feature[n]
    d.score[side] = total // FINE


def keep(d: Any, first: int) -> None:
    """Keep the features of a side for `sway`, from a place on."""
    for n in range(len(d.feature)):
        d.kept[first + n] = d.feature[n]


def sway(t: Any, d: Any, side: int) -> None:
    """Add to the score of a side what hidden units make of the features kept: those of this side,
    which must act, and behind them those of the other. A unit counts for nothing below zero."""
    total = 0
    for unit in range(0, len(t.unit_worth), ABREAST):
        a = t.unit_base[unit]
        b = t.unit_base[unit + 1]
        c = t.unit_base[unit + 2]
        e = t.unit_base[unit + 3]
        for n in range(len(d.kept)):
            held = d.kept[n]
            if held != 0:
                a += t.unit_factor[n][unit] * held
                b += t.unit_factor[n][unit + 1] * held
                c += t.unit_factor[n][unit + 2] * held
                e += t.unit_factor[n][unit + 3] * held
        total += t.unit_worth[unit] * max(0, a) + t.unit_worth[unit + 1] * max(0, b)
        total += t.unit_worth[unit + 2] * max(0, c) + t.unit_worth[unit + 3] * max(0, e)
    d.score[side] += total // (FINE * FINE * FINE)


def share(t: Any, d: Any, sides: int) -> None:
    """The scores of all sides become their shares of the win; what rounding leaves, the best's."""
    best = 0
    for side in range(sides):
        if d.score[side] > d.score[best]:
            best = side
    most = d.score[best]
    total = 0
    for side in range(sides):
        d.score[side] = decayed(t, most - d.score[side])
        total += d.score[side]
    left = WIN
    for side in range(sides):
        d.score[side] = WIN * d.score[side] // max(1, total)
        left -= d.score[side]
    d.score[best] += left


def decayed(t: Any, below: int) -> int:
    """The weight of a score so far below the best, WHOLE for the best itself."""
    at = min(below // STEP, len(t.decay) - 2)
    rest = min(below - at * STEP, STEP)
    found: int = t.decay[at] - (t.decay[at] - t.decay[at + 1]) * rest // STEP
    return found


def below(t: Any, part: int, whole: int) -> int:
    """How far a part lies below a whole, in thousandths of a logit: minus the logarithm."""
    ratio = part * WHOLE // max(1, whole)
    low = 0
    high = len(t.decay) - 2
    while low < high:
        middle = (low + high + 1) // 2
        if t.decay[middle] >= ratio:
            low = middle
        else:
            high = middle - 1
    gap = max(1, t.decay[low] - t.decay[low + 1])
    rest: int = max(0, t.decay[low] - ratio) * STEP // gap
    return low * STEP + rest
