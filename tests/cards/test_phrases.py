"""Phrases for effects and conditions."""

import pytest

from ludotheque.cards.keys import (
    Amount,
    Condition,
    Effect,
    Turns,
)
from ludotheque.cards.phrases import Phrases
from ludotheque.core.phrases import joined, places, without_figures
from ludotheque.core.words import Words

AND, THEN = Words(" et ", " and "), Words(", puis ", ", then ")

BOOK = Phrases(
    effects={
        "splash": Words(
            "éclabousse {times:|{times} fois }de {n} {n:goutte|gouttes}{per}{tide}",
            "splash {n} {n:drop|drops}{per}{times:| {times} times}{tide}",
        ),
        "grow": Words("pousse{until}", "grow{until}"),
        "gain": Words("gagne {n} {what}", "gain {n} {what}"),
        "later": Words("plus tard, {effects} {if}", "later, {effects} {if}"),
    },
    conditions={
        "calm": Words("si tout est calme", "if all is calm"),
        "seen": Words("après {card}", "after {card}"),
    },
    values={
        "and": AND,
        "per_reeds": Words(" par roseau", " per reed"),
        "tide_low": Words(" à marée basse", " at low tide"),
        "until_dusk": Words(" jusqu’au soir", " until dusk"),
        "until_turns": Words(
            " pendant {turns} {turns:tour|tours}", " for {turns} {turns:turn|turns}"
        ),
        "what_reed": Words("roseau", "reed"),
        "what_lily": Words("nénuphar", "lily"),
    },
    names=lambda key, value: Words("la Loutre", "the Otter") if key == "card" else None,
    silent=frozenset({"tide_any"}),
)


def splash(n=1, of="", tide="any"):
    """A splash."""
    return Effect("splash", {"n": Amount(n, of), "tide": tide})


@pytest.mark.parametrize(
    ("effect", "fr", "en"),
    [
        (splash(), "éclabousse de 1 goutte", "splash 1 drop"),
        (splash(2, "reeds"), "éclabousse de 2 gouttes par roseau", "splash 2 drops per reed"),
        (splash(tide="low"), "éclabousse de 1 goutte à marée basse", "splash 1 drop at low tide"),
        (Effect("grow", {"until": "dusk"}), "pousse jusqu’au soir", "grow until dusk"),
        (Effect("grow", {"until": Turns(3)}), "pousse pendant 3 tours", "grow for 3 turns"),
        (
            Effect("later", {"if": Condition("calm", {}), "effects": (splash(), splash(3))}),
            "plus tard, éclabousse de 1 goutte et de 3 gouttes si tout est calme",
            "later, splash 1 drop and 3 drops if all is calm",
        ),
    ],
)
def test_an_effect_is_told_by_the_phrase_of_its_verb(effect, fr, en):
    assert without_figures(BOOK.effect(effect)) == Words(fr, en)


def test_a_condition_calls_things_by_their_names():
    assert BOOK.condition(Condition("seen", {"card": "otter"})) == Words(
        "après la Loutre", "after the Otter"
    )


def test_equal_effects_in_a_row_are_counted():
    (said,) = BOOK.listing([splash(), splash()])
    assert without_figures(said) == Words("éclabousse 2 fois de 1 goutte", "splash 1 drop 2 times")


def test_a_text_tells_where_its_figures_went_and_what_goes_with_them():
    (said,) = BOOK.listing([splash(), splash()])
    number, word = places(said)["en"]
    assert number == {"at": 7, "of": "splash", "n": 1, "one": "", "many": ""}
    assert word == {"at": 9, "of": "splash", "n": 1, "one": "drop", "many": "drops"}
    (alone,) = places(BOOK.effect(splash(3)))["fr"]
    assert (alone["n"], without_figures(BOOK.effect(splash(3))).fr[alone["at"]]) == (3, "3")


def test_equal_effects_whose_phrase_does_not_count_are_each_told():
    grow = Effect("grow", {"until": "dusk"})
    assert len(BOOK.listing([grow, grow, splash()])) == 3


def test_one_verb_in_a_row_says_its_first_word_once():
    gains = [Effect("gain", {"n": 1, "what": what}) for what in ("reed", "lily")]
    assert joined(BOOK.listing(gains), AND) == Words(
        "gagne 1 roseau et 1 nénuphar", "gain 1 reed and 1 lily"
    )
