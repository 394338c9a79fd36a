"""Chapter 15: damage, keywords, terrain.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_dmg_01_damage_is_reduced_by_armor_then_absorbed_by_shield():
    shown("TAC-DMG-01", "TAC-X01", "TAC-X11")


def test_tac_dmg_02_shield_points_3_at_most_stay_until_used_up():
    shown("TAC-DMG-02", "TAC-X11", "TAC-X70")


def test_tac_dmg_03_healing_never_goes_above_the_maximum_and_does():
    shown("TAC-DMG-03", "TAC-X22")


def test_tac_kw_guard_guard_an_attacker_that_has_a_guard_in_range_must():
    shown("TAC-KW-guard", "TAC-X10", "TAC-X58", "TAC-X60")


def test_tac_kw_armor_armor_n_each_damage_taken_is_reduced_by_n_sources():
    shown("TAC-KW-armor", "TAC-X11", "TAC-X70")


def test_tac_kw_pierce_pierce_its_combat_damage_ignores_armor_and_shield():
    shown("TAC-KW-pierce", "TAC-X12")


def test_tac_kw_skirmish_skirmish_it_takes_no_damage_back_from_a_target():
    shown("TAC-KW-skirmish", "TAC-X09")


def test_tac_kw_first_strike_first_strike_attacking_or_defending_it_strikes():
    shown("TAC-KW-first_strike", "TAC-X13", "TAC-X64")


def test_tac_kw_venom_venom_a_unit_that_loses_at_least_1_hp():
    shown("TAC-KW-venom", "TAC-X14")


def test_tac_kw_synapse_synapse_each_adjacent_ally_has_1_atk_2_at_most():
    shown("TAC-KW-synapse", "TAC-X18")


def test_tac_kw_mobile_mobile_once_per_own_turn_free_to_an_adjacent_empty():
    shown("TAC-KW-mobile", "TAC-X42")


def test_tac_kw_reassemble_reassemble_the_first_time_it_would_be_destroyed():
    shown("TAC-KW-reassemble", "TAC-X64", "TAC-X65")


def test_tac_kw_veil_veil_enemy_choices_cannot_pick_it_attacks():
    shown("TAC-KW-veil", "TAC-X45")


def test_tac_st_stunned_a_stunned_unit_neither_attacks_moves_nor_activates():
    shown("TAC-ST-stunned", "TAC-X58", "TAC-X60")


def test_tac_ter_01_a_playable_cell_has_one_terrain_at_most_a_new_one():
    shown("TAC-TER-01", "TAC-X70", "TAC-X81")


def test_tac_ter_cover_cover_the_unit_there_has_armor_1():
    shown("TAC-TER-cover", "TAC-X70")


def test_tac_ter_creep_creep_the_unit_there_has_1_atk():
    shown("TAC-TER-creep", "TAC-X81")


def test_tac_ter_relay_relay_the_unit_there_reaches_one_further():
    shown("TAC-TER-relay", "TAC-X33")


def test_tac_ter_acid_acid_the_unit_there_takes_1_damage_at_the_start():
    shown("TAC-TER-acid", "TAC-X26", "TAC-X70")


def test_tac_per_01_at_most_two_persistent_spells_per_player_a_third():
    shown("TAC-PER-01", "TAC-X68")


def test_tac_per_02_a_persistent_spell_already_in_play_may_not_be_played():
    shown("TAC-PER-02", "TAC-X59")
