"""Square boards: tables held against a count by hand."""

import pytest

from ludotheque.space.names import square_name
from ludotheque.space.square import NONE, SIDE, Board, distance

BOARDS = [Board(3, 2, 3), Board(7, 5, 7), Board(5, 3), Board(SIDE, 4)]


def apart(board, a, b):
    """Steps between two cells, by their columns and rows."""
    (x, y), (u, v) = board.place(a), board.place(b)
    return abs(x - u) + abs(y - v)


def test_neighbours_share_an_edge_and_never_wrap_around():
    board = Board(3, 2, 3)
    assert [board.beside(c) for c in board.cells()] == [
        *([1, 3], [0, 2, 4], [1, 5]),
        *([0, 4], [1, 3, 5], [2, 4]),
    ]


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_beside_goes_both_ways_on_any_board(board):
    near = {cell: board.beside(cell) for cell in board.cells()}
    assert all(cell in near[other] for cell in near for other in near[cell])
    edges = (board.width - 1) * board.height + board.width * (board.height - 1)
    assert sum(map(len, near.values())) == 2 * edges


def test_near_tells_the_ways_north_east_south_west():
    board = Board(5, 3)
    assert board.near(board.at(0, 0)) == [NONE, 1, SIDE, NONE]
    assert board.near(board.at(4, 1)) == [4, NONE, 2 * SIDE + 4, SIDE + 3]


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_rows_and_columns_hold_every_cell_once(board):
    rows, columns = board.rows(), board.columns()
    assert [c for row in rows for c in row] == board.cells()
    assert sorted(c for column in columns for c in column) == board.cells()
    assert all(board.place(c) == (x, y) for y, row in enumerate(rows) for x, c in enumerate(row))
    assert len(board.columns()) == board.width and len(board.rows()) == board.height


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_a_diamond_holds_what_lies_within_its_radius(board):
    for cell in board.cells()[::3]:
        for radius in range(5):
            within = [c for c in board.cells() if apart(board, cell, c) <= radius]
            assert board.diamond(cell, radius) == within


def test_distance_counts_steps_in_the_box():
    board = Board(9, 6)
    for a in board.cells():
        assert all(distance(a, b) == apart(board, a, b) for b in board.cells())


def test_a_cell_is_named_by_its_column_and_row():
    assert square_name(Board(9, 6).at(8, 2)) == "8,2"
