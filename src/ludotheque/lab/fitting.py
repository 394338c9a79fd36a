"""Weights fitted to how matches ended: logistic regression for any number of sides, by hand.

A side's chance is e to the power of its score against all; the score is the sum of its features,
weighed. Newton's steps, with a pull towards the weights one begins with: where the positions say
nothing of a feature, its weight stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul

from ludotheque.lab.samples import Sample

STEPS = 8  # of Newton: more change nothing
PULL = 2.0  # positions that the old weights count for, in deviations of each feature
LEAST = 1e-9

Matrix = list[list[float]]


def chances(weights: Sequence[float], features: Sequence[Sequence[float]]) -> list[float]:
    """Each side's chance; weights in millionths of a logit."""
    scores = [sum(map(mul, weights, row)) / 1e6 for row in features]
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]


def log_loss(weights: Sequence[float], samples: Sequence[Sample]) -> float:
    """Mean surprise at how the matches ended, in natural units: 0.693 is a coin for two sides."""
    total = 0.0
    for sample in samples:
        found = chances(weights, sample.features)
        total -= sum(
            came * log(max(LEAST, chance)) for came, chance in zip(sample.came, found, strict=True)
        )
    return total / len(samples)


def fit(samples: Sequence[Sample], start: Sequence[int]) -> list[int]:
    """The weights that make what came least surprising, beginning with `start`."""
    size = len(start)
    scale = _scales(samples, size)
    first = [worth * s / 1e6 for worth, s in zip(start, scale, strict=True)]
    weights = list(first)
    rows = [
        ([[x / s for x, s in zip(side, scale, strict=True)] for side in sample.features],
         sample.came)
        for sample in samples
    ]  # fmt: skip
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(rows, weights)
        for n in range(size):
            slope[n] += PULL * (weights[n] - first[n])
            bend[n][n] += PULL
        for n, step in enumerate(solved(bend, slope)):
            weights[n] -= step
    return [round(1e6 * worth / s) for worth, s in zip(weights, scale, strict=True)]


def _scales(samples: Sequence[Sample], size: int) -> list[float]:
    """How far each feature of a side lies from the mean of the sides, typically."""
    total = [0.0] * size
    for sample in samples:
        for n, column in enumerate(zip(*sample.features, strict=True)):
            mean = sum(column) / len(column)
            total[n] += sum((x - mean) ** 2 for x in column)
    return [max(1.0, (square / len(samples)) ** 0.5) for square in total]


def _slope_and_bend(
    rows: Sequence[tuple[Matrix, list[float]]], weights: list[float]
) -> tuple[list[float], Matrix]:
    """First and second derivatives of the surprise."""
    size = len(weights)
    slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
    for features, came in rows:
        found = chances([1e6 * w for w in weights], features)
        mean = [sum(map(mul, found, column)) for column in zip(*features, strict=True)]
        for chance, share, side in zip(found, came, features, strict=True):
            apart = [x - m for x, m in zip(side, mean, strict=True)]
            for n, x in enumerate(apart):
                slope[n] += (chance - share) * x
                if x != 0.0:
                    line, part = bend[n], chance * x
                    for m in range(n + 1):
                        line[m] += part * apart[m]
    for n in range(size):
        for m in range(n):
            bend[m][n] = bend[n][m]
    return slope, bend


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for n in range(size):
        best = max(range(n, size), key=lambda r: abs(rows[r][n]))
        rows[n], rows[best] = rows[best], rows[n]
        for row in rows[n + 1 :]:
            part = row[n] / rows[n][n]
            if part != 0.0:
                row[n:] = [a - part * b for a, b in zip(row[n:], rows[n][n:], strict=True)]
    found = [0.0] * size
    for n in reversed(range(size)):
        known = sum(map(mul, rows[n][n + 1 : size], found[n + 1 :]))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found
