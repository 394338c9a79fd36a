"""Deck lists: whose they are, what all have seen of them, and the deck made of one."""

import pytest

from ludotheque.cards.decks import list_fields
from ludotheque.cards.lists import (
    add_to_list,
    deck_of_list,
    reveal_copies,
    share_list,
    take_list,
)
from ludotheque.core.kernel import EVERYONE
from ludotheque.core.record import PUBLIC, Field, Layout

SIZE = 5
STATE = Layout("State", [
    *list_fields(2, SIZE),
    Field("deck", "i1", (2, SIZE), PUBLIC, "the deck, top last"),
    Field("deck_n", "i1", (2,), PUBLIC, "how many"),
])  # fmt: skip


@pytest.fixture
def s():
    """Player 1 has added five cards."""
    state = STATE.new()
    assert [add_to_list(state, 1, card) for card in (4, 7, 4, 9, 4)] == [1, 2, 3, 4, 5]
    return state


def test_a_card_added_is_known_to_its_player_alone(s):
    assert s.list[1] == [4, 7, 4, 9, 4] and s.listed[1] == [2] * SIZE and s.shown == [0, 0]
    assert s.list_n == [0, 5]


def test_copies_seen_openly_stand_in_front_and_are_known_to_all(s):
    reveal_copies(s, 1, 9, 1)
    assert (s.list[1][0], s.listed[1], s.shown[1]) == (9, [EVERYONE, 2, 2, 2, 2], 1)
    reveal_copies(s, 1, 4, 2)
    reveal_copies(s, 1, 4, 2)
    assert (s.list[1][:3], s.shown[1]) == ([9, 4, 4], 3), "seen twice is known once"
    assert sorted(s.list[1]) == [4, 4, 4, 7, 9]
    reveal_copies(s, 1, 3, 1)
    assert s.shown[1] == 3, "a card that is not on the list shows nothing"


def test_a_printed_list_is_known_to_all(s):
    take_list(s, 0, [1, 2, 3], 3)
    assert s.list[0][:3] == [1, 2, 3] and s.listed[0][:3] == [EVERYONE] * 3
    assert (s.shown[0], s.list_n[0]) == (3, 3)


def test_unshuffled_the_first_card_of_the_list_lies_on_top(s):
    assert deck_of_list(s, 1) == 5 == s.deck_n[1] and s.deck[1] == [4, 9, 4, 7, 4]


def test_in_a_guessed_world_the_others_know_what_was_shown_and_no_more(s):
    reveal_copies(s, 1, 7, 1)
    s.listed[1] = [0] * SIZE
    share_list(s, 1)
    assert s.listed[1] == [EVERYONE, 2, 2, 2, 2]
