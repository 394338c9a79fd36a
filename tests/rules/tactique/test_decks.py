"""Chapter 12: decks and zones.

Each test runs the positions that show its rule.
"""

from tests.rules.tactique.table import shown


def test_tac_deck_01_a_deck_has_exactly_40_cards_the_41st_is_refused():
    shown("TAC-DECK-01", "TAC-X56", "TAC-X57c")


def test_tac_deck_02_every_card_is_of_the_players_faction():
    shown("TAC-DECK-02", "TAC-X56", "TAC-X57c")


def test_tac_deck_03_at_most_3_copies_of_a_card():
    shown("TAC-DECK-03", "TAC-X56", "TAC-X57c")


def test_tac_deck_04_at_most_5_cores_in_all():
    shown("TAC-DECK-04", "TAC-X56", "TAC-X57c")


def test_tac_deck_05_every_card_is_one_of_the_factions_pool_tokens_are():
    shown("TAC-DECK-05", "TAC-X56", "TAC-X57c")


def test_tac_deck_06_units_and_spells_may_be_mixed_freely():
    shown("TAC-DECK-06", "TAC-X57c")


def test_tac_deck_07_a_custom_deck_is_built_card_by_card_before_the_game():
    shown("TAC-DECK-07", "TAC-X56")


def test_tac_deck_08_before_the_first_card_one_may_instead_take_a_ready():
    shown("TAC-DECK-08", "TAC-X57", "TAC-X57b")


def test_tac_zone_02_destroyed_units_resolved_spells_and_persistent():
    shown("TAC-ZONE-02", "TAC-X31")


def test_tac_zone_03_a_token_that_leaves_play_ceases_to_exist():
    shown("TAC-ZONE-03", "TAC-X80")
