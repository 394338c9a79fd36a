"""Chapters 6 and 7: combat and range.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_6_1_a_a_unit_attacks_only_if_it_was_placed_before_this():
    shown("TAC-6.1-a", "TAC-X07", "TAC-X43", "TAC-X44", "TAC-X58", "TAC-X82")


def test_tac_6_1_b_it_attacks_only_if_a_target_is_in_range():
    shown("TAC-6.1-b", "TAC-X02", "TAC-X58")


def test_tac_6_1_c_it_attacks_only_if_it_has_not_yet_attacked_this_turn():
    shown("TAC-6.1-c", "TAC-X38", "TAC-X58")


def test_tac_6_2_1_the_attacker_chooses_one_target_in_range():
    shown("TAC-6.2-1", "TAC-X01", "TAC-X10")


def test_tac_6_2_2_both_units_deal_their_atk_to_each_other_at_the_same():
    shown("TAC-6.2-2", "TAC-X01", "TAC-X08", "TAC-X13")


def test_tac_6_2_3_damage_is_taken_from_hit_points():
    shown("TAC-6.2-3", "TAC-X01")


def test_tac_6_2_4_a_unit_at_0_hp_or_less_is_destroyed():
    shown("TAC-6.2-4", "TAC-X01", "TAC-X08")


def test_tac_6_3_ex_example_a_3_4_attacks_a_2_3_the_attacker_stays_as_3():
    shown("TAC-6.3-ex", "TAC-X01")


def test_tac_7_1_a_range_says_which_enemy_rows_a_unit_can_attack():
    shown("TAC-7.1-a", "TAC-X02")


def test_tac_7_1_b_it_is_counted_from_the_row_where_the_attacker_stands():
    shown("TAC-7.1-b", "TAC-X02", "TAC-X03")


def test_tac_7_2_a_the_attackers_own_row_is_the_origin():
    shown("TAC-7.2-a", "TAC-X02", "TAC-X03")


def test_tac_7_2_b_a_row_beyond_the_range_cannot_be_attacked():
    shown("TAC-7.2-b", "TAC-X02", "TAC-X03", "TAC-X58")


def test_tac_7_2_c_any_unit_of_a_row_in_range_may_be_chosen_columns_do():
    shown("TAC-7.2-c", "TAC-X02", "TAC-X10")


def test_tac_7_3_a_from_the_front_row_the_enemy_rows_are_at_distances_1():
    shown("TAC-7.3-a", "TAC-X02", "TAC-X03")


def test_tac_7_3_b_a_front_unit_with_range_1_2_attacks_rows_1_and_2():
    shown("TAC-7.3-b", "TAC-X02")


def test_tac_7_3_c_a_front_unit_with_range_2_3_attacks_rows_2_and_3():
    shown("TAC-7.3-c", "TAC-X02")


def test_tac_7_3_d_a_second_row_unit_with_range_1_attacks_nobody():
    shown("TAC-7.3-d", "TAC-X02")


def test_tac_7_3_e_seen_from_above_enemy_rows_3_2_1_then_ones_own_rows():
    shown("TAC-7.3-e", "TAC-X02")


def test_tac_7_3_f_from_the_second_row_the_enemy_front_is_already():
    shown("TAC-7.3-f", "TAC-X02")


def test_tac_7_3_g_row_0_is_the_attackers_own_row_as_origin():
    shown("TAC-7.3-g", "TAC-X02")
