"""The turns: ND-T. Readings about them (ND-Q1 to ND-Q6) are in test_readings."""

from .table import fresh, sit


def one_each(table, cells):
    """Both players lay one Claw a turn on the cells named, P1 first."""
    for turn, cell in enumerate(cells, 1):
        role = "P1" if turn % 2 else "P2"
        first = f"{role} roll = A A A A A" if turn <= 2 else f"{role} reroll none"
        wheel = (turn + 1) // 2
        table.shows(f"turn {turn}").play(first, f"{role} tile {wheel} {cell}")
        if turn <= 4:
            table.play(f"{role} stop")


def test_nd_t_a_a_round_gives_three_turns_to_each():
    table = fresh()
    one_each(table, (1, 2, 3, 4, 5, 6))
    table.shows("round 2; turn 1; points 3-3")


def test_nd_t1_a_turn_1_begins_with_a_roll_of_five_wheels():
    table = fresh().shows("decision ROLL P1")
    for move in ("P1 tile 1 1", "P1 stop", "P1 reroll 1 2", "P1 pass"):
        table.refuses(move, "ND-T1-a")
    table.play("P1 roll = A H W A H").shows("decision TILE P1")
    table.refuses("P1 roll", "ND-T1-a")


def test_nd_t1_b_that_roll_is_one_of_the_three_of_the_round():
    table = fresh()
    one_each(table, (1, 2, 3, 4, 5, 6))
    spins = [str(move) for move in table.match.moves if "roll" in str(move)]
    assert spins == ["roll"] * 2 + ["reroll none"] * 4  # three for each, the first included
    table.play("P1 roll = A A A A A")
    table.refuses("P1 reroll 1", "ND-Q3")


def test_nd_t1_c_on_turn_1_one_tile_or_two_neighbours():
    table = sit("", "turn: 1").play("P1 tile 1 1").shows("decision MORE P1; cells [2 4]")
    table.play("P1 tile 4 2").shows("board 1A 1A . / . . . / . . .; turn 2")
    sit("", "turn: 1").play("P1 tile 1 1; P1 stop").shows("board 1A . . / . . . / . . .; turn 2")


def test_nd_t2_a_on_turn_2_one_reroll_or_none():
    for answer in ("P1 reroll 1 = W", "P1 reroll none"):
        table = sit("", "turn: 3 roll").shows("decision REROLL P1")
        table.refuses("P1 tile 1 1", "ND-T2-a")
        table.play(answer).shows("decision TILE P1")
        table.refuses("P1 reroll 2", "ND-T2-a")


def test_nd_t2_b_on_turn_2_rerolled_or_not_one_tile_or_two_neighbours():
    for answer in ("P1 reroll 1 4 = A A", "P1 reroll none"):
        table = sit("", "turn: 3 roll").play(answer, "P1 tile 1 9").shows("cells [6 8]")
        table.play("P1 tile 4 8").shows("board . . . / . . . / . 1A 1A; turn 4")


def test_nd_t3_a_on_turn_3_one_reroll_or_none():
    for answer in ("P2 reroll 1 5 = W W", "P2 reroll none"):
        table = sit("", "turn: 6 roll").shows("decision REROLL P2")
        table.refuses("P2 tile 1 1", "ND-T3-a")
        table.play(answer).shows("decision TILE P2")
        table.refuses("P2 reroll 2", "ND-T3-a")


def test_nd_t3_b_on_turn_3_a_single_tile_and_no_more():
    table = sit("", "turn: 5").play("P1 tile 1 1").shows("turn 6; decision REROLL P2")
    table = sit(". . . / . 2H . / . . .", "turn: 5").play("P1 tile 2 4")
    table.shows("decision EFFECT P1")
    table.refuses("P1 tile 1 1", "ND-T3-b")


def test_nd_t_b_a_spent_wheel_is_neither_rerolled_nor_laid_again():
    table = sit("", "wheels P2: - H W A H").play("P1 tile 1 1; P1 stop")
    table.shows("wheels P1=[- H W A H]")
    table.refuses("P2 reroll 1", "ND-T-b")
    table.play("P2 reroll none")
    table.refuses("P2 tile 1 9", "ND-T-b")
    table.play("P2 tile 4 9").shows("wheels P2=[- H W A H]")  # spent once validated
    table.refuses("P2 tile 4 8", "ND-T-b")
    table.play("P2 stop").shows("wheels P2=[- H W - H]")
