"""The aim: counting cells, rounds and points (ND-B); for rounds won see test_scoring_rounds."""

from .table import sit

FIVE_FOUR = """
    1A 1A 1A
    1A 1A 2A
    2A 2A 2A
"""


def test_nd_b_a_each_cell_held_earns_one_point_and_an_empty_one_nothing():
    table = sit("""
        1A 1A .
        1A 1W .
        2A .  .
    """, "turn: 6")  # fmt: skip
    table.play("P2 tile 1 9").shows("points 4-2; round 2")
    sit(FIVE_FOUR, "turn: 6").play("P2 pass").shows("points 5-4")


def test_nd_b_a_a_round_may_be_worth_all_nine_or_nothing():
    all_of_them = "1A 1A 1A / 1A 1A 1A / 1A 1A 1A"
    sit(all_of_them, "turn: 6").play("P2 pass").shows("points 9-0")


def test_nd_b_b_a_match_has_three_rounds_at_most():
    table = sit(FIVE_FOUR, "turn: 6", "match: round=2 points=5-4")  # B opens the second
    table.play("P2 pass").shows("points 9-9; over no; round 3")
    table = sit(FIVE_FOUR, "turn: 6", "match: round=3 points=9-9")
    table.play("P2 pass").shows("over A; round 3")


def test_nd_b_b_max_rounds_changes_that_number():
    once = sit(FIVE_FOUR, "turn: 6", options="max_rounds=1")
    once.play("P2 pass").shows("points 5-4; over A")
    more = sit("1A 1A 2A / 1A 1A 2A / 2A . .", "turn: 6", "match: round=3 points=9-9",
               options="max_rounds=4")  # fmt: skip
    more.play("P2 tile 1 9").shows("points 13-13; over no; round 4")


def test_nd_b_c_nine_points_before_the_other_win():
    table = sit(FIVE_FOUR, "turn: 6", "match: round=2 points=4-5")
    table.play("P2 pass").shows("points 8-10; over B; decision none")
    assert table.match.outcome().reason == "target_reached"


def test_nd_b_c_target_points_changes_that_target():
    table = sit(FIVE_FOUR, "turn: 6", "match: round=2 points=4-5", options="target_points=11")
    table.play("P2 pass").shows("points 8-10; over no; round 3")


def test_nd_b_d_a_match_may_end_in_a_tie():
    table = sit("1A 1A 2A / 1A 1A 2A / 2A . .", "turn: 6", "match: round=3 points=4-4")
    table.play("P2 tile 1 9").shows("points 8-8; over draw")
    assert table.match.outcome().scores == (0.5, 0.5)
    assert table.match.outcome().reason == "drawn"


def test_nd_b_e_after_the_last_round_the_higher_total_wins_even_below_nine():
    table = sit("1A 1A 2A / 1A 1A 2A / . . .", "turn: 6", "match: round=3 points=4-3",
                options="target_points=12")  # fmt: skip
    table.play("P2 tile 1 9").shows("points 8-6; over A")
    assert table.match.outcome().reason == "more_points"
