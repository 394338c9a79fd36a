"""The one-minute pages: short, the same in both languages, every picture an example that runs."""

import re

import pytest

from ludotheque.core import scenario
from ludotheque.server.catalogue import Catalogue

MOST_WORDS = 300  # what people read in about a minute
CATALOGUE = Catalogue()
GAMES = [name for name in CATALOGUE.games if f"{name}.minute.fr" in CATALOGUE.books]


def text_of(game, lang):
    return CATALOGUE.books[f"{game}.minute.{lang}"].read_text(encoding="utf-8")


def examples_of(text):
    return re.findall(r"```example\n(\S+)\n```", text)


@pytest.mark.parametrize("game", CATALOGUE.games)
def test_every_game_can_be_told_in_a_minute(game):
    assert game in GAMES, f"docs/rules/{game}.minute.fr.md is missing"
    for lang in ("fr", "en"):
        words = re.sub(r"```example\n.*?\n```", "", text_of(game, lang), flags=re.DOTALL).split()
        assert len(words) < MOST_WORDS, f"{game} ({lang}) takes {len(words)} words"


@pytest.mark.parametrize("game", GAMES)
def test_each_idea_has_a_picture_that_can_be_played_in_both_languages(game):
    french, english = (text_of(game, lang) for lang in ("fr", "en"))
    shown = examples_of(french)
    assert shown == examples_of(english), "the two languages show different examples"
    assert len(shown) == french.count("\n## ") == english.count("\n## ")
    files = [CATALOGUE.scenarios[game, file] for file in CATALOGUE.for_readers(game)]
    results = {r.block.id: r for path in files for r in scenario.run_file(path)}
    for name in shown:
        assert name in results, f"{game} shows {name}, which is no example"
        assert not results[name].wrong, results[name].wrong
