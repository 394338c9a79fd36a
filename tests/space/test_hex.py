"""Hexagons: every function held against a count by hand over the whole box."""

import math
from collections import deque
from itertools import pairwise

import pytest

from ludotheque.core.moves import Arg, Moves, Verb
from ludotheque.space import hex
from ludotheque.space.names import hex_name, hex_names

MIDDLE = [hex.cell_at(q, r) for q in range(-5, 6) for r in range(-5, 6)]
MIDDLE_AND_RIM = [hex.cell_at(q, r) for q in range(-6, 7) for r in range(-6, 7)]


def point(cell):
    """Where the middle of a hexagon is drawn, neighbours being at distance 1."""
    q, r = hex.q_of(cell), hex.r_of(cell)
    return q + r / 2, r * math.sqrt(3) / 2


def apart(a, b):
    """How far two hexagons are drawn apart."""
    return math.dist(point(a), point(b))


def steps_from(start):
    """Steps to every cell of the box, found by walking."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        cell = waiting.popleft()
        for other in range(hex.CELLS):
            if other not in found and apart(cell, other) < 1.01:
                found[other] = found[cell] + 1
                waiting.append(other)
    return found


def test_the_middle_is_nought_nought_and_names_are_told_apart():
    assert hex_name(hex.CENTRE) == "(0,0)" and hex.cell_at(0, 0) == hex.CENTRE
    assert len(set(hex_names())) == hex.CELLS
    assert all(hex.cell_at(hex.q_of(c), hex.r_of(c)) == c for c in range(hex.CELLS))
    assert hex.cell_at(hex.HALF, 0) == hex.cell_at(0, -hex.HALF - 1) == hex.NONE


def test_names_of_cells_are_arguments_of_moves():
    moves = Moves(Verb("tile", cell=Arg(hex.CELLS, hex_names())))
    number = moves.number("tile (-3,2)", {})
    assert number == hex.cell_at(-3, 2) and moves.notation(number, {}) == "tile (-3,2)"


def test_neighbours_are_the_six_that_touch_in_the_order_of_the_ways():
    for cell in MIDDLE:
        assert set(hex.neighbours(cell)) == {o for o in MIDDLE_AND_RIM if 0 < apart(cell, o) < 1.01}
        told = [
            (hex.q_of(o) - hex.q_of(cell), hex.r_of(o) - hex.r_of(cell))
            for o in hex.neighbours(cell)
        ]
        assert tuple(told) == hex.WAYS


def test_the_rim_is_where_a_neighbour_may_be_missing():
    near = [[hex.neighbour(cell, way) for way in range(6)] for cell in range(hex.CELLS)]
    for cell in range(hex.CELLS):
        if not hex.is_rim(cell):
            assert hex.NONE not in near[cell]
    assert any(hex.NONE in near[cell] for cell in range(hex.CELLS) if hex.is_rim(cell))
    assert all(not hex.is_rim(cell) for cell in hex.disc(hex.CENTRE, hex.REACH))


@pytest.mark.parametrize("start", [hex.CENTRE, 0, hex.cell_at(3, -7)])
def test_distance_is_the_number_of_steps_of_a_walk(start):
    assert {cell: hex.distance(start, cell) for cell in range(hex.CELLS)} == steps_from(start)


def test_rings_hold_what_lies_at_their_distance_going_round():
    for centre in (hex.CENTRE, hex.cell_at(-4, 6)):
        for radius in range(6):
            ring = hex.ring(centre, radius)
            assert len(ring) == len(set(ring)) == (6 * radius or 1)
            assert set(ring) == {c for c in range(hex.CELLS) if hex.distance(centre, c) == radius}
            if radius:
                assert all(hex.distance(a, b) == 1 for a, b in pairwise([*ring, ring[0]]))
        assert hex.disc(centre, 3) == [c for n in range(4) for c in hex.ring(centre, n)]


def test_a_ring_beyond_the_box_is_cut_off():
    corner = hex.cell_at(hex.HALF - 1, hex.HALF - 1)
    assert set(hex.ring(corner, 4)) == {c for c in range(hex.CELLS) if hex.distance(corner, c) == 4}


def test_a_line_goes_step_by_step_and_never_strays():
    for a in (hex.CENTRE, hex.cell_at(-2, 5)):
        for b in MIDDLE:
            line = hex.line(a, b)
            far = hex.distance(a, b)
            assert (line[0], line[-1], len(line)) == (a, b, far + 1)
            assert all(hex.distance(x, y) == 1 for x, y in pairwise(line))
            for n, cell in enumerate(line):
                (x, y), (u, v) = point(a), point(b)
                straight = (x + (u - x) * n / max(1, far), y + (v - y) * n / max(1, far))
                assert math.dist(point(cell), straight) < 1 / math.sqrt(3) + 1e-9


def test_turning_goes_round_by_sixths_and_keeps_distances():
    for cell in MIDDLE:
        for centre in (hex.CENTRE, hex.cell_at(2, -1)):
            turned = [hex.turned(cell, centre, n) for n in range(7)]
            assert turned[0] == turned[6] == cell == hex.turned(turned[5], centre, 1)
            assert {hex.distance(centre, c) for c in turned} == {hex.distance(centre, cell)}
            assert hex.turned(cell, centre, -1) == turned[5]
    around = hex.neighbours(hex.CENTRE)
    assert [hex.turned(around[0], hex.CENTRE, n) for n in range(6)] == around
