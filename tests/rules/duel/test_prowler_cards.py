"""Chapter 3.4: the Prowler's cards, each in play."""

import pytest

from .table import BOOK, new, printed_deck, sit

PRINTED = {  # copies, type, cost
    "twin_daggers": (1, "equip", 0),
    "padded_boots": (1, "equip", 1),
    "venom_vial": (1, "equip", 2),
    "broken_hourglass": (1, "equip", 4),
    "slash": (3, "normal", 0),
    "low_blow": (3, "normal", 1),
    "blade_flurry": (2, "normal", 2),
    "poisoned_blade": (2, "normal", 1),
    "toxic_cloud": (2, "ephemeral", 2),
    "dodge": (3, "rapid", 0),
    "smoke_bomb": (2, "rapid", 0),
    "sidestep": (2, "normal", 0),
    "plan": (2, "normal", 1),
    "momentum": (2, "normal", 0),
    "assassination": (1, "ephemeral", 2),
    "honed_blade": (2, "ephemeral", 1),
    "shadow_cloak": (1, "normal", 3),
    "light_guard": (2, "normal", 1),
    "bandages": (1, "ephemeral", 1),
}


def prowler(rest="", b="class=mage", **more):
    """A is a Prowler whose turn it is."""
    return sit(f"class=rogue {rest}", b, **more)


def test_the_prowlers_deck_is_as_designed():
    found = {n: BOOK.cards[n] for n in BOOK.of_class("rogue")}
    assert {n: (c["copies"], c["type"], c["cost"]) for n, c in found.items()} == PRINTED
    assert sum(printed_deck("rogue").values()) == 30


@pytest.mark.parametrize("name", [n for n, row in PRINTED.items() if row[2] and row[1] != "equip"])
def test_a_card_of_the_prowler_costs_what_is_printed(name):
    _, type, cost = PRINTED[name]
    prowler(f"mana={cost - 1} hand=[{name}]").refuses(f"A play {name}", "DUEL-VAL-06")
    table = prowler(f"mana={cost} hand=[{name}]").play(f"A play {name}").shows("A.mana=0")
    table.shows(f"A.{'removed' if type == 'ephemeral' else 'grave'}=[{name}]")


def test_duel_r_passive_1_force_and_1_more_card_each_turn():
    prowler().shows("A.force=1; A.resistance=0")
    match = new(classes="rogue", first="0")
    found = []
    for _ in range(6):
        found.append(match.state.hand_n[match.seat])
        match.push("end")
    assert found == [4, 4, 5, 5, 6, 6]


def test_duel_r_daggers_5_damage_once_per_turn():
    table = prowler(turn="1 active=A").play("A strike").shows("B.hp=90; A.struck=yes")
    table.refuses("A strike", "E-05")


def test_duel_r_boots_8_shield_at_end_of_turn_if_resistance_is_0():
    prowler(turn="3 active=A").play("A end").shows("A.shield=8")
    prowler("resistance=+1", turn="3 active=A").play("A end").shows("A.shield=0")
    prowler(turn="2 active=A").play("A end").shows("A.shield=0")


def test_duel_r_vial_1_damage_on_each_strike_whatever_the_force():
    table = prowler("force=+4 hand=[slash]", turn="5 active=A").play("A strike").shows("B.hp=69")
    table.play("A play slash").shows("B.hp=50")  # 18 + 1
    prowler("force=+4", turn="4 active=A").play("A strike").shows("B.hp=70")


def test_duel_r_hourglass_draws_1_at_the_start_of_turns_from_round_5():
    deck = "deck=[slash*12]"
    late = prowler(deck, turn="8 active=B").play("B end").shows("A.hand=[slash*7]")
    late.shows("A.active=[twin_daggers padded_boots venom_vial broken_hourglass]")
    prowler(deck, turn="6 active=B").play("B end").shows("A.hand=[slash*6]")


def test_duel_r_slash_3_damage():
    prowler("hand=[slash]", turn="1 active=A").play("A play slash").shows("B.hp=94")


def test_duel_r_lowblow_5_damage():
    prowler("mana=1 hand=[low_blow]", turn="1 active=A").play("A play low_blow").shows("B.hp=90")


def test_duel_r_flurry_three_hits_of_3_but_one_strike():
    table = prowler("mana=2 hand=[blade_flurry]", "class=mage shield=7", turn="5 active=A")
    table.play("A play blade_flurry").shows("B.shield=0; B.hp=88")  # 3 x 6, then the vial's 1
    rows = [row[1:] for row in table.events("damaged")]
    assert rows == [(0, 6), (5, 1), (6, 0), (1, 0)]
    assert len(table.events("triggered")) == 1


def test_duel_r_poison_3_damage_then_2_before_the_end_of_three_turns():
    table = prowler("mana=1 hand=[poisoned_blade]", turn="1 active=A").play("A play poisoned_blade")
    table.shows("B.hp=94")
    for move, hp in (("A end", 92), ("B end", 90), ("A end", 88), ("B end", 88)):
        table.play(move).shows(f"B.hp={hp}")


def test_duel_r_cloud_4_damage_before_the_end_of_four_turns_and_no_attack():
    table = prowler("mana=2 hand=[toxic_cloud]", "class=warrior hand=[parry]", turn="1 active=A")
    table.say("A play toxic_cloud").shows("phase play; tomove A; B.hp=100")
    assert table.state.attacks[0] == 0
    for move, hp in (("A end", 96), ("B end", 92), ("A end", 91), ("B end", 87), ("A end", 90)):
        table.play(move).shows(f"B.hp={hp}")  # at turns 4 and 6 the rune heals 3


def test_duel_r_dodge_cancels_the_announced_attack():
    table = sit("class=warrior", "class=rogue hand=[dodge]").play("A strike; B rapid dodge")
    table.shows("B.hp=100; A.hp=100; B.grave=[dodge]")


def test_duel_r_smoke_10_shield_in_reaction():
    table = sit("class=warrior", "class=rogue hand=[smoke_bomb]").play(
        "A strike; B rapid smoke_bomb"
    )
    table.shows("B.hp=100; B.shield=0; B.grave=[smoke_bomb]")


def test_duel_r_sidestep_5_shield_and_draw_1():
    table = prowler("hand=[sidestep] deck=[slash dodge]").play("A play sidestep")
    table.shows("A.shield=5; A.hand=[slash]; A.deck=[dodge]")


def test_duel_r_plan_draw_3_and_put_one_back():
    table = prowler("mana=1 hand=[plan] deck=[slash dodge momentum bandages]").play("A play plan")
    table.shows("phase choose; A.hand=[slash dodge momentum]").play("A return dodge")
    table.shows("A.hand=[slash momentum]; A.deck=[dodge bandages]; A.grave=[plan]; phase play")


def test_duel_r_momentum_1_force_until_end_of_turn():
    table = prowler("hand=[momentum*2]").play("A play momentum; A play momentum").shows("A.force=3")
    table.play("A end").shows("A.force=1")


def test_duel_r_assassin_two_weapon_blows_with_double_force_one_strike_ends_the_turn():
    table = prowler("mana=2 hand=[assassination]", turn="5 active=A").play("A play assassination")
    table.shows("B.hp=69; turn 6; tomove B; A.struck=no")  # 2 x 5 x (1 + 2), then the vial's 1
    woken = [row[1] for row in table.events("triggered")]
    assert woken.count(table.card("venom_vial")) == 1


def test_duel_r_honed_the_weapon_does_2_more_damage():
    table = prowler("mana=1 hand=[honed_blade]", turn="1 active=A").play("A play honed_blade")
    table.shows("A.weapon_bonus=2").play("A strike").shows("B.hp=86")


def test_duel_r_cloak_invincible_until_ones_next_turn():
    table = prowler("mana=3 hand=[shadow_cloak]", "class=warrior").play(
        "A play shadow_cloak; A end"
    )
    table.play("B strike").shows("A.hp=100; A.shield=8; A.invincible=yes").play("B end")
    table.shows("A.invincible=no")


def test_duel_r_guard_16_shield():
    prowler("mana=1 hand=[light_guard]").play("A play light_guard").shows("A.shield=16")


def test_duel_r_bandages_heal_15():
    prowler("hp=40 mana=1 hand=[bandages]").play("A play bandages").shows("A.hp=55")
