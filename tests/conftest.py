"""What all tests share: Hypothesis that runs the same everywhere, and the template game."""

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


@pytest.fixture
def grenier():
    """The template game."""
    return template()
