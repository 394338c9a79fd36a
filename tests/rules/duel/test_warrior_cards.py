"""Chapter 1.5: the Warrior's cards, each in play, and its printed row."""

import pytest

from .table import BOOK, printed_deck, sit, warrior

SEED = {  # copies, type, cost
    "axe": (1, "equip", 0),
    "rune_endurance": (1, "equip", 1),
    "rune_protection": (1, "equip", 2),
    "rune_aggression": (1, "equip", 5),
    "repositioning": (2, "normal", 0),
    "counterattack": (3, "rapid", 0),
    "parry": (3, "rapid", 1),
    "offensive_stance": (2, "ephemeral", 1),
    "solid_footing": (3, "ephemeral", 1),
    "heavy_defense": (2, "normal", 1),
    "defensive_stance": (2, "ephemeral", 1),
    "eternal_breath": (1, "ephemeral", 0),
    "eternal_discipline": (1, "normal", 3),
    "guillotine": (2, "normal", 1),
    "deadly_cleaver": (1, "ephemeral", 1),
    "heavy_attack": (2, "normal", 2),
    "light_attack": (3, "normal", 1),
    "tactical_attack": (3, "normal", 0),
}


def test_the_warrior_deck_is_the_documents():
    found = {n: BOOK.cards[n] for n in BOOK.of_class("warrior")}
    assert {n: (c["copies"], c["type"], c["cost"]) for n, c in found.items()} == SEED
    assert sum(printed_deck("warrior").values()) == 30


@pytest.mark.parametrize("name", [n for n, row in SEED.items() if row[2] and row[1] != "equip"])
def test_a_card_of_the_warrior_costs_what_is_printed(name):
    _, type, cost = SEED[name]
    if type == "rapid":
        for mana, moves in ((cost - 1, {"pass"}), (cost, {"pass", f"rapid {name}"})):
            table = sit("class=mage", f"class=warrior mana={mana} hand=[{name}]").say("A strike")
            assert table.moves == moves
    else:
        warrior(f"mana={cost - 1} hand=[{name}]").refuses(f"A play {name}", "DUEL-VAL-06")
        table = warrior(f"mana={cost} hand=[{name}]").play(f"A play {name}").shows("A.mana=0")
        zone = "removed" if type == "ephemeral" else "grave"
        table.shows(f"A.{zone}=[{name}]; A.hand=[]")


def test_duel_w_passive_1_force_and_1_resistance_permanently():
    table = warrior()
    for _ in range(3):
        table.shows("A.force=1; A.resistance=1; B.force=0; B.resistance=0").play("A end; B end")


def test_duel_w_axe_5_damage_once_per_turn():
    table = warrior(turn="1 active=A").play("A strike").shows("B.hp=90")
    table.refuses("A strike", "E-05")
    table.play("A end; B end; A strike").shows("B.hp=80")


def test_duel_w_rendur_3_hp_at_start_of_turn():
    warrior("hp=50", turn="1 active=A").play("A end; B end").shows("turn 3; A.hp=53")
    other = sit("class=mage", "class=warrior hp=50", turn="1 active=A")
    other.play("A end").shows("B.hp=50").play("B end; A end").shows("turn 4; B.hp=53")


def test_duel_w_rprot_2_shield_if_2_strikes_are_chained():
    table = warrior("mana=1 hand=[deadly_cleaver]", turn="5 active=A").play("A strike")
    table.shows("A.shield=0").play("A play deadly_cleaver").shows("A.shield=4")
    early = warrior("mana=1 hand=[deadly_cleaver]", turn="4 active=A")
    early.play("A strike; A play deadly_cleaver").shows("A.shield=0")


def test_duel_w_raggr_1_force_per_strike_until_end_of_turn():
    table = warrior("hand=[tactical_attack]", turn="11 active=A").play("A strike")
    table.shows("A.force=2; B.hp=90").play("A play tactical_attack").shows("A.force=3; B.hp=84")
    table.play("A end").shows("A.force=1")
    warrior(turn="10 active=A").play("A strike").shows("A.force=1")


def test_duel_w_repo_2_shield_and_draw_1():
    table = warrior("hand=[repositioning] deck=[parry guillotine]").play("A play repositioning")
    table.shows("A.shield=4; A.hand=[parry]; A.deck=[guillotine]; A.grave=[repositioning]")


def test_duel_w_counter_cancels_an_enemy_attack_and_deals_2_damage():
    table = sit("class=warrior", "class=warrior hand=[counterattack]")
    table.play("A strike; B rapid counterattack").shows(
        "B.hp=100; A.hp=96; B.grave=[counterattack]"
    )


def test_duel_w_parry_cancels_an_enemy_attack():
    table = sit("class=warrior", "class=warrior mana=1 hand=[parry]")
    table.play("A strike; B rapid parry").shows("B.hp=100; A.hp=100; B.mana=0; B.grave=[parry]")


def test_duel_w_offensive_1_force():
    table = warrior("mana=1 hand=[offensive_stance]").play("A play offensive_stance; A strike")
    table.shows("A.force=2; B.hp=85").play("A end; B end").shows("A.force=2")


def test_duel_w_footing_the_weapon_does_1_more_damage():
    table = warrior("mana=2 hand=[solid_footing*2 tactical_attack]", turn="1 active=A")
    table.play("A play solid_footing")
    table.play("A play solid_footing").shows("A.weapon_bonus=2").play("A strike").shows("B.hp=86")
    table.play("A play tactical_attack").shows("B.hp=82")  # a card is not the weapon
    table.play("A end; B end; A strike").shows("B.hp=68")


def test_duel_w_heavydef_10_shield():
    warrior("mana=1 hand=[heavy_defense]").play("A play heavy_defense").shows("A.shield=20")


def test_duel_w_defensive_1_resistance():
    table = warrior("mana=2 hand=[defensive_stance heavy_defense]").play("A play defensive_stance")
    table.play("A play heavy_defense").shows("A.resistance=2; A.shield=30")
    table.play("A end; B end").shows("A.resistance=2")


def test_duel_w_breath_15_hp_and_kept_after_discipline():
    used = warrior("hp=50 hand=[eternal_breath] played=[eternal_discipline]")
    used.play("A play eternal_breath").shows("A.hp=65; A.grave=[eternal_breath]; A.removed=[]")
    lost = warrior("hp=50 hand=[eternal_breath]").play("A play eternal_breath")
    lost.shows("A.hp=65; A.grave=[]; A.removed=[eternal_breath]")


def test_duel_w_disc_invincible_until_the_next_turn():
    table = warrior("mana=3 hand=[eternal_discipline]", "class=mage deck=[fireball attack*8]")
    table.play("A play eternal_discipline").shows("A.invincible=yes").play("A end")
    table.play("B play fireball").shows("A.hp=100; A.invincible=yes").play("B end")
    table.shows("A.invincible=no").play("A end; B play attack").shows("A.hp=95")


def test_duel_w_guillotine_weapon_with_double_force_then_the_turn_ends():
    table = warrior("mana=1 hand=[guillotine] force=+1").play("A play guillotine")
    table.shows("B.hp=75; turn 6; tomove B; A.grave=[guillotine]")  # 5 x (1 + 2 x 2)


def test_duel_w_cleaver_20_damage():
    warrior("mana=1 hand=[deadly_cleaver]").play("A play deadly_cleaver").shows("B.hp=60")


def test_duel_w_heavy_7_damage_and_4_shield():
    warrior("mana=2 hand=[heavy_attack]").play("A play heavy_attack").shows("B.hp=86; A.shield=8")


def test_duel_w_light_3_damage_and_2_shield():
    warrior("mana=1 hand=[light_attack]").play("A play light_attack").shows("B.hp=94; A.shield=4")


def test_duel_w_tactical_2_damage_and_1_shield():
    warrior("hand=[tactical_attack]").play("A play tactical_attack").shows("B.hp=96; A.shield=2")
