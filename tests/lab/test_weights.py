"""Self-play, fit and test: one seed gives one result, whoever works on it."""

import pytest

from ludotheque.core import outlook
from ludotheque.core.kernel import WIN
from ludotheque.core.library import every, load
from ludotheque.core.match import Match
from ludotheque.core.words import UsageError
from ludotheque.lab import samples, weights
from ludotheque.lab.sequential import NOT_BETTER, Bounds
from tests.laws.positions import template


@pytest.mark.parametrize("game", [*every(), template()], ids=lambda game: game.id)
def test_chances_by_the_fit_are_the_estimate(game):
    """What is fitted in floats is what the compiled estimate does in whole numbers."""
    from ludotheque.lab.fitting import chances

    edition = game.edition()
    edition = outlook.with_weights(edition, outlook.weights_of(edition))  # no hidden units
    match = Match(edition, 5)
    weighed = list(outlook.weights_of(edition).values())
    for n in range(30):
        if match.over:
            break
        sides = len(set(edition.teams))
        counts = [outlook.counted(edition, match.state, side) for side in range(sides)]
        out = [0] * max(16, edition.rules.width)
        edition.rules.brain.estimate(edition.t, match.state, out)
        shares = samples.by_side(edition, out[: edition.seats])
        assert [s / WIN for s in shares] == pytest.approx(chances(weighed, counts), abs=0.002)
        match.push(match.legal()[n * 7 % len(match.legal())])


def test_one_seed_one_fit_whatever_the_workers():
    game = template()
    once = weights.learn(game, 8, seed=3, workers=1)
    assert weights.learn(game, 8, seed=3, workers=2) == once
    assert weights.learn(game, 8, seed=4, workers=2) != once
    assert once.positions > 8 and set(once.weights) == {"points", "held", "turn"}


def test_one_seed_one_verdict_and_bad_weights_are_told():
    game = template()
    upside_down = {name: -worth for name, worth in outlook.weights_of(game.edition()).items()}
    bounds = Bounds(0.5, 0.7)
    found = [
        list(weights.against(game, upside_down, 40, 1, bounds, workers))[-1] for workers in (1, 2)
    ]
    assert found[0] == found[1]
    assert found[0].verdict == NOT_BETTER and found[0].score < 0.5


def test_the_same_weights_take_half_of_the_points_of_every_pair():
    game = template()
    verdict = list(weights.against(game, outlook.weights_of(game.edition()), 4, 1, workers=1))[-1]
    assert (verdict.score, verdict.pairs) == (0.5, 4)


def test_classes_meet_all_others_in_practice():
    game = load("duel")
    met = {tuple(samples.setting(game, 1, number)["classes"]) for number in range(40)}
    assert len(met) > 3 and any(a != b for a, b in met)


def test_no_two_seats_are_alike_in_practice_where_they_may_not_be():
    game = load("eden")
    met = [samples.setting(game, 1, number)["civilisations"] for number in range(40)]
    assert all(len(set(held)) == len(held) for held in met)
    assert len({tuple(held[:2]) for held in met}) > 10


def test_a_game_without_features_is_refused_by_name(monkeypatch):
    from tests.native.games import TOY

    with pytest.raises(UsageError, match="names nothing that its estimate could weigh"):
        weights.check(type("Bare", (), {"rules": TOY, "id": TOY.id})())
