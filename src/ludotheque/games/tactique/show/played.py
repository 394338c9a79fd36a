"""What is remembered of a match: the deck it was played with."""

from typing import Any

from ludotheque.cards.deck_text import Deck
from ludotheque.core.contract import Played, Used
from ludotheque.core.game import Edition
from ludotheque.core.words import Words
from ludotheque.games.tactique.codes import NONE
from ludotheque.games.tactique.edition.decks import DECKS

OWN = Words("{name}\u00a0: un deck à soi", "{name}: a deck of one’s own")


def played(edition: Edition, s: Any, seat: int) -> Played:
    """A ready deck by its list, or a custom one."""
    faction = edition.labels["factions"][edition.t.faction[seat]]
    numbers = [card for card in s.list[seat] if card != NONE]
    cards = [edition.labels["cards"][card] for card in numbers]
    deck = Deck(faction, {card: cards.count(card) for card in cards})
    name = OWN.filled(name=edition.texts["factions"][faction])
    for number in range(edition.t.decks_n):
        if not s.custom[seat] and sorted(numbers) == sorted(edition.t.deck_list[number]):
            name = edition.texts["decks"][edition.labels["decks"][number]]
    return Played(used={"deck": Used(DECKS.key_of(deck), *name)})
