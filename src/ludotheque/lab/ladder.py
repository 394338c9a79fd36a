"""The ladder: each level against the one below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ludotheque.agents import LEVELS
from ludotheque.core.library import Game
from ludotheque.lab.arena import play_pair
from ludotheque.lab.row import Row

SCALE = 0.1  # of the full thinking budgets, so that a ladder ends within minutes
FELT = 0.75  # the share of points a level must take from the one below


def steps(levels: Sequence[str] = LEVELS, top_first: bool = False) -> list[tuple[str, str]]:
    """The pairs (level, level below), from the bottom up or from the top down."""
    pairs = list(zip(levels[1:], levels, strict=False))
    return pairs[::-1] if top_first else pairs


def ladder(
    game: Game,
    games: int,
    *,
    seed: int = 0,
    scale: float = SCALE,
    top_first: bool = False,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[str, str, int], None] | None = None,
    workers: int | None = None,
) -> Iterator[Row]:
    """A row per step, each as soon as it is known; `progress` hears (level, below, finished).

    A game may name sets of options that are played in turn, such as every class against itself.
    """
    for level, below in steps(top_first=top_first):

        def heard(done: int, level: str = level, below: str = below) -> None:
            if progress is not None:
                progress(level, below, done)

        yield play_pair(
            game,
            level,
            below,
            games,
            seed=seed,
            scale=scale,
            options=options,
            variants=game.rules.lab.ladder,
            progress=heard,
            workers=workers,
        )
