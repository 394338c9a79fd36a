"""Steps over tiles: those of one map are kept, those of another measured anew."""

import random
from types import SimpleNamespace

from ludotheque.core.desk import Desk
from ludotheque.space.desk import steps_fields
from ludotheque.space.hex import CELLS, CENTRE, SIDE, WAYS, disc, distance
from ludotheque.space.steps import FAR, look, measure

T = SimpleNamespace(way=[dr * SIDE + dq for dq, dr in WAYS])


def row_of(*across):
    """Tiles side by side, named by how far east of the middle they lie."""
    tiles = [CENTRE + q for q in across]
    ground = [int(cell in tiles) for cell in range(CELLS)]
    return SimpleNamespace(tile=tiles, tiles_n=len(tiles), ground=ground)


def measured(d, s, start, lifted=-1):
    """Steps from a tile to every other."""
    look(T, s, d, lifted)
    measure(T, s, d, 0, CENTRE + start)
    return [d.far[0][cell] for cell in s.tile]


def test_steps_go_over_tiles_alone():
    d = Desk(steps_fields(1, CELLS, 8)).new()
    assert measured(d, row_of(0, 1, 2, 4), 0) == [0, 1, 2, FAR]


def test_what_was_measured_on_another_map_is_forgotten():
    d = Desk(steps_fields(1, CELLS, 8)).new()
    assert measured(d, row_of(0, 1, 2, 4), 0) == [0, 1, 2, FAR]
    assert measured(d, row_of(0, 1, 2, 3, 4), 0) == [0, 1, 2, 3, 4]
    assert measured(d, row_of(0, 1, 3, 4), 0) == [0, 1, FAR, FAR]
    assert measured(d, row_of(0, 1, 3, 4), 4) == [FAR, FAR, 1, 0]
    assert measured(d, row_of(0, 1, 2, 3), 0, lifted=CENTRE + 1) == [0, 1, FAR, FAR]
    assert measured(d, row_of(0, 1, 2, 3), 0) == [0, 1, 2, 3]


def test_a_map_that_stays_is_not_measured_again():
    d = Desk(steps_fields(1, CELLS, 8)).new()
    measured(d, row_of(0, 1, 2), 0)
    d.far[0][CENTRE + 2] = 7
    assert measured(d, row_of(0, 1, 2), 0) == [0, 1, 7]
    d.used = 0  # a desk just handed out: anything may lie there
    assert measured(d, row_of(0, 1, 2), 0) == [0, 1, 2]


def test_the_shore_is_told_with_its_contacts_and_steps():
    d = Desk(steps_fields(1, CELLS, 8)).new()
    measured(d, row_of(0, 1), 0)
    shore = d.shore[: d.shore_n]
    assert len(shore) == len(set(shore)) == 8
    assert all(d.far[0][cell] == distance(cell, CENTRE) for cell in shore)
    assert sorted(d.touched[cell] for cell in shore) == [1] * 6 + [2] * 2


def test_a_tile_that_comes_brings_others_nearer():
    fresh, kept = (Desk(steps_fields(2, CELLS, 128)).new() for _ in range(2))
    chosen = random.Random(7).sample(disc(CENTRE, 4), 40)
    for n in range(1, len(chosen)):
        tiles = sorted(chosen[:n])
        ground = [int(cell in tiles) for cell in range(CELLS)]
        s = SimpleNamespace(tile=tiles, tiles_n=n, ground=ground)
        fresh.used = 0
        for d in (fresh, kept):
            look(T, s, d, -1)
            measure(T, s, d, 0, chosen[0])
        assert sorted(kept.shore[: kept.shore_n]) == sorted(fresh.shore[: fresh.shore_n])
        assert kept.touched == fresh.touched
        for cell in [*tiles, *kept.shore[: kept.shore_n]]:
            assert kept.far[0][cell] == fresh.far[0][cell]
