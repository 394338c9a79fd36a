"""Combat: shown by examples."""

from tests.rules.eden.table import shows


def test_eden_combat_1f_01_the_attacker_chooses_a_frontier_between_one_of():
    shows("EDEN-COMBAT-1F-01", "EDEN-EX-16", "EDEN-EX-58")


def test_eden_combat_1f_02_in_a_bonus_turn_a_troop_of_the():
    shows("EDEN-COMBAT-1F-02", "EDEN-EX-27")


def test_eden_combat_1f_03_they_split_the_troops_of_the_source_at():
    shows("EDEN-COMBAT-1F-03", "EDEN-EX-16", "EDEN-EX-58")


def test_eden_combat_1f_04_then_they_play_a_unit_from_their_hand():
    shows("EDEN-COMBAT-1F-04", "EDEN-EX-16", "EDEN-EX-58")


def test_eden_combat_1f_05_without_enough_troops_or_without_a_unit_they():
    shows("EDEN-COMBAT-1F-05", "EDEN-EX-58")


def test_eden_combat_1f_06_from_the_defender_on_each_in_turn_plays():
    shows("EDEN-COMBAT-1F-06", "EDEN-EX-16", "EDEN-EX-59")


def test_eden_combat_1f_07_this_lasts_until_one_of_them_cannot_or():
    shows("EDEN-COMBAT-1F-07", "EDEN-EX-16")


def test_eden_combat_1f_08_the_defender_may_play_no_unit_at_all():
    shows("EDEN-COMBAT-1F-08", "EDEN-EX-59")


def test_eden_combat_1f_09_the_units_of_a_player_form_their_army():
    shows("EDEN-COMBAT-1F-09", "EDEN-EX-16", "EDEN-EX-29")


def test_eden_combat_1f_10_abilities_place_a_unit_on_the_row_of():
    shows("EDEN-COMBAT-1F-10", "EDEN-EX-29", "EDEN-EX-91", "EDEN-EX-30")


def test_eden_combat_1f_11_abilities_speak_of_the_units_of_a_row():
    shows("EDEN-COMBAT-1F-11", "EDEN-EX-84", "EDEN-EX-49", "EDEN-EX-50", "EDEN-EX-94")


def test_eden_combat_1f_12_when_a_unit_leaves_its_place_those_on():
    shows("EDEN-COMBAT-1F-12", "EDEN-EX-29", "EDEN-EX-30")


def test_eden_combat_1f_13_when_a_row_becomes_empty_those_below_move():
    shows("EDEN-COMBAT-1F-13", "EDEN-EX-29", "EDEN-EX-79", "EDEN-EX-75b")


def test_eden_combat_1f_14_when_one_has_stopped_the_other_may_go():
    shows("EDEN-COMBAT-1F-14", "EDEN-EX-17", "EDEN-EX-59")


def test_eden_combat_1f_15_then_one_counts_the_force_of_the_units():
    shows("EDEN-COMBAT-1F-15", "EDEN-EX-16")


def test_eden_combat_1f_16_the_attacker_adds_1_for_each_troop_sent():
    shows("EDEN-COMBAT-1F-16", "EDEN-EX-16")


def test_eden_combat_1f_17_the_defender_adds_1_for_each_troop_on():
    shows("EDEN-COMBAT-1F-17", "EDEN-EX-16")


def test_eden_combat_1f_18_a_tie_is_won_by_the_defender():
    shows("EDEN-COMBAT-1F-18", "EDEN-EX-16", "EDEN-EX-15")


def test_eden_combat_1f_19_the_side_that_loses_loses_a_troop():
    shows("EDEN-COMBAT-1F-19", "EDEN-EX-16")


def test_eden_combat_1f_20_each_player_discards_their_army_row_by_row():
    shows("EDEN-COMBAT-1F-20", "EDEN-EX-16")


def test_eden_combat_1f_21_the_defender_may_then_discard_as_many_cards():
    shows("EDEN-COMBAT-1F-21", "EDEN-EX-16", "EDEN-EX-87")


def test_eden_combat_1f_22_then_refill_their_hand_to_5_cards():
    shows("EDEN-COMBAT-1F-22", "EDEN-EX-16")


def test_eden_combat_1f_23_if_the_attacker_won_the_target_is_conquered():
    shows("EDEN-COMBAT-1F-23", "EDEN-EX-17")


def test_eden_combat_1f_24_the_defender_may_move_their_surviving_troops_to():
    shows("EDEN-COMBAT-1F-24", "EDEN-EX-17", "EDEN-EX-82", "EDEN-EX-42", "EDEN-EX-26")


def test_eden_combat_1f_25_those_left_there_are_removed():
    shows("EDEN-COMBAT-1F-25", "EDEN-EX-17")


def test_eden_combat_1f_26_the_attacker_puts_one_of_their_front_troops():
    shows("EDEN-COMBAT-1F-26", "EDEN-EX-15b", "EDEN-EX-17")


def test_eden_combat_1f_27_they_divide_the_others_as_they_like_between():
    shows("EDEN-COMBAT-1F-27", "EDEN-EX-15b", "EDEN-EX-17")


def test_eden_combat_1f_28_whoever_loses_the_heart_must_at_once_spend():
    shows("EDEN-COMBAT-1F-28", "EDEN-EX-17", "EDEN-EX-17b")


def test_eden_combat_1f_29_whoever_loses_their_portal_is_eliminated():
    shows("EDEN-COMBAT-1F-29", "EDEN-EX-20", "EDEN-EX-61")


def test_eden_combat_1f_30_on_each_territory_of_the_eliminated_player_their():
    shows("EDEN-COMBAT-1F-30", "EDEN-EX-20", "EDEN-EX-61")


def test_eden_combat_2f_01_the_attacker_chooses_two_frontiers_between_their_territories():
    shows("EDEN-COMBAT-2F-01", "EDEN-EX-23", "EDEN-EX-24")


def test_eden_combat_2f_02_in_a_bonus_turn_two_troops_are_removed():
    shows("EDEN-COMBAT-2F-02", "EDEN-EX-27b")


def test_eden_combat_2f_03_they_form_groups_of_at_least_one_troop():
    shows("EDEN-COMBAT-2F-03", "EDEN-EX-23", "EDEN-EX-58", "EDEN-EX-58b")


def test_eden_combat_2f_04_they_play_a_unit_for_each_front_the():
    shows("EDEN-COMBAT-2F-04", "EDEN-EX-23", "EDEN-EX-58")


def test_eden_combat_2f_05_the_defender_too_has_an_army_on_each():
    shows("EDEN-COMBAT-2F-05", "EDEN-EX-23")


def test_eden_combat_2f_06_it_is_played_as_on_one_front_the():
    shows("EDEN-COMBAT-2F-06", "EDEN-EX-23", "EDEN-EX-28")


def test_eden_combat_2f_07_it_ends_as_on_one_front_stopping_holds():
    shows("EDEN-COMBAT-2F-07", "EDEN-EX-23")


def test_eden_combat_2f_08_each_front_is_counted_apart_with_its_troops():
    shows("EDEN-COMBAT-2F-08", "EDEN-EX-23")


def test_eden_combat_2f_09_on_each_front_the_side_that_loses_loses():
    shows("EDEN-COMBAT-2F-09", "EDEN-EX-23")


def test_eden_combat_2f_10_each_player_discards_their_two_armies_the_program():
    shows("EDEN-COMBAT-2F-10", "EDEN-EX-23", "EDEN-EX-88")


def test_eden_combat_2f_11_the_defender_may_then_discard_and_refill_once():
    shows("EDEN-COMBAT-2F-11", "EDEN-EX-24")


def test_eden_combat_2f_12_each_front_won_by_the_attacker_gives_them():
    shows("EDEN-COMBAT-2F-12", "EDEN-EX-23", "EDEN-EX-26")


def test_eden_combat_2f_13_if_the_target_is_the_same_one_victory():
    shows("EDEN-COMBAT-2F-13", "EDEN-EX-24")


def test_eden_combat_2d_01_three_players_play_in_turn_from_the_first():
    shows("EDEN-COMBAT-2D-01", "EDEN-EX-25", "EDEN-EX-62", "EDEN-EX-63")


def test_eden_combat_2d_02_whoever_cannot_or_does_not_want_to_play():
    shows("EDEN-COMBAT-2D-02", "EDEN-EX-25")


def test_eden_combat_2d_03_when_two_have_stopped_the_last_may_go():
    shows("EDEN-COMBAT-2D-03", "EDEN-EX-25")


def test_eden_combat_wild_01_a_territory_that_nobody_controls_is_wild():
    shows("EDEN-COMBAT-WILD-01", "EDEN-EX-01")


def test_eden_combat_wild_02_it_is_attacked_as_if_it_had_a():
    shows("EDEN-COMBAT-WILD-02", "EDEN-EX-71", "EDEN-EX-15", "EDEN-EX-103")


def test_eden_combat_wild_03_its_total_is_twice_the_number_of_tiles():
    shows("EDEN-COMBAT-WILD-03", "EDEN-EX-01", "EDEN-EX-15")


def test_eden_combat_wild_04_with_2_tiles_between_it_is_worth_4():
    shows("EDEN-COMBAT-WILD-04", "EDEN-EX-15b", "EDEN-EX-01", "EDEN-EX-15")


def test_eden_combat_wild_05_one_front_may_be_wild_or_both():
    shows("EDEN-COMBAT-WILD-05", "EDEN-EX-23", "EDEN-EX-88")
