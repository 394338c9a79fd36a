"""Exercises and the search: what is stated holds, and what is found can be written down."""

from ludotheque import load
from ludotheque.core.learn import reading
from ludotheque.core.learn.judging import Attempt
from ludotheque.core.scenario import read_blocks, run_block, script_of
from ludotheque.lab import puzzles

NIGHT = load("night-dealer")
TASKS = {task.id: task for task in reading.read_guide(reading.path_of(NIGHT), NIGHT).tasks}


def test_a_stated_margin_is_held_against_a_long_search():
    verdict = puzzles.verify(TASKS["ND-PUZZLE-02"], NIGHT)
    assert verdict.sound and verdict.move == "tile 3 6" and verdict.margin >= verdict.stated > 0


def test_a_goal_that_is_gone_is_known_to_be_gone():
    start = Attempt(TASKS["ND-PUZZLE-01"], NIGHT)
    numbers = {move.notation: move.number for move in start.script.match.legal()}
    assert puzzles.can_reach(start)
    assert not puzzles.can_reach(puzzles._after(start, numbers["tile 1 4"]))


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
