"""A server started from the command line with its usual settings, and people who come from
addresses of their own."""

from __future__ import annotations

import itertools
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.born import nursery
from tests.server.helping import GAMES, PATIENCE, ROOT, Person

TREE = Path(os.environ.get("LUDOTHEQUE_ATTACKED", ROOT)).resolve()
FOLDERS = ("bench/fixtures", "tests/template", "tests/server/games")
_addresses = itertools.count(1)


def fresh_address() -> str:
    """An address on this machine that nobody has used."""
    number = next(_addresses)
    return f"127.9.{number // 250}.{1 + number % 250}"


def command(*words: str) -> dict[str, Any]:
    """How the attacked tree's command line is run."""
    games = os.pathsep.join(str(TREE / folder) for folder in FOLDERS)
    env = {**os.environ, "PYTHONPATH": str(TREE / "src"), "LUDOTHEQUE_GAMES": games}
    env |= {"LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1", "COLUMNS": "300"}
    return {"args": [sys.executable, "-m", "ludotheque", *words], "env": env, "cwd": TREE}


def python(code: str) -> str:
    """What a few lines print that use the attacked tree as a library."""
    how = {**command(), "args": [sys.executable, "-c", code]}
    return subprocess.run(**how, check=True, capture_output=True, text=True, timeout=120).stdout


class Standing:
    """A server process with its usual settings."""

    def __init__(self, data: Path) -> None:
        self.data, self.url = data, ""
        assert self.start(), self.said

    def start(self) -> bool:
        """Whether it starts and says where it is."""
        how = command("serve", "--port", "0", "--data", str(self.data))
        if TREE == ROOT and sys.platform == "linux":
            return self._start_warm(how)
        pipe = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        self.process = subprocess.Popen(**how, **pipe, text=True)
        assert self.process.stdout is not None
        self.said = ""
        while line := self.process.stdout.readline():
            self.said += line
            if found := re.search(r"http://\S+", line):
                self.url = found[0].rstrip("/")
                return True
        self.process.wait(PATIENCE)
        return False

    def _start_warm(self, how: dict[str, Any]) -> bool:
        """The same in a fork of a process that has imported all of it."""
        says = self._says = self.data.parent / f"{self.data.name}-{next(_addresses)}.log"
        self.process: Any = nursery(tuple(GAMES)).run(how["args"][3:], how["env"], says)
        over = False
        while not over:
            over = self.process.poll() is not None
            self.said = says.read_text()
            if found := re.search(r"http://\S+(?=\s)", self.said):
                self.url = found[0].rstrip("/")
                return True
            time.sleep(0.01)
        return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    def ended(self) -> str:
        """All that it wrote, once it has been ended."""
        self.kill()
        out = self.process.stdout if isinstance(self.process, subprocess.Popen) else None
        return self.said + out.read() if out else self._says.read_text()

    def memory(self) -> int:
        """Bytes it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


def comer(server: Any, name: str = "Ada") -> Person:
    """A guest at an address of their own."""
    return Person(server, name, address=fresh_address())


def bot_of(person: Person, name: str = "Robot") -> tuple[dict[str, str], Person]:
    """A bot of somebody's: as a choice for a seat, and as somebody who comes."""
    made = person.post("/api/bots", {"name": name})
    robot = Person(person.server, token=made["token"], address=person.address)
    return {"kind": "bot", "bot": made["id"]}, robot


def pair(server: Any, **given: Any) -> tuple[Person, Person, str]:
    """Two people who play each other."""
    ada, bob = comer(server), comer(server, "Bob")
    body = {"seats": [{"kind": "me"}, {"kind": "open"}], "public": True, **given}
    match = ada.post("/api/matches", body)["match"]
    bob.post(f"/api/matches/{match}/join")
    return ada, bob, match


def wait_until(holds: Any, seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)
