"""A test that stops as soon as it knows: is `a` better than `b`, pair of games by pair of games?

A pair is one deal played twice, seats exchanged. The generalised sequential probability ratio test
weighs two claims: "the share of points is `low`" and "it is `high`". The interval printed with the
verdict holds whenever one stops (a confidence sequence), so that stopping early flatters nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

SURE = 0.05  # chance of either wrong verdict, and of an interval that misses
LEAST = 16  # pairs before anything is said: the spread must be known first
TIGHT_AT = 500  # pairs at which the interval is tightest for their number

BETTER, NOT_BETTER, OPEN = "better", "not better", "undecided"


@dataclass(frozen=True)
class Verdict:
    """What the pairs say so far: share of points of `a`, its interval, and the verdict."""

    verdict: str
    pairs: int
    score: float
    low: float
    high: float


@dataclass(frozen=True)
class Bounds:
    """The two claims that are weighed, as shares of points."""

    low: float = 0.50
    high: float = 0.53


@dataclass
class Trial:
    """Pairs counted one by one; each is the mean share of points of `a` in its two games."""

    bounds: Bounds = Bounds()
    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0

    def count(self, share: float) -> None:
        """Count one pair."""
        self.pairs += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        """The share of points so far."""
        return self.total / self.pairs if self.pairs else 0.5

    @property
    def variance(self) -> float:
        """Of a pair; never quite nothing, since a few equal pairs prove little."""
        found = self.squares / self.pairs - self.mean**2 if self.pairs else 0.25
        return max(found, 1 / (8 * (self.pairs + 1)))

    @property
    def ratio(self) -> float:
        """Logarithm of how much better the higher claim explains the pairs than the lower one."""
        low, high = self.bounds.low, self.bounds.high
        return self.pairs * (high - low) * (2 * self.mean - low - high) / (2 * self.variance)

    def verdict(self) -> Verdict:
        """What is known now."""
        edge = log((1 - SURE) / SURE)
        said = OPEN
        if self.pairs >= LEAST and abs(self.ratio) >= edge:
            said = BETTER if self.ratio > 0 else NOT_BETTER
        half = self._half()
        low, high = max(0.0, self.mean - half), min(1.0, self.mean + half)
        return Verdict(said, self.pairs, self.mean, low, high)

    def _half(self) -> float:
        """Half of the interval: a mixture of normal tests, valid at every number of pairs."""
        if not self.pairs:
            return 0.5
        tune = _tuned() / TIGHT_AT
        inside = self.pairs * tune + 1
        return sqrt(2 * self.variance * inside / (self.pairs**2 * tune) * log(sqrt(inside) / SURE))


def _tuned() -> float:
    """What makes the interval tightest at TIGHT_AT pairs."""
    return -2 * log(SURE) + log(-2 * log(SURE)) + 1
