"""Servers that are born fast: forked from a warm process that all tests of a worker share."""

from __future__ import annotations

import atexit
import functools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any

from tests.times import watch

HERE = Path(__file__).resolve().parent


class Born:
    """A server process as `subprocess` would show it."""

    def __init__(self, pid: int, folder: Path) -> None:
        self.pid, self._end = pid, folder / str(pid)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code; None while it runs."""
        if self.returncode is None and self._end.exists():
            self.returncode = int(self._end.read_text())
            self._end.unlink()  # another may get the same number
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Its exit code, waited for."""
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a server", timeout)
            time.sleep(0.005)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


class Nursery:
    """The warm process."""

    def __init__(self, games: list[str]) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "nursery.py"), self._folder.name, *games],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        watch(self._process.pid)
        atexit.register(self._close)

    def _close(self) -> None:
        """All of them end with this process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        self._folder.cleanup()

    def bear(self, settings: dict[str, Any], errors: IO[str]) -> tuple[Born, str]:
        """A server, and its address; none if it did not start."""
        assert self._process.stdin is not None and self._process.stdout is not None
        place = f"/proc/{os.getpid()}/fd/{errors.fileno()}"
        print(json.dumps({"settings": settings, "errors": place}), file=self._process.stdin)
        self._process.stdin.flush()
        pid, *url = self._process.stdout.readline().split()
        return Born(int(pid), Path(self._folder.name)), "".join(url)

    def run(self, words: list[str], env: dict[str, str], says: Path) -> Born:
        """A command line that runs in a fork, and says what it says in a file."""
        assert self._process.stdin is not None and self._process.stdout is not None
        says.touch()
        asked = {"words": words, "env": env, "says": str(says)}
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        return Born(int(self._process.stdout.readline()), Path(self._folder.name))


@functools.cache
def nursery(games: tuple[str, ...]) -> Nursery:
    """The one of this process."""
    return Nursery([*games])
