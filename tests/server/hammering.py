"""Servers that are killed while people play, and what is on disk afterwards."""

import random
import sqlite3
import threading
import time
from dataclasses import dataclass

import httpx
from websockets.exceptions import WebSocketException

from tests.server.helping import ME, Person, table


def log_of(data, match):
    """The entries of a match as they lie on disk."""
    with sqlite3.connect(data / "ludotheque.db") as db:
        asked = 'SELECT seq, kind, "key", payload FROM log WHERE "match" = ? ORDER BY seq'
        return db.execute(asked, (match,)).fetchall()


def check_contiguous(data, match):
    """The log of a match has no hole and no key twice; its moves by key."""
    rows = log_of(data, match)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    keys = [row[2] for row in rows if row[2]]
    assert len(keys) == len(set(keys))
    return {row[2].partition(":")[2]: row[0] for row in rows if row[1] == "moved" and row[2]}


def is_asked(view):
    """Whether a view wants a move, or nothing any more."""
    return view["legal"] or view["outcome"]


class Hammer(threading.Thread):
    """Plays matches with itself, as fast as it can, through every death of the server."""

    def __init__(self, server, number, game="connect-four"):
        super().__init__(daemon=True)
        self.game, self.person = game, Person(server, f"H{number}")
        self.dice = random.Random(number)
        self.over, self.failure, self.count = threading.Event(), None, 0
        self.acknowledged = {}  # match -> keys of its moves, in order
        self.begin()

    def begin(self):
        """Open the next table."""
        self.match = table(self.person, ME, ME, game=self.game)
        self.acknowledged[self.match] = []

    def run(self):
        """Play through every death."""
        while not self.over.is_set():
            try:
                self.play()
            except (WebSocketException, httpx.HTTPError, OSError, EOFError):
                time.sleep(0.01)  # the server died; try the next
            except BaseException as error:
                self.failure = error
                raise

    def play(self):
        """Play until the server dies."""
        with self.person.page() as page:
            while not self.over.is_set():
                page.send("watch", match=self.match)
                view = page.until(lambda v: v["match"] == self.match and is_asked(v))
                if view["outcome"]:
                    self.begin()
                    continue
                self.count += 1
                key = f"n{self.count}"
                answer = page.move(self.dice.choice(view["legal"])["number"], key=key)
                page.view = None
                if answer["type"] == "done":
                    self.acknowledged[self.match].append(key)
                elif answer["code"] != "stale":
                    raise AssertionError(answer)


def kill_under(server, hammers, kills):
    """Kill so many servers under the load of some hammers, which are at rest afterwards."""
    for hammer in hammers:
        hammer.start()
    dice = random.Random(7)
    for _ in range(kills):
        _wait_for(hammers, dice.randrange(1, 12))
        time.sleep(dice.uniform(0, 0.02))
        server.kill()
        server.start()
    for hammer in hammers:
        hammer.over.set()
    for hammer in hammers:
        hammer.join(10)
        assert hammer.failure is None, hammer.failure


def _wait_for(hammers, moves, most=5.0):
    """Wait for so many more moves to be acknowledged: a server dies in the middle of its work."""
    wanted, until = _acknowledged(hammers) + moves, time.monotonic() + most
    while _acknowledged(hammers) < wanted and time.monotonic() < until:
        time.sleep(0.002)


def _acknowledged(hammers):
    return sum(len(keys) for hammer in hammers for keys in list(hammer.acknowledged.values()))


@dataclass
class Found:
    """What became of the moves that were acknowledged."""

    matches: int = 0
    acknowledged: int = 0
    lost: int = 0
    disordered: int = 0


def count(data, hammers):
    """Hold what was acknowledged against what is on disk."""
    found = Found()
    for hammer in hammers:
        for match, keys in hammer.acknowledged.items():
            there = check_contiguous(data, match)
            places = [there[key] for key in keys if key in there]
            found.matches += 1
            found.acknowledged += len(keys)
            found.lost += len(keys) - len(places)
            found.disordered += places != sorted(places)
    return found
