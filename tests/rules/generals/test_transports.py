"""Fuel and transports: GEN-FUEL, the readings D-27 to D-30, and GEN-C-13."""

import pytest

from ludotheque.games.generals.codes import HOLD

from .table import sit

AIRFIELD = """
{options}
map:
  A..A~~
  B.A..B
owner P1: (0,0) (0,1)
owner P2: (3,0) (5,1)
{units}
"""


def airfield(*units, options=""):
    """An airport of P1, one of P2 and a neutral one."""
    lines = "\n".join(f"unit: {unit}" for unit in units)
    return sit(AIRFIELD.format(units=lines, options=options))


def test_gen_fuel_01_an_aircraft_uses_one_fuel_for_each_turn_outside():
    table = airfield("u P1 ulm (1,0)", "f P2 fighter (4,0)")
    table.play("end").shows("u.fuel=11; f.fuel=5").play("end").shows("u.fuel=11; f.fuel=4")


def test_d_27_an_aircraft_that_has_to_pay_with_nothing_left_is_lost():
    table = airfield("f P1 fighter (1,0) fuel=1", "g P1 fighter (4,0)").play("end")
    table.shows("f.fuel=0; g.fuel=4").play("end; end").shows("f dead; g.fuel=3")


def test_d_27_a_page_is_told_which_aircraft_the_end_of_the_turn_would_lose():
    dry = ("f P1 fighter (0,0) fuel=0", "g P1 fighter (1,0) fuel=0", "h P1 fighter (3,0) fuel=0")
    table = airfield(*dry, "i P1 fighter (4,0) fuel=1", "e P2 fighter (4,1) fuel=0")
    assert table.match.view(0).aside()["dry"] == [1, 3]  # at home, and with fuel left, all is well
    table.play("end").shows("f.fuel=5; g dead; h dead; i.fuel=0")


def test_d_27_fuel_n_is_n_ends_of_turn_outside_however_far_it_flies():
    table = airfield("h P1 helicopter (1,0)", "e P2 infantry (4,1)")
    for left in (5, 4, 3, 2, 1, 0):
        table.play("move h (1,1); wait" if left % 2 else "move h (1,0); wait", "end")
        table.shows(f"h.fuel={left}").play("end")
    table.play("end").shows("h dead")


def test_d_28_on_a_friendly_airport_the_fuel_is_full_at_the_end_of_ones_turn():
    table = airfield("f P1 fighter (0,0) fuel=0", "g P1 fighter (2,1)", "h P1 fighter (3,0)")
    table.shows("f.fuel=0").play("end").shows("f.fuel=5; g.fuel=4; h.fuel=4")


def test_d_28_an_allied_airport_is_a_base_too():
    text = AIRFIELD.replace("owner P2: (3,0) (5,1)", "owner P2: (5,1)\nowner P3: (3,0)")
    units = "unit: f P1 fighter (3,0) fuel=0"
    ally = sit(text.format(options="options: fog=off teams=0,1,0", units=units)).play("end")
    ally.shows("f.fuel=5")
    sit(text.format(options="", units=units)).play("end").shows("f dead")


def test_d_28_aboard_an_own_carrier_too():
    table = airfield("c P1 carrier (4,0)", "f P1 fighter in c fuel=0").play("end")
    table.shows("f.fuel=5; f.in=c")


FERRY = """
{options}
map:
  .========.
  B~~~~~~~~B
owner P1: (0,1)
owner P2: (9,1)
{units}
"""


def ferry(*units, options=""):
    """A road above a channel."""
    lines = "\n".join(f"unit: {unit}" for unit in units)
    return sit(FERRY.format(units=lines, options=options))


GROUND = ["infantry", "bazooka", "tank", "recon", "vtb", "dca", "artillery", "missiles"]
HOLDS = {
    "vtb": ("infantry", "bazooka"),
    "barge": tuple(GROUND),
    "carrier": ("helicopter", "bomber", "fighter", "ulm"),
}


@pytest.mark.parametrize("transport", list(HOLDS))
def test_d_29_who_may_board(transport):
    at = "(1,0)" if transport == "vtb" else "(1,1)"
    for kind in (*GROUND, *HOLDS["carrier"]):
        table = ferry(f"v P1 {transport} {at}", f"i P1 {kind} (2,0)")
        boards = kind in HOLDS[transport]
        table.shows(f"reach i {'has' if boards else 'lacks'} {at}")
        if boards:
            table.play(f"move i {at}").shows("i.in=v; i.done=yes; pending none")


def test_d_29_two_units_fit_and_no_third():
    cargo = ("i P1 infantry in v", "j P1 infantry in v")
    ferry("v P1 vtb (1,0)", cargo[0], "k P1 infantry (0,0)").shows("reach k has (1,0)")
    ferry("v P1 vtb (1,0)", *cargo, "k P1 infantry (0,0)").shows("reach k lacks (1,0)")


def test_d_29_an_apc_boards_a_barge_only_when_it_is_empty():
    ferry("b P1 barge (1,1)", "v P1 vtb (1,0)").shows("reach v has (1,1)")
    loaded = ferry("b P1 barge (1,1)", "v P1 vtb (1,0)", "i P1 infantry in v")
    loaded.shows("reach v lacks (1,1)")


def test_d_29_only_ones_own_transports():
    allied = ferry("v P3 vtb (1,0)", "i P1 infantry (0,0)", "z P3 tank (8,0)",
                   options="options: fog=off teams=0,1,0")  # fmt: skip
    allied.shows("reach i lacks (1,0); reach i has (2,0)")


def test_d_29_the_step_aboard_costs_one_point_whatever_the_terrain():
    text = "map:\n  .^...\n  B~~~B\nowner P1: (0,1)\nowner P2: (4,1)\n"
    table = sit(text + "unit: i P1 infantry (0,0)\nunit: v P1 vtb (1,0)")
    table.shows("ticks i (1,0)=2772; ticks i (2,0)=6732")  # crossing it costs the mountain
    ferry("b P1 barge (4,1)", "i P1 infantry (1,0)").shows("ticks i (4,1)=11088")
    ferry("b P1 barge (5,1)", "i P1 infantry (1,0)").shows("reach i lacks (5,1)")


def test_d_29_cargo_moves_with_its_transport_and_is_unloaded_beside_it():
    table = ferry("v P1 vtb (1,0)", "i P1 infantry (0,0)", "j P1 bazooka in v")
    table.play("move i (1,0); move v (7,0)")
    table.refuses("unload i (6,1)").refuses("unload i (9,0)")  # water; not beside it
    table.play("unload i (8,0)").shows("i.pos=(8,0); i.in=none; i.done=yes; v.done=no")
    assert table.moves == {"unload 0 W", "wait"}  # no attack, no capture after it
    table.play("unload j (6,0)").shows("j.pos=(6,0); v.done=yes; pending none")


def test_d_29_a_transport_stops_unloading_when_it_waits():
    table = ferry("v P1 vtb (1,0)", "i P1 infantry in v", "j P1 infantry in v")
    table.play("move v (1,0); unload i (2,0); wait").shows("j.in=v; v.done=yes; pending none")


def test_d_29_a_loaded_transport_may_capture_or_unload_but_not_both():
    text = "map:\n  ..O..\n  B...B\nowner P1: (0,1)\nowner P2: (4,1)\n"
    units = "unit: v P1 vtb (1,0)\nunit: i P1 infantry in v\nunit: j P1 infantry in v"
    table = sit(text + units).play("move v (2,0)")
    assert "capture" in table.moves
    table.play("unload i (3,0)").refuses("capture")
    sit(text + units).play("move v (2,0); capture").shows("building (2,0) P1 hp=100; i.in=v")


def test_d_29_cargo_dies_with_its_transport_and_cannot_be_attacked():
    table = ferry("d P1 carrier (1,1)", "b P2 barge (4,1) hp=59", "t P2 tank in b")
    table.shows("targets d=[b]").play("move d (1,1); attack b").shows("b dead; t dead; over no")


def test_d_29_a_unit_may_board_and_be_unloaded_in_one_turn():
    table = ferry("v P1 vtb (1,0)", "i P1 infantry (0,0)")
    table.play("move i (1,0); move v (6,0); unload i (7,0)").shows("i.pos=(7,0); i.done=yes")
    table.refuses("move i (8,0)")


def test_d_29_take_off_is_a_normal_move_of_at_least_one_step():
    table = ferry("c P1 carrier (1,1)", "f P1 fighter in c", "e P2 ulm (6,0)")
    table.shows("reach f has (2,1) (5,0); reach f lacks (1,1)").push("launch 0", "to 5,0")
    table.play("attack e").shows("e.hp=55; f.pos=(5,0); f.in=none; f.done=yes; c.done=no")
    table.play("move c (2,1); wait").shows("c.done=yes")


def test_d_29_an_aircraft_that_has_acted_stays_aboard():
    table = ferry("c P1 carrier (1,1)", "f P1 fighter (3,1)").play("move f (1,1)")
    assert not any(move.startswith("launch") for move in table.moves)
    table.play("end; end")
    assert "launch 0" in table.moves


def test_d_29_ground_units_do_not_take_off():
    table = ferry("b P1 barge (1,1)", "i P1 infantry in b")
    table.refuses_move("launch 0", "D-29").refuses("move i (1,0)")


def test_d_30_a_carrier_refuels_but_neither_creates_nor_repairs():
    table = ferry("c P1 carrier (1,1)", "f P1 fighter in c hp=10 fuel=0").play("end; end")
    table.shows("f.fuel=5; f.hp=10").refuses_move("build 1,1")


def crowd(carried, kind):
    """P1 has so many units aboard barges, and one more at the shore."""
    barges = (carried + 1) // 2 + 1
    lines = ["map:", "  " + "." * 32, "  " + "~" * 32, "  B" + "~" * 30 + "B"]
    lines += ["owner P1: (0,2)", "owner P2: (31,2)", f"unit: z P1 {kind} (0,0)"]
    for n in range(barges):
        lines.append(f"unit: b{n} P1 barge ({n},1)")
    for n in range(carried):
        lines.append(f"unit: i{n} P1 infantry in b{n // 2 + 1}")
    return sit("\n".join(lines))


def test_gen_c_13_at_most_so_many_units_of_a_player_are_carried():
    crowd(HOLD - 1, "infantry").shows("reach z has (0,1)")
    full = crowd(HOLD, "infantry").shows("reach z lacks (0,1)")
    full.push("unit 0,0").refuses_move("to 0,1")


HEMMED_IN = """
map:
  ~~B
  B..
owner P1: (0,1)
owner P2: (2,0)
unit: c P1 carrier (0,0)
unit: f P1 fighter in c
unit: b P1 barge (1,0)
unit: h P1 infantry (0,1)
unit: i P1 infantry (1,1)
unit: j P1 infantry (2,1)
{last}
"""


def test_d_29_an_aircraft_hemmed_in_by_friends_does_not_take_off_to_stop_on_one_of_them():
    table = sit(HEMMED_IN.format(last="unit: k P1 infantry (2,0)"))
    table.refuses_move("launch 0", "D-29")


def test_d_29_an_aircraft_takes_off_over_friends_to_the_first_free_cell():
    table = sit(HEMMED_IN.format(last=""))
    table.push("launch 0", "to 2,0")
    assert table.units_seen(0)[2, 0] == ("fighter", 0)
