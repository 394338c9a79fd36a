"""Positions of blocks, set up once: variants of a task begin where it does."""

from __future__ import annotations

import functools

from ludotheque.core.library import Game
from ludotheque.core.scenario import STEPS, Block, Script, script_of

KEPT = 256


def start_of(block: Block, game: Game) -> Script:
    """A block set up, with nothing played yet; independent of all others."""
    return _start(_SetUp(block), game).twin()


class _SetUp:
    """A block that is told apart from others by its set-up alone."""

    def __init__(self, block: Block) -> None:
        self.block = block
        lines = [line for line in block.lines if line.word not in (*STEPS, "rules")]
        self._said = tuple((line.word, line.rest, *line.rows) for line in lines)

    def __hash__(self) -> int:
        return hash(self._said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SetUp) and other._said == self._said


@functools.lru_cache(maxsize=KEPT)
def _start(what: _SetUp, game: Game) -> Script:
    return script_of(what.block, game)
