"""Free undo: moves that told nobody anything (LUD-5)."""

import pytest

from ludotheque.core.scenario import Line
from ludotheque.core.undo import free_undo

SETUP = [
    Line(1, "player A", "hand=[clock book cat]"),
    Line(2, "player B", "hand=[mirror cat lamp]"),
    Line(3, "deck", "[lamp*3 book*2 clock mirror cat*2]"),
]


def played(grenier, *moves):
    """A position with every card on the table, after some moves."""
    script = grenier.rules.words(grenier, {"seats": "2"}, SETUP)
    for move in moves:
        script.do(move)
    return script.match


def test_nothing_is_taken_back_before_the_first_move(grenier):
    assert free_undo(played(grenier)) == 0


@pytest.mark.parametrize("move", ["A lay clock", "A toss book", "A peek"])
def test_a_move_that_showed_a_card_is_not_free(grenier, move):
    assert free_undo(played(grenier, move)) == 0


def test_a_pass_after_which_nothing_is_drawn_is_free_and_what_lies_before_is_not(grenier):
    match = played(grenier, "A lay clock", "B pass")
    assert match.seat == 1 and free_undo(match) == 1


def test_a_pass_after_which_a_card_is_drawn_is_not_free(grenier):
    match = played(grenier, "A toss book", "B lay mirror", "A pass")
    assert free_undo(match) == 0
