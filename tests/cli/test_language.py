"""Two languages everywhere: which one, how French is set, that no sentence lacks one."""

import ast
import pickle
import re
import string
from pathlib import Path

import pytest

from ludotheque.agents import complaints as agents
from ludotheque.core import complaints as core
from ludotheque.core import replay_words, scenario_words, words
from ludotheque.core.options import Named, Option, PerSeat
from ludotheque.core.words import Words
from ludotheque.lab import complaints as lab
from ludotheque.terminal import language, table_texts, texts
from ludotheque.terminal.language import typeset

SOURCE = Path(words.__file__).resolve().parent.parent
ERRORS = ("UsageError", "ReplayError", "TroubleError", "NoCompiler", "NotADeck")
CATALOGUES = [core, replay_words, scenario_words, agents, lab]
LAMPS = Option("lamps", "oil", PerSeat(("oil", "wax")), Words("Les lampes", "The lamps"))
HOURS = Option("hours", 1, PerSeat(range(1, 6)), Words("Les heures", "The hours"))
TORCHES = Option("torches", 0, PerSeat(range(4), 4, 2), Words("Les torches", "The torches"))
CHART = Option(
    "map", "sea", Named(("sea",), str, Words("une carte", "a map")), Words("La carte", "The map")
)
ORDER = Option("order", "random", Named(("random",), str, Words("un ordre", "an order")),
               Words("L’ordre", "The order"))  # fmt: skip
SENTENCES = [
    *texts.ALL,
    *table_texts.ALL,
    *texts.LEVELS.values(),
    *(does for _, _, does in table_texts.HELP_ORDERS),
]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_locale_decides_in_the_usual_order(environment, lang):
    assert language.of_locale(environment) == lang


@pytest.mark.parametrize(
    ("given", "chosen", "rest"),
    [
        (["games"], None, ["games"]),
        (["--lang", "fr", "games"], "fr", ["games"]),
        (["games", "--lang=en", "--json"], "en", ["games", "--json"]),
        (["--lang", "fr", "games", "--lang", "en"], "en", ["games"]),
        (["check", "--", "--lang", "fr"], None, ["check", "--", "--lang", "fr"]),
        (["games", "--lang"], "", ["games"]),
    ],
)
def test_lang_may_stand_anywhere(given, chosen, rest):
    assert language.take(given) == (chosen, rest)


def test_french_typography():
    assert typeset("Quoi ? L'as : « oui » !") == (
        "Quoi\u00a0? L’as\u00a0: «\u00a0oui\u00a0»\u00a0!"
    )
    assert language.percent(0.825, "fr") == "82,5\u00a0%"
    assert language.percent(0.825, "en") == "82.5%"
    assert language.number(1234567.5, "fr", 1) == "1\u00a0234\u00a0567,5"
    assert language.number(1234567, "en") == "1,234,567"


def places(half):
    return {name for _, name, _, _ in string.Formatter().parse(half) if name}


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda w: w.en[:30])
def test_every_sentence_is_in_both_languages_with_the_same_places(sentence):
    assert isinstance(sentence, Words)
    assert sentence.fr.strip() and sentence.en.strip()
    assert places(sentence.fr) == places(sentence.en)


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda w: w.en[:30])
def test_french_sentences_are_well_set(sentence):
    assert not re.search(r" [;:!?%»]|« |'", sentence.fr)
    assert not re.search(r"[^\s\u00a0({/][;!?]", sentence.fr)


def raised():
    """Every error that is raised anywhere with a text of its own instead of words."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            given = node.args[:1] if name in ERRORS else []
            if any(isinstance(text, (ast.Constant, ast.JoinedStr)) for text in given):
                yield f"{path.name}:{node.lineno}"


def test_no_error_for_people_is_raised_in_one_language():
    assert not list(raised())


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda c: c.__name__)
def test_every_complaint_is_in_both_languages_with_the_same_places(catalogue):
    found = [said for said in vars(catalogue).values() if isinstance(said, Words)]
    assert found
    for said in found:
        assert said.fr.strip() and said.en.strip() and places(said.fr) == places(said.en)
        assert not re.search(r" [;:!?%»]|« |'", said.fr), said.fr


def complaint(option, given):
    with pytest.raises(words.UsageError) as caught:
        option.read(given)
    return caught.value.words.fr


def test_a_complaint_keeps_its_names_and_numbers():
    said = complaint(LAMPS, "gas")
    assert said == (
        "option lamps\u00a0: «\u00a0gas\u00a0» n’est pas une valeur pour toutes les places ou 2 "
        "séparées par des virgules, chaque fois l’une des valeurs oil, wax"
    )
    assert complaint(HOURS, "9").endswith("chaque fois un nombre entier de 1 à 5")
    said = complaint(TORCHES, "9")
    assert "ou de 2 à 4 séparées par des virgules, chaque fois un nombre entier de 0 à 3" in said
    assert CHART.allowed().fr == "l’une des valeurs sea, ni une carte"
    assert ORDER.allowed().en == "one of random, or an order"


def test_an_error_goes_from_process_to_process_with_its_words():
    error = words.UsageError(core.UNKNOWN_GAME, name=words.quoted("go"), known="duel").under(
        "x.md:3"
    )
    again = pickle.loads(pickle.dumps(error))
    assert (again.words, str(again), again.named) == (error.words, str(error), True)
    assert again.words.fr == "x.md:3\u00a0: jeu inconnu «\u00a0go\u00a0»\u00a0; connus\u00a0: duel"
    refusal = pickle.loads(pickle.dumps(words.MATCH_OVER.fresh()))
    assert refusal == words.MATCH_OVER
