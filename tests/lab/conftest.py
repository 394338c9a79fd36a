"""A game of the server's tests whose option has a value per seat."""

from pathlib import Path

import pytest

from ludotheque.core.library import load

GAMES = Path(__file__).resolve().parents[1] / "server" / "games"


@pytest.fixture
def veille():
    """The Attic with lamps."""
    return load("veille", GAMES)
