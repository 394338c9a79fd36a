"""Examples of the rulebook, played line by line so that a page can step through them."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, cast

from ludotheque.core import scenario
from ludotheque.core.library import Game
from ludotheque.core.record import SPECTATOR
from ludotheque.core.scenario import Block
from ludotheque.core.sight import redact
from ludotheque.core.view import View
from ludotheque.core.words import LudothequeError, Refused
from ludotheque.server.catalogue import text
from ludotheque.server.drawing import drawn
from ludotheque.server.views import events_as_wire, state_as_wire
from ludotheque.server.wire.games import ScenarioFrame, ScenarioRun

STEPS = ("do", "illegal", "expect")


def played(path: Path, game: Game, pictures: bool) -> list[ScenarioRun]:
    """Every example of a file, with what the game itself draws of it if that is wanted."""
    return _played(path, pictures, path.stat().st_mtime_ns, _Held(game))


class _Held:
    """A game as an argument that a cache takes for equal."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __hash__(self) -> int:
        return hash(self.game.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.game is self.game


@functools.lru_cache(maxsize=32)
def _played(path: Path, pictures: bool, changed: int, held: _Held) -> list[ScenarioRun]:
    return [_run(block, held.game, pictures) for block in scenario.read_blocks(path)]


def _run(block: Block, game: Game, pictures: bool) -> ScenarioRun:
    run = ScenarioRun(block.id, text(block.words), block.rules, [])
    steps = [line for line in block.lines if line.word in STEPS]
    setup = [line for line in block.lines if line.word not in (*STEPS, "rules", "options")]
    try:
        script: Any = game.rules.face.script(game, scenario.options_of(block), setup)
        for line in (None, *steps):
            run.frames.append(_step(script, line) if line else _frame(script, "start", ""))
            if pictures:
                run.frames[-1].drawn = drawn(_view(script))
    except LudothequeError as error:
        run.wrong = str(error)
    return run


def _step(script: Any, line: Any) -> ScenarioFrame:
    if line.word == "expect":
        return _frame(script, line.word, line.text)
    try:
        script.do(line.text)
    except Refused as refusal:
        found = _frame(script, line.word, line.text)
        found.refusal, found.rule = text(refusal.words), refusal.rule
        return found
    return _frame(script, line.word, line.text)


def _frame(script: Any, word: str, said: str) -> ScenarioFrame:
    """The board as the seat that must act sees it; at the end as spectators do."""
    match = script.match
    acting = match.seat if match.seat >= 0 else None
    who = SPECTATOR if acting is None else acting
    edition = match.edition
    state = state_as_wire(edition, redact(edition.rules.state, match.state, who))
    events = events_as_wire(edition, match.events(who), who) if match.version else []
    return ScenarioFrame(word, said, acting, state, events, aside=_view(script).aside())


def _view(script: Any) -> View:
    match = script.match
    return cast(View, match.view(match.seat if match.seat >= 0 else None))
