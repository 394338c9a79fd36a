"""The options: as the rulebook lists them, and none without effect."""

import re
from pathlib import Path

import pytest

from ludotheque import UsageError
from ludotheque.core.options import Subset

from .table import GAME, sit

BOOK = Path(__file__).resolve().parents[3] / "docs" / "rules" / "night-dealer.en.md"
ROW = re.compile(r"\| `(\w+)` \| (.+?) \| (.+?) \| .+ \|")
CHANGED = {
    "scoring": "rounds",
    "shield_scope": "effects",
    "tie_at_target": "draw",
    "rps_scope": "board",
    "eclipse_wheels": [1],
    "starter": "B",
    "seat_rule": "fixed",
    "target_points": 12,
    "max_rounds": 5,
}


def listed(option):
    """What the rulebook must say of an option: default and values."""
    if isinstance(option.values, Subset):
        return str(option.default), [str(option.values.of[0]), str(option.values.of[-1])]
    if isinstance(option.values, range):
        return str(option.default), [str(option.values[0]), str(option.values[-1])]
    return option.default, list(option.values)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_lists_every_option_with_its_default_and_values(lang):
    text = BOOK.with_name(f"night-dealer.{lang}.md").read_text(encoding="utf-8")
    rows = {name: (default, values) for name, default, values in ROW.findall(text)}
    options = {option.name: option for option in GAME.rules.options}
    assert list(rows) == list(options)
    for name, (default, values) in rows.items():
        said = re.findall(r"`([^`]+)`", default)[0], re.findall(r"`([^`]+)`", values)
        assert said == listed(options[name])


@pytest.mark.parametrize(("name", "value"), CHANGED.items())
def test_an_option_changes_what_lies_on_the_table(name, value):
    assert GAME.edition({name: value}).t_bytes != GAME.edition().t_bytes


def test_every_option_but_the_apprentice_changes_the_rules():
    assert {o.name for o in GAME.rules.options} == {*CHANGED, "apprentice"}
    assert GAME.edition({"apprentice": "off"}).t_bytes == GAME.edition().t_bytes


def test_the_apprentice_changes_only_what_is_drawn():
    shown = {}
    for value in ("on", "off"):
        table = sit(". . . / . 2H . / . . .", options=f"apprentice={value}").play("P1 tile 1 2")
        shown[value] = table.view("P1").svg("en")
        table.play("P1 stop; P2 keep").shows("board . 1A . / . 1H . / . . .")
    assert "would be won" in shown["on"] and "would be won" not in shown["off"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("scoring", "cells"),
        ("eclipse_wheels", [6]),
        ("eclipse_wheels", [4, 4]),
        ("target_points", 8),
        ("target_points", 19),
        ("max_rounds", 0),
        ("max_rounds", 6),
        ("starter", "C"),
        ("weather", "fine"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_by_name(name, value):
    with pytest.raises(UsageError, match=name):
        GAME.new(options={name: value})
