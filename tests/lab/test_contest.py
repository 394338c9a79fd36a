"""Contests in native code: seen while they go on, ended at once, and what is kept of them."""

import time

import pytest

from ludotheque.agents import contest_kernel as c
from ludotheque.core import native
from ludotheque.core.library import load
from ludotheque.core.words import UsageError
from ludotheque.lab.by_unit import groups_of, play_groups
from ludotheque.lab.contest import Contest, Kept, play, play_all, state_of
from tests.lab import players


@pytest.fixture
def compiled(grenier):
    """The Attic, where it has native code."""
    if native.handle(grenier.edition()) is None:
        pytest.skip("native code can't be built here")
    return grenier


def test_games_that_nobody_waits_for_are_ended(compiled):
    contest = Contest(compiled, "oracle", "oracle", scale=0.1)
    results = play_groups(groups_of(contest, range(2000), 0, Kept.GAMES), 2)
    quick = play_groups(
        groups_of(Contest(compiled, "random", "random"), range(9), 0, Kept.GAMES), 2
    )
    assert sum(batch.count for batch in quick) == 9
    began = time.monotonic()
    next(results)
    first = time.monotonic() - began
    results.close()
    assert time.monotonic() - began < 20 * first + 20  # not the two thousand


def test_progress_is_heard_while_games_go_on(compiled):
    heard = []
    play(Contest(compiled, "random", "random"), 3000, workers=2, progress=heard.append)
    assert heard == sorted(set(heard)) and heard[-1] == 3000 and len(heard) > 3


def test_marks_tell_the_positions_where_turns_begin(compiled):
    table = play(Contest(compiled, "random", "random", 5), 4, kept=Kept.POSITIONS)
    marks = list(table.marks())
    assert len(marks) == sum(table.column(c.R_MARKS)) > 8
    for mark in marks:
        s = state_of(compiled.rules, mark)
        assert (s.seat, compiled.rules.turns(compiled.edition().t, s)) == (mark.seat, mark.turn)
        assert len(mark.values) == 2 and all(0 <= value <= 1 for value in mark.values)


def test_long_games_find_room_for_all_their_marks():
    game = load("duel")
    if native.handle(game.edition()) is None:
        pytest.skip("native code can't be built here")
    table = play(Contest(game, "random", "random", 1), 40, kept=Kept.VALUES)
    assert max(table.column(c.R_MARKS)) > 1
    assert sum(1 for _ in table.marks()) == sum(table.column(c.R_MARKS))


def test_a_player_in_python_makes_it_a_contest_in_python(compiled):
    assert groups_of(Contest(compiled, "random", players.first), range(2), 0, Kept.GAMES) is None
    assert len(play(Contest(compiled, "random", players.first), 2, workers=1)) == 2


def test_both_have_the_same_time_for_a_decision(compiled):
    contest = Contest(compiled, "ismcts", "oracle", seconds=0.002)
    clocks = [play(contest, 2, workers=1).clock(side) for side in (0, 1)]
    assert all(clock.decisions > 4 and clock.longest > 0.001 for clock in clocks)


def test_a_game_with_a_negative_number_is_refused(compiled):
    with pytest.raises(UsageError, match="no game -2"):
        play_all([(Contest(compiled, "random", "random"), range(-2, 2))])
