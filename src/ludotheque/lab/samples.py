"""Positions to learn from: the top level plays itself, and every turn's beginning is kept with
what counts in it, what it was thought to be worth, and how the match ended."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.agents import worth
from ludotheque.core import outlook
from ludotheque.core.game import Edition
from ludotheque.core.library import Game, load
from ludotheque.core.match import Match
from ludotheque.core.options import PerSeat
from ludotheque.lab.contest import Contest, Kept, Mark, play_all, state_of
from ludotheque.lab.meeting import seated
from ludotheque.lab.seeds import derive
from ludotheque.lab.workers import cores, spread

Off = Callable[[], bool]  # has it been called off?
LEVEL = "oracle"
SETS = 48  # of options that practice takes in turn


class Sample(NamedTuple):
    """A turn's beginning: its game, features by side, who moves, what was thought, what came."""

    game: int
    features: list[list[int]]
    mover: int
    estimate: list[float]  # each side's share of the win, by the weights in use
    search: float  # the mover's, after a short look; below 0 where none was taken
    came: list[float]  # each side's share of the win in the end


@dataclass(frozen=True)
class Practice:
    """Games of the top level against itself: thinking scaled, positions looked at by `visits`."""

    game: Game
    seed: int
    scale: float
    visits: int = 0

    def __call__(self, number: int, off: Off) -> tuple[int, list[Sample]]:
        """The samples of game `number`, with that number: results come in whatever order."""
        sets = tuple(setting(self.game, self.seed, n) for n in range(SETS))
        contest = Contest(self.game, LEVEL, LEVEL, self.seed, self.scale, variants=sets)
        table = play_all([(contest, [number])], workers=1, kept=Kept.POSITIONS)
        edition = contest.edition(number)
        came = by_side(edition, table[0].scores)
        return number, [self._seen(edition, mark, came) for mark in table.marks()]

    def _seen(self, edition: Edition, mark: Mark, came: list[float]) -> Sample:
        s = state_of(edition.rules, mark)
        counts = [outlook.counted(edition, s, side) for side in range(len(came))]
        seen = -1.0
        if self.visits:
            seen = worth(Match(edition, 0, s).view(mark.seat), self.game, self.visits)
        thought = by_side(edition, mark.values)
        return Sample(mark.number, counts, edition.teams[mark.seat], thought, seen, came)

    def __reduce__(self) -> tuple[Any, ...]:
        # Rules are functions of modules; another process loads them again by name.
        where = (self.game.id, self.game.folder.parent)
        return _again, (*where, self.seed, self.scale, self.visits)


def _again(name: str, folder: Path, *rest: Any) -> Practice:
    return Practice(load(name, folder), *rest)


def by_side(edition: Edition, values: Any) -> list[float]:
    """One value for each team; its seats share theirs."""
    found = dict(zip(reversed(edition.teams), reversed(list(values)), strict=True))
    return [found[side] for side in sorted(found)]


def practise(
    game: Game,
    games: int,
    seed: int,
    *,
    visits: int = 0,
    scale: float | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Sample]:
    """The samples of so many games, in the order of the games whatever the number of workers."""
    task = Practice(game, seed, scale or game.rules.lab.practice.scale, visits)
    found: list[tuple[int, list[Sample]]] = []
    for one in spread(task, games, workers or cores(), threads=False):
        found.append(one)
        if progress is not None:
            progress(len(found))
    return [sample for _, samples in sorted(found, key=lambda pair: pair[0]) for sample in samples]


def setting(game: Game, seed: int, number: int) -> dict[str, Any]:
    """A set of options: those the ladder takes in turn, and where the lab plays values of seats
    against each other, any of them for each seat."""
    ladder = game.rules.lab.ladder
    found = dict(ladder[number % len(ladder)]) if ladder else {}
    for name, values in _seated(game):
        known = list(game.rules.lab.along.get(name, values.of))
        found |= seated(game, name, _drawn(values, known, seed, name, number))
    return found


def _drawn(values: PerSeat, known: list[Any], seed: int, name: str, number: int) -> list[Any]:
    """A value for each seat by lot, no two the same where they may not be."""
    if values.distinct:
        return random.Random(derive(seed, name, number)).sample(known, values.seats)
    return [known[derive(seed, name, number, at) % len(known)] for at in range(values.seats)]


def _seated(game: Game) -> Iterator[tuple[str, PerSeat]]:
    for option in game.rules.options:
        if option.name in game.rules.lab.matrix and isinstance(option.values, PerSeat):
            yield option.name, option.values
