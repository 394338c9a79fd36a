"""Two players against each other over many games, with seats exchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core.library import Game
from ludotheque.lab.contest import play
from ludotheque.lab.meeting import Contest, Player, label
from ludotheque.lab.row import Row, tally
from ludotheque.lab.workers import cores


def play_pair(
    game: Game,
    a: Player,
    b: Player,
    games: int,
    *,
    seed: int = 0,
    scale: float = 1.0,
    options: Mapping[str, Any] | None = None,
    variants: tuple[Mapping[str, Any], ...] = (),
    progress: Callable[[int], None] | None = None,
    workers: int | None = None,
    seconds: float | None = None,
) -> Row:
    """Play `games` games of `a` against `b`; `progress` hears how many are finished.

    The same arguments give the same row (but for the seconds), whatever the number of workers;
    not so with `seconds`, the time both have for each decision instead of their own budgets.
    """
    threads = max(1, cores() // max(1, min(workers or cores(), games)))
    contest = Contest(*(game, a, b, seed, scale, options or {}, threads, variants), seconds=seconds)
    table = play(contest, games, workers=workers, progress=progress)
    return tally(label(a), label(b), table)
