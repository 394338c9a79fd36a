"""Shares with any number of seats: every value everywhere, honest sums, one against many."""

import json
from collections import Counter

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core.library import load
from ludotheque.core.words import UsageError
from ludotheque.lab import shares
from ludotheque.lab.by_match import play_one
from ludotheque.lab.contest import play
from ludotheque.lab.meeting import Contest, seats_alone
from ludotheque.lab.shares import play_alone, play_shares
from ludotheque.lab.table import Kept, Table

BRIEF = {"seats": 4, "max_days": 1}


@pytest.fixture
def eden():
    return load("eden")


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_each_value_has_each_seat_equally_often(seats):
    around = shares._orders(("a", "b", "c", "d", "e", "f"), 3, seats)
    assert len(around) == 6 * shares.ORDERS
    for first in range(0, len(around), 6):
        for seat in range(seats):
            held = Counter(order[seat] for order in around[first : first + 6])
            assert set(held.values()) == {1} and len(held) == 6
    assert len({tuple(order) for order in around}) > 30, "neighbours differ too"


def test_shares_are_those_of_the_games(eden):
    found = play_shares(eden, "random", 12, seed=4, options=BRIEF, workers=1)
    assert (found.option, found.games, found.seats) == ("civilisations", 12, 4)
    assert [taken.games for taken in found.values.values()] == [8] * 6
    assert [taken.games for taken in found.by_seat + found.by_place] == [12] * 8
    for parts in (found.values.values(), found.by_seat, found.by_place):
        assert sum(t.share.score * t.games for t in parts) == pytest.approx(12)
        assert sum(t.times.score * t.games * t.even for t in parts) == pytest.approx(12)
    assert found.reasons["days"].score > 0.5 and found.turns > 0


def test_shares_do_not_depend_on_the_workers(eden):
    alone, together = (
        play_shares(eden, "random", 9, seed=2, options=BRIEF, workers=workers) for workers in (1, 3)
    )
    assert alone == together
    assert alone != play_shares(eden, "random", 9, seed=3, options=BRIEF, workers=1)


def test_only_what_differs_by_seat_is_shared_out(veille):
    with pytest.raises(UsageError, match="for the whole table"):
        play_shares(veille, "random", 4, option="weather")
    with pytest.raises(UsageError, match="less than one"):
        play_shares(veille, "random", 0)


def test_values_come_again_where_seats_are_more_than_values(veille):
    found = play_shares(veille, "random", 8, workers=1)
    assert found.seats == 2 and {t.games for t in found.values.values()} == {8}


@pytest.mark.parametrize("teams", [[0, 1], [0, 1, 2, 3], [1, 1, 0, 0]])
def test_alone_is_one_team_each_in_turn(teams):
    held = [seats_alone(number, teams) for number in range(2 * len(set(teams)))]
    assert all(len({t for t, mine in zip(teams, row, strict=True) if mine}) == 1 for row in held)
    assert {sum(column) for column in zip(*held, strict=True)} == {2}


def test_who_is_alone_takes_what_its_seat_takes(eden):
    contest = Contest(eden, "greedy", "random", 6, 1.0, BRIEF, alone=True)
    table = play(contest, 8, workers=1)
    assert [game.mine.index(True) for game in table] == [0, 1, 2, 3, 0, 1, 2, 3]
    slow = Table(eden.rules, 8)
    for number in range(8):
        slow.put(number, *play_one(contest, number, lambda: False, Kept.GAMES))
    assert slow.timeless() == table.timeless()
    found = play_alone(eden, "greedy", "random", 8, seed=6, options=BRIEF, workers=1)
    points = sum(game.scores[game.mine.index(True)] for game in table)
    assert (found.games, found.even) == (8, 0.25) and found.share.score == points / 8


def said(*arguments):
    """What a command line answers, as an object."""
    result = CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(app, [*arguments, "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_commands_tell_programs_what_they_tell_people():
    short = ("--games", "6", "--workers", "1", "--set", "seats=3", "--set", "max_days=1")
    found = said("lab", "shares", "eden", "--level", "random", *short)
    assert found["option"] == "civilisations" and len(found["by_place"]) == 3
    assert set(found["values"]) == {"ELF", "NAI", "NEC", "POS", "LEG", "ORC"}
    one = said("lab", "alone", "eden", "--agents", "greedy,random", *short)
    assert (one["a"], one["b"], one["played"]) == ("greedy", "random", 6)
    assert one["low"] <= one["score"] <= one["high"] and one["even"] == pytest.approx(1 / 3)


def test_the_commands_tell_people_in_their_language():
    short = ("--games", "6", "--workers", "1", "--set", "seats=3", "--set", "max_days=1")
    for lang, even in (("en", "Even: 33.3% (3 seats)."), ("fr", "À égalité")):
        shown = CliRunner(env={"COLUMNS": "100"}).invoke(
            app, ["--lang", lang, "lab", "shares", "eden", "--level", "random", *short]
        )
        assert shown.exit_code == 0 and even in shown.output
