"""What a page needs to know of the edition, besides texts."""

from typing import Any, Literal, TypedDict

from ludotheque.cards.decks import LimitFact, limit_facts
from ludotheque.games.tactique.edition.cards import Card
from ludotheque.games.tactique.edition.decks import limits
from ludotheque.games.tactique.edition.printed import Printed
from ludotheque.games.tactique.events import REFUSALS


class CardFact(TypedDict):
    """A card as it is printed."""

    id: str
    faction: str
    type: Literal["unit", "instant", "terrain", "persistent", "token"]
    cost: int
    atk: int
    hp: int
    range: list[int]  # least and greatest distance
    armor: int
    keywords: list[str]
    traits: list[str]
    limit: int  # most copies in a deck
    activates: list[int]  # abilities that may be activated
    triggers: list[str]  # when its abilities happen


class FactionFact(TypedDict):
    """A faction with its formation."""

    id: str
    mask: list[str]  # by row, the front first; x is playable
    conditions: list[str]


class ConditionFact(TypedDict):
    """A victory condition with its numbers."""

    id: str
    faction: str
    kind: Literal["territory", "synergy", "survival", "elimination"]
    n: list[int]  # turns by row, or its one number


class DeckFact(TypedDict):
    """A ready deck."""

    id: str
    faction: str
    aim: str
    starter: bool
    cards: dict[str, int]


class Facts(TypedDict):
    """All that is printed."""

    cards: list[CardFact]
    factions: list[FactionFact]
    conditions: list[ConditionFact]
    decks: list[DeckFact]
    limits: list[LimitFact]
    numbers: dict[str, int]


def facts(printed: Printed) -> Facts:
    """All of it, fit for JSON."""
    numbers = dict(printed.numbers)
    bounds = limits(numbers["copies"], numbers["cores"])
    playable = [card for card in printed.cards if card.type != "token"]
    kinds: Any = {goal.id: goal.kind for goal in printed.goals}
    return {
        "cards": [_card(card, numbers["copies"]) for card in printed.cards],
        "factions": [
            {
                "id": faction.id,
                "mask": list(faction.mask),
                "conditions": [goal.id for goal in printed.goals if goal.klass == faction.id],
            }
            for faction in printed.factions
        ],
        "conditions": [
            {"id": goal.id, "faction": goal.klass, "kind": kinds[goal.id], "n": list(goal.n)}
            for goal in printed.goals
        ],
        "decks": [
            {
                "id": preset.id,
                "faction": preset.klass,
                "aim": preset.aim,
                "starter": preset.starter,
                "cards": dict(preset.cards),
            }
            for preset in printed.presets
        ],
        "limits": limit_facts(bounds, playable, REFUSALS),
        "numbers": numbers,
    }


def _card(card: Card, copies: int) -> CardFact:
    kind: Any = card.type
    return {
        "id": card.id,
        "faction": card.klass,
        "type": kind,
        "cost": card.cost,
        "atk": card.atk,
        "hp": card.hp,
        "range": list(card.reach),
        "armor": card.armor,
        "keywords": list(card.keywords),
        "traits": list(card.traits),
        "limit": copies,
        "activates": [at for at, one in enumerate(card.abilities) if one.on == "activated"],
        "triggers": list(dict.fromkeys(one.on for one in card.abilities)),
    }
