"""Every agent by name: the four levels, and simpler ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from ludotheque.agents.base import Agent, Budget
from ludotheque.agents.complaints import BAD_SCALE, UNKNOWN_AGENT
from ludotheque.agents.levels import LEVELS, Level, kept_level, levels
from ludotheque.agents.planner import PlanAgent
from ludotheque.agents.running import Thought
from ludotheque.agents.search import SearchAgent
from ludotheque.agents.simple import BeginnerAgent, GreedyAgent, RandomAgent
from ludotheque.agents.textbook import TextbookAgent
from ludotheque.agents.weigher import Weigher
from ludotheque.agents.weighing import Weighing
from ludotheque.core.kernel import WIN
from ludotheque.core.library import Game
from ludotheque.core.outlook import shown
from ludotheque.core.view import Move, View
from ludotheque.core.words import UsageError, quoted

NAMES = ("random", "greedy", "beginner", "search", "ismcts", *LEVELS)
KEPT = ".toml"  # a file with players of other days, one for each game


def agent(name: str, game: Game, seed: int = 0, scale: float = 1.0, threads: int = 2) -> Agent:
    """The agent of that name for a game, or of a file; `scale` multiplies what it may think."""
    if name not in NAMES and not name.endswith(KEPT):
        raise UsageError(UNKNOWN_AGENT, name=quoted(name), known=", ".join(NAMES))
    if not scale > 0:
        raise UsageError(BAD_SCALE, scale=quoted(scale))
    if name in SIMPLE:
        return SIMPLE[name](seed=seed)
    if name == "ismcts":
        return TextbookAgent(seed=seed, visits=_scaled(2000, scale))
    if name == "search":
        budget = Budget(iterations=_scaled(2000, scale))
        style = levels(game.folder)["oracle"].style
        return SearchAgent(seed=seed, budget=budget, style=style, threads=threads)
    if name.endswith(KEPT):
        level, views = kept_level(Path(name), game)
        player = _player(name, level, seed, scale, threads)
        return Weighing(player, views.weights, views.advice) if views.weights else player
    return _player(name, levels(game.folder)[name], seed, scale, threads)


SIMPLE: dict[str, Callable[..., Agent]] = {
    "random": RandomAgent,
    "beginner": BeginnerAgent,
    "greedy": GreedyAgent,
}


def _player(name: str, level: Level, seed: int, scale: float, threads: int) -> Weigher:
    kind = PlanAgent if level.style.worlds else SearchAgent
    budget = _budget(level, scale)
    return kind(name, seed, budget=budget, style=level.style, errs=level.errs, threads=threads)


def _budget(level: Level, scale: float) -> Budget:
    """What a level may think; one that looks at all moves alike has little to spare."""
    visits = max(1.0, scale) if level.style.even else scale
    seconds = level.seconds * max(scale, 1.0)
    return Budget(_scaled(level.iterations, visits), seconds, if_plain=True)


def budget_within(name: str, game: Game, scale: float, seconds: float) -> Budget:
    """What a level may think about one decision, and no more than so many seconds of it."""
    usual = _budget(levels(game.folder)[name], scale)
    return Budget(usual.iterations, min(usual.seconds or seconds, seconds))


def _scaled(iterations: int, scale: float) -> int:
    return max(1, round(iterations * scale))


def _adviser(game: Game, threads: int = 2) -> Weigher:
    """The strongest level as it advises people: it looks at every move they may make."""
    level = levels(game.folder)["oracle"]
    style = replace(level.style, thrifty=False, settles=0)
    return _player("oracle", replace(level, style=style), 0, 1.0, threads)


def hints(view: View, game: Game, budget: Budget | None = None) -> list[tuple[Move, float]]:
    """The moves of a view with their chances of winning, as people are told, best first."""
    edition = view.edition
    found = _adviser(game).thoughts(view, budget or Budget(iterations=20_000, seconds=1.0))
    return [
        (Move(th.move, edition.notation(th.move)), shown(edition, th.value, view.state, view.seat))
        for th in found
        if th.visits
    ]


def weighed(view: View, game: Game, visits: int) -> list[Thought]:
    """What a short look finds of each move of a view, best first, as people are told."""
    adviser = _adviser(game, threads=1)
    plans = isinstance(adviser, PlanAgent)  # one of which is many moves
    found = adviser.thoughts(view, Budget(max(2, visits // 20) if plans else visits, 1.0))
    told = partial(shown, view.edition, s=view.state, seat=view.seat)
    return [replace(th, total=round(WIN * th.visits * told(th.value))) for th in found]


def worth(view: View, game: Game, visits: int) -> float:
    """The chance of winning of the seat that must act, after a short look."""
    found = weighed(view, game, visits)
    return found[0].value if found else 0.5
