"""What all tests share: workers, Hypothesis that runs the same everywhere, the template game."""

import gc
import os
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.laws.positions import template

HERE = Path(__file__).parent
GARBAGE = 20_000  # things made until garbage is looked for
SPREAD = ("test_million",)
WHOLE = ("canaries",)
BUSY = ("agents", "canaries", "laws", "native", "server")

gc.disable()  # until all tests are found: what is made till then stays

settings.register_profile(
    "ludotheque",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=25,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("ludotheque")


def pytest_configure(config):
    """Without workers their mark is known all the same."""
    config.addinivalue_line("markers", "xdist_group(name): tests that one worker has")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Half as many again as there are cores: much of a run is waiting for servers and browsers."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


def pytest_itemcollected(item):
    """One worker has all of a file, or of the canaries, so that what its tests share is made once;
    but not the browser's suites, nor what is long and shares nothing."""
    room, name = _room([item]), item.path.stem
    if room in ("", "browser") or name in SPREAD or item.get_closest_marker("xdist_group"):
        return
    whole = room if room in WHOLE else f"{item.path.parent.name}/{name}"
    item.add_marker(pytest.mark.xdist_group(whole))


def pytest_collection_modifyitems(items):
    """Spread the browser's suites, which wait a lot, among the modules that keep a processor busy;
    many small tests come last, so that all workers end together."""
    modules = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    suites = [test for tests in modules if _room(tests) == "browser" for test in tests]
    busy = [tests for tests in modules if _room(tests) in BUSY]
    small = [test for tests in modules if _room(tests) not in (*BUSY, "browser") for test in tests]
    mixed = []
    for at, tests in enumerate(busy):
        first, last = (len(suites) * n // len(busy) for n in (at, at + 1))
        mixed += suites[first:last] + tests
    items[:] = (mixed or suites) + small


def pytest_collection_finish():
    """All tests are found. Garbage is not looked for among what stays, nor at every few positions:
    a position is hundreds of lists, which go by themselves (as in `server.run`)."""
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 10)
    gc.enable()


def _room(tests):
    """The folder of tests that a module is in."""
    return tests[0].path.relative_to(HERE).parts[0] if tests[0].path.is_relative_to(HERE) else ""


@pytest.fixture
def grenier():
    """The template game."""
    return template()
