"""The arena: fair seats, the same result however many work on it, honest sums."""

import dataclasses
import json

import pytest

from ludotheque.core import native
from ludotheque.core.kernel import WIN
from ludotheque.core.library import load
from ludotheque.core.words import UsageError
from ludotheque.lab import workers
from ludotheque.lab.arena import play_pair
from ludotheque.lab.by_match import Noted
from ludotheque.lab.meeting import seats_of_a
from ludotheque.lab.row import tally
from ludotheque.lab.seeds import derive
from ludotheque.lab.table import Kept, Table
from tests.lab import players


def without_seconds(row):
    return dataclasses.replace(
        row, extra=dataclasses.replace(row.extra, seconds_a=None, seconds_b=None, seconds=None)
    )


@pytest.mark.parametrize("teams", [[0, 1], [0, 1, 2], [*range(4)], [*range(6)], [1, 1, 0, 0]])
def test_games_come_in_pairs_with_the_players_exchanged(teams):
    for pair in range(3 * len(teams)):
        here, there = seats_of_a(2 * pair, teams), seats_of_a(2 * pair + 1, teams)
        assert here == [not mine for mine in there]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_over_a_whole_cycle_each_seat_is_held_equally_often(seats):
    held = [seats_of_a(number, list(range(seats))) for number in range(2 * seats)]
    assert {sum(column) for column in zip(*held, strict=True)} == {seats}


@pytest.mark.parametrize("teams", [[0, 1, 0, 1], [2, 2, 0, 0], [0, 1, 1, 2], [0, 0, 0, 1]])
def test_who_plays_together_is_one_player(teams):
    for number in range(12):
        held = dict(zip(teams, seats_of_a(number, teams), strict=True))
        assert [held[team] for team in teams] == seats_of_a(number, teams)
        assert len(set(held.values())) == 2, "nobody plays against themselves"


def test_a_team_that_wins_is_one_point():
    options = {"map": "crossroads", "teams": (0, 0, 1, 1), "order": "0,1,2,3"}
    match = load("generals").new(seed=3, options=options).push("resign").push("resign")
    assert match.outcome().scores == (0, 0, 1, 1)
    for held, points in (([False, False, True, True], 1.0), ([True, True, False, False], 0.0)):
        table = Table(match.edition.rules, 1)
        table.put(0, *Noted(match, 0, held, Kept.GAMES).end())
        assert (table[0].points, table[0].scores, table[0].begun) == (points, (0, 0, 1, 1), 0)


def test_a_player_against_itself_takes_exactly_half(grenier):
    row = play_pair(grenier, players.first, players.first, 40, seed=5, workers=1)
    assert row.score == 0.5 and row.wins == row.losses
    assert (row.a, row.b) == ("first", "first")


@pytest.mark.parametrize("seats", [2, 3])
def test_exchanging_the_names_exchanges_the_result(grenier, seats):
    given = {"seed": 3, "workers": 1, "options": {"seats": seats}}
    there = play_pair(grenier, players.first, players.last, 60, **given)
    back = play_pair(grenier, players.last, players.first, 60, **given)
    assert (there.wins, there.draws, there.losses) == (back.losses, back.draws, back.wins)
    assert there.wins + there.draws + there.losses == 60
    assert there.score == pytest.approx(1 - back.score) and there.score != 0.5
    assert there.low <= there.score <= there.high and there.low < there.high


@pytest.mark.parametrize("threads", [True, False])
@pytest.mark.parametrize("team", [2, 3])
def test_the_row_does_not_depend_on_the_workers(grenier, monkeypatch, threads, team):
    alone = play_pair(grenier, players.dices, players.first, 31, seed=9, workers=1)
    monkeypatch.setattr(native, "handle", lambda edition: object() if threads else None)
    together = play_pair(grenier, players.dices, players.first, 31, seed=9, workers=team)
    assert without_seconds(together) == without_seconds(alone)


def test_another_seed_is_another_contest(grenier):
    rows = {
        without_seconds(play_pair(grenier, players.dices, players.dices, 30, seed=n, workers=1))
        for n in range(4)
    }
    assert len(rows) > 1


def test_named_players_play_and_greed_beats_chance(grenier):
    row = play_pair(grenier, "greedy", "random", 60, seed=1, scale=0.1)
    assert row.score > 0.6
    assert row.extra.seconds_a.longest >= row.extra.seconds_a.mean > 0
    assert row.extra.seconds > 0
    assert row.extra.length > 3 and 0 < row.extra.first_seat < 1


def test_progress_counts_every_game(grenier):
    heard = []
    play_pair(grenier, players.first, players.last, 7, progress=heard.append, workers=2)
    assert heard == [1, 2, 3, 4, 5, 6, 7]


def test_a_row_reads_as_the_object_programs_expect(grenier):
    row = play_pair(grenier, players.first, players.last, 4, workers=1).as_dict()
    assert list(row)[:9] == [
        "a", "b", "games", "wins", "draws", "losses", "score", "low", "high",
    ]  # fmt: skip
    assert json.loads(json.dumps(row)) == row


@pytest.mark.parametrize("threads", [True, False])
def test_a_player_that_breaks_down_ends_the_contest(grenier, monkeypatch, threads):
    monkeypatch.setattr(native, "handle", lambda edition: object() if threads else None)
    with pytest.raises(RuntimeError, match="broke down"):
        play_pair(grenier, players.fails, players.first, 20, workers=2)


def test_a_player_that_breaks_the_rules_is_named_with_the_rule(grenier):
    with pytest.raises(UsageError, match=r"'cheats' chose .+\[GRE-"):
        play_pair(grenier, players.first, players.cheats, 4, workers=1)


def test_unknown_players_and_no_games_are_refused(grenier):
    with pytest.raises(UsageError, match="nobody"):
        play_pair(grenier, "nobody", "random", 2, workers=1)
    with pytest.raises(UsageError, match="0 games"):
        play_pair(grenier, "random", "random", 0)


def test_threads_stop_soon_when_nobody_waits_any_more():
    looks = []

    def task(number, off):
        while number and not off():
            looks.append(number)
        return number

    results = workers.spread(task, 3, 3, threads=True)
    assert next(results) == 0
    results.close()
    assert looks, "the two others were at work and were called off"


def test_tally_sums_up_what_the_rows_say(grenier):
    table = Table(grenier.rules, 4)
    for place, halves in enumerate([2, 1, 0, 2]):
        table.put(place, *players.row(table, halves, length=10 + place, scores=(WIN, 0)))
    row = tally("x", "y", table)
    assert (row.wins, row.draws, row.losses, row.score) == (2, 1, 1, 0.625)
    assert row.extra.length == 11.5 and row.extra.first_seat == 1.0
    assert row.extra.seconds_b.mean == 0.5 and row.extra.seconds_b.longest == 0.75


def test_derived_seeds_differ_by_every_step_of_the_path():
    paths = [(1,), (2,), (1, 2), (12,), (1, "deal", 3), (1, "player", 3), (1, "deal", 3, 0)]
    assert len({derive(*path) for path in paths}) == len(paths)
    assert all(0 <= derive(*path) < 1 << 63 for path in paths)
