"""Rules take five arguments at most; an entry that packs a unit, or the desk, says the rest."""

import inspect

import pytest

from ludotheque.core.library import every

MOST = 5


@pytest.mark.parametrize("game", list(every()), ids=lambda game: game.id)
def test_no_compiled_function_takes_more_than_five_arguments(game):
    counts = dict(_counts(game))
    assert {name: n for name, n in counts.items() if n > MOST} == {}


def _counts(game):
    """The functions of a game that are compiled, and how many arguments each takes."""
    for module in game.rules.modules:
        home = module.__name__
        for name, rule in inspect.getmembers(module, inspect.isfunction):
            if rule.__module__ == home:
                yield f"{'.'.join(home.split('.')[-2:])}.{name}", rule.__code__.co_argcount
