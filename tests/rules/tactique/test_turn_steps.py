"""Chapters 13 and 14: a turn and an attack, step by step.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_turn_b1_b1_what_the_player_gave_until_the_next_turn_ends():
    shown("TAC-TURN-B1", "TAC-X45")


def test_tac_turn_b2_b2_rows_complete_since_the_end_of_the_last_turn():
    shown("TAC-TURN-B2", "TAC-X15")


def test_tac_turn_b3_b3_territory_synergy_and_survival_are_tested_in_this():
    shown("TAC-TURN-B3", "TAC-X76")


def test_tac_turn_b4_b4_capacity_grows_by_one_up_to_10_and_echoes_are():
    shown("TAC-TURN-B4", "TAC-X05")


def test_tac_turn_b5_b5_units_are_ready_again_the_count_of_kills_begins():
    shown("TAC-TURN-B5", "TAC-X67", "TAC-X82")


def test_tac_turn_b6_b6_close_ranks():
    shown("TAC-TURN-B6", "TAC-X15")


def test_tac_turn_b7_b7_acid_hurts_those_who_stand_on_it_all_at_once():
    shown("TAC-TURN-B7", "TAC-X26")


def test_tac_turn_b8_b8_start_of_turn_abilities_units_in_cell_order_then():
    shown("TAC-TURN-B8", "TAC-X82")


def test_tac_turn_b9_b9_the_draw():
    shown("TAC-TURN-B9", "TAC-X20")


def test_tac_turn_e1_e1_end_of_turn_abilities_in_the_same_order():
    shown("TAC-TURN-E1", "TAC-X47")


def test_tac_turn_e2_e2_self_repair():
    shown("TAC-TURN-E2", "TAC-X22")


def test_tac_turn_e3_e3_what_lasted_for_the_turn_ends_and_the_players():
    shown("TAC-TURN-E3", "TAC-X24")


def test_tac_turn_e4_e4_each_row_is_marked_if_it_is_complete():
    shown("TAC-TURN-E4", "TAC-X15")


def test_tac_turn_e5_e5_after_the_second_players_last_round_the_turn():
    shown("TAC-TURN-E5", "TAC-X30")


def test_tac_turn_e6_e6_the_other_players_turn_begins():
    shown("TAC-TURN-E6", "TAC-X15")


def test_tac_turn_h_a_row_found_incomplete_at_any_moment_loses_its_mark():
    shown("TAC-TURN-H", "TAC-X65", "TAC-X80")


def test_tac_atk_1_1_abilities_when_this_unit_attacks_resolve():
    shown("TAC-ATK-1", "TAC-X78")


def test_tac_atk_2_2_if_the_game_is_over_or_one_of_the_two_has_left():
    shown("TAC-ATK-2", "TAC-X78")


def test_tac_atk_3_3_both_atk_are_read_now_with_skirmish_a_target():
    shown("TAC-ATK-3", "TAC-X09")


def test_tac_atk_4_4_if_exactly_one_of_the_two_has_first_strike():
    shown("TAC-ATK-4", "TAC-X13", "TAC-X64")


def test_tac_atk_5_5_damage_is_dealt_with_pierce_and_venom():
    shown("TAC-ATK-5", "TAC-X01", "TAC-X14")


def test_tac_atk_6_6_whoever_is_at_0_hp_is_destroyed_and_everything():
    shown("TAC-ATK-6", "TAC-X01")
