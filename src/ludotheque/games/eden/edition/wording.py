"""Names and texts that are made from what is printed."""

from typing import Any

from ludotheque.core.words import Words
from ludotheque.games.eden.edition.phrasing import Phrases
from ludotheque.games.eden.edition.printed import Printed


def add_texts(texts: dict[str, Any], printed: Printed) -> None:
    """Add the names of cards, civilisations and terrains to the texts."""
    texts["cards"] = {card.id: card.words for card in printed.cards}
    phrases = Phrases(texts)
    texts["card_texts"] = {card.id: phrases.card(card) for card in printed.cards}
    texts["world_texts"] = {civ.id: phrases.world(civ) for civ in printed.civilisations}
    texts["civilisations"] = {civ.id: civ.words for civ in printed.civilisations}
    for colour in printed.colours:
        french, english = (colour.terrain.get(lang).lower() for lang in ("fr", "en"))
        texts["grounds"][colour.id] = Words(french, english)
    names = [civ for civ in printed.civilisations if not civ.test]
    texts["options"] |= {f"civilisations.{civ.id}": civ.words for civ in names}
    texts["options"] |= {f"colours.{colour.id}": colour.words for colour in printed.colours}
