"""`arena --matrix` and `deck`: tables of pairings and decks from files, for people and programs."""

import json
from copy import deepcopy
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import library, native
from ludotheque.terminal import inputs

GAMES = Path(__file__).resolve().parents[1] / "server" / "games"
KEYS = ["a", "b", "games", "wins", "draws", "losses", "score", "low", "high"]
MATRIX = ("arena", "veille", "--matrix", "--level", "random", "--games", 4, "--workers", 1)


@pytest.fixture
def run():
    """Run a command line in this process."""

    def call(*args, lang="en"):
        settings = {"LC_ALL": "C.UTF-8" if lang == "en" else "fr_FR.UTF-8", "COLUMNS": "80"}
        return CliRunner(env=settings).invoke(
            app, [str(arg) for arg in args], prog_name="ludotheque"
        )

    return call


@pytest.fixture
def lamps(monkeypatch):
    """The games of the server's tests instead of the shipped ones, their engine built already."""
    native.handle(library.load("veille", GAMES).edition())
    monkeypatch.setattr(inputs, "GAMES", GAMES)


def test_a_matrix_for_programs(run, lamps):
    result = run(*MATRIX, "--seed", 3, "--json")
    said = json.loads(result.stdout)
    assert result.exit_code == 0 and result.stderr == ""
    assert (said["game"], said["option"], said["level"]) == ("veille", "lamps", "random")
    assert said["values"] == ["oil", "wax"] and (said["games"], said["seed"]) == (4, 3)
    pairs = [(row["a"], row["b"]) for row in said["rows"]]
    assert pairs == [("oil", "oil"), ("oil", "wax"), ("wax", "wax")]
    for row in said["rows"]:
        assert list(row)[:9] == KEYS and row["games"] == 4
        assert set(row["first"]) == {"score", "low", "high"}
        assert row["turns"] > 0 and row["decisions"] > 0
    met = next(row for row in said["rows"] if row["a"] != row["b"])
    shares = said["against_others"]
    assert shares["oil"]["score"] == met["score"] == 1 - shares["wax"]["score"]
    assert said["draws"] == sum(row["draws"] for row in said["rows"])
    assert said == json.loads(run(*MATRIX, "--seed", 3, "--json").stdout)
    other = json.loads(run(*MATRIX, "--seed", 4, "--json").stdout)
    assert other["rows"] != said["rows"]


def test_a_matrix_for_people(run, lamps):
    english, french = run(*MATRIX).stdout, run(*MATRIX, lang="fr").stdout
    assert "Oil against Candle" in english and "first player" in english
    assert "À huile contre Bougie" in french and "premier joueur" in french
    assert "All together: 12 games" in english and "Ensemble\u00a0: 12 parties" in french
    assert "Share of points against all others" in english and "contre tous les autres" in french
    assert max(len(line) for line in english.splitlines()) <= 80
    plain = run(*MATRIX, "--of", "weather").stdout
    assert "\nDry\n" in plain and "Share of points" not in plain and " against " not in plain
    assert "All turns have been played." in plain.partition("Wet")[0], "reasons of each value"


def test_the_option_and_its_values_may_be_named(run, lamps):
    named = [word if word != "--matrix" else "--matrix=lamps" for word in MATRIX]
    assert run(*named).stdout == run(*MATRIX).stdout
    for said in (("--matrix", "weather"), ("--matrix", "weathers"), ("--matrix=weather",)):
        given = [*MATRIX[:2], *said, *MATRIX[3:]]
        assert run(*given).stdout == run(*MATRIX, "--of", "weather").stdout
    wet = run(*MATRIX[:2], "--matrix", "weather", *MATRIX[3:], "--of", "wet", "--json").stdout
    assert json.loads(wet)["values"] == ["wet"] and len(json.loads(wet)["rows"]) == 1
    both = json.loads(run(*MATRIX, "--of", "wax, oil", "--json").stdout)
    assert both == json.loads(run(*MATRIX, "--json").stdout)


def test_reasons_of_the_end_add_up(run, lamps):
    said = json.loads(run(*MATRIX, "--seed", 3, "--json").stdout)
    for row in (*said["rows"], said):
        assert sum(share["score"] for share in row["reasons"].values()) == pytest.approx(1)
        assert all(s["low"] <= s["score"] <= s["high"] for s in row["reasons"].values())
    assert [row["even"] for row in said["rows"]] == [0.5] * 3


def test_a_matrix_of_equals_is_drawn_in_strips(run, lamps, tmp_path):
    path = tmp_path / "weather.svg"
    given = (*MATRIX[:2], "--matrix", "weather", *MATRIX[3:], "--svg", path)
    assert run(*given, lang="fr").exit_code == 0
    root = ElementTree.parse(path).getroot()
    said = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert said[1] == "Dry" and any("tours" in text for text in said)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_a_matrix_as_a_picture(run, lamps, tmp_path):
    path = tmp_path / "lamps.svg"
    result = run(*MATRIX, "--svg", path, "--set", "wicks=1,2", lang="fr")
    assert result.exit_code == 0 and str(path) in "".join(result.stdout.split("\n"))
    root = ElementTree.parse(path).getroot()
    said = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert said[0] == "La Veille · Hasard · wicks=1,2" and "Bougie" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("arena", "veille"), "--matrix"),
        ((*MATRIX, "--agents", "random,random"), "--agents"),
        (("arena", "veille", "--agents", "random,random", "--of", "lamps"), "--of"),
        (("arena", "veille", "--agents", "random,random", "--level", "maitre"), "--level"),
        (("arena", "veille", "--agents", "random,random", "--svg", "x.svg"), "--svg"),
        ((*MATRIX, "--of", "wicks"), "wicks"),
        ((*MATRIX[:2], "--matrix", "wicks", *MATRIX[3:]), "wicks"),
        ((*MATRIX[:2], "--matrix", "weather", *MATRIX[3:], "--of", "oil"), "oil"),
        ((*MATRIX, "--level", "titan"), "titan"),
        ((*MATRIX, "--games", 0), "--games"),
        ((*MATRIX, "--set", "lamps=gas"), "gas"),
        ((*MATRIX, "--svg", "nowhere/x.svg"), "nowhere"),
        ((*MATRIX, "--svg", "."), " ."),
        ((*MATRIX, "--svg", "a" * 300), "aaa"),
        ((*MATRIX, "--set", "lamps=oil"), "--set lamps"),
        (("arena", "marche", "--matrix"), "marche"),
    ],
    ids=lambda v: " ".join(map(str, v)) if isinstance(v, tuple) else "",
)
def test_bad_input_is_named(run, lamps, args, named, lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run(*args, lang=lang)
    assert result.exit_code == 2 and result.stdout == ""
    assert named in result.stderr and result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
    assert result.stderr != run(*args, lang="fr" if lang == "en" else "en").stderr


def test_the_ladder_says_which_options_it_takes_in_turn(run, lamps):
    said = run("ladder", "veille", "--games", 2, "--scale", 0.002, "--workers", 1, lang="fr").stdout
    assert "tour à tour\u00a0: lamps=oil · lamps=wax" in said


def test_unlike_players_meet_under_options_that_favour_neither(run, lamps):
    arena = ("arena", "veille", "--games", 4, "--workers", 1, "--json", "--agents")

    def sets(*given):
        return json.loads(run(*arena, *given).stdout)["sets"]

    assert sets("greedy,random") == [{"lamps": "oil"}, {"lamps": "wax"}]
    assert sets("random,random") == sets("greedy,random", "--set", "lamps=wax") == []


def deck_of(klass):
    """The printed deck of a class as a JSON value."""
    classes = library.load("duel").edition().facts["classes"]
    return next(deepcopy(each["deck"]) for each in classes if each["id"] == klass)


def kept(path, value):
    """A deck in a file."""
    path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return path


def test_a_legal_deck(run, tmp_path):
    file = kept(tmp_path / "mage.json", deck_of("mage"))
    english, french = run("deck", "duel", file), run("deck", "duel", file, lang="fr")
    assert english.exit_code == french.exit_code == 0
    assert english.stdout.startswith("A legal deck.\nMage: 4 Equipments and 30 cards")
    assert french.stdout.startswith("Paquet permis.\nMagicien")
    assert english.stdout.count("█") == 30
    line = kept(tmp_path / "mage.txt", "mage:" + english.stdout.partition("\nmage:")[2])
    assert run("deck", "duel", line).stdout == english.stdout, "it is read as it was told"
    said = json.loads(run("deck", "duel", file, "--json").stdout)
    assert said == {"game": "duel", "legal": True, "faults": []}


def test_a_deck_that_breaks_rules(run, tmp_path):
    value = deck_of("mage")
    value["cards"]["reflex"] = 3
    file = kept(tmp_path / "mage.json", value)
    result = run("deck", "duel", file, lang="fr")
    assert result.exit_code == 1
    said = " ".join(result.stdout.split())
    assert "règles enfreintes : 2" in said and "Au plus 2" in said
    assert "[DUEL-BUILD-04]" in said and "[DUEL-BUILD-b]" in said
    told = run("deck", "duel", file, "--json")
    faults = json.loads(told.stdout)["faults"]
    assert told.exit_code == 1 and [f["rule"] for f in faults] == ["DUEL-BUILD-04", "DUEL-BUILD-b"]
    assert all(fault["fr"] and fault["en"] for fault in faults)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON (line 1, column 2)"),
        ("[" * 100_000, "no deck"),
        ("mage: fireballx100", "from 0 to 99"),
        ("[]", "A deck is written"),
        ('{"class": "mage", "equipment": [], "cards": {"fireball": -2}}', "-2 is not"),
    ],
)
def test_a_file_that_is_no_deck(run, tmp_path, text, said):
    file = kept(tmp_path / "odd.json", text)
    result = run("deck", "duel", file)
    assert result.exit_code == 2 and result.stdout == ""
    assert said in result.stderr and str(file) in result.stderr
    french = run("deck", "duel", file, lang="fr").stderr
    assert french != result.stderr and french.count("\n") == 1


def test_a_deck_that_is_not_there(run, tmp_path):
    result = run("deck", "duel", tmp_path / "absent.json")
    assert result.exit_code == 2 and "absent.json" in result.stderr
    none = run("deck", "night-dealer", tmp_path / "absent.json")
    assert none.exit_code == 2 and none.stderr == "Night Dealer has no decks to build.\n"
