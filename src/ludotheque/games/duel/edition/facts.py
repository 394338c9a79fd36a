"""What a page needs to know of the edition, besides texts."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ludotheque.games.duel.edition.deck import DeckRules, Turns
from ludotheque.games.duel.edition.vocabulary import Card, Class


def facts(
    cards: Sequence[Card], classes: Sequence[Class], rules: DeckRules, turns: Turns
) -> dict[str, Any]:
    """Cards, classes with their own decks, the rules of decks and turns, fit for JSON."""
    return {
        "cards": [_card(card, rules.copies(card)) for card in cards],
        "classes": [_class(klass, cards, turns) for klass in classes],
        "deck_rules": asdict(rules),
        "turn": {"draws": list(turns.draws), "mana": list(turns.mana), "plays": turns.plays},
    }


def _card(card: Card, limit: int) -> dict[str, Any]:
    return {
        "id": card.id,
        "class": card.klass,
        "copies": card.copies,
        "limit": limit,
        "type": card.type,
        "cost": card.cost,
        "attack": card.attack,
        "frappe": card.frappe,
        "weapon": card.weapon,
        "on": card.on,
        "verbs": [effect.verb for effect in (*card.effects, *card.after)],
    }


def _class(klass: Class, cards: Sequence[Card], turns: Turns) -> dict[str, Any]:
    own = [card for card in cards if card.klass == klass.id and card.copies]
    return {
        "id": klass.id,
        "force": klass.force,
        "resistance": klass.resistance,
        "draw_bonus": klass.draw_bonus,
        "mana_bonus": klass.mana_bonus,
        "hp": turns.hp + klass.hp_bonus,
        "deck": {
            "class": klass.id,
            "equipment": [card.id for card in own if card.type == "equip"],
            "cards": {card.id: card.copies for card in own if card.type != "equip"},
        },
    }
