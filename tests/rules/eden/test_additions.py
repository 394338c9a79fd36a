"""What was added to the document: shown by examples."""

from tests.rules.eden.table import shows


def test_eden_gap_09_otherwise_it_is_drawn_by_lot_an_option():
    shows("EDEN-GAP-09", "EDEN-EX-51")


def test_eden_gap_03_a_pile_holds_a_number_of_cards_fixed():
    shows("EDEN-GAP-03", "EDEN-EX-08")


def test_eden_gap_10_the_rules_of_a_world_hold_for_its():
    shows("EDEN-GAP-10", "EDEN-EX-54b", "EDEN-EX-36", "EDEN-EX-33", "EDEN-EX-100")


def test_eden_gap_11_each_world_has_one_resource_that_the_others():
    shows("EDEN-GAP-11", "EDEN-EX-33", "EDEN-EX-41")


def test_eden_gap_17_a_named_card_that_leaves_a_discard_is():
    shows("EDEN-GAP-17", "EDEN-EX-85")


def test_eden_gap_05_technologies_that_are_bought_stay_face_up_in():
    shows("EDEN-GAP-05", "EDEN-EX-12b", "EDEN-EX-14", "EDEN-EX-14b", "EDEN-EX-21")


def test_eden_gap_13_a_question_is_put_even_when_only_one():
    shows("EDEN-GAP-13", "EDEN-EX-54", "EDEN-EX-39", "EDEN-EX-57")


def test_eden_gap_14_a_refusal_names_one_rule_the_first_that():
    shows("EDEN-GAP-14", "EDEN-EX-59")


def test_eden_gap_21_this_step_ends_by_itself_when_neither_hand():
    shows("EDEN-GAP-21", "EDEN-EX-57", "EDEN-EX-87")


def test_eden_gap_04_a_bought_card_goes_onto_the_discard_unless():
    shows("EDEN-GAP-04", "EDEN-EX-11")


def test_eden_gap_15_a_territory_that_has_just_received_gives_none():
    shows("EDEN-GAP-15", "EDEN-EX-55", "EDEN-EX-89")


def test_eden_gap_19_an_empty_hand_stops_its_player_only_when():
    shows("EDEN-GAP-19", "EDEN-EX-31")


def test_eden_gap_23_they_return_once_the_defenders_have_discarded_and():
    shows("EDEN-GAP-23", "EDEN-EX-19")


def test_eden_gap_18_this_count_starts_again_for_all_at_the():
    shows("EDEN-GAP-18", "EDEN-EX-54b")


def test_eden_gap_20_using_it_in_a_window_of_abilities_is():
    shows("EDEN-GAP-20", "EDEN-EX-22")


def test_eden_gap_16_several_chances_of_one_reaction_if_it_aims():
    shows("EDEN-GAP-16", "EDEN-EX-78")


def test_eden_gap_12_a_champion_though_cheaper_runs_the_same_risk():
    shows("EDEN-GAP-12", "EDEN-EX-49", "EDEN-EX-43", "EDEN-EX-104b")


def test_eden_gap_06_supremacy_costs_5_pure_energy_is_bought_only():
    shows("EDEN-GAP-06", "EDEN-EX-12b", "EDEN-EX-12", "EDEN-EX-17b")


def test_eden_gap_07_the_game_stops_at_the_end_of_the():
    shows("EDEN-GAP-07", "EDEN-EX-35", "EDEN-EX-83")


def test_eden_gap_22_the_number_of_days_goes_from_1_to():
    shows("EDEN-GAP-22", "EDEN-EX-83")
