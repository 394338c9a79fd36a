"""The generals: the gauge (D-35), their passives and powers (D-36), and GEN-C-02."""

import pytest

from .table import GAME, facing, full, sit, strike, targets

NAMES = ["none", "takeda", "moreau", "volkov", "adeyemi"]
NAMES += ["carvalho", "benali", "halvorsen", "nguyen"]
COSTS = {name: full(name) for name in NAMES}


def led(general, other="none"):
    """The options of a game with these generals, without fog."""
    return f"fog=off generals={general},{other}"


def powered(general, attacker, target, gap=1, **more):
    """The HP of b and of a when a attacks while its general's power is active."""
    table = facing(
        attacker, target, gap, options=led(general), more=f"gauge: P1={COSTS[general]}", **more
    )
    table.play("power; move a (1,0); attack b")
    return table.state.hp[1 + gap], table.state.hp[1]


def mighty(text, general):
    """A position where P1's general has just used the power."""
    return sit(f"options: {led(general)}\n{text}\ngauge: P1={COSTS[general]}").play("power")


LANE = """map:
  {row}
  ~~~~~~~~~~
  B~~~~~~~~B
owner P1: (0,2)
owner P2: (9,2)
unit: a P1 {kind} (0,0)"""


def lane(kind, row=".........."):
    """A unit at the end of a row."""
    return LANE.format(kind=kind, row=row)


def test_d_35_two_points_per_hp_lost_and_one_per_hp_inflicted():
    table = facing("tank", "tank", options=led("volkov", "halvorsen"))
    table.play("move a (1,0); attack b").shows("b.hp=65; a.hp=84; gauge P1=67; gauge P2=86")


def test_d_35_a_loss_never_counts_more_than_the_hp_there_were():
    table = facing("tank", "infantry", b="hp=5", options=led("volkov", "halvorsen"))
    table.play("move a (1,0); attack b").shows("b dead; a.hp=98; gauge P1=9; gauge P2=12")


def test_d_35_the_gauge_is_capped_and_gains_nothing_while_the_power_is_active():
    most = COSTS["volkov"], COSTS["halvorsen"]
    gauges = f"gauge: P1={most[0] - 1} P2={most[1]}"
    table = facing("tank", "tank", options=led("volkov", "halvorsen"), more=gauges)
    table.play("move a (1,0); attack b").shows(f"gauge P1={most[0]}; gauge P2={most[1]}")
    table.play("end; power").shows("gauge P2=0").play("move b (2,0); attack a")
    table.shows(f"gauge P2=0; gauge P1={most[0]}")


def test_d_35_a_unit_lost_with_its_building_counts():
    text = """
        options: fog=off generals=volkov,takeda
        map:
          ......
          B.B..B
        owner P1: (0,1)
        owner P2: (2,1) (5,1)
        building: (2,1) hp={hp}
        unit: a P1 tank (1,1)
        unit: v P2 vtb (2,1) hp=70
        unit: i P2 infantry in v
    """
    table = sit(text.format(hp=20)).play("move a (1,1); bomb (2,1)")
    table.shows("v dead; i dead; gauge P1=70; gauge P2=140")  # cargo gives nothing
    hurt = sit(text.format(hp=90)).play("move a (1,1); bomb (2,1)")
    hurt.shows("gauge P1=0; gauge P2=0")  # neither do walls


def test_d_35_crashes_give_nothing_and_without_a_general_there_is_no_gauge():
    table = facing("fighter", "ulm", a="fuel=0", options=led("adeyemi")).play("end")
    table.shows("a dead; gauge P1=0")
    facing("tank", "tank").play("move a (1,0); attack b").shows("gauge P1=0; gauge P2=0")


def test_gen_c_02_the_power_needs_a_full_gauge_and_is_used_once():
    cost = COSTS["takeda"]
    for gauge, can in ((cost - 1, False), (cost, True)):
        table = facing("tank", "tank", options=led("takeda"), more=f"gauge: P1={gauge}")
        assert ("power" in table.moves) is can
    table.play("power").shows("gauge P1=0; pending none").refuses_move("power")
    none = facing("tank", "tank")
    assert "power" not in none.moves
    none.refuses_move("power", "GEN-C-02")


def test_gen_c_02_a_power_lasts_until_the_start_of_the_owners_next_turn():
    gauge = f"gauge: P1={COSTS['takeda']}"
    table = facing("tank", "tank", options=led("takeda"), more=gauge).play("power")
    table.play("end; move b (2,0); attack a").shows("a.hp=68; b.hp=68").play("end")
    table.play("end; move b (2,0); attack a").shows("a.hp=36; b.hp=52")


def test_d_36_eight_generals_and_none():
    found = [general["id"] for general in GAME.edition({"map": "plain"}).facts["generals"]]
    assert found == NAMES
    assert [name for name, cost in COSTS.items() if cost == 0] == ["none"]


def test_d_36_takeda_replies_in_full():
    assert strike("bazooka", "bazooka", b="hp=1", options=led("none", "takeda")) == (0, 92)
    for hp, left in ((100, 84), (1, 0)):
        table = facing("bazooka", "bazooka", a=f"hp={hp}", options=led("takeda"),
                       more=f"gauge: P1={COSTS['takeda']}")  # fmt: skip
        table.play("power; end; move b (2,0); attack a")
        assert table.state.hp[1] == left and table.state.hp[2] == 84


def test_d_36_moreau_pays_less_and_creates_twice():
    text = """map:
  ~...
  B.BB
owner P1: (0,1)
owner P2: (3,1)
money: P1=500"""
    cheap = sit(f"options: {led('moreau')}\n{text}").play("create (0,1) tank as t")
    cheap.shows("money P1=455").refuses("create (0,1) infantry as z", "GEN-CREATE-03")
    table = mighty(text, "moreau").play("create (0,1) infantry as i").shows("money P1=486")
    table.play("create (0,1) recon as r").shows("r.pos=(1,1); money P1=468; r.done=yes")
    table.refuses("create (0,1) infantry as z", "GEN-CREATE-03")


def test_d_36_moreaus_second_unit_takes_the_building_if_it_is_free_and_else_needs_a_neighbour():
    text = """map:
  ~...
  B.BB
owner P1: (0,1)
owner P2: (3,1)
money: P1=500
unit: a P1 infantry {at}"""
    taken = mighty(text.format(at="(0,1)"), "moreau")
    taken.refuses("create (0,1) tank as t", "D-25")  # the first needs the building's own cell
    walled = mighty(text.format(at="(1,1)"), "moreau").play("create (0,1) tank as t")
    walled.refuses("create (0,1) tank as u")
    assert "build 0,1" not in walled.moves


def test_d_36_volkov_strengthens_tracks_and_rolls_over_rough_ground():
    assert strike("tank", "infantry", options=led("volkov"))[0] == 65  # 35.2
    assert strike("infantry", "infantry", options=led("volkov"))[0] == 85
    assert powered("volkov", "tank", "infantry")[0] == 58  # 32 × 130 % = 41.6
    mighty(lane("tank", ".^^^^....."), "volkov").shows("ticks a (4,0)=11088; reach a lacks (5,0)")
    roads = mighty(lane("recon", ".:======.."), "volkov")
    roads.shows("ticks a (1,0)=2772; ticks a (7,0)=17892; ticks a (9,0)=23436")
    mighty(lane("infantry", ".:::......"), "volkov").shows("reach a lacks (3,0)")


def test_d_36_adeyemi_has_fuel_to_spare_and_an_open_sky():
    table = facing("fighter", "ulm", gap=5, options=led("adeyemi")).shows("a.fuel=7; b.fuel=12")
    assert powered("adeyemi", "fighter", "bomber")[0] == 37  # 62.5 is 63
    table = mighty(lane("fighter").replace("(0,0)", "(0,0) fuel=0"), "adeyemi").play("end")
    table.shows("a.fuel=0")  # not lost
    mighty(lane("bomber"), "adeyemi").shows("reach a has (8,0); reach a lacks (9,0)")


def test_d_36_carvalho_sails_the_shallows_and_reaches_further():
    sea = lane("battleship", "~-------..").replace("~~~~~~~~~~", "..........")
    sit(f"options: {led('carvalho')}\n{sea}").shows("ticks a (6,0)=16632; reach a lacks (7,0)")
    assert powered("carvalho", "battleship", "destroyer", gap=4) == (49, 100)  # 50.625
    assert not targets("battleship", "destroyer", gap=4, options=led("carvalho"))
    assert powered("carvalho", "carrier", "barge", gap=5)[0] == 27  # 73.125
    assert powered("carvalho", "destroyer", "barge")[0] == 61  # 39.375, and no further reach


def test_d_36_benali_sees_further_rolls_further_and_sees_all():
    text = lane("recon", "....f.....") + "\nunit: b P2 infantry ({at})"
    fog, gauge = "options: fog=on generals=benali,none\n", f"gauge: P1={COSTS['benali']}"
    sit(fog + text.format(at="7,0")).shows("sees P1 b=yes; reach a lacks (9,0)")
    sit(fog + text.format(at="8,0")).shows("sees P1 b=no")
    hidden = sit(fog + text.format(at="4,0") + "\nunit: s P2 submarine (9,1)\n" + gauge)
    hidden.shows("sees P1 b=no; sees P1 s=no").play("power").shows("sees P1 b=yes; sees P1 s=yes")
    hidden.play("end").shows("sees P1 b=yes; sees P2 a=no").play("end").shows("sees P1 b=no")
    assert powered("benali", "infantry", "infantry")[0] == 83  # 16.5 is 17
    rolling = sit(f"options: {led('benali')}\n" + lane("recon"))
    rolling.shows("reach a has (9,0)")
    sit(f"options: {led('benali')}\n" + lane("infantry")).shows("reach a lacks (5,0)")


def test_d_36_halvorsen_shoots_harder_and_further():
    assert strike("artillery", "tank", gap=2, options=led("halvorsen"))[0] == 56
    assert powered("halvorsen", "artillery", "tank", gap=4)[0] == 52
    assert strike("tank", "tank", options=led("halvorsen"))[0] == 68
    table = mighty(lane("artillery") + "\nunit: b P2 tank (4,0)", "halvorsen").play("move a (1,0)")
    table.play("attack b").shows("b.hp=52")


def test_d_36_nguyen_repairs_more_and_gives_a_second_wind():
    home = lane("infantry") + "\nunit: r P1 tank (0,2) hp=10"
    sit(f"options: {led('nguyen')}\n{home}").play("end; end").shows("r.hp=85")
    wind = lane("vtb") + "\nunit: i P1 infantry in a hp=60\nunit: r P1 tank (0,2) hp=90"
    mighty(wind, "nguyen").shows("i.hp=90; r.hp=100; a.hp=100")
    assert powered("nguyen", "infantry", "infantry") == (82, 93)  # a reply of 6.75 is 7
    table = facing("tank", "tank", options=led("nguyen"), more=f"gauge: P1={COSTS['nguyen']}")
    table.play("power; end; move b (2,0); attack a").shows("a.hp=71")  # 28.8


@pytest.mark.parametrize("general", ["takeda", "benali"])
def test_d_36_two_players_may_have_the_same_general(general):
    table = facing("tank", "tank", options=led(general, general),
                   more=f"gauge: P1={COSTS[general]} P2={COSTS[general]}")  # fmt: skip
    table.play("power; end; power").shows("gauge P1=0; gauge P2=0")
