"""Steps over tiles: those of one map are kept, those of another measured anew."""

from types import SimpleNamespace

from ludotheque.core.desk import Desk
from ludotheque.space.desk import steps_fields
from ludotheque.space.hex import CELLS, CENTRE, SIDE, WAYS
from ludotheque.space.steps import FAR, look, measure

T = SimpleNamespace(way=[dr * SIDE + dq for dq, dr in WAYS])


def row_of(*across):
    """Tiles side by side, named by how far east of the middle they lie."""
    tiles = [CENTRE + q for q in across]
    return SimpleNamespace(tile=tiles, tiles_n=len(tiles))


def measured(d, s, start, lifted=-1):
    """Steps from a tile to every other."""
    look(s, d, lifted)
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
    assert measured(d, row_of(0, 1, 2, 3), 0, lifted=CENTRE + 1) == [0, 0, FAR, FAR]
    assert measured(d, row_of(0, 1, 2, 3), 0) == [0, 1, 2, 3]


def test_a_map_that_stays_is_not_measured_again():
    d = Desk(steps_fields(1, CELLS, 8)).new()
    measured(d, row_of(0, 1, 2), 0)
    d.far[0][CENTRE + 2] = 7
    assert measured(d, row_of(0, 1, 2), 0) == [0, 1, 7]
    d.used = 0  # a desk just handed out: anything may lie there
    assert measured(d, row_of(0, 1, 2), 0) == [0, 1, 2]
