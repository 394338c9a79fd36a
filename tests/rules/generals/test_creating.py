"""Creation, repair and money: GEN-CREATE and the readings D-24 to D-26."""

from .table import new, sit

YARD = """
{options}
map:
  .....
  B.O.B
owner P1: (0,1) (2,1)
owner P2: (4,1)
money: P1={money}
{more}
"""


def yard(money=0, more="", options=""):
    """P1 with a barracks, an oil well and some money."""
    return sit(YARD.format(money=money, more=more, options=options))


def test_gen_create_01_a_unit_is_created_only_if_it_can_be_paid():
    poor = yard(14)
    assert poor.moves == {"end", "resign"}
    poor.refuses("create (0,1) infantry as z", "GEN-CREATE-01")
    table = yard(20).push("build 0,1")
    assert table.moves == {"create infantry", "create bazooka", "create recon"}
    table.refuses_move("create tank", "GEN-CREATE-01").push("create recon").shows("money P1=0")


def test_gen_create_02_it_appears_on_its_parent_building():
    yard(50).play("create (0,1) tank as t").shows("t.pos=(0,1); t.hp=100")
    yard(500).refuses("create (0,1) helicopter as z", "GEN-CREATE-02")
    yard(500).refuses("create (2,1) infantry as z")  # an oil well creates nothing


def test_gen_create_03_one_unit_per_building_and_turn():
    table = yard(500).play("create (0,1) infantry as i")
    table.refuses("create (0,1) infantry as z")
    table.play("end; end; move i (0,0); wait; create (0,1) infantry as j")
    table.refuses("create (0,1) infantry as z")


def test_gen_create_04_a_new_unit_does_nothing_until_the_end_of_the_turn():
    table = yard(50).play("create (0,1) recon as r").shows("r.done=yes; pending none")
    table.refuses("move r (0,0)")
    table.play("end; end").shows("r.done=no; reach r has (0,0)")


def test_gen_create_05_a_unit_on_a_building_of_its_parents_kind_regains_half():
    table = yard(more="unit: t P1 tank (0,1) hp=40\nunit: i P1 infantry (2,1) hp=20")
    table.play("end").shows("t.hp=40").play("end").shows("t.hp=90; i.hp=20")


def test_d_24_income_at_the_start_of_ones_turn_except_the_first():
    table = new(map="plain", order="0,1", fog="off")
    assert table.state.money[:2] == [270, 270]
    table.push("end")
    assert table.state.money[:2] == [270, 270]
    table.push("end")
    assert table.state.money[:2] == [360, 270]
    table.push("end")
    assert table.state.money[:2] == [360, 360]


def test_d_24_money_is_kept():
    yard(1000).play("end; end; end; end").shows("money P1=1160")


def test_d_25_nothing_is_created_on_an_occupied_building():
    table = yard(100, more="unit: a P1 infantry (0,1)")
    table.refuses("create (0,1) infantry as z", "D-25")
    table.play("move a (0,0); wait; create (0,1) infantry as z").shows("z.pos=(0,1)")
    enemy = yard(100, more="unit: e P2 ulm (0,1)")
    enemy.refuses("create (0,1) infantry as z", "D-25")


def test_d_25_a_captured_building_is_occupied_by_its_captor():
    table = sit("""
        map:
          .B..
          B..B
        owner P1: (0,1)
        owner P2: (3,1)
        money: P1=100
        unit: a P1 infantry (0,0)
    """)
    table.play("move a (1,0); capture").refuses("create (1,0) infantry as z", "D-25")


REPAIR = """
options: fog=off teams=0,1,0
map:
  A~P.A
  B...B
owner P1: (0,0) (0,1)
owner P2: (4,1) (4,0)
owner P3: (2,0)
unit: h P1 helicopter (0,0) hp=30
unit: d P1 destroyer (2,0) hp=10
unit: i P1 infantry (4,1) hp=10
unit: f P1 fighter (4,0) hp=10
unit: e P2 infantry (3,1)
"""


def test_d_26_repair_on_friendly_buildings_of_the_right_kind_up_to_100():
    table = sit(REPAIR).play("end; end; end")
    table.shows("h.hp=80; d.hp=60; i.hp=10; f.hp=10")  # an ally's port repairs, an enemy's not
    table.play("end; end; end").shows("h.hp=100; d.hp=100; i.hp=10")


def test_d_26_no_repair_on_a_carrier_or_as_cargo():
    table = sit("""
        map:
          P.B~~
          B...B
        owner P1: (0,0) (2,0) (0,1)
        owner P2: (4,1)
        unit: c P1 carrier (3,0)
        unit: f P1 fighter in c hp=10
        unit: v P1 vtb (2,0) hp=10
        unit: i P1 infantry in v hp=10
        unit: b P1 barge (0,0) hp=20
        unit: t P1 tank in b hp=20
    """)
    table.play("end; end").shows("f.hp=10; v.hp=60; i.hp=10; b.hp=70; t.hp=20")


def test_d_26_repair_comes_at_the_start_of_the_owners_turn_only():
    table = sit(REPAIR).play("end")
    assert table.state.hp[0] == 30 and table.state.hp[2] == 10
    table.play("end")
    assert table.state.hp[0] == 30 and table.state.hp[2] == 10
