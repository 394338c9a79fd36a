"""Production and Logistics: shown by examples."""

from tests.rules.eden.table import shows


def test_eden_prod_01_a_territory_is_connected_when_a_path_of():
    shows("EDEN-PROD-01", "EDEN-EX-10")


def test_eden_prod_02_losing_some_can_therefore_cut_off_others():
    shows("EDEN-PROD-02", "EDEN-EX-93", "EDEN-EX-10")


def test_eden_prod_03_only_connected_territories_yield_anything():
    shows("EDEN-PROD-03", "EDEN-EX-93", "EDEN-EX-10")


def test_eden_prod_04_each_connected_territory_gives_1_stock_portals_and():
    shows("EDEN-PROD-04", "EDEN-EX-10b", "EDEN-EX-10")


def test_eden_prod_05_each_connected_territory_of_ones_own_colour_gives():
    shows("EDEN-PROD-05", "EDEN-EX-10b", "EDEN-EX-10")


def test_eden_prod_06_each_connected_territory_that_is_rich_in_energy():
    shows("EDEN-PROD-06", "EDEN-EX-10b")


def test_eden_prod_07_whoever_has_the_heart_among_their_connected_territories():
    shows("EDEN-PROD-07", "EDEN-EX-93", "EDEN-EX-10", "EDEN-EX-12")


def test_eden_prod_08_stocks_are_kept_until_they_are_spent():
    shows("EDEN-PROD-08", "EDEN-EX-10")


def test_eden_prod_09_the_favourite_terrain_of_a_civilisation_is_that():
    shows("EDEN-PROD-09", "EDEN-EX-10")


def test_eden_log_01_whoever_controls_the_heart_may_spend_its_pure():
    shows("EDEN-LOG-01", "EDEN-EX-93", "EDEN-EX-12")


def test_eden_log_02_stocks_pay_for_common_cards():
    shows("EDEN-LOG-02", "EDEN-EX-13", "EDEN-EX-11")


def test_eden_log_03_a_common_card_serves_once_or_stays_in():
    shows("EDEN-LOG-03", "EDEN-EX-11")


def test_eden_log_04_a_unit_of_ones_world_costs_its_cost():
    shows("EDEN-LOG-04", "EDEN-EX-11", "EDEN-EX-45")


def test_eden_log_05_the_price_of_a_purchase_is_the_sum():
    shows("EDEN-LOG-05", "EDEN-EX-11")


def test_eden_log_06_cards_bought_go_onto_the_discard_in_the():
    shows("EDEN-LOG-06", "EDEN-EX-11", "EDEN-EX-45")


def test_eden_log_07_paying_pure_energy_is_removing_as_many_cubes():
    shows("EDEN-LOG-07", "EDEN-EX-12b", "EDEN-EX-12")


def test_eden_log_08_paying_stocks_is_removing_as_many_of_ones():
    shows("EDEN-LOG-08", "EDEN-EX-11")


def test_eden_log_09_paying_crystals_is_using_crystals_played_this_day():
    shows("EDEN-LOG-09", "EDEN-EX-53", "EDEN-EX-11")


def test_eden_log_10_each_crystal_serves_only_once_in_a_logistics():
    shows("EDEN-LOG-10", "EDEN-EX-11")


def test_eden_log_11_after_the_purchases_the_crystals_in_front_of():
    shows("EDEN-LOG-11", "EDEN-EX-11")


def test_eden_log_12_then_one_receives_3_troops():
    shows("EDEN-LOG-12", "EDEN-EX-11")


def test_eden_log_13_or_4_if_one_controls_the_heart():
    shows("EDEN-LOG-13", "EDEN-EX-93", "EDEN-EX-12b", "EDEN-EX-55")


def test_eden_log_14_one_places_them_on_any_of_ones_territories():
    shows("EDEN-LOG-14", "EDEN-EX-55", "EDEN-EX-11")


def test_eden_log_15_then_one_may_move_ones_troops_freely_between():
    shows("EDEN-LOG-15", "EDEN-EX-55", "EDEN-EX-89")


def test_eden_log_16_last_one_refills_ones_hand_to_5_cards():
    shows("EDEN-LOG-16", "EDEN-EX-53", "EDEN-EX-56", "EDEN-EX-11")
