"""Buckets by name: what is remembered of who came once, and for how long."""

import pytest

from ludotheque.server import limits
from ludotheque.server.limits import Buckets
from ludotheque.server.settings import Rate


@pytest.fixture
def clock(monkeypatch):
    """The time, to be set."""
    now = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    return now


def test_who_has_had_time_to_start_anew_is_forgotten_and_nobody_sooner(clock):
    """Names made up for one request each filled every table of them."""
    buckets = Buckets(Rate(4, 2))
    for n in range(10):
        buckets.take(f"stranger {n}", 4)
    clock[0] += 1.9
    assert not buckets.take("stranger 0", 4) and len(buckets.names) == 10
    buckets.take("another")
    assert len(buckets.names) == 11, "none of them has all its tokens back"
    clock[0] += 0.1
    buckets.take("one more")
    assert len(buckets.names) == 3, "all but the two who came again since, and this one"


def test_of_very_many_the_longest_unused_is_forgotten(clock, monkeypatch):
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    buckets = Buckets(Rate(1, 0))
    assert all(buckets.take(name) for name in "abcd") and len(buckets.names) == 3
    assert buckets.take("a") and not buckets.take("d")


def test_how_long_to_wait_is_known(clock):
    buckets = Buckets(Rate(2, 0.5))
    assert buckets.wait("ada") == 0
    assert buckets.take("ada", 2) and not buckets.take("ada")
    assert buckets.wait("ada") == 2
    clock[0] += 1.5
    assert buckets.wait("ada") == 0.5
