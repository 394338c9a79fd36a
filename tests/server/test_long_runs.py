"""The long runs of `bench/` work; what they find is for those who run them for long."""

import subprocess
import sys

import pytest

from tests.server.helping import ROOT


def run(script, *given):
    """What a long run, cut short, says."""
    command = [sys.executable, str(ROOT / "bench" / script), *given]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


@pytest.mark.parametrize("script", ["kills.py", "server.py", "soak.py"])
def test_each_starts_and_says_how_it_is_used(script):
    assert run(script, "--help").startswith("usage: ")


def test_two_kills_under_all_games_lose_nothing():
    said = run("kills.py", "--kills", "2")
    assert ": 0 lost, 0 matches out of order" in said and "integrity: ok" in said, said


def test_a_soak_of_a_few_seconds_tells_of_memory_and_of_the_log():
    said = run("soak.py", "--minutes", "0.1", "--every", "3")
    assert "memory after the warm-up" in said and "the server ended with 0" in said, said
