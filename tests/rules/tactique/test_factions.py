"""Chapter 17: factions, conditions, the end.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_fac_humans_humans_the_phalanx_three_cells_in_each_row_columns_2():
    shown("TAC-FAC-humans", "TAC-X06c")


def test_tac_fac_aliens_aliens_the_swarm_five_cells_in_front_three_behind():
    shown("TAC-FAC-aliens", "TAC-X06")


def test_tac_fac_robots_robots_the_citadel_cells_1_3_and_5_in_front_three():
    shown("TAC-FAC-robots", "TAC-X06b")


def test_tac_pas_close_ranks_close_ranks_at_b6_each_unit_without_shield():
    shown("TAC-PAS-close_ranks", "TAC-X15")


def test_tac_pas_proliferation_proliferation_the_first_non_token_unit_destroyed():
    shown("TAC-PAS-proliferation", "TAC-X71")


def test_tac_pas_self_repair_self_repair_at_e2_each_unit_that_did_not_attack():
    shown("TAC-PAS-self_repair", "TAC-X22")


def test_h_v1_hold_the_line_row_1_held_for_3_turns_or_row_2_for_4():
    shown("H-V1", "TAC-X15", "TAC-X16", "TAC-X37", "TAC-X37b", "TAC-X37c")


def test_h_v2_decisive_strike_four_enemy_units_destroyed_in_one():
    shown("H-V2", "TAC-X17", "TAC-X39c")


def test_a_v1_swarm_consciousness_five_linked_units_at_the_start():
    shown("A-V1", "TAC-X18", "TAC-X18b")


def test_a_v2_great_feast_four_enemy_units_destroyed_in_one():
    shown("A-V2", "TAC-X50")


def test_r_v1_eternal_core_a_core_of_age_5_it_ages_at_each_of_your():
    shown("R-V1", "TAC-X19", "TAC-X19b", "TAC-X35b", "TAC-X39", "TAC-X39b", "TAC-X52", "TAC-X55")


def test_r_v2_locked_front_row_1_held_for_3_turns():
    shown("R-V2", "TAC-X49", "TAC-X52", "TAC-X55", "TAC-X65")


def test_tac_mode_all_mode_all_both_conditions_count_and_both_are_public():
    shown("TAC-MODE-all", "TAC-X15")


def test_tac_mode_chosen_mode_announced_each_picks_one_before_the_shuffle():
    shown("TAC-MODE-chosen", "TAC-X53")


def test_tac_mode_secret_mode_secret_the_pick_stays_hidden_until_the_game():
    shown("TAC-MODE-secret", "TAC-X54")


def test_tac_mode_ruled_a_condition_met_without_ending_the_game_is_ruled_out():
    shown("TAC-MODE-ruled", "TAC-X55")


def test_tac_end_01_after_the_last_round_more_units_destroyed_then_more():
    shown("TAC-END-01", "TAC-X30", "TAC-X66")


def test_tac_end_05_nothing_happens_once_the_game_is_over():
    shown("TAC-END-05", "TAC-X76")
