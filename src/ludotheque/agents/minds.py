"""The settings of a mind, a row of numbers that kernels read: see `mind_kernel`."""

from __future__ import annotations

from collections.abc import Mapping

# a mind: who decides, and how
M_KIND = 0  # RANDOM, GREEDY, TREE, PLAN, BEGINNER or TEXTBOOK
M_VISITS = 1  # visits of all trees, plans of a turn, or worlds of the greedy
M_SPREAD = 2  # the loss that halves how likely a move is played, in shares of WIN; 0: it never errs
M_DEPTH = 3  # as in a style, down to M_TREES
M_EXPLORE = 4  # in thousandths
M_PRIOR = 5
M_WORLDS = 6
M_TREES = 7
M_STYLES = 8  # styles of the plain player of the game
M_NANOSECONDS = 9  # of a core that a decision may take; 0: as long as the visits take
M_MARGIN = 10  # the most that a move may lose by one's own look, in shares of WIN
M_AHEAD = 11  # as in a style, down to M_CROSSED
M_DRAWN = 12
M_EVEN = 13
M_THRIFTY = 14
M_CROSSED = 15
M_MOVES = 16  # how many the game has
M_SEES = 17  # 1: it sees everything, for the lab alone
M_USUAL = 18  # the style in which turns are played on, or a beginner plays
M_REPLIES = 19  # as in a style
M_SETTLES = 20  # as in a style, in shares of WIN
M_TIDY = 21  # as in a style
M_SUSPECTS = 22  # as in a style
MIND = 24

RANDOM = 0
GREEDY = 1
TREE = 2
PLAN = 3
BEGINNER = 4
TEXTBOOK = 5


def mind_of(settings: Mapping[int, int]) -> list[int]:
    """A row with these settings."""
    return [settings.get(at, 0) for at in range(MIND)]
