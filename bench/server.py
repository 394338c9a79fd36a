"""What the server can carry, measured on this machine: python bench/server.py [--quick]

One server process, one process of clients beside it. Every match has two people on two sockets; a
move's time runs from the frame that asks for it to the frame that shows it to the other person.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from ludotheque.server import loading, summaries
from ludotheque.server.acts import extend
from ludotheque.server.entries import Begun, Created, Moved, Sitter, write_row
from ludotheque.server.hall import Hall
from ludotheque.server.settings import Settings
from ludotheque.server.store.appends import Append
from ludotheque.server.wire.tables import ClockChoice

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "tests" / "server" / "games"
GAME = "marche"
SHIPPED = ("night-dealer", "duel", "generals")
LONG = 1000  # moves of a long match
FREE = [10**9, 10**9]
KEEPS = True  # as a page: it keeps the state, and is sent what changed
LIMITS = {
    **dict.fromkeys(("socket_rate", "identity_rate", "http_rate", "guest_rate"), FREE),
    **dict.fromkeys(("site_rate", "handshake_rate"), FREE),
    **{"sockets": 10_000, "sockets_each": 10_000, "sockets_address": 10_000},
    **{"connections": 20_000, "connections_each": 20_000, "matches_each": 10_000},
    **{"requests": 10_000, "requests_each": 10_000, "reserve": 0.0},
}


class Server:
    """The server process that is measured."""

    def __init__(self, data: Path) -> None:
        given = {"data": str(data), "games": [str(GAMES)], "limits": LIMITS, "pause": [0, 0]}
        given["window"] = [0, 0]  # answers are shown at once: what is measured is work
        command = [sys.executable, str(ROOT / "tests" / "server" / "runner.py"), json.dumps(given)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    @property
    def socket_url(self) -> str:
        """Where its socket is."""
        return "ws" + self.url.removeprefix("http") + "/api/socket"

    def memory(self) -> int:
        """Bytes it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(n for n in status.splitlines() if n.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def worked(self) -> float:
        """Seconds of a processor it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)


async def guest(server: Server) -> httpx.AsyncClient:
    """Somebody new."""
    client = httpx.AsyncClient(base_url=server.url, headers={"Origin": server.url}, timeout=60)
    await client.post("/api/guest", json={})
    return client


def open_socket(server: Server, client: httpx.AsyncClient) -> Any:
    """A socket of somebody's."""
    headers = {"Cookie": f"ludotheque={client.cookies['ludotheque']}", "Origin": server.url}
    return connect(server.socket_url, additional_headers=headers, compression=None)


class Pair:
    """Two people who play one match as fast as they are answered."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.done, self.shown = 0, []

    async def sit(self, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        """Open a table and watch it from both seats."""
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        self.match = (await one.post("/api/matches", json=body)).json()["match"]
        await two.post(f"/api/matches/{self.match}/join", json={})
        self.sockets = [await open_socket(self.server, c) for c in (one, two)]
        self.version = [0, 0]
        for seat in (0, 1):
            await self._send(seat, {"type": "watch", "match": self.match})
            await self._view(seat, 0)

    async def _send(self, seat: int, frame: dict[str, Any]) -> None:
        await self.sockets[seat].send(json.dumps(frame))

    async def _view(self, seat: int, made: int) -> None:
        """Read until this seat is shown a position with so many moves."""
        while True:
            frame = json.loads(await self.sockets[seat].recv())
            if frame["type"] == "refused":
                raise RuntimeError(frame["en"])
            self.done += frame["type"] == "done"
            if frame["type"] == "view":
                self.version[seat] = frame["view"]["version"]
                if frame["view"]["made"] >= made:
                    return

    async def play(self, until: float) -> None:
        """Move in turn until the time is up."""
        made = 0
        while time.perf_counter() < until:
            seat = made % 2
            frame = {"type": "move", "match": self.match, "version": self.version[seat]}
            began = time.perf_counter()
            await self._send(seat, {**frame, "key": secrets.token_hex(6), "moves": [made % 4]})
            made += 1
            await self._view(1 - seat, made)
            self.shown.append(time.perf_counter() - began)
            await self._view(seat, made)

    async def close(self) -> None:
        """Get up."""
        for socket in self.sockets:
            await socket.close()


async def moves_per_second(server: Server, matches: int, seconds: float) -> None:
    """Acknowledged moves and the time until the other sees them."""
    one, two = await guest(server), await guest(server)
    pairs = [Pair(server) for _ in range(matches)]
    for pair in pairs:
        await pair.sit(one, two)
    began = time.perf_counter()
    await asyncio.gather(*(pair.play(began + seconds) for pair in pairs))
    took = time.perf_counter() - began
    times = sorted(t for pair in pairs for t in pair.shown)
    done = sum(pair.done for pair in pairs)
    p50, p99 = (times[int(len(times) * q)] * 1000 for q in (0.5, 0.99))
    print(f"{matches:4d} matches: {done / took:7.0f} moves acknowledged a second, ", end="")
    print(f"move to view p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    for pair in pairs:
        await pair.close()


class Game(Pair):
    """Two people who play a shipped game at random, answering each other's windows at once."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        super().__init__(server)
        self.game, self.chance = game, random.Random(seed)

    async def play(self, until: float) -> None:
        """Move, whoever must, until the time is up; a new table when a match is over."""
        while time.perf_counter() < until:
            views = [await self._latest(seat) for seat in (0, 1)]
            while time.perf_counter() < until and views[0]["acting"] is not None:
                seat = views[0]["acting"]
                move = self.chance.choice(_worth_playing(views[seat]["legal"]))
                frame = {"type": "move", "match": self.match, "version": views[seat]["version"]}
                frame |= {"key": secrets.token_hex(6), "moves": [move["number"]]}
                await self._send(seat, frame)
                views = await self._answered(seat, views)
            if time.perf_counter() < until:
                await self.close()
                await self.sit(*self.people)

    async def sit(self, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        """Open a table; each watches it through a socket of their own."""
        self.people = (one, two)
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = (await one.post("/api/matches", json=body)).json()
        self.match = opened["match"]
        await two.post(f"/api/matches/{self.match}/join", json={"invite": opened["invite"]})
        self.sockets = [await open_socket(self.server, c) for c in (one, two)]
        for seat in (0, 1):
            await self._send(seat, {"type": "watch", "match": self.match, "keeps": KEEPS})

    async def _latest(self, seat: int) -> dict[str, Any]:
        while True:
            frame = json.loads(await self.sockets[seat].recv())
            if frame["type"] == "refused":
                raise RuntimeError(frame["en"])
            self.done += frame["type"] == "done"
            if frame["type"] == "view":
                return dict(frame["view"])

    async def _answered(self, seat: int, views: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What both see after a move; the other may have seen nothing of it."""
        views[seat] = await self._latest(seat)
        if views[seat]["acting"] != seat:
            while views[1 - seat]["acting"] != views[seat]["acting"]:
                views[1 - seat] = await self._latest(1 - seat)
        views[0]["acting"] = views[seat]["acting"]
        return views


def _worth_playing(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What random players choose from: nobody resigns, and turns end when nothing else is left."""
    good = [move for move in legal if move["verb"] not in ("resign", "end")]
    return good or [move for move in legal if move["verb"] != "resign"]


async def moves_per_work(server: Server, game: str, matches: int, seconds: float) -> None:
    """Moves of a game for each second of a processor that the server spends on them."""
    one, two = await guest(server), await guest(server)
    pairs = [Game(server, game, seed) for seed in range(matches)]
    for pair in pairs:
        await pair.sit(one, two)
    worked, began = server.worked(), time.perf_counter()
    await asyncio.gather(*(pair.play(began + seconds) for pair in pairs))
    done, took = sum(pair.done for pair in pairs), time.perf_counter() - began
    each = done / (server.worked() - worked)
    print(f"{game}: {each:.0f} moves per second of a processor, {done / took:.0f} a second")
    for pair in pairs:
        await pair.close()


async def many_sockets(server: Server, count: int) -> None:
    """Sockets held at once, each watching a match, and what one costs."""
    one = await guest(server)
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
    match = (await one.post("/api/matches", json=body)).json()["match"]
    before, sockets = server.memory(), []
    for _ in range(count // 50):
        sockets += await asyncio.gather(*(_await(open_socket(server, one)) for _ in range(50)))
    for socket in sockets:
        await socket.send(json.dumps({"type": "watch", "match": match, "blind": True}))
    await asyncio.gather(*(_first_view(socket) for socket in sockets))
    each = (server.memory() - before) / len(sockets)
    began = time.perf_counter()
    await sockets[0].send(json.dumps({"type": "watch", "match": match, "seat": 0}))
    version = await _first_view(sockets[0])
    move = {"type": "move", "match": match, "version": version, "key": "k", "moves": [0]}
    await sockets[0].send(json.dumps(move))
    await asyncio.gather(*(_first_view(socket) for socket in sockets))
    took = time.perf_counter() - began
    print(f"{len(sockets)} sockets held, {each / 1024:.1f} kB each; ", end="")
    print(f"a move shown to all of them in {took * 1000:.0f} ms")
    await asyncio.gather(*(socket.close() for socket in sockets))


async def _await(opening: Any) -> Any:
    return await opening


async def _first_view(socket: Any) -> int:
    while True:
        frame = json.loads(await socket.recv())
        if frame["type"] == "view":
            return int(frame["view"]["version"])


async def open_long(folder: Path) -> None:
    """What it costs to open a long match, from its log and from its snapshot."""
    hall = Hall(Settings(data=folder, games=(GAMES,)))
    edition = hall.catalogue.edition(GAME, {})
    seats = [Sitter("person", "nobody", "N", ready=True)] * 2
    fixed = {"game": GAME, "rules": edition.rules.version, "content": edition.digest}
    what = Created(
        **fixed, options={}, seed="0" * 32, seats=seats, clock=ClockChoice(), owner="", invite=""
    )
    at = time.time()
    fresh = loading.first("long", what, at, edition, None)
    added = [Begun(), *(Moved(n % 2, [n % 4]) for n in range(LONG))]
    rows = (write_row(what, at), *extend(fresh, added, at, None))
    await hall.store.writer.append(Append("long", 1, rows, summaries.summary(fresh, None), None))
    kept = loading.snapshot(fresh)
    assert kept is not None
    await hall.store.keep("long", kept)
    times = {whole: _median(lambda w=whole: hall.load_now("long", w)) for whole in (True, False)}
    print(f"a match of {LONG} moves opens in {times[True]:.1f} ms from its log, ", end="")
    print(f"{times[False]:.2f} ms from its snapshot ({times[True] / times[False]:.0f} times)")
    await hall.stop()


def _median(work: Any) -> float:
    times = []
    for _ in range(15):
        began = time.perf_counter()
        work()
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def build_size() -> None:
    """How large the built page is."""
    folders = (ROOT / "src" / "ludotheque" / "server" / "static", ROOT / "web" / "dist")
    dist = next((p for p in folders if (p / "index.html").is_file()), None)
    if dist is None:
        print("the page is not built: no size")
        return
    files = [p for p in dist.rglob("*") if p.is_file()]
    packed = sum(len(gzip.compress(p.read_bytes(), 9)) for p in files)
    raw = sum(p.stat().st_size for p in files)
    print(f"the built page: {len(files)} files, {raw / 1024:.0f} kB, {packed / 1024:.0f} kB gzip")


async def measure(quick: bool) -> None:
    """All of it."""
    seconds, sockets = (2.0, 500) if quick else (8.0, 2000)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        try:
            for matches in (16, 128):
                await moves_per_second(server, matches, seconds)
            for game in SHIPPED:
                await moves_per_work(server, game, 12, seconds)
            await many_sockets(server, sockets)
        finally:
            server.stop()
        await open_long(Path(folder) / "long")
    build_size()


def main() -> None:
    """Raise the limit on open files as far as allowed, then measure."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--quick", action="store_true", help="a few seconds instead of half a minute"
    )
    quick = parser.parse_args().quick
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, load {os.getloadavg()[0]:.1f}")
    asyncio.run(measure(quick))


if __name__ == "__main__":
    main()
