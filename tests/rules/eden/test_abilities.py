"""Permanent effects, abilities and their words: shown by examples."""

from ludotheque.games.eden.codes import CHAMPION
from tests.rules.eden.table import Table, shows


def test_eden_perm_01_units_common_cards_and_technologies_may_carry_further():
    shows("EDEN-PERM-01", "EDEN-EX-57")


def test_eden_perm_02_they_may_limit_when_a_card_is_played():
    shows("EDEN-PERM-02", "EDEN-EX-12b", "EDEN-EX-13", "EDEN-EX-13b", "EDEN-EX-98")


def test_eden_perm_03_they_may_change_its_cost_or_value_with():
    shows("EDEN-PERM-03", "EDEN-EX-54")


def test_eden_perm_04_they_may_act_from_the_hand_without_the():
    shows("EDEN-PERM-04", "EDEN-EX-09", "EDEN-EX-13c", "EDEN-EX-54", "EDEN-EX-66")


def test_eden_perm_05_some_are_optional_and_say_so():
    shows("EDEN-PERM-05", "EDEN-EX-09", "EDEN-EX-13c", "EDEN-EX-14", "EDEN-EX-21b")


def test_eden_perm_06_all_others_impose_themselves_for_better_or_worse():
    shows("EDEN-PERM-06", "EDEN-EX-92", "EDEN-EX-101b", "EDEN-EX-69", "EDEN-EX-69b")


def test_eden_abil_01_a_unit_in_combat_gives_its_player_abilities():
    shows("EDEN-ABIL-01", "EDEN-EX-59", "EDEN-EX-73")


def test_eden_abil_02_activating_is_always_optional():
    shows("EDEN-ABIL-02", "EDEN-EX-31b", "EDEN-EX-59")


def test_eden_abil_03_immediate_once_when_the_unit_has_just_arrived():
    shows("EDEN-ABIL-03", "EDEN-EX-38", "EDEN-EX-39", "EDEN-EX-101b", "EDEN-EX-69")


def test_eden_abil_04_delayed_once_when_all_have_finished_playing_units():
    shows("EDEN-ABIL-04", "EDEN-EX-39", "EDEN-EX-40", "EDEN-EX-101", "EDEN-EX-33")


def test_eden_abil_05_postcombat_once_just_after_counting_and_before_the():
    shows("EDEN-ABIL-05", "EDEN-EX-82", "EDEN-EX-77", "EDEN-EX-46", "EDEN-EX-28")


def test_eden_abil_06_reaction_tied_to_an_event_or_to_a():
    shows("EDEN-ABIL-06", "EDEN-EX-31", "EDEN-EX-81", "EDEN-EX-81b", "EDEN-EX-30")


def test_eden_abil_07_it_may_be_activated_once_each_time_the():
    shows("EDEN-ABIL-07", "EDEN-EX-66", "EDEN-EX-31", "EDEN-EX-31b", "EDEN-EX-49")


def test_eden_abil_08_a_reaction_to_a_condition_also_serves_when():
    shows("EDEN-ABIL-08", "EDEN-EX-31", "EDEN-EX-81")


def test_eden_abil_09_everybody_activates_their_abilities_in_the_order_they():
    shows("EDEN-ABIL-09", "EDEN-EX-38", "EDEN-EX-32", "EDEN-EX-95")


def test_eden_abil_10_between_players_the_attacker_comes_first_then_the():
    shows("EDEN-ABIL-10", "EDEN-EX-32", "EDEN-EX-95")


def test_eden_abil_11_a_unit_added_by_an_ability_has_all():
    shows("EDEN-ABIL-11", "EDEN-EX-80", "EDEN-EX-76", "EDEN-EX-78", "EDEN-EX-34")


def test_eden_voc_01_a_civilisation_may_have_mechanics_and_words_of():
    shows("EDEN-VOC-01", "EDEN-EX-41")


def test_eden_voc_02_on_a_front_what_is_ones_own_is():
    shows("EDEN-VOC-02", "EDEN-EX-84")


def test_eden_voc_03_what_is_the_opponents_on_that_front_is():
    shows("EDEN-VOC-03", "EDEN-EX-84")


def test_eden_voc_04_destroying_a_card_is_returning_it_to_where():
    shows("EDEN-VOC-04", "EDEN-EX-36", "EDEN-EX-67", "EDEN-EX-68", "EDEN-EX-50")


def test_eden_voc_05_neutralising_is_choosing_a_unit_and_removing_it():
    shows("EDEN-VOC-05", "EDEN-EX-70", "EDEN-EX-18")


def test_eden_voc_06_a_neutralised_unit_unless_it_costs_5_goes():
    shows("EDEN-VOC-06", "EDEN-EX-38", "EDEN-EX-65", "EDEN-EX-70", "EDEN-EX-21")


def test_eden_voc_07_this_pile_is_discarded_at_the_end_of():
    shows("EDEN-VOC-07", "EDEN-EX-34", "EDEN-EX-21")


def test_eden_voc_08_a_neutralised_unit_of_cost_5_is_destroyed():
    shows("EDEN-VOC-08", "EDEN-EX-92", "EDEN-EX-49", "EDEN-EX-43", "EDEN-EX-18")


def test_eden_voc_09_and_its_player_loses_a_troop_on_that():
    shows("EDEN-VOC-09", "EDEN-EX-49", "EDEN-EX-43", "EDEN-EX-104b", "EDEN-EX-18")


def test_eden_voc_10_on_the_territory_attacked_for_the_defender():
    shows("EDEN-VOC-10", "EDEN-EX-92", "EDEN-EX-19", "EDEN-EX-42")


def test_eden_voc_11_an_attacker_who_has_no_troop_left_at():
    shows("EDEN-VOC-11", "EDEN-EX-18")


def test_eden_voc_12_a_defender_without_troops_may_still_win():
    shows("EDEN-VOC-12", "EDEN-EX-19", "EDEN-EX-90")


def test_eden_voc_13_if_they_win_on_all_fronts_that_aim():
    shows("EDEN-VOC-13", "EDEN-EX-19", "EDEN-EX-90")


def test_eden_voc_14_marking_a_card_is_remembering_something_about_it():
    shows("EDEN-VOC-14", "EDEN-EX-82", "EDEN-EX-76", "EDEN-EX-21", "EDEN-EX-72")


def test_eden_amb_49_a_unit_raised_before_it_reacted_may_still_react_to_its_neutralisation():
    """The reaction was lost: the raised unit took the place of the one that waited."""
    shows("EDEN-AMB-49", "EDEN-R01")


def test_eden_amb_49_a_unit_destroyed_as_a_champion_reacts_to_its_neutralisation_too():
    """No printed champion does: here a starter is one."""
    table = Table("""
        map: frame
        player P0: civ=NEC colour=violet hand=[NEC-01] deck=[CRY1]
        player P1: civ=ORC colour=red hand=[ORC-04]
    """)
    made = table.made.match.edition
    made.t.bits[made.labels["cards"].index("NEC-01")] |= CHAMPION
    table.plays("P0 attack (1,0)>(0,0) 2 NEC-01", "P1 play ORC-04", "P1 activate ORC-04.2")
    table.is_so("pile P0=[]; decision CMB_ABILITY P0; options [pass, NEC-01.1]")
    table.plays("P0 activate NEC-01.1").is_so("hand P0=[CRY1]")
