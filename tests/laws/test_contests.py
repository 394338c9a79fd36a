"""Law: a contest has the same rows in native code and in Python, for any number of workers."""

import pytest

from ludotheque.agents import LEVELS
from ludotheque.lab.contest import Contest, Kept, play
from ludotheque.lab.table import Table

from .positions import is_large, on_every_game
from .test_native import twin

SLIGHT = 0.004  # of the thinking of levels, so that every game is played in no time


def small(game):
    """Options under which a game of any kind ends soon."""
    limits = [o for o in game.rules.options if o.name.endswith(("_limit", "max_days"))]
    return {**game.rules.lab.bench, **{o.name: 3 for o in limits if 3 in o.values}}


def rows(contest, games, workers=1, kept=Kept.POSITIONS):
    """What a contest gives, as far as it must not differ."""
    table: Table = play(contest, games, workers=workers, kept=kept)
    return table.timeless(), list(table.marks())


def by_python(monkeypatch, contest, games):
    """The rows as matches in Python give them; players still search in native code."""
    with monkeypatch.context() as patch:
        patch.setattr("ludotheque.lab.contest.groups_of", lambda *given: None)
        return rows(contest, games)


def check(game, players, games, monkeypatch):
    """Native code and Python play the same games."""
    contest = Contest(game, *players, seed=7, scale=SLIGHT, options=small(game))
    twin(contest.edition(0))
    fast = rows(contest, games)
    assert fast == by_python(monkeypatch, contest, games)
    assert fast == rows(contest, games, workers=3)
    assert len(fast[0][0]) == games and fast[1], "every game was played, every turn marked"


@pytest.mark.parametrize(
    "players", [("random", "ismcts"), ("greedy", "search"), LEVELS[:2], LEVELS[2:]]
)
@on_every_game
def test_the_rows_are_the_same_in_native_code_and_in_python(game, players, monkeypatch):
    check(game, players, 2 if is_large(game.rules) else 6, monkeypatch)
