"""The test that stops when it knows: right as often as it says, and its interval holds."""

import random

import pytest

from ludotheque.lab.sequential import BETTER, NOT_BETTER, OPEN, SURE, Bounds, Trial

DRAWS = (0.0, 0.5, 1.0)


def run(share, seed, most=6000):
    """A trial between players of whom one takes a share of the points, to its verdict."""
    dice, trial = random.Random(seed), Trial(Bounds(0.50, 0.60))
    while trial.pairs < most and trial.verdict().verdict == OPEN:
        trial.count(sum(dice.random() < share for _ in range(2)) / 2)
    return trial.verdict()


@pytest.mark.parametrize(("share", "wrong"), [(0.50, BETTER), (0.60, NOT_BETTER)])
def test_either_claim_is_seldom_denied_where_it_holds(share, wrong):
    found = [run(share, seed) for seed in range(200)]
    assert all(v.verdict != OPEN for v in found)
    assert sum(v.verdict == wrong for v in found) <= 200 * SURE * 2


def test_the_interval_holds_at_whatever_moment_one_stops():
    held = [v.low <= 0.55 <= v.high for v in (run(0.55, seed) for seed in range(200))]
    assert sum(held) >= 190


def test_nothing_is_said_of_a_few_lucky_pairs():
    trial = Trial()
    for _ in range(10):
        trial.count(1.0)
    assert trial.verdict().verdict == OPEN
    assert Trial().verdict().verdict == OPEN


def test_better_players_need_fewer_pairs():
    assert run(0.8, 1).pairs < run(0.62, 1).pairs
