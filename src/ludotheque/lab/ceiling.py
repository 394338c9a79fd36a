"""The ceiling: what a player who sees everything takes from the strongest fair one.

Whoever sees every hand and every shuffle to come searches as `oracle` does, but in the one true
world instead of guessed ones. It plays in native contests alone: it has a name in no list of
players, so that no table, level or file can ask for it, and no certificate of fairness covers it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.agents import Agent, Budget, agent
from ludotheque.agents.minds import M_SEES
from ludotheque.agents.weigher import Weigher
from ludotheque.core.game import Edition
from ludotheque.core.library import Game
from ludotheque.core.view import Move, View
from ludotheque.core.words import UsageError
from ludotheque.lab.arena import play_pair
from ludotheque.lab.complaints import ONLY_NATIVE
from ludotheque.lab.row import Row

BELOW = "oracle"  # the strongest fair player


class Seer:
    """The strongest level, which sees everything."""

    def __init__(self, fair: Agent) -> None:
        assert isinstance(fair, Weigher), "the strongest level weighs its moves"
        self.name, self.fair = "seer", fair

    def mind(self, edition: Edition) -> list[int]:
        """Its settings, for games in native code."""
        settings = self.fair.mind(edition)
        settings[M_SEES] = 1
        return settings

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """Refused: a view does not show what it wants to see."""
        raise UsageError(ONLY_NATIVE)


def seer(game: Game, seed: int, scale: float) -> Agent:
    """The player who sees everything, for a contest."""
    return Seer(agent(BELOW, game, seed, scale))


def ceiling(
    game: Game,
    games: int,
    *,
    seed: int = 0,
    scale: float = 1.0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    workers: int | None = None,
) -> Row:
    """What seeing everything takes from the strongest fair player, over the game's usual sets of
    options."""
    return play_pair(
        *(game, seer, BELOW, games),
        seed=seed,
        scale=scale,
        options=options,
        variants=game.rules.lab.ladder,
        progress=progress,
        workers=workers,
    )
