"""Computer seats: they think in threads (native search lets go of the interpreter) or, where no
native unit can be built, in processes. They are given views, never a state.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.agents import Budget, RandomAgent, agent, hints, worth
from ludotheque.core import native
from ludotheque.core.library import Game, load
from ludotheque.core.view import Event, View
from ludotheque.server import acts, windows
from ludotheque.server.playing import Playing
from ludotheque.server.settings import Settings

if TYPE_CHECKING:
    from ludotheque.server.room import Room

LOG = logging.getLogger("ludotheque.computers")
HINT_BUDGET = Budget(iterations=20_000, seconds=1.0)
Sent = tuple[str, Path, dict[str, Any], int, bytes, tuple[int, ...], tuple[Any, ...]]


class Computers:
    """The thinkers of one server."""

    def __init__(self, settings: Settings, games: dict[str, Game]) -> None:
        self._settings, self._games = settings, games
        self._threads = ThreadPoolExecutor(settings.thinkers, "thinker")
        self._processes: Executor | None = None
        self._seed = secrets.randbits(62)
        self.thinking = 0
        self._native: dict[str, bool] = {}

    async def play(self, room: Room, now: Playing) -> None:
        """Choose and play a move for the computer whose turn it is."""
        table, began = now.table, time.monotonic()
        seat = table.acting
        assert now.match is not None
        number = await self.choose(now.match.view(seat), table.seats[seat].level)
        await windows.seem_to_think(now, self._settings, began)
        act = room.serve_act(now, lambda p: acts.move(p, seat, [number]))
        await asyncio.shield(room.hall.spawn(act))

    async def choose(self, view: View, level: str) -> int:
        """The number of the move that a level plays in a view."""
        self.thinking += 1
        try:
            return int(await self._run(_choose, view, level, self._seed, self._settings.scale))
        except Exception:
            LOG.exception("a computer of level %s failed in %s", level, view.printed.rules.id)
            return RandomAgent(seed=self._seed).choose(view).number
        finally:
            self.thinking -= 1

    async def hints(self, view: View) -> list[tuple[int, float]]:
        """The best moves of a view with their chances, best first."""
        found: list[tuple[int, float]] = await self._run(_hints, view)
        return found

    async def worth(self, view: View, iterations: int) -> float:
        """The chance of winning of the seat that must act."""
        return float(await self._run(_worth, view, iterations))

    async def _run(self, work: Callable[..., Any], view: View, *given: Any) -> Any:
        loop = asyncio.get_running_loop()
        rules = view.printed.rules
        if rules.id not in self._native:
            found = await loop.run_in_executor(self._threads, native.available, rules)
            self._native[rules.id] = found
        if self._native[rules.id]:
            game = self._games[rules.id]
            return await loop.run_in_executor(self._threads, work, game, view, *given)
        sent = _pack(view)
        try:
            return await loop.run_in_executor(self._pool(), _remote, work, sent, *given)
        except BrokenProcessPool:  # a thinker died, and all go with it: once more with others
            self._processes = None
            return await loop.run_in_executor(self._pool(), _remote, work, sent, *given)

    def _pool(self) -> Executor:
        if self._processes is None:
            spawn = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._settings.thinkers, spawn)
        return self._processes

    def close(self) -> None:
        """Let the thinkers go."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)


def _choose(game: Game, view: View, level: str, seed: int, scale: float) -> int:
    return agent(level, game, seed, scale, threads=1).choose(view).number


def _hints(game: Game, view: View) -> list[tuple[int, float]]:
    return [(move.number, chance) for move, chance in hints(view, game, HINT_BUDGET)]


def _worth(game: Game, view: View, iterations: int) -> float:
    return worth(view, game, iterations)


def _pack(view: View) -> Sent:
    """A view as plain values, for another process."""
    printed = view.printed
    state = printed.rules.state.pack(view.state)
    events = tuple(tuple(event) for event in view.events)
    return printed.rules.id, printed.folder, printed.options, view.seat, state, view.moves, events


def _remote(work: Callable[..., Any], sent: Sent, *given: Any) -> Any:
    """In another process: make the view again, then think."""
    name, folder, options, seat, state, moves, events = sent
    game = load(name, folder.parent)
    printed = game.printed(options)
    seen = printed.rules.state.unpack(state)
    view = View(printed, seat, seen, moves, tuple(Event(*event) for event in events), None)
    return work(game, view, *given)
