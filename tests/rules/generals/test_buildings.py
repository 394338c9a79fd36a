"""Buildings taken and brought down: GEN-BLD and the readings D-17 to D-22."""

import pytest

from .table import sit

SIEGE = """
{options}
map:
  ......
  B.B..B
owner P1: (0,1)
owner P2: (2,1) (5,1)
building: (2,1) hp={hp}
unit: a P1 tank (1,1)
unit: r P1 artillery (1,0)
{more}
"""


def siege(hp=150, more="", options=""):
    """A tank and an artillery of P1 before a barracks of P2."""
    return sit(SIEGE.format(hp=hp, more=more, options=options))


def lone(kind, ground="O", options=""):
    """A unit beside a neutral building."""
    start = "~" if ground == "P" else "."
    return sit(f"""
        options: fog=off {options}
        map:
          {start}{ground}...
          B...B
        owner P1: (0,1)
        owner P2: (4,1)
        unit: a P1 {kind} (0,0)
    """).play("move a (1,0)")


def test_gen_bld_01_a_building_produces_for_whoever_owns_it_at_that_moment():
    table = siege(hp=40, more="money: P1=50 P2=50\nunit: i P1 infantry (2,0)")
    assert "build 0,1" in table.moves
    table.refuses("create (2,1) infantry as z")
    table.play("move r (1,0); bomb (2,1); move i (2,1); capture; end; end; move i (2,0); wait")
    table.play("create (2,1) infantry as z").shows("z.pos=(2,1)")


def test_gen_bld_02_a_neutral_building_is_captured_by_a_unit_on_it():
    lone("infantry").play("capture").shows("building (1,0) P1 hp=100; a.done=yes; pending none")


def test_gen_bld_03_an_owned_building_is_attacked_like_a_unit():
    table = siege().play("move a (1,1)").shows("targets a=[(2,1)]").play("bomb (2,1)")
    table.shows("building (2,1) P2 hp=118; a.hp=100; a.done=yes")


def test_gen_bld_04_a_building_that_dies_becomes_neutral():
    siege(hp=32).play("move a (1,1); bomb (2,1)").shows("building (2,1) neutral hp=150")
    siege(hp=33).play("move a (1,1); bomb (2,1)").shows("building (2,1) P2 hp=1")


def test_gen_bld_05_the_unit_on_it_dies():
    table = siege(hp=32, more="unit: o P2 tank (2,1)").play("move a (1,1); bomb (2,1)")
    table.shows("o dead; a.hp=100")


def test_gen_bld_07_every_building_brings_its_owner_money_each_turn():
    table = sit("""
        map:
          O.P.A
          B...B
        owner P1: (0,0) (2,0) (4,0) (0,1)
        owner P2: (4,1)
    """)
    table.shows("income P1=115; income P2=10").play("end; end").shows("money P1=115; money P2=10")


def test_d_17_capturing_is_an_action_of_ground_units():
    for kind in ("infantry", "tank", "recon", "vtb", "artillery"):
        lone(kind).play("capture").shows("building (1,0) P1 hp=100")
    lone("ulm").refuses("capture", "D-17")
    lone("barge", "P").refuses("capture", "D-17")


def test_d_17_with_capture_any_every_unit_captures():
    lone("ulm", options="capture=any").play("capture").shows("building (1,0) P1 hp=100")
    lone("barge", "P", "capture=any").play("capture").shows("building (1,0) P1 hp=150")


def test_d_17_only_a_neutral_building_and_only_where_the_unit_stands():
    table = siege(more="unit: i P1 infantry (3,1)").play("move i (2,1)")
    table.refuses("capture", "GEN-BLD-02")
    table.play("wait; move a (1,1)").refuses("capture", "GEN-BLD-02")


def test_d_18_a_unit_and_a_building_on_one_cell_are_two_targets():
    table = siege(more="unit: o P2 tank (2,1)").play("move a (1,1)")
    table.shows("targets a=[o (2,1)]").play("bomb (2,1)")
    table.shows("o.hp=100; a.hp=100; building (2,1) P2 hp=118")
    other = siege(more="unit: o P2 tank (2,1)").play("move a (1,1); attack o")
    other.shows("o.hp=68; a.hp=84; building (2,1) P2 hp=150")


def test_d_19_buildings_never_heal_and_are_whole_again_when_neutral_or_captured():
    table = siege(hp=33).play("move a (1,1); bomb (2,1); end; end; end; end")
    table.shows("building (2,1) P2 hp=1").play("move a (1,1); bomb (2,1)")
    table.shows("building (2,1) neutral hp=150")
    table.play("end; end; move a (2,1); capture").shows("building (2,1) P1 hp=150")


def test_d_20_only_units_hostile_to_the_neutralising_player_die():
    own = siege(hp=40, more="unit: i P1 infantry (2,1)").play("move r (1,0); bomb (2,1)")
    own.shows("building (2,1) neutral hp=150; i.hp=100")
    text = """
        options: fog=off teams={teams}
        map:
          ......
          B.B.BB
        owner P1: (0,1)
        owner P2: (2,1) (5,1)
        owner P3: (4,1)
        building: (2,1) hp=1
        unit: a P1 tank (1,1)
        unit: v P3 vtb (2,1)
        unit: i P3 infantry in v
    """
    third = sit(text.format(teams="0,1,2")).play("move a (1,1); bomb (2,1)")
    third.shows("v dead; i dead")
    ally = sit(text.format(teams="0,1,0")).play("move a (1,1); bomb (2,1)")
    ally.shows("v.hp=100; i.in=v")


HARBOUR = """
map:
  ~{kind}..O
  ~....
  B...B
owner P1: (0,2)
owner P2: (1,0) (4,0) (4,2)
unit: a P1 {unit} ({cell})
"""


@pytest.mark.parametrize(
    ("unit", "cell", "port", "other"),
    [
        ("destroyer", "0,0", 125, None),
        ("submarine", "0,0", 100, None),
        ("battleship", "0,0", 105, 105),
        ("carrier", "0,0", 104, 104),
        ("infantry", "1,1", 144, 144),
        ("bomber", "1,1", 95, 95),
        ("fighter", "1,1", None, None),
        ("vtb", "1,1", None, None),
        ("ulm", "1,1", None, None),
        ("barge", "0,0", None, None),
    ],
)
def test_d_21_a_building_is_a_land_target_and_a_port_also_a_sea_target(unit, cell, port, other):
    for kind, left in (("P", port), ("B", other)):
        table = sit(HARBOUR.format(kind=kind, unit=unit, cell=cell)).play(f"move a ({cell})")
        if left is None:
            table.shows("targets a=[]").refuses("bomb (1,0)")
        else:
            table.play("bomb (1,0)").shows(f"building (1,0) P2 hp={left}; a.hp=100")


def test_d_22_only_enemy_buildings_are_attacked_and_never_the_one_underfoot():
    table = sit("""
        options: fog=off teams=0,1,0
        map:
          .O.O..
          BO...B
        owner P1: (0,1) (1,1)
        owner P2: (5,1)
        owner P3: (3,0)
        unit: a P1 tank (1,0)
        unit: b P1 infantry (5,1)
        unit: c P1 missiles (2,0)
    """)
    table.shows("targets a=[]; targets b=[]; targets c=[(5,1)]")
    table.play("move a (1,0)")
    for order in ("bomb (1,0)", "bomb (1,1)", "bomb (3,0)", "bomb (0,1)"):
        table.refuses(order)
    table.play("wait; move b (5,1)").refuses("bomb (5,1)")
