"""Weights fitted to outcomes find back what made the outcomes."""

import random
from math import exp

import pytest

from ludotheque.core import outlook
from ludotheque.core.library import load
from ludotheque.lab.calibration import Said, reliability, truest
from ludotheque.lab.fitting import chances, fit, log_loss, solved
from ludotheque.lab.samples import Sample
from tests.laws.positions import template


def positions(weights, count, sides=2, seed=1):
    """Positions whose outcomes are drawn by the chances that some weights give."""
    dice = random.Random(seed)
    for game in range(count):
        features = [[dice.randint(0, 40), dice.randint(0, 3), 0] for _ in range(sides)]
        found = chances(weights, features)
        winner = dice.choices(range(sides), found)[0]
        came = [float(side == winner) for side in range(sides)]
        yield Sample(game, features, 0, found, -1.0, came)


@pytest.mark.parametrize("sides", [2, 3])
def test_what_made_the_outcomes_is_found_back(sides):
    true = [80_000, -400_000, 0]
    found = fit(list(positions(true, 4000, sides)), [0, 0, 0])
    assert found[0] == pytest.approx(true[0], rel=0.15)
    assert found[1] == pytest.approx(true[1], rel=0.25)


def test_a_feature_that_says_nothing_keeps_its_weight():
    found = fit(list(positions([80_000, 0, 0], 300)), [0, 0, 123_456])
    assert found[2] == 123_456


def test_true_weights_are_less_surprising_than_a_coin_and_than_boasting():
    true, samples = [80_000, -400_000, 0], list(positions([80_000, -400_000, 0], 3000))
    told = log_loss(true, samples)
    assert told < log_loss([0, 0, 0], samples) == pytest.approx(0.6931, abs=1e-4)
    assert told < log_loss([3 * w for w in true], samples)


def test_equations_with_a_zero_on_the_way_are_solved():
    assert solved([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_true_chances_are_off_by_no_more_than_chance_and_boasts_by_more():
    dice = random.Random(3)
    rows = []
    for game in range(4000):
        chance = dice.random()
        rows.append(Said(game, chance, float(dice.random() < chance)))
    true = reliability(rows)
    assert sum(one.count for one in true.bins) == 4000
    assert true.error < 3 * true.noise and true.error < 0.03
    sharp = (row._replace(chance=min(1.0, max(0.0, 2 * row.chance - 0.5))) for row in rows)
    assert reliability(sharp).error > 0.1


def test_turns_of_one_game_count_as_one_for_the_noise():
    once = reliability(Said(game, 0.5, float(game % 2)) for game in range(100))
    often = reliability(Said(game, 0.5, float(game % 2)) for game in range(100) for _ in range(9))
    assert often.noise == pytest.approx(once.noise)


def test_a_search_that_is_too_shy_is_found_out():
    """Its logits are half of what they should be, and it forgets what having the turn is worth."""
    dice, rows = random.Random(5), []
    for game in range(4000):
        logit = dice.gauss(0, 1.5)
        came = float(dice.random() < 1 / (1 + exp(-logit)))
        seen = 1 / (1 + exp(-(logit - 0.4) / 2))
        rows.append(Sample(game, [], 0, [], seen, [came, 1 - came]))
    found = truest(template().edition(), rows)
    assert found["scale"] == pytest.approx(2000, rel=0.1)
    assert found["turn"] == pytest.approx(400, abs=120)


def test_the_truest_line_counts_leads_that_people_are_told_of():
    edition = load("generals").edition()
    told, first = outlook.told_of(edition), edition.rules.brain.features.names.index("first")
    for more in (0.0, 0.2):  # logits that a point of the lead is worth besides
        said = [(n / 10, lead) for n in range(-20, 21) for lead in (-3, 0, 3)]
        found = truest(edition, [_said(*one, more, first) for one in said])
        assert found["scale"] == pytest.approx(told["scale"], rel=0.05)
        assert found["turn"] == pytest.approx(told["turn"], rel=0.05)
        assert found["lead_first"] == pytest.approx(told["lead_first"] + 1000 * more, rel=0.05)


def _said(logit, lead, more, first):
    """A position in which the mover was told one chance, and another came."""
    features = [[0] * (first + 1), [0] * (first + 1)]
    features[0 if lead > 0 else 1][first] = abs(lead)
    said, came = (1 / (1 + exp(-x)) for x in (logit, logit + more * lead))
    return Sample(0, features, 0, [0.5, 0.5], said, [came, 1 - came])
