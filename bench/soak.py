"""Hours of everything at once: python bench/soak.py [--minutes 30]

One server with its usual limits; two people at every game, one against a computer, onlookers who
come and go, pages that reconnect, and attackers of every kind. Every half minute it tells what the
server holds in memory and how fast moves are acknowledged, and at the end whether memory stayed
flat after the warm-up and whether the server's log has any error.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402 - the path above comes first
from attacks import ATTACKS  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from tests.server.helping import ME, OPEN, Person, level, table  # noqa: E402

FLAT = 0.10  # how far memory may go from its median after the warm-up
WRONG = ("ERROR", "CRITICAL", "Traceback")
TROUBLE = (WebSocketException, httpx.HTTPError, OSError, EOFError, AssertionError, KeyError)


class Soaked:
    """The server process that is watched."""

    def __init__(self, folder: Path) -> None:
        given = {"data": str(folder / "data"), "games": []}
        command = [sys.executable, str(ROOT / "tests" / "server" / "runner.py"), json.dumps(given)]
        self.log = folder / "server.log"
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def memory(self) -> float:
        """Megabytes it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(n for n in status.splitlines() if n.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def memory_for(self, seconds: float) -> float:
        """The least it holds in some time: each password takes 64 megabytes for a moment."""
        until, least = time.monotonic() + seconds, self.memory()
        while time.monotonic() < until:
            time.sleep(0.25)
            least = min(least, self.memory())
        return least

    def errors(self) -> list[str]:
        """Lines of its log that tell of a mistake."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if any(word in line for word in WRONG)]

    def stop(self) -> int:
        """End it; its exit code."""
        self.process.terminate()
        return self.process.wait(30)


class Soak:
    """All who come to the server, and what they saw."""

    def __init__(self, server: Soaked) -> None:
        self.server, self.over = server, threading.Event()
        self.matches: list[str] = []  # that onlookers may watch
        self.waits: list[float] = []  # seconds until moves were acknowledged
        self.troubles: list[str] = []  # of those who mean no harm

    def run(self, who: Callable[[Any, random.Random], None], number: int, harm: bool) -> None:
        """Somebody, for as long as it lasts; who is thrown out comes again."""
        dice = random.Random(number)
        while not self.over.is_set():
            try:
                who(self, dice)
            except TROUBLE as error:
                if not harm and not self.over.is_set():
                    self.troubles.append(f"{who}: {type(error).__name__} {error}"[:300])
            self.over.wait(1)

    def move(self, page: Any, dice: random.Random) -> None:
        """Make a legal move in the match that a page shows."""
        legal = page.view["legal"]
        began = time.monotonic()
        answer = page.move(dice.choice(legal)["number"])
        self.waits.append(time.monotonic() - began)
        assert answer["type"] == "done" or answer["code"] == "stale", answer


def is_asked(view: Any) -> bool:
    """Whether a view wants a move, or nothing any more."""
    return bool(view["legal"] or view["outcome"])


def pair_at(game: str) -> Callable[[Soak, random.Random], None]:
    """Two people who play a game to its end, and reconnect now and then."""

    def play(soak: Soak, dice: random.Random) -> None:
        ada, bob = Person(soak.server, "Ada"), Person(soak.server, "Bob")
        match = table(ada, ME, OPEN, game=game, public=True)
        bob.post(f"/api/matches/{match}/join")
        soak.matches = [*soak.matches[-20:], match]
        while not soak.over.is_set():
            with ada.page() as one, bob.page() as two:
                if _play_on(soak, dice, match, (one, two)):
                    return

    return play


def _play_on(soak: Soak, dice: random.Random, match: str, pages: Any) -> bool:
    """Some moves on the same sockets; whether the match is over."""
    for _ in range(25):
        if soak.over.wait(dice.uniform(0.05, 0.4)):
            return True
        for page in pages:
            if page.watch(match)["outcome"]:
                return True
            if page.view["legal"]:
                soak.move(page, dice)
    return False


def alone_at(game: str) -> Callable[[Soak, random.Random], None]:
    """Somebody who plays a game against a computer."""

    def play(soak: Soak, dice: random.Random) -> None:
        ada = Person(soak.server, "Eve")
        match = table(ada, ME, level(dice.choice(("apprenti", "adepte"))), game=game)
        with ada.page() as page:
            page.watch(match)
            while not soak.over.is_set():
                if page.until(is_asked, 60)["outcome"]:
                    return
                soak.move(page, dice)
                page.view = None
                page.send("watch", match=match)
                soak.over.wait(dice.uniform(0.1, 0.6))

    return play


def onlooker(soak: Soak, dice: random.Random) -> None:
    """Somebody who watches now this match, now that."""
    eve = Person(soak.server, "Onlooker")
    while not soak.over.is_set():
        with eve.page() as page:
            for match in dice.sample(soak.matches, min(3, len(soak.matches))):
                page.watch(match)
            with contextlib.suppress(TimeoutError):
                while True:
                    page.any(dice.uniform(1, 4))
            page.frames.clear()


def come(soak: Soak) -> list[threading.Thread]:
    """Everybody comes."""
    games = [game["id"] for game in Person(soak.server, None).get("/api/games")]
    guests = [*map(pair_at, games), *map(alone_at, games), onlooker, onlooker]
    everybody = [(who, False) for who in guests] + [(who, True) for who in ATTACKS]
    threads = [
        threading.Thread(target=soak.run, args=(who, number, harm), daemon=True)
        for number, (who, harm) in enumerate(everybody)
    ]
    for thread in threads:
        thread.start()
    return threads


def watch(soak: Soak, minutes: float, every: float) -> list[float]:
    """Tell how it goes until the time is up; the memory at each look."""
    looks, began = [], time.monotonic()
    while (past := time.monotonic() - began) < minutes * 60:
        looks.append(soak.server.memory_for(min(every, minutes * 60 - past) + 0.01))
        waits, soak.waits = sorted(soak.waits), []
        p50, p99 = (waits[int(len(waits) * q)] * 1000 if waits else 0 for q in (0.5, 0.99))
        print(f"{(time.monotonic() - began) / 60:5.1f} min  {looks[-1]:6.1f} MB  ", end="")
        print(f"{len(waits):5d} moves, p50 {p50:.0f} ms, p99 {p99:.0f} ms, ", end="")
        print(f"{len(soak.server.errors())} errors, {len(soak.troubles)} troubles", flush=True)
    return looks


def judge(looks: list[float], warm: int) -> bool:
    """Whether memory stayed flat after the first looks."""
    after = looks[warm:] or looks[-1:]
    middle = statistics.median(after)
    far = max(abs(look - middle) / middle for look in after)
    flat = far <= FLAT
    print(f"memory after the warm-up: {middle:.1f} MB, at most {far:.1%} off: ", end="")
    print("flat" if flat else "NOT flat")
    return flat


def soak(folder: Path, minutes: float, every: float) -> bool:
    """All of it; whether all was well."""
    server = Soaked(folder)
    everything = Soak(server)
    threads = come(everything)
    try:
        looks = watch(everything, minutes, every)
    finally:
        everything.over.set()
        for thread in threads:
            thread.join(5)
        code = server.stop()
    flat = judge(looks, max(1, len(looks) // 3))
    errors = server.errors()
    print(f"the server ended with {code}; {len(errors)} errors in its log")
    print("\n".join([*errors[:10], *everything.troubles[:10]]))
    return flat and not errors and code == 0


def main() -> None:
    """Soak; 1 if memory was not flat or the log has errors."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--every", type=float, default=30, help="seconds between two looks")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(0 if soak(Path(folder), given.minutes, given.every) else 1)


if __name__ == "__main__":
    main()
