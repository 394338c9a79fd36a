"""Exercises and the search: what is stated holds, and what is found can be written down."""

from dataclasses import replace

import pytest

from ludotheque import load
from ludotheque.core.learn import reading
from ludotheque.core.learn.judging import Attempt, model_answer
from ludotheque.core.scenario import read_blocks, run_block, script_of
from ludotheque.lab import puzzles, verifying

NIGHT = load("night-dealer")
GUIDE = reading.read_guide(reading.path_of(NIGHT), NIGHT)
TASKS = {task.id: task for task in GUIDE.tasks}


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
    ],
)
def test_a_stated_margin_is_held_against_a_long_search(name, id):
    game, guide = guide_of(name)
    puzzle = next(puzzle for puzzle in guide.puzzles if puzzle.id == id)
    verdict = verifying.verify(puzzle, game, guide.search)
    assert verdict.sound and verdict.margin >= verdict.stated > 0


def test_a_margin_that_is_not_there_is_told():
    boastful = replace(TASKS["ND-PUZZLE-01"], margin=90)
    verdict = verifying.verify(boastful, NIGHT, GUIDE.search)
    assert verdict.right and not verdict.sound and verdict.move == "tile 1 7"


def test_an_exercise_whose_answer_is_not_best_is_told():
    # the Claw takes nothing, and leaves it nine all: another goal for the same position
    poor = TASKS["ND-PUZZLE-02"]
    draw = replace(poor, goal=(("points 9-9",),), block=poor.poor[0].shown)
    verdict = verifying.verify(replace(draw, model=poor.poor[0].course), NIGHT, GUIDE.search)
    assert not verdict.right and verdict.margin < 0


def test_a_goal_that_is_gone_is_known_to_be_gone():
    start = Attempt(TASKS["ND-PUZZLE-01"], NIGHT)
    reach = verifying.Reach(model_answer(TASKS["ND-PUZZLE-01"], NIGHT))
    numbers = {move.notation: move.number for move in start.script.match.legal()}
    assert reach.after(start, numbers["tile 1 7"])
    assert not reach.after(start, numbers["tile 1 4"])


def test_a_position_is_written_as_a_block_that_runs(tmp_path):
    match = NIGHT.new(seed=5)
    written = 0
    while not match.over:
        script = NIGHT.rules.face.script.around(match.clone())
        lines = script.written()
        legal = match.legal()
        if lines is not None and match.version and not written % 7:
            best = legal[len(legal) // 2].number
            move = script.play(best)
            told = puzzles.Found(tuple(lines), move, script.told(), 0.5, "nothing")
            path = tmp_path / "found.md"
            path.write_text(puzzles.block(told, "ND-FOUND-01", "Found | Trouvé"))
            (block,) = read_blocks(path)
            assert [m.number for m in script_of(block, NIGHT).match.legal()] == [
                m.number for m in legal
            ]
            if "roll" not in move:  # what chance shows is not part of a block
                assert run_block(block, NIGHT).wrong == ""
        written += lines is not None
        match.push(legal[len(legal) // 2])
    assert written > 10
