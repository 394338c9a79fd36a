"""The four levels, and every agent by name.

A game may bring its own figures in `brain/levels.toml`; they must be data, since an
agent knows a game only through the contract.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.agents.base import Agent, Budget
from ludotheque.agents.complaints import BAD_SCALE, UNKNOWN_AGENT
from ludotheque.agents.planner import PlanAgent
from ludotheque.agents.running import Style, Thought
from ludotheque.agents.search import SearchAgent
from ludotheque.agents.simple import GreedyAgent, RandomAgent
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.library import Game
from ludotheque.core.view import Move, View
from ludotheque.core.words import UsageError, Words, quoted

LEVELS = ("apprenti", "adepte", "maitre", "oracle")
NAMES = ("random", "greedy", "search", *LEVELS)


@dataclass(frozen=True)
class Level:
    """How strong a level is: visits, the most seconds, slips in percent, and how it searches."""

    iterations: int
    seconds: float
    slip: int
    style: Style
    character: Words  # how it plays, in a line for people


def _usual(iterations: int, seconds: float, slip: int, fr: str, en: str) -> Level:
    return Level(iterations, seconds, slip, Style(), Words(fr, en))


USUAL = {
    "apprenti": _usual(40, 1.0, 60, "joue souvent au hasard", "often plays at random"),
    "adepte": _usual(300, 1.0, 10, "se trompe un coup sur dix", "slips one move in ten"),
    "maitre": _usual(4000, 1.5, 0, "essaie des milliers de suites", "tries thousands of lines"),
    "oracle": _usual(60000, 1.8, 0, "le plus fort", "the strongest"),
}


@functools.cache
def levels(folder: Path) -> dict[str, Level]:
    """The levels of the game in that folder."""
    path = folder / "brain" / "levels.toml"
    if not path.exists():
        return USUAL
    file = read_toml(path)
    found = {name: _level(file.entry(name)) for name in LEVELS}
    file.done()
    return found


def _level(entry: Entry) -> Level:
    planning = "worlds" in entry.raw
    style = Style(
        depth=entry.integer("depth", 0, 10_000),
        explore=0.0 if planning else entry.integer("explore", 0, 100_000) / 1000,
        prior=0 if planning else entry.integer("prior", 0, 720_720),
        worlds=entry.integer("worlds", 1, 100) if planning else 0,
        trees=entry.integer("trees", 1, 8),
    )
    level = Level(
        iterations=entry.integer("iterations", 1, 100_000_000),
        seconds=entry.integer("milliseconds", 1, 600_000) / 1000,
        slip=entry.integer("slip", 0, 100),
        style=style,
        character=_character(entry.entry("character")),
    )
    entry.done()
    return level


def _character(entry: Entry) -> Words:
    said = entry.words()
    entry.done()
    return said


def agent(name: str, game: Game, seed: int = 0, scale: float = 1.0, threads: int = 2) -> Agent:
    """The agent of that name for a game; `scale` multiplies what a level may think."""
    if name not in NAMES:
        raise UsageError(UNKNOWN_AGENT, name=quoted(name), known=", ".join(NAMES))
    if not scale > 0:
        raise UsageError(BAD_SCALE, scale=quoted(scale))
    if name == "random":
        return RandomAgent(seed=seed)
    if name == "greedy":
        return GreedyAgent(seed=seed)
    if name == "search":
        style = levels(game.folder)["oracle"].style
        return SearchAgent(
            seed=seed, budget=Budget(iterations=_scaled(2000, scale)), style=style, threads=threads
        )
    level = levels(game.folder)[name]
    budget = _budget(level, scale)
    kind = PlanAgent if level.style.worlds else SearchAgent
    return kind(name, seed, budget=budget, style=level.style, slip=level.slip, threads=threads)


def _budget(level: Level, scale: float) -> Budget:
    return Budget(_scaled(level.iterations, scale), level.seconds * max(scale, 1.0))


def budget_within(name: str, game: Game, scale: float, seconds: float) -> Budget:
    """What a level may think about one decision, and no more than so many seconds of it."""
    usual = _budget(levels(game.folder)[name], scale)
    return Budget(usual.iterations, min(usual.seconds or seconds, seconds))


def _scaled(iterations: int, scale: float) -> int:
    return max(1, round(iterations * scale))


def hints(view: View, game: Game, budget: Budget | None = None) -> list[tuple[Move, float]]:
    """The moves of a view with the chance of winning the search gives them, best first."""
    adviser: Any = agent("oracle", game)
    found = adviser.thoughts(view, budget or Budget(iterations=20_000, seconds=1.0))
    return [(Move(th.move, view.edition.notation(th.move)), th.value) for th in found if th.visits]


def weighed(view: View, game: Game, visits: int) -> list[Thought]:
    """What a short look finds of each move of a view, best first."""
    adviser: Any = agent("oracle", game, threads=1)
    plans = isinstance(adviser, PlanAgent)  # one of which is many moves
    found: list[Thought] = adviser.thoughts(
        view, Budget(max(2, visits // 20) if plans else visits, 1.0)
    )
    return found


def worth(view: View, game: Game, visits: int) -> float:
    """The chance of winning of the seat that must act, after a short look."""
    found = weighed(view, game, visits)
    return found[0].value if found else 0.5
