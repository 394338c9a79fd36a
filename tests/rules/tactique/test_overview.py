"""Chapters 1 to 3: what the game is made of, and how it is set up.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_1_b_each_player_brings_a_deck_of_cards():
    shown("TAC-1-b", "TAC-X35")


def test_tac_1_c_a_grid_has_3_rows_and_5_columns():
    shown("TAC-1-c", "TAC-X06")


def test_tac_1_d_cards_are_placed_within_the_formation_of_ones():
    shown("TAC-1-d", "TAC-X06")


def test_tac_1_e_fights_depend_on_range():
    shown("TAC-1-e", "TAC-X09")


def test_tac_1_f_players_have_no_life_points():
    shown("TAC-1-f", "TAC-X17")


def test_tac_1_g_one_wins_by_fulfilling_a_victory_condition():
    shown("TAC-1-g", "TAC-X15")


def test_tac_1_h_the_conditions_depend_on_the_faction_and_on_the_mode():
    shown("TAC-1-h", "TAC-X15", "TAC-X39")


def test_tac_2_1_a_a_deck_has_exactly_40_cards():
    shown("TAC-2.1-a", "TAC-X04", "TAC-X35", "TAC-X57")


def test_tac_2_1_b_cards_are_units_or_spells():
    shown("TAC-2.1-b", "TAC-X35")


def test_tac_2_2_a_each_player_has_a_grid_of_3_rows_by_5_columns():
    shown("TAC-2.2-a", "TAC-X06")


def test_tac_2_2_b_the_faction_decides_which_cells_are_usable():
    shown("TAC-2.2-b", "TAC-X06")


def test_tac_2_3_a_cards_are_paid_with_void_echoes():
    shown("TAC-2.3-a", "TAC-X05")


def test_tac_2_3_b_a_player_never_has_more_than_10_echoes():
    shown("TAC-2.3-b", "TAC-X05", "TAC-X40")


def test_tac_2_3_c_each_player_starts_with_1_echo():
    shown("TAC-2.3-c", "TAC-X04")


def test_tac_3_1_1_first_each_player_has_a_faction():
    shown("TAC-3.1-1", "TAC-X04", "TAC-X53")


def test_tac_3_1_3_the_first_player_is_drawn_by_lot():
    shown("TAC-3.1-3", "TAC-X04b")


def test_tac_3_1_4_each_player_draws_7_cards():
    shown("TAC-3.1-4", "TAC-X04")


def test_tac_3_1_5_both_grids_are_empty():
    shown("TAC-3.1-5", "TAC-X04")


def test_tac_3_2_a_the_first_player_draws_no_card_on_the_first_turn():
    shown("TAC-3.2-a", "TAC-X04", "TAC-X04b")
