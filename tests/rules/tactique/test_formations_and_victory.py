"""Chapters 8 to 11: formations, special rules, victory, advanced concepts.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_8_1_a_each_faction_has_one_formation():
    shown("TAC-8.1-a", "TAC-X06")


def test_tac_8_1_b_it_fixes_which_cells_are_playable():
    shown("TAC-8.1-b", "TAC-X06", "TAC-X06b", "TAC-X06c")


def test_tac_8_1_d_it_shapes_which_units_help_each_other():
    shown("TAC-8.1-d", "TAC-X18", "TAC-X28")


def test_tac_8_1_e_each_faction_has_a_permanent_passive_effect():
    shown("TAC-8.1-e", "TAC-X15", "TAC-X21", "TAC-X22")


def test_tac_8_2_ex_example_five_cells_in_row_1_three_in_row_2_one():
    shown("TAC-8.2-ex", "TAC-X06")


def test_tac_9_1_a_a_unit_does_not_move_once_placed():
    shown("TAC-9.1-a", "TAC-X25")


def test_tac_9_1_b_abilities_may_make_exceptions():
    shown("TAC-9.1-b", "TAC-X25", "TAC-X37c", "TAC-X42")


def test_tac_9_2_a_whoever_must_draw_with_deck_and_hand_empty_loses():
    shown("TAC-9.2-a", "TAC-X20", "TAC-X20b")


def test_tac_9_3_a_units_are_placed_on_playable_cells_of_ones_own():
    shown("TAC-9.3-a", "TAC-X06", "TAC-X06b", "TAC-X06c", "TAC-X59")


def test_tac_9_3_b_the_cell_never_changes_the_cost():
    shown("TAC-9.3-b", "TAC-X06")


def test_tac_9_3_c_a_cell_holds_at_most_one_unit():
    shown("TAC-9.3-c", "TAC-X06", "TAC-X59")


def test_tac_10_a_victory_conditions_vary_with_faction_and_mode():
    shown("TAC-10-a", "TAC-X39", "TAC-X39b", "TAC-X39c")


def test_tac_10_1_a_territory_keep_a_row_complete_for_some_turns():
    shown("TAC-10.1-a", "TAC-X15", "TAC-X16", "TAC-X37", "TAC-X37b", "TAC-X49")


def test_tac_10_1_b_elimination_destroy_several_enemy_units_in_a_single():
    shown("TAC-10.1-b", "TAC-X17", "TAC-X26", "TAC-X29", "TAC-X50", "TAC-X67")


def test_tac_10_1_c_synergy_have_several_units_that_give_each_other():
    shown("TAC-10.1-c", "TAC-X18")


def test_tac_10_1_d_survival_keep_a_given_unit_alive_for_some_turns():
    shown("TAC-10.1-d", "TAC-X19")


def test_tac_11_a_shields_must_be_used_up_before_hp_are_reached():
    shown("TAC-11-a", "TAC-X11", "TAC-X12", "TAC-X14")


def test_tac_11_b_boosts_may_last_for_a_time():
    shown("TAC-11-b", "TAC-X24", "TAC-X45")


def test_tac_11_c_terrains_give_cells_particular_properties():
    shown("TAC-11-c", "TAC-X26", "TAC-X33")


def test_tac_11_d_persistent_spells_stay_in_play():
    shown("TAC-11-d", "TAC-X28", "TAC-X28b", "TAC-X34", "TAC-X61", "TAC-X68")
