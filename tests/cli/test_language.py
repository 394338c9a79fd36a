"""Two languages everywhere: which one, how French is set, that no sentence lacks one."""

import ast
import re
import string
from pathlib import Path

import pytest

from ludotheque.core import words
from ludotheque.core.french import french, typeset
from ludotheque.core.options import Named, Option, PerSeat
from ludotheque.core.words import Words
from ludotheque.terminal import language, table_texts, texts

SOURCE = Path(words.__file__).resolve().parent.parent
ERRORS = ("UsageError", "ReplayError")
LAMPS = Option("lamps", "oil", PerSeat(("oil", "wax")), Words("Les lampes", "The lamps"))
HOURS = Option("hours", 1, PerSeat(range(1, 6)), Words("Les heures", "The hours"))
TORCHES = Option("torches", 0, PerSeat(range(4), 4, 2), Words("Les torches", "The torches"))
CHART = Option("map", "sea", Named(("sea",), str, "a drawn map"), Words("La carte", "The map"))
ORDER = Option("order", "random", Named(("random",), str, "an order of the seats such as 1,0"),
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


def raised_by_the_engine():
    """Every sentence with which the core or an agent raises a UsageError or ReplayError."""
    for folder in ("core", "agents"):
        for path in sorted((SOURCE / folder).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                name = getattr(getattr(node, "func", None), "id", "")
                sample = _sample(node.args[0]) if name in ERRORS and node.args else ""
                if re.search("[a-z]{4}", sample.replace("line", "")):
                    yield pytest.param(sample, id=f"{path.name}:{node.lineno}")


def _sample(node):
    if isinstance(node, ast.JoinedStr):
        return "".join(v.value if isinstance(v, ast.Constant) else "7" for v in node.values)
    return node.value if isinstance(node, ast.Constant) else ""


@pytest.mark.parametrize("text", list(raised_by_the_engine()))
def test_what_the_engine_complains_of_can_be_said_in_french(text):
    place = re.match(r"(line \d+: )?", text)[0]
    assert text.removeprefix(place) not in french(text)


def test_a_complaint_keeps_its_names_and_numbers():
    said = french("line 3: seat 1 moves in seat 0's turn")
    assert said == "ligne 3\u00a0: la place 1 joue pendant le tour de la place 0"
    said = french(f"option lamps: 'gas' is not {LAMPS.allowed()}")
    assert said == (
        "option lamps\u00a0: «\u00a0gas\u00a0» n’est pas une valeur pour toutes les places ou 2 "
        "séparées par des virgules, chaque fois l’une des valeurs oil, wax"
    )
    said = french(f"option hours: '9' is not {HOURS.allowed()}")
    assert said.endswith("chaque fois un nombre entier de 1 à 5")
    said = french(f"option torches: '9' is not {TORCHES.allowed()}")
    assert "ou de 2 à 4 séparées par des virgules, chaque fois un nombre entier de 0 à 3" in said
    said = french(f"option map: 'x' is not {CHART.allowed()}")
    assert said.endswith("n’est pas l’une des valeurs sea, ni une carte dessinée")
    said = french(f"option order: 'x' is not {ORDER.allowed()}")
    assert said.endswith("l’une des valeurs random, ni un ordre des places tel que 1,0")
    said = french("option max_rounds: '9' is not a whole number from 1 to 5")
    assert said == "option max_rounds\u00a0: «\u00a09\u00a0» n’est pas un nombre entier de 1 à 5"
