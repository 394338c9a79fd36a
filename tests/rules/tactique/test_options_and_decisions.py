"""Chapters 18 and 19: options, decisions, information.

Each test runs the positions that show its rule.
"""

import pytest

from ludotheque.core.words import UsageError
from tests.rules.tactique.table import new, shown


def test_a_deck_of_another_faction_is_refused_by_the_names_of_both():
    with pytest.raises(UsageError) as caught:
        new(factions="humans,aliens", decks="network,starter")
    assert caught.value.words.fr == (
        "Le deck Le Réseau est aux Aliens, non aux Humains (option decks)."
    )


def test_tac_opt_factions_the_faction_of_each_player():
    shown("TAC-OPT-factions", "TAC-X57b")


def test_tac_opt_decks_the_deck_of_each_player_starter_another_ready_deck():
    shown("TAC-OPT-decks", "TAC-X57b")


def test_tac_opt_first_who_begins_by_lot_or_a_given_seat():
    shown("TAC-OPT-first", "TAC-X04b")


def test_tac_opt_victory_mode_which_conditions_win_all_one_announced_one_secret():
    shown("TAC-OPT-victory_mode", "TAC-X39")


def test_tac_opt_echo_mode_echoes_are_renewed_each_turn_or_pile_up_by_one():
    shown("TAC-OPT-echo_mode", "TAC-X72")


def test_tac_opt_second_player_bonus_the_second_player_may_have_one_more_echo():
    shown("TAC-OPT-second_player_bonus", "TAC-X72")


def test_tac_opt_max_rounds_rounds_at_most_20_to_60_usually_40():
    shown("TAC-OPT-max_rounds", "TAC-X66")


def test_tac_dec_01_an_action_is_a_fixed_sequence_of_choices_made():
    shown("TAC-DEC-01", "TAC-X59")


def test_tac_dec_02_cards_are_played_from_the_hand():
    shown("TAC-DEC-02", "TAC-X59")


def test_tac_dec_03_one_acts_with_ones_own_units():
    shown("TAC-DEC-03", "TAC-X58")


def test_tac_dec_04_a_chosen_unit_fits_the_side_and_the_filters_asked():
    shown("TAC-DEC-04", "TAC-X59")


def test_tac_dec_05_a_chosen_row_holds_at_least_one_unit():
    shown("TAC-DEC-05", "TAC-X59")


def test_tac_dec_06_a_card_taken_from_the_discard_pile_fits_what():
    shown("TAC-DEC-06", "TAC-X43")


def test_tac_info_02_a_card_returned_to_a_hand_is_known_there_until():
    shown("TAC-INFO-02", "TAC-X63")
