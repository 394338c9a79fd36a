"""The long runs of `bench/` work; what they find is for those who run them for long."""

import importlib.util
import re
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


@pytest.fixture(scope="module")
def soak():
    """The program of the soak."""
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        spec = importlib.util.spec_from_file_location("soak", ROOT / "bench" / "soak.py")
        found = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(found)
        yield found
    finally:
        sys.path.remove(str(ROOT / "bench"))


def test_a_soak_that_measures_an_idle_server_is_not_well(soak):
    """Everybody honest was refused as too fast after four minutes, and the verdict was: flat."""
    played = [soak.Look(100.0 + n % 3, 400 + n) for n in range(9)]
    assert soak.judge(played) == []
    assert soak.judge([*played[:3], *(soak.Look(100.0, 45) for _ in range(2)), *played[3:]]) == [
        "play stood still"
    ]
    assert soak.judge([soak.Look(100.0, 0)] * 9) == ["play stood still"]
    assert soak.judge([*played, soak.Look(150.0, 400)]) == ["memory is not flat"]


def test_a_soak_fails_by_troubles_of_its_people(soak):
    assert soak.faults([], [], 0) == []
    assert soak.faults(["429 too_fast"], [], 0) == ["people had troubles"]
    assert soak.faults([], ["ERROR"], 1) == ["errors in the log", "a bad end"]


def test_people_of_a_soak_stay_the_same_each_at_an_address_of_their_own(soak, server):
    came, everything = [], soak.Soak(server)

    def play(one, dice, people):
        came.append(people[:])
        if len(came) == 1:
            raise AssertionError("thrown out")
        one.over.set()

    everything.play(0, ("Ada", "Bob"), play)
    assert came[0] == came[1] and len({person.id for person in came[0]}) == 2
    addresses = [soak.home(number, place) for number in range(20) for place in range(2)]
    assert len(set(addresses)) == 40 and [p.address for p in came[0]] == addresses[:2]
    assert len(everything.troubles) == 1 and "thrown out" in everything.troubles[0]


def test_a_soak_of_a_few_seconds_tells_of_memory_and_of_the_log():
    said = run("soak.py", "--minutes", "0.1", "--every", "3")
    assert "memory after the warm-up" in said and "the server ended with 0" in said, said
    assert re.search(r" 0 troubles of people$", said, re.M), said
