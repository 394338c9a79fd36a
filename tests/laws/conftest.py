"""The fixture that every law is given."""

import pytest

from ludotheque.core import library

from .positions import found


@pytest.fixture(scope="session")
def game(request):
    """The game of that name: a game that can't be loaded fails its own laws only."""
    return library.load(request.param, found()[request.param])
