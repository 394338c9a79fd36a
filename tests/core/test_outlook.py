"""The weights of an estimate are content: what does not fit the game is refused by name."""

import shutil
from math import exp
from types import SimpleNamespace

import pytest

from ludotheque.core import outlook
from ludotheque.core.chances import STEP, below, share, weigh
from ludotheque.core.kernel import WIN
from ludotheque.core.library import Game, every
from ludotheque.core.words import ContentError
from tests.laws.positions import template


def edited(tmp_path, old, new):
    """The template with another file of weights."""
    game = template()
    shutil.copytree(game.folder / "content", tmp_path / "content")
    path = tmp_path / "content" / outlook.FILE
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return Game(game.rules, tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("held = 50000\n", "", r"\[weights\] the key 'held' is missing"),
        ("held = 50000", "heldd = 50000", r"'held' is missing \(is 'heldd' a misspelling"),
        ("held = 50000", "held = 5\nluck = 1", r"\[weights\] the key 'luck' is not known"),
        ("held = 50000", "held = [1, 2]", r"held = \[1, 2\] is not a whole number"),
        ("held = 50000", "held = 0.5", r"held = 0.5 is not a whole number"),
        ("held = 50000", "held = 3000000000", r"held = 3000000000 is not a whole number"),
        ('rules = "1"', 'rules = "0.9"', r"rules = '0.9', but the rules are of version '1'"),
        ('rules = "1"', "", r"the key 'rules' is missing"),
        ("[weights]", "[[weights]]", r"\[weights\] must be a table"),
        ("scale = 1000", "scale = 0", r"\[shown\] scale = 0 is not a whole number"),
        ("turn = 0", "", r"\[shown\] the key 'turn' is missing"),
        ("turn = 0", "turn = 0\nlead_luck = 1", r"\[shown\] the key 'lead_luck' is not known"),
        ("[weights]", "[weights", r"not readable as TOML"),
    ],
)
def test_weights_that_do_not_fit_the_game_are_refused_by_name(tmp_path, old, new, said):
    with pytest.raises(ContentError, match=rf"^weights\.toml: .*{said}"):
        edited(tmp_path, old, new).edition()


def test_a_game_with_features_needs_its_weights(tmp_path):
    game = edited(tmp_path, "held", "held")
    (tmp_path / "content" / outlook.FILE).unlink()
    with pytest.raises(ContentError, match=r"weights\.toml: the file is missing"):
        game.edition()


def test_a_file_that_was_written_is_read_as_it_was(tmp_path):
    game = edited(tmp_path, "held", "held")
    weights = {"points": -7, "held": 12, "turn": 0}
    text = outlook.weights_text(game.edition(), weights, "Fitted.\n\nBy hand.")
    (tmp_path / "content" / outlook.FILE).write_text(text, encoding="utf-8")
    assert outlook.weights_of(Game(game.rules, tmp_path).edition()) == weights


@pytest.mark.parametrize("game", [*every(), template()], ids=lambda game: game.id)
def test_other_weights_change_what_is_thought_and_nothing_else(game):
    edition = game.edition()
    other = outlook.with_weights(edition, dict.fromkeys(outlook.weights_of(edition), 0))
    assert other.digest == edition.digest and other.t_bytes != edition.t_bytes
    s, out = edition.first(3), [0] * max(16, edition.rules.width)
    other.rules.brain.estimate(other.t, s, out)
    shares = out[: edition.seats]
    assert max(shares) - min(shares) <= len(shares), "with no weights at all, all are even"


@pytest.mark.parametrize("game", [*every(), template()], ids=lambda game: game.id)
def test_a_game_takes_the_weights_and_units_of_a_file(game):
    edition = game.edition()
    plain = outlook.with_weights(edition, dict.fromkeys(outlook.weights_of(edition), 0))
    back = outlook.with_file(plain, game.folder / "content" / outlook.FILE)
    assert back.t_bytes == edition.t_bytes != plain.t_bytes and back.digest == edition.digest


def test_shares_follow_the_scores():
    t = SimpleNamespace(factor=[1000, -500], decay=list(outlook._decay()))
    d = SimpleNamespace(feature=[0, 0], score=[0, 0, 0])
    for side, features in enumerate(([700, 0], [0, 600], [-400, 0])):
        d.feature = features
        weigh(t, d, side)
    assert d.score == [700, -300, -400]
    share(t, d, 3)
    powers = [exp(x / 1000) for x in (700, -300, -400)]
    assert sum(d.score) == WIN
    assert d.score == pytest.approx([WIN * p / sum(powers) for p in powers], rel=1e-3)


@pytest.mark.parametrize("apart", [0, 1, 49, 50, 777, 5000, 19000])
def test_a_logarithm_finds_back_what_was_shared(apart):
    t = SimpleNamespace(decay=list(outlook._decay()))
    whole = 10**9
    assert below(t, round(whole * exp(-apart / 1000)), whole) == pytest.approx(apart, abs=STEP / 25)


def test_who_has_nothing_has_no_chance():
    t = SimpleNamespace(factor=[1000], decay=list(outlook._decay()))
    d = SimpleNamespace(feature=[0], score=[0, 0])
    for side, part in enumerate((0, 9)):
        d.feature = [0 - below(t, part, 9)]
        weigh(t, d, side)
    share(t, d, 2)
    assert d.score == [0, WIN]


def told(game, chance):
    """What people are told of a chance in the first position, for who must act there."""
    match = game.new(1)
    return outlook.shown(match.edition, chance, match.state, match.seat)


def test_people_are_told_what_is_true_and_the_order_of_moves_stays(tmp_path):
    game = edited(tmp_path, "scale = 1000\nturn = 0", "scale = 1500\nturn = 200")
    said = [told(game, n / 100) for n in range(101)]
    assert said == sorted(said) and (said[0], said[100]) == (0.0, 1.0)
    assert said[50] == pytest.approx(1 / (1 + exp(-0.2)))
    assert said[80] == pytest.approx(1 / (1 + 0.25**1.5 * exp(-0.2)))
    assert told(template(), 0.3) == pytest.approx(0.3)


def test_people_are_told_what_a_lead_is_worth_that_no_plan_changes(tmp_path):
    game = edited(tmp_path, "scale = 1000\nturn = 0", "scale = 1000\nturn = 0\nlead_turn = 700")
    assert told(game, 0.5) == pytest.approx(1 / (1 + exp(-0.7)))  # the mover has the turn
    assert outlook.told_of(game.edition()) == {"scale": 1000, "turn": 0, "lead_turn": 700}
