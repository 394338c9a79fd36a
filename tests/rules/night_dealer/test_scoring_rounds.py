"""The option scoring=rounds: ND-SCO-a."""

from .table import sit

FIVE_FOUR = "1A 1A 1A / 1A 1A 2A / 2A 2A 2A"
EVEN = "1A 1A 2A / 1A 1A 2A / 2A . ."
ROUNDS = "scoring=rounds seat_rule=fixed"


def count(board, match, options=ROUNDS):
    """The last turn of a round, played; P1 is A."""
    table = sit(board, "turn: 6", f"match: {match}", options=options)
    return table.play("P2 pass" if "." not in board else "P2 tile 1 9")


def test_nd_sco_a_a_round_is_won_by_most_cells():
    count(FIVE_FOUR, "round=1").shows("points 1-0; over no; round 2")
    count(FIVE_FOUR, "round=1", "scoring=points").shows("points 5-4")


def test_nd_sco_a_an_equal_round_is_won_by_nobody():
    count(EVEN, "round=1").shows("points 0-0; over no; round 2")


def test_nd_sco_a_the_first_to_two_rounds_wins():
    table = count(FIVE_FOUR, "round=2 points=1-0").shows("points 2-0; over A")
    assert table.match.outcome().reason == "rounds_won"
    count(FIVE_FOUR, "round=2 points=0-1").shows("points 1-1; over no; round 3")


def test_nd_sco_a_after_the_last_round_whoever_won_more_wins():
    table = count(EVEN, "round=3 points=1-0").shows("points 1-0; over A")
    assert table.match.outcome().reason == "more_rounds"
    table = count(EVEN, "round=3 points=1-1").shows("points 1-1; over draw")
    assert table.match.outcome().reason == "drawn_rounds"


def test_nd_sco_a_the_score_shown_is_rounds_won_and_target_options_play_no_part():
    table = count("1A 1A 1A / 1A 1A 1A / 1A 1A 1A", "round=1", ROUNDS + " tie_at_target=draw")
    table.shows("points 1-0; over no")  # nine cells are no nine points
    assert "A: 1 rounds won" in table.view("P1").svg("en")
