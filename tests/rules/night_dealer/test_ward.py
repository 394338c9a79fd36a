"""The Ward: ND-WARD."""

from .table import sit


def test_nd_ward_a_a_ward_laid_receives_a_shield():
    sit().play("P1 tile 3 5; P1 stop").shows("board . . . / . 1W* . / . . .")


def test_nd_ward_b_and_gives_one_to_an_ally_beside_it():
    table = sit("""
        1A .  2H
        .  .  .
        1H .  .
    """).play("P1 tile 3 4; P1 stop")  # fmt: skip
    table.shows("decision EFFECT P1; effects [ally 1, ally 7]")
    table.play("P1 ally 7").shows("""
        1A  . 2H
        1W* . .
        1H* . .
    """)


def test_nd_ward_c_a_tile_carries_one_shield_at_most():
    table = sit("1A* . . / . . . / . . .").play("P1 tile 3 2; P1 stop")
    table.shows("board 1A* 1W* . / . . . / . . .")
    assert table.state.shield[0] == 1
    assert [cell for _, cell, _ in table.events("shielded")] == [1]  # the second adds nothing


def test_nd_ward_d_ward_beats_claw_and_loses_to_hex():
    table = sit("2A . . / . . . / . . .", "omen: used").play("P1 tile 3 2; P1 stop")
    table.shows("board 1A 1W* . / . . . / . . .")
    table = sit("1W . . / . . . / . . .", "turn: 4").play("P2 tile 2 2; P2 stop; P2 trap 3")
    table.shows("board 2W 2H . / . . . / . . .")
