"""What the server's tests share: a server in a process of its own, people, and their pages."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.born import nursery

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
GAMES = [str(ROOT / "bench" / "fixtures"), str(ROOT / "tests" / "template"), str(HERE / "games")]
GENEROUS = {
    "socket_rate": [100_000, 100_000],
    "identity_rate": [100_000, 100_000],
    "http_rate": [100_000, 100_000],
    "guest_rate": [100_000, 100_000],
    "password_rate": [100_000, 100_000],
    "site_rate": [100_000, 100_000],
    "handshake_rate": [100_000, 100_000],
    "sockets_address": 5000,
    "connections_each": 5000,
    "requests_each": 1000,
    "clock": 0.05,
    "kept_each": 1 << 30,
    "hash_memory": 64,  # a password is hashed in no time
    "hash_rounds": 1,
    "chat_rate": [1000, 1000],
    "heavy_rate": [1000, 1000],
    "hint_rate": [1000, 1000],
    "example_rate": [1000, 1000],
    "print_rate": [1000, 1000],
}
PATIENCE = 60.0  # seconds a test waits for anything, on a machine that has much else to do


class Server:
    """A server process that the tests started."""

    def __init__(self, data: Path, **given: Any) -> None:
        self.data = data
        self._env = given.pop("env", {})
        limits = {**GENEROUS, **given.pop("limits", {})}
        fast = {
            "pause": [0, 0],
            "scale": 0.05,
            "metrics": True,
            "games": GAMES,
            "sweep": 0.1,
            "news": 0.05,
        }
        self._settings = {**fast, "data": str(data), "limits": limits, **given}
        self.start()

    def start(self) -> None:
        """Start the process and wait until it answers."""
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - lives as long as the process
        self.process: Any
        if self._env or sys.platform != "linux":
            self.process, self.url = self._fresh()
        else:
            self.process, self.url = nursery(tuple(GAMES)).bear(self._settings, self.errors)
        assert self.url.startswith("http"), f"the server did not start: {self.said()}"

    def _fresh(self) -> tuple[Any, str]:
        """A process that shares nothing with any other, and its address."""
        command = [sys.executable, str(HERE / "runner.py"), json.dumps(self._settings)]
        env = {**os.environ, **self._env}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=env
        )
        assert process.stdout is not None
        return process, process.stdout.readline().strip()

    def said(self) -> str:
        """What it wrote to its standard error."""
        self.errors.seek(0)
        return self.errors.read()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        return self.process.returncode

    def restart(self) -> None:
        """Start again on the same data."""
        self.stop()
        self.start()


class Person:
    """Somebody with an identity: HTTP with a cookie, or with a bot's token."""

    def __init__(
        self,
        server: Server,
        name: str | None = "Ada",
        token: str | None = None,
        address: str = "127.0.0.1",
    ) -> None:
        self.server, self.token, self.address = server, token, address
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.url}
        way = httpx.HTTPTransport(
            local_address=address, verify=False
        )  # whose store is long to read
        self.http = httpx.Client(
            base_url=server.url, headers=headers, timeout=PATIENCE, transport=way
        )
        if name is not None and token is None:
            self.id = self.post("/api/guest", {"name": name})["id"]

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """One request; the server may have moved to another port."""
        self.http.base_url = self.server.url
        if self.token is None:
            self.http.headers["Origin"] = self.server.url
        return self.http.request(method, path, json=body)

    def get(self, path: str) -> Any:
        """A request that must succeed."""
        return _good(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        """A request that must succeed."""
        return _good(self.ask("POST", path, {} if body is None else body))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a request that must not succeed."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, f"{method} {path} was allowed: {answer.text}"
        assert "rule" in answer.json(), answer.text
        return answer.status_code, answer.json()["code"]

    def headers(self) -> dict[str, str]:
        """What a socket of this person's carries."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        return {"Cookie": cookie, "Origin": self.server.url}

    @contextlib.contextmanager
    def page(self) -> Iterator[Page]:
        """A page of this person's."""
        address = "ws" + self.server.url.removeprefix("http") + "/api/socket"
        with connect(
            address,
            additional_headers=self.headers(),
            compression=None,
            max_size=None,
            max_queue=None,  # else one that has frames to read can't be closed: ten seconds each
            source_address=(self.address, 0),
        ) as socket:
            page = Page(socket)
            page.hello = page.next("hello")
            yield page


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class Page:
    """An open socket; `frames` keeps every raw frame it got."""

    _keys = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.hello: Any = None
        self.view: Any = None
        self.table: Any = None  # the last one shown, in a view or by itself

    def send(self, type: str, **given: Any) -> None:
        """Send a frame."""
        self.socket.send(json.dumps({"type": type, **given}))

    def key(self) -> str:
        """A fresh key."""
        return f"k{next(self._keys)}"

    def any(self, seconds: float = PATIENCE) -> Any:
        """The next frame."""
        raw = self.socket.recv(seconds)
        self.frames.append(str(raw))
        frame = json.loads(raw)
        if frame["type"] == "view":
            self.view = frame["view"]
        self.table = frame.get("table") or frame.get("view", {}).get("table") or self.table
        return frame

    def next(self, *types: str, seconds: float = PATIENCE) -> Any:
        """The next frame of some type, whatever comes before."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            frame = self.any(left)
            if frame["type"] in types:
                return frame
        raise TimeoutError(f"no {types} in {seconds} s")

    def quiet(self, seconds: float = 0.4) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.any(seconds)
        except TimeoutError:
            return True
        return False

    def watch(self, match: str, **given: Any) -> Any:
        """Follow a match; the first view."""
        self.send("watch", match=match, **given)
        frame = self.next("view", "refused")
        return frame["view"] if frame["type"] == "view" else frame

    def move(self, *moves: Any, **given: Any) -> Any:
        """Play in the match last seen; the answer, done or refused."""
        view = self.view
        sent = {"match": view["match"], "version": view["version"], "key": self.key(), **given}
        self.send("move", moves=list(moves), **sent)
        return self.next("done", "refused")

    def act(self, type: str, **given: Any) -> Any:
        """Any other act in the match last seen; the answer."""
        sent = {"match": self.view["match"], "key": self.key(), **given}
        if type in ("undo", "answer"):
            sent.setdefault("version", self.view["version"])
        self.send(type, **sent)
        return self.next("done", "refused")

    def until(self, wanted: Any, seconds: float = PATIENCE) -> Any:
        """The first view for which something holds."""
        until = time.monotonic() + seconds
        while self.view is None or not wanted(self.view):
            self.next("view", seconds=until - time.monotonic())
        return self.view

    def until_connected(self, seat: int, connected: bool = True) -> None:
        """Wait until the table shows that somebody is there, or is not."""
        while self.table is None or self.table["seats"][seat]["connected"] != connected:
            self.next("view", "table")


def examples(person: Person, game: str, drawn: bool = False) -> list[Any]:
    """Every example of a game's rulebook, played."""
    ways = {True: "&drawn=true", False: ""}
    return [
        run
        for one in person.get(f"/api/scenarios/{game}")
        for run in person.get(
            f"/api/scenarios/{game}/{one['file']}/run?only={one['id']}{ways[drawn]}"
        )
    ]


ME = {"kind": "me"}
OPEN = {"kind": "open"}


def level(name: str = "apprenti") -> dict[str, str]:
    """A computer."""
    return {"kind": "level", "level": name}


def table(person: Person, *seats: Any, game: str = "connect-four", **given: Any) -> str:
    """Open a table; the match."""
    return person.post("/api/matches", {"game": game, "seats": list(seats), **given})["match"]


def two_players(server: Server, **given: Any) -> tuple[Person, Person, str]:
    """Two people at a new table."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    seats = given.pop("seats", [ME, OPEN])
    match = table(ada, *seats, public=True, **given)
    bob.post(f"/api/matches/{match}/join")
    return ada, bob, match
