"""Custom decks (§3.1): how they are written, and their limits."""

from ludotheque.cards.deck_text import Shape
from ludotheque.cards.decks import COPIES, Decks, Limit
from ludotheque.games.tactique import codes
from ludotheque.games.tactique.edition.cards import Card
from ludotheque.games.tactique.events import REFUSALS

DECKS = Decks(Shape("faction", "factions"), REFUSALS, unknown=codes.DECK_UNKNOWN_CARD)
LIMITS = ["deck_faction", "deck_size", "deck_copies", "deck_cores"]


def limits(copies: int, cores: int) -> list[Limit]:
    """TAC-DECK-01 to -04, in the order in which one card more is refused."""
    return [
        Limit(codes.DECK_FACTION, 0, lambda card, klass: card.klass != klass),
        Limit(codes.DECK_SIZE, codes.DECK, lambda card, _: True, fills=COPIES),
        Limit(codes.DECK_COPIES, copies, lambda card, _: True, alike=True),
        Limit(codes.DECK_CORES, cores, lambda card, _: is_core(card)),
    ]


def is_core(card: Card) -> bool:
    """Whether a card counts against the limit of Cores (TAC-DECK-04)."""
    return "core" in card.traits
