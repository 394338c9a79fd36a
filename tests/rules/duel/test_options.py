"""Chapter 3.8: the options, each with its effect, and values that do not fit."""

import re
from pathlib import Path

import pytest

from ludotheque import UsageError
from ludotheque.core.options import PerSeat

from .table import BOOK, CLASSES, GAME, mage, new, sit


def test_duel_opt_classes_each_player_has_a_class_any_against_any():
    for a in CLASSES:
        for b in CLASSES:
            match = new(classes=f"{a},{b}")
            label = match.edition.labels["cards"]
            weapons = [label[match.state.gear[seat][0]] for seat in (0, 1)]
            assert weapons == [BOOK.weapon_of(a), BOOK.weapon_of(b)]
    assert new().edition.options["classes"] == ("mage", "warrior")
    assert new(classes="rogue").edition.options["classes"] == ("rogue", "rogue")


def test_duel_opt_decks_printed_or_custom_for_each_player():
    assert new().state.turn == 1
    assert new(decks="custom,default").seat == 0
    assert new(decks="default,custom").seat == 1
    assert new(decks="custom").state.turn == 0


def test_duel_opt_hp_per_player_and_the_most_one_can_have():
    assert new(hp="80,120").state.hp == [80, 120]
    assert new(hp=7).state.hp == [7, 7]
    table = sit("class=warrior hp=75 hand=[eternal_breath]", "class=mage", options="hp=80,100")
    table.play("A play eternal_breath").shows("A.hp=80")


def test_duel_opt_first_by_lot_or_named():
    assert {new(seed=seed).seat for seed in range(20)} == {0, 1}
    for seat in (0, 1):
        assert {new(seed=seed, first=str(seat)).seat for seed in range(20)} == {seat}
    assert [new(first=seat).seat for seat in (0, 1)] == [0, 1]  # numbers mean the same


def test_duel_opt_ramp_own_or_shared():
    for ramp, second in (("own", (3, 1)), ("shared", (4, 2))):
        s = new(first="0", ramp=ramp).push("end").state
        assert (s.hand_n[1], s.mana[1]) == second
    third = new(first="0", ramp="shared").push("end", "end").state
    assert (third.hand_n[0], third.mana[0]) == (5, 3)


def test_duel_opt_limit_the_last_turn():
    match = new(first="0", turn_limit=3).push("end", "end")
    assert match.state.turn == 3 and not match.over
    assert match.push("end").over and match.outcome().reason == "turn_limit"


def test_duel_opt_conc_for_a_turn_or_for_good():
    for value, force in (("turn", 0), ("forever", 3)):
        table = mage("mana=2 hand=[concentration]", options=f"concentration_force={value}")
        table.play("A play concentration; A end").shows(f"A.force={force}; A.resistance=0")
        table.play("B end").shows(f"A.force={force}; A.resistance=3")


def test_duel_opt_balance_is_a_set_of_its_own_and_never_the_default():
    assert GAME.edition().t_bytes == GAME.edition({"balance": "seed"}).t_bytes
    changed = GAME.edition({"balance": "adjusted", "classes": "mage"})
    assert changed.t_bytes != GAME.edition({"classes": "mage"}).t_bytes
    table = mage(options="balance=seed").shows("A.force=0; A.resistance=0; A.hp=100")
    assert table.match.edition.t.max_hp == [100, 100]


CHANGED = {
    "classes": "warrior,mage",
    "decks": "custom",
    "first": "1",
    "ramp": "shared",
    "turn_limit": 50,
    "concentration_force": "forever",
    "hp": "100,120",
    "balance": "adjusted",
}


@pytest.mark.parametrize(("name", "value"), CHANGED.items())
def test_an_option_changes_what_lies_on_the_table(name, value):
    assert GAME.edition({name: value}).t_bytes != GAME.edition().t_bytes
    assert {option.name for option in GAME.rules.options} == set(CHANGED)


BOOK_OF_RULES = Path(__file__).resolve().parents[3] / "docs" / "rules"
ROW = re.compile(r"\| `(\w+)` \| (.+?) \| (.+?) \| .+ \|")


def listed(option):
    """What the rulebook must say of an option: default and values."""
    each = option.values.of if isinstance(option.values, PerSeat) else option.values
    values = [str(each[0]), str(each[-1])] if isinstance(each, range) else list(each)
    default = option.default
    return ",".join(default) if isinstance(default, tuple) else str(default), values


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_lists_every_option_with_its_default_and_values(lang):
    text = (BOOK_OF_RULES / f"duel.{lang}.md").read_text(encoding="utf-8")
    options = {option.name: option for option in GAME.rules.options}
    rows = {name: (default, values) for name, default, values in ROW.findall(text)}
    assert set(options) <= set(rows)
    for name, option in options.items():
        default, values = (re.findall(r"`([^`]+)`", part) for part in rows[name])
        assert (default[0], values) == listed(option)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("classes", "paladin"),
        ("classes", "mage,warrior,rogue"),
        ("classes", ""),
        ("classes", "neutral"),
        ("decks", "mine"),
        ("decks", "custom,"),
        ("hp", 0),
        ("hp", "100,-1"),
        ("hp", "100,100,100"),
        ("hp", 1.5),
        ("hp", True),
        ("hp", "many"),
        ("first", "2"),
        ("first", "A"),
        ("ramp", "none"),
        ("turn_limit", 0),
        ("turn_limit", "100.0"),
        ("concentration_force", "never"),
        ("balance", "fair"),
        ("weather", "fine"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_by_name(name, value):
    with pytest.raises(UsageError, match=name):
        GAME.new(options={name: value})
