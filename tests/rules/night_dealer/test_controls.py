"""Commands: ND-C. A screen only sends moves; these are the moves it may send."""

from ludotheque.core.undo import free_undo
from ludotheque.games.night_dealer.codes import MOVE_STOP, MOVE_TILE

from .table import GAME, fresh, sit


def tiles(table):
    """The (wheel, cell) pairs offered."""
    moves = [m for m in table.match.legal() if MOVE_TILE <= m.number < MOVE_STOP]
    return {tuple(int(n) for n in str(m).split()[1:3]) for m in moves}


def test_nd_c_a_every_move_is_a_choice_of_things_to_point_at():
    match = GAME.new(seed=5)
    while not match.over:
        offered = match.view(match.seat).legal
        told = [GAME.rules.moves.as_object(m.number, {}) for m in offered]
        pointed = {key for move in told for key in move if key != "verb"}
        assert pointed <= {"wheel", "wheels", "cell", "kind"}
        match.push(told[len(told) // 2])


def test_nd_c_b_one_points_out_the_wheels_to_reroll_once_on_turns_2_and_3():
    for turn in (3, 5):
        table = sit("", f"turn: {turn} roll").play("P1 reroll 2 4 = W W")
        table.shows("wheels P1=[A W W W H]; decision TILE P1")
        assert not any("reroll" in str(move) for move in table.match.legal())


def test_nd_c_c_one_chooses_the_tiles_to_lay():
    table = sit("", "wheels P1: A - W - H")
    assert {wheel for wheel, _ in tiles(table)} == {1, 3, 5}
    table.play("P1 tile 3 5")
    assert {wheel for wheel, _ in tiles(table)} == {1, 5}


def test_nd_c_d_one_touches_the_cells_allowed():
    for turn, second in ((1, {2, 4}), (3, {2, 4}), (5, set())):
        table = sit(". . . / . 2A . / . . .", f"turn: {turn}")
        assert {cell for _, cell in tiles(table)} == {1, 2, 3, 4, 6, 7, 8, 9}
        table.play("P1 tile 1 1")
        assert {cell for _, cell in tiles(table)} == second
    table = sit("", "turn: 3").play("P1 tile 1 1")
    table.refuses("P1 curse none", "ND-C-d")


def test_nd_c_e_validating_ends_the_turn_and_until_then_the_placement_is_taken_back():
    table = fresh().play("P1 roll = A H W A H")
    rolled = table.match.view(0).state
    table.play("P1 tile 2 5; P1 tile 3 4")
    table.shows("decision EFFECT P1; turn 1")
    assert free_undo(table.match) == 2  # both tiles, not the roll
    table.match.undo(2)
    assert table.match.view(0).state == rolled
    together = table.match.push("tile 1 5", "stop")  # sent together, all or nothing
    assert together.state.turn == 2 and free_undo(together) == 0
