"""The board: ND-P."""

import pytest

from .table import sit

NEIGHBOURS = {
    1: "2 4", 2: "1 3 5", 3: "2 6",
    4: "1 5 7", 5: "2 4 6 8", 6: "3 5 9",
    7: "4 8", 8: "5 7 9", 9: "6 8",
}  # fmt: skip


def test_nd_p_a_nine_cells_numbered_row_by_row():
    sit().shows("cells [1 2 3 4 5 6 7 8 9]")
    for cell, drawn in ((2, ". 1A . / . . . / . . ."), (4, ". . . / 1A . . / . . .")):
        sit().play(f"P1 tile 1 {cell}; P1 stop").shows(f"board {drawn}")


@pytest.mark.parametrize(("cell", "near"), NEIGHBOURS.items())
def test_nd_p_b_neighbours_share_an_edge_and_diagonals_never_count(cell, near):
    sit().play(f"P1 tile 1 {cell}").shows(f"cells [{near}]")


def test_nd_p_b_tiles_on_a_diagonal_do_not_fight():
    table = sit("""
        2H .  2H
        .  .  .
        2H .  2H
    """)  # fmt: skip
    table.play("P1 tile 1 5; P1 stop").shows("offer none", """
        2H .  2H
        .  1A .
        2H .  2H
    """)  # fmt: skip
