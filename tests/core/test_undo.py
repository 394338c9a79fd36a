"""Free undo: moves that told nobody anything (LUD-5)."""

from dataclasses import replace

import pytest

from ludotheque.core.kernel import below
from ludotheque.core.library import Game
from ludotheque.core.scenario import Line
from ludotheque.core.undo import free_undo, quiet_part

SETUP = [
    Line(1, "player A", "hand=[clock book cat]"),
    Line(2, "player B", "hand=[mirror cat lamp]"),
    Line(3, "deck", "[lamp*3 book*2 clock mirror cat*2]"),
]


def played(grenier, *moves):
    """A position with every card on the table, after some moves."""
    script = grenier.rules.face.script(grenier, {"seats": "2"}, SETUP)
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


def telling(grenier, tells):
    """The template game that says itself what a move tells."""
    return Game(replace(grenier.rules, reveals=tells), grenier.folder)


def test_a_game_may_say_itself_what_a_move_tells(grenier):
    asked = []

    def tells(t, before, after, seat):
        asked.append((before.seat, after.event_n > 0, seat))
        return before.laid >= 0 and seat == 0

    game = telling(grenier, tells)
    assert free_undo(played(game, "A lay clock", "B pass")) == 0
    assert asked == [(1, True, 0)], "the others first: most moves tell them something"
    assert free_undo(played(telling(grenier, lambda *_: False), "A lay clock", "B pass")) == 1


def test_chance_is_never_quiet_whatever_a_game_says(grenier):
    rules = replace(grenier.rules, reveals=lambda *_: False, apply=lambda t, s, move: below(s, 6))
    match = Game(rules, grenier.folder).new(seed=5).push("peek")
    assert match.seat == match.seats[-1] and free_undo(match) == 0


def test_what_lies_before_a_move_that_told_something_is_not_asked(grenier, monkeypatch):
    asked = []

    def tells(t, before, after, seat):
        asked.append(before.turns)
        return True

    match = played(telling(grenier, tells), "A lay clock", "B pass")
    assert free_undo(match) == 0 and len(asked) == 1


def test_free_moves_are_counted_up_to_a_limit(grenier, monkeypatch):
    rules = replace(grenier.rules, reveals=lambda *_: False, apply=lambda t, s, move: 0)
    match = Game(rules, grenier.folder).new(seed=5)
    for _ in range(9):
        match.push("peek")  # in this game a peek changes nothing, so one may go on peeking
    assert free_undo(match) == 9
    monkeypatch.setattr("ludotheque.core.undo.MOST", 4)
    assert free_undo(match) == 4


def row(match, *moves):
    """The part of a row of moves that is quiet but for its last."""
    numbers = [match.edition.number(move) for move in moves]
    part = quiet_part(match, match.seat, numbers)
    return [match.edition.notation(number) for number in part]


def test_a_row_of_moves_ends_with_the_first_that_tells_its_maker_something(grenier):
    match = played(grenier)
    assert row(match, "peek", "toss book") == ["peek"], "the card on top is news"
    assert row(match, "toss book") == ["toss book"]
    passing = played(grenier, "A lay clock")
    assert row(passing, "pass", "peek", "toss lamp") == ["pass", "peek"]
    assert match.version == 0 and passing.version == 1, "nothing is played"


def test_a_row_that_is_refused_before_anything_is_told_stays_whole(grenier):
    match = played(grenier)
    assert row(match, "pass", "peek") == ["pass", "peek"]
    assert row(match, "toss book", "peek") == ["toss book", "peek"], "the other's turn by then"


def test_a_row_of_moves_ends_where_chance_speaks(grenier):
    rules = replace(grenier.rules, reveals=lambda *_: False, apply=lambda t, s, move: below(s, 6))
    match = Game(rules, grenier.folder).new(seed=5)
    assert row(match, "peek", "peek") == ["peek"]


def test_what_a_row_tells_is_asked_of_its_maker_alone(grenier):
    match = played(telling(grenier, lambda t, before, after, seat: seat == 1), "A lay clock")
    assert match.seat == 1 and row(match, "pass", "peek") == ["pass"]
    other = played(telling(grenier, lambda t, before, after, seat: seat == 0), "A lay clock")
    assert row(other, "pass", "peek") == ["pass", "peek"]
