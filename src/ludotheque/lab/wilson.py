"""How sure a share of points is: the Wilson interval, of games or of pairs of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from operator import add

Z95 = 1.959963984540054  # 95 % of a normal lies within this many deviations


# Pairs reckoned with before any was played: one won twice, two shared, one lost twice, as two even
# players make them whose games have nothing to do with one another.
BEFOREHAND = (1.0, 0.5, 0.5, 0.0)


def paired(points: Sequence[float]) -> tuple[float, float]:
    """The interval for the share of points of games in pairs: one deal twice, seats exchanged.

    Where whoever begins wins, each pair is shared, and the share is surer than as many games apart
    would make it; where pairs are won twice or lost twice, it is less sure.
    """
    pairs = Counter(map(add, points[::2], points[1::2]))  # few values, however many games
    reckoned = Counter(BEFOREHAND)
    for both, count in sorted(pairs.items()):
        reckoned[both / 2] += count
    size = reckoned.total()
    mean = sum(pair * count for pair, count in reckoned.items()) / size
    varied = sum((pair - mean) ** 2 * count for pair, count in reckoned.items()) / size
    told = mean * (1 - mean) / (2 * varied)  # games apart that tell as much as one of these
    return wilson(sum(points) * told, len(points) * told)


def wilson(points: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The interval for a share of points, draws counting half.

    With draws the points vary less than wins and losses would, so the interval is then a little
    wider than it must be, never narrower.
    """
    if games <= 0 or not 0 <= points <= games:
        raise ValueError(f"{points} points of {games} games")
    share = points / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # At either end rounding could put the share itself outside.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
