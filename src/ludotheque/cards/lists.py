"""Deck lists, for rules: what each player's deck is made of, and what the others know of it.

The state holds by player `list`, `list_n`, `listed` (who knows each card) and `shown`, how many of
them all know; these stand in front, since the place of a card would tell how the list was made.
"""

from __future__ import annotations

from typing import Any

from ludotheque.cards.piles import copies, put, show
from ludotheque.core.kernel import EVERYONE
from ludotheque.core.types import i1row


def add_to_list(s: Any, seat: int, card: int) -> int:
    """One more card, which only its player knows; how many there are."""
    n: int = s.list_n[seat]
    s.listed[seat][n] = 1 << seat
    s.list_n[seat] = put(s.list[seat], n, card)
    return n + 1


def take_list(s: Any, seat: int, cards: i1row, n: int) -> int:
    """A printed list is taken whole; all know it."""
    for i in range(n):
        s.list[seat][i] = cards[i]
        s.listed[seat][i] = EVERYONE
    s.list_n[seat] = n
    s.shown[seat] = n
    return n


def deck_of_list(s: Any, seat: int) -> int:
    """The list as a deck, not yet shuffled: the first lies on top; how many cards."""
    n: int = s.list_n[seat]
    for i in range(n):
        s.deck[seat][i] = s.list[seat][n - 1 - i]
    s.deck_n[seat] = n
    return n


def reveal_copies(s: Any, seat: int, card: int, seen: int) -> int:
    """So many copies of a card have been seen openly: all know them from then on."""
    for _ in range(seen - copies(s.list[seat], s.shown[seat], card)):
        shown = show(s.list[seat], s.shown[seat], s.list_n[seat], card)
        if shown > s.shown[seat]:
            s.listed[seat][s.shown[seat]] = EVERYONE
        s.shown[seat] = shown
    return 0


def share_list(s: Any, seat: int) -> None:
    """What all know of a list is known to all in a guessed world too, the rest to its player."""
    for i in range(s.list_n[seat]):
        s.listed[seat][i] = EVERYONE if i < s.shown[seat] else 1 << seat
