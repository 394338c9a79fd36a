"""The ladder: each level against the one below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ludotheque.agents import LEVELS
from ludotheque.core.library import Game
from ludotheque.lab.arena import play_pair
from ludotheque.lab.row import Row

# what the interval of a step must be clear of for the level to be felt: that of the strongest level
# is smaller, since luck leaves less to whoever plays well already
FELT, FELT_AT_TOP = 0.60, 0.53


def steps(levels: Sequence[str] = LEVELS, top_first: bool = False) -> list[tuple[str, str]]:
    """The pairs (level, level below), from the bottom up or from the top down."""
    pairs = list(zip(levels[1:], levels, strict=False))
    return pairs[::-1] if top_first else pairs


def felt(level: str) -> float:
    """What the interval of a level's step must be clear of."""
    return FELT_AT_TOP if level == LEVELS[-1] else FELT


def ladder(
    game: Game,
    games: int,
    *,
    seed: int = 0,
    scale: float | None = None,
    top_first: bool = False,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[str, str, int], None] | None = None,
    workers: int | None = None,
) -> Iterator[Row]:
    """A row per step, each as soon as it is known; `progress` hears (level, below, finished).

    A game may name sets of options that are played in turn, such as every class against itself,
    and says how much of the full thinking is taken unless told otherwise.
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
            scale=game.rules.lab.scale if scale is None else scale,
            options=options,
            variants=game.rules.lab.ladder,
            progress=heard,
            workers=workers,
        )
