"""The set-up of the conquest, and its days: shown by examples."""

from tests.rules.eden.table import shows


def test_eden_setup_01_the_first_players_token_goes_to_whoevers_portal():
    shows("EDEN-SETUP-01", "EDEN-EX-07", "EDEN-EX-08")


def test_eden_setup_02_the_common_cards_are_there_for_all_setback():
    shows("EDEN-SETUP-02", "EDEN-EX-08")


def test_eden_setup_03_so_are_the_technology_cards_energy_shield_temporary():
    shows("EDEN-SETUP-03", "EDEN-EX-08")


def test_eden_setup_04_each_player_has_a_reserve_of_troops_of():
    shows("EDEN-SETUP-04", "EDEN-EX-08")


def test_eden_setup_05_each_player_receives_the_world_of_their_civilisation():
    shows("EDEN-SETUP-05", "EDEN-EX-08")


def test_eden_setup_06_each_player_takes_3_crystals_of_cost_1():
    shows("EDEN-SETUP-06", "EDEN-EX-08")


def test_eden_setup_07_and_1_crystal_of_cost_2():
    shows("EDEN-SETUP-07", "EDEN-EX-08")


def test_eden_setup_08_and_3_units_of_cost_1_of_their():
    shows("EDEN-SETUP-08", "EDEN-EX-08")


def test_eden_setup_09_they_shuffle_these_seven_cards_into_a_facedown():
    shows("EDEN-SETUP-09", "EDEN-EX-08")


def test_eden_setup_10_they_draw_five_of_them_that_is_their():
    shows("EDEN-SETUP-10", "EDEN-EX-08")


def test_eden_setup_11_discarded_cards_make_a_faceup_pile_in_order():
    shows("EDEN-SETUP-11", "EDEN-EX-09")


def test_eden_setup_12_whoever_must_draw_or_reveal_more_cards_than():
    shows("EDEN-SETUP-12", "EDEN-EX-09", "EDEN-EX-09b")


def test_eden_setup_13_each_player_then_receives_5_troops():
    shows("EDEN-SETUP-13", "EDEN-EX-08")


def test_eden_setup_14_they_spread_them_as_they_like_over_their():
    shows("EDEN-SETUP-14", "EDEN-EX-08")


def test_eden_setup_15_each_of_these_tiles_receives_at_least_one():
    shows("EDEN-SETUP-15", "EDEN-EX-08")


def test_eden_base_01_one_controls_exactly_the_territories_on_which_one():
    shows("EDEN-BASE-01", "EDEN-EX-55")


def test_eden_base_02_that_is_what_allows_one_to_draw_resources():
    shows("EDEN-BASE-02", "EDEN-EX-15")


def test_eden_base_03_the_conquest_is_a_sequence_of_days_expansion():
    shows("EDEN-BASE-03", "EDEN-EX-56", "EDEN-EX-10")


def test_eden_base_04_in_each_phase_everybody_takes_their_turn_in():
    shows("EDEN-BASE-04", "EDEN-EX-56", "EDEN-EX-63")


def test_eden_base_05_days_follow_each_other_until_somebody_wins():
    shows("EDEN-BASE-05", "EDEN-EX-56", "EDEN-EX-35")


def test_eden_base_06_at_the_end_of_logistics_the_second_of():
    shows("EDEN-BASE-06", "EDEN-EX-98", "EDEN-EX-56", "EDEN-EX-97")
