"""What all tests share: workers, Hypothesis that runs the same everywhere, the template game."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.laws.positions import found, template
from tests.sharing import group_of, scheduler

HERE = Path(__file__).parent
GARBAGE = 20_000  # things made until garbage is looked for
BUSY = ("agents", "canaries", "laws", "native", "server")
DEAR = (
    "test_against_model",
    "test_differential",
    "test_distributions",
    "test_hex_native",
    "test_losses",
    "test_matrix",
    "test_puzzles",
    "test_scenarios",
    "test_show",
    "test_six_players",
    "test_terminal",
    "learn]",
    "pages]",
    "mouse]",
)  # files of other folders that take longest, and suites of the browser

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


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Two for each core: one has the browser's suites, which wait a lot, one what keeps it busy."""
    return 2 * (os.cpu_count() or 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Hand out groups of tests (`sharing.py`), where groups are asked for."""
    grouped = config.getvalue("dist") == "loadgroup"
    return scheduler(config, log, [*found()]) if grouped else None


def pytest_collection_modifyitems(items):
    """What is long comes first, and many small tests last, so that all workers end together."""
    groups, games = {}, [*found()]
    for item in items:
        groups.setdefault(group_of(item.nodeid, games), []).append(item)
    items[:] = [item for tests in sorted(groups.values(), key=_late) for item in tests]


def _late(tests):
    """What is sorted by: what is dear, then folders that keep a worker busy, then the rest."""
    dear = any(name in tests[0].nodeid for name in DEAR)
    return (not dear, _room(tests) not in (*BUSY, "browser"))


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
