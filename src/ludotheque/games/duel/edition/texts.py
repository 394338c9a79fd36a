"""Which sentences texts.toml must hold, and which {places} each of them may leave to be filled."""

from collections.abc import Mapping

from ludotheque.cards.decks import places
from ludotheque.core.content import check_sentences
from ludotheque.core.sentences import option_places, usual_places
from ludotheque.core.words import Words
from ludotheque.games.duel import events
from ludotheque.games.duel.brain.figures import NAMES as FIGURES
from ludotheque.games.duel.edition.options import OPTIONS
from ludotheque.games.duel.edition.vocabulary import (
    CONDITIONS,
    COUNTED,
    FORCES,
    LASTINGS,
    MOMENTS,
    STATS,
    TYPES,
    VERBS,
)
from ludotheque.games.duel.moves import MOVES

# Section, sentence, its places. Reasons and refusals have none.
MOVE_PLACES = {
    **{verb.name: "card" if verb.args else "" for verb in MOVES.verbs},
    **dict.fromkeys(("play", "rapid", "strike"), "card worth"),
}
PROMPT_PLACES = {
    **dict.fromkeys(("build", "build_on"), "seat gear cards"),
    **dict.fromkeys(("play", "freeze", "react_on", "wait"), "seat"),
    "return": "seat left",
    "react": "seat what n",
    "won": "seat reason",
    "won_fallen": "seat loser",
    "drawn": "reason",
}
PLAIN_WORDS = (
    "neutral attack frappe strike deck_printed deck_custom hp shield force resistance mana "
    "invincible hand deck grave removed empty back ready chilled frozen legend"
)
WORD_PLACES = {
    **dict.fromkeys(PLAIN_WORDS.split(), ""),
    **dict.fromkeys(("turn_of", "building"), "seat"),
    **dict.fromkeys(("rounds", "costs", "gives"), "n"),
    "deals": "hits n",
    "turn": "turn",
    "top": "card",
    "shield_timed": "n turns",
    "storm": "card n turns",
    "announced": "seat what n",
    "announced_off": "seat what",
}
DECK_LIMITS = (
    "other_class gear_twice gear_full deck_full too_many_copies too_many_neutral_copies "
    "too_many_neutrals too_many_ephemerals too_many_rapids"
)
VALUE_PLACES = {
    **dict.fromkeys(("and", "then"), ""),
    **{f"force_{force}": "" for force in FORCES if force != "normal"},
    **{f"stat_{stat}": "" for stat in STATS},
    **{f"per_{counted}": "" for counted in COUNTED},
    **{f"until_{lasting}": "" for lasting in LASTINGS},
    "until_turns": "turns",
}
PRINTED_PLACES = {"weapon": "n", "works": "moment effects", "works_if": "moment if effects"}


def _effect_places(verb: str) -> str:
    """The keys of a verb, what its amount counts, and how often it stands in a row."""
    return " ".join([*VERBS[verb], "per", "times"])


PLACES: dict[str, dict[str, str]] = {
    **usual_places(events, MOVES, FIGURES),
    "moves": MOVE_PLACES,
    "prompts": PROMPT_PLACES,
    "effects": {verb: _effect_places(verb) for verb in VERBS},
    "conditions": {kind: " ".join(values) for kind, values in CONDITIONS.kinds.items()},
    "values": VALUE_PLACES,
    "moments": dict.fromkeys(MOMENTS, "chain"),
    "printed": {**PRINTED_PLACES, "keep_if": "if"},
    "bonuses": {
        **dict.fromkeys(("force", "resistance", "draw_bonus", "mana_bonus", "hp_bonus"), "n"),
        "none": "",
    },
    "types": dict.fromkeys(TYPES, ""),
    "deck": places(DECK_LIMITS.split(), ("gear_full", "deck_full")),
    "words": WORD_PLACES,
    "options": option_places(OPTIONS, "classes"),
}


def check(texts: Mapping[str, Mapping[str, Words]]) -> None:
    """ContentError unless every sentence is there, none besides, and all their places are known."""
    check_sentences(texts, PLACES)
