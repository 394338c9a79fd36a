"""What is asked tells nobody a hand (EDEN-GAP-13): pairs of hands that look the same to others."""

from tests.rules.eden.table import Table

FIGHT = "map: frame\nplayer P0: hand=[TST-1 TST-1]\nplayer P1: hand=[{}] deck=[{}]\n"


def of_two(made, *hands):
    """The same position with each of these hands and decks of P1."""
    return [Table(made.format(hand, deck)) for hand, deck in hands]


def test_eden_gap_13_who_holds_cards_says_stop_himself_and_an_empty_hand_is_seen_by_all():
    for table in of_two(FIGHT, ("CRY1 TST-1", ""), ("CRY1 CRY2", "")):
        table.plays("P0 attack (1,0)>(0,0) 2 TST-1").is_so("decision CMB_PLAY P1")
    [table] = of_two(FIGHT, ("", "TST-1"))
    table.plays("P0 attack (1,0)>(0,0) 2 TST-1").is_so("decision CMB_PLAY P0")


def test_eden_gap_13_the_offensive_is_asked_for_although_no_unit_could_open_it():
    for hand in ("TST-1", "CRY1"):
        lines = f"map: frame\nplayer P0: hand=[{hand}]"
        Table(lines).plays("P0 done").is_so("decision OFF_TARGET P0; offers [none]")
    lines = "map: frame\nplayer P0: hand=[CRY1]"
    Table(lines).plays("P0 done").is_so("options [none]").refuses(
        "P0 target (0,0)", "EDEN-COMBAT-1F-05"
    )


def test_eden_gap_13_a_second_front_is_asked_for_with_two_cards_whatever_they_are():
    for hand in ("TST-1 TST-2", "TST-1 CRY1"):
        lines = f"map: M2\ntroops P0: (4,0) (1,0)x5\ntroops P1: (-4,0)\nplayer P0: hand=[{hand}]"
        table = Table(lines).plays("P0 target (0,0)").is_so("decision OFF_TARGET P0; offers [none]")
    table.refuses("P0 target (1,-1)", "EDEN-COMBAT-2F-04")


def test_eden_gap_13_an_opener_is_asked_for_even_if_there_is_but_one():
    lines = "map: frame\nplayer P0: hand=[TST-1 CRY1]"
    table = Table(lines).plays("P0 target (0,0)", "P0 send 2")
    table.is_so("decision CMB_OPEN P0; options [TST-1]")


def test_eden_gap_13_and_amb_52_an_option_in_the_deck_asks_as_one_in_the_hand_does():
    for table in of_two(FIGHT, ("OPP CRY1", "CRY1"), ("CRY1 CRY1", "OPP")):
        table.plays("P0 attack (1,0)>(0,0) 2 TST-1").is_so("decision CMB_ABILITY P1")
    [table] = of_two(FIGHT, ("CRY1 CRY1", "CRY1"))
    table.plays("P0 attack (1,0)>(0,0) 2 TST-1").is_so("decision CMB_PLAY P1")


def test_eden_gap_13_a_discard_is_chosen_by_who_holds_several_cards_even_if_they_are_equal():
    lines = "map: frame\nplayer P1: hand=[TST-1]\nplayer P0: hand=[TST-K {}]"
    for others in ("CRY1 CRY1", "CRY1 TST-1"):
        table = Table(lines.format(others)).plays("P0 attack (1,0)>(0,0) 2 TST-K")
        match = table.made.match  # the words of scenarios leave out what has one answer
        match.push(next(move for move in match.legal() if move.notation.startswith("activate")))
        table.is_so("decision CMB_DISCARD P0")
    table = Table(lines.format("CRY1")).plays("P0 attack (1,0)>(0,0) 2 TST-K")
    table.plays("P0 activate TST-K").is_so("discard P0=[CRY1]")


def test_eden_gap_13_the_shop_opens_for_who_might_hold_an_option_though_nothing_can_be_bought():
    lines = "map: frame\nturn: phase=logistics active=P0\nplayer P0: hand=[CRY1] deck=[{}]"
    Table(lines.format("OPP")).is_so("decision LOG_BUY P0; options [done]")
    Table(lines.format("CRY1")).is_so("decision LOG_PLACE P0")


def test_eden_gap_13_the_defender_is_asked_to_discard_while_he_holds_anything():
    for hand in ("CRY1 CRY1", "TST-1 TST-2"):
        [table] = of_two(FIGHT, (hand, ""))
        table.plays("P0 attack (1,0)>(0,0) 1 TST-1", "P1 stop", "P0 stop")
        table.is_so("decision DEF_DISCARD P1")
