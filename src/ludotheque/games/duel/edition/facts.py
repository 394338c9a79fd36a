"""What a page needs to know of the edition, besides texts."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from ludotheque.cards.decks import LimitFact, limit_facts
from ludotheque.core.facts import fact
from ludotheque.core.phrases import Place, places
from ludotheque.games.duel.edition.deck import DeckRules, Turns
from ludotheque.games.duel.edition.decks import limits
from ludotheque.games.duel.edition.vocabulary import Card, Class
from ludotheque.games.duel.edition.wording import Texts, card_text
from ludotheque.games.duel.events import REFUSALS

CardFact = TypedDict(
    "CardFact",
    {
        "id": str,
        "class": str,  # of a class, or "neutral"
        "copies": int,  # printed
        "limit": int,  # most copies in a deck
        "type": Literal["equip", "normal", "ephemeral", "rapid"],
        "cost": int,  # mana; rounds before an Equipment works
        "attack": bool,
        "frappe": bool,
        "weapon": int | None,  # base damage
        "verbs": list[str],  # what it does, in order
        "figures": dict[str, list[Place]],  # where its text has numbers, by language
    },
)
DeckFact = TypedDict("DeckFact", {"class": str, "equipment": list[str], "cards": dict[str, int]})


class ClassFact(TypedDict):
    """A class with the deck it has in print."""

    id: str
    hp: int
    deck: DeckFact


class Facts(TypedDict):
    """Cards, classes with their own decks, and the limits of decks."""

    cards: list[CardFact]
    classes: list[ClassFact]
    limits: list[LimitFact]


def facts(
    cards: Sequence[Card], classes: Sequence[Class], rules: DeckRules, turns: Turns, texts: Texts
) -> Facts:
    """All of it, fit for JSON."""
    figures = {card.id: places(card_text(card, cards, texts)) for card in cards}
    return {
        "cards": [_card(card, rules.copies(card), figures[card.id]) for card in cards],
        "classes": [_class(klass, cards, turns) for klass in classes],
        "limits": limit_facts(limits(rules), cards, REFUSALS),
    }


def _card(card: Card, limit: int, figures: dict[str, list[Place]]) -> CardFact:
    verbs = [effect.verb for effect in (*card.effects, *card.after)]
    given = {"class": card.klass, "limit": limit, "verbs": verbs, "figures": figures}
    return fact(CardFact, card, **given)


def _class(klass: Class, cards: Sequence[Card], turns: Turns) -> ClassFact:
    own = [card for card in cards if card.klass == klass.id and card.copies]
    return {
        "id": klass.id,
        "hp": turns.hp + klass.hp_bonus,
        "deck": {
            "class": klass.id,
            "equipment": [card.id for card in own if card.type == "equip"],
            "cards": {card.id: card.copies for card in own if card.type != "equip"},
        },
    }
