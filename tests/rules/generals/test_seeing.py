"""The fog of war: GEN-VIS, the readings D-06 to D-09, GEN-C-05, GEN-C-06 and GEN-C-08."""

import pytest

from ludotheque.core.record import SPECTATOR

from .table import SIDE, full, new, sit

FIELD = """
options: fog=on {options}
map:
  ...f^.....
  ..........
  ..........
  ..........
  ..........
  ..........
  B........B
owner P1: (0,6)
owner P2: (9,6)
{units}
"""


def field(*units, options=""):
    """Units on open ground, far from both barracks."""
    lines = "\n".join(f"unit: {unit}" for unit in units)
    return sit(FIELD.format(units=lines, options=options))


def lit(table, seat):
    """The cells that a seat's team sees, in the seat's own view."""
    state = table.match.view(seat).state
    team = table.match.edition.t.team[seat]
    return {(c % SIDE, c // SIDE) for c, seen in enumerate(state.viewers[team]) if seen}


def diamond(x, y, radius):
    """The cells of the field within a distance."""
    return {
        (a, b) for a in range(10) for b in range(7) if abs(a - x) + abs(b - y) <= radius
    }  # fmt: skip


def test_gen_vis_01_what_nobody_sees_is_under_the_fog():
    table = field("a P1 infantry (2,2)", "b P2 infantry (5,2)", "c P2 infantry (6,2)")
    table.shows("sees P1 b=yes; sees P1 c=no; sees P2 a=yes")
    assert table.units_seen(0) == {(2, 2): ("infantry", 0), (5, 2): ("infantry", 1)}


@pytest.mark.parametrize("fog", ["on", "off"])
def test_gen_vis_02_terrain_and_buildings_are_known_to_everybody(fog):
    table = new(map="bay", fog=fog, order="0,1")
    edition, first = table.match.edition, table.match.view(0).state
    for seat in (0, 1, SPECTATOR):
        view = table.match.view(seat)
        assert view.edition is edition  # the map is printed, not remembered
        assert (view.state.site_owner, view.state.walls) == (first.site_owner, first.walls)
    assert first.site_owner == table.state.site_owner and first.walls == table.state.walls


def test_gen_vis_03_one_cannot_see_into_woods_and_mountains_from_outside():
    table = field("a P1 recon (3,2)", "b P2 bazooka (3,0)", "c P2 bazooka (4,0)")
    table.shows("sees P1 b=no; sees P1 c=no").play("move a (3,1)").shows("sees P1 b=yes")
    table.shows("sees P1 c=no")


def test_d_06_units_see_a_diamond_and_buildings_three_cells():
    table = field("a P1 bomber (6,3)")
    wooded = {(3, 0), (4, 0)}
    assert lit(table, 0) == (diamond(6, 3, 4) | diamond(0, 6, 3)) - wooded
    assert lit(table, 1) == diamond(9, 6, 3)


def test_d_06_nothing_stays_lit_once_the_viewer_has_gone():
    table = field("a P1 recon (2,2)", "b P2 infantry (7,2)")
    table.shows("sees P1 b=yes").play("move a (0,1)").shows("sees P1 b=no")
    assert lit(table, 0) == (diamond(0, 1, 6) | diamond(0, 6, 3)) - {(3, 0), (4, 0)}


def test_d_06_cargo_sees_nothing():
    alone = field("v P1 vtb (2,2)")
    loaded = field("v P1 vtb (2,2)", "i P1 infantry in v")
    assert lit(alone, 0) == lit(loaded, 0)


def test_d_07_cover_is_seen_from_adjacent_cells_only():
    for cell, seen in (((3, 1), True), ((2, 0), True), ((2, 1), False), ((1, 0), False)):
        table = field(f"a P1 recon ({cell[0]},{cell[1]})")
        assert ((3, 0) in lit(table, 0)) is seen
    inside = field("a P1 recon (3,0)")
    assert {(3, 0), (4, 0)} <= lit(inside, 0)  # itself, and the mountain beside it
    flying = field("a P1 helicopter (5,1)")
    assert (4, 0) not in lit(flying, 0)  # from above no better


def test_d_07_a_building_is_never_cover():
    table = field("a P1 recon (6,3)", "b P2 tank (9,6)")
    table.shows("sees P1 b=yes")


def test_d_08_the_fog_hides_enemy_units_with_all_they_have_and_enemy_money():
    units = "unit: a P1 fighter (0,1) fuel=3\nunit: v P2 vtb (9,0)\nunit: i P2 infantry in v hp=7"
    table = sit(FIELD.format(options="", units=units) + "money: P1=70 P2=90")
    view = table.match.view(0).state
    assert table.units_seen(0) == {(0, 1): ("fighter", 0)}
    assert view.hp[9] == 0 and view.aboard_n[1] == 0 and view.aboard_hp[1][0] == 0
    assert view.money[:2] == [70, 0] and table.match.view(1).state.money[:2] == [0, 90]
    assert view.fuel[SIDE] == 3 and table.match.view(1).state.fuel[SIDE] == 0


def test_d_08_without_fog_everything_is_seen_and_money_is_public():
    units = "unit: v P2 vtb (9,0)\nunit: i P2 infantry in v hp=7\nmoney: P2=90"
    table = sit(FIELD.format(options="", units=units).replace("fog=on", "fog=off"))
    view = table.match.view(0).state
    assert table.units_seen(0) == {(9, 0): ("vtb", 1)}
    assert view.aboard_n[1] == 1 and view.aboard_hp[1][0] == 7
    assert view.money[1] == 90


def test_d_08_fire_needs_a_seen_cell():
    table = field("a P1 missiles (0,2)", "b P2 tank (7,2)")
    table.push("unit 0,2", "to 1,2")  # six cells from the tank, which is just in sight
    assert "attack 7,2" in table.moves
    blind = field("a P1 artillery (2,0)", "b P2 tank (4,0)").push("unit 2,0", "to 2,0")
    blind.refuses_move("attack 4,0", "GEN-C-05")


DEEP = """
options: {options}
map:
  ~~~~~~~~
  ~~~~~~~~
  P......B
owner P1: (0,2)
owner P2: (7,2)
unit: d P1 destroyer (1,0)
unit: s P2 submarine ({cell})
"""


def test_d_09_with_fog_an_enemy_submarine_is_seen_from_adjacent_cells_only():
    for cell, seen in (("2,0", "yes"), ("1,1", "yes"), ("3,0", "no"), ("2,1", "no")):
        sit(DEEP.format(options="fog=on", cell=cell)).shows(f"sees P1 s={seen}; sees P2 s=yes")
    sit(DEEP.format(options="fog=on", cell="0,1")).shows("sees P1 s=yes")  # beside a building
    sit(DEEP.format(options="fog=off", cell="6,1")).shows("sees P1 s=yes")


def test_d_09_its_cell_is_seen_but_not_the_submarine():
    table = sit(DEEP.format(options="fog=on", cell="3,0"))
    assert (3, 0) in lit(table, 0) and (3, 0) not in table.units_seen(0)
    table.push("unit 1,0", "to 1,0")
    assert table.moves == {"wait"}


def test_gen_flow_05_the_fog_is_updated_at_the_end_of_a_units_move():
    table = field("a P1 recon (0,0)", "b P2 infantry (6,1)", "c P2 infantry (9,2)")
    table.push("unit 0,0")
    assert (6, 1) not in table.units_seen(0)
    table.push("to 3,1")
    assert (6, 1) in table.units_seen(0) and (9, 2) not in table.units_seen(0)


def test_gen_c_05_a_unit_is_attacked_only_if_seen_and_a_building_if_its_cell_is():
    port = sit("""
        options: fog=on
        map:
          ~~~~~~~P
          ~~~~~~~~
          B......B
        owner P1: (0,2)
        owner P2: (7,0) (7,2)
        unit: d P1 battleship (5,0)
        unit: s P2 submarine (7,0)
    """)
    port.push("unit 5,0", "to 5,0")
    assert port.moves == {"bomb 7,0", "wait"}
    port.refuses_move("attack 7,0", "GEN-C-05")


def test_gen_c_05_a_preview_tells_of_an_occupant_only_if_it_is_seen():
    text = """
        options: fog={fog}
        map:
          ~~~~~~~P
          ~~~~~~~~
          B......B
        owner P1: (0,2)
        owner P2: (7,0) (7,2)
        building: (7,0) hp=1
        unit: d P1 battleship (5,0)
        unit: s P2 submarine (7,0)
    """
    for fog, shown in (("on", False), ("off", True)):
        table = sit(text.format(fog=fog)).push("unit 5,0", "to 5,0")
        targets = table.match.view(0).aside()["targets"]
        walls = next(target for target in targets if target["site"])
        assert walls["kills"] and walls["occupant"] is shown
        table.push("bomb 7,0").shows("s dead")  # seen or not


def test_gen_c_05_a_building_in_the_fog_is_not_attacked():
    """Under a Barrage the missiles shoot seven cells far and still see six."""
    text = """
        options: fog=on generals=halvorsen,none
        map:
          ..........
          ..........
          ..........
          B.O......B
        owner P1: (0,3)
        owner P2: (9,3)
        gauge: P1={gauge}
        unit: m P1 missiles (2,3)
        {more}
    """
    gauge = full("halvorsen")
    blind = sit(text.format(more="", gauge=gauge)).play("power").push("unit 2,3", "to 2,3")
    blind.refuses_move("bomb 9,3", "GEN-C-05")
    spotted = sit(text.format(more="unit: u P1 ulm (5,3)", gauge=gauge)).play("power")
    assert "bomb 9,3" in spotted.push("unit 2,3", "to 2,3").moves


def test_gen_c_06_what_a_player_is_about_is_known_to_his_team_only():
    table = field("a P1 recon (2,2)", "b P2 recon (5,2)")
    told = table.match.view(1).state
    table.push("unit 2,2", "draw", "step N")
    assert table.match.view(1).state == told
    assert table.match.view(SPECTATOR).state.phase == 0
    view = table.match.view(0).state
    assert view.phase != 0 and view.chosen == 2 * SIDE + 2 and view.path_n == 1


def test_gen_c_06_a_move_shows_step_by_step_to_those_who_see_the_cells():
    table = field("a P1 recon (2,2)", "b P2 infantry (7,2)").push("unit 2,2", "to 6,2")
    assert table.events(0).count("stepped") == 4
    assert table.events(1).count("stepped") == 3  # the first step was in the fog
    assert table.match.events(SPECTATOR) == []


def told(table, seat):
    """The last move's events as a seat saw them: name and the two cells, None where hidden."""

    def cell(number):
        return None if number < 0 else (number % SIDE, number // SIDE)

    return [
        (e.kind, cell(e.args.get("start", e.args.get("cell", -1))), cell(e.args.get("end", -1)))
        for e in table.match.events(seat)
    ]


def test_gen_c_06_boarding_unloading_and_taking_off_show_like_moves():
    table = field("v P1 vtb (3,2)", "i P1 infantry (2,2)", "e P2 infantry (6,2)")
    table.play("move i (3,2)")
    assert told(table, 1) == [("boarded", None, (3, 2))]  # (2,2) is four cells away
    table.push("unit 3,2", "to 4,2", "unload 0 E")
    assert told(table, 1) == [("unloaded_unit", (4, 2), (5, 2))]
    assert told(table, SPECTATOR) == []
    sea = sit("""
        options: fog=on
        map:
          ~~~~~~~~
          B......B
        owner P1: (0,1)
        owner P2: (7,1)
        unit: c P1 carrier (3,0)
        unit: f P1 ulm in c
    """)
    sea.push("launch 0", "to 5,0")
    assert told(sea, 1)[0] == ("stepped", None, (5, 0))  # the take-off itself was in the fog


def test_gen_c_06_an_attack_out_of_the_fog_shows_the_target_and_the_loss_only():
    table = field("m P1 missiles (0,2)", "u P1 ulm (4,1)", "b P2 tank (6,2)")
    table.play("move m (0,2); attack b")
    shown = told(table, 1)
    assert ("hurt", (6, 2)) in [event[:2] for event in shown]
    assert all((0, 2) not in event for event in shown)
    assert ("fired", (0, 2), (6, 2)) in told(table, 0)


def test_gen_c_06_captures_and_falls_are_public():
    table = sit("""
        options: fog=on
        map:
          O........O
          ..........
          B........B
        owner P1: (0,2)
        owner P2: (9,2) (9,0)
        building: (9,0) hp=1
        unit: i P1 infantry (0,0)
        unit: t P1 tank (9,1)
    """)
    table.play("move i (0,0); capture")
    assert "captured" in table.events(1) and "captured" in table.events()
    table.play("move t (9,1); bomb (9,0)")
    assert "neutralised" in table.events() and "fired" not in table.events()


def test_gen_c_06_spectators_of_a_fog_game_see_only_what_is_public():
    table = field("a P1 recon (2,2)", "b P2 recon (5,2)", options="generals=takeda,none")
    view = table.match.view(SPECTATOR).state
    assert table.units_seen() == {} and not any(map(any, view.viewers))
    assert view.site_owner == table.state.site_owner and view.day == table.state.day
    bright = sit(FIELD.format(options="", units="unit: a P1 recon (2,2)").replace("=on", "=off"))
    assert bright.units_seen() == {(2, 2): ("recon", 0)}


def test_gen_c_06_enemies_see_of_a_gauge_only_whether_it_is_full():
    text = FIELD.replace("owner P1", "gauge: P1={gauge}\nowner P1")
    for gauge, is_full in ((full("takeda") - 1, 0), (full("takeda"), 1)):
        table = sit(text.format(options="generals=takeda,none", units="", gauge=gauge))
        for seat in (1, SPECTATOR):
            view = table.match.view(seat).state
            assert view.gauge[0] == 0 and view.full[0] == is_full
        assert table.match.view(0).state.gauge[0] == gauge


def test_gen_c_08_a_team_sees_what_its_units_and_its_buildings_see():
    table = sit("""
        options: fog=on teams=0,1,0 generals=none,none,benali
        map:
          ..........
          ..........
          ..........
          B...B....B
        owner P1: (0,3)
        owner P2: (9,3)
        owner P3: (4,3)
        unit: c P3 infantry (5,0)
        unit: b P2 infantry (9,0)
        unit: d P2 infantry (8,3)
    """)
    # Benali's infantry sees 4 cells, her barracks still 3
    table.shows("sees P1 b=yes; sees P3 b=yes; sees P1 d=no; sees P2 d=yes")
    assert lit(table, 0) == lit(table, 2)
    assert (7, 3) in lit(table, 0) and (8, 3) not in lit(table, 0)
