"""Checking a guide: every block runs, every right way is right, every poor way is missed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludotheque.core.learn.judging import (
    ASKED,
    MISSED,
    PASSED,
    Attempt,
    follow,
    is_reached,
    model_answer,
)
from ludotheque.core.learn.kinds import Guide, Task, Way
from ludotheque.core.learn.reading import named_game, read_guide
from ludotheque.core.learn.starts import start_of
from ludotheque.core.library import Game
from ludotheque.core.scenario import Block, Result, read_blocks, run_block
from ludotheque.core.words import ContentError, LudothequeError, Words


def checked_guide(path: Path, game: Game) -> Guide:
    """A guide that is sound; ContentError names its file, step and what is wrong."""
    guide = read_guide(path, game)
    blocks = [run_block(block, game, start_of(block, game)) for block in read_blocks(path)]
    for result in (*blocks, *judged(guide, game)):
        if result.wrong:
            raise ContentError(f"{path.name}: [{result.block.id}] {result.wrong}")
    return guide


def check_file(path: Path, games: list[Game]) -> list[Result]:
    """What becomes of each task, if a file is a guide; of one that can't be read, why not."""
    name = named_game(path)
    if name is None:
        return []
    try:
        game = next((game for game in games if game.id == name), None)
        if game is None:
            raise ContentError(f"{path.name}: [{name}] there is no such game")
        return list(judged(read_guide(path, game), game))
    except ContentError as error:
        return [Result(Block(str(path), 1, name, "", []), error.words)]


def judged(guide: Guide, game: Game) -> Iterator[Result]:
    """Each task of a guide with the first thing that is wrong with it."""
    for task in guide.tasks:
        try:
            wrong = next(_task_faults(task, game), None)
        except LudothequeError as error:
            wrong = str(error)
        yield Result(task.block, Words(wrong, wrong) if wrong else None)


def _task_faults(task: Task, game: Game) -> Iterator[str]:
    script = start_of(task.block, game)
    if is_reached(task, script):
        yield "the goal is true at the start"
        return
    first = Attempt(task, game)
    if first.status != ASKED:
        yield f"it is {first.status} before the learner has played"
        return
    if model_answer(task, game).status != PASSED:
        yield "the model answer does not reach the goal"
    for way in task.poor:
        yield from _way_faults(task, game, way, MISSED, task.poor)
    for way in task.right:
        yield from _way_faults(task, game, way, PASSED, task.right)


def _way_faults(
    task: Task, game: Game, way: Way, wanted: str, ways: tuple[Way, ...]
) -> Iterator[str]:
    """What is wrong with a way: its block begins elsewhere, ends otherwise, fits another one."""
    named = f"{way.pattern.text!r} ({way.shown.id})"
    start, own = start_of(way.shown, game).match.start, start_of(task.block, game).match.start
    if start != own:
        yield f"{named} begins from another position"
        return
    attempt = follow(Attempt(task, game), way.course)
    said = attempt.said
    if attempt.status == ASKED:  # the block stops before the turn is over: anything may follow
        said = [*said, "*"]
    elif attempt.status != wanted:
        yield f"{named} is {attempt.status}, not {wanted}"
        return
    if not way.pattern.fits(said):
        yield f"{named} does not fit its block, which plays {' ; '.join(said)!r}"
    elif next(one for one in ways if one.pattern.fits(said)) is not way:
        yield f"{named} comes behind one that fits the same moves"
