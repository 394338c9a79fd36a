"""Chapter 1.4: the Mage's cards, each in play, and its printed row."""

import pytest

from .table import BOOK, mage, printed_deck, sit

SEED = {  # copies, type, cost
    "catalyst": (1, "equip", 0),
    "rune_energy": (1, "equip", 6),
    "rune_essence": (1, "equip", 1),
    "rune_force": (1, "equip", 4),
    "explosion": (1, "normal", 1),
    "divination": (3, "normal", 1),
    "psychic_armor": (3, "ephemeral", 3),
    "fireball": (3, "ephemeral", 3),
    "attack_plus": (2, "normal", 2),
    "defense_plus": (2, "normal", 2),
    "concentration": (2, "ephemeral", 2),
    "karmic_link": (1, "normal", 2),
    "defense": (3, "normal", 1),
    "galvanize": (1, "normal", 1),
    "evaluation": (2, "ephemeral", 1),
    "attack": (3, "normal", 1),
    "pocket_storm": (2, "ephemeral", 3),
    "local_ice": (2, "ephemeral", 1),
}


def test_the_mage_deck_is_the_documents():
    found = {n: BOOK.cards[n] for n in BOOK.of_class("mage")}
    assert {n: (c["copies"], c["type"], c["cost"]) for n, c in found.items()} == SEED
    assert sum(printed_deck("mage").values()) == 30


@pytest.mark.parametrize("name", [n for n, row in SEED.items() if row[1] != "equip"])
def test_a_card_of_the_mage_costs_what_is_printed_and_goes_where_its_type_says(name):
    _, type, cost = SEED[name]
    poor = mage(f"mana={cost - 1} hand=[{name}] deck=[attack*9]")
    poor.refuses(f"A play {name}", "DUEL-VAL-06")
    table = mage(f"mana={cost} hand=[{name}] deck=[attack*9]").play(f"A play {name}")
    while table.state.phase != 1 and not table.match.over:  # a choice of the card
        table.play("A " + sorted(table.moves)[0])
    zone = "removed" if type == "ephemeral" else "grave"
    table.shows(f"A.mana=0; A.{zone}=[{name}]; tomove A")


def test_duel_m_cata_1_shield_each_time_you_strike():
    mage().play("A strike").shows("A.shield=1; B.hp=100")
    mage("resistance=+2 mana=1 hand=[attack]").play("A play attack").shows("A.shield=3; B.hp=95")


def test_duel_m_renergy_2_extra_cards_at_the_start_of_turns_from_round_7():
    deck = "class=mage deck=[attack*9]"
    late = sit("class=warrior", deck, "12 active=A").play("A end").shows("B.hand=[attack*7]")
    late.shows("B.active=[catalyst rune_energy rune_essence rune_force]")
    sit("class=warrior", deck, "10 active=A").play("A end").shows("B.hand=[attack*5]")
    sit("class=warrior", deck, "11 active=A").play("A end").shows("B.hand=[attack*5]")


def test_duel_m_ressence_5_shield_at_end_of_turn_if_resistance_is_0():
    mage(turn="3 active=A").play("A end").shows("A.shield=5")
    mage("resistance=+1", turn="3 active=A").play("A end").shows("A.shield=0")
    mage(turn="1 active=A").play("A end").shows("A.shield=0")


def test_duel_m_rforce_two_hits_of_1_when_you_strike():
    table = mage("force=+2", "class=warrior shield=4", turn="9 active=A").play("A strike")
    table.shows("B.shield=0; B.hp=98")  # 2 x 3
    assert [row[1:] for row in table.events("damaged")] == [(0, 3), (2, 1)]
    mage("force=+2", turn="8 active=A").play("A strike").shows("B.hp=100")


@pytest.mark.parametrize(("discarded", "force", "hp"), [(0, 0, 100), (4, 0, 92), (3, 2, 82)])
def test_duel_m_explo_2_damage_per_card_discarded_this_turn(discarded, force, hp):
    table = mage(f"mana=1 hand=[explosion] discarded={discarded} force=+{force}")
    table.play("A play explosion").shows(f"B.hp={hp}; A.grave=[explosion]")


def test_duel_m_div_draw_2_put_one_on_top_keep_the_other():
    table = mage("mana=1 hand=[divination] deck=[attack fireball defense]")
    table.say("A play divination").shows("phase choose; tomove A; A.hand=[attack fireball]")
    assert table.moves == {"return attack", "return fireball"}
    table.say("A return attack").shows("A.hand=[fireball]; A.deck=[attack defense]; phase play")


def test_duel_m_armor_23_shield_for_2_turns():
    table = mage("mana=3 hand=[psychic_armor]", turn="2 active=A").play("A play psychic_armor")
    table.shows("A.shield=23").play("A end").shows("A.shield=23")
    table.play("B end").shows("A.shield=0; turn 4")


def test_duel_m_fireball_15_damage():
    mage("mana=3 hand=[fireball]").play("A play fireball").shows("B.hp=85")


def test_duel_m_attplus_9_damage():
    mage("mana=2 hand=[attack_plus]").play("A play attack_plus").shows("B.hp=91; A.shield=1")


def test_duel_m_defplus_15_shield():
    mage("mana=2 hand=[defense_plus]").play("A play defense_plus").shows("A.shield=15")


def test_duel_m_conc_3_force_now_and_3_resistance_during_the_next_turn():
    table = mage("mana=2 hand=[concentration] deck=[attack*9]").play("A play concentration")
    table.shows("A.force=3; A.resistance=0").play("A end").shows("A.force=0; A.resistance=0")
    table.play("B end").shows("A.resistance=3; A.force=0").play("A end").shows("A.resistance=0")


def test_duel_m_karmic_3_resistance_for_3_turns():
    table = mage("mana=2 hand=[karmic_link]").play("A play karmic_link")
    for move, resistance in (("A end", 3), ("B end", 3), ("A end", 0)):
        table.shows("A.resistance=3").play(move).shows(f"A.resistance={resistance}")


def test_duel_m_def_4_shield_and_4_more_if_no_attack_is_made():
    calm = mage("mana=1 hand=[defense]", turn="2 active=A").play("A play defense")
    calm.shows("A.shield=4").play("A end").shows("A.shield=8")
    wild = mage("mana=2 hand=[defense attack]", turn="2 active=A")
    wild.play("A play attack; A play defense").shows("A.shield=5").play("A end").shows("A.shield=5")


def test_duel_m_galva_1_force_per_card_in_hand_until_end_of_turn():
    table = mage("mana=1 hand=[galvanize attack defense*2]").play("A play galvanize")
    table.shows("A.force=3").play("A end").shows("A.force=0")


def test_duel_m_eval_draw_3():
    table = mage("mana=1 hand=[evaluation attack] deck=[defense*2 fireball divination]")
    table.play("A play evaluation").shows("A.hand=[attack defense*2 fireball]")
    table.shows("A.deck=[divination]")


def test_duel_m_att_5_damage():
    mage("mana=1 hand=[attack]").play("A play attack").shows("B.hp=95; A.shield=1")


def test_duel_m_storm_1_damage_before_the_end_of_three_turns_whatever_the_force():
    table = mage("mana=3 hand=[pocket_storm] force=+4", "class=mage", turn="1 active=A")
    table.say("A play pocket_storm").shows("phase play; B.hp=100")
    for move, hp in (("A end", 99), ("B end", 98), ("A end", 97), ("B end", 97)):
        table.play(move).shows(f"B.hp={hp}; A.hp=100")


def test_duel_m_ice_freezes_one_opposing_equipment_until_a_strike_restores_it():
    table = mage("mana=1 hand=[local_ice] deck=[attack*9]").say("A play local_ice")
    table.shows("phase choose; tomove A")
    assert table.moves == {
        f"freeze {name}" for name in ("axe", "rune_endurance", "rune_protection", "rune_aggression")
    }
    table.play("A freeze axe").shows("B.chilled=[axe]; B.frozen=[]; A.removed=[local_ice]")
    table.play("A end").shows("B.frozen=[axe]; B.chilled=[]")
    table.play("B strike").shows("B.frozen=[]; A.hp=100; B.struck=yes")
