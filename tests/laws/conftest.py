"""The fixture that every law is given."""

import functools

import pytest

from ludotheque.core import kernel, library

from .positions import found


@pytest.fixture(scope="module", autouse=True)
def remembered():
    """Laws look at the same few games under the same keys: each draw of chance is worked out once
    (what it is hangs on its key and number alone; `tests/core/test_chance.py` sees to that). It
    stays a function of its module, since units may be built meanwhile."""
    kept = functools.lru_cache(1 << 15)(kernel.noise)

    @functools.wraps(kernel.noise)
    def noise(*given):
        return kept(*given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "noise", noise)
        yield


@pytest.fixture(scope="session")
def game(request):
    """The game of that name: a game that can't be loaded fails its own laws only."""
    return library.load(request.param, found()[request.param])
