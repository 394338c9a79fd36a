"""All that a content folder prints under some options."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.games.tactique.edition import factions as sides
from ludotheque.games.tactique.edition.cards import Card, read_cards


class Printed(NamedTuple):
    """Cards, factions, conditions, ready decks and numbers."""

    cards: Sequence[Card]
    factions: Sequence[sides.Faction]
    goals: Sequence[sides.Goal]
    presets: Sequence[sides.Preset]
    numbers: Mapping[str, int]


def read_printed(folder: Path, options: Mapping[str, Any]) -> Printed:
    """All of it; each part is checked against those before it."""
    cards = read_cards(folder, options)
    factions = sides.read_factions(folder, cards)
    goals = sides.read_goals(folder, options, factions)
    presets = sides.read_presets(folder, factions, goals)
    return Printed(cards, factions, goals, presets, sides.read_numbers(folder, options))
