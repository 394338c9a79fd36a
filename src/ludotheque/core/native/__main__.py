"""Build the native units of the games found, or run them under the sanitizers."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ludotheque.core import library, native
from ludotheque.core.native import sanitize
from ludotheque.core.native.compiler import NoCompiler
from ludotheque.core.words import LudothequeError

INSIDE = "--inside"  # how the sanitized child knows itself


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.core.native", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; without any, all that are found")
    parser.add_argument("--all", action="store_true", help="all games that are found")
    parser.add_argument("--folder", type=Path, default=library.GAMES, help="where games lie")
    parser.add_argument("--sanitize", action="store_true", help="play under the sanitizers")
    parser.add_argument("--count", type=int, default=4000, help="random games under sanitizers")
    parser.add_argument(
        "--run", metavar="COMMAND", help="under the sanitizers run this instead, as python COMMAND"
    )
    parser.add_argument(INSIDE, action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    """Do what the arguments ask; 0 if all went well, 1 if a unit failed, 2 for bad arguments."""
    asked = _arguments(given)
    names = library.names(asked.folder) if asked.all or not asked.games else asked.games
    try:
        games = [library.load(name, asked.folder) for name in names]
        if asked.inside:
            return _play(games, asked.count)
        if asked.sanitize or asked.run:
            command = asked.run.split() if asked.run else _itself(asked, names)
            return 1 if sanitize.run(games, command) else 0
        return _build(games)
    except native.NativeError as error:
        print(error, file=sys.stderr)
        return 1
    except LudothequeError as error:
        print(error, file=sys.stderr)
        return 2


def _itself(asked: argparse.Namespace, names: Sequence[str]) -> list[str]:
    command = ["-m", "ludotheque.core.native", INSIDE, "--folder", str(asked.folder)]
    return [*command, "--count", str(asked.count), *names]


def _build(games: Sequence[library.Game]) -> int:
    """As many at once as there are cores; without a compiler plain Python will do, unless native
    code is required."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as crew:
        building = [crew.submit(native.build, game.rules) for game in games]
    try:
        for one in building:
            one.result()
    except NoCompiler as missing:
        print(f"games will run in plain Python, which is slower: {missing}", file=sys.stderr)
        return 1 if os.environ.get(native.SETTING) == "require" else 0
    return 0


def _play(games: Sequence[library.Game], count: int) -> int:
    for game in games:
        moves = sanitize.exercise(game, count)
        print(f"{game.id}: {moves} moves, clean under the sanitizers", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
