"""Chapters 4 and 5: cards and the turn.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_4_1_a_a_unit_is_placed_on_the_grid_and_stays_there():
    shown("TAC-4.1-a", "TAC-X07")


def test_tac_4_1_b_a_unit_costs_echoes_without_enough_of_them_it_cannot():
    shown("TAC-4.1-b", "TAC-X06", "TAC-X07", "TAC-X36", "TAC-X59")


def test_tac_4_1_c_its_attack_value_atk_is_the_damage_it_deals():
    shown("TAC-4.1-c", "TAC-X01")


def test_tac_4_1_d_its_hit_points_hp_are_what_it_withstands():
    shown("TAC-4.1-d", "TAC-X01")


def test_tac_4_1_e_its_range_says_at_which_distances_it_attacks():
    shown("TAC-4.1-e", "TAC-X02")


def test_tac_4_1_f_it_may_have_one_effect_several_or_none():
    shown("TAC-4.1-f", "TAC-X27")


def test_tac_4_1_g_effects_are_passive_triggered_or_activated():
    shown("TAC-4.1-g", "TAC-X25", "TAC-X27", "TAC-X29", "TAC-X46", "TAC-X47")


def test_tac_4_2_a_a_spell_does_not_stay_on_the_grid():
    shown("TAC-4.2-a", "TAC-X24")


def test_tac_4_2_b_a_spell_costs_echoes():
    shown("TAC-4.2-b", "TAC-X24", "TAC-X36b")


def test_tac_4_2_c_a_spell_does_what_its_text_says():
    shown("TAC-4.2-c", "TAC-X24", "TAC-X32")


def test_tac_4_2_d_a_spell_resolves_as_soon_as_it_is_played():
    shown("TAC-4.2-d", "TAC-X17", "TAC-X24", "TAC-X31")


def test_tac_5_1_1_first_phase_resources_one_more_echo_up_to_10():
    shown("TAC-5.1-1", "TAC-X04", "TAC-X05")


def test_tac_5_1_2_second_phase_draw_a_card_except_on_the_first_turn():
    shown("TAC-5.1-2", "TAC-X04", "TAC-X04b")


def test_tac_5_1_3_third_phase_actions():
    shown("TAC-5.1-3", "TAC-X17")


def test_tac_5_1_3a_one_may_play_cards():
    shown("TAC-5.1-3a", "TAC-X07")


def test_tac_5_1_3b_one_may_activate_abilities():
    shown("TAC-5.1-3b", "TAC-X25")


def test_tac_5_1_3c_one_may_declare_attacks():
    shown("TAC-5.1-3c", "TAC-X01")


def test_tac_5_1_3d_actions_come_in_any_order_freely_mixed():
    shown("TAC-5.1-3d", "TAC-X24")


def test_tac_5_1_x_the_phases_follow_this_order_every_turn():
    shown("TAC-5.1-x", "TAC-X05")


def test_tac_5_2_a_only_echoes_limit_how_many_cards_are_played():
    shown("TAC-5.2-a", "TAC-X36", "TAC-X51")


def test_tac_5_2_b_a_unit_attacks_once_per_turn():
    shown("TAC-5.2-b", "TAC-X38")


def test_tac_5_2_c_there_is_no_other_limit():
    shown("TAC-5.2-c", "TAC-X24", "TAC-X51")
