"""Piles of cards as lines of scenarios write them."""

import pytest

from ludotheque.cards.written import Cards, lay, lay_list, lying
from ludotheque.core.kernel import EVERYONE
from ludotheque.core.library import load
from ludotheque.core.words import ScenarioError

EDITION = load("tactique").edition({})
CARDS = Cards(EDITION, EDITION.t.cards_n)
FIRST, SECOND = CARDS.ids[:2]


def test_cards_are_read_by_their_ids_and_told_again():
    assert CARDS.pile(f"[{FIRST}*2, {SECOND}]") == [0, 0, 1]
    assert CARDS.said([0, 0, 1]) == f"[{FIRST} {FIRST} {SECOND}]"
    with pytest.raises(ScenarioError, match="'nothing' is not a card"):
        CARDS.pile("[nothing]")


def test_of_a_deck_the_top_is_told_first_and_lies_last():
    s = EDITION.rules.state.new()
    lay(s, "deck", 1, [3, 4, 5])
    lay(s, "hand", 1, [3, 4, 5])
    assert s.deck[1][:4] == [5, 4, 3, -1] and s.deck_n[1] == 3
    assert s.hand[1][:4] == [3, 4, 5, -1]
    assert lying(s, "deck", 1) == lying(s, "hand", 1) == [3, 4, 5]


def test_more_cards_than_a_pile_has_room_for_are_refused():
    s = EDITION.rules.state.new()
    room = len(s.lasting[0])
    lay(s, "lasting", 0, [1] * room)
    with pytest.raises(ScenarioError, match=f"there is room for {room}"):
        lay(s, "lasting", 0, [1] * (room + 1))


def test_all_know_as_much_of_a_list_as_is_shown():
    s = EDITION.rules.state.new()
    lay_list(s, 1, [7, 8, 9], 2)
    assert s.listed[1][:4] == [EVERYONE, EVERYONE, 1 << 1, 0]
    assert (s.list_n[1], s.shown[1]) == (3, 2)
