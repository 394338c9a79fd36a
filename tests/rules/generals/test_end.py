"""Elimination, the day limit and the result: D-31 to D-33 and GEN-C-09."""

import pytest

from .table import facing, full, sit, three

LAST = """
map:
  O....
  B...B
owner P1: (0,1)
owner P2: (4,1) (0,0)
building: (4,1) hp={hp}
unit: a P1 tank (3,1)
unit: i P1 tank (2,0)
unit: e P2 {kind} (3,0) hp=32
"""


def test_d_31_without_unit_and_producing_building_a_player_is_eliminated():
    table = sit(LAST.format(hp=30, kind="infantry")).play("move a (3,1); bomb (4,1)")
    table.shows("alive P2=yes; over no").play("move i (2,0); attack e")
    table.shows("alive P2=no; over P1")
    owns = sit(LAST.format(hp=33, kind="infantry")).play("move a (3,1); bomb (4,1)")
    owns.play("move i (2,0); attack e").shows("alive P2=yes; over no; building (4,1) P2 hp=1")


def test_d_31_is_checked_after_fuel_losses():
    table = sit("""
        map:
          .....
          B...B
        owner P1: (0,1)
        owner P2: (4,1)
        building: (4,1) hp=1
        unit: a P1 tank (3,1)
        unit: u P2 ulm (0,0) fuel=0
    """)
    table.play("move a (3,1); bomb (4,1)").shows("alive P2=yes")
    table.play("end; end").shows("u dead; alive P2=no; over P1")


def test_d_32_the_buildings_of_the_eliminated_turn_neutral_and_the_last_team_wins():
    table = sit(LAST.format(hp=30, kind="infantry")).play("move a (3,1); bomb (4,1)")
    table.play("move i (2,0); attack e").shows("building (0,0) neutral hp=100; over P1")
    assert table.match.outcome().scores == (1.0, 0.0) and table.moves == set()


def test_d_32_whoever_resigns_leaves_with_all_units_and_his_turn_ends_at_once():
    units = ("a P1 vtb (1,0)", "i P1 infantry in a", "j P1 bazooka in a", "z P2 ulm (2,0)")
    table = three(more="\n".join(f"unit: {unit}" for unit in units)).play("resign")
    table.shows("alive P1=no; a dead; i dead; j dead; building (0,1) neutral hp=150")
    assert table.state.aboard_n[0] == table.state.units[0] == 0
    table.shows("current P2; day 5; over no").play("end; end").shows("current P2; day 6")


def test_d_32_a_power_ends_with_its_general():
    table = sit(f"""
        options: fog=on teams=0,1,0 generals=benali,none,none
        map:
          ..........
          ..........
          B...B....B
        owner P1: (0,2)
        owner P2: (9,2)
        owner P3: (4,2)
        gauge: P1={full("benali")}
        unit: b P2 ulm (9,0)
    """)
    table.shows("sees P3 b=no").play("power").shows("sees P3 b=yes")
    table.play("resign").shows("sees P3 b=no; alive P1=no; current P2")


def test_d_32_a_player_who_kills_himself_off_ends_his_turn():
    table = sit("""
        map:
          O...O
          BO.BB
        owner P2: (3,1)
        owner P1: (0,0)
        owner P3: (4,1)
        unit: a P1 infantry (1,0) hp=1
        unit: b P2 tank (2,0)
    """)
    table.play("move a (1,0); attack b").shows("a dead; alive P1=no; current P2; over no")
    table.shows("building (0,0) neutral hp=100")


def test_d_32_when_nobody_is_left_it_is_a_draw():
    table = sit("""
        map:
          O...O
          .....
        owner P1: (0,0)
        owner P2: (4,0)
        unit: a P1 infantry (1,0) hp=4
        unit: b P2 bazooka (2,0) hp=15
    """)
    table.play("move a (1,0); attack b").shows("alive P1=no; alive P2=no; over draw")
    assert table.match.outcome().scores == (0.5, 0.5)


DAYS = """
options: fog=off day_limit=5 {options}
map:
  O...O
  B...B
owner P1: (0,0) (0,1)
owner P2: (4,0) (4,1)
{more}
"""


@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ("money: P1=80", "draw"),  # P2 is still to receive as much
        ("money: P1=81", "P1"),
        ("money: P1=500\nunit: b P2 infantry (3,0) hp=1", "P2"),
        ("unit: a P1 infantry (1,0) hp=99\nunit: b P2 infantry (3,0)", "P2"),
        ("money: P1=80\nunit: a P1 infantry (1,0) hp=80\nunit: b P2 bazooka (3,0) hp=60", "draw"),
        ("unit: v P1 vtb (1,0)\nunit: i P1 infantry in v\nunit: b P2 tank (3,0) hp=79", "P1"),
    ],
)
def test_d_33_at_the_day_limit_income_then_army_then_money_decide(more, winner):
    sit(DAYS.format(options="", more=more)).play("end; end").shows(f"over {winner}; day 5")


def test_d_33_income_comes_first():
    table = sit(DAYS.format(options="", more="money: P2=900\nunit: b P2 carrier (3,0)").replace(
        "O...O", "O..~O").replace("owner P2: (4,0) (4,1)", "owner P2: (4,1)"))  # fmt: skip
    table.play("end; end").shows("over P1")


def test_d_33_prices_count_in_full_even_for_a_general_who_pays_less():
    more = "money: P1=80\nunit: a P1 infantry (1,0)\nunit: b P2 infantry (3,0)"
    sit(DAYS.format(options="generals=moreau,none", more=more)).play("end; end").shows("over draw")


def test_d_33_sums_are_those_of_living_members_of_living_teams():
    text = """
        options: fog=off day_limit=5 teams=0,1,0
        map:
          .....
          B.B.B
        owner P1: (0,1)
        owner P2: (2,1)
        owner P3: (4,1)
        money: P2=90 P1=500
    """
    sit(text).play("end; end; end").shows("over P1")  # 20 against 10
    table = sit(text).play("resign; end; end").shows("over P2")  # 10 against 10, then money
    assert table.match.outcome().scores == (0.0, 1.0, 0.0)


def test_gen_c_09_buildings_neutralised_by_an_elimination_kill_nobody():
    table = three(more="unit: b P2 infantry (0,1)").play("resign")
    table.shows("building (0,1) neutral hp=150; b.hp=100; current P2")


def test_gen_c_09_the_draw_is_between_those_eliminated_by_the_last_event():
    table = sit("""
        map:
          O...O
          ....O
        owner P1: (0,0)
        owner P2: (4,0)
        owner P3: (4,1)
        unit: a P1 infantry (1,0) hp=4
        unit: b P2 bazooka (2,0) hp=15
        unit: c P3 ulm (4,1) fuel=0
    """)
    table.play("end; end; end").shows("alive P3=no; over no; current P1")
    table.play("move a (1,0); attack b").shows("over draw")
    assert table.match.outcome().scores == (0.5, 0.5, 0.0)


def test_gen_c_09_one_resigns_only_in_ones_own_main():
    table = facing("tank", "tank")
    assert "resign" in table.moves
    table.push("unit 1,0").refuses_move("resign")
    table.push("to 1,0").refuses_move("resign")
