"""What is remembered of a match: the deck it was played with."""

from typing import Any

from ludotheque.cards.deck_text import Deck
from ludotheque.core.contract import Played, Used
from ludotheque.core.game import Edition
from ludotheque.core.words import Words
from ludotheque.games.duel.codes import NONE
from ludotheque.games.duel.edition.decks import DECKS

OWN = Words("{name}\u00a0: un paquet à soi", "{name}: a deck of one’s own")


def played(edition: Edition, s: Any, seat: int) -> Played:
    """The printed deck of a class, or a custom one by its list."""
    klass = edition.labels["classes"][edition.t.klass_of[seat]]
    name = edition.texts["classes"][klass]
    if not s.custom[seat]:
        return Played(used={"deck": Used(klass, *name)})
    cards = [edition.labels["cards"][card] for card in s.list[seat] if card != NONE]
    gear = tuple(edition.labels["cards"][card] for card in s.gear[seat] if card != NONE)
    deck = Deck(klass, {card: cards.count(card) for card in cards}, gear)
    return Played(used={"deck": Used(DECKS.key_of(deck), *OWN.filled(name=name))})
