"""Chapter 2: readings E-12 to E-29, on durations, draws, ends and copies."""

import pytest

from .table import mage, new, sit, warrior


def test_e_12_concentration_lasts_this_turn_and_the_stances_for_good():
    table = mage("mana=2 hand=[concentration]").play("A play concentration").shows("A.force=3")
    table.play("A end").shows("A.force=0").play("B end").shows("A.resistance=3")
    table.play("A end; B end").shows("A.resistance=0")
    lasting = warrior("mana=3 hand=[offensive_stance defensive_stance solid_footing]")
    lasting.play("A play offensive_stance; A play defensive_stance; A play solid_footing")
    for _ in range(3):
        lasting.play("A end; B end").shows("A.force=2; A.resistance=2; A.weapon_bonus=1")


def test_e_12_the_option_makes_the_force_of_concentration_last():
    table = mage("mana=2 hand=[concentration]", options="concentration_force=forever")
    table.play("A play concentration; A end; B end").shows("A.force=3; A.resistance=3")
    table.play("A end; B end").shows("A.force=3; A.resistance=0")


def test_e_13_galvanisation_counts_the_hand_without_itself_and_adds_up():
    table = mage("mana=4 hand=[galvanize concentration attack]").play("A play concentration")
    table.shows("A.force=3").play("A play galvanize").shows("A.force=4")
    mage("mana=1 hand=[galvanize]").play("A play galvanize").shows("A.force=0")


def test_e_14_discarded_cards_are_those_thrown_away_this_turn_not_those_played():
    table = mage(
        "hand=[defense*3] deck=[explosion attack*2 defense*2]", "class=warrior", turn="6 active=B"
    )
    table.play("B end").shows("A.discarded=3")
    table.play("A play attack; A play attack").shows("A.discarded=3; B.hp=90")
    table.play("A play explosion").shows("B.hp=84; A.grave=[defense*3 attack*2 explosion]")


def test_e_15_guillotine_neither_needs_nor_uses_the_free_strike():
    table = warrior("mana=1 hand=[guillotine] weapon_bonus=2").play("A strike").shows("B.hp=86")
    table.play("A play guillotine").shows("B.hp=65; tomove B")  # 7 x (1 + 2 x 1)
    first = warrior("mana=1 hand=[guillotine]").play("A play guillotine")
    first.shows("B.hp=85; A.struck=no; tomove B; turn 6")


def test_e_15_guillotine_can_be_cancelled_and_ends_the_turn_all_the_same():
    table = warrior("mana=1 hand=[guillotine]", "class=warrior mana=1 hand=[parry] hp=90")
    table.play("A play guillotine; B rapid parry").shows("turn 6; tomove B; B.hp=93")


def test_e_16_the_extra_shield_is_given_at_the_end_for_each_copy_with_the_resistance_of_then():
    table = mage("mana=9 hand=[defense*2 karmic_link]", turn="2 active=A")
    table.play("A play defense; A play defense").shows("A.shield=8").play("A play karmic_link")
    table.shows("A.shield=8").play("A end").shows("A.shield=40")  # 8 + 2 x 4 x (1 + 3)


def test_e_16_an_attack_before_or_after_cancelled_or_of_no_damage_forfeits_it():
    before = mage("mana=2 hand=[attack defense]", turn="2 active=A")
    before.play("A play attack; A play defense; A end").shows("A.shield=5")
    feint = mage("mana=1 hand=[defense]", "class=warrior mana=1 hand=[parry]", turn="2 active=A")
    feint.play("A play defense; A strike; B rapid parry; A end").shows("A.shield=4")
    empty = mage("mana=2 hand=[explosion defense]", turn="2 active=A")
    empty.play("A play defense; A play explosion; A end").shows("A.shield=4")


def test_e_17_a_timed_shield_outlives_no_reset_in_the_base_game_and_is_used_oldest_first():
    table = mage("mana=5 hand=[psychic_armor defense_plus]", turn="2 active=A")
    table.play("A play psychic_armor; A play defense_plus").shows("A.shield=38").play("A end")
    table.play("B strike").shows("A.shield=28; A.hp=100").play("B end").shows("A.shield=0")


def test_e_17_a_timed_shield_is_not_touched_by_the_reset_only_by_its_own_timer():
    """Written into the record: no printed card gives a shield of three turns."""
    table = mage("shield=4", turn="2 active=A")
    s = table.state
    s.pool_amount[0][:2], s.pool_left[0][:2], s.pool_n[0], s.shield[0] = [4, 9], [0, 3], 2, 13
    table.play("A end").shows("A.shield=13").play("B end").shows("turn 4; A.shield=9")
    table.play("A end").shows("turn 5; A.shield=5")  # nine ran out; the Essence rune gave five


def test_e_18_durations_count_the_current_turn():
    table = mage("mana=3 hand=[pocket_storm]", "class=mage shield=2")
    table.play("A play pocket_storm").shows("B.hp=100; B.shield=2")
    table.play("A end").shows("B.hp=100; B.shield=0")  # absorbed, and then the reset
    table.play("B end").shows("B.shield=4; B.hp=100")  # the Essence rune's five stopped it
    table.play("A end").shows("B.shield=0; B.hp=100").play("B end").shows("B.shield=5; B.hp=100")


def test_e_18_a_storm_hits_the_casters_opponent_in_both_players_turns():
    table = sit("class=rogue mana=2 hand=[toxic_cloud]", "class=warrior", turn="1 active=A")
    table.play("A play toxic_cloud")
    for move, hp in (("A end", 96), ("B end", 92), ("A end", 91), ("B end", 87), ("A end", 90)):
        table.play(move).shows(f"B.hp={hp}; A.hp=100")  # from turn 4 on the rune heals 3


def test_e_19_invincible_until_ones_own_next_turn_and_shield_is_not_consumed():
    table = warrior(
        "mana=4 hand=[eternal_discipline heavy_defense]", "class=mage deck=[fireball*5]"
    )
    table.play("A play heavy_defense; A play eternal_discipline; A end; B play fireball")
    table.shows("A.hp=100; A.shield=20; A.invincible=yes").play("B end").shows("A.invincible=no")


def test_e_19_invincibility_holds_against_storms_and_counter_attacks():
    table = warrior("mana=3 hand=[eternal_discipline]", "class=warrior hand=[counterattack]")
    table.play("A play eternal_discipline; A strike; B rapid counterattack").shows("A.hp=100")
    storm = mage("mana=3 hand=[pocket_storm]", "class=warrior invincible=yes")
    storm.play("A play pocket_storm; A end").shows("B.hp=100")
    storm.play("B end").shows("B.hp=99")  # it ended with the start of his turn


def test_e_19_a_strike_against_the_invincible_has_landed_and_triggers_what_it_triggers():
    table = mage("", "class=warrior invincible=yes", turn="9 active=A").play("A strike")
    table.shows("A.shield=1; B.hp=100")
    chain = warrior("hand=[tactical_attack]", "class=mage invincible=yes")
    chain.play("A strike; A play tactical_attack").shows("B.hp=100; A.shield=6")


def test_e_20_the_card_may_have_been_played_at_any_time_earlier():
    table = warrior("hp=50 mana=3 hand=[eternal_discipline] deck=[parry*5 eternal_breath parry*4]")
    table.play("A play eternal_discipline; A end; B end; A end; B end").shows("turn 9")
    table.play("A play eternal_breath").shows("A.removed=[]")
    assert "eternal_breath" in {
        table.match.edition.labels["cards"][c] for c in table.state.grave[0]
    }


def test_e_21_healing_stops_at_the_starting_hp():
    warrior("hp=92 hand=[eternal_breath]").play("A play eternal_breath").shows("A.hp=100")
    more = warrior("hp=92 hand=[eternal_breath]", options="hp=120,100")
    more.play("A play eternal_breath").shows("A.hp=107")
    rune = warrior("hp=99", turn="5 active=A").play("A end; B end").shows("A.hp=100")
    rune.play("A end; B end").shows("A.hp=100")


def test_e_22_a_divination_that_draws_too_little_puts_nothing_back():
    table = mage("mana=1 hand=[divination attack] deck=[fireball]").say("A play divination")
    table.shows("phase play; A.hand=[attack fireball]; A.deck=[]; A.grave=[divination]")
    nothing = mage("mana=1 hand=[divination attack]").say("A play divination")
    nothing.shows("phase play; A.hand=[attack]; A.grave=[divination]")


def test_e_22_the_choice_is_among_the_drawn_cards_only():
    table = mage("mana=1 hand=[divination defense] deck=[fireball attack]").say("A play divination")
    assert table.moves == {"return fireball", "return attack"}
    table.refuses("A return defense", "E-22")
    plan = sit("class=rogue mana=1 hand=[plan slash] deck=[dodge momentum slash]", "class=mage")
    plan.say("A play plan")
    assert plan.moves == {"return dodge", "return momentum", "return slash"}
    plan.say("A return slash").shows("A.hand=[slash dodge momentum]; A.deck=[slash]; phase play")


def test_e_22_the_choice_is_put_even_if_both_cards_are_the_same():
    table = mage("mana=1 hand=[divination] deck=[attack*2]").say("A play divination")
    table.shows("phase choose; tomove A")
    assert table.moves == {"return attack"}


def test_e_23_one_reshuffle_at_most_before_a_draw_and_none_in_the_middle():
    table = mage("mana=1 hand=[evaluation] deck=[attack] grave=[defense*5]")
    table.play("A play evaluation").shows("A.hand=[attack]; A.deck=[]; A.grave=[defense*5]")
    empty = mage("mana=1 hand=[evaluation]").play("A play evaluation").shows("A.hand=[]")
    empty.shows("A.removed=[evaluation]; A.deck=[]; A.grave=[]")


def test_e_23_a_card_being_played_is_not_part_of_the_reshuffle_it_causes():
    table = warrior("hand=[repositioning] grave=[parry]").play("A play repositioning")
    table.shows("A.hand=[parry]; A.deck=[]; A.grave=[repositioning]")
    alone = warrior("hand=[repositioning]").play("A play repositioning")
    alone.shows("A.hand=[]; A.deck=[]; A.grave=[repositioning]")


def test_e_24_the_game_stops_at_once_so_nobody_falls_together():
    table = sit("class=warrior hp=4", "class=warrior hp=10 hand=[counterattack]")
    table.play("A strike; B rapid counterattack").shows("over B; A.hp=0; B.hp=10")
    both = "class=rogue hp=2 mana=1 hand=[poisoned_blade]"
    table = sit(both, "class=rogue hp=1 shield=99", turn="1 active=A")
    table.state.storm_card[1][0] = table.card("toxic_cloud")
    table.state.storm_amount[1][0], table.state.storm_left[1][0] = 4, 4
    table.state.storm_n[1] = 1
    table.state.storm_card[0][0] = table.card("toxic_cloud")
    table.state.storm_amount[0][0], table.state.storm_left[0][0] = 100, 1
    table.state.storm_n[0] = 1
    table.play("A end").shows("over A; A.hp=2; B.hp=0")  # the active player's storm comes first


def test_e_24_a_blow_that_kills_leaves_its_other_effects_undone():
    table = warrior("mana=2 hand=[heavy_attack]", "class=mage hp=14").play("A play heavy_attack")
    table.shows("over A; B.hp=0; A.shield=0")


@pytest.mark.parametrize(("a", "b", "over"), [(31, 30, "A"), (30, 31, "B"), (30, 30, "draw")])
def test_e_25_after_the_last_turn_more_hp_win(a, b, over):
    table = sit(f"class=mage hp={a}", f"class=mage hp={b}", turn="100 active=B").play("B end")
    table.shows(f"over {over}")
    short = sit(f"class=mage hp={a}", f"class=mage hp={b}", "9 active=A", options="turn_limit=10")
    short.play("A end").shows("over no; turn 10").play("B end").shows(f"over {over}")


def test_e_25_end_effects_of_the_last_turn_still_count():
    storm = "class=mage hp=30 mana=3 hand=[pocket_storm]"
    table = sit("class=mage hp=30", storm, turn="100 active=B").play("B play pocket_storm; B end")
    table.shows("A.hp=29; over B")


def test_e_25_at_most_40_cards_are_played_in_a_turn():
    table = warrior("mana=3 hand=[tactical_attack*3 parry]")
    table.state.plays[0] = 38
    table.play("A play tactical_attack; A play tactical_attack").shows("B.hp=92")
    table.refuses("A play tactical_attack", "E-25")
    assert table.moves == {"strike", "end"}
    table.play("A strike; A end; B end")
    assert table.state.plays[0] == 0


def test_e_25_two_cards_that_draw_each_other_for_ever_are_stopped_by_the_fortieth():
    table = warrior("hand=[repositioning] deck=[repositioning]")
    for count in range(1, 41):
        table.play("A play repositioning").shows(f"A.shield={4 * count}; A.hand=[repositioning]")
    table.refuses("A play repositioning", "E-25")
    assert table.moves == {"strike", "end"}


def test_e_25_rapides_do_not_count_as_cards_played():
    table = sit("class=warrior", "class=rogue hand=[smoke_bomb*2]")
    table.play("A strike; B rapid smoke_bomb; B rapid smoke_bomb")
    assert table.state.plays == [0, 0]


def test_e_25_every_match_ends_within_the_turn_limit():
    match = new(turn_limit=12)
    while not match.over:
        match.push("end" if match.state.phase == 1 else match.legal()[0])
    assert match.outcome().reason == "turn_limit" and match.state.turn <= 13


@pytest.mark.parametrize("kind", ["mage", "warrior", "rogue", "warden"])
def test_e_26_any_class_plays_against_any_and_only_the_active_shield_is_reset(kind):
    table = sit(f"class={kind} shield=50", f"class={kind} shield=50", turn="1 active=A")
    table.play("A end").shows("A.shield=50; B.shield=0").play("B end").shows("A.shield=0")


def test_e_27_once_per_game_is_per_copy():
    table = warrior("mana=3 hand=[offensive_stance*2]").play("A play offensive_stance")
    table.play("A play offensive_stance").shows("A.force=3; A.removed=[offensive_stance*2]")


def test_e_27_a_copy_discarded_unused_may_come_back():
    table = warrior("hand=[offensive_stance]", turn="5 active=A").play("A end; B end")
    table.shows("A.hand=[offensive_stance]; A.discarded=1").play("A play offensive_stance")
    table.shows("A.force=2; A.removed=[offensive_stance]")


def test_e_28_force_multiplies_magic_too_and_the_storm_alone_is_exempt():
    table = mage("mana=9 force=+2 hand=[fireball explosion pocket_storm] discarded=2")
    table.play("A play fireball").shows("B.hp=55").play("A play explosion").shows("B.hp=43")
    table.play("A play pocket_storm; A end").shows("B.hp=45")  # 1, then the rune heals 3
    rune = mage("force=+2", turn="9 active=A").play("A strike").shows("B.hp=94")
    assert [row[1] for row in rune.events("damaged")] == [3, 3]


def test_e_29_mana_keeps_its_value_through_the_opponents_turn():
    table = warrior("mana=2 hand=[parry*2]", "class=mage deck=[attack*9]").play("A end")
    table.shows("A.mana=2").play("B play attack; A rapid parry; A pass").shows("A.mana=1")
    table.play("B play attack; A rapid parry").shows("A.mana=0; A.hp=100")
