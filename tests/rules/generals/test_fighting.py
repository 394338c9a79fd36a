"""Attacks, combats and shots: GEN-ATT, GEN-COMBAT, GEN-FIRE and the readings D-10 to D-16."""

import pytest

from .table import facing, sit, strike, targets

TAKEDA = "fog=off generals=none,takeda"


@pytest.mark.parametrize(
    ("target", "left"), [("infantry", 85), ("recon", 89), ("tank", 94), ("bazooka", 85)]
)
def test_gen_att_01_the_percentage_is_chosen_by_the_targets_armour(target, left):
    assert strike("infantry", target)[0] == left


def test_gen_att_02_a_tagged_profile_is_usable_only_against_its_kinds():
    assert targets("dca", "infantry") and targets("dca", "bomber")
    assert not targets("artillery", "helicopter", gap=2)
    assert not targets("fighter", "infantry") and targets("fighter", "ulm")
    assert targets("destroyer", "barge") and not targets("destroyer", "tank")
    assert all(targets("carrier", other, gap=4) for other in ("tank", "ulm", "submarine"))


@pytest.mark.parametrize(
    ("kind", "inside", "outside"),
    [
        ("infantry", (1,), (2, 3)),
        ("artillery", (2, 3), (1, 4)),
        ("missiles", (3, 4, 5, 6), (1, 2, 7)),
        ("battleship", (1, 2, 3), (4,)),
        ("carrier", (1, 2, 3, 4), (5,)),
    ],
)
def test_gen_att_03_a_target_must_lie_within_the_range(kind, inside, outside):
    assert all(targets(kind, "tank", gap) for gap in inside)
    assert not any(targets(kind, "tank", gap) for gap in outside)
    table = facing(kind, "tank", outside[-1]).play("move a (1,0)")
    table.refuses("attack b", "GEN-ATT-03")


def test_gen_att_04_a_unit_attacked_in_melee_replies_with_half_if_it_could_attack():
    assert strike("infantry", "tank") == (94, 84)  # half of 40 × 80 %
    assert strike("helicopter", "tank") == (79, 100)  # a tank can't hit aircraft
    assert strike("infantry", "vtb") == (94, 100)  # unarmed


@pytest.mark.parametrize("ground", [".", "=", ":", "f", "^", "O"])
def test_gen_att_05_damage_does_not_depend_on_the_terrain(ground):
    table = sit(f"""
        map:
          .{ground}...
          B...B
        owner P1: (0,1)
        owner P2: (4,1)
        unit: a P1 tank (0,0)
        unit: b P2 infantry (1,0)
    """)
    table.play("move a (0,0); attack b").shows("b.hp=68; a.hp=97")


@pytest.mark.parametrize("kind", ["vtb", "ulm", "barge"])
def test_gen_att_06_three_types_cannot_attack(kind):
    table = facing(kind, "ulm", more="unit: c P2 tank (0,0)").play("move a (1,0)")
    assert table.moves == {"wait"}
    table.refuses("attack b", "GEN-ATT-06")
    table.refuses("attack c", "GEN-ATT-06")


def test_gen_combat_01_a_melee_attack_on_a_unit_able_to_reply_is_a_combat():
    assert strike("tank", "tank") == (68, 84)
    assert strike("submarine", "destroyer") == (55, 84)  # 50 × 90 %, then half of 35 × 90 %


def test_gen_combat_02_a_survivor_gives_back_half():
    assert strike("bazooka", "bazooka") == (84, 92)
    assert strike("dca", "infantry") == (65, 95)  # half of 10.5 is 5.25


def test_gen_combat_03_a_unit_that_dies_gives_back_a_quarter():
    assert strike("bazooka", "bazooka", b="hp=16") == (0, 96)
    assert strike("tank", "infantry", b="hp=30") == (0, 98)  # 1.5 is rounded up


def test_gen_combat_04_a_general_lifts_the_quarter():
    assert strike("bazooka", "bazooka", b="hp=16", options=TAKEDA) == (0, 92)
    assert strike("bazooka", "bazooka", b="hp=17", options=TAKEDA) == (1, 92)


def test_gen_fire_01_a_unit_attacked_from_a_distance_cannot_reply():
    assert strike("artillery", "tank", gap=2) == (60, 100)
    assert strike("battleship", "carrier", gap=3) == (55, 100)  # even if its range is longer


def test_gen_fire_02_a_shot_goes_one_way_only_even_when_it_kills():
    assert strike("missiles", "infantry", gap=6, b="hp=1") == (0, 100)
    takeda = strike("carrier", "battleship", gap=2, b="hp=1", options=TAKEDA)
    assert takeda == (0, 100)


def test_d_10_one_rounding_at_the_end_half_up():
    assert strike("infantry", "recon") == (89, 92)  # 10.5 and 7.5
    assert strike("infantry", "dca") == (89, 82)  # a reply of 17.5
    assert strike("tank", "tank", options="fog=off generals=volkov,none") == (65, 84)


def test_d_10_a_blow_that_inflicts_anything_costs_at_least_one():
    table = facing("infantry", "tank")
    kind = table.match.edition.labels["types"].index("infantry")
    table.match.edition.t.base[kind] = 1  # 1 × 40 % would be rounded down to nothing
    table.play("move a (1,0); attack b").shows("b.hp=99")


def test_d_11_the_reply_is_made_even_by_a_unit_that_died_so_both_may_die():
    assert strike("infantry", "bazooka", a="hp=4", b="hp=15") == (0, 0)
    assert strike("infantry", "bazooka", a="hp=5", b="hp=15") == (0, 1)
    assert strike("infantry", "infantry", b="hp=1") == (0, 96)  # 3.75, whatever HP it had


def test_d_12_melee_is_distance_1_whatever_the_weapon():
    assert strike("battleship", "destroyer") == (59, 88)
    assert strike("battleship", "destroyer", gap=2) == (59, 100)
    assert strike("tank", "artillery") == (60, 100)
    assert strike("tank", "missiles") == (60, 100)


def test_d_12_a_battleship_beside_the_shore_replies_to_what_it_can_hit():
    assert strike("carrier", "battleship") == (54, 77)  # 45.5 is 46; half of 45 is 22.5


def test_d_13_profiles_without_a_tag_hit_ground_units_only():
    for kind in ("infantry", "bazooka", "tank", "recon"):
        assert targets(kind, "vtb")
        assert not targets(kind, "ulm") and not targets(kind, "barge")
    facing("tank", "ulm").play("move a (1,0)").refuses("attack b", "GEN-ATT-02")


def test_d_14_one_profile_per_tag_and_a_units_domain_goes_by_its_movement():
    assert strike("helicopter", "tank")[0] == 79  # 35 × 60 %
    assert strike("helicopter", "bomber")[0] == 86  # 35 × 40 %
    over_sea = sit("""
        map:
          .~~..
          B...B
        owner P1: (0,1)
        owner P2: (4,1)
        unit: d P1 destroyer (1,0)
        unit: h P2 helicopter (2,0)
        unit: i P1 infantry (3,0)
    """)
    over_sea.shows("targets d=[h]; targets i=[]")


def test_d_15_only_the_artillery_may_not_fire_after_moving():
    table = sit("""
        map:
          ..........
          B........B
        owner P1: (0,1)
        owner P2: (9,1)
        unit: a P1 artillery (1,0)
        unit: m P1 missiles (0,0)
        unit: b P2 tank (5,0)
    """)
    table.play("move a (2,0)").shows("targets a=[]").refuses("attack b", "GEN-U-ARTILLERY-NOTE")
    table.play("wait; move m (1,0); attack b").shows("b.hp=60")


def test_gen_u_artillery_note_an_artillery_that_stayed_may_fire_and_one_that_moved_may_not():
    stayed = facing("artillery", "tank", gap=3).push("unit 1,0", "to 1,0")
    assert stayed.moves == {"wait", "attack 4,0"}
    moved = facing("artillery", "tank", gap=4).push("unit 1,0", "to 2,0")
    assert moved.moves == {"wait"}


def test_d_16_every_unit_has_100_hp_and_a_weak_one_hits_as_hard():
    for kind in ("infantry", "tank", "ulm", "fighter", "submarine", "carrier"):
        facing(kind, "ulm").shows("a.hp=100")
    assert strike("infantry", "tank", a="hp=100")[0] == 94
    assert strike("infantry", "tank", a="hp=17") == (94, 1)


def test_d_37_combat_is_exact():
    results = {strike("tank", "dca") for _ in range(3)}
    assert results == {(60, 91)}
    before = facing("tank", "dca").push("unit 1,0", "to 1,0")
    ways = [before.match.branch(seed).push("attack 2,0").state.hp for seed in (1, 2)]
    assert ways[0] == ways[1]  # whatever chance would have said
