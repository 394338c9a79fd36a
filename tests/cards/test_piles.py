"""Piles: rows of card numbers of which the first n lie there."""

from ludotheque.cards.piles import (
    NONE,
    clear,
    copies,
    deal,
    find,
    put,
    show,
    take,
    turn_over,
    without,
)


def pile(*cards, room=8):
    """A row with some cards at its bottom, and how many."""
    return [*cards, *[NONE] * (room - len(cards))], len(cards)


def lying(row, n):
    """The cards of a pile; nothing may lie beyond them."""
    assert row[n:] == [NONE] * (len(row) - n)
    return row[:n]


def test_what_lies_beyond_a_pile_is_not_counted():
    assert copies([4, 7, 4, 4], 3, 4) == 2 and find([4, 7, 4, 4], 3, 7, 0) == 1
    assert find([4, 7, 4, 4], 3, 4, 1) == 2 and find([4, 7, 4, 9], 3, 9, 0) == NONE


def test_a_card_put_on_a_pile_lies_on_top():
    row, n = pile(3, 5)
    assert lying(row, put(row, n, 9)) == [3, 5, 9]


def test_of_several_copies_the_first_is_taken_and_the_rest_closes_up():
    row, n = pile(3, 5, 3, 6)
    n = take(row, n, 3, 1)
    assert lying(row, n) == [3, 5, 6]
    assert lying(row, take(row, n, 7, 0)) == [3, 5, 6], "a card that is not there is not taken"


def test_what_is_seen_elsewhere_is_taken_out_copy_by_copy():
    row, n = pile(3, 5, 3, 6, 3)
    assert lying(row, without(row, n, [3, NONE, 6, 3, 5], 4)) == [5, 3]


def test_cards_are_dealt_from_the_top_one_by_one():
    (deck, n), (hand, held) = pile(1, 2, 3, 4), pile(9)
    n = deal(deck, n, hand, held, 3)
    assert lying(deck, n) == [1] and lying(hand, held + 3) == [9, 4, 3, 2]


def test_a_graveyard_turned_over_has_on_top_what_came_first():
    (grave, n), (deck, _) = pile(1, 2, 3), pile()
    assert lying(deck, turn_over(grave, n, deck)) == [3, 2, 1]
    assert lying(grave, 0) == []


def test_what_all_have_seen_of_a_list_stands_in_front_whatever_its_place_was():
    row, n = pile(5, 6, 7, 6)
    shown = show(row, 0, n, 6)
    assert (shown, sorted(row[:n]), row[0]) == (1, [5, 6, 6, 7], 6)
    shown = show(row, shown, n, 6)
    assert row[:2] == [6, 6] and shown == 2
    assert show(row, shown, n, 6) == 2, "there is no third copy to be seen"


def test_a_cleared_pile_holds_nothing():
    row, n = pile(5, 6, 7)
    assert lying(row, clear(row, n)) == []
