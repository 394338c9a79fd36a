"""Options measured by the lab and small things: GEN-C-10 and GEN-C-11."""

import shutil

import pytest

from ludotheque import ContentError, UsageError

from .table import GAME, facing, full, new, sit, strike, targets


def test_gen_c_10_untagged_all_lets_untagged_profiles_hit_everything():
    for kind in ("infantry", "bazooka", "tank", "recon"):
        for other in ("ulm", "barge"):
            assert not targets(kind, other)
            assert targets(kind, other, options="fog=off untagged=all")
    assert strike("tank", "helicopter", options="fog=off untagged=all") == (60, 89)
    assert strike("helicopter", "tank", options="fog=off untagged=all") == (79, 80)  # it replies
    assert not targets("artillery", "ulm", gap=2, options="fog=off untagged=all")  # tagged


WOOD = """
options: fog=on cover={cover}
map:
  fff^f....
  .........
  .........
  B.......B
owner P1: (0,3)
owner P2: (8,3)
unit: a P1 recon (0,0)
unit: b P2 infantry (2,0)
unit: c P2 infantry (4,0)
unit: d P2 infantry (3,0)
"""


def test_gen_c_10_cover_patch_sees_through_the_wood_one_stands_in():
    near = sit(WOOD.format(cover="adjacent"))
    near.shows("sees P1 b=no; sees P1 c=no; sees P1 d=no")
    patch = sit(WOOD.format(cover="patch"))
    patch.shows("sees P1 b=yes; sees P1 c=no; sees P1 d=no")  # another wood; a mountain


@pytest.mark.parametrize("kind", ["missiles", "battleship", "carrier"])
def test_gen_c_10_no_indirect_keeps_ranged_units_from_firing_after_a_move(kind):
    row = "~~.......~" if kind != "missiles" else ".........."
    text = """
        options: fog=off fire_after_move={rule}
        map:
          {row}
          B........B
        owner P1: (0,1)
        owner P2: (9,1)
        unit: a P1 {kind} (0,0)
        unit: b P2 tank (4,0)
        unit: r P1 recon (5,1)
    """
    for rule, fires in (("seed", True), ("no_indirect", False)):
        moved = sit(text.format(rule=rule, row=row, kind=kind)).push("unit 0,0", "to 1,0")
        assert ("attack 4,0" in moved.moves) is fires
        close = sit(text.format(rule=rule, row=row, kind=kind)).play("move r (5,0)")
        close.play("attack b").shows("b.hp=94")  # a unit of range 1 still moves and fires


def test_gen_c_10_adjusted_balance_lets_four_types_hit_ships_with_their_ground_figures():
    adjusted = "fog=off balance=adjusted"
    for kind, gap, left in (
        ("bomber", 1, 50),
        ("helicopter", 1, 72),
        ("artillery", 2, 68),
        ("missiles", 3, 68),
    ):
        assert not targets(kind, "barge", gap)
        assert strike(kind, "barge", gap, options=adjusted)[0] == left
    assert not targets("tank", "barge", options=adjusted)
    assert not targets("fighter", "barge", options=adjusted)


DESERT = """
options: fog=off generals=benali,none balance={balance}
map:
  ............
  B..........B
owner P1: (0,1)
owner P2: (11,1)
unit: r P1 recon (0,0)
gauge: P1=250
"""


def test_gen_c_10_tamed_balance_gives_benali_the_longer_step_with_the_power_alone():
    for balance, farther in (("seed", "has"), ("adjusted", "has"), ("tamed", "lacks")):
        position = sit(DESERT.format(balance=balance))
        position.shows("reach r has (8,0)", f"reach r {farther} (9,0)")
        position.play("power").shows("reach r has (9,0)", "reach r lacks (10,0)")


def test_gen_c_10_tamed_balance_gives_adeyemi_less_fuel_and_a_dearer_power():
    for balance, cost, more in (("seed", 350, 2), ("adjusted", 350, 2), ("tamed", 1500, 1)):
        options = {"map": "plateau", "generals": "adeyemi,none", "balance": balance}
        t = GAME.edition(options).t
        assert t.power_cost[0] == cost
        tanks = [(t.tank[0][0][n], t.tank[1][0][n]) for n in range(t.types) if t.flies[n]]
        assert tanks and all(own == other + more for own, other in tanks)


def test_gen_c_10_the_defaults_are_the_readings_of_the_rulebook():
    found = GAME.edition().options
    wanted = {"untagged": "ground", "cover": "adjacent", "fire_after_move": "seed",
              "balance": "seed", "capture": "ground", "fog": "on", "day_limit": 0}  # fmt: skip
    assert {name: found[name] for name in wanted} == wanted


def test_gen_c_11_attack_points_count_against_buildings_and_they_have_no_defence():
    text = f"""
        options: fog=off generals=volkov,nguyen
        map:
          .....
          B.B.B
        owner P1: (0,1)
        owner P2: (2,1) (4,1)
        gauge: P2={full("nguyen")}
        unit: a P1 tank (1,1)
    """
    sit(text).play("move a (1,1); bomb (2,1)").shows("building (2,1) P2 hp=115")
    table = sit(text).play("end; power; end; move a (1,1); bomb (2,1)")
    table.shows("building (2,1) P2 hp=115")


def test_gen_c_11_a_percentage_that_does_not_divide_277200_is_refused(tmp_path):
    folder = tmp_path / "content"
    shutil.copytree(GAME.folder / "content", folder)
    path = folder / "terrains.toml"
    text = path.read_text(encoding="utf-8")
    assert "roll = 110" in text
    path.write_text(text.replace("roll = 110", "roll = 95"), encoding="utf-8")
    with pytest.raises(ContentError, match=r"terrains.toml: \[road"):
        GAME.rules.load(folder, GAME.edition().options)


def square(side):
    """A drawn map of so many cells a side."""
    rows = ["B" + "." * (side - 1), *["." * side] * (side - 2), "." * (side - 1) + "B"]
    owners = f"owner P1: (0,0)\nowner P2: ({side - 1},{side - 1})"
    return f"players: 2\nday_limit: 10\n{owners}\nmap:\n" + "\n".join(rows)


def test_gen_c_11_maps_from_5_to_32_cells_a_side():
    for side in (5, 32):
        table = new(map=square(side))
        assert (table.match.edition.t.width, table.match.edition.t.height) == (side, side)
    for side in (4, 33):
        with pytest.raises(UsageError):
            new(map=square(side))


def test_gen_c_11_every_cell_may_hold_a_unit():
    lines = ["map:", "  " + "." * 6, "  B....B", "owner P1: (0,1)", "owner P2: (5,1)"]
    lines += [f"unit: i{x}{y} P1 infantry ({x},{y})" for x in range(6) for y in range(2)]
    table = sit("\n".join(lines))
    assert len(table.units_seen(0)) == 12
    facing("tank", "tank").shows("over no")
