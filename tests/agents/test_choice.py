"""How levels err: by moves that seem nearly as good, and never at a win or a save in one."""

import collections
from pathlib import Path

import pytest

from ludotheque.agents import LEVELS, Budget, agent, levels
from ludotheque.agents.running import Thought
from ludotheque.agents.weigher import Errs, picked
from ludotheque.core import library
from ludotheque.core.kernel import WIN

FOUR = library.load("connect-four", Path(__file__).resolve().parents[2] / "bench" / "fixtures")
GAMES = [library.load(name) for name in library.names()]


def weighed(*values, visits=100):
    """Thoughts of moves 0, 1, 2, … worth so many percent of the win."""
    return [Thought(n, visits, visits * WIN * v // 100) for n, v in enumerate(values)]


def often(found, errs, rolls=4000):
    """How often each move is picked."""
    return collections.Counter(picked(found, errs, roll) for roll in range(rolls))


def test_who_does_not_err_plays_what_stands_first():
    assert often(weighed(50, 90, 10), Errs(0, 100)) == {0: 4000}


def test_each_spread_of_loss_halves_how_likely_a_move_is():
    made = often(weighed(60, 55, 50), Errs(50, 100))
    assert made[0] / made[1] == pytest.approx(2, rel=0.15)
    assert made[1] / made[2] == pytest.approx(2, rel=0.15)


def test_no_move_is_made_that_is_held_to_lose_more_than_half_the_bound():
    made = often(weighed(60, 46, 45, 44, 20), Errs(1000, 30))
    assert set(made) == {0, 1, 2}


def test_what_was_never_tried_or_lost_everywhere_is_never_chosen():
    found = [*weighed(4, 0, 3), Thought(9, 0, 0)]
    assert set(often(found, Errs(1000, 100))) == {0, 2}


def test_where_all_is_lost_anything_goes_and_where_nothing_was_tried_the_first():
    assert set(often(weighed(0, 0), Errs(100, 100))) == {0, 1}
    assert set(often([Thought(5, 0, 0), Thought(6, 0, 0)], Errs(100, 100))) == {5}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("moves", ["112233", "121212", "7172635"])
def test_nobody_misses_a_win_in_one(name, moves):
    match = FOUR.new(seed=1)
    for column in moves:
        match.push(f"drop {column}")
    wins = [m for m in match.legal() if match.clone().push(m).over]
    assert wins
    for seed in range(20):
        made = agent(name, FOUR, seed, 0.05).choose(match.view(match.seat))
        assert made in wins


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_upper_two_never_err_and_the_bounds_narrow(game):
    found = levels(game.folder)
    assert [found[name].errs.spread for name in LEVELS[2:]] == [0, 0]
    bounds = [found[name].errs.bound for name in LEVELS]
    assert bounds == sorted(bounds, reverse=True) and len(set(bounds)) == 4
    assert all(found[name].style.even for name in LEVELS[:2])


def test_two_players_of_one_seed_play_the_same():
    view = FOUR.new(seed=1).view(0)
    chosen = {agent("apprenti", FOUR, 7).choose(view, Budget(50)).number for _ in range(4)}
    assert len(chosen) == 1


def test_what_a_level_may_lose_by_its_own_look_is_half_its_bound_unless_told_otherwise():
    found = weighed(60, 46, 45, 44, 20)
    assert often(found, Errs(1000, 90, 150)) == often(found, Errs(1000, 30))
    assert Errs(1000, 30).margin == Errs(1000, 90, 150).margin < Errs(1000, 90).margin
