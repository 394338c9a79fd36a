"""Computer players: what they find, what they refuse, and that chance is theirs alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.agents import LEVELS, NAMES, Budget, SearchAgent, agent, hints
from ludotheque.agents.base import dice
from ludotheque.agents.deadline import NEVER
from ludotheque.agents.levels import kept_level, levels
from ludotheque.agents.running import Style, think
from ludotheque.core import library, native
from ludotheque.core.outlook import with_weights
from ludotheque.core.words import ContentError, UsageError

FIXTURES = Path(__file__).resolve().parents[2] / "bench" / "fixtures"
FOUR = library.load("connect-four", FIXTURES)


def four(moves: str):
    """A match of connect four after stones were dropped in these columns."""
    match = FOUR.new(seed=1)
    for column in moves:
        match.push(f"drop {column}")
    return match


def search(iterations: int = 2000, **how) -> SearchAgent:
    return SearchAgent(budget=Budget(iterations=iterations), style=Style(depth=60), **how)


def test_search_takes_the_win_that_lies_on_the_table():
    match = four("112233")
    assert str(search().choose(match.view(match.seat))) == "drop 4"


def test_search_stops_the_win_of_the_other():
    match = four("172757")  # three in column seven: the first must cap them
    assert str(search().choose(match.view(match.seat))) == "drop 7"


def test_hints_give_the_winning_move_a_sure_chance():
    match = four("112233")
    best, chance = hints(match.view(match.seat), FOUR, Budget(iterations=500))[0]
    assert str(best) == "drop 4"
    assert chance > 0.95


def test_the_same_seed_and_iterations_give_the_same_thoughts_on_one_thread_and_on_two():
    view = four("4435").view(0)
    style = Style(depth=60)
    once = think(view, 600, NEVER, 5, style, threads=1)
    assert once == think(view, 600, NEVER, 5, style, threads=2)
    assert once != think(view, 600, NEVER, 6, style, threads=2)


@pytest.mark.parametrize("style", [Style(depth=60), Style(prior=20000), Style(trees=3, depth=5)])
def test_the_native_search_and_the_python_search_think_the_same(style):
    view = four("4435").view(0)
    if native.handle(view.edition) is None:
        pytest.skip("needs a C compiler: there is no native unit to compare with")
    fast = think(view, 400, NEVER, 9, style)
    with native.set_aside():
        slow = think(view, 400, NEVER, 9, style)
    assert fast == slow


def test_a_time_budget_ends_the_search():
    view = four("44").view(0)
    slow = SearchAgent(budget=Budget(seconds=0.05), style=Style(depth=60))
    assert slow.choose(view) in view.legal


def test_a_search_whose_time_is_over_before_it_begins_still_finds_a_move():
    """A busy machine once held a search up for all of its time: it had looked at nothing."""
    view = four("44").view(0)
    late = SearchAgent(budget=Budget(seconds=1e-9))
    assert late.choose(view) in view.legal


def test_choice_depends_on_the_seed_and_on_what_is_seen_only():
    match = four("44")
    view, other = match.view(0), four("45").view(0)
    assert dice(1, view) == dice(1, match.view(0))
    assert dice(1, view) != dice(2, view)
    assert dice(1, view) != dice(1, other)


@pytest.mark.parametrize("name", NAMES)
def test_every_agent_plays_a_whole_game_of_any_kind(name):
    player = agent(name, FOUR, seed=3, scale=0.01)
    match = FOUR.new(seed=2)
    while not match.over:
        match.push(player.choose(match.view(match.seat), Budget(iterations=20)))
    assert match.outcome() is not None


def test_an_agent_refuses_to_choose_for_a_seat_that_need_not_act():
    for name in NAMES:
        with pytest.raises(UsageError, match="seat 1 has no decision"):
            agent(name, FOUR).choose(four("").view(1))


def test_unknown_names_and_empty_budgets_are_refused_by_name():
    with pytest.raises(UsageError, match=r"unknown agent 'grandmaster'; known: random, greedy"):
        agent("grandmaster", FOUR)
    with pytest.raises(UsageError, match="scale 0"):
        agent("oracle", FOUR, scale=0)
    with pytest.raises(UsageError, match="0 iterations"):
        Budget(iterations=0)
    with pytest.raises(UsageError, match="-1 seconds"):
        Budget(seconds=-1)


def test_levels_of_a_game_are_data_with_errors_that_name_the_entry(tmp_path):
    row = "iterations=10\nmilliseconds=100\nspread=0\nbound=9\ndepth=0\nexplore=1000\nprior=0\n"
    row += "trees=1\nahead=-1\ndrawn=1\n"
    row += 'character={fr="lent", en="slow"}\npromise={fr="{bound} %", en="{bound}%"}\n'
    text = "".join(f"[{name}]\n{row}" for name in LEVELS)
    (tmp_path / "brain").mkdir()
    (tmp_path / "brain" / "levels.toml").write_text(text)
    assert levels(tmp_path)["oracle"].iterations == 10
    assert levels(tmp_path)["oracle"].character.en == "slow"
    assert levels(tmp_path)["oracle"].promise.fr == "9 %"
    other = tmp_path / "other"
    (other / "brain").mkdir(parents=True)
    (other / "brain" / "levels.toml").write_text(text.replace("bound=9", "bound=101", 1))
    with pytest.raises(ContentError, match=r"levels.toml: \[apprenti\] bound = 101"):
        levels(other)
    mute = tmp_path / "mute"
    (mute / "brain").mkdir(parents=True)
    (mute / "brain" / "levels.toml").write_text(text.replace(', en="slow"', "", 1))
    wrong = r"levels.toml: \[apprenti.character\] the key 'en' is missing"
    with pytest.raises(ContentError, match=wrong):
        levels(mute)


def test_more_thinking_wins_more():
    strong, weak = search(400), search(4)
    points = 0.0
    for seed in range(10):
        match = FOUR.new(seed=seed)
        first, second = (strong, weak) if seed % 2 == 0 else (weak, strong)
        while not match.over:
            player = first if match.seat == 0 else second
            match.push(player.choose(match.view(match.seat)))
        points += match.outcome().scores[seed % 2]
    assert points >= 8


def test_the_fixture_of_the_benchmark_really_plays_connect_four():
    """Random games of connect four last 21.3 moves on average."""
    fast = native.handle(FOUR.edition())
    if fast is None:
        pytest.skip("needs a C compiler: ten thousand games take too long in Python")
    moves, _ = fast.random_games(0, 20_000)
    assert 21.2 < moves / 20_000 < 21.45


def test_search_weighs_every_legal_move_of_a_composition_begun_by_someone_else():
    """Once the search saw only the moves it would have come to itself, and answered with others."""
    night = library.load("night-dealer")
    for seed in range(12):
        match = night.new(seed=seed).push("roll")
        match.push(match.legal()[seed % 5])  # a tile nobody searched for
        view = match.view(match.seat)
        chosen = agent("search", night, seed=seed).choose(view, Budget(iterations=200))
        assert chosen in view.legal
        assert {str(m) for m, _ in hints(view, night, Budget(iterations=400))} == {
            str(m) for m in view.legal
        }


def test_a_kept_player_values_by_the_advice_it_had(tmp_path):
    game = library.load("generals")
    kept = (FIXTURES.parent / "oracles" / "a303514.toml").read_text()
    file = tmp_path / "kept.toml"
    file.write_text(kept)
    _, views = kept_level(file, game)
    edition = game.edition()
    other = with_weights(edition, views.weights, views.advice)
    assert other.t.weigh == views.advice["weigh"] != edition.t.weigh
    assert other.digest == edition.digest
    file.write_text(kept.replace("weigh = [100, ", "weigh = ["))
    with pytest.raises(ContentError, match=r"kept.toml: \[generals.advice\] weigh"):
        kept_level(file, game)
    file.write_text(kept.replace("weigh = [100, ", "cells = [100, "))
    with pytest.raises(ContentError, match=r"kept.toml: \[generals.advice\] the key 'cells'"):
        kept_level(file, game)
