"""The Eclipse: ND-ECL. Its place among the wheels is in test_wheels."""

import pytest

from .table import sit

JOKER = "wheels P1: A H W E H"


@pytest.mark.parametrize(("kind", "laid"), [("A", "1Ae"), ("H", "1He"), ("W", "1W*e")])
def test_nd_ecl_a_a_joker_of_the_kind_one_says(kind, laid):
    table = sit("", JOKER)
    table.refuses("P1 tile 4 5", "ND-ECL-a")
    table.play(f"P1 tile 4 5 {kind}; P1 stop")
    if kind == "H":
        table.play("P1 curse none")
    table.shows(f"board . . . / . {laid} . / . . .; turn 4")


@pytest.mark.parametrize("wheel", [1, 2, 3, 5])
def test_nd_ecl_a_no_other_face_leaves_that_choice(wheel):
    sit("", JOKER).refuses(f"P1 tile {wheel} 5 W", "ND-ECL-a")


def test_nd_ecl_b_a_trap_does_not_wipe_the_kind_away():
    table = sit("", "turn: 4", "trap: P1=5", "wheels P2: A H W A E")
    table.play("P2 tile 5 5 W; P2 stop; P2 keep")
    table.shows("board . . . / . 1We . / . . .")  # still a Ward, though it has no shield


def test_nd_ecl_c_once_a_round_for_each_player():
    table = sit("", "turn: 3 roll", "wheels P1: A H W E A", "wheels P2: A H W A E")
    table.shows("faces P1=[AHW AHW AHW AHW AHW] P2=[AHW AHW AHW AHW AHW]")
    table.play("P1 reroll none; P1 tile 4 5 A; P1 stop")
    table.shows("eclipse P1=drawn P2=drawn; faces P1=[AHW AHW AHW AHW AHW]")
    full = "1A 1A 2A / 1A 1A 2A / 2A 2A 2A"
    table = sit(full, "turn: 6", "eclipse: P1=drawn P2=drawn").play("P2 pass")
    table.shows("round 2; eclipse P1=no P2=no; faces P1=[AHW AHW AHW AHWE AHWE]")
