"""Piles of cards as lines of scenarios write them: read by their ids, laid out, told again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.cards.piles import NONE
from ludotheque.core.game import Edition
from ludotheque.core.kernel import EVERYONE
from ludotheque.core.pairs import bracketed, counted
from ludotheque.core.words import ScenarioError


class Cards:
    """Cards by their ids."""

    def __init__(self, edition: Edition, count: int) -> None:
        self.ids = list(edition.labels["cards"][:count])

    def number(self, name: str) -> int:
        """The number of a card."""
        if name not in self.ids:
            raise ScenarioError(f"{name!r} is not a card")
        return self.ids.index(name)

    def pile(self, text: str) -> list[int]:
        """The cards of a list in brackets; `id*3` are three copies."""
        return [self.number(name) for name, count in counted(text) for _ in range(count)]

    def said(self, cards: Sequence[int]) -> str:
        """Cards as such a list."""
        return bracketed(self.ids[card] for card in cards)


def lay(s: Any, pile: str, seat: int, cards: list[int]) -> None:
    """Put cards into a player's pile; of a deck lines tell the top first, where it lies last."""
    row = getattr(s, pile)[seat]
    if len(cards) > len(row):
        raise ScenarioError(
            f"{pile} of seat {seat}: {len(cards)} cards; there is room for {len(row)}"
        )
    cards = cards[::-1] if pile == "deck" else cards
    row[:] = cards + [NONE] * (len(row) - len(cards))
    getattr(s, f"{pile}_n")[seat] = len(cards)


def lying(s: Any, pile: str, seat: int) -> list[int]:
    """The cards of a player's pile, in the order in which lines tell them."""
    cards = list(getattr(s, pile)[seat][: getattr(s, f"{pile}_n")[seat]])
    return cards[::-1] if pile == "deck" else cards


def lay_list(s: Any, seat: int, cards: list[int], shown: int) -> None:
    """A player's deck list (see `cards.lists`), of which all know so many cards."""
    lay(s, "list", seat, cards)
    s.shown[seat] = shown
    for i in range(len(s.list[seat])):
        mask = EVERYONE if i < shown else 1 << seat
        s.listed[seat][i] = mask if i < len(cards) else 0
