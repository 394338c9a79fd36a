"""How sure a share of points is: the Wilson interval."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal lies within this many deviations


def wilson(points: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval for a share of points, draws counting half.

    With draws the points vary less than wins and losses would, so the interval is then a little
    wider than it must be, never narrower.
    """
    if games < 1 or not 0 <= points <= games:
        raise ValueError(f"{points} points of {games} games")
    share = points / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # At either end rounding could put the share itself outside.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
