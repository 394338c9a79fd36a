"""All that a content folder prints under some options."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludotheque.games.tactique.edition.cards import Card
from ludotheque.games.tactique.edition.factions import Faction, Goal, Preset


class Printed(NamedTuple):
    """Cards, factions, conditions, ready decks and numbers."""

    cards: Sequence[Card]
    factions: Sequence[Faction]
    goals: Sequence[Goal]
    presets: Sequence[Preset]
    numbers: Mapping[str, int]
