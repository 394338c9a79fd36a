"""Exercises and the search: what is stated holds, and what is found can be written down."""

import functools
from dataclasses import replace
from random import Random

import pytest

from ludotheque import load
from ludotheque.core.learn import reading
from ludotheque.core.learn.judging import Attempt, model_answer
from ludotheque.core.scenario import read_blocks, script_of
from ludotheque.lab import puzzles, verifying

MANY = 12  # positions written down
NIGHT = load("night-dealer")


@functools.cache
def guide_of(name):
    """A game and its guide."""
    game = load(name)
    return game, reading.read_guide(reading.path_of(game), game)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("night-dealer", "ND-PUZZLE-02"),
        ("duel", "DUEL-PUZZLE-07"),
        ("generals", "GEN-PUZZLE-08"),
        ("tactique", "TAC-PUZZLE-08"),
    ],
)
def test_a_stated_margin_is_held_against_a_long_search(name, id):
    game, guide = guide_of(name)
    puzzle = next(puzzle for puzzle in guide.puzzles if puzzle.id == id)
    verdict = verifying.verify(puzzle, game, guide.search)
    assert verdict.sound and verdict.margin >= verdict.stated > 0


def task(id):
    """An exercise of the Night Dealer."""
    return next(task for task in guide_of("night-dealer")[1].tasks if task.id == id)


def test_a_margin_that_is_not_there_is_told():
    boastful = replace(task("ND-PUZZLE-01"), margin=90)
    verdict = verifying.verify(boastful, NIGHT, guide_of("night-dealer")[1].search)
    assert verdict.right and not verdict.sound and verdict.move == "tile 1 7"


def test_an_exercise_whose_answer_is_not_best_is_told():
    # the Claw takes nothing, and leaves it nine all: another goal for the same position
    poor = task("ND-PUZZLE-02")
    draw = replace(poor, goal=(("points 9-9",),), block=poor.poor[0].shown)
    verdict = verifying.verify(
        replace(draw, model=poor.poor[0].course), NIGHT, guide_of("night-dealer")[1].search
    )
    assert not verdict.right and verdict.margin < 0


def test_a_plan_whose_worth_shows_late_is_followed_to_where_it_shows():
    # before the Wraith has come, the search sees no use in what neutralises it
    verdict = checked("EDEN-PUZZLE-05")
    assert verdict.sound and verdict.margin > 0.3


def test_a_move_that_ends_the_turn_is_judged_by_what_it_leads_to():
    # so much is not there at any decision: all are followed, the last one past the end of the turn
    verdict = checked("EDEN-PUZZLE-02", margin=60)
    assert verdict.right and 0 < verdict.margin < 0.6


def checked(id, **others):
    """What a light search finds of an exercise of Eden, changed so."""
    game, guide = guide_of("eden")
    light = guide.search._replace(visits=40, worlds=8)
    puzzle = next(puzzle for puzzle in guide.puzzles if puzzle.id == id)
    return verifying.verify(replace(puzzle, **others), game, light)


def test_a_goal_that_is_gone_is_known_to_be_gone():
    start = Attempt(task("ND-PUZZLE-01"), NIGHT)
    reach = verifying.Reach(model_answer(task("ND-PUZZLE-01"), NIGHT))
    numbers = {move.notation: move.number for move in start.script.match.legal()}
    assert reach.after(start, numbers["tile 1 7"])
    assert not reach.after(start, numbers["tile 1 4"])


def usual(match):
    """The moves that a player may make by chance: nobody resigns so."""
    rules, room = match.edition.rules, [0] * match.edition.rules.width
    return room[: rules.random_moves(match.edition.t, match.state, room)]


@pytest.mark.parametrize("name", ["night-dealer", "duel", "generals", "tactique", "eden"])
def test_a_position_of_self_play_is_written_as_a_block_that_runs(name, tmp_path):
    game = load(name)
    script, path = game.rules.face.script, tmp_path / "found.md"
    match, dice = game.new(seed=5, options=script.plain), Random(1)
    written = compared = 0
    while not match.over and written < MANY:
        here = script.around(match.clone())
        lines, legal = here.written(), [move.number for move in match.legal()]
        if lines is not None and match.version and len(legal) > 1:
            written += 1
            number = dice.choice(legal)
            found = puzzles.Found(tuple(lines), (here.play(number),), here.told(), 0.5, "nothing")
            path.write_text(puzzles.block(found, f"{script.id_prefix}FOUND-01", "Found | Trouvé"))
            (block,) = read_blocks(path)
            set_up = script_of(replace(block, lines=block.lines[:-2]), game).match
            assert [move.number for move in set_up.legal()] == legal
            compared += found.moves != ("",)
        match.push(dice.choice(usual(match)))
    assert written > 5 and compared


def test_a_turn_that_begins_after_units_of_the_enemy_acted_is_written():
    game = load("generals")
    script = game.rules.face.script
    match, dice = game.new(seed=7, options=script.plain), Random(2)
    while not (match.state.day == 3 and any(match.state.done)):
        match.push(dice.choice(usual(match)))
    while match.state.seat == 0 or match.state.phase:  # on to the turn of the other
        match.push(dice.choice(usual(match)))
    assert any(match.state.done)
    assert script.around(match).written() is not None
