"""Attackers for `soak.py`: each does some harm for a while, from an address of its own."""

from __future__ import annotations

import contextlib
import random
import secrets
import socket
from collections.abc import Iterator
from itertools import takewhile
from typing import Any
from urllib.parse import urlsplit

from ludotheque.core import replay
from ludotheque.core.library import load
from tests.server.helping import ME, level
from tests.server.under_attack import attacker, client

CALM = 5.0  # seconds between two bursts


def _guest(soak: Any, number: int) -> Any:
    """A guest at an address of their own."""
    browser = client(soak.server, attacker(number))
    browser.post("/api/guest", json={})
    return browser


def _while_on(soak: Any, many: Any) -> Iterator[Any]:
    """So many of a burst, or what is left of the soak."""
    return takewhile(lambda _: not soak.over.is_set(), many)


def tables_of_computers(soak: Any, dice: random.Random) -> None:
    """Opens tables for oracles alone, more than anybody may."""
    mallory = _guest(soak, 1)
    body = {"game": "night-dealer", "seats": [level("oracle"), level("oracle")]}
    while not soak.over.wait(CALM):
        for _ in _while_on(soak, range(20)):
            mallory.post("/api/matches", json=body)


def passwords(soak: Any, dice: random.Random) -> None:
    """Guesses passwords of many names."""
    mallory = _guest(soak, 2)
    while not soak.over.wait(CALM):
        for _ in _while_on(soak, range(20)):
            body = {"login": secrets.token_hex(5), "password": "correct horse"}
            mallory.post("/api/login", json=body)


def silent_connections(soak: Any, dice: random.Random) -> None:
    """Opens connections and says half a header or nothing."""
    address = urlsplit(soak.server.url)
    while not soak.over.is_set():
        with contextlib.ExitStack() as stack:
            for _ in range(100):
                source = (attacker(3), 0)
                found = stack.enter_context(
                    socket.create_connection((address.hostname, address.port), 5, source)
                )
                found.sendall(b"GET / HTTP/1.1\r\nHost: " if dice.random() < 0.5 else b"")
            soak.over.wait(CALM)


def files_and_replays(soak: Any, dice: random.Random) -> None:
    """Brings a long file and reads it over and over."""
    mallory, game = _guest(soak, 4), load("night-dealer")
    match = game.new(seed=dice.randrange(1000))
    while not match.over:
        match.push(dice.choice([str(move) for move in match.legal()]))
    text = replay.dump(match)
    while not soak.over.wait(CALM):
        found = mallory.post("/api/import", content=text).json().get("match")
        for after in _while_on(soak, range(0, 1000, 100)):
            mallory.get(f"/api/matches/{found}/replay?eye=all&after={after}")


def fat_cookies(soak: Any, dice: random.Random) -> None:
    """Sends large cookies, each a new one."""
    while not soak.over.wait(CALM):
        for _ in _while_on(soak, range(50)):
            headers = {"Cookie": f"ludotheque={secrets.token_hex(8000)}"}
            client(soak.server, attacker(5), headers=headers).get("/api/me")


def lobby_and_bots(soak: Any, dice: random.Random) -> None:
    """Fills the lobby and makes bots."""
    mallory = _guest(soak, 6)
    while not soak.over.wait(CALM):
        for number in _while_on(soak, range(20)):
            mallory.post("/api/matches", json={"game": "duel", "seats": [], "public": True})
            mallory.post("/api/bots", json={"name": f"Bot {number}"})


def costly_questions(soak: Any, dice: random.Random) -> None:
    """Asks for what is long to make, and for paths that are none."""
    mallory = _guest(soak, 7)
    body = {"game": "night-dealer", "seats": [ME, ME]}
    match = mallory.post("/api/matches", json=body).json()["match"]
    lines = {"lines": [["roll"] * 20] * 32}
    while not soak.over.wait(CALM):
        for _ in _while_on(soak, range(10)):
            mallory.post(f"/api/matches/{match}/try", json=lines)
            for path in ("/api/schema", "/%00", "/" + "a" * 400, "/api/docs", "/api/lobby"):
                mallory.get(path)


ATTACKS = [
    *(tables_of_computers, passwords, silent_connections, files_and_replays),
    *(fat_cookies, lobby_and_bots, costly_questions),
]
