"""Moves: numbers, objects, one-line notation."""

import pytest

from ludotheque.core.moves import Moves, Verb, among, listed, span
from ludotheque.core.words import Refused

MOVES = Moves(
    Verb("place", wheel=span(1, 5), cell=span(1, 9)),
    Verb("pass"),
    Verb("play", card=listed("cards", 3), target=among("", "left", "right")),
    Verb("mark", at=4),
)
LABELS = {"cards": ["heron", "otter", "reed"]}


def number(move):
    """The number of a move."""
    return MOVES.number(move, LABELS)


def test_moves_are_numbered_in_order_the_first_argument_weighing_most():
    assert MOVES.count == 45 + 1 + 9 + 4
    assert [MOVES.base(v.name) for v in MOVES.verbs] == [0, 45, 46, 55]
    assert number("place 1 1") == 0
    assert number("place 1 2") == 1
    assert number("place 2 1") == 9
    assert number("pass") == 45
    assert number("mark 3") == 58
    assert MOVES.split(10)[1] == [1, 1]
    assert MOVES.split(45)[0].name == "pass" and MOVES.split(45)[1] == []


def test_the_three_forms_say_the_same():
    at = number("play otter left")
    assert MOVES.notation(at, LABELS) == "play otter left"
    told = MOVES.as_object(at, LABELS)
    assert told == {"verb": "play", "card": "otter", "target": "left"}
    assert number(told) == number(at) == number("  play   otter left ") == at


def test_an_empty_name_may_be_left_out_at_the_end():
    at = number("play heron")
    assert MOVES.notation(at, LABELS) == "play heron"
    assert MOVES.as_object(at, LABELS) == {"verb": "play", "card": "heron", "target": ""}
    assert number(MOVES.as_object(at, LABELS)) == at


def test_numbers_in_objects_may_be_numbers():
    assert number({"verb": "place", "wheel": 2, "cell": 1}) == 9


@pytest.mark.parametrize(
    "move",
    [
        -1, 59, 10**30, True, False, None, 1.0, b"pass", [], ["pass"], (0,), object(),
        "", " ", "fly", "PASS", "place", "place 1", "place 0 1", "place 6 1", "place 1 10",
        "place 1 1 1", "pass 1", "play crow", "play", "mark 04", "place 1 +1", "place 1 ¹",
        {}, {"verb": "fly"}, {"verb": None}, {"verb": "pass", "card": "heron"},
        {"verb": "place", "wheel": "1"}, {"verb": "place", "wheel": "1", "cell": None},
        {"verb": "place", "wheel": ["1"], "cell": "1"}, {"card": "heron"},
    ],
)  # fmt: skip
def test_whatever_is_no_move_is_refused_by_the_house_rule(move):
    with pytest.raises(Refused) as caught:
        number(move)
    assert caught.value.rule == "LUD-3"
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 160


def test_two_verbs_of_one_name_are_refused():
    with pytest.raises(ValueError, match="the verb 'pass' is declared twice"):
        Moves(Verb("pass"), Verb("pass"))


def test_a_listed_argument_uses_no_more_names_than_it_has_room_for():
    moves = Moves(Verb("play", card=listed("cards", 2)))
    assert moves.count == 2
    with pytest.raises(Refused):
        moves.number("play reed", LABELS)
