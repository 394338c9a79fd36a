"""Readings of what the document leaves open: shown by examples."""

from tests.rules.eden.table import shows


def test_eden_amb_14_two_three_four_five_or_six_play_all():
    shows("EDEN-AMB-14", "EDEN-EX-63")


def test_eden_amb_12_it_is_theirs_alone_nobody_else_can_take():
    shows("EDEN-AMB-12", "EDEN-EX-07")


def test_eden_amb_08_the_cell_that_a_portal_has_just_left():
    shows("EDEN-AMB-08", "EDEN-EX-07")


def test_eden_amb_09_in_that_turn_it_cannot_be_removed_without():
    shows("EDEN-AMB-09", "EDEN-EX-07")


def test_eden_amb_01_tiles_between_means_strictly_between_the_number_of():
    shows("EDEN-AMB-01", "EDEN-EX-01")


def test_eden_amb_02_they_are_counted_along_the_shortest_path_over():
    shows("EDEN-AMB-02", "EDEN-EX-01", "EDEN-EX-06", "EDEN-EX-06b")


def test_eden_amb_03_the_first_three_conditions_on_portals_must_hold():
    shows("EDEN-AMB-03", "EDEN-EX-06")


def test_eden_amb_04_a_portal_is_therefore_laid_in_contact_with():
    shows("EDEN-AMB-04", "EDEN-EX-03")


def test_eden_amb_06_that_holds_also_when_they_add_it_without():
    shows("EDEN-AMB-06", "EDEN-EX-05")


def test_eden_amb_07_just_enough_is_the_smallest_number_of_allowed():
    shows("EDEN-AMB-07", "EDEN-EX-05", "EDEN-EX-05b", "EDEN-EX-05c")


def test_eden_amb_10_its_six_neighbours_need_not_all_be_there():
    shows("EDEN-AMB-10", "EDEN-EX-04", "EDEN-EX-04b")


def test_eden_amb_13_it_is_played_in_the_same_order_each():
    shows("EDEN-AMB-13", "EDEN-EX-07")


def test_eden_amb_11_what_counts_is_the_last_laying_of_each():
    shows("EDEN-AMB-11", "EDEN-EX-07")


def test_eden_amb_64_the_crystals_cost_1_2_and_15_stocks():
    shows("EDEN-AMB-64", "EDEN-EX-53")


def test_eden_amb_60_troops_black_tiles_and_cubes_of_energy_never():
    shows("EDEN-AMB-60", "EDEN-EX-05")


def test_eden_amb_15_they_choose_them_before_shuffling_in_the_order():
    shows("EDEN-AMB-15", "EDEN-EX-08")


def test_eden_amb_18_one_compares_before_drawing_if_the_deck_holds():
    shows("EDEN-AMB-18", "EDEN-EX-09", "EDEN-EX-09b", "EDEN-EX-31", "EDEN-EX-37")


def test_eden_amb_16_first_the_decks_and_hands_of_all_then():
    shows("EDEN-AMB-16", "EDEN-EX-08")


def test_eden_amb_19_discards_worlds_cards_laid_out_and_numbers_of():
    shows("EDEN-AMB-19", "EDEN-EX-13b")


def test_eden_amb_59_the_token_goes_to_the_next_seat_still():
    shows("EDEN-AMB-59", "EDEN-EX-56", "EDEN-EX-97", "EDEN-EX-61")


def test_eden_amb_25_only_crystals_are_played_like_that():
    shows("EDEN-AMB-25", "EDEN-EX-57")


def test_eden_amb_20_the_two_fronts_are_declared_together_a_single():
    shows("EDEN-AMB-20", "EDEN-EX-57")


def test_eden_amb_21_two_fronts_have_two_different_frontiers_the_source():
    shows("EDEN-AMB-21", "EDEN-EX-58", "EDEN-EX-58b", "EDEN-EX-88")


def test_eden_amb_17_one_refills_to_the_full_or_not_at():
    shows("EDEN-AMB-17", "EDEN-EX-09b", "EDEN-EX-53")


def test_eden_amb_23_taking_a_wild_territory_is_not_enough_but():
    shows("EDEN-AMB-23", "EDEN-EX-15b", "EDEN-EX-27", "EDEN-EX-27b")


def test_eden_amb_24_that_happens_by_itself_and_they_may_play():
    shows("EDEN-AMB-24", "EDEN-EX-27")


def test_eden_amb_22_it_is_removed_from_the_source_before_the():
    shows("EDEN-AMB-22", "EDEN-EX-27", "EDEN-EX-27b")


def test_eden_amb_57_pure_energy_comes_only_if_the_heart_is():
    shows("EDEN-AMB-57", "EDEN-EX-93", "EDEN-EX-55")


def test_eden_amb_55_they_have_no_limit_the_value_of_crystals():
    shows("EDEN-AMB-55", "EDEN-EX-11")


def test_eden_amb_56_crystals_are_pooled_the_budget_is_the_value():
    shows("EDEN-AMB-56", "EDEN-EX-11")


def test_eden_amb_45_one_buys_one_card_after_the_other_and():
    shows("EDEN-AMB-45", "EDEN-EX-11")


def test_eden_amb_58_at_least_one_always_stays_on_each_territory():
    shows("EDEN-AMB-58", "EDEN-EX-55", "EDEN-EX-89")


def test_eden_amb_27_the_order_is_the_defenders_in_the_order():
    shows("EDEN-AMB-27", "EDEN-EX-25", "EDEN-EX-63")


def test_eden_amb_26_stopping_holds_for_the_whole_combat_and_all():
    shows("EDEN-AMB-26", "EDEN-EX-59", "EDEN-EX-25")


def test_eden_amb_44_it_takes_the_next_column_units_already_on():
    shows("EDEN-AMB-44", "EDEN-EX-29", "EDEN-EX-94", "EDEN-EX-30", "EDEN-EX-76")


def test_eden_amb_43_it_is_asked_when_the_row_keeps_units():
    shows("EDEN-AMB-43", "EDEN-EX-29", "EDEN-EX-30", "EDEN-EX-77")


def test_eden_amb_53_a_card_that_has_come_back_from_the():
    shows("EDEN-AMB-53", "EDEN-EX-60")


def test_eden_amb_54_a_force_below_0_counts_as_0_and():
    shows("EDEN-AMB-54", "EDEN-EX-39", "EDEN-EX-32")


def test_eden_amb_31_the_attacker_loses_it_at_the_front_the():
    shows("EDEN-AMB-31", "EDEN-EX-43", "EDEN-EX-15", "EDEN-EX-18")


def test_eden_amb_30_the_order_is_the_winner_on_all_fronts():
    shows("EDEN-AMB-30", "EDEN-EX-82", "EDEN-EX-60")


def test_eden_amb_42_it_is_not_asked_of_somebody_who_is():
    shows("EDEN-AMB-42", "EDEN-EX-20", "EDEN-EX-61")


def test_eden_amb_32_the_troops_of_an_attack_that_failed_return():
    shows("EDEN-AMB-32", "EDEN-EX-16")


def test_eden_amb_34_troop_by_troop_after_the_loss_and_to():
    shows("EDEN-AMB-34", "EDEN-EX-26")


def test_eden_amb_35_at_least_one_troop_enters_in_all_each():
    shows("EDEN-AMB-35", "EDEN-EX-24")


def test_eden_amb_39_as_long_as_a_technology_is_within_reach():
    shows("EDEN-AMB-39", "EDEN-EX-17", "EDEN-EX-17b")


def test_eden_amb_40_their_hand_deck_discard_cards_laid_out_and():
    shows("EDEN-AMB-40", "EDEN-EX-10b", "EDEN-EX-20", "EDEN-EX-61")


def test_eden_amb_41_two_portals_taken_in_one_combat_both_players():
    shows("EDEN-AMB-41", "EDEN-EX-62")


def test_eden_amb_29_they_play_both_first_then_comes_a_single():
    shows("EDEN-AMB-29", "EDEN-EX-23")


def test_eden_amb_33_if_the_target_is_the_same_the_defenders():
    shows("EDEN-AMB-33", "EDEN-EX-24", "EDEN-EX-90")


def test_eden_amb_63_all_portals_count_those_of_the_eliminated_too():
    shows("EDEN-AMB-63", "EDEN-EX-01")


def test_eden_amb_28_if_one_of_the_fronts_is_wild_only():
    shows("EDEN-AMB-28", "EDEN-EX-23", "EDEN-EX-88")


def test_eden_amb_52_at_any_time_means_at_each_decision_of():
    shows("EDEN-AMB-52", "EDEN-EX-54", "EDEN-EX-54b", "EDEN-EX-36", "EDEN-EX-22")


def test_eden_amb_46_after_each_arrival_a_window_opens_it_closes():
    shows("EDEN-AMB-46", "EDEN-EX-31b", "EDEN-EX-59")


def test_eden_amb_47_each_delayed_ability_serves_once_for_each_unit():
    shows("EDEN-AMB-47", "EDEN-EX-33")


def test_eden_amb_48_conditions_are_looked_at_after_each_operation_one():
    shows("EDEN-AMB-48", "EDEN-EX-31", "EDEN-EX-31b")


def test_eden_amb_49_the_reaction_of_a_unit_to_its_own():
    shows("EDEN-AMB-49", "EDEN-EX-70", "EDEN-EX-48", "EDEN-EX-86")


def test_eden_amb_50_an_ability_is_activated_only_if_its_price():
    shows("EDEN-AMB-50", "EDEN-EX-39", "EDEN-EX-92", "EDEN-EX-101", "EDEN-EX-101b")


def test_eden_amb_38_everybody_has_a_single_pile_in_a_combat():
    shows("EDEN-AMB-38", "EDEN-EX-70")


def test_eden_amb_37_likewise_if_its_own_player_neutralises_it_if():
    shows("EDEN-AMB-37", "EDEN-EX-42")


def test_eden_amb_36_they_receive_it_when_the_conquests_are_settled():
    shows("EDEN-AMB-36", "EDEN-EX-19", "EDEN-EX-90")


def test_eden_amb_61_the_last_player_in_the_game_wins_at():
    shows("EDEN-AMB-61", "EDEN-EX-12", "EDEN-EX-20", "EDEN-EX-62")
