"""Mutation tests of the rules: which plausible mistakes no scenario and no test notices.

    python bench/mutants.py tactique eden --jobs 2
    python bench/mutants.py eden --only EDEN-M07
    python bench/mutants.py --list

Mutants are data: bench/mutations/<game>.toml, each with the file of the game, the text that stands
there once, the text instead, and what is wrong with it. `quiet` says why one changes nothing that
a player could see with the printed content; it should survive. Each is tried in a copy of the
tree, without native units: first all scenario blocks of the game, then its rule tests, those that
play whole games last. Exit status 1: a mutant survives, or a quiet one is noticed.
"""

from __future__ import annotations

import argparse
import ast
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "bench" / "mutations"
SKIPPED = ("tests/browser", "tests/server")
LAST = (
    *("test_differential", "test_against_model", "test_other_cards", "test_content", "test_show"),
    "test_written_positions",
)
HOW = ("-x", "-v", "-rfE", "--tb=no", "-p", "no:cacheprovider")
PATIENCE = 900  # seconds, after which a mutant counts as hanging
CLOCK = itertools.count(1_000_000_000)  # a moment of its own for every text, for Python's cache


@dataclass(frozen=True)
class Mutant:
    """One mistake: in a file of a game, `old` is replaced by `new`."""

    id: str
    game: str
    file: str
    old: str
    new: str
    why: str
    quiet: str = ""

    @property
    def path(self) -> str:
        """The file, from the root of the tree."""
        return f"src/ludotheque/games/{self.game}/{self.file}"

    def text(self) -> str:
        """The file with the mistake."""
        text = (ROOT / self.path).read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise SystemExit(
                f"{self.id}: {self.path} has {text.count(self.old)} times {self.old!r}"
            )
        changed = text.replace(self.old, self.new)
        ast.parse(changed)
        return changed


@dataclass(frozen=True)
class Fate:
    """What became of a mutant: who noticed it, or nobody."""

    mutant: Mutant
    killer: str
    seconds: float

    @property
    def wrong(self) -> bool:
        """Whether it survived and should not have, or the other way round."""
        return bool(self.killer) == bool(self.mutant.quiet)

    def line(self) -> str:
        """The line that tells it."""
        said = f"killed by {self.killer}" if self.killer else "SURVIVED"
        quiet = f" (quiet: {self.mutant.quiet})" if self.mutant.quiet else ""
        return f"{self.mutant.id} {self.seconds:.0f} s {said}{quiet} | {self.mutant.why}"


def mutants(games: list[str]) -> list[Mutant]:
    """All mutants of some games, or of all."""
    found = []
    for path in sorted(DATA.glob("*.toml")):
        if not games or path.stem in games:
            rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
            found += [Mutant(game=path.stem, **row) for row in rows]
    return found


class Tree:
    """A copy of the tree, made of links where the file system has them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["git", "ls-files", "-co", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        for name in listed.stdout.splitlines():
            if not name.startswith(SKIPPED) and (ROOT / name).exists():
                to = folder / name
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_bytes((ROOT / name).read_bytes())

    def put(self, path: str, text: str) -> None:
        """Write a file anew."""
        (self.folder / path).write_text(text, encoding="utf-8")
        now = next(CLOCK)
        os.utime(self.folder / path, (now, now))

    def run(self, *command: str) -> tuple[int, str]:
        """Run a module of the copy: its status, and what it wrote."""
        env = {
            **os.environ,
            "LUDOTHEQUE_NATIVE": "0",
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONPYCACHEPREFIX": str(self.folder / ".cache"),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        where = {"cwd": self.folder, "env": env, "capture_output": True, "text": True}
        try:
            done = subprocess.run([sys.executable, "-m", *command], timeout=PATIENCE, **where)
        except subprocess.TimeoutExpired:
            return 1, "hangs"
        return done.returncode, done.stdout + done.stderr

    def killer(self, game: str) -> str:
        """The first scenario or test that fails, or nothing."""
        blocks = sorted((self.folder / "scenarios" / game.replace("_", "-")).glob("*.md"))
        status, said = self.run("ludotheque", "check", "--json", *map(str, blocks))
        if status != 0:
            return _block(said)
        status, said = self.run("pytest", *HOW, *self.tests(game))
        if status == 0:
            return ""
        failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return _short(failed[0] if failed else said).rpartition("/")[2]

    def tests(self, game: str) -> list[str]:
        """The rule tests of a game, those that take long last."""
        found = sorted((self.folder / "tests" / "rules" / game).glob("test_*.py"))
        return [str(path) for path in sorted(found, key=lambda path: path.stem in LAST)]


def _block(said: str) -> str:
    """The scenario blocks that failed."""
    try:
        failures = json.loads(said)["failures"]
    except (ValueError, KeyError):
        return _short(said)
    names = [failure["id"] for failure in failures]
    return " ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def _short(said: str) -> str:
    lines = said.strip().splitlines() or ["?"]
    return lines[0 if len(lines) == 1 else -1].strip()[:160]


def tried(chosen: list[Mutant], jobs: int) -> Iterator[Fate]:
    """The fate of each mutant, in their order."""
    with tempfile.TemporaryDirectory() as folder:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for n in range(jobs):
            trees.put(Tree(Path(folder) / str(n)))

        def fate(mutant: Mutant) -> Fate:
            tree = trees.get()
            begun, right = time.monotonic(), (ROOT / mutant.path).read_text(encoding="utf-8")
            try:
                tree.put(mutant.path, mutant.text())
                return Fate(mutant, tree.killer(mutant.game), time.monotonic() - begun)
            finally:
                tree.put(mutant.path, right)
                trees.put(tree)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(fate, chosen)


def check_unchanged(games: set[str]) -> None:
    """Without a mistake everything passes in the copy, or nothing could be told."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Tree(Path(folder))
        for game in sorted(games):
            killer = tree.killer(game)
            if killer:
                raise SystemExit(f"{game}: without a mutant {killer} fails")


def main(given: list[str] | None = None) -> int:
    """Try mutants, a line each, then the sums."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="folders of games; all without any")
    parser.add_argument("--only", action="append", default=[], metavar="ID")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--unchecked", action="store_true", help="the rules as they stand are not tried first"
    )
    parser.add_argument("--list", action="store_true", help="check that all apply, and list them")
    asked = parser.parse_args(given)
    chosen = [m for m in mutants(asked.games) if not asked.only or m.id in asked.only]
    for mutant in chosen:
        mutant.text()
        if asked.list:
            print(f"{mutant.id} {mutant.game}/{mutant.file}: {mutant.why}")
    if asked.list:
        return 0
    if not asked.unchecked:
        check_unchanged({mutant.game for mutant in chosen})
    wrong = []
    for fate in tried(chosen, asked.jobs):
        print(fate.line(), flush=True)
        wrong += [fate] if fate.wrong else []
    print(f"\n{len(chosen)} mutants, {len(wrong)} not as they should be")
    for fate in wrong:
        print(fate.line())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
