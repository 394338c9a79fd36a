"""A made-up game on hexagons: two walkers, a step or a turn around the middle at a time."""

from ludotheque.core.kernel import NOBODY, NOT_OVER, OK, WIN
from ludotheque.space.hex import (
    CENTRE,
    NONE,
    SIX,
    cell_at,
    distance,
    is_rim,
    neighbour,
    q_of,
    r_of,
    turned,
)

STEPS, TURNED = 60, 6
OFF_THE_BOARD = 1
FARTHER = 1


def set_up(t, s):
    """Both at the middle."""
    s.cell[0] = CENTRE
    s.cell[1] = CENTRE


def goal(s, move):
    """Where a move leads, or NONE."""
    if move < SIX:
        return neighbour(s.cell[s.seat], move)
    return turned(s.cell[s.seat], s.cell[1 - s.seat], move - TURNED)


def why_not(t, s, move):
    """OK, or that it leads off the board."""
    return OFF_THE_BOARD if goal(s, move) == NONE else OK


def apply(t, s, move):
    """Go there."""
    cell = goal(s, move)
    s.cell[s.seat] = cell_at(q_of(cell), r_of(cell))
    s.rims += is_rim(cell)
    s.far += distance(cell, s.cell[1 - s.seat])
    s.steps += 1
    s.seat = 1 - s.seat if s.steps < STEPS else NOBODY


def outcome(t, s, out):
    """Whoever is farther from the middle."""
    if s.seat != NOBODY:
        return NOT_OVER
    for seat in range(2):
        ahead = distance(s.cell[seat], CENTRE) - distance(s.cell[1 - seat], CENTRE)
        out[seat] = WIN // 2 if ahead == 0 else (WIN if ahead > 0 else 0)
    return FARTHER


def guess(t, s, seat):
    """Nothing is hidden."""


def turns(t, s):
    """Every step is one."""
    return s.steps
