"""The guides that games bring."""

from __future__ import annotations

import asyncio
import datetime
import logging

from ludotheque.core.learn.checking import checked_guide
from ludotheque.core.learn.kinds import Guide, Puzzle, Step
from ludotheque.core.learn.reading import path_of
from ludotheque.core.library import Game
from ludotheque.core.words import ContentError
from ludotheque.server.refusals import Denied

LOG = logging.getLogger("ludotheque.learning")
FIRST_DAY = datetime.date(2026, 1, 1).toordinal()


class Shelf:
    """The guides that games bring, each read and checked when it is first asked for."""

    def __init__(self) -> None:
        self._guides: dict[str, Guide | None] = {}
        self._reading = asyncio.Lock()

    async def find(self, game: Game) -> Guide:
        """The guide of a game; one that is not sound is named in the log, and there is none."""
        async with self._reading:
            if game.id not in self._guides:
                self._guides[game.id] = await asyncio.to_thread(_read, game)
        guide = self._guides[game.id]
        if guide is None:
            raise Denied("not_found")
        return guide


def _read(game: Game) -> Guide | None:
    path = path_of(game)
    if not path.exists():
        return None
    try:
        return checked_guide(path, game)
    except ContentError as error:
        LOG.error("the guide of %s is left out: %s", game.id, error)
        return None


def find_task(guide: Guide, id: str) -> Step | Puzzle:
    """The step or exercise of an id."""
    found = next((task for task in guide.tasks if task.id == id), None)
    if found is None:
        raise Denied("not_found")
    return found


def daily(guide: Guide, day: datetime.date) -> Puzzle:
    """The exercise of a day: all in turn, hard ones between easy ones."""
    if not guide.puzzles:
        raise Denied("not_found")
    count = len(guide.puzzles)
    stride = next(n for n in (7, 5, 3, 1) if count % n or n == 1)
    return guide.puzzles[(day.toordinal() - FIRST_DAY) * stride % count]
