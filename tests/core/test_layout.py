"""One layout for all games and the template: what lies where, so that one who knows one game
finds their way in the next."""

import re

import pytest

from ludotheque.core.library import every
from tests.laws.positions import template

FILES = {
    "__init__.py",
    "codes.py",  # numbers with names
    "state.py",  # the fields of a match
    "tables.py",  # the fields of what is printed
    "moves.py",
    "events.py",  # events, refusals, reasons
    "audit.py",  # what the laws count
    "game.py",  # the contract
    "numbers.py",  # derived, as is the next
    "records.py",
}
MAY = {"desk.py"}  # fields to work on
FOLDERS = {"content", "edition", "rules", "brain", "show", "scenario"}


def games():
    """All games of the house, and the one to copy."""
    return [*every(), template()]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_has_the_same_rooms(game):
    inside = [path for path in game.folder.iterdir() if path.name != "__pycache__"]
    files = {path.name for path in inside if path.suffix == ".py"}
    assert files - MAY == FILES, f"{game.id}: {files ^ FILES}"
    assert {path.name for path in inside if path.is_dir()} == FOLDERS


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_compiled_rules_lie_in_rules_and_brain(game):
    own = [
        m.__name__ for m in game.rules.modules if "grenier" in m.__name__ or ".games." in m.__name__
    ]
    rooms = {name.split(".")[-2] for name in own if not name.endswith(".state")}
    assert rooms <= {"rules", "brain"}, rooms


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_rules_know_nothing_of_pages_and_files(game):
    """Rooms know those before them: rules neither show nor read scenario blocks."""
    for path in game.folder.glob("rules/*.py"):
        text = path.read_text(encoding="utf-8")
        named = re.findall(r"^(?:from|import) [.\w]*\.(show|scenario|edition)\b", text, re.M)
        assert not named, f"{path.name} imports {named}"
