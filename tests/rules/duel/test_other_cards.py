"""Cards made of known verbs that nobody printed: engine and slow model still agree."""

import random

import pytest

from ludotheque import ContentError
from tests.rules.duel.other_cards import other_game
from tests.rules.duel.slow_book import Book
from tests.rules.duel.slow_model import SlowDuel
from tests.rules.duel.slow_table import Told
from tests.rules.duel.test_differential import GAME, follow, some_options

CONTENTS = 8
MATCHES = 3


def sound_game(seed, folder):
    """The first made-up content of a series that there is room for."""
    for attempt in range(20):
        try:
            game = other_game(
                GAME.rules, random.Random(seed + 100 * attempt), folder / str(attempt)
            )
            game.edition()
            return game
        except ContentError as error:
            assert "room for" in str(error)
    raise AssertionError("no content had room")


@pytest.mark.parametrize("number", range(CONTENTS))
def test_made_up_cards_go_the_same_way_in_the_engine_and_in_the_slow_model(number, tmp_path):
    game = sound_game(number, tmp_path)
    for seed in range(MATCHES):
        chance = random.Random(10 * number + seed)
        options = some_options(chance)
        match = game.new(seed=seed, options=options)
        book = Book(options, game.folder / "content")
        model = SlowDuel(book, options["classes"], options, Told(match)).start()
        follow(match, model, chance, 1500)
        assert match.over
