"""What a page must know of the cards: sent once with the game."""

from typing import TypedDict

from ludotheque.core.facts import fact
from ludotheque.games.eden.edition.cards import Card, Printed


class CardFact(TypedDict):
    """A printed card."""

    id: str
    type: str
    cost: int
    pure: bool
    value: int
    force: int
    copies: int
    civ: str
    timings: list[str]  # of its abilities; "permanent" for effects that always hold


class Facts(TypedDict):
    """All that is printed."""

    cards: list[CardFact]
    goal: int  # pure energy that wins


def facts(printed: Printed) -> Facts:
    """The facts."""
    return {
        "cards": [fact(CardFact, card, timings=_timings(card)) for card in printed.cards],
        "goal": max((card.cost for card in printed.cards if card.pure), default=0),
    }


def _timings(card: Card) -> list[str]:
    always = ["permanent"] if card.permanents else []
    return [*always, *(ability.timing for ability in card.abilities)]
