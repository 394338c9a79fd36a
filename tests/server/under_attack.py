"""Two people who play while something bad goes on, and how long their moves take.

    with others_play(server) as waits:
        attack()
    waits.check()

They play from a process of their own, or the attacker's Python would slow them down, and from
another address than the attacker's, who comes from `attacker(n)`.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx

from tests.server.helping import PATIENCE, ROOT, Person, Server, two_players

SOON = 0.5  # seconds within which a move is acknowledged
PAUSE = 0.05  # seconds between two moves
NEVER = 3.0  # seconds that no move takes, however busy the machine
LEAST = 10  # moves that say something; a short attack is followed by quiet ones


def attacker(number: int = 0) -> str:
    """An address on this machine that is not the players'."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def client(server: Any, address: str, **given: Any) -> httpx.Client:
    """A browser of our own page, at some address."""
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    headers = {"Origin": server.url, **given.pop("headers", {})}
    return httpx.Client(
        base_url=server.url, headers=headers, transport=transport, timeout=PATIENCE, **given
    )


class Waits:
    """Seconds from sending each move to its acknowledgement."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def check(self, soon: float = SOON, least: int = LEAST) -> None:
        """Moves were acknowledged soon; one in ten may be late, for the machine is busy too, but
        none by seconds: an attack that stops the server for long stops only one move of each."""
        assert len(self.seconds) >= least, f"only {len(self.seconds)} moves were acknowledged"
        late = [wait for wait in self.seconds if wait > soon]
        said = f"{len(late)} of {len(self.seconds)} moves took over {soon} s: {sorted(late)[-5:]}"
        assert len(late) <= len(self.seconds) // 10 and not any(w > NEVER for w in late), said


@contextlib.contextmanager
def others_play(server: Server, **table: Any) -> Iterator[Waits]:
    """Two people play at a table of their own for as long as the block lasts."""
    command = [sys.executable, "-m", "tests.server.under_attack", server.url, json.dumps(table)]
    pipe = subprocess.PIPE
    players = subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT, env=os.environ
    )
    assert players.stdout is not None
    try:
        assert players.stdout.readline() == "ready\n", players.communicate()[1]
        waits = Waits()
        yield waits
        said, wrong = players.communicate("", PATIENCE)
        assert players.returncode == 0, wrong
        waits.seconds = json.loads(said)
    finally:
        players.kill()
        players.wait()


def _play(url: str, table: dict[str, Any]) -> None:
    """Play until standard input ends, then print the waits."""
    server: Any = SimpleNamespace(url=url)
    waits: list[float] = []
    while True:
        ada, bob, match = two_players(server, **table)
        with ada.page() as a, bob.page() as b:
            a.watch(match), b.watch(match)
            if not waits:
                print("ready", flush=True)
            while not _move(a, b, waits):
                over = select.select([sys.stdin], [], [], PAUSE)[0]  # nothing comes but its end
                if over and len(waits) >= LEAST:
                    print(json.dumps(waits))
                    return


def _move(a: Any, b: Any, waits: list[float]) -> bool:
    """One move by whoever must; whether the match is over."""
    mover, other = (a, b) if a.view["acting"] == a.view["seat"] else (b, a)
    move = mover.view["legal"][0]["number"]
    began = time.monotonic()
    answer = mover.move(move)
    waits.append(time.monotonic() - began)
    assert answer["type"] == "done", answer
    made = mover.view["made"]
    for page in (mover, other):
        page.until(lambda v: v["outcome"] or v["made"] > made)
    return mover.view["outcome"] is not None


__all__ = ["Person", "Waits", "attacker", "client", "others_play"]

if __name__ == "__main__":
    _play(sys.argv[1], json.loads(sys.argv[2]))
