"""A source distribution and a wheel, built in isolation and installed into a clean environment: an
editable install and the packages of this one hide what a distribution lacks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core import library
from ludotheque.core.native.compiler import NoCompiler, c_compiler

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
NOT_IN_A_CLONE = ("node_modules", ".node", "_native", "artefacts", "__pycache__", "*.egg-info")
TREE = ("src", "web", "docs", "scenarios", "examples", "scripts")
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "constraints.txt")
NATIVE = """
from ludotheque.core import library, native
print(*(game.id for game in library.every() if native.built(game.edition()) is not None))
"""


def run(*command: str | Path, cwd: Path) -> str:
    """The output of a command that must succeed; nothing of this environment is in its sight."""
    named = {"HOME": str(cwd), "XDG_CACHE_HOME": str(cwd / "cache"), "PIP_QUIET": "1"}
    named |= {"PIP_CONSTRAINT": str(CONSTRAINTS), "PIP_BUILD_CONSTRAINT": str(CONSTRAINTS)}
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "LUDOTHEQUE_NATIVE", "LUDOTHEQUE_NATIVE_FOLDER")
    env = {name: text for name, text in os.environ.items() if name not in hidden} | named
    done = subprocess.run([*map(str, command)], cwd=cwd, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A source distribution of this tree, and the wheel built from nothing but that."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("dist")
    for name in TREE:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE))
    for name in FILES:
        shutil.copy(ROOT / name, tree)
    run(sys.executable, "-m", "build", "--outdir", out, tree, cwd=tree)
    (source,), (wheel,) = out.glob("*.tar.gz"), out.glob("*.whl")
    return source, wheel


@pytest.fixture(scope="module")
def clean(distributions: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and what it requires, nothing else."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    run(folder / "venv/bin/pip", "install", distributions[1], cwd=folder)
    return folder / "venv/bin"


@pytest.fixture(scope="module")
def address(clean: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the installed package."""
    data = tmp_path_factory.mktemp("data")
    command = [clean / "ludotheque", "--lang", "en", "serve", "--port", "0", "--data", data]
    with subprocess.Popen(command, cwd=data, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            lines = iter(server.stdout.readline, "")
            yield next(m[0] for line in lines if (m := re.search(r"http://[\d.:]+", line)))
        finally:
            server.terminate()


def test_a_source_distribution_has_all_that_a_wheel_is_built_from(distributions):
    with tarfile.open(distributions[0]) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    for wanted in ("web/package-lock.json", "web/dist/index.html", "docs/rules", "scenarios"):
        assert wanted in names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def test_a_wheel_built_in_isolation_has_page_rulebooks_scenarios_and_content(distributions):
    with zipfile.ZipFile(distributions[1]) as wheel:
        names = set(wheel.namelist())
    assert "ludotheque/server/static/index.html" in names
    for game in library.names():
        folder = f"ludotheque/games/{game.replace('-', '_')}/content/"
        assert [name for name in names if name.startswith(folder)]
        assert f"ludotheque/docs/rules/{game}.fr.md" in names
        assert [name for name in names if name.startswith(f"ludotheque/scenarios/{game}/")]


def test_an_installed_wheel_has_every_game_in_native_code(clean):
    try:
        wanted = library.names() if c_compiler() else []
    except NoCompiler:
        wanted = []  # plain Python, on a machine that can't compile
    assert run(clean / "python", "-c", NATIVE, cwd=clean).split() == wanted


def test_an_installed_wheel_serves_the_page_and_every_game(address):
    def get(path: str) -> str:
        with urllib.request.urlopen(address + path, timeout=60) as answer:
            return str(answer.read().decode())

    page = get("/")
    (script,) = re.findall(r'<script[^>]* src="(/assets/[^"]+\.js)"', page)
    assert "<html" in page and len(get(script)) > 1000
    assert [game["id"] for game in json.loads(get("/api/games"))] == library.names()
