"""Options: names, ranges, subsets, a value per seat, texts, and what does not fit."""

import json

import pytest

from ludotheque.core.options import Named, Option, PerSeat, Subset, read_options
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


# -- names and other texts, values for as many seats as there are


def drawing(text):
    """A toy of a drawing: a text of stars, kept without spaces."""
    if "*" not in text:
        return None
    if set(text) - set("* "):
        raise UsageError(Words("seulement des étoiles", "only stars"))
    return text.replace(" ", "")


SKY = Option(
    "sky",
    "clear",
    Named(("clear", "dark"), drawing, Words("un texte d’étoiles", "a text of stars")),
    WORDS,
)
LANTERNS = Option("lanterns", 0, PerSeat(range(4), seats=4, fewest=2), WORDS)


COATS = Option("coats", ("red", "blue"), PerSeat(("red", "blue", "green"), distinct=True), WORDS)


@pytest.mark.parametrize("given", ["blue,green", ["blue", "green"], ("blue", "green")])
def test_values_that_no_two_seats_may_share(given):
    assert COATS.read(given) == ("blue", "green")
    assert COATS.read(COATS.default) == ("red", "blue")


@pytest.mark.parametrize("given", ["blue,blue", "blue", ["red", "red"], "red,blue,green", "red,x"])
def test_the_same_value_twice_is_refused_where_all_must_differ(given):
    with pytest.raises(UsageError) as caught:
        COATS.read(given)
    assert "2 values separated by commas, all different, each one of red, blue, green" in str(
        caught.value
    )
    assert "toutes différentes" in caught.value.words.fr


def test_a_name_or_another_text_that_the_game_accepts():
    assert SKY.read("dark") == "dark" and SKY.read("* **") == "***"
    assert SKY.read(SKY.read("* **")) == "***"
    assert SKY.allowed().en == "one of clear, dark, or a text of stars"
    assert list(SKY.values) == ["clear", "dark"]
    for wrong in ("bright", "", 3, None, ["clear"], True):
        with pytest.raises(UsageError) as caught:
            SKY.read(wrong)
        told = "option sky: {!r} is not one of clear, dark, or a text of stars"
        assert str(caught.value) == told.format(wrong)


def test_what_is_wrong_with_a_text_is_told_in_both_languages():
    with pytest.raises(UsageError) as caught:
        SKY.read("**x")
    assert caught.value.words == (
        "option sky\u00a0: seulement des étoiles",
        "option sky: only stars",
    )
    assert str(caught.value) == "option sky: only stars"


@pytest.mark.parametrize(
    ("given", "value"),
    [(1, (1, 1, 1, 1)), ("1,2", (1, 2)), ([3, 2, 1], (3, 2, 1)), ("0,1,2,3", (0, 1, 2, 3))],
)
def test_fewer_values_where_a_match_may_have_fewer_seats(given, value):
    assert LANTERNS.read(given) == value == LANTERNS.read(value)


@pytest.mark.parametrize("given", ["", "1,4", "0,1,2,3,0", [], [1, None]])
def test_how_many_values_may_be_given_is_told(given):
    with pytest.raises(UsageError) as caught:
        LANTERNS.read(given)
    assert str(caught.value) == (
        f"option lanterns: {given!r} is not one value for all seats or 2 to 4 separated by commas, "
        "each a whole number from 0 to 3"
    )
