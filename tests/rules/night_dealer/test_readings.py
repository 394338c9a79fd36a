"""What the original text left open: seats, wheels, tiles and shields, ND-Q1 to ND-Q13."""

import pytest

from ludotheque.games.night_dealer.codes import ECLIPSE

from .table import GAME, fresh, sit

FULL = "1A 1A 1A / 1A 1A 2A / 2A 2A 2A"  # five to four for P1
EVEN = "1A 1A 2A / 1A 1A 2A / 2A . ."  # four all, once P2 has laid on 9
MOON = "AHWE"


def test_nd_q1_players_alternate_and_the_opening_changes_hands():
    table = sit(FULL, "turn: 6", "match: round=1 starter=A").shows("first A").play("P2 pass")
    table.shows("round 2; first B")
    table = sit(FULL, "turn: 6", "match: round=2 starter=A points=5-4").play("P2 pass")
    table.shows("round 3; first A")


def test_nd_q1_chance_or_the_option_names_the_first():
    assert {GAME.new(seed=seed).seat for seed in range(20)} == {0, 1}
    for name, seat in (("A", 0), ("B", 1)):
        assert {GAME.new(seed, {"starter": name}).seat for seed in range(9)} == {seat}
    table = sit(FULL, "turn: 6", options="starter=B seat_rule=fixed").play("P2 pass")
    table.shows("round 2; first B")


def test_nd_q2_omen_goes_with_the_seat_and_not_with_the_person():
    for count, second in ((1, "B"), (2, "A")):
        table = sit(". 2H . / . . . / . . .", f"match: round={count} starter=A")
        table.play("P1 tile 1 1; P1 stop").shows("decision OMEN P2")
        assert "AB"[table.match.seat] == second


def test_nd_q3_no_reroll_on_turn_1_and_one_not_taken_is_lost():
    table = fresh().play("P1 roll = A H W A H")
    table.refuses("P1 reroll 1 2", "ND-Q3")
    table = sit("", "turn: 3 roll").play("P1 reroll none; P1 tile 1 1; P1 stop")
    table.play("P2 reroll none; P2 tile 1 9; P2 stop; P1 reroll 2 = A")
    table.refuses("P1 reroll 3", "ND-T3-a")  # not two on turn 3 either


def test_nd_q4_a_reroll_takes_any_wheels_not_spent_all_together():
    table = sit("", "turn: 3 roll", "wheels P1: - H W A H")
    choices = [str(move) for move in table.match.legal()]
    assert len(choices) == 16 and "reroll 2,3,4,5" in choices and "reroll none" in choices
    table.refuses("P1 reroll 1 2", "ND-T-b")
    table.play("P1 reroll 2 5 = W W").shows("wheels P1=[- W W A W]")


def test_nd_q5_any_empty_cell_then_one_beside_the_first():
    table = sit("2A . . / . . . / . . .").shows("cells [2 3 4 5 6 7 8 9]")
    table.refuses("P1 tile 1 1", "ND-Q5")
    table.play("P1 tile 1 9").shows("cells [6 8]")  # no need to touch what lies there
    for cell in (1, 5, 9):
        table.refuses(f"P1 tile 2 {cell}", "ND-Q5")


def test_nd_q6_at_least_one_tile_while_there_is_room():
    table = sit(EVEN, "turn: 6")
    table.refuses("P2 pass", "ND-Q6")
    table.refuses("P2 stop", "ND-Q6")
    sit("", "turn: 4 roll").refuses("P2 pass", "ND-Q6")


def test_nd_q6_on_a_full_board_one_passes_and_curses_still_work():
    table = sit(FULL, "turn: 6 roll", "marks: 6<P1", "omen: used").shows("decision PASS P2")
    table.refuses("P2 reroll 1", "ND-Q6")
    table.refuses("P2 tile 1 1", "ND-Q6")
    table.play("P2 pass").shows("points 6-3")


def test_nd_q6_two_and_two_each_fill_the_board_before_the_last_turn():
    table = fresh().play("P1 roll = A A A A A; P1 tile 1 1; P1 tile 2 2")
    table.play("P2 roll = A A A A A; P2 tile 1 3; P2 tile 2 6; P1 reroll none")
    table.play("P1 tile 3 4; P1 tile 4 5; P2 reroll none; P2 tile 3 8; P2 tile 4 9")
    table.play("P1 reroll none; P1 tile 5 7").shows("turn 6; decision PASS P2")


def test_nd_q7_one_players_eclipse_takes_nothing_from_the_other():
    table = fresh().play("P1 roll = A H W E A").shows("faces P2=[AHW AHW AHW AHWE AHWE]")
    table.play("P1 tile 4 1 A; P1 stop; P2 roll = A H W A E; P2 tile 5 9 A; P2 stop")
    table.shows("board 1Ae . . / . . . / . . 2Ae; eclipse P1=drawn P2=drawn")


def test_nd_q8_used_as_soon_as_it_comes_up_laid_or_not():
    table = sit("", "turn: 3 roll", "wheels P1: A H W E A", "wheels P2: A A A A A")
    table.play("P1 reroll 4 = A").shows("faces P1=[AHW AHW AHW AHW AHW]; eclipse P1=drawn")
    table.play("P1 tile 1 1; P1 stop; P2 reroll none; P2 tile 1 9; P2 stop")
    table.refuses("P1 reroll 4 = E", "ND-R-e")
    spun = [table.match.branch(seed).push("reroll 4,5").state.wheel[0] for seed in range(60)]
    assert not any(ECLIPSE in faces for faces in spun)
    table = sit(FULL, "turn: 6", "eclipse: P2=drawn").play("P2 pass")
    table.shows("wheels P1=[? ? ? ? ?] P2=[? ? ? ? ?]; faces P2=[AHW AHW AHW AHWE AHWE]")


@pytest.mark.parametrize(("option", "moons"), [("4,5", "45"), ("1", "1"), ("none", ""),
                                               ("1,2,3,4,5", "12345")])  # fmt: skip
def test_nd_q9_the_moon_wheels_are_4_and_5_or_those_of_the_option(option, moons):
    faces = " ".join(MOON if str(wheel) in moons else "AHW" for wheel in range(1, 6))
    fresh(f"eclipse_wheels={option}").shows(f"faces P1=[{faces}]")
    if option == "4,5":
        fresh().shows(f"faces P1=[{faces}]")


def test_nd_q9_the_first_roll_shows_an_eclipse_seven_times_in_sixteen():
    shown = 0
    for seed in range(800):
        match = GAME.new(seed)
        seat = match.seat
        shown += ECLIPSE in match.push("roll").state.wheel[seat]
    assert abs(shown / 800 - 7 / 16) < 0.05


def test_nd_q10_the_eclipse_counts_in_every_respect_as_its_kind():
    table = sit("1A . . / . . . / . . .", "wheels P1: A H W E A")
    table.play("P1 tile 4 2 W; P1 stop").shows("board 1A* 1W*e . / . . . / . . .")
    table = sit(". 2H . / . . . / . . .", "wheels P1: A H W E A", "omen: used")
    table.play("P1 tile 4 1 A; P1 stop").shows("board 1Ae 1H . / . . . / . . .")


def test_nd_q10_it_keeps_its_badge_when_flipped():
    table = sit(". . . / . 1He . / . . .", "turn: 4").play("P2 tile 1 2; P2 stop")
    table.shows("board . 2A . / . 2He . / . . .")


def test_nd_q11_only_pairs_with_a_tile_just_laid_are_compared():
    standing = "1A 2H . / . . . / . . ."
    sit(standing).play("P1 tile 1 9; P1 stop").shows("board 1A 2H . / . . . / . . 1A; turn 4")
    sit(standing, "omen: used").play("P1 tile 1 3; P1 stop").shows(
        "board 1A 1H 1A / . . . / . . .")  # fmt: skip
    into_a_loss = sit(". 2W . / . . . / . . .").play("P1 tile 1 1; P1 stop")
    into_a_loss.shows("board 2A 2W . / . . . / . . .")


def test_nd_q11_with_rps_scope_board_all_pairs_are_compared_even_on_a_pass():
    table = sit("1A 2H . / . . . / . . .", "omen: used", options="rps_scope=board")
    table.play("P1 tile 1 9; P1 stop").shows("board 1A 1H . / . . . / . . 1A")
    full = sit("1A 2H 2H / 1A 1A 1A / 1A 1A 1A", "turn: 6", "omen: used",
               options="rps_scope=board")  # fmt: skip
    full.play("P2 pass").shows("points 9-0")
    sit("1A 2H 2H / 1A 1A 1A / 1A 1A 1A", "turn: 6").play("P2 pass").shows("points 7-2")


def test_nd_q12_a_shield_stops_any_attempt():
    triangle = sit(". . . / . 2H* . / . . .").play("P1 tile 1 2; P1 stop")
    triangle.shows("board . 1A . / . 2H . / . . .; turn 4")
    curse = sit("2A* . . / . . . / . . .", "turn: 4", "marks: 1<P1").play("P2 tile 1 9; P2 stop")
    curse.shows("board 2A . . / . . . / . . 2A; turn 5")
    trap = sit("", "turn: 4", "trap: P1=5").play("P2 tile 1 5; P2 tile 3 4")
    trap.shows("board . . . / 2W* 2A . / . . .; turn 5")


def test_nd_q12_with_shield_scope_effects_the_triangle_ignores_it_and_leaves_it():
    triangle = sit(". . . / . 2H* . / . . .", "omen: used", options="shield_scope=effects")
    triangle.play("P1 tile 1 2; P1 stop").shows("board . 1A . / . 1H* . / . . .")
    curse = sit("2A* . . / . . . / . . .", "turn: 4", "marks: 1<P1",
                options="shield_scope=effects")  # fmt: skip
    curse.play("P2 tile 1 9; P2 stop").shows("board 2A . . / . . . / . . 2A; turn 5")


def test_nd_q13_a_shield_serves_only_once():
    table = sit(". . . / . 2H* . / . . .", "omen: used").play("P1 tile 1 2; P1 stop")
    table.shows("board . 1A . / . 2H . / . . .")
    table.play("P2 reroll none; P2 tile 3 9; P2 stop; P1 reroll none; P1 tile 4 4")
    table.shows("board . 1A . / 1A 1H . / . . 2W*")
