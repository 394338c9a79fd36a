"""Where the time of a run goes, by folder and by test: `pytest -p tests.times`, as in `make test`.

Two columns: seconds by the clock, and of a processor, those of programs that ended meanwhile
included; what a browser's own processes do is not, and is two thirds of its suites' work. What
tests share counts for the first that asks for it, and for the last.
"""

from __future__ import annotations

import resource
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

SHOWN = 15  # of the slowest tests
WIDTH = 90  # letters of their names
_begun: dict[str, float] = {}
_clock: defaultdict[str, float] = defaultdict(float)
_worked: defaultdict[str, float] = defaultdict(float)


def _work() -> float:
    """Seconds of a processor that this process and those it has waited for used so far."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def pytest_runtest_logstart(nodeid: str) -> None:
    """A test is about to begin."""
    _begun[nodeid] = _work()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: Any, call: Any) -> Iterator[Any]:
    """Send with the last report of a test what work it was."""
    report = yield
    if call.when == "teardown":
        report.worked = _work() - _begun.pop(item.nodeid)
    return report


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
    say(f"{_row([*_clock])} {len(_clock):6d}  in all")
    for test in sorted(_clock, key=lambda one: -_clock[one])[:SHOWN]:
        say(f"{_row([test])}         {test.removeprefix('tests/')[:WIDTH]}")


def _row(tests: list[str]) -> str:
    return f"{_sum(_clock, tests):8.1f} {_sum(_worked, tests):8.1f}"


def _sum(seconds: dict[str, float], tests: list[str]) -> float:
    return sum(seconds[test] for test in tests)
