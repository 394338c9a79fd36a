"""How units move: GEN-TERR, GEN-MEET, GEN-TURN, the readings D-01 to D-05, D-23, D-38, D-39."""

import pytest

from ludotheque.core.undo import free_undo

from .table import sit

LAND, WATER = ".=:f^", "-~"
PAIR = """
map:
  {row}
  ~~~~~~~~
  ~~~~~~~~
  B~~~~~~B
owner P1: (0,3)
owner P2: (7,3)
unit: a P1 {kind} (0,0)
"""


def lane(row, kind, options="", more=""):
    """A unit at the left end of a row; there is water below."""
    head = f"options: {options}\n" if options else ""
    return sit(head + PAIR.format(row=f"{row:~<8}", kind=kind) + "\n".join(more.split(";")))


def costs(kind, letters, start="."):
    """The ticks to enter each of these grounds, 0 where the unit can't go."""
    return [cost(lane(start + letter, kind)) for letter in letters]


def cost(table):
    """The ticks of the canonical path to (1,0)."""
    if table.script.expect("reach a has (1,0)") is not None:
        return 0
    return int(table.script.expect("ticks a (1,0)=0"))


def test_gen_terr_01_walk():
    assert costs("infantry", LAND + WATER) == [2772, 2772, 4620, 3465, 3960, 0, 0]


def test_gen_terr_02_tread():
    assert costs("tank", LAND + WATER) == [2772, 2772, 3080, 3465, 4620, 0, 0]


def test_gen_terr_03_roll():
    assert costs("recon", LAND + WATER) == [2772, 2520, 3465, 3465, 3465, 0, 0]


@pytest.mark.parametrize("kind", ["submarine", "barge", "destroyer", "battleship", "carrier"])
def test_gen_terr_04_float(kind):
    assert costs(kind, WATER + LAND, start="~") == [3696, 2772, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("kind", ["helicopter", "bomber", "fighter", "ulm"])
def test_gen_terr_05_fly(kind):
    assert costs(kind, LAND + WATER + "OBPA") == [2772] * 11


def test_gen_bld_06_a_building_counts_as_a_road():
    assert costs("recon", "OBPA") == [2520] * 4
    assert costs("infantry", "OBPA") == costs("tank", "OBPA") == [2772] * 4


def test_d_01_a_path_is_legal_if_its_ticks_fit_the_movement_exactly():
    lane(".::...", "infantry").shows("ticks a (2,0)=9240; reach a lacks (3,0)")
    lane("........", "infantry").shows("ticks a (4,0)=11088; reach a lacks (5,0)")  # not one over
    lane(".^^.....", "tank").shows("ticks a (1,0)=4620; reach a lacks (2,0)")


def test_d_01_what_is_left_of_a_move_is_lost():
    table = lane(".^^.....", "tank").play("move a (1,0); wait; end; end")
    table.shows("reach a has (3,0); reach a lacks (4,0)")  # 4620 + 2772, and no more


def test_d_02_ground_units_never_enter_water():
    for kind in ("infantry", "tank", "recon"):
        table = lane("..-.....", kind).push("unit 0,0")
        assert table.places("to") == {(0, 0), (1, 0)}
        table.refuses_move("to 2,0")


def test_d_03_ships_enter_ports_and_no_other_building():
    assert costs("destroyer", "PBOA", start="~") == [2772, 0, 0, 0]
    assert costs("recon", "P") == [2520]


def walked(rows, kind, start, goal, options=""):
    """The directions of the canonical path, as the mover's own events tell them."""
    lines = [f"options: {options}", "map:", *(f"  {row:.<10}" for row in rows), "  B........B"]
    last = len(rows)
    lines += [f"owner P1: (0,{last})", f"owner P2: (9,{last})", f"unit: a P1 {kind} ({start})"]
    table = sit("\n".join(lines if options else lines[1:]))
    table.push(f"unit {start}", f"to {goal}")
    ways = {-32: "N", 1: "E", 32: "S", -1: "W"}
    steps = [e for e in table.match.events(0) if e.kind == "stepped"]
    return "".join(ways[e.end - e.start] for e in steps)


def test_d_04_the_canonical_path_has_the_fewest_ticks():
    assert walked(["....", ".:..", "...."], "infantry", "0,1", "1,2") == "SE"  # E is sand
    roads = ["========", ".::::::=", "........"]
    assert walked(roads, "recon", "0,1", "7,1", "generals=benali,none") == "NEEEEEEES"


def test_d_04_then_the_fewest_steps():
    """Three mountains and a meadow cost a DCA as much as six meadows round them."""
    assert walked([".....", ".^^^.", "....."], "dca", "0,1", "4,1") == "EEEE"


def test_d_04_then_north_before_east_before_south_before_west():
    field = ["....", "....", "...."]
    assert walked(field, "infantry", "1,2", "2,1") == "NE"
    assert walked(field, "infantry", "1,1", "2,2") == "ES"
    assert walked(field, "infantry", "2,1", "1,2") == "SW"
    assert walked(field, "infantry", "2,2", "1,1") == "NW"
    assert walked(field, "infantry", "0,0", "2,2") == "EESS"


def test_d_04_the_path_does_not_depend_on_what_the_mover_cannot_see():
    text = """
        options: fog=on
        map:
          ..........
          ..........
          ~~~~~~~~~~
          B~~~~~~~~B
        owner P1: (0,3)
        owner P2: (9,3)
        unit: a P1 recon (0,0)
        unit: b P2 infantry ({cell})
    """
    near, far = (sit(text.format(cell=cell)) for cell in ("8,0", "9,1"))
    for table in (near, far):
        table.push("unit 0,0")
    assert near.moves == far.moves and "to 8,0" in near.moves
    assert near.match.view(0).key() == far.match.view(0).key()


def test_d_04_a_refusal_tells_nothing_of_what_the_mover_cannot_see():
    said = []
    for more in ("unit: b P2 infantry (6,0)", "unit: b P2 infantry (7,0)"):
        table = lane("........", "infantry", "fog=on", more).shows("sees P1 b=no")
        table.push("unit 0,0")
        said.append([table.match.why_not(f"to {x},0").rule for x in (5, 6, 7)])
    assert said[0] == said[1] == ["D-01"] * 3


def test_d_05_friends_are_crossed_but_not_stopped_on_and_seen_enemies_block():
    crossing = lane(".....", "infantry", more="unit: d P1 ulm (2,0)")
    crossing.shows("reach a has (1,0) (3,0) (4,0); reach a lacks (2,0)")
    for enemy in ("infantry", "ulm"):  # whatever its domain
        blocked = lane(".....", "infantry", more=f"unit: d P2 {enemy} (2,0)")
        blocked.shows("reach a has (1,0); reach a lacks (2,0) (3,0)")
        blocked.refuses("move a (2,0)").refuses("move a (3,0)")


def test_gen_vis_04_a_player_knows_how_far_a_unit_goes_if_it_meets_nobody():
    table = lane("........", "recon", "fog=on", "unit: b P2 infantry (7,0)")
    table.push("unit 0,0")
    assert table.places("to") == {(x, 0) for x in range(8)}  # (7,0) is in the fog
    table.push("to 6,0")
    assert "wait" in table.moves


HIDDEN = "unit: b P2 infantry (4,0)"


def test_gen_meet_01_a_move_may_meet_an_enemy_hidden_in_the_fog():
    table = lane("........", "infantry", "fog=on", HIDDEN)
    table.shows("sees P1 b=no; reach a has (4,0)").play("move a (4,0)").shows("sees P1 b=yes")


def test_gen_meet_02_it_stops_there_and_does_nothing_more_this_turn():
    table = lane("........", "infantry", "fog=on", HIDDEN).play("move a (4,0)")
    table.shows("a.pos=(3,0); a.done=yes; pending none; b.hp=100").refuses("move a (3,0)")
    assert table.moves == {"end", "resign"}


def test_d_23_it_is_stopped_on_contact_and_not_on_sight():
    table = lane("........", "recon", "fog=on", "unit: b P2 infantry (7,0)")
    table.play("move a (7,0)").shows("a.pos=(6,0); a.done=yes")
    passing = sit("""
        options: fog=on
        map:
          ..........
          ..........
          ..........
          ..........
          B........B
        owner P1: (0,4)
        owner P2: (9,4)
        unit: a P1 recon (0,0)
        unit: b P2 infantry (7,1)
    """)
    passing.shows("sees P1 b=no").play("move a (8,0)").shows("a.pos=(8,0); a.done=no")
    passing.shows("sees P1 b=yes").refuses("attack b", "GEN-ATT-03")


def test_d_23_an_interrupted_unit_does_not_board():
    table = sit("""
        options: fog=on
        map:
          ~~~~~~~~~~
          ~~~~~~~~~~
          B........B
        owner P1: (0,2)
        owner P2: (9,2)
        unit: c P1 carrier (6,0)
        unit: f P1 fighter (0,0)
        unit: s P2 submarine (3,0)
    """)
    table.shows("sees P1 s=no; reach f has (6,0)")
    table.play("move f (6,0)").shows("f.pos=(2,0); f.in=none; f.done=yes; pending none")


def test_gen_turn_01_a_units_turn_is_a_move_and_then_an_action():
    table = lane("........", "infantry").push("unit 0,0")
    assert table.moves == {"to 0,0", "to 1,0", "to 2,0", "to 3,0", "to 4,0", "draw"}
    table.push("to 2,0")
    assert table.moves == {"wait"}
    table.push("wait").shows("a.done=yes; a.pos=(2,0)")


def test_gen_turn_02_the_action_is_an_attack_or_taking_a_building():
    table = lane("..O.....", "infantry", more="unit: b P2 infantry (3,0)").push(
        "unit 0,0", "to 2,0"
    )
    assert table.moves == {"attack 3,0", "capture", "wait"}


def test_d_38_the_action_follows_the_move_at_once_and_nothing_follows_the_action():
    table = lane("........", "infantry", more="unit: c P1 recon (1,0);unit: b P2 tank (6,0)")
    table.play("move a (2,0)")
    table.refuses("move c (3,0)").refuses("end").refuses("create (0,3) infantry as z")
    table.play("wait").refuses("move a (1,0)").play("move c (5,0); attack b")
    table.refuses("move c (4,0)").shows("b.hp=94")


def test_d_39_orders_may_be_given_in_any_order():
    orders = ("move a (1,0); wait", "move c (5,0); wait", "create (0,3) infantry as n")
    text = "unit: c P1 recon (3,0);money: P1=20"
    ways = []
    for order in (orders, orders[::-1], (orders[1], orders[2], orders[0])):
        s = lane("........", "infantry", more=text).play(*order).state
        ways.append((s.unit, s.hp, s.done, s.money, s.viewers))
    assert ways[0] == ways[1] == ways[2]


LONELY = """
options: fog=on order=0,1
map:
  B.....f.B
  .........
  .........
owner P1: (0,0)
owner P2: (8,0)
unit: r P1 recon (3,1)
unit: i P1 infantry (2,1)
{}
"""


def test_d_38_what_may_be_taken_back_does_not_tell_who_is_watching():
    counts = set()
    for watcher in ("", "unit: e P2 recon (6,0)"):
        table = sit(LONELY.format(watcher)).play("move i (1,1)", "wait")
        seen = [event for event in table.match.noted if event.shown_to(1)]
        assert bool(seen) is bool(watcher), "the recon in the wood sees it, and is not seen"
        counts.add(free_undo(table.match))
    assert counts == {3}
    table = sit(LONELY.format("unit: e P2 recon (4,1)")).play("move r (3,1)", "attack e")
    assert free_undo(table.match) == 0, "a blow is felt"
