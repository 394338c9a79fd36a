"""The settings of a mind, a row of numbers that kernels read: see `mind_kernel`."""

from __future__ import annotations

from collections.abc import Mapping

# a mind: who decides, and how
M_KIND = 0  # RANDOM, GREEDY, TREE or PLAN
M_VISITS = 1  # visits of all trees, plans of a turn, or worlds of the greedy
M_SLIP = 2  # slips in percent
M_DEPTH = 3  # as in a style, down to M_TREES
M_EXPLORE = 4  # in thousandths
M_PRIOR = 5
M_WORLDS = 6
M_TREES = 7
M_STYLES = 8  # styles of the plain player of the game
M_NANOSECONDS = 9  # that a decision may take; 0: as long as the visits take
MIND = 16

RANDOM = 0
GREEDY = 1
TREE = 2
PLAN = 3


def mind_of(settings: Mapping[int, int]) -> list[int]:
    """A row with these settings."""
    return [settings.get(at, 0) for at in range(MIND)]
