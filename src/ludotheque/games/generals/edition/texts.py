"""Which sentences texts.toml must hold, and which {places} each of them may leave to be filled."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.content import check_sentences
from ludotheque.core.sentences import usual_places
from ludotheque.core.words import Words
from ludotheque.games.generals import events
from ludotheque.games.generals.brain.figures import NAMES as FIGURES
from ludotheque.games.generals.edition.constants import ARMOURS, DOMAINS
from ludotheque.games.generals.edition.contents import Contents
from ludotheque.games.generals.edition.generals import ONCE, STATS
from ludotheque.games.generals.moves import MOVES

UNIT = "unit a_unit the_unit gender"  # alone, with either article, and the form that agrees
BUILDING = "building the_building"
MOVE_PLACES = {
    **{verb.name: "" for verb in MOVES.verbs},
    **dict.fromkeys(("unit", "to_board"), f"{UNIT} cell"),
    **dict.fromkeys(("to", "to_stay"), "cell"),
    "build": f"{BUILDING} cell",
    "power": "power",
    "step": "way",
    "attack": f"{UNIT} seat cell loss back",
    "bomb": f"{BUILDING} seat cell loss",
    "capture": BUILDING,
    "launch": f"{UNIT} cell n",
    "unload": f"{UNIT} way n",
    "create": f"{UNIT} n",
}
PROMPT_PLACES = {
    **dict.fromkeys(("main", "wait"), "seat"),
    **dict.fromkeys(("move", "action"), f"seat {UNIT} cell"),
    **dict.fromkeys(("won", "drawn"), "winners reason"),
    "draw": f"seat {UNIT} left",
    "build": f"seat {BUILDING} cell money",
}
PLAIN_WORDS = "unit building neutral gauge_full power_on out legend"
WORD_PLACES = {
    **dict.fromkeys(PLAIN_WORDS.split(), ""),
    **dict.fromkeys(("money", "income", "team", "hp", "fuel"), "n"),
    "day": "day limit",
    "turn_of": "seat",
    "gauge": "n most",
    "cargo": "units",
    "seen_before": "day",
}
WAYS = ("N", "E", "S", "W")
OPTION_VALUES = {
    "fog": "on off",
    "order": "random",
    "capture": "ground any",
    "untagged": "ground all",
    "cover": "adjacent patch",
    "fire_after_move": "seed no_indirect",
    "balance": "seed adjusted tamed",
}


def places(contents: Contents) -> dict[str, dict[str, str]]:
    """By section and name, the places of each sentence."""
    return {
        **usual_places(events, MOVES, FIGURES),
        "moves": MOVE_PLACES,
        "prompts": PROMPT_PLACES,
        "ways": dict.fromkeys(WAYS, ""),
        "modifiers": {**dict.fromkeys((*STATS, *ONCE), "n")},
        "movers": {
            **dict.fromkeys(("all", "units", "and", "or", "then"), ""),
            "group": "effects who",
            "indirect": "who",
            **{f"domain_{name}": "" for name in DOMAINS},
            **dict.fromkeys(contents.constants.move_types, ""),
        },
        "general_texts": {
            **dict.fromkeys(("passive", "active"), "effects"),
            **dict.fromkeys(("no_passive", "no_power"), ""),
        },
        "move_types": dict.fromkeys(contents.constants.move_types, ""),
        "domains": dict.fromkeys(DOMAINS, ""),
        "armours": dict.fromkeys(ARMOURS, ""),
        "words": WORD_PLACES,
        "options": {
            f"{option}.{value}": ""
            for option, values in OPTION_VALUES.items()
            for value in values.split()
        },
    }


def check(texts: Mapping[str, Mapping[str, Words]], contents: Contents) -> None:
    """ContentError unless every sentence is there, none besides, and all their places are known."""
    check_sentences(texts, places(contents))
