"""Chapter 16: values and triggers.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_val_01_a_unit_has_the_keywords_printed_on_it_given():
    shown("TAC-VAL-01", "TAC-X45")


def test_tac_val_02_static_abilities_lend_more_while_their_source():
    shown("TAC-VAL-02", "TAC-X69")


def test_tac_val_03_atk_is_the_printed_value_with_bonuses_terrain():
    shown("TAC-VAL-03", "TAC-X18", "TAC-X28", "TAC-X81")


def test_tac_val_04_range_is_printed_relay_adds_1_to_its_greatest():
    shown("TAC-VAL-04", "TAC-X33")


def test_tac_val_05_two_units_are_linked_if_each_gives_the_other_a_bonus():
    shown("TAC-VAL-05", "TAC-X18", "TAC-X75", "TAC-X75b")


def test_tac_val_06_adjacent_means_sharing_a_side_in_the_same_grid_cells():
    shown("TAC-VAL-06", "TAC-X47")


def test_tac_sc_01_all_units_at_0_hp_leave_together_are_counted_rows():
    shown("TAC-SC-01", "TAC-X69", "TAC-X74", "TAC-X79")


def test_tac_sc_02_what_this_sets_off_waits_in_a_line_first_come_first():
    shown("TAC-SC-02", "TAC-X74", "TAC-X78")


def test_tac_sc_03_an_ability_tests_its_condition_once_and_does():
    shown("TAC-SC-03", "TAC-X82")


def test_tac_voc_t_triggers_cast_deploy_static_activated_paid_so_many():
    shown("TAC-VOC-T", "TAC-X73", "TAC-X74")


def test_tac_voc_c_condition_the_sources_row_is_complete():
    shown("TAC-VOC-C", "TAC-X69")


def test_tac_voc_u_units_are_chosen_or_are_all_the_weakest_adjacent():
    shown("TAC-VOC-U", "TAC-X28")


def test_tac_voc_f_filters_other_damaged_has_attacked_row_complete_row():
    shown("TAC-VOC-F", "TAC-X28")


def test_tac_voc_k_cells_are_chosen_or_are_the_first_empty_one():
    shown("TAC-VOC-K", "TAC-X25")


def test_tac_voc_o_operations_damage_heal_shield_atk_hp_keyword_stun():
    shown("TAC-VOC-O", "TAC-X31", "TAC-X79")


def test_tac_voc_d_a_bonus_lasts_for_good_for_the_turn_or_until():
    shown("TAC-VOC-D", "TAC-X24", "TAC-X75", "TAC-X75b")
