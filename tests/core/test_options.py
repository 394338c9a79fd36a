"""Options: names, ranges, subsets, a value per seat, and what does not fit."""

import json

import pytest

from ludotheque.core.options import Option, PerSeat, Subset, read_options
from ludotheque.core.words import UsageError, Words

WORDS = Words("Une option", "An option")
OPTIONS = (
    Option("mode", "calm", ("calm", "wild"), WORDS),
    Option("rounds", 3, range(1, 6), WORDS),
    Option("wheels", [4, 5], Subset(range(1, 6)), WORDS),
    Option("lamps", ("oil", "wax"), PerSeat(("oil", "wax")), WORDS),
    Option("hours", 2, PerSeat(range(1, 6), seats=3), WORDS),
)
USUAL = {"mode": "calm", "rounds": 3, "wheels": (4, 5), "lamps": ("oil", "wax"), "hours": (2, 2, 2)}
LAMPS = "one value for all seats or 2 separated by commas, each one of oil, wax"
HOURS = "one value for all seats or 3 separated by commas, each a whole number from 1 to 5"


def read(**given):
    """All options with their values."""
    return read_options(OPTIONS, given)


def test_defaults_stand_where_nothing_is_given():
    assert read() == USUAL


def test_values_may_be_python_or_text():
    chosen = {"mode": "wild", "rounds": 5, "wheels": (1, 2)}
    assert read(mode="wild", rounds="5", wheels="2,1") == USUAL | chosen
    assert read(rounds=1, wheels=[3])["wheels"] == (3,)
    assert read(wheels="")["wheels"] == () == read(wheels=[])["wheels"]


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("lamps", "wax,oil", ("wax", "oil")),
        ("lamps", " wax , oil ", ("wax", "oil")),
        ("lamps", ["wax", "oil"], ("wax", "oil")),
        ("lamps", "oil", ("oil", "oil")),
        ("lamps", ["oil"], ("oil", "oil")),
        ("hours", "1,2,3", (1, 2, 3)),
        ("hours", (1, "2", 3), (1, 2, 3)),
        ("hours", "4", (4, 4, 4)),
        ("hours", 4, (4, 4, 4)),
    ],
)
def test_a_value_for_each_seat_or_one_for_all(name, given, value):
    assert read(**{name: given})[name] == value
    assert read(**{name: value})[name] == value
    assert read(**json.loads(json.dumps({name: value})))[name] == value


@pytest.mark.parametrize(
    ("name", "given", "allowed"),
    [
        ("mode", "angry", "one of calm, wild"),
        ("mode", None, "one of calm, wild"),
        ("mode", ["calm"], "one of calm, wild"),
        ("rounds", 0, "a whole number from 1 to 5"),
        ("rounds", "6", "a whole number from 1 to 5"),
        ("rounds", "three", "a whole number from 1 to 5"),
        ("rounds", True, "a whole number from 1 to 5"),
        ("rounds", 2.0, "a whole number from 1 to 5"),
        ("rounds", None, "a whole number from 1 to 5"),
        ("wheels", "4,4", "a list of different numbers from 1 to 5"),
        ("wheels", "6", "a list of different numbers from 1 to 5"),
        ("wheels", "a", "a list of different numbers from 1 to 5"),
        ("wheels", 4, "a list of different numbers from 1 to 5"),
        ("wheels", [4.5], "a list of different numbers from 1 to 5"),
        ("wheels", [True], "a list of different numbers from 1 to 5"),
        ("lamps", "oil,gas", LAMPS),
        ("lamps", "oil,wax,oil", LAMPS),
        ("lamps", "oil,", LAMPS),
        ("lamps", "", LAMPS),
        ("lamps", [], LAMPS),
        ("lamps", None, LAMPS),
        ("lamps", 3, LAMPS),
        ("lamps", ["oil", ["wax"]], LAMPS),
        ("lamps", {"oil": "wax"}, LAMPS),
        ("hours", "1,2", HOURS),
        ("hours", "1,2,6", HOURS),
        ("hours", [1, 2, 2.5], HOURS),
        ("hours", True, HOURS),
        ("hours", [1, True, 2], HOURS),
        ("hours", "one", HOURS),
        ("hours", {1: 2}, HOURS),
    ],
)
def test_a_value_that_does_not_fit_is_named_with_what_would(name, given, allowed):
    with pytest.raises(UsageError) as caught:
        read(**{name: given})
    assert str(caught.value) == f"option {name}: {given!r} is not {allowed}"


def test_an_unknown_option_is_named_with_the_known_ones():
    with pytest.raises(UsageError, match="unknown option 'round'; known: mode, rounds, wheels, "):
        read(round=2)
    with pytest.raises(UsageError, match="unknown option 'x'; known: none"):
        read_options((), {"x": 1})
