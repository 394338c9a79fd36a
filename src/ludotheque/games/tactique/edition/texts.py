"""Which sentences texts.toml must hold, and which {places} each of them may leave to be filled."""

from collections.abc import Mapping

from ludotheque.cards.decks import places
from ludotheque.core.content import check_sentences
from ludotheque.core.sentences import option_places, usual_places
from ludotheque.core.words import Words
from ludotheque.games.tactique import events
from ludotheque.games.tactique.brain.figures import NAMES as FIGURES
from ludotheque.games.tactique.edition import vocabulary
from ludotheque.games.tactique.edition.decks import LIMITS
from ludotheque.games.tactique.edition.factions import KINDS, PASSIVES
from ludotheque.games.tactique.edition.options import CUSTOM, OPTIONS, STARTER
from ludotheque.games.tactique.moves import MOVES

MOVE_PLACES = {
    **{verb.name: " ".join(verb.args) for verb in MOVES.verbs},
    "play": "card cost",
    "attack": "card cell",
    "activate": "card cell cost",
    "move": "card cell",
    "target": "card cell side",
}
PROMPT_PLACES = {
    **dict.fromkeys(("build", "build_on"), "seat n"),
    **dict.fromkeys(("pick", "main"), ""),
    **dict.fromkeys(("place", "foe", "step", "unit", "row", "discard", "cell"), "card"),
    "wait": "seat",
    "won_by": "seat goal",
    "won": "seat reason",
    "drawn": "reason",
}
PLAIN_WORDS = (
    "echoes hand deck discard kills linked known persistent empty ally enemy hidden ruled_out "
    "picked custom legend fresh_mark attacked_mark stunned_mark"
)
WORD_PLACES = {
    **dict.fromkeys(PLAIN_WORDS.split(), ""),
    **dict.fromkeys(("turn_of", "building", "picking"), "seat"),
    "round": "n most",
    "age": "n",
}
MARKS = ("shield", "fresh", "attacked", "stunned", "linked", "dormant")
DONE_TO = ("damage", "heal", "stun", "destroy", "bounce")  # done to units, or to the same ones
EFFECT_PLACES = "n dur units many given cell token kind"
EFFECTS = (*(v for v in vocabulary.VERBS if v != "grant"), *(f"{v}_same" for v in DONE_TO))
GIVING = ("given", "lent", "armor")
SIDED = [
    f"{form}_{side}"
    for form in ("choose", "all", "each", "those", "lowest", "row")
    for side in ("ally", "enemy")
]
OTHERS = [f"{form}_ally_other" for form in ("choose", "all", "each", "those", "lowest")]
UNITS = (
    *("self", "foe", "foe_adjacent", "adjacent", "row_mates"),
    *("choose_discard", "it", "they", "chosen"),
)
NOUNS = ("unit", "token", *vocabulary.TRAITS)
NOUN_FORMS = ("{}_ally", "{}_ally_many", "{}_enemy", "{}_enemy_many", "a_{}", "all_{}")
COUNTED = ("", "_two", "_one_or_two")
CELLS = (
    *(
        f"{name}{n}"
        for name in ("choose_empty", "choose_cell_ally", "choose_cell_enemy")
        for n in COUNTED
    ),
    *("adjacent_empty", "adjacent_empty_two", "first_empty", "first_empty_two", "foe", "same_row"),
)
PRINTED = {
    **dict.fromkeys(("persistent", "then", "and"), ""),
    **dict.fromkeys(("plain", "static_if"), "effects"),
    **dict.fromkeys(("works", "works_if"), "moment effects"),
    "armor": "n",
    "linked": "effect most",
    "optional": "effect",
}


PLACES: dict[str, dict[str, str]] = {
    **usual_places(events, MOVES, FIGURES),
    "moves": MOVE_PLACES,
    "prompts": PROMPT_PLACES,
    "types": dict.fromkeys(vocabulary.TYPES, ""),
    "keywords": dict.fromkeys(vocabulary.KEYWORDS, ""),
    "keyword_texts": {**dict.fromkeys(vocabulary.KEYWORDS, ""), "armor": "n"},
    "traits": dict.fromkeys(vocabulary.TRAITS, ""),
    "trait_texts": dict.fromkeys(vocabulary.TRAITS, ""),
    "terrains": dict.fromkeys(vocabulary.TERRAINS, ""),
    "terrain_texts": dict.fromkeys(vocabulary.TERRAINS, ""),
    "marks": dict.fromkeys(MARKS, ""),
    "mark_texts": dict.fromkeys(MARKS, ""),
    "triggers": {on: "cost limit" for on in vocabulary.TRIGGERS if on not in ("static", "cast")},
    "printed": PRINTED,
    "effects": dict.fromkeys((*EFFECTS, *GIVING), EFFECT_PLACES),
    "lapses": {lapse: "" for lapse in vocabulary.LAPSES if lapse != "perm"},
    "units": dict.fromkeys((*UNITS, *SIDED, *OTHERS), "a all one some like rest last"),
    "nouns": {form.format(noun): "" for noun in NOUNS for form in NOUN_FORMS},
    "filters": {
        **dict.fromkeys(("damaged", "attacked", "row_full"), ""),
        "rows": "rows",
        "cost": "n",
    },
    "cells": dict.fromkeys(CELLS, ""),
    "passives_made": dict.fromkeys(PASSIVES, "n token"),
    "goals": {**dict.fromkeys(KINDS, "row n"), "territory_or": "row n", "territory_when": ""},
    "goal_kinds": dict.fromkeys(KINDS, ""),
    "deck": places(LIMITS, ("deck_size",)),
    "words": WORD_PLACES,
    "options": {
        **dict.fromkeys((f"decks.{STARTER}", f"decks.{CUSTOM}"), ""),
        **option_places(OPTIONS, "factions", "decks"),
    },
}


def check(texts: Mapping[str, Mapping[str, Words]], file: str = "texts.toml") -> None:
    """ContentError unless every sentence is there, none besides, and all their places are known."""
    check_sentences(texts, PLACES, file)
