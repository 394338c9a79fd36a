"""Examples of the rulebooks, played line by line so that a page can step through them; those of
files that are there for readers, one at a time, off the loop and on the account of who asks."""

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
from ludotheque.server.doors import Doors
from ludotheque.server.drawing import drawn
from ludotheque.server.packing import Packed, PackedCache, pack
from ludotheque.server.refusals import Denied
from ludotheque.server.turns import Desk
from ludotheque.server.views import events_as_wire, state_as_wire
from ludotheque.server.wire.games import Example, ScenarioFrame, ScenarioRun

STEPS = ("do", "illegal", "expect")
KEPT = 8 << 20  # bytes of played examples


def listed(catalogue: Catalogue, name: str) -> list[Example]:
    """The examples of a game that are there for readers, not played."""
    game = catalogue.game(name).id
    found = ((file, catalogue.scenarios[game, file]) for file in catalogue.for_readers(game))
    return [
        Example(block.id, file, text(block.words), block.rules)
        for file, path in found
        for block in _blocks(path, path.stat().st_mtime_ns).values()
    ]


def path_of(catalogue: Catalogue, game: str, file: str) -> Path:
    """A file of examples that is there for readers."""
    if (game, file) not in catalogue.scenarios or file not in catalogue.for_readers(game):
        raise Denied("not_found")
    return catalogue.scenarios[game, file]


class Examples:
    """Examples as they were played last."""

    def __init__(self, catalogue: Catalogue, desk: Desk, doors: Doors) -> None:
        self._catalogue, self._desk, self._doors = catalogue, desk, doors
        self._played = PackedCache(KEPT)

    async def play(
        self, who: str | None, game: str, file: str, name: str, pictures: bool
    ) -> Packed:
        """One example as a list of one `ScenarioRun`, with what the game itself draws of it if
        that is wanted. Only what was not played lately costs who asks anything."""
        path, found = path_of(self._catalogue, game, file), self._catalogue.game(game)
        key = (path, path.stat().st_mtime_ns, name, pictures)
        if key not in self._played:
            self._doors.check_example()
        work = functools.partial(self._desk.run, who, _played, path, key[1], name, pictures, found)
        return await self._played.get(key, work)


@functools.lru_cache(maxsize=64)
def _blocks(path: Path, changed: int) -> dict[str, Block]:
    return {block.id: block for block in scenario.read_blocks(path)}


def _played(path: Path, changed: int, name: str, pictures: bool, game: Game) -> Packed:
    block = _blocks(path, changed).get(name)
    if block is None:
        raise Denied("not_found")
    return pack([_run(block, game, pictures)])


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
