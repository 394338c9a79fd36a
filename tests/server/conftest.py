"""Servers for the tests: one that all may share, and fresh ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.helping import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody kills or fills."""
    found = Server(tmp_path_factory.mktemp("data"))
    yield found
    found.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers that stop with the test."""
    started: list[Server] = []

    def begin(data: Path | None = None, **given: Any) -> Server:
        started.append(Server(data or tmp_path / "data", **given))
        return started[-1]

    yield begin
    for one in started:
        if one.process.poll() is None:
            one.kill()
