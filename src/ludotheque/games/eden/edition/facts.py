"""What a page must know of the cards: sent once with the game."""

from typing import TypedDict

from ludotheque.games.eden.edition.printed import Printed


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
        "cards": [
            {
                "id": card.id,
                "type": card.type,
                "cost": card.cost,
                "pure": card.pure,
                "value": card.value,
                "force": card.force,
                "copies": card.copies,
                "civ": card.civ,
                "timings": [
                    *("permanent" for _ in card.permanents[:1]),
                    *(ability.timing for ability in card.abilities),
                ],
            }
            for card in printed.cards
        ],
        "goal": max((card.cost for card in printed.cards if card.pure), default=0),
    }
