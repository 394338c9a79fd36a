"""Make the data folder of a release, as tests of upgrades open it with the program of today.

    python -m tests.upgrades.make 0.2.0                      # by this working tree
    python -m tests.upgrades.make 93641f2 --tree ../other    # by another one, at some commit

Run it once for each release, before it is published, and commit the file it writes,
`tests/upgrades/releases/<name>.tar.xz`: a database that a real server of that tree wrote, replay
files exported by it, and `matches.json`, which says what each match is. Nothing else has to be
changed: `tests/upgrades/test_upgrades.py` opens every file of that folder. The layouts of the
tables lie inside; only those of trees before 0.1.0 are in `core/layouts.toml` (see
`tests/upgrades/layouts.py`).

Of each game there is a match that runs, one taken back and keyed anew, one that waits, two with a
clock (of which one runs out while no server runs), one against a computer, one that is over, and
one begun from a position of that. Every kind of entry of the log is written at least once.
"""

from __future__ import annotations

import argparse
import io
import json
import lzma
import os
import random
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.server.helping import GENEROUS, ME, OPEN, PATIENCE, Page, Person, level, table

ROOT = Path(__file__).resolve().parent.parent.parent
RELEASES = Path(__file__).resolve().parent / "releases"
GAMES = ("duel", "eden", "generals", "night-dealer", "tactique")
SHORT = ("duel", "night-dealer", "tactique")  # a random game of these is played to its end
MOVES = 12  # of a match that runs
LONG = {"kind": "total", "seconds": 31 * 86400, "increment": 5, "timeout": "lose"}
BRIEF = {"kind": "total", "seconds": 60, "timeout": "lose"}  # has run out when it is opened again
GIVING_UP = ("concede", "resign")  # verbs that random play is spared
LATEST = 400  # moves of a random game that is then given up


class OtherServer:
    """A server of some tree, on a data folder."""

    def __init__(self, tree: Path, data: Path) -> None:
        fast = {"pause": [0, 0], "scale": 0.02, "sweep": 0.1, "news": 0.05}
        settings = {**fast, "data": str(data), "limits": {**GENEROUS, "waiting_each": 100}}
        command = [sys.executable, str(tree / "tests/server/runner.py"), json.dumps(settings)]
        paths = {"PYTHONPATH": str(tree / "src"), "LUDOTHEQUE_NATIVE": "0"}
        env = {**os.environ, **paths, "PYTHONDONTWRITEBYTECODE": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http"), "the server did not start"

    def stop(self) -> None:
        """Stop it as a person does: it keeps the last positions."""
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextmanager
def serving(tree: Path, data: Path) -> Iterator[Any]:
    """A server of a tree, for as long as the block lasts."""
    server = OtherServer(tree, data)
    try:
        yield server
    finally:
        server.stop()


def main() -> None:
    """Write the file of a release."""
    asked = argparse.ArgumentParser(description="Make the data folder of a release.")
    asked.add_argument("name")
    asked.add_argument("--tree", type=Path, default=ROOT)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with serving(given.tree.resolve(), data) as server:
            matches, files = fill(server)
        files["matches.json"] = json.dumps({"at": time.time(), **matches}, indent=1)
        check_kinds(data / "ludotheque.db")
        written = pack(data, files, RELEASES / f"{given.name}.tar.xz")
    print(f"{written}: {written.stat().st_size / 1000:.0f} kB")


def fill(server: Any) -> tuple[dict[str, Any], dict[str, str]]:
    """All the matches, and the replay files by name."""
    found: dict[str, Any] = {}
    files: dict[str, str] = {}
    people = ada, bob = Person(server, "Ada"), Person(server, "Bob")
    ada.post("/api/account", {"login": "ada", "password": "upgrade-me"})
    for number, game in enumerate(GAMES):
        chance = random.Random(number)
        made = {}
        for kind, make in KINDS.items():
            print(game, kind, flush=True)
            made[kind] = make(people, game, chance)
        made["position"] = begun_from(ada, made["finished"], chance)
        found[game] = made
        files[f"{game}.jsonl"] = ada.ask("GET", f"/api/matches/{made['finished']}/export").text
    files["start.jsonl"] = given_up(ada, begun_from(ada, found["duel"]["finished"], chance))
    rest = {"adopted": adopted(server), "forgotten": forgotten(server, ada), "bob": bob.id}
    return {"matches": found, **rest, "ada": ada.id}, files


def two(people: tuple[Person, Person], game: str, **given: Any) -> str:
    """A match between two people at a table for two."""
    ada, bob = people
    match = table(ada, ME, OPEN, game=game, public=True, **given)
    bob.post(f"/api/matches/{match}/join")
    return match


def play(people: tuple[Person, ...], match: str, moves: int, chance: random.Random) -> Any:
    """Random moves by whoever must act; the last view of the first person."""
    with people[0].page() as first, people[-1].page() as last:
        first.watch(match)
        last.watch(match)
        while moves and not first.view["outcome"]:
            moves -= one_move(first, last, chance)
        return first.view


def one_move(first: Page, last: Page, chance: random.Random) -> bool:
    """A move by whichever page may make one; whether it was made."""
    for page in (first, last):
        while not page.quiet(0.005):
            pass  # what was sent meanwhile
        view = page.view
        if view["acting"] in view["holds"] and view["acting"] != view["seat"]:
            view = page.watch(view["match"], seat=view["acting"])  # two at one screen
        if view["legal"]:
            moves = [move["number"] for move in view["legal"] if move["verb"] not in GIVING_UP]
            answer = page.move(chance.choice(moves), seat=view["seat"])
            page.quiet(0.02)  # the view that follows
            return bool(answer["type"] == "done")
    return False


def running(people: tuple[Person, Person], game: str, chance: random.Random) -> str:
    """Under way, with words said, an offer declined, and a seat left and taken again."""
    ada, bob = people
    match = two(people, game)
    play(people, match, MOVES, chance)
    with ada.page() as page:
        page.watch(match)
        page.act("say", text="Bonsoir !")
    if game == "duel":
        ada.post(f"/api/matches/{match}/windows", {"pass_after": 20.0})
    ada.post(f"/api/matches/{match}/manner", {"what": "offer"})
    bob.post(f"/api/matches/{match}/manner", {"what": "decline"})
    return match


def taken_back(people: tuple[Person, Person], game: str, chance: random.Random) -> str:
    """Under way, after moves were taken back by consent."""
    ada, bob = people
    match = two(people, game)
    play(people, match, MOVES, chance)
    with ada.page() as mine, bob.page() as theirs:
        view = mine.watch(match)
        mine.act("undo", made=view["made"] - 4)
        theirs.watch(match)
        if theirs.view["table"]["undo"]["ask"]:
            assert theirs.act("answer", yes=True)["type"] == "done"
    return match


def waiting(people: tuple[Person, Person], game: str, chance: random.Random) -> str:
    """Not begun."""
    return table(people[0], ME, OPEN, game=game)


def with_clock(people: tuple[Person, Person], game: str, chance: random.Random) -> str:
    """With a clock that runs for long."""
    match = two(people, game, clock=LONG)
    play(people, match, MOVES, chance)
    return match


def with_brief_clock(people: tuple[Person, Person], game: str, chance: random.Random) -> str:
    """With a clock that runs out while no server runs."""
    match = two(people, game, clock=BRIEF)
    play(people, match, 3, chance)
    return match


def with_computer(people: tuple[Person, Person], game: str, chance: random.Random) -> str:
    """Against a computer."""
    match = table(people[0], ME, level(), game=game)
    play(people[:1], match, 6, chance)
    return match


def finished(people: tuple[Person, Person], game: str, chance: random.Random) -> str:
    """Over: played out, or given up after a while."""
    match = two(people, game)
    view = play(people, match, LATEST if game in SHORT else 3 * MOVES, chance)
    if not view["outcome"]:
        with people[0].page() as page:
            page.watch(match)
            assert page.act("resign")["type"] == "done"
    return match


def begun_from(ada: Person, match: str, chance: random.Random) -> str:
    """From a position of a match that is over."""
    body = {"made": 4, "seats": [ME, ME]}
    begun: str = ada.post(f"/api/matches/{match}/from", body)["match"]
    ada.post(f"/api/matches/{match}/rematch")
    play((ada,), begun, 4, chance)
    return begun


def given_up(ada: Person, match: str) -> str:
    """The replay file of a match that began at a position of another and was given up."""
    with ada.page() as page:
        page.watch(match)
        assert page.act("resign")["type"] == "done"
    return ada.ask("GET", f"/api/matches/{match}/export").text


def adopted(server: Any) -> str:
    """Begun by a guest who then logged in."""
    guest = Person(server, "Ève")
    match = table(guest, ME, ME, game="night-dealer")
    guest.post("/api/login", {"login": "ada", "password": "upgrade-me"})
    guest.post("/api/me/guest")
    return match


def forgotten(server: Any, ada: Person) -> str:
    """A match of Ada's against somebody who was then deleted."""
    gone = Person(server, "Zoé")
    match = two((ada, gone), "night-dealer")
    gone.post("/api/me/forget", {"name": "Zoé"})
    return match


KINDS = {
    "running": running,
    "taken_back": taken_back,
    "waiting": waiting,
    "clock": with_clock,
    "brief": with_brief_clock,
    "computer": with_computer,
    "finished": finished,
}


def check_kinds(database: Path) -> None:
    """Every kind of entry is there, so that each is read by every later program."""
    with closing(sqlite3.connect(database)) as connection:
        found = {row[0] for row in connection.execute("SELECT DISTINCT kind FROM log")}
    print("kinds of entries:", ", ".join(sorted(found)))


def pack(data: Path, files: dict[str, str], to: Path) -> Path:
    """A data folder and files, as small as they get."""
    with closing(sqlite3.connect(data / "ludotheque.db")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        connection.execute("PRAGMA journal_mode=DELETE")
    contents = {name: text.encode() for name, text in files.items()}
    contents["ludotheque.db"] = (data / "ludotheque.db").read_bytes()
    to.parent.mkdir(exist_ok=True)
    best = lzma.PRESET_EXTREME | 9
    with tarfile.open(to, mode="w:xz", preset=best) as archive:
        for name, raw in sorted(contents.items()):
            about = tarfile.TarInfo(name)
            about.size = len(raw)
            archive.addfile(about, io.BytesIO(raw))
    return to


if __name__ == "__main__":
    main()
