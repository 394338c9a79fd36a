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
from ludotheque.server.catalogue import Catalogue, text
from ludotheque.server.drawing import drawn
from ludotheque.server.refusals import Denied
from ludotheque.server.views import events_as_wire, state_as_wire
from ludotheque.server.wire.games import Example, ScenarioFrame, ScenarioRun

STEPS = ("do", "illegal", "expect")


def listed(catalogue: Catalogue, name: str) -> list[Example]:
    """The examples of a game that are there for readers, not played."""
    game = catalogue.game(name).id
    found = ((file, catalogue.scenarios[game, file]) for file in catalogue.for_readers(game))
    return [
        Example(block.id, file, text(block.words), block.rules)
        for file, path in found
        for block in _blocks(path, path.stat().st_mtime_ns).values()
    ]


def played(path: Path, game: Game, pictures: bool, only: str = "") -> list[ScenarioRun]:
    """Every example of a file, or one; with what the game itself draws of it if that is wanted."""
    changed = path.stat().st_mtime_ns
    wanted = [only] if only else [*_blocks(path, changed)]
    return [_played(path, changed, name, pictures, _Held(game)) for name in wanted]


class _Held:
    """A game as an argument that a cache takes for equal."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __hash__(self) -> int:
        return hash(self.game.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.game is self.game


@functools.lru_cache(maxsize=64)
def _blocks(path: Path, changed: int) -> dict[str, Block]:
    return {block.id: block for block in scenario.read_blocks(path)}


@functools.lru_cache(maxsize=256)
def _played(path: Path, changed: int, name: str, pictures: bool, held: _Held) -> ScenarioRun:
    block = _blocks(path, changed).get(name)
    if block is None:
        raise Denied("not_found")
    return _run(block, held.game, pictures)


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
