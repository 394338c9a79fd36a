"""What a page needs to know of the edition, besides texts."""

from typing import Literal, TypedDict

from ludotheque.cards.decks import LimitFact, limit_facts
from ludotheque.core.facts import fact
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
    numbers, goals = dict(printed.numbers), printed.goals
    own = {one.id: [goal.id for goal in goals if goal.klass == one.id] for one in printed.factions}
    playable = [card for card in printed.cards if card.type != "token"]
    return {
        "cards": [_card(card, numbers["copies"]) for card in printed.cards],
        "factions": [fact(FactionFact, one, conditions=own[one.id]) for one in printed.factions],
        "conditions": [fact(ConditionFact, goal, faction=goal.klass) for goal in goals],
        "decks": [fact(DeckFact, preset, faction=preset.klass) for preset in printed.presets],
        "limits": limit_facts(limits(numbers["copies"], numbers["cores"]), playable, REFUSALS),
        "numbers": numbers,
    }


def _card(card: Card, copies: int) -> CardFact:
    return fact(
        CardFact,
        card,
        faction=card.klass,
        range=card.reach,
        limit=copies,
        activates=[at for at, one in enumerate(card.abilities) if one.on == "activated"],
        triggers=list(dict.fromkeys(one.on for one in card.abilities)),
    )
