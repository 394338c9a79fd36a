"""Where the time of a run goes, by folder and by test: `pytest -p tests.times`, as in `make test`.

Two columns: seconds by the clock, and of a processor, those of all programs included that were
started from here: compilers, servers, browsers with all their processes (`tests/browser/whole.py`
waits for those). What tests share counts for the first that asks for it, and for the last; what a
worker does beside its tests has a row of its own.
"""

from __future__ import annotations

import contextlib
import os
import resource
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SHOWN = 15  # of the slowest tests
WIDTH = 90  # letters of their names
_begun: dict[str, float] = {}
_clock: defaultdict[str, float] = defaultdict(float)
_worked: defaultdict[str, float] = defaultdict(float)
_whole: list[float] = []  # all that each worker did
_watched: list[int] = []


def _work() -> float:
    """Seconds of a processor that this process, those that it has waited for, and those that run
    for it (`watch`) used so far."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used) + sum(map(_lasting, _watched))


def watch(process: int) -> None:
    """Count a process of this one's from now on, not only when it has ended."""
    _watched.append(process)


def _lasting(process: int) -> float:
    """What a process, those that it has waited for and those that it runs used; nothing once it was
    waited for."""
    return sum(map(_used, [process, *descendants(process)]))


def _used(process: int) -> float:
    """What a process and those that it has waited for used."""
    try:
        told = Path("/proc", str(process), "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, told[11:15])) / os.sysconf("SC_CLK_TCK")


def descendants(process: int) -> list[int]:
    """All that a process runs, and what those run."""
    found = []
    for listed in Path("/proc", str(process), "task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, listed.read_text().split()):
                found += [child, *descendants(child)]
    return found


def pytest_runtest_logstart(nodeid: str) -> None:
    """A test is about to begin."""
    _begun[nodeid] = _work()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: Any, call: Any) -> Iterator[Any]:
    """Send with the last report of a test what work it was."""
    report = yield
    if call.when == "teardown":
        report.worked = max(0.0, _work() - _begun.pop(item.nodeid))
    return report


def pytest_sessionfinish(session: Any) -> None:
    """Send what this worker did in all, or note it where there are no workers."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["worked"] = _work()
    elif not _whole:
        _whole.append(_work())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear it."""
    _whole.append(getattr(node, "workeroutput", {}).get("worked", 0.0))


def pytest_runtest_logreport(report: Any) -> None:
    """Add it up, where the reports of all workers come together."""
    _clock[report.nodeid] += report.duration
    _worked[report.nodeid] += getattr(report, "worked", 0.0)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Tell it."""
    say = terminalreporter.write_line
    folders: defaultdict[str, list[str]] = defaultdict(list)
    for test in _clock:
        folders[test.split("/")[1]].append(test)
    say("where the time went: seconds by the clock, of a processor, tests")
    for name, tests in sorted(folders.items(), key=lambda one: -_sum(_clock, one[1])):
        say(f"{_row(tests)} {len(tests):6d}  {name}")
    beside = max(0.0, sum(_whole) - _sum(_worked, [*_clock]))
    say(f"         {beside:8.1f}         beside the tests: imports, finding tests, what all share")
    say(f"{_row([*_clock])} {len(_clock):6d}  in all tests")
    for test in sorted(_clock, key=lambda one: -_clock[one])[:SHOWN]:
        say(f"{_row([test])}         {test.removeprefix('tests/')[:WIDTH]}")


def _row(tests: list[str]) -> str:
    return f"{_sum(_clock, tests):8.1f} {_sum(_worked, tests):8.1f}"


def _sum(seconds: dict[str, float], tests: list[str]) -> float:
    return sum(seconds[test] for test in tests)
