"""Chapter 2: readings E-01 to E-11, on turns, Equipments, strikes, ice, chains and reactions."""

import pytest

from .table import mage, new, sit, warrior

FOUR = "axe rune_endurance rune_protection rune_aggression"


def first_turns(ramp, turns=6):
    """Cards and mana of whoever begins each of the first turns."""
    match = new(first="0", ramp=ramp)
    found = []
    for _ in range(turns):
        found.append((match.state.hand_n[match.seat], match.state.mana[match.seat]))
        match.push("end")
    return found


def test_e_01_turns_are_numbered_per_player_or_with_ramp_shared_globally():
    assert first_turns("own") == [(3, 1), (3, 1), (4, 2), (4, 2), (5, 3), (5, 3)]
    assert first_turns("shared") == [(3, 1), (4, 2), (5, 3), (5, 3), (5, 3), (5, 3)]


@pytest.mark.parametrize(
    ("turn", "a", "b"),
    [
        (1, "axe", "catalyst"),
        (2, "axe", "catalyst"),
        (3, "axe rune_endurance", "catalyst rune_essence"),
        (4, "axe rune_endurance", "catalyst rune_essence"),
        (5, "axe rune_endurance rune_protection", "catalyst rune_essence"),
        (8, "axe rune_endurance rune_protection", "catalyst rune_essence"),
        (9, "axe rune_endurance rune_protection", "catalyst rune_essence rune_force"),
        (10, "axe rune_endurance rune_protection", "catalyst rune_essence rune_force"),
        (11, FOUR, "catalyst rune_essence rune_force"),
        (13, FOUR, "catalyst rune_essence rune_force rune_energy"),
    ],
)
def test_e_02_an_equipment_of_cost_n_works_once_n_rounds_are_complete(turn, a, b):
    warrior(turn=f"{turn} active=A").shows(f"A.active=[{a}]; B.active=[{b}]")


def test_e_02_a_frozen_equipment_keeps_counting():
    table = warrior("frozen=[rune_aggression] deck=[parry*9]", turn="9 active=A")
    table.play("A end; B end").shows("turn 11; A.frozen=[rune_aggression]")
    table.play("A strike").shows(f"A.force=1; A.frozen=[]; A.active=[{FOUR}]")


def test_e_03_the_hand_is_kept_through_the_opponents_turn_and_then_thrown_away():
    table = warrior("hand=[parry counterattack] deck=[guillotine*9]").play("A end")
    table.shows("A.hand=[parry counterattack]").play("B end").shows("A.hand=[guillotine*5]")


def test_e_03_starting_hands_are_empty_so_nobody_reacts_in_turn_1():
    match = new(classes="warrior", first="0")
    assert match.state.hand_n == [3, 0]
    match.push("strike")
    assert match.seat == 0 and match.state.hp[1] == 90


def test_e_04_an_attack_is_a_strike_or_a_card_that_deals_damage_when_played():
    calm = mage("mana=9 hand=[defense pocket_storm]", turn="2 active=A")
    calm.play("A play defense; A play pocket_storm; A end").shows("A.shield=8")
    for attack in ("fireball", "attack", "explosion"):
        table = mage(f"mana=9 hand=[defense {attack}]", turn="2 active=A")
        table.play(f"A play defense; A play {attack}").play("A end")
        table.shows(f"A.shield={5 if attack == 'attack' else 4}")


def test_e_04_the_damage_of_a_reaction_is_no_attack_and_no_strike():
    """The Seal of Judgement answers its owner's strikes, and a Rebuke is none."""
    table = sit("class=warrior hand=[parry]", "class=warden mana=1 hand=[rebuke]", "11 active=A")
    table.say("A strike").say("B rapid rebuke").shows("A.hp=96; phase play; tomove A; B.hp=100")
    assert table.state.attacks[1] == 0


def test_e_04_the_damage_of_a_rune_is_part_of_the_strike_and_opens_no_window():
    table = mage("", "class=warrior hand=[counterattack*2]", turn="9 active=A")
    table.say("A strike").say("B pass").shows("phase play; tomove A; B.hp=98")


def test_e_05_every_class_strikes_once_a_turn_with_its_weapon():
    for kind, damage in (("mage", 0), ("warrior", 10), ("rogue", 10), ("warden", 7)):
        table = sit(f"class={kind}", "class=mage", turn="1 active=A").play("A strike")
        table.shows(f"B.hp={100 - damage}; A.struck=yes").refuses("A strike")
        assert table.moves == {"end"}


def test_e_05_a_strike_of_0_damage_is_an_attack_for_all_purposes():
    table = mage("mana=1 hand=[defense]", "class=warrior hand=[parry]", turn="2 active=A")
    table.play("A play defense").say("A strike").shows("phase react; tomove B")
    table.say("B pass").shows("A.shield=5; B.hp=100").play("A end").shows("A.shield=5")


def test_e_06_ice_chills_and_the_next_turn_freezes_before_start_effects():
    table = mage("mana=1 hand=[local_ice]", "class=warrior hp=50", turn="4 active=A")
    table.play("A play local_ice; A freeze rune_endurance").shows("B.chilled=[rune_endurance]")
    table.play("A end").shows("B.chilled=[]; B.frozen=[rune_endurance]; B.hp=50")


def test_e_06_any_opposing_equipment_active_or_not_but_none_twice():
    table = mage("mana=9 hand=[local_ice*2]", turn="1 active=A").play("A play local_ice")
    assert table.moves == {f"freeze {name}" for name in FOUR.split()}
    table.play("A freeze rune_aggression; A play local_ice")
    assert table.moves == {f"freeze {name}" for name in FOUR.split()[:3]}
    table.refuses("A freeze rune_aggression", "E-06")
    table.refuses("A freeze catalyst", "E-06")  # one's own
    frozen = mage("mana=9 hand=[local_ice]", "class=warrior frozen=[axe]").play("A play local_ice")
    frozen.refuses("A freeze axe", "E-06")


def test_e_06_ice_is_not_playable_without_a_target():
    table = mage("mana=9 hand=[local_ice]", f"class=warrior frozen=[{FOUR}]")
    table.refuses("A play local_ice", "E-06")
    assert table.moves == {"strike", "end"}


def test_e_07_a_strike_with_a_frozen_weapon_only_breaks_the_ice():
    table = warrior("frozen=[axe]", "class=warrior hand=[parry]")
    table.say("A strike").shows("phase play; tomove A; B.hp=100; A.frozen=[]; A.struck=yes")
    table.refuses("A strike")
    cold = mage("mana=1 hand=[defense] frozen=[catalyst]", turn="2 active=A")
    cold.play("A play defense; A strike").shows("A.shield=4; A.frozen=[]").play("A end")
    cold.shows("A.shield=4")  # it counts as an attack made


def test_e_07_a_strike_with_a_frozen_weapon_leaves_the_chain_as_it_was():
    table = warrior("mana=1 hand=[tactical_attack*2] frozen=[axe]")
    table.play("A play tactical_attack").shows("A.shield=2").play("A strike").shows("A.shield=2")
    table.play("A play tactical_attack").shows("A.shield=8")  # 2 + 2 + 4: the second in a row


def test_e_07_other_strikes_do_not_thaw_the_weapon():
    table = warrior("mana=1 hand=[tactical_attack deadly_cleaver] frozen=[axe]")
    table.play("A play tactical_attack; A play deadly_cleaver").shows("A.frozen=[axe]; B.hp=56")


def test_e_07_a_card_that_attacks_with_a_frozen_weapon_thaws_it_and_does_the_rest():
    table = sit(
        "class=warden mana=1 hand=[charge] deck=[zeal] frozen=[oath_hammer]",
        "class=warrior hand=[parry]",
    )
    table.say("A play charge").shows("phase play; tomove A; A.frozen=[]; B.hp=100; A.hand=[zeal]")
    table.shows("A.struck=no; A.grave=[charge]").say("A strike").say("B pass").shows("B.hp=93")
    axe = warrior("mana=1 hand=[guillotine] frozen=[axe]", "class=warrior hand=[parry]")
    axe.say("A play guillotine").shows("turn 6; tomove B; A.frozen=[]; B.hp=100")


def test_e_07_a_frozen_rune_is_thawed_by_the_next_resolved_strike_and_misses_it():
    table = warrior("hand=[tactical_attack*2] frozen=[rune_aggression]", turn="11 active=A")
    table.play("A play tactical_attack").shows("A.force=1; A.frozen=[]")
    table.play("A play tactical_attack").shows("A.force=2")


def test_e_07_a_cancelled_strike_or_a_spell_thaws_no_rune():
    table = warrior("frozen=[rune_protection]", "class=warrior mana=1 hand=[parry]")
    table.play("A strike; B rapid parry").shows("A.frozen=[rune_protection]; B.hp=100")
    spell = mage("mana=3 hand=[fireball] frozen=[rune_essence]").play("A play fireball")
    spell.shows("A.frozen=[rune_essence]")


def test_e_07_breaking_the_ice_on_the_weapon_thaws_no_rune():
    table = warrior("frozen=[axe rune_endurance]").play("A strike")
    table.shows("A.frozen=[rune_endurance]")


def test_e_07_a_frozen_catalyst_does_not_answer_the_strikes_of_cards():
    mage("mana=1 hand=[attack] frozen=[catalyst]").play("A play attack").shows(
        "A.shield=0; B.hp=95"
    )


def test_e_08_two_strikes_in_a_row_then_the_count_starts_again():
    table = warrior("hand=[tactical_attack*3]").play("A strike").shows("A.shield=0")
    table.play("A play tactical_attack").shows("A.shield=6")
    table.play("A play tactical_attack").shows("A.shield=8")
    table.play("A play tactical_attack").shows("A.shield=14")


def test_e_08_another_card_between_breaks_the_chain():
    table = warrior("mana=9 hand=[tactical_attack*2 offensive_stance]").play("A strike")
    table.play("A play offensive_stance; A play tactical_attack").shows("A.shield=2")
    table.play("A play tactical_attack").shows("A.shield=8")


def test_e_08_a_cancelled_strike_breaks_the_chain():
    table = warrior("hand=[tactical_attack*3]", "class=warrior mana=1 hand=[parry guillotine]")
    table.play("A strike; B pass; A play tactical_attack; B rapid parry; B pass")
    table.shows("A.shield=2").play("A play tactical_attack; B pass").shows("A.shield=4")
    table.play("A play tactical_attack; B pass").shows("A.shield=10")


def test_e_08_the_chain_starts_anew_each_turn():
    table = warrior("deck=[tactical_attack*5]").play("A strike; A end; B end")
    table.play("A play tactical_attack").shows("A.shield=2")


def test_e_09_triggers_come_after_the_strike_in_board_order():
    table = warrior(turn="11 active=A", b="class=mage shield=9").play("A strike")
    table.shows("B.hp=99; A.force=2")  # the Force comes too late for this blow
    order = mage(turn="9 active=A").play("A strike")
    found = [row[1] for row in order.events("triggered")]
    assert found == [order.card("catalyst"), order.card("rune_force")]


def test_e_09_nothing_triggers_if_the_strike_was_cancelled():
    table = warrior("", "class=warrior mana=1 hand=[parry]", turn="11 active=A")
    table.play("A strike; B rapid parry").shows("A.force=1; A.shield=0; B.hp=100")


def test_e_10_the_defender_alone_reacts_until_he_passes():
    table = sit("class=warrior hand=[counterattack]", "class=rogue hand=[dodge*2 smoke_bomb]")
    table.say("A strike").shows("phase react; tomove B")
    assert table.moves == {"pass", "rapid dodge", "rapid smoke_bomb"}
    table.refuses("A rapid counterattack")
    table.say("B rapid dodge").shows("phase react; tomove B; B.grave=[dodge]")
    table.refuses("B rapid dodge", "E-10")  # cancelled already
    assert table.moves == {"pass", "rapid smoke_bomb"}
    table.say("B rapid smoke_bomb").shows("phase react; B.shield=10").say("B pass")
    table.shows("phase play; tomove A; B.shield=10; B.hp=100; B.hand=[dodge]")


def test_e_10_the_window_opens_on_public_grounds_only():
    closed = [
        ("class=mage hand=[attack*5]", "a class that prints no Rapide"),
        ("class=warrior hand=[]", "an empty hand"),
    ]
    for side, why in closed:
        table = sit("class=warrior", side).say("A strike")
        assert table.state.phase == 1, why
    opened = [
        "class=warrior hand=[heavy_attack]",
        "class=warrior hand=[parry] mana=0",
        "class=rogue hand=[slash]",
        "class=warden hand=[zeal]",
        "class=mage hand=[attack] custom=yes",
    ]
    for side in opened:
        table = sit("class=warrior", side).say("A strike").shows("phase react; tomove B")
        assert table.moves == {"pass"}


def test_e_10_a_card_that_is_no_attack_opens_no_window():
    for card in ("heavy_defense", "repositioning", "offensive_stance", "eternal_discipline"):
        table = warrior(f"mana=3 hand=[{card}] deck=[parry]", "class=rogue hand=[dodge]")
        table.say(f"A play {card}").shows("phase play; tomove A")


def test_e_11_a_cancelled_attack_loses_damage_and_triggers_not_its_other_effects():
    table = warrior("mana=3 hand=[heavy_attack guillotine]", "class=warrior mana=9 hand=[parry*3]")
    table.play("A play heavy_attack; B rapid parry; B pass").shows("A.shield=8; B.hp=100; A.mana=1")
    table.shows("A.grave=[heavy_attack]; tomove A")
    table.play("A play guillotine; B rapid parry; B pass").shows("B.hp=100; turn 6; tomove B")
    poison = sit("class=rogue mana=1 hand=[poisoned_blade]", "class=rogue hand=[dodge]")
    poison.play("A play poisoned_blade; B rapid dodge; A end").shows("B.hp=98")  # the poison stays
