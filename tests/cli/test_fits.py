"""`lab weights` and `lab calibration`: what they print, keep and refuse."""

import json

import pytest

from ludotheque.core import outlook
from ludotheque.core.content import read_toml


def test_weights_are_fitted_tested_and_kept(run, attic, tmp_path):
    kept = tmp_path / "weights.toml"
    said = run("lab", "weights", "grenier", "--games", 8, "--seed", 2, "--out", kept)
    assert said.exit_code in (1, 3) and "Verdict: " in said.stdout and "points" in said.stdout
    again = run("lab", "weights", "grenier", "--games", 8, "--seed", 2, "--json")
    told = json.loads(again.stdout)
    assert outlook.read_weights(attic.rules, read_toml(kept))[0] == told["weights"]
    assert told["test"]["pairs"] == 4 and told["games"] == 8


def test_minutes_stand_for_a_fixed_number_of_games(run, attic):
    said = run("lab", "weights", "grenier", "--minutes", 0.05, "--json")
    assert json.loads(said.stdout)["games"] == 0.025 * attic.rules.lab.practice.games


@pytest.mark.parametrize(("lang", "word"), [("en", "Mean distance"), ("fr", "Écart moyen")])
def test_calibration_says_what_was_said_and_what_came(run, lang, word):
    said = run("lab", "calibration", "grenier", "--games", 4, lang=lang)
    assert said.exit_code == 0 and said.stdout.count(word) == 2


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (("chess",), "Unknown game “chess”"),
        (("grenier", "--minutes", "0"), "--minutes: 0.0"),
        (("grenier", "--minutes", "-3"), "--minutes: -3.0"),
        (("grenier", "--minutes", "nan"), "--minutes: nan"),
        (("grenier", "--games", "1"), "--games: 1"),
        (("grenier", "--seed", "-1"), "--seed: -1"),
        (("grenier", "--workers", "0"), "--workers: 0"),
    ],
)
@pytest.mark.parametrize("command", ["weights", "calibration"])
def test_what_makes_no_sense_is_refused_by_name(run, command, args, wrong):
    said = run("lab", command, *args)
    assert said.exit_code == 2 and wrong in said.stderr and "Traceback" not in said.stderr


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(run, tmp_path):
    said = run("lab", "weights", "grenier", "--out", tmp_path / "nowhere" / "weights.toml")
    assert said.exit_code == 2 and "weights.toml" in said.stderr


def test_weights_of_a_file_are_tested_as_they_are(run, attic):
    own = attic.folder / "content" / outlook.FILE
    said = run("lab", "weights", "grenier", "--games", 8, "--of", own, "--json")
    told = json.loads(said.stdout)
    assert said.exit_code == 3 and told["positions"] == 0 and told["test"]["score"] == 0.5
    assert told["weights"] == outlook.weights_of(attic.edition())


def test_a_file_of_weights_for_another_game_is_refused(run, tmp_path):
    other = tmp_path / "other.toml"
    other.write_text('rules = "1"\n[weights]\npoints = 1\n[shown]\nscale = 1\nturn = 0\n')
    said = run("lab", "weights", "grenier", "--of", other)
    assert said.exit_code == 2 and "ther.toml: [weights] the key 'held' is missing" in said.stderr
    assert run("lab", "weights", "grenier", "--of", tmp_path / "none.toml").exit_code == 2
