"""Night Dealer at the table, as its players meet it."""

import re

import pytest
from typer.testing import CliRunner

import ludotheque
from ludotheque.cli import app

START = ("play", "night-dealer", "--vs", "random", "--seed", "12", "--set", "starter=A")


def sit(*lines, lang="en", width=80, args=START):
    env = {"LC_ALL": "fr_FR.UTF-8" if lang == "fr" else "C.UTF-8", "COLUMNS": str(width)}
    typed = "".join(line + "\n" for line in lines)
    result = CliRunner(env=env).invoke(app, list(args), input=typed, prog_name="ludotheque")
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_whole_match_fits_the_screen(lang, width):
    shown = sit(*["1"] * 90, "log", "q", lang=lang, width=width)
    assert max(len(line) for line in shown.splitlines()) <= width
    assert re.search(r"wins\.|You win|drawn|gagne|gagnez|nulle", shown)


def test_what_chance_showed_is_not_taken_back_by_a_later_refusal():
    shown = sit("roll; tile 1 1; tile 1 9", "q")
    assert "Refused: " in shown and "[ND-" in shown
    assert "Played up to “roll”: chance has spoken" in shown
    assert "Lay a tile" in shown


def test_a_composition_is_all_or_nothing():
    shown = sit("roll", "tile 1 1; tile 2 9", "undo", "q")
    assert "Nothing was played." in shown
    assert "Taken back to before “roll”." in shown


TWO = (*START[:2], "--two", *START[4:])


def first_choices_until(wanted):
    """How often the first choice is made before a decision is put that has a wanted move."""
    match = ludotheque.load("night-dealer").new(seed=12, options={"starter": "A"})
    while wanted not in [str(move) for move in match.legal()]:
        match.push(match.legal()[0])
    return ["1"] * match.version


def test_wheels_are_rerolled_by_naming_them():
    shown = sit(*first_choices_until("reroll 3,5"), "r 5 3", "q", args=TWO)
    assert re.search(r"A rerolls wheels 3 and 5:\n.* 1 Hex, 1 Ward\.", shown)


def test_the_board_is_public_so_no_curtain_falls_between_two_people():
    shown = sit(*["1"] * 20, "q", args=TWO)
    assert "▶ A player A" in shown and "▶ B player B" in shown
    assert "Pass the keyboard" not in shown


def test_the_rulebook_is_at_hand():
    assert "[ND-T1-c]" in sit("rules ND-T1-c", "q")
    assert "[ND-OM-a]" in sit("règles ND-OM-a", "q", lang="fr")
    assert "… et " in sit("règles Omen", "q", lang="fr")
