"""Each command: what it prints for people and for programs, and its exit code."""

import json
import re

import pytest

from ludotheque.core import library
from ludotheque.lab import bench as figures
from tests.cli.conftest import TEMPLATE

KEYS = ["a", "b", "games", "wins", "draws", "losses", "score", "low", "high"]


PLAYER_OF_BEFORE = """
[grenier]
iterations = 20
milliseconds = 100
spread = 0
bound = 100
depth = 20
explore = 700
prior = 0
trees = 1
ahead = -1
drawn = 1
character = { fr = "l’Oracle d’avant", en = "the oracle of before" }
promise = { fr = "{bound}", en = "{bound}" }
"""


def test_without_a_command_help_is_printed(run):
    for lang, word in (("en", "Play at a table"), ("fr", "Jouer à une table")):
        result = run(lang=lang)
        assert result.exit_code == 0 and word in result.stdout and " | " not in result.stdout


def test_a_group_without_a_command_prints_its_help_without_an_error(run):
    result = run("lab")
    assert result.exit_code == 0 and result.stderr == ""
    assert "puzzles" in result.stdout


def test_an_unknown_command_of_a_group_lists_those_of_the_group(run):
    (first, *_) = run("lab", "compare").stderr.splitlines()
    assert "“compare”" in first and "puzzles" in first and "serve" not in first


def test_help_of_every_command_is_in_both_languages(run):
    for name in (
        "games",
        "play",
        "watch",
        "arena",
        "ladder",
        "check",
        "deck",
        "perft",
        "replay",
        "bench",
        "backup",
        "restore",
    ):
        english, french = (run(name, "--help", lang=lang).stdout for lang in ("en", "fr"))
        assert english != french


def test_version(run):
    assert run("--version").stdout.startswith("ludotheque ")


def test_games(run):
    assert "The Attic · 2–3 players" in run("games").stdout
    assert "Le Grenier · 2–3 joueurs" in run("games", "--lang", "fr").stdout


def test_games_for_programs(run):
    (game,) = json.loads(run("games", "--json").stdout)["games"]
    assert game["id"] == "grenier" and game["seats"] == [2, 3]
    assert game["title"] == {"fr": "Le Grenier", "en": "The Attic"}
    assert game["options"][0]["name"] == "seats"


@pytest.mark.parametrize("workers", [1, 2])
def test_arena_for_programs(run, workers):
    args = ("arena", "grenier", "--agents", "greedy,random", "--games", 20, "--seed", 3)
    result = run(*args, "--workers", workers, "--set", "seats=3", "--json")
    said = json.loads(result.stdout)
    (row,) = said["rows"]
    assert list(row)[:9] == KEYS and (row["a"], row["b"], row["games"]) == ("greedy", "random", 20)
    assert row["wins"] + row["draws"] + row["losses"] == 20
    assert row["score"] == (row["wins"] + row["draws"] / 2) / 20
    assert (said["game"], said["seed"], said["scale"]) == ("grenier", 3, 1.0)
    assert said["options"] == {"seats": 3}
    assert "/20" not in result.stderr  # no progress bar


def test_arena_takes_the_file_of_a_player(run, tmp_path):
    file = tmp_path / "Before.toml"
    file.write_text(PLAYER_OF_BEFORE, encoding="utf-8")
    row = json.loads(
        run("arena", "grenier", "--agents", f"{file},random", "--games", 2, "--json").stdout
    )["rows"][0]
    assert row["a"] == str(file)


def test_arena_for_people(run):
    args = ("arena", "grenier", "--agents", "Greedy, random", "--games", 10)
    english, french = run(*args), run(*args, lang="fr")
    assert "Greedy against Chance" in english.stdout and "%" in english.stdout
    assert "Glouton contre Hasard" in french.stdout and "\u00a0%" in french.stdout
    assert "/10" not in english.stderr + french.stderr


def test_ladder(run):
    args = ("ladder", "grenier", "--games", 4, "--scale", 0.002, "--seed", 1)
    said = json.loads(run(*args, "--json").stdout)
    pairs = [("adepte", "apprenti"), ("maitre", "adepte"), ("oracle", "maitre")]
    assert [(row["a"], row["b"]) for row in said["rows"]] == pairs
    assert all(list(row)[:9] == KEYS for row in said["rows"])
    assert said["scale"] == 0.002
    shown = run(*args, "--top", lang="fr").stdout
    assert shown.index("Oracle contre Maître") < shown.index("Adepte contre Apprenti")
    assert "Borne basse sous 60\u00a0%" in shown  # four games can't be sure


def test_perft(run):
    said = json.loads(run("perft", "grenier", "--depth", 3, "--json").stdout)
    assert said["game"] == "grenier" and len(said["counts"]) == 3
    assert f"depth 3: {said['counts'][2]}" in run("perft", "grenier", "--depth", 3).stdout


def test_check_passes(run):
    result = run("check", TEMPLATE / "grenier" / "scenarios.md")
    assert result.exit_code == 0
    passed = result.stdout.splitlines()[-1]
    assert passed.endswith(" passed, 0 failed") and int(passed.split()[0]) > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_check_fails_with_expected_and_found(run, tmp_path, lang):
    text = (TEMPLATE / "grenier" / "scenarios.md").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.md"
    wrong.write_text(text.replace("A.points=3", "A.points=99", 1), encoding="utf-8")
    result = run("check", wrong, lang=lang)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1].endswith(" passed, 1 failed")
    told = "expected 'A.points=99', found" if lang == "en" else "attendu « A.points=99 », trouvé"
    assert told in " ".join(result.stdout.split())
    said = json.loads(run("check", wrong, "--json").stdout)
    assert said["failed"] == 1 and said["failures"][0]["line"] > 0


def test_replay_in_words(run, kept):
    result = run("replay", kept)
    assert result.exit_code == 0 and "Verified: grenier" in result.stdout
    assert re.search(r"^   1  [AB]  \w+", result.stdout, re.MULTILINE)
    assert re.search(r"wins\.|drawn\.", result.stdout)
    assert "Partie vérifiée" in run("replay", kept, lang="fr").stdout


def test_replay_at_a_move(run, kept):
    result = run("replay", kept, "--at", 2)
    assert "   2  " in result.stdout and "   3  " not in result.stdout
    assert "The match is not finished." in result.stdout


def test_replay_for_programs(run, kept):
    said = json.loads(run("replay", kept, "--json").stdout)
    assert said["verified"] and said["over"] and len(said["moves"]) == said["total"]
    assert set(said["outcome"]) == {"scores", "reason", "winners"}
    early = json.loads(run("replay", kept, "--json", "--at", 1).stdout)
    assert len(early["moves"]) == 1 and early["outcome"] is None


def test_watch(run):
    result = run("watch", "grenier", "greedy", "random", "--seed", 2, "--delay", 0)
    assert result.exit_code == 0
    assert re.search(r"^   1  [AB]  \w+", result.stdout, re.MULTILINE)
    assert re.search(r"wins\.|drawn\.", result.stdout)
    again = run("watch", "grenier", "greedy", "random", "--seed", 2, "--delay", 0)
    assert again.stdout == result.stdout


def test_bench_prints_the_figures_of_one_run(run, monkeypatch):
    """The figures themselves are the lab's; here one short real run, and its two faces."""
    found = figures.measure_game(library.load("night-dealer"), 0.02)
    told = {"games": {"night-dealer": found}, "matches": {"night-dealer": 1.5}, "start": 0.25}
    monkeypatch.setattr(figures, "measure", lambda report: told)
    said = run("bench", lang="fr").stdout
    assert "coups au hasard par seconde" in said and "octets par état" in said
    assert "liste des coups d’une décision (99 %), ms" in said
    program = json.loads(run("bench", "--json").stdout)
    assert program["games"]["night-dealer"]["python moves/s"] > 0
    assert program["games"]["night-dealer"]["bytes"]["state"] >= 128
