"""Lines of scenarios that are declared by their words."""

import pytest

from ludotheque.core.pairs import reader
from ludotheque.core.scenario import lines_said
from ludotheque.core.scenario_fields import Item, Setup, compared, in_order
from ludotheque.core.words import UsageError

seat_of = reader("player", ("A", "B"))
ITEMS = {
    "day": Item(lambda here: here["day"]),
    "gold": Item(lambda here, seat: here["gold"][seat], seat_of),
    "hand": Item(lambda here, seat: "[axe bow]", seat_of, in_order),
}
HERE = {"day": 3, "gold": [1, 2]}


class Words(Setup):
    words = ("map", "turn")
    of_player = ("player", "troops")
    in_pairs = ("turn", "player")


def test_lines_are_sorted_by_what_they_are_about():
    said = Words(lines_said(["map: wide", "turn: day=3", "troops B: 4", "player A: x=1"]), seat_of)
    assert [text for _, text in said.match["map"]] == ["wide"]
    assert said.player["troops"][1].text == "4"
    assert said.pairs["turn"]["day"].text == "3"
    assert said.pairs["player A"]["x"].text == "1"


@pytest.mark.parametrize("line", ["sea: wide", "map A: wide", "troops: 4", "troops C: 4"])
def test_a_word_or_player_that_nobody_knows_is_named(line):
    with pytest.raises(UsageError):
        Words(lines_said([line]), seat_of)


def test_an_item_is_compared_with_what_is_found():
    assert compared(ITEMS, HERE, "day 3") is None
    assert compared(ITEMS, HERE, "gold B=2") is None
    assert compared(ITEMS, HERE, "gold B=5") == "2"
    assert compared(ITEMS, HERE, "hand A=[bow  axe]") is None
    with pytest.raises(UsageError, match="nothing one can expect"):
        compared(ITEMS, HERE, "weather fine")
