"""Chapter 20: how open questions are read.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown, sit


def test_q1_distance_is_own_row_enemy_row_1_rows_between_do():
    shown("Q1", "TAC-X02", "TAC-X03")


def test_q2_range_is_an_interval_a_bare_n_means_exactly_n():
    shown("Q2", "TAC-X02", "TAC-X03")


def test_q3_the_defender_always_strikes_back_unless_the_attacker():
    shown("Q3", "TAC-X08", "TAC-X09", "TAC-X09b")


def test_q4_echoes_are_a_capacity_that_grows_and_is_available():
    shown("Q4", "TAC-X05", "TAC-X40", "TAC-X72")


def test_q5_the_first_turn_has_2_echoes_own_turn_n_has_n_1_up():
    shown("Q5", "TAC-X04", "TAC-X05")


def test_q6_one_loses_only_in_the_draw_phase_with_deck_and_hand():
    shown("Q6", "TAC-X20", "TAC-X20b")


def test_q7_only_the_first_players_first_draw_is_skipped():
    shown("Q7", "TAC-X04", "TAC-X04b")


def test_q8_whatever_entered_play_this_turn_cannot_attack_tokens():
    shown("Q8", "TAC-X07", "TAC-X25", "TAC-X42", "TAC-X43", "TAC-X44", "TAC-X82")


def test_q9_defending_is_not_attacking_a_card_may_allow_one_more():
    shown("Q9", "TAC-X38", "TAC-X38b", "TAC-X47")


def test_q10_damage_stays_until_healed():
    shown("Q10", "TAC-X01")


def test_q11_a_faction_has_one_formation():
    shown("Q11", "TAC-X06")


def test_q12_each_player_has_a_grid_of_ones_own():
    shown("Q12", "TAC-X06")


def test_q13_a_persistent_spell_lies_beside_the_grid_and_takes_no():
    shown("Q13", "TAC-X28")


def test_q14_a_row_is_complete_when_every_playable_cell():
    shown("Q14", "TAC-X15", "TAC-X49")


def test_q15_a_row_is_held_from_turn_start_to_turn_start_without():
    shown("Q15", "TAC-X15", "TAC-X16", "TAC-X37", "TAC-X37b", "TAC-X37c")


def test_q16_elimination_counts_any_cause_in_ones_own_turn_tokens():
    shown("Q16", "TAC-X17", "TAC-X26", "TAC-X29", "TAC-X50")


def test_q17_each_linked_unit_needs_one_mutual_partner_not_all():
    shown("Q17", "TAC-X18", "TAC-X18b")


def test_q18_the_unit_to_keep_alive_is_any_one_core():
    shown("Q18", "TAC-X19", "TAC-X19b")


def test_q19_a_shield_is_a_pool_of_points_the_rest_goes_through():
    shown("Q19", "TAC-X11")


def test_q20_all_conditions_of_a_faction_are_active_together():
    shown("Q20", "TAC-X17")


def test_q21_only_enemy_units_are_attacked():
    shown("Q21", "TAC-X10")


def test_q22_both_cannot_win_at_once_the_turn_limit_alone_may_end():
    shown("Q22", "TAC-X30")


def test_q23_a_unit_with_0_atk_may_attack():
    shown("Q23", "TAC-X47")


def test_q24_there_is_no_hand_limit():
    shown("Q24", "TAC-X51")


def test_q25_rows_are_numbered_from_the_front_in_both_grids():
    shown("Q25", "TAC-X02", "TAC-X03")


def test_q27_the_same_faction_may_meet_itself_factions_are():
    shown("Q27", "TAC-X71")


def test_q28_one_picks_among_ones_own_factions_conditions():
    shown("Q28", "TAC-X53", "TAC-X54", "TAC-X55")


def test_q29_if_two_conditions_are_met_at_once_the_first():
    shown("Q29", "TAC-X52")


def test_q30_the_kills_of_a_turn_stay_on_show_until_the_next_own():
    shown("Q30", "TAC-X67")


def test_q31_tokens_are_units_for_the_turn_limit():
    shown("Q31", "TAC-X66")


def test_q32_which_start_and_end_abilities_act_is_fixed_when():
    shown("Q32", "TAC-X82")


def test_q33_when_the_game_ends_in_the_middle_of_something():
    shown("Q33", "TAC-X76")


def test_q34_a_stunned_or_fresh_guard_still_guards():
    shown("Q34", "TAC-X60")


def test_q35_a_spell_needs_a_candidate_for_every_compulsory():
    shown("Q35", "TAC-X61")


def test_q36_an_optional_choice_is_always_put_a_compulsory_one():
    shown("Q36", "TAC-X62")


def test_q37_two_alien_players_proliferate_once_each_per_turn():
    shown("Q37", "TAC-X71", "TAC-X78")


def test_q38_with_piled_up_echoes_the_capacity_is_not_used():
    shown("Q38", "TAC-X72")


def test_q40_a_returned_card_is_known_to_all_playing_a_copy_takes():
    shown("Q40", "TAC-X63")


def test_q41_one_may_concede_in_ones_own_turn_as_a_move_computers():
    shown("Q41", "TAC-X54")


def test_q41_the_log_says_who_conceded_and_who_wins_by_it():
    match = sit().play("concede P0").match
    (told,) = (event for event in match.events() if event.kind == "game_ended")
    line = match.edition.rules.face.show.event(match.edition, told, "fr")
    assert line == "A abandonne\u00a0: B gagne."


def test_q43_two_choices_of_one_ability_must_differ_and_a_unit():
    shown("Q43", "TAC-X59")


def test_q44_a_unit_being_placed_is_not_a_candidate_of_its_own():
    shown("Q44", "TAC-X61")


def test_q45_a_unit_at_0_hp_does_not_strike_back_even_if_it_will():
    shown("Q45", "TAC-X64")


def test_q46_a_reassembled_unit_never_left_row_age_and_marks_go():
    shown("Q46", "TAC-X65")


def test_q47_what_is_hit_together_is_read_together_before_anybody():
    shown("Q47", "TAC-X69")


def test_q48_terrain_belongs_to_the_cell_and_is_replaced_by_any():
    shown("Q48", "TAC-X70", "TAC-X81")


def test_q49_armor_and_shield_protect_from_acid():
    shown("Q49", "TAC-X70")


def test_q50_a_card_may_be_drawn_in_the_enemys_turn():
    shown("Q50", "TAC-X73")


def test_q51_order_decks_of_a_and_b_picks_of_a_and_b_shuffles():
    shown("Q51", "TAC-X53", "TAC-X56")


def test_q53_destroying_ones_own_unit_counts_for_the_opponent():
    shown("Q53", "TAC-X79")


def test_q54_a_returned_token_vanishes_and_its_row_is_broken():
    shown("Q54", "TAC-X80")
