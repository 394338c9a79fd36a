"""The page of the Python API does what it says, and leaves nothing out."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.match import Match
from ludotheque.core.view import View

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api.md"
TEXT = PAGE.read_text(encoding="utf-8")
INSIDE = {"packed", "rest", "numbers", "start", "noted"}  # for the server and the search


def test_its_examples_run_as_they_stand():
    blocks = "".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    parsed = doctest.DocTestParser().get_doctest(blocks, {}, "api", str(PAGE), 0)
    assert len(parsed.examples) > 30
    said: list[str] = []
    flags = doctest.ELLIPSIS
    doctest.DocTestRunner(verbose=False, optionflags=flags).run(parsed, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("kind", [Match, View, ludotheque.Game], ids=lambda kind: kind.__name__)
def test_it_names_everything_public_of(kind):
    named = {*vars(kind), *getattr(kind, "__annotations__", ())}
    public = {name for name in named if not name.startswith("_")} - INSIDE
    missing = sorted(name for name in public if not re.search(rf"\b{name}\b", TEXT))
    assert not missing, f"{kind.__name__}: {', '.join(missing)}"


def test_it_names_everything_the_package_offers():
    missing = [name for name in ludotheque.__all__ if not re.search(rf"\b{name}\b", TEXT)]
    assert not missing, ", ".join(missing)
