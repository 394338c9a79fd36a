"""Chapter 1.2: hit points, shield, Force, Resistance, mana, strikes."""

import pytest

from ludotheque.core.witness import Witness
from ludotheque.games.duel.codes import MOVE_END, THIS_TURN

from .table import mage, new, sit, warrior


def test_duel_val_01_a_player_starts_with_100_hp_and_is_defeated_at_0():
    assert new().state.hp == [100, 100]
    warrior("", "class=mage hp=11").play("A strike").shows("B.hp=1; over no")
    warrior("", "class=mage hp=10").play("A strike").shows("B.hp=0; over A")
    warrior("", "class=mage hp=3").play("A strike").shows("B.hp=0; over A")


@pytest.mark.parametrize(("shield", "left", "hp"), [(4, 0, 94), (10, 0, 100), (13, 3, 100)])
def test_duel_val_02_shield_absorbs_damage_before_hp(shield, left, hp):
    warrior("", f"class=mage shield={shield}").play("A strike").shows(f"B.shield={left}; B.hp={hp}")


def test_duel_val_03_shield_is_reset_at_the_start_of_each_of_ones_turns():
    table = warrior("shield=7", "class=warrior shield=3").play("A end")
    table.shows("A.shield=7; B.shield=0").play("B end").shows("A.shield=0; B.shield=0")


@pytest.mark.parametrize(("force", "damage"), [(0, 4), (1, 6), (4, 12)])
def test_duel_val_04_damage_is_base_times_one_plus_force(force, damage):
    table = warrior(f"hand=[tactical_attack] force=+{force}").play("A play tactical_attack")
    table.shows(f"A.force={1 + force}; B.hp={100 - damage}")


@pytest.mark.parametrize(("resistance", "shield"), [(0, 20), (1, 30), (4, 60)])
def test_duel_val_05_shield_is_base_times_one_plus_resistance(resistance, shield):
    table = warrior(f"mana=1 hand=[heavy_defense] resistance=+{resistance}")
    table.play("A play heavy_defense").shows(f"A.resistance={1 + resistance}; A.shield={shield}")


def test_duel_val_06_cards_cost_mana_and_equipments_do_not():
    table = warrior("mana=2 hand=[heavy_attack heavy_defense]").play("A play heavy_attack")
    table.shows("A.mana=0").refuses("A play heavy_defense", "DUEL-VAL-06")
    table.play("A strike").shows("A.mana=0; A.struck=yes")


def test_duel_val_07_unspent_mana_does_not_accumulate_but_waits_for_rapides():
    table = warrior("mana=3 hand=[parry]", "class=mage deck=[attack*6]").play("A end")
    table.shows("A.mana=3").play("B play attack; A rapid parry").shows("A.mana=2; A.hp=100")
    table.play("B end").shows("A.mana=3")


def test_duel_val_08_mana_is_3_from_turn_3_on_unless_a_card_raises_it():
    table = mage("deck=[mana_vial attack*20]", "class=warrior", turn="6 active=B")
    table.play("B end").shows("A.mana=3").play("A play mana_vial").shows("A.mana=4")
    table.play("A end; B end").shows("turn 9; A.mana=3")
    table.play("A end; B end").shows("turn 11; A.mana=3")


def test_duel_frappe_01_the_weapon_and_physical_cards_strike():
    table = mage("mana=9 hand=[attack attack_plus fireball explosion] discarded=1")
    table.play("A strike").shows("A.shield=1")  # the Catalyst answers each strike
    table.play("A play attack").shows("A.shield=2; B.hp=95")
    table.play("A play attack_plus").shows("A.shield=3; B.hp=86")
    table.play("A play fireball").shows("A.shield=3; B.hp=71")  # a spell is no strike
    table.play("A play explosion").shows("A.shield=3; B.hp=69")


def test_duel_frappe_02_equipments_work_on_each_strike():
    table = mage("mana=9 hand=[attack*2]", turn="9 active=A")
    table.play("A strike").shows("A.shield=1; B.hp=98")
    table.play("A play attack").shows("A.shield=2; B.hp=91")
    table.play("A play attack").shows("A.shield=3; B.hp=84")


def test_duel_frappe_02_a_strike_of_the_other_player_does_not_make_them_work():
    table = sit("class=warrior", "class=mage", turn="9 active=A")
    table.play("A strike").shows("A.hp=100; B.shield=0; B.hp=90")


def test_what_fades_has_gone_by_the_time_that_it_is_told():
    """It used to be noted first: the page took Force away one beat after saying so."""
    match = warrior("force=+2 hand=[]", turn="5 active=A").match
    edition, s = match.edition, match.edition.rules.state.copy(match.state)
    assert s.force[0] == 3
    s.mod_left[0][0] = THIS_TURN
    witness = Witness(edition, edition.rules.state.copy(s))
    edition.apply(s, MOVE_END, witness)
    noted = edition.rules.events.noted(s)
    told = [event.kind for event in noted].index("faded")
    assert (noted[told].n, s.force[0]) == (2, 1)
    assert witness.patches(0, [True] * len(noted))[told]["force"] == {0: 1}
