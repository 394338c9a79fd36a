"""Servers killed while all games are played: python bench/kills.py [--kills 100]

Every move that was acknowledged before a SIGKILL must be in the log afterwards, once and in order.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server import hammering  # noqa: E402 - found from the repository's root
from tests.server.helping import Person, Server  # noqa: E402


def measure(folder: Path, kills: int, each: int) -> bool:
    """Kill, count and tell; whether nothing was lost."""
    server = Server(folder)
    games = [game["id"] for game in Person(server, None).get("/api/games")]
    began = time.monotonic()
    try:
        hammers = [
            hammering.Hammer(server, n, games[n % len(games)]) for n in range(each * len(games))
        ]
        hammering.kill_under(server, hammers, kills)
        found = hammering.count(folder, hammers)
        opened = _opened(hammers)
    finally:
        server.kill()
    with sqlite3.connect(folder / "ludotheque.db") as database:
        sound = database.execute("PRAGMA integrity_check").fetchone()[0]
    print(f"{kills} kills in {time.monotonic() - began:.0f} s, {len(hammers)} players of ", end="")
    print(f"{', '.join(games)}")
    print(f"{found.acknowledged} moves acknowledged in {found.matches} matches: ", end="")
    print(f"{found.lost} lost, {found.disordered} matches out of order")
    print(f"integrity: {sound}; {opened} of {found.matches} matches open again")
    return not found.lost and not found.disordered and sound == "ok" and opened == found.matches


def _opened(hammers: list[hammering.Hammer]) -> int:
    """How many matches can still be looked at."""
    return sum(
        hammer.person.ask("GET", f"/api/matches/{match}").status_code == 200
        for hammer in hammers
        for match in hammer.acknowledged
    )


def main() -> None:
    """Measure; 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--each", type=int, default=1, help="players of each game")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(0 if measure(Path(folder), given.kills, given.each) else 1)


if __name__ == "__main__":
    main()
