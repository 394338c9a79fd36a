"""Computer seats: they think in threads (native search lets go of the interpreter) or, where no
native unit can be built, in processes. They are given views, never a state, and take turns between
the owners of their tables.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.agents import Budget, RandomAgent, agent, budget_within, hints, weighed, worth
from ludotheque.core import native
from ludotheque.core.library import Game, load
from ludotheque.core.view import View
from ludotheque.server import acts, windows
from ludotheque.server.playing import Playing
from ludotheque.server.settings import Settings
from ludotheque.server.turns import Asker, Turns

if TYPE_CHECKING:
    from ludotheque.server.room import Room

LOG = logging.getLogger("ludotheque.computers")
READY = 0.15  # seconds before an answer in a window is shown that it is found at the latest
HASTE = 0.02  # seconds to think where there is no time
HINT_VISITS, HINT_SECONDS = 20_000, 1.0
Work = Callable[..., Any]
How = tuple[int, float, float | None]  # a level's seed, how much it thinks, until which beat
Begun = tuple[str, Path, dict[str, Any], str, bytes]  # which game, and as a match has it
Sent = tuple[Begun, int, bytes, tuple[int, ...], tuple[Any, ...]]


class Computers:
    """The thinkers of one server."""

    def __init__(
        self, settings: Settings, games: dict[str, Game], pacer: windows.Pacer | None = None
    ) -> None:
        self._settings, self._games = settings, games
        self._pacer = pacer or windows.Pacer(settings)
        self._most = 2 * settings.thinkers  # as many again for those with none in thought
        self.turns = Turns(settings.thinkers, self._most - settings.thinkers)
        self._threads = ThreadPoolExecutor(self._most, "thinker")
        self._processes: Executor | None = None
        self._seed = secrets.randbits(62)
        self._native: dict[str, bool] = {}

    async def play(self, room: Room, now: Playing) -> None:
        """Choose and play a move for the computer whose turn it is."""
        table, moment = now.table, self._pacer.draw(now)
        seat = table.acting
        assert now.match is not None
        left = moment - READY - self._pacer.now()
        until = time.monotonic() + left if windows.is_open(now) else None
        who = Asker(table.account, lambda: bool(room.watchers))
        number = await self.choose(who, now.match.view(seat), table.seats[seat].level, until)
        await self._pacer.reach(now, moment)
        act = room.serve_act(now, lambda p: acts.move(p, seat, [number]))
        await asyncio.shield(room.hall.spawn(act))

    async def choose(self, who: Asker, view: View, level: str, until: float | None = None) -> int:
        """The number of the move that a level plays in a view, thinking until a time at most."""
        how = (self._seed, self._settings.scale, until)
        try:
            return int(await self._run(who, _choose, view, level, how))
        except Exception:
            LOG.exception("a computer of level %s failed in %s", level, view.edition.rules.id)
            return RandomAgent(seed=self._seed).choose(view).number

    async def hints(self, who: Asker, view: View) -> list[tuple[int, float]]:
        """The best moves of a view with their chances, best first."""
        found: list[tuple[int, float]] = await self._run(who, _hints, view)
        return found

    async def worth(self, who: Asker, view: View, iterations: int) -> float:
        """The chance of winning of the seat that must act."""
        return float(await self._run(who, _worth, view, iterations))

    async def weighed(self, who: Asker, view: View, visits: int) -> list[tuple[int, int, float]]:
        """Each move of a view with its visits and its chance, best first."""
        found: list[tuple[int, int, float]] = await self._run(who, _weighed, view, visits)
        return found

    async def _run(self, who: Asker, work: Work, view: View, *given: Any) -> Any:
        rules = view.edition.rules
        if rules.id not in self._native:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._threads, native.available, rules)
            self._native[rules.id] = found
        if self._native[rules.id]:
            game = self._games[rules.id]
            return await self._take_turn(who, lambda: self._threads, work, game, view, *given)
        sent = (work, _pack(view), *given)
        try:
            return await self._take_turn(who, self._pool, _remote, *sent)
        except BrokenProcessPool:  # a thinker died, and all go with it: once more with others
            self._processes = None
            return await self._take_turn(who, self._pool, _remote, *sent)

    async def _take_turn(
        self, who: Asker, pool: Callable[[], Executor], work: Work, *given: Any
    ) -> Any:
        loop = asyncio.get_running_loop()
        return await self.turns.run(
            who, lambda measure: loop.run_in_executor(pool(), work, measure, *given)
        )

    def _pool(self) -> Executor:
        if self._processes is None:
            spawn = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._most, spawn, _apart)
        return self._processes

    def close(self) -> None:
        """Let the thinkers go."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)


def _apart() -> None:
    """Think in plain Python, and not longer than the server lives, however it ends."""
    native.stay_plain()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _choose(measure: float, game: Game, view: View, level: str, how: How) -> int:
    seed, scale, until = how
    budget = None
    if until is not None:  # an answer is thought of within the time drawn for it
        left = max(HASTE, until - time.monotonic())
        budget = budget_within(level, game, scale * measure, left)
    return agent(level, game, seed, scale * measure, threads=1).choose(view, budget).number


def _hints(measure: float, game: Game, view: View) -> list[tuple[int, float]]:
    budget = Budget(round(HINT_VISITS * measure), HINT_SECONDS)
    return [(move.number, chance) for move, chance in hints(view, game, budget)]


def _worth(measure: float, game: Game, view: View, iterations: int) -> float:
    return worth(view, game, iterations)  # a curve is drawn in one measure


def _weighed(measure: float, game: Game, view: View, visits: int) -> list[tuple[int, int, float]]:
    return [(th.move, th.visits, th.value) for th in weighed(view, game, visits)]


def _pack(view: View) -> Sent:
    """A view as plain values, for another process."""
    edition = view.edition
    state = edition.rules.state.pack(view.state)
    begun = (edition.rules.id, edition.folder, edition.options, edition.digest, edition.kept)
    return begun, view.seat, state, view.moves, view.events


def _remote(measure: float, work: Work, sent: Sent, *given: Any) -> Any:
    """In another process: make the view again, then think."""
    (name, folder, options, digest, kept), seat, state, moves, events = sent
    game = load(name, folder.parent)
    edition = game.as_begun(options, digest, kept)
    seen = edition.rules.state.unpack(state)
    view = View(edition, seat, seen, moves, events, None)
    return work(measure, game, view, *given)
