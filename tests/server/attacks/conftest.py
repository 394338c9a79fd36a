"""Servers to attack: one for all that leaves it as it was, and fresh ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.attacks.standing import Standing


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    """A server that the attacks of a file share."""
    found = Standing(tmp_path_factory.mktemp("data"))
    yield found
    found.kill()


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Callable[[], Standing]]:
    """Starts a server that one attack may spoil."""
    found: list[Standing] = []

    def begin() -> Standing:
        found.append(Standing(tmp_path / f"data{len(found)}"))
        return found[-1]

    yield begin
    for one in found:
        one.kill()
