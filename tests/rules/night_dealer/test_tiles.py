"""The triangle and the Claw: ND-RPS, ND-ATK."""

import pytest

from .table import sit

BEATS = {"A": "H", "H": "W", "W": "A"}
WHEEL = {"A": 1, "H": 2, "W": 3}


def lay_beside(mine, theirs):
    """P1 lays a kind on 4 beside a bare tile of P2's on 5, and Omen lets it be; the board."""
    table = sit(f". . . / . 2{theirs} . / . . .", "omen: used")
    table.play(f"P1 tile {WHEEL[mine]} 4; P1 stop")
    if mine == "H":
        table.play("P1 trap 1")
    return table


@pytest.mark.parametrize(("winner", "loser"), BEATS.items())
def test_nd_rps_a_claw_beats_hex_hex_beats_ward_ward_beats_claw(winner, loser):
    star = "*" if winner == "W" else ""
    table = lay_beside(winner, loser)
    table.shows(f"board . . . / 1{winner}{star} 1{loser} . / . . .; turn 4")


@pytest.mark.parametrize(("winner", "loser"), BEATS.items())
def test_nd_rps_a_the_tile_laid_may_lose(winner, loser):
    table = lay_beside(loser, winner)
    owner = 1 if loser == "W" else 2  # a Ward laid has a shield, which is spent
    table.shows(f"board . . . / {owner}{loser} 2{winner} . / . . .; turn 4")


@pytest.mark.parametrize("kind", "AHW")
def test_nd_rps_b_between_two_of_a_kind_nothing_happens(kind):
    star = "*" if kind == "W" else ""
    lay_beside(kind, kind).shows(f"board . . . / 1{kind}{star} 2{kind} . / . . .; turn 4")


def test_nd_atk_a_the_claw_does_nothing_special_when_laid():
    table = sit("""
        1A . .
        . . .
        . . .
    """).play("P1 tile 1 2; P1 stop")  # fmt: skip
    table.shows("board 1A 1A . / . . . / . . .; turn 4; marks []; trap P1=none")
    assert table.events("shielded") == table.events("marked") == table.events("trap_laid") == []


def test_nd_atk_a_it_beats_hex_and_loses_to_ward():
    lay_beside("A", "H").shows("board . . . / 1A 1H . / . . .")
    lay_beside("A", "W").shows("board . . . / 2A 2W . / . . .")
