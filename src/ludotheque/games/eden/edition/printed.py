"""All that is printed, as it was read."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core.words import Words
from ludotheque.games.eden.edition.cards import Card, Civilisation


@dataclass(frozen=True)
class Colour:
    """A colour of tiles and players: its names, its terrain, a letter and a paint for pictures."""

    id: str
    words: Words
    terrain: Words
    glyph: str
    paint: str


@dataclass(frozen=True)
class Printed:
    """Cards with those for all in front, civilisations, colours, numbers, the starting deck."""

    cards: list[Card]
    civilisations: list[Civilisation]
    colours: list[Colour]
    numbers: Mapping[str, int]
    start: Mapping[str, int]
