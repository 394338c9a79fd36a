"""What all tests share: workers, Hypothesis that runs the same everywhere, the template game."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.laws.positions import template

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
    """Half as many again as there are cores: much of a run is waiting for servers and browsers."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


@pytest.fixture
def grenier():
    """The template game."""
    return template()
