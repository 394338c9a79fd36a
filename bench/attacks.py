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


def drawn_examples(soak: Any, dice: random.Random) -> None:
    """Has examples of the rulebooks played and drawn, whole files at once, without a name."""
    mallory = client(soak.server, attacker(8))
    files = mallory.get("/api/scenarios").json()
    while not soak.over.wait(CALM):
        for one in _while_on(soak, dice.sample(files, min(3, len(files)))):
            mallory.get(f"/api/scenarios/{one['game']}/{one['file']}/run?drawn=true")


def ever_other_prints(soak: Any, dice: random.Random) -> None:
    """Has games printed under options that nobody asked for before."""
    mallory = client(soak.server, attacker(9))
    games = [game["id"] for game in mallory.get("/api/games").json()]
    known = {game: mallory.get(f"/api/games/{game}").json()["options"] for game in games}
    while not soak.over.wait(CALM):
        for game in _while_on(soak, games * 8):
            options = {option["name"]: _value(option, dice) for option in known[game]}
            chosen = {name: value for name, value in options.items() if value is not None}
            mallory.post(f"/api/games/{game}/print", json={"options": chosen})


def _value(option: Any, dice: random.Random) -> Any:
    """Some value of an option; None for the usual one."""
    if option["kind"] == "names":
        return dice.choice(option["values"])
    if option["kind"] == "range":
        return dice.randint(option["low"], option["high"])
    return None


def files_of_many_guests(soak: Any, dice: random.Random) -> None:
    """Brings files, their lines ended otherwise, as ever new guests, and reads them at once."""
    match = load("night-dealer").new(seed=1)
    while not match.over:
        match.push(match.legal()[0])
    head, *rest = replay.dump(match).splitlines()
    text = head + "\n" + "\r".join(rest)
    while not soak.over.wait(CALM):
        mallory = _guest(soak, 10)
        found = mallory.post("/api/import", content=text).json().get("match")
        mallory.get(f"/api/matches/{found}/replay/1?eye=all&drawn=true")


def strange_handshakes(soak: Any, dice: random.Random) -> None:
    """Asks for sockets as another page's, each time to be refused."""
    address = urlsplit(soak.server.url)
    asked = "GET /api/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    asked += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    asked += "Origin: https://elsewhere.example\r\n\r\n"
    while not soak.over.wait(CALM):
        for _ in _while_on(soak, range(20)):
            there = (address.hostname, address.port)
            with socket.create_connection(there, 5, (attacker(11), 0)) as found:
                found.sendall(asked.format(address.netloc).encode())
                found.settimeout(5)
                found.recv(1000)


def full_shelves(soak: Any, dice: random.Random) -> None:
    """Keeps as much as anybody may, as ever new guests."""
    body = {"kind": "map", "name": "", "value": "x" * 15_000}
    while not soak.over.wait(CALM):
        mallory = _guest(soak, 12)
        for number in _while_on(soak, range(60)):
            kept = {**body, "name": f"Map {number}"}
            mallory.put(f"/api/games/generals/keepsakes/k{number}", json=kept)


ATTACKS = [
    *(tables_of_computers, passwords, silent_connections, files_and_replays),
    *(fat_cookies, lobby_and_bots, costly_questions, drawn_examples, ever_other_prints),
    *(files_of_many_guests, strange_handshakes, full_shelves),
]
