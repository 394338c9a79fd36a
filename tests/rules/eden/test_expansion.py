"""Expansion and bonus turns: shown by examples."""

from tests.rules.eden.table import shows


def test_eden_exp_01_it_is_in_this_phase_that_the_cards():
    shows("EDEN-EXP-01", "EDEN-EX-57")


def test_eden_exp_02_at_the_start_of_ones_turn_one_may():
    shows("EDEN-EXP-02", "EDEN-EX-57")


def test_eden_exp_03_a_crystal_that_is_played_serves_only_in():
    shows("EDEN-EXP-03", "EDEN-EX-11", "EDEN-EX-57", "EDEN-EX-87")


def test_eden_exp_04_one_may_also_discard_as_many_cards_as():
    shows("EDEN-EXP-04", "EDEN-EX-57")


def test_eden_exp_05_one_may_also_return_as_many_units_of():
    shows("EDEN-EXP-05", "EDEN-EX-57")


def test_eden_exp_06_then_one_may_launch_an_offensive_against_one():
    shows("EDEN-EXP-06", "EDEN-EX-58")


def test_eden_exp_07_after_the_combat_one_may_play_crystals_again():
    shows("EDEN-EXP-07", "EDEN-EX-87")


def test_eden_exp_08_and_discard_cards_again():
    shows("EDEN-EXP-08", "EDEN-EX-87")


def test_eden_exp_09_and_return_units_of_ones_hand_to_ones():
    shows("EDEN-EXP-09", "EDEN-EX-87")


def test_eden_exp_10_one_may_end_ones_turn_by_refilling_ones():
    shows("EDEN-EXP-10", "EDEN-EX-09b", "EDEN-EX-87")


def test_eden_exp_11_nothing_compels_one_to_discard_before_refilling():
    shows("EDEN-EXP-11", "EDEN-EX-09b")


def test_eden_exp_12_if_the_deck_does_not_suffice_the_discard():
    shows("EDEN-EXP-12", "EDEN-EX-09b")


def test_eden_bonus_01_whoever_took_in_this_turn_at_least_one():
    shows("EDEN-BONUS-01", "EDEN-EX-17", "EDEN-EX-27")


def test_eden_bonus_02_they_then_take_back_into_their_hand_the():
    shows("EDEN-BONUS-02", "EDEN-EX-27")


def test_eden_bonus_03_they_refill_their_hand_to_5_cards():
    shows("EDEN-BONUS-03", "EDEN-EX-27")


def test_eden_bonus_04_they_begin_a_bonus_turn_which_has_all():
    shows("EDEN-BONUS-04", "EDEN-EX-27")


def test_eden_bonus_05_in_a_bonus_turn_one_attacks_only_from():
    shows("EDEN-BONUS-05", "EDEN-EX-27", "EDEN-EX-27b")


def test_eden_bonus_06_in_a_bonus_turn_each_front_costs_a():
    shows("EDEN-BONUS-06", "EDEN-EX-27")


def test_eden_bonus_07_bonus_turns_follow_each_other_as_long_as():
    shows("EDEN-BONUS-07", "EDEN-EX-27")
