"""Chapter 3.6: cards that any custom deck may hold, each in play."""

import pytest

from .table import BOOK, printed_deck, sit, warrior

PRINTED = {  # type, cost
    "minor_potion": ("ephemeral", 0),
    "mana_vial": ("ephemeral", 0),
    "study": ("normal", 1),
    "makeshift_guard": ("normal", 0),
    "opportune_blow": ("normal", 1),
    "reflex": ("rapid", 1),
    "sabotage": ("ephemeral", 2),
    "patience": ("normal", 0),
    "amulet": ("equip", 3),
    "bracer": ("equip", 2),
    "notebook": ("equip", 6),
}


def wear(table, seat, *names):
    """Lay other Equipments beside the weapon."""
    table.state.gear[seat][1:] = [table.card(name) for name in names]
    return table


def test_the_neutral_cards_are_as_designed_and_in_no_printed_deck():
    found = {n: BOOK.cards[n] for n in BOOK.of_class("neutral")}
    assert {n: (c["type"], c["cost"]) for n, c in found.items()} == PRINTED
    for kind in BOOK.classes:
        assert not set(printed_deck(kind)) & set(PRINTED)
        assert not set(BOOK.standard_gear(kind)) & set(PRINTED)


@pytest.mark.parametrize("name", ["study", "opportune_blow", "sabotage"])
def test_a_neutral_card_costs_what_is_printed(name):
    cost = PRINTED[name][1]
    warrior(f"mana={cost - 1} hand=[{name}]").refuses(f"A play {name}", "DUEL-VAL-06")
    warrior(f"mana={cost} hand=[{name}]").play(f"A play {name}").shows("A.mana=0")


def test_duel_n_potion_heals_5():
    table = warrior("hp=40 hand=[minor_potion]").play("A play minor_potion")
    table.shows("A.hp=45; A.removed=[minor_potion]")


def test_duel_n_mana_1_more_now():
    table = warrior("mana=3 hand=[mana_vial]").play("A play mana_vial").shows("A.mana=4")
    table.shows("A.removed=[mana_vial]")


def test_duel_n_study_draws_2():
    table = warrior("mana=1 hand=[study] deck=[parry guillotine parry]").play("A play study")
    table.shows("A.hand=[parry guillotine]; A.deck=[parry]; A.grave=[study]")


def test_duel_n_makeshift_3_shield():
    warrior("hand=[makeshift_guard]").play("A play makeshift_guard").shows("A.shield=6")


def test_duel_n_opportune_4_damage_a_strike():
    table = warrior("mana=1 hand=[opportune_blow]", turn="5 active=A")
    table.play("A strike; A play opportune_blow").shows("B.hp=82; A.shield=4")  # chained


def test_duel_n_reflex_8_shield_in_reaction_for_1_mana():
    b = "class=mage custom=yes mana=1 hand=[reflex reflex]"
    table = sit("class=warrior", b).say("A strike").say("B rapid reflex").shows("B.shield=8")
    table.refuses("B rapid reflex", "DUEL-VAL-06")
    table.say("B pass").shows("B.hp=98; B.shield=0; B.mana=0; B.grave=[reflex]")


def test_duel_n_sabotage_freezes_an_opposing_equipment():
    table = warrior("mana=2 hand=[sabotage]").play("A play sabotage; A freeze rune_force")
    table.shows("B.chilled=[rune_force]; A.removed=[sabotage]; A.mana=0")


def test_duel_n_patience_6_shield_at_end_of_turn_if_no_attack_is_made():
    calm = warrior("hand=[patience]").play("A play patience").shows("A.shield=0").play("A end")
    calm.shows("A.shield=12")
    warrior("hand=[patience]").play("A play patience; A strike; A end").shows("A.shield=0")


def test_duel_n_amulet_heals_2_at_the_start_of_turns_from_round_4():
    for turn, hp in ((6, 42), (4, 40)):
        table = warrior("hp=40", turn=f"{turn} active=B")
        wear(table, 0, "amulet", "bracer", "notebook").play("B end").shows(f"A.hp={hp}")


def test_duel_n_bracer_2_shield_at_the_end_of_turns_from_round_3():
    for turn, shield in ((5, 4), (4, 0)):
        table = warrior(turn=f"{turn} active=A")
        wear(table, 0, "amulet", "bracer", "notebook").play("A end").shows(f"A.shield={shield}")


def test_duel_n_notebook_draws_1_at_the_start_of_turns_from_round_7():
    for turn, cards in ((12, 6), (10, 5)):
        table = warrior("deck=[parry*9]", turn=f"{turn} active=B")
        wear(table, 0, "amulet", "bracer", "notebook").play("B end").shows(
            f"A.hand=[parry*{cards}]"
        )
