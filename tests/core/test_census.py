"""How many files name an event: four at most."""

import pytest

from ludotheque.core.library import every

from .census import named_in

MOST = 4
GAMES = pytest.mark.parametrize("game", list(every()), ids=lambda game: game.id)


@GAMES
def test_no_event_is_named_in_more_than_four_files(game):
    counts = named_in(game)
    assert not {name: files for name, files in counts.items() if len(files) > MOST}


@GAMES
def test_every_event_is_named_where_it_is_declared_and_where_it_is_noted(game):
    for name, files in named_in(game).items():
        assert "events.py" in files and len(files) > 1, f"{name} is named in {files}"
