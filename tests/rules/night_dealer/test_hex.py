"""The Hex: curses and traps (ND-HEX)."""

from .table import sit


def marked_5(*lines):
    """P2's turn 2: the Hex of P2's on 5 is marked by P1."""
    return sit(". . . / 1H 2H . / . . .", "turn: 4", "marks: 5<P1", *lines)


def trap_on_5(board=". . . / . . . / . . .", **more):
    """P2's turn 2: P1's trap waits on 5."""
    return sit(board, "turn: 4", "trap: P1=5", **more)


def test_nd_hex_a_laying_a_hex_one_chooses_curse_or_trap():
    table = sit(". . . / . 2H . / . . .").play("P1 tile 2 4; P1 stop")
    table.shows("decision EFFECT P1; effects [curse 5, trap 1, trap 7]")
    table.refuses("P1 ally 5", "ND-HEX-a")
    table.refuses("P1 stop", "ND-HEX-a")


def test_nd_hex_b_an_enemy_ward_beside_it_suffers_the_attempt_at_once():
    table = sit("""
        . . .
        . 2W .
        . . .
    """, "omen: used").play("P1 tile 2 4; P1 stop; P1 curse none")  # fmt: skip
    table.shows("board . . . / 1H 1W . / . . .; marks []; turn 4")


def test_nd_hex_c_without_an_enemy_ward_it_marks_one_enemy_neighbour():
    table = sit("""
        .  2A .
        2H .  .
        .  .  2A
    """).play("P1 tile 2 1")  # fmt: skip
    table.shows("decision EFFECT P1; effects [curse 2, curse 4]")
    table.refuses("P1 curse none", "ND-HEX-c")
    table.refuses("P1 curse 9", "ND-HEX-c")
    table.play("P1 curse 4").shows("marks [4<P1]")


def test_nd_hex_d_the_mark_comes_due_at_the_end_of_the_opponents_turn():
    table = marked_5("omen: used").shows("marks [5<P1]")
    table.play("P2 tile 1 9").shows("board . . . / 1H 2H . / . . .")
    table.play("P2 stop").shows("board . . . / 1H 1H . / . . 2A; marks []; turn 5")


def test_nd_hex_e_a_shield_stops_the_attempt_of_a_curse():
    table = sit(". . . / 1H 2H* . / . . .", "turn: 4", "marks: 5<P1")
    table.play("P2 tile 1 9; P2 stop").shows("board . . . / 1H 2H . / . . 2A; omen available")
    assert [cell for _, cell, _ in table.events("shield_broken")] == [4]


def test_nd_hex_f_a_trap_is_a_token_seen_by_all_on_an_empty_neighbour():
    table = sit(". . . / . . 1A / . . .").play("P1 tile 2 5; P1 stop")
    table.shows("effects [curse none, trap 2, trap 4, trap 8]")
    table.refuses("P1 trap 6", "ND-HEX-f")
    table.refuses("P1 trap 1", "ND-HEX-f")
    table.play("P1 trap 4").shows("trap P1=4")
    for role in ("P1", "P2"):
        assert table.view(role).state.trap == [3, -1]
        assert "cell 4: empty, A’s trap" in table.view(role).svg()


def test_nd_hex_g_a_tile_laid_on_it_loses_its_effect():
    table = trap_on_5("2A . . / . . . / . . .").play("P2 tile 3 5; P2 stop; P2 keep")
    table.shows("board 2A . . / . 1W . / . . .")  # no shield anywhere
    table = trap_on_5().play("P2 tile 2 5").shows("decision MORE P2").play("P2 stop")
    table.shows("decision OMEN P2; trap P2=none; marks []")  # a Hex is not even asked


def test_nd_hex_h_the_trapped_tile_suffers_an_attempt_at_once():
    table = trap_on_5().play("P2 tile 1 5; P2 stop").shows("offer 3=[5]")
    table.play("P2 keep").shows("board . . . / . 1A . / . . .; trap P1=none; turn 5")


def test_nd_hex_i_a_shield_stops_the_attempt_of_a_trap():
    table = trap_on_5().play("P2 tile 1 5; P2 tile 3 4")
    table.shows(
        "offer none; trap P1=none; turn 5",
        """
        .   .  .
        2W* 2A .
        .   .  .
    """,
    )


def test_nd_hex_j_one_trap_a_player_and_a_new_one_removes_the_old():
    table = sit("", "trap: P1=9 P2=7").play("P1 tile 2 2; P1 stop; P1 trap 3")
    table.shows("trap P1=3 P2=7")
    assert table.events("trap_replaced") == [(0, 2, 8)]
