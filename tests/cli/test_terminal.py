"""The real thing: the program in a process of its own, on a terminal and off it."""

import contextlib
import fcntl
import json
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pytest

from tests.cli.conftest import TEMPLATE

LAUNCH = (
    "from pathlib import Path; from ludotheque.terminal import inputs;"
    f"inputs.GAMES = Path({str(TEMPLATE)!r});"
    "from ludotheque.cli import main; main()"
)
COLOUR = re.compile(r"\x1b\[[\d;]*?\b(3[0-7]|9[0-7]|38;\d)[\d;]*m")
LINE = re.compile(r"\x1b\[[\d;?]*[a-zA-Z]")


def _begin():
    """As a shell starts a program: the terminal is its own, and its break key is heard, even if
    whoever runs the tests does not hear it (as under nohup)."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A program on a terminal of a given width."""

    def __init__(self, *args, width=80, **env):
        self.screen, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        clean = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "NO_COLOR", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *args],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=clean | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | env,
            start_new_session=True,
            preexec_fn=_begin,
        )
        os.close(inner)
        self.raw = b""

    @property
    def shown(self):
        """All that was shown so far."""
        return self.raw.decode("utf-8", "replace")

    def until(self, text, seconds=30):
        """Read until a text appears; what was shown since the last time."""
        start, end = len(self.raw), time.monotonic() + seconds
        while text.encode() not in self.raw[start:]:
            assert time.monotonic() < end, f"no {text!r} in {self.shown}"
            if not self._read(0.2) and self.process.poll() is not None:
                assert text.encode() in self.raw[start:], self.shown
        return self.raw[start:].decode("utf-8", "replace")

    def _read(self, seconds):
        ready, _, _ = select.select([self.screen], [], [], seconds)
        if not ready:
            return False
        with contextlib.suppress(OSError):
            raw = os.read(self.screen, 65536)
            self.raw += raw
            return bool(raw)
        return False

    def type(self, line):
        os.write(self.screen, (line + "\r").encode())

    def interrupt(self):
        """Press the break key, again if Python was just about to listen and missed it."""
        for _ in range(5):
            os.write(self.screen, b"\x03")
            end = time.monotonic() + 5
            while time.monotonic() < end and "Interrupted." not in self.shown:
                self._read(0.2)
            if "Interrupted." in self.shown:
                return

    def end(self):
        """The exit code, everything read."""
        code = None
        end = time.monotonic() + 30
        while code is None and time.monotonic() < end:
            self._read(0.1)
            code = self.process.poll()
        while self._read(0.1):
            pass
        os.close(self.screen)
        return code


def run(*args, **given):
    return subprocess.run(
        [sys.executable, "-c", LAUNCH, *args], capture_output=True, text=True, timeout=60, **given
    )


def test_a_table_on_a_terminal_is_redrawn_in_colour():
    terminal = Terminal("play", "grenier", "--vs", "random", "--seed", "4")
    first = terminal.until("› ")
    assert "\x1b[2J" in first and "The Attic" in first
    terminal.type("1")
    assert "\x1b[2J" in terminal.until("› ")
    terminal.type("lay nothing")
    assert COLOUR.search(terminal.until("› "))
    terminal.type("quit")
    assert terminal.end() == 0 and "Goodbye." in terminal.shown


def test_without_colour_where_none_is_wanted():
    terminal = Terminal("play", "grenier", "--vs", "random", "--seed", "4", NO_COLOR="1")
    terminal.until("› ")
    terminal.type("lay cat")
    terminal.until("› ")
    terminal.type("hint")
    terminal.until("› ")
    terminal.type("q")
    assert terminal.end() == 0
    assert not COLOUR.search(terminal.shown)


def test_a_plain_table_is_never_redrawn():
    terminal = Terminal("play", "grenier", "--vs", "random", "--seed", "4", "--plain")
    terminal.until("› ")
    terminal.type("1")
    terminal.until("› ")
    terminal.type("q")
    assert terminal.end() == 0
    assert "\x1b[2J" not in terminal.shown and not COLOUR.search(terminal.shown)


def test_sixty_columns_are_enough():
    terminal = Terminal("play", "grenier", "--vs", "random", "--lang", "fr", width=60)
    terminal.until("› ")
    terminal.type("?")
    terminal.until("› ")
    terminal.type("q")
    assert terminal.end() == 0
    lines = LINE.sub("", terminal.shown).splitlines()
    assert max(len(line) for line in lines) <= 60


def test_tab_completes_a_move():
    terminal = Terminal("play", "grenier", "--vs", "random", "--seed", "4")
    terminal.until("› ")
    os.write(terminal.screen, b"lay cl\t")
    terminal.until("lay clock")
    terminal.type("")
    assert "You lay" in terminal.until("› ")
    terminal.type("q")
    assert terminal.end() == 0


def test_the_end_key_ends_and_the_break_key_breaks():
    ended = Terminal("play", "grenier", "--vs", "random")
    ended.until("› ")
    os.write(ended.screen, b"\x04")
    assert ended.end() == 0 and "End of input." in ended.shown
    broken = Terminal("play", "grenier", "--vs", "random")
    broken.until("› ")
    broken.interrupt()
    assert broken.end() == 130
    assert "Interrupted." in broken.shown and "Traceback" not in broken.shown


def test_the_curtain_waits_for_the_other_person():
    terminal = Terminal("play", "grenier", "--two", "--seed", "4")
    terminal.until("› ")
    terminal.type("lay clock")
    shown = terminal.until("then press Enter.")
    assert "hand" not in shown.rpartition("\x1b[2J")[2]
    terminal.type("")
    assert "▶ B" in terminal.until("› ")
    terminal.type("q")
    assert terminal.end() == 0


def test_a_contest_can_be_broken_off():
    args = ("arena", "grenier", "--agents", "oracle,oracle", "--games", "100000", "--scale", "50")
    terminal = Terminal(*args)
    terminal.until("0/100000")  # a progress bar, since this is a terminal
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown


def test_rows_stand_whole_above_the_progress_bars():
    terminal = Terminal("ladder", "grenier", "--games", "6", "--scale", "0.002")
    assert terminal.end() == 0
    lines = [LINE.sub("", line).strip() for line in terminal.shown.splitlines()]
    rows = [line for line in lines if re.search(r"\d+ – \d+ – \d+$", line)]
    assert [row.split("  ")[0] for row in rows] == [
        "Adept against Apprentice",
        "Master against Adept",
        "Oracle against Master",
    ]


def test_no_progress_bar_off_a_terminal():
    result = run("arena", "grenier", "--agents", "random,random", "--games", "4", "--json")
    assert result.returncode == 0 and "4/4" not in result.stderr and "\x1b" not in result.stderr
    assert json.loads(result.stdout)["rows"][0]["games"] == 4


def test_a_pipe_that_closes_early_is_no_drama():
    result = subprocess.run(
        f"{sys.executable} -m ludotheque games | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("charset", ["ascii", "latin-1"])
def test_a_terminal_that_lacks_our_letters_still_shows_something(charset):
    env = os.environ | {"PYTHONIOENCODING": charset}
    result = subprocess.run(
        [sys.executable, "-c", LAUNCH, "play", "grenier", "--lang", "fr", "--vs", "random"],
        input=b"1\nq\n",
        capture_output=True,
        timeout=60,
        env=env,
    )
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("args", [("games",), ("games", "--json"), ("--help",)])
def test_an_answer_that_finds_no_room_is_told_in_one_sentence(args, tmp_path):
    def no_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))

    with (tmp_path / "answer").open("wb") as answer:
        result = subprocess.run(
            [sys.executable, "-B", "-c", LAUNCH, *args, "--lang", "fr"],
            stdout=answer,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            preexec_fn=no_room,
        )
    assert result.returncode == 2 and result.stderr.startswith("Impossible de continuer")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("args", [("games",), ("perft", "grenier", "--depth", "1"), ("play",)])
def test_a_closed_stream_and_one_that_nobody_reads(args):
    env = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-c", LAUNCH, *args]
    given = {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE, "env": env, "timeout": 60}
    closed = subprocess.run(command, preexec_fn=lambda: os.close(1), **given)
    assert (closed.returncode, closed.stderr) == (0, b"")
    read, write = os.pipe()
    os.close(read)
    unread = subprocess.run(command, stdout=write, **given)
    os.close(write)
    assert (unread.returncode, unread.stderr) == (1, b"")


def processor_seconds(env, *words):
    """The least time of the processor that Python needs for these words, of four times."""
    times = []
    for _ in range(4):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *words], check=True, capture_output=True, env=env)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def test_small_questions_are_answered_within_half_a_second(tmp_path):
    env = os.environ | {"PYTHONPYCACHEPREFIX": str(tmp_path)}  # compiled once, as once installed
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    took = processor_seconds(env, "-m", "ludotheque", "games")
    # On a machine that others keep busy, ten times what the libraries alone need there.
    yardstick = processor_seconds(env, "-c", "import typer, rich.console, msgspec")
    assert took < max(0.5, 10 * yardstick)
