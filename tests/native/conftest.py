"""Native tests build into a folder of their own and say when there is nothing to build with."""

import pytest

from ludotheque.core import carried, native
from ludotheque.core.native.compiler import NoCompiler, check_tools


@pytest.fixture(autouse=True)
def own_folder(request, monkeypatch):
    """Keep what these tests build apart from the games people play."""
    kept = request.config.cache.mkdir("native")
    monkeypatch.setenv("LUDOTHEQUE_NATIVE_FOLDER", str(kept))
    monkeypatch.delenv(native.SETTING, raising=False)


@pytest.fixture
def compiler():
    """Skip where Cython or a C compiler is missing."""
    try:
        check_tools()
    except NoCompiler as missing:
        pytest.skip(f"needs a compiler: {missing}")


@pytest.fixture
def alone(monkeypatch):
    """Units without the search, which takes most of the time to build."""
    monkeypatch.setattr(carried, "_found", [])
