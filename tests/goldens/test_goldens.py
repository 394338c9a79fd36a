"""Every game has its goldens, and they are what the rules give now: see telling.py."""

import pytest

from tests.laws.positions import found

from .telling import FOLDER, TOLD, every

GOLDENS = every()


def named(path):
    """Which golden of which game."""
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", GOLDENS, ids=named)
def test_a_golden_is_what_the_rules_give_now(path):
    told = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    assert told == GOLDENS[path]().splitlines(), "python -m tests.goldens.telling writes it anew"


def test_no_golden_is_left_behind():
    assert sorted(FOLDER.rglob("*.txt")) == sorted(GOLDENS)


@pytest.mark.parametrize("game", found())
def test_every_game_has_goldens_of_each_kind(game):
    assert {path.stem for path in (FOLDER / game).glob("*.txt")} >= set(TOLD)
