"""Custom decks (chapter 3.7): how they are written, and their limits."""

from typing import Any

from ludotheque.cards.deck_text import Shape
from ludotheque.cards.decks import COPIES, LISTED, Decks, Limit
from ludotheque.games.duel import codes
from ludotheque.games.duel.edition.deck import DeckRules
from ludotheque.games.duel.edition.vocabulary import NEUTRAL, Card
from ludotheque.games.duel.events import REFUSALS

DECKS = Decks(
    Shape("class", "classes", "equipment"),
    REFUSALS,
    unknown=codes.OTHER_CLASS,
    is_listed=lambda t, card: bool(t.type[card] == codes.EQUIP),
    needed=lambda t, klass: _weapons(t, klass),
)


def _weapons(t: Any, klass: int) -> list[int]:
    """E-05 The weapon of a class, which lies there from the start."""
    return [c for c in range(t.cards_n) if t.klass[c] == klass and t.weapon[c] != codes.NONE]


def limits(rules: DeckRules) -> list[Limit]:
    """DUEL-BUILD-02 to -04 and letters a to d, in the order in which they are told."""
    plain_cards = rules.size - rules.equipment
    return [
        Limit(codes.OTHER_CLASS, 0, lambda card, klass: card.klass not in (klass, NEUTRAL)),
        Limit(codes.GEAR_TWICE, 1, lambda card, _: not _plain(card), alike=True),
        Limit(codes.GEAR_FULL, rules.equipment, lambda card, _: not _plain(card), fills=LISTED),
        Limit(codes.DECK_FULL, plain_cards, lambda card, _: _plain(card), fills=COPIES),
        Limit(codes.TOO_MANY_COPIES, rules.copies, lambda card, _: _of_class(card), alike=True),
        Limit(codes.TOO_MANY_NEUTRAL_COPIES, rules.copies, lambda c, _: _neutral(c), alike=True),
        Limit(codes.TOO_MANY_NEUTRALS, rules.neutral_total, lambda card, _: _neutral(card)),
        Limit(codes.TOO_MANY_EPHEMERALS, rules.ephemeral, lambda c, _: c.type == "ephemeral"),
        Limit(codes.TOO_MANY_RAPIDS, rules.rapid, lambda card, _: card.type == "rapid"),
    ]


def _plain(card: Card) -> bool:
    return card.type != "equip"


def _neutral(card: Card) -> bool:
    return _plain(card) and card.klass == NEUTRAL


def _of_class(card: Card) -> bool:
    return _plain(card) and card.klass != NEUTRAL
