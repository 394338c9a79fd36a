"""The sanitizer run passes clean games and catches what the lint can't see."""

import subprocess
import sys

import pytest

from ludotheque.core.native.compiler import NoCompiler
from ludotheque.core.native.sanitize import library

from .mini import write_game

FAULTS = {
    "s.row[s.n + 2]": "out of bounds",
    "s.grid[1][n - 3]": "index -",
    "(s.n + (1 << 62)) * 3": "signed integer overflow",
    "1 << (s.n + 70)": "shift exponent",
    "beyond(s.row)": "AddressSanitizer",
}
FAULTY = "def probe(t, s, n):\n{lines}    return n\n\n\n{more}"
MORE = """def beyond(row: i1row) -> int:
    \"\"\"Read a row that has no end.\"\"\"
    total = 0
    for i in range(400000):
        total += row[i]
    return total
"""
BARE = """import sys
from ludotheque.core import carried
carried._found.clear()  # the players take most of the time to build
"""
ALONE = f"""{BARE}
from ludotheque.core.native.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
PLAY = f"""{BARE}
from pathlib import Path
from ludotheque.core import library, native
game = library.load("faulty", Path(sys.argv[1]))
native.handle(game.edition({{"size": int(sys.argv[2])}})).random_games(0, 20)
"""


@pytest.fixture(autouse=True)
def sanitizers(compiler):
    try:
        library()
    except NoCompiler as missing:
        pytest.skip(f"needs the sanitizers: {missing}")


@pytest.fixture(scope="module")
def faulty(tmp_path_factory):
    """A game with one fault for each value of its option."""
    lines = "".join(
        f"    if t.size == {at}:\n        return {fault}\n" for at, fault in enumerate(FAULTS, 1)
    )
    folder = tmp_path_factory.mktemp("sanitize")
    (folder / "play.py").write_text(PLAY)
    return write_game(folder, FAULTY.format(lines=lines, more=MORE), "faulty"), folder / "play.py"


def run(program, home, *more):
    command = [sys.executable, *program, "--sanitize", "--folder", str(home)]
    return subprocess.run([*command, *more], capture_output=True, text=True, check=False)


def test_a_clean_game_passes(tmp_path):
    done = run(["-m", "ludotheque.core.native"], write_game(tmp_path), "--count", "20")
    assert done.returncode == 0, done.stderr
    assert "mini: " in done.stdout and "clean under the sanitizers" in done.stdout


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_that_the_lint_can_t_see_is_caught(faulty, fault):
    home, play = faulty
    number = list(FAULTS).index(fault) + 1
    done = run(["-c", ALONE], home, "--run", f"{play} {home} {number}")
    assert done.returncode == 1, done.stdout
    assert FAULTS[fault] in done.stderr


def test_without_its_fault_the_same_game_passes(faulty):
    home, play = faulty
    done = run(["-c", ALONE], home, "--run", f"{play} {home} 0")
    assert done.returncode == 0, done.stderr
