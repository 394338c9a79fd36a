"""A command line with the template game on the table instead of the shipped ones."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import replay
from ludotheque.core.library import load
from ludotheque.terminal import inputs

TEMPLATE = Path(__file__).resolve().parent.parent / "template"


@pytest.fixture
def attic(monkeypatch):
    """The template game as the only one there is."""
    monkeypatch.setattr(inputs, "GAMES", TEMPLATE)
    monkeypatch.setattr(replay, "load", lambda name: load(name, TEMPLATE))
    return load("grenier", TEMPLATE)


@pytest.fixture
def run(attic):
    """Run a command line in this process: run("games", "--json", typed="…")."""

    def call(*args, typed="", lang="en", **env):
        settings = {"LC_ALL": "C.UTF-8" if lang == "en" else "fr_FR.UTF-8", "COLUMNS": "80"}
        return CliRunner(env=settings | env).invoke(
            app, [str(arg) for arg in args], input=typed, prog_name="ludotheque"
        )

    return call


@pytest.fixture
def kept(attic, tmp_path):
    """A finished match in a file."""
    match = attic.new(seed=11)
    while not match.over:
        match.push(match.legal()[0])
    path = tmp_path / "match.jsonl"
    path.write_text(replay.dump(match), encoding="utf-8")
    return path
