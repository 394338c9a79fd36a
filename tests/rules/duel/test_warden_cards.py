"""Chapter 3.5: the Warden's cards, each in play."""

import pytest

from .table import BOOK, printed_deck, sit

PRINTED = {  # copies, type, cost
    "oath_hammer": (1, "equip", 0),
    "tower_shield": (1, "equip", 1),
    "life_relic": (1, "equip", 3),
    "judgement_seal": (1, "equip", 5),
    "hammer_blow": (3, "normal", 1),
    "judgement": (2, "normal", 2),
    "smite": (2, "ephemeral", 2),
    "bulwark": (3, "normal", 1),
    "sacred_wall": (2, "normal", 2),
    "blessing": (2, "normal", 1),
    "great_healing": (1, "ephemeral", 2),
    "oath": (1, "normal", 2),
    "interposition": (3, "rapid", 0),
    "rebuke": (2, "rapid", 1),
    "shackle": (2, "ephemeral", 1),
    "zeal": (2, "ephemeral", 1),
    "prayer": (2, "normal", 0),
    "sanctuary": (1, "normal", 3),
    "charge": (2, "normal", 1),
}


def warden(rest="", b="class=mage", **more):
    """A is a Warden whose turn it is."""
    return sit(f"class=warden {rest}", b, **more)


def test_the_wardens_deck_is_as_designed():
    found = {n: BOOK.cards[n] for n in BOOK.of_class("warden")}
    assert {n: (c["copies"], c["type"], c["cost"]) for n, c in found.items()} == PRINTED
    assert sum(printed_deck("warden").values()) == 30


@pytest.mark.parametrize("name", [n for n, row in PRINTED.items() if row[2] and row[1] != "equip"])
def test_a_card_of_the_warden_costs_what_is_printed(name):
    _, type, cost = PRINTED[name]
    if type == "rapid":
        for mana, moves in ((cost - 1, {"pass"}), (cost, {"pass", f"rapid {name}"})):
            table = sit("class=mage", f"class=warden mana={mana} hand=[{name}]").say("A strike")
            assert table.moves == moves
    else:
        warden(f"mana={cost - 1} hand=[{name}]").refuses(f"A play {name}", "DUEL-VAL-06")
        table = warden(f"mana={cost} hand=[{name}]").play(f"A play {name}").shows("A.mana=0")


def test_duel_g_passive_2_resistance():
    table = warden("mana=1 hand=[bulwark]").shows("A.force=0; A.resistance=2")
    table.play("A play bulwark").shows("A.shield=18")


def test_duel_g_hammer_7_damage_once_per_turn():
    warden(turn="1 active=A").play("A strike").shows("B.hp=93").refuses("A strike", "E-05")


def test_duel_g_tower_2_shield_at_end_of_turn_6_with_the_passive():
    warden(turn="3 active=A").play("A end").shows("A.shield=6")
    warden("resistance=+1", turn="3 active=A").play("A end").shows("A.shield=8")
    warden(turn="2 active=A").play("A end").shows("A.shield=0")


def test_duel_g_relic_heals_4_at_the_start_of_turns_from_round_4():
    warden("hp=50", turn="6 active=B").play("B end").shows("A.hp=54; turn 7")
    warden("hp=50", turn="4 active=B").play("B end").shows("A.hp=50; turn 5")


def test_duel_g_seal_2_damage_on_each_strike():
    warden("force=+1", turn="11 active=A").play("A strike").shows("B.hp=82")  # 14 + 4
    warden("force=+1", turn="10 active=A").play("A strike").shows("B.hp=86")


def test_duel_g_blow_9_damage():
    warden("mana=1 hand=[hammer_blow]").play("A play hammer_blow").shows("B.hp=91")


def test_duel_g_judgement_18_damage():
    table = warden("mana=2 hand=[judgement]", turn="11 active=A").play("A play judgement")
    table.shows("B.hp=80")  # a strike: the Seal adds 2


def test_duel_g_smite_22_damage_and_no_strike():
    table = warden("mana=2 hand=[smite]", turn="11 active=A").play("A play smite")
    table.shows("B.hp=78; A.removed=[smite]")


def test_duel_g_bulwark_6_shield():
    warden("mana=1 hand=[bulwark]").play("A play bulwark").shows("A.shield=18")  # 6 x (1 + 2)


def test_duel_g_wall_8_shield_and_4_more_if_no_attack_is_made():
    calm = warden("mana=2 hand=[sacred_wall]", turn="2 active=A").play("A play sacred_wall")
    calm.shows("A.shield=24").play("A end").shows("A.shield=36")
    wild = warden("mana=2 hand=[sacred_wall]", turn="2 active=A")
    wild.play("A play sacred_wall; A strike; A end").shows("A.shield=24")


def test_duel_g_blessing_heals_8_whatever_the_resistance():
    warden("hp=40 mana=1 hand=[blessing]").play("A play blessing").shows("A.hp=48")


def test_duel_g_healing_18_kept_if_the_oath_was_played_before():
    lost = warden("hp=40 mana=2 hand=[great_healing]").play("A play great_healing")
    lost.shows("A.hp=58; A.removed=[great_healing]; A.grave=[]")
    kept = warden("hp=40 mana=4 hand=[oath great_healing]").play(
        "A play oath; A play great_healing"
    )
    kept.shows("A.hp=58; A.removed=[]; A.grave=[oath great_healing]")


def test_duel_g_oath_2_force_for_3_turns():
    table = warden("mana=2 hand=[oath]").play("A play oath").shows("A.force=2").play("A end")
    table.shows("A.force=2").play("B end").shows("A.force=2").play("A end").shows("A.force=0")


def test_duel_g_interpose_6_shield_in_reaction():
    table = sit("class=warrior", "class=warden hand=[interposition]")
    table.play("A strike; B rapid interposition").shows("B.shield=8; B.hp=100")  # 18 - 10


def test_duel_g_rebuke_cancels_and_deals_4_damage():
    table = sit("class=warrior", "class=warden force=+1 mana=1 hand=[rebuke]")
    table.play("A strike; B rapid rebuke").shows("B.hp=100; A.hp=92; B.mana=0; B.grave=[rebuke]")


def test_duel_g_shackle_freezes_an_opposing_equipment():
    table = warden("mana=1 hand=[shackle]").play("A play shackle; A freeze catalyst")
    table.shows("B.chilled=[catalyst]; A.removed=[shackle]").play("A end")
    table.shows("B.frozen=[catalyst]").play("B strike").shows("B.frozen=[]; B.shield=0")


def test_duel_g_zeal_1_force_for_good():
    table = warden("mana=1 hand=[zeal]").play("A play zeal; A end; B end").shows("A.force=1")
    table.shows("A.removed=[zeal]")


def test_duel_g_prayer_heals_1_and_draws_1():
    table = warden("hp=40 hand=[prayer] deck=[zeal oath]").play("A play prayer")
    table.shows("A.hp=41; A.hand=[zeal]; A.deck=[oath]; A.mana=0")


def test_duel_g_sanctuary_invincible_until_ones_next_turn():
    table = warden("mana=3 hand=[sanctuary]", "class=warrior").play("A play sanctuary; A end")
    table.play("B strike").shows("A.hp=100; A.shield=6").play("B end").shows("A.invincible=no")


def test_duel_g_charge_strikes_with_the_weapon_and_draws_1():
    table = warden("mana=1 hand=[charge] deck=[zeal] weapon_bonus=1", turn="11 active=A")
    table.play("A play charge").shows("B.hp=90; A.hand=[zeal]; A.struck=no")  # 8, the Seal's 2
    table.play("A strike").shows("B.hp=80; A.struck=yes")
