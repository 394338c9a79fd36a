"""The course of a game: GEN-FLOW, teams (D-34), and GEN-C-01, 04, 07 and 12."""

import random

import pytest

from ludotheque import UsageError

from .table import GAME, facing, full, new, sit, three


def test_gen_flow_01_players_are_ordered_at_random_or_by_agreement():
    drawn = {tuple(new(seed, map="plain").state.order[:2]) for seed in range(12)}
    assert drawn == {(0, 1), (1, 0)}
    table = new(map="crossroads", order="2,0,3,1")
    assert table.state.order[:4] == [2, 0, 3, 1] and table.match.seat == 2
    t, s = table.match.edition.t, table.state
    assert s.site_owner[t.site[1 * 32 + 1]] == 2  # the first in the order has the first place


def test_gen_flow_02_the_current_player_gives_all_the_orders_wanted():
    table = facing("tank", "tank", more="money: P1=40;unit: c P1 infantry (0,0)")
    table.play("create (0,1) bazooka as n; move a (1,0); attack b; move c (0,0); wait")
    table.shows("current P1; n.hp=100; b.hp=68; c.done=yes")


def test_gen_flow_03_he_passes_by_ending_his_turn_and_never_has_to_do_more():
    table = facing("tank", "tank")
    assert "end" in table.moves
    table.play("end").shows("current P2; a.done=no")
    alone = three()
    assert alone.moves == {"end", "resign"}
    alone.shows("current P1")  # nobody ends a turn for him


def test_gen_flow_04_players_act_in_order_cyclically():
    table = three()
    for seat, day in ((2, 5), (3, 5), (1, 6), (2, 6), (3, 6), (1, 7)):
        table.play("end").shows(f"current P{seat}; day {day}")


def test_gen_flow_06_one_starts_with_buildings_and_three_turns_of_their_income():
    for name, money in (("plain", 270), ("plateau", 300), ("strait", 285), ("front", 345)):
        table = new(map=name, order="0,1")
        assert table.state.money[:2] == [money, money] and table.state.day == 1
        assert not any(table.state.units)


TEAMS = """
options: fog=on teams=0,1,0
map:
  ........
  ........
  A~~B~~~B
owner P1: (0,2)
owner P3: (3,2)
owner P2: (7,2)
unit: a P1 infantry (0,0)
unit: c P3 recon (2,0)
unit: b P2 infantry (7,0)
"""


def test_d_34_allies_share_sight_cross_each_other_and_do_not_fight():
    table = sit(TEAMS).shows("sees P1 b=yes; sees P2 a=no; targets a=[]")
    table.shows("reach a has (3,0); reach a lacks (2,0)").push("unit 0,0", "to 1,0")
    assert table.moves == {"wait"}


def test_d_34_money_creation_and_orders_are_not_shared():
    table = sit(TEAMS + "money: P3=100")
    table.refuses("create (3,2) infantry as z").refuses("move c (3,0)")
    assert table.match.view(0).state.money[2] == 100  # but known


def test_d_34_teammates_share_the_result():
    table = sit(TEAMS).play("end; resign").shows("over P1")
    assert table.match.outcome().scores == (1.0, 0.0, 1.0)


def test_gen_c_01_units_are_named_by_their_cells_and_no_number_tells_how_many_there_are():
    """Two worlds that differ by an enemy unit created in the fog look the same."""
    ways = [new(map="plain", order="1,0"), new(map="plain", order="1,0")]
    ways[0].push("build 1,1", "create infantry", "end")
    ways[1].push("build 1,1", "create tank", "build 3,1", "create recon", "end")
    assert ways[0].match.view(0).key() == ways[1].match.view(0).key()
    for table in ways:
        table.push("build 8,8", "create infantry")
    assert ways[0].match.view(0).key() == ways[1].match.view(0).key()


def test_gen_c_04_a_game_has_a_bound_on_its_decisions():
    for name in ("plain", "front", "crossroads"):
        edition = GAME.edition({"map": name})
        t = edition.t
        most = t.day_limit * t.seats * (45 * t.width * t.height + 4 * t.sites + 3)
        assert edition.rules.bound(t) == most


def test_gen_c_04_an_activation_takes_at_most_fifteen_decisions():
    table = sit(f"""
        options: fog=off generals=adeyemi,none
        map:
          ............
          B..........B
        owner P1: (0,1)
        owner P2: (11,1)
        gauge: P1={full("adeyemi")}
        unit: f P1 fighter (0,0)
    """)
    table.play("power").push("unit 0,0", "draw", *["step E"] * 10)
    assert table.moves == {"go"}
    table.push("go", "wait")
    assert table.match.version == 1 + 14


def test_gen_c_04_a_move_of_ten_has_up_to_221_cells():
    rows = ["B" + "." * 22, *["." * 23] * 21, "." * 22 + "B"]
    text = "options: fog=off generals=adeyemi,none\nmap:\n  " + "\n  ".join(rows)
    text += "\nowner P1: (0,0)\nowner P2: (22,22)\nunit: f P1 fighter (11,11)"
    text += f"\ngauge: P1={full('adeyemi')}"
    table = sit(text).play("power").push("unit 11,11")
    assert len(table.places("to")) == 221


def test_gen_c_07_generals_and_teams_go_by_seat_before_the_players_are_ordered():
    table = new(map="crossroads", order="3,2,1,0", generals="takeda,none,benali,none",
                teams="0,1,1,0")  # fmt: skip
    t, names = table.match.edition.t, table.match.edition.facts["generals"]
    assert [names[g]["id"] for g in t.general[:4]] == ["takeda", "none", "benali", "none"]
    assert t.team[:4] == [0, 1, 1, 0] and table.state.order[:4] == [3, 2, 1, 0]
    assert GAME.edition().options["order"] == "random"


def test_gen_c_07_at_least_two_teams():
    with pytest.raises(UsageError):
        new(map="plain", teams="0,0")
    with pytest.raises(UsageError):
        new(map="crossroads", teams="1,1,1,1")


def test_gen_c_12_main_move_and_action_are_put_even_with_a_single_choice():
    walled = sit("""
        map:
          .~...
          ~~..B
          B....
        owner P1: (0,2)
        owner P2: (4,1)
        unit: a P1 infantry (0,0)
    """)
    walled.push("unit 0,0")
    assert walled.moves == {"to 0,0"}  # and nothing to draw
    walled.push("to 0,0")
    assert walled.moves == {"wait"}
    walled.push("wait")
    assert walled.moves == {"end", "resign"}


@pytest.mark.parametrize("seed", range(3))
def test_gen_c_04_random_games_end(seed):
    match = new(seed, map="plain", day_limit=4).match
    chance = random.Random(seed)
    while not match.over:
        match.push(chance.choice([m for m in match.legal() if m.notation != "resign"]))
    assert match.version <= match.edition.rules.bound(match.edition.t)
