"""Players that decide otherwise in native code than in Python, caught by the law of contests."""

import pytest

from ludotheque.agents import base
from tests.laws import test_contests
from tests.laws.positions import template


def test_a_player_whose_dice_fall_otherwise_in_python_is_caught(monkeypatch):
    honest = base.rolled
    monkeypatch.setattr(base, "rolled", lambda seed, seen: honest(seed, seen) ^ 1)
    with pytest.raises(AssertionError):
        test_contests.check(template(), ("random", "random"), 6, monkeypatch)


def test_a_player_that_sees_more_in_native_code_than_its_view_is_caught(monkeypatch):
    """In Python it is shown less: its dice are made from what is seen, so that its moves change."""
    honest = base.rolled
    monkeypatch.setattr(base, "rolled", lambda seed, seen: honest(seed, seen & ~0xFF))
    with pytest.raises(AssertionError):
        test_contests.check(template(), ("random", "greedy"), 6, monkeypatch)
