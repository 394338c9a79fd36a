"""Which sentences texts.toml must hold, and which {places} each of them may leave to be filled."""

from collections.abc import Mapping

from ludotheque.core.content import check_sentences
from ludotheque.core.sentences import option_places, usual_places
from ludotheque.core.words import Words
from ludotheque.games.night_dealer import events
from ludotheque.games.night_dealer.brain.figures import NAMES as FIGURES
from ludotheque.games.night_dealer.edition.options import OPTIONS
from ludotheque.games.night_dealer.moves import MOVES

# Section, sentence, its places. Reasons and refusals have none.
MOVE_PLACES = {
    **dict.fromkeys(("roll", "reroll_none", "stop", "curse_none", "keep", "pass"), ""),
    **dict.fromkeys(("ally", "curse", "trap", "cancel"), "cell"),
    **dict.fromkeys(("tile", "tile_eclipse"), "wheel cell kind"),
    "reroll": "wheels",
}
PROMPT_PLACES = {
    **dict.fromkeys(("roll", "reroll", "tile", "more", "pass", "wait", "won"), "seat"),
    **dict.fromkeys(("ally", "hex"), "seat cell"),
    "omen": "seat step cells",
    "drawn": "",
}
PLAIN_WORDS = (
    "spent unrolled shield badge prepared threatened would_win would_lose shield_would_break "
    "omen_ready omen_spent legend and"
)
WORD_PLACES = {
    **dict.fromkeys(PLAIN_WORDS.split(), ""),
    **dict.fromkeys(("wheels", "trap", "mark", "mark_due"), "seat"),
    **dict.fromkeys(("lives", "rounds_won"), "seat points"),
    **dict.fromkeys(("wheel", "moon_wheel"), "wheel face"),
    "cells": "n cells",
    "round": "round rounds",
    "turn": "turn seat",
    "empty_cell": "cell",
    "tile": "cell kind seat",
}


def places(most_rounds: int) -> dict[str, dict[str, str]]:
    """Every sentence the game says, by section, with its places."""
    return {
        **usual_places(events, MOVES, FIGURES),
        "moves": MOVE_PLACES,
        "prompts": PROMPT_PLACES,
        "faces": dict.fromkeys(("atk", "hex", "ward", "eclipse"), "n"),
        "kinds": dict.fromkeys(("atk", "hex", "ward", "eclipse"), ""),
        "tiles": dict.fromkeys(("atk", "hex", "ward"), ""),
        "steps": dict.fromkeys(("trap", "triangle", "curse"), ""),
        "words": WORD_PLACES,
        "options": option_places(OPTIONS),
        "dealer": {f"round_{n}": "" for n in range(1, most_rounds + 1)},
    }


def check(texts: Mapping[str, Mapping[str, Words]], most_rounds: int) -> None:
    """ContentError unless every sentence is there, none besides, and all their places are known."""
    check_sentences(texts, places(most_rounds))
