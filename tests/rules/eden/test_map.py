"""The game as a whole, and the map: shown by examples."""

from ludotheque.core.library import load
from ludotheque.games.eden.codes import MAP
from tests.rules.eden.table import shows


def test_eden_gen_01_a_game_has_two_stages_the_map_is():
    shows("EDEN-GEN-01", "EDEN-EX-51")


def test_eden_gen_02_the_map_is_made_of_sixsided_tiles_the():
    shows("EDEN-GEN-02", "EDEN-EX-51")


def test_eden_gen_03_when_the_conquest_begins_each_player_controls_their():
    shows("EDEN-GEN-03", "EDEN-EX-08")


def test_eden_gen_04_one_wins_by_taking_the_portals_of_everybody():
    shows("EDEN-GEN-04", "EDEN-EX-20", "EDEN-EX-62")


def test_eden_gen_05_one_also_wins_by_drawing_enough_pure_energy():
    shows("EDEN-GEN-05", "EDEN-EX-12")


def test_eden_gen_06_what_territories_give_pays_for_better_cards_which():
    shows("EDEN-GEN-06", "EDEN-EX-11")


def test_eden_map_01_each_player_chooses_a_civilisation():
    shows("EDEN-MAP-01", "EDEN-EX-51")


def test_eden_map_02_each_player_chooses_one_of_the_six_colours():
    shows("EDEN-MAP-02", "EDEN-EX-51")


def test_eden_map_03_the_players_agree_on_who_begins_the_map():
    shows("EDEN-MAP-03", "EDEN-EX-51")


def test_eden_map_04_each_player_receives_one_tile_of_each_of():
    shows("EDEN-MAP-04", "EDEN-EX-51")


def test_eden_map_05_they_shuffle_these_seven_tiles_into_a_facedown():
    shows("EDEN-MAP-05", "EDEN-EX-51")


def test_eden_map_06_they_also_receive_one_tile_of_their_own():
    shows("EDEN-MAP-06", "EDEN-EX-51")


def test_eden_map_07_last_they_receive_the_portal_tile_of_their():
    shows("EDEN-MAP-07", "EDEN-EX-51")


def test_eden_map_08_the_heart_is_laid_first_at_the_centre():
    shows("EDEN-MAP-08", "EDEN-EX-51")


def test_eden_map_09_players_take_turns_in_the_order_of_play():
    shows("EDEN-MAP-09", "EDEN-EX-51", "EDEN-EX-07")


def test_eden_map_10_a_turn_begins_with_taking_one_tile_and():
    shows("EDEN-MAP-10", "EDEN-EX-51", "EDEN-EX-07")


def test_eden_map_11_it_is_either_the_top_of_ones_pile():
    shows("EDEN-MAP-11", "EDEN-EX-51", "EDEN-EX-07")


def test_eden_map_12_the_tile_taken_must_be_added_to_the():
    shows("EDEN-MAP-12", "EDEN-EX-02")


def test_eden_map_13_then_in_the_same_turn_one_may_add():
    shows("EDEN-MAP-13", "EDEN-EX-02")


def test_eden_map_14_or_remove_it_if_it_is():
    shows("EDEN-MAP-14", "EDEN-EX-07")


def test_eden_map_15_or_do_both_remove_it_and_add_it():
    shows("EDEN-MAP-15", "EDEN-EX-07")


def test_eden_map_16_in_the_turn_in_which_a_player_adds():
    shows("EDEN-MAP-16", "EDEN-EX-07")


def test_eden_map_17_an_added_tile_touches_at_least_one_tile():
    shows("EDEN-MAP-17", "EDEN-EX-02", "EDEN-EX-03")


def test_eden_map_18_after_it_there_are_at_least_3_tiles():
    shows("EDEN-MAP-18", "EDEN-EX-02", "EDEN-EX-06", "EDEN-EX-06b")


def test_eden_map_19_after_it_there_are_at_least_4_tiles():
    shows("EDEN-MAP-19", "EDEN-EX-52")


def test_eden_map_20_after_it_each_portal_touches_at_most_2():
    shows("EDEN-MAP-20", "EDEN-EX-99", "EDEN-EX-52")


def test_eden_map_21_no_tile_is_added_in_contact_with_a():
    shows("EDEN-MAP-21", "EDEN-EX-03", "EDEN-EX-52")


def test_eden_map_22_if_ones_own_portal_is_on_the_map():
    shows("EDEN-MAP-22", "EDEN-EX-03", "EDEN-EX-06")


def test_eden_map_23_these_conditions_hold_for_ordinary_black_and_portal():
    shows("EDEN-MAP-23", "EDEN-EX-02")


def test_eden_map_24_a_player_who_wants_to_add_their_portal():
    shows("EDEN-MAP-24", "EDEN-EX-05", "EDEN-EX-05b")


def test_eden_map_25_they_lay_them_so_that_a_cell_exists():
    shows("EDEN-MAP-25", "EDEN-EX-05", "EDEN-EX-05c")


def test_eden_map_26_an_ordinary_tile_is_rich_in_energy_when():
    shows("EDEN-MAP-26", "EDEN-EX-04", "EDEN-EX-04b")


def test_eden_map_27_a_black_neighbour_does_not_count_as_a():
    shows("EDEN-MAP-27", "EDEN-EX-04")


def test_eden_map_28_nor_does_the_heart():
    shows("EDEN-MAP-28", "EDEN-EX-04")


def test_eden_map_29_only_ordinary_tiles_can_be_rich_neither_portals():
    shows("EDEN-MAP-29", "EDEN-EX-04", "EDEN-EX-04b")


def test_eden_map_30_the_marks_of_riches_are_made_anew_each():
    shows("EDEN-MAP-30", "EDEN-EX-04")


def test_eden_map_31_when_all_tiles_are_laid_one_last_round():
    shows("EDEN-MAP-31", "EDEN-EX-07")


def test_eden_map_32_the_map_is_then_final():
    shows("EDEN-MAP-32", "EDEN-EX-07")


def test_eden_map_11_a_tile_that_was_drawn_is_no_longer_counted_in_its_pile():
    match = load("eden").new(seed=3)
    while match.state.phase == MAP:
        s = match.state
        for seat in range(match.edition.seats):
            lying = sorted(s.pile[seat][: s.pile_n[seat]])
            counted = [1 + n for n, count in enumerate(s.pile_of[seat]) for _ in range(count)]
            assert lying == counted
        match.push(match.legal()[0])
