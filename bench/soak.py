"""Hours of everything at once: python bench/soak.py [--minutes 30]

One server with its usual limits; two people at every game, one against a computer, onlookers who
come and go, pages that reconnect, and attackers of every kind. People stay the same all the time,
each at an address of their own. Every half minute it tells what the server holds in memory and how
fast moves are acknowledged. At the end all was well if memory stayed flat after the warm-up, play
never stood still, nobody honest was refused anything, and the server's log has no error.
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
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402 - the path above comes first
from attacks import ATTACKS  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from tests.server.helping import ME, OPEN, Person, level, table  # noqa: E402

FLAT = 0.10  # how far memory may go from its median after the warm-up
STEADY = 0.25  # of the median of moves: with fewer the server was idle
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
        """End it; its exit code. One that does not end in time is killed, which is a bad end."""
        self.process.terminate()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Look(NamedTuple):
    """What was seen of a while."""

    memory: float  # megabytes
    moves: int


Play = Callable[["Soak", random.Random, list[Person]], None]
Attack = Callable[[Any, random.Random], None]


class Soak:
    """All who come to the server, and what they saw."""

    def __init__(self, server: Soaked) -> None:
        self.server, self.over = server, threading.Event()
        self.matches: list[str] = []  # that onlookers may watch
        self.waits: list[float] = []  # seconds until moves were acknowledged
        self.troubles: list[str] = []  # of those who mean no harm

    def play(self, number: int, names: Sequence[str], play: Play) -> None:
        """Some people, the same for as long as it lasts; who is thrown out comes again."""
        dice, people = random.Random(number), list[Person]()
        while not self.over.is_set():
            try:
                for place in range(len(people), len(names)):
                    people.append(Person(self.server, names[place], address=home(number, place)))
                play(self, dice, people)
            except TROUBLE as error:
                if not self.over.is_set():
                    said = f"{names} {type(error).__name__} {error}"
                    self.troubles.append(said[:300])
            self.over.wait(1)

    def harm(self, number: int, attack: Attack) -> None:
        """An attacker, for as long as it lasts."""
        dice = random.Random(number)
        while not self.over.is_set():
            with contextlib.suppress(*TROUBLE):
                attack(self, dice)
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


def home(number: int, place: int) -> str:
    """An address on this machine that is nobody else's."""
    return f"127.1.{1 + number}.{1 + place}"


def pair_at(game: str) -> Play:
    """Two people who play a game to its end, and reconnect now and then."""

    def play(soak: Soak, dice: random.Random, people: list[Person]) -> None:
        ada, bob = people
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


def alone_at(game: str) -> Play:
    """Somebody who plays a game against a computer."""

    def play(soak: Soak, dice: random.Random, people: list[Person]) -> None:
        (ada,) = people
        match = table(ada, ME, level(dice.choice(("apprenti", "adepte"))), game=game)
        with ada.page() as page:
            page.watch(match)
            while not soak.over.is_set():
                if page.until(is_asked, 60)["outcome"]:
                    return
                soak.move(page, dice)
                page.view = None
                page.frames.clear()
                page.send("watch", match=match)
                soak.over.wait(dice.uniform(0.1, 0.6))

    return play


def onlooker(soak: Soak, dice: random.Random, people: list[Person]) -> None:
    """Somebody who watches now this match, now that."""
    with people[0].page() as page:
        for match in dice.sample(soak.matches, min(3, len(soak.matches))):
            page.watch(match)
        until = time.monotonic() + dice.uniform(2, 6)
        with contextlib.suppress(TimeoutError):
            while (left := until - time.monotonic()) > 0:
                page.any(left)


def come(soak: Soak) -> list[threading.Thread]:
    """Everybody comes."""
    games = [game["id"] for game in Person(soak.server, None).get("/api/games")]
    groups: list[tuple[tuple[str, ...], Play]] = [
        *((("Ada", "Bob"), pair_at(game)) for game in games),
        *((("Eve",), alone_at(game)) for game in games),
        *[(("Onlooker",), onlooker)] * 2,
    ]
    work: list[Any] = [(soak.play, (n, *group)) for n, group in enumerate(groups)]
    work += [(soak.harm, (n, attack)) for n, attack in enumerate(ATTACKS)]
    threads = [threading.Thread(target=do, args=given, daemon=True) for do, given in work]
    for thread in threads:
        thread.start()
    return threads


def watch(soak: Soak, minutes: float, every: float) -> list[Look]:
    """Tell how it goes until the time is up."""
    looks, began = list[Look](), time.monotonic()
    while (past := time.monotonic() - began) < minutes * 60:
        memory = soak.server.memory_for(min(every, minutes * 60 - past) + 0.01)
        waits, soak.waits = sorted(soak.waits), []
        looks.append(Look(memory, len(waits)))
        p50, p99 = (waits[int(len(waits) * q)] * 1000 if waits else 0 for q in (0.5, 0.99))
        print(f"{(time.monotonic() - began) / 60:5.1f} min  {memory:6.1f} MB  ", end="")
        print(f"{len(waits):5d} moves, p50 {p50:.0f} ms, p99 {p99:.0f} ms, ", end="")
        print(f"{len(soak.server.errors())} errors, {len(soak.troubles)} troubles", flush=True)
    return looks


def judge(looks: list[Look]) -> list[str]:
    """What is wrong after the first third, in which caches fill; nothing if all is well."""
    after = looks[max(1, len(looks) // 3) :] or looks[-1:]
    middle = statistics.median(look.memory for look in after)
    far = max(abs(look.memory - middle) / middle for look in after)
    print(f"memory after the warm-up: {middle:.1f} MB, at most {far:.1%} off: ", end="")
    print("flat" if far <= FLAT else "NOT flat")
    usual, least = (
        statistics.median(look.moves for look in looks),
        min(look.moves for look in looks),
    )
    print(f"moves a look: {usual:.0f}, at least {least}")
    wrong = [] if far <= FLAT else ["memory is not flat"]
    return wrong + (["play stood still"] if least < STEADY * usual or not usual else [])


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
    wrong = judge(looks) + faults(everything.troubles, server.errors(), code)
    print(f"the server ended with {code}; {len(server.errors())} errors in its log, ", end="")
    print(f"{len(everything.troubles)} troubles of people")
    print("\n".join([*server.errors()[:10], *everything.troubles[:10]]))
    print(f"NOT well: {', '.join(wrong)}" if wrong else "all was well")
    return not wrong


def faults(troubles: list[str], errors: list[str], code: int) -> list[str]:
    """What went wrong beside memory and pace."""
    said = {"people had troubles": troubles, "errors in the log": errors, "a bad end": code}
    return [what for what, is_so in said.items() if is_so]


def main() -> None:
    """Soak; 1 if anything was not well."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--every", type=float, default=30, help="seconds between two looks")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(0 if soak(Path(folder), given.minutes, given.every) else 1)


if __name__ == "__main__":
    main()
