"""Positions to learn from: the top level plays itself, and every turn's beginning is kept with
what counts in it, what it was thought to be worth, and how the match ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.agents import agent
from ludotheque.agents.levels import worth
from ludotheque.core import outlook
from ludotheque.core.game import Edition
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.options import PerSeat
from ludotheque.lab.seeds import derive
from ludotheque.lab.workers import CalledOffError, cores, spread

LEVEL = "oracle"
LARGE = 4096  # bytes of a record beyond which games are spread over processes


class Sample(NamedTuple):
    """A turn's beginning: features by side, the mover's side, what was thought, what came."""

    features: list[list[int]]
    mover: int
    estimate: list[float]  # each side's share of the win, by the weights in use
    search: float  # the mover's, after a short look; below 0 where none was taken
    came: list[float]  # each side's share of the win in the end


@dataclass(frozen=True)
class Practice:
    """Games of the top level against itself: thinking scaled, positions looked at by `visits`."""

    game: str
    folder: Any
    seed: int
    scale: float
    visits: int = 0

    def __call__(self, number: int, off: Callable[[], bool]) -> list[Sample]:
        """The samples of game `number`."""
        from ludotheque.core.library import load

        game = load(self.game, self.folder)
        edition = game.edition(setting(game, self.seed, number))
        match = Match(edition, derive(self.seed, "deal", number))
        seats = [
            agent(LEVEL, game, derive(self.seed, "player", number, seat), self.scale, 1)
            for seat in range(edition.seats)
        ]
        found, turn = [], 0
        while not match.over:
            if off():
                raise CalledOffError
            now = edition.rules.turns(edition.t, match.state)
            if now != turn:
                turn = now
                found.append(self._seen(game, match))
            match.push(seats[match.seat].choose(match.view(match.seat)), seat=match.seat)
        outcome = match.outcome()
        assert outcome is not None
        came = _by_side(edition, outcome.scores)
        return [sample._replace(came=came) for sample in found]

    def _seen(self, game: Game, match: Match) -> Sample:
        edition = match.edition
        sides = len(set(edition.teams))
        counts = [outlook.counted(edition, match.state, side) for side in range(sides)]
        out = [0] * max(16, edition.rules.width)
        edition.rules.value(edition.t, match.state, out)
        whole = sum(_by_side(edition, out[: edition.seats])) or 1
        thought = [value / whole for value in _by_side(edition, out[: edition.seats])]
        seen = worth(match.view(match.seat), game, self.visits) if self.visits else -1.0
        return Sample(counts, edition.teams[match.seat], thought, seen, [])


def _by_side(edition: Edition, values: Any) -> list[float]:
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
    task = Practice(
        game.id, game.folder.parent, seed, scale or game.rules.lab.practice.scale, visits
    )
    found: list[tuple[int, list[Sample]]] = []
    for one in spread(_Numbered(task), games, workers or cores(), threads=_threads_help(game)):
        found.append(one)
        if progress is not None:
            progress(len(found))
    return [sample for _, samples in sorted(found, key=lambda pair: pair[0]) for sample in samples]


@dataclass(frozen=True)
class _Numbered:
    """A task that tells which one it was: results come in whatever order."""

    task: Practice

    def __call__(self, number: int, off: Callable[[], bool]) -> tuple[int, list[Sample]]:
        return number, self.task(number, off)


def _threads_help(game: Game) -> bool:
    return game.rules.state.size <= LARGE


def setting(game: Game, seed: int, number: int) -> dict[str, Any]:
    """The options of game `number`: those the ladder takes in turn, and where the lab plays
    values of seats against each other, any of them for each seat."""
    ladder = game.rules.lab.ladder
    found = dict(ladder[number % len(ladder)]) if ladder else {}
    for name, values in _seated(game):
        chosen = [derive(seed, name, number, seat) % len(values.of) for seat in range(values.seats)]
        if not values.distinct:
            found[name] = [list(values.of)[at] for at in chosen]
    return found


def _seated(game: Game) -> Iterator[tuple[str, PerSeat]]:
    for option in game.rules.options:
        if option.name in game.rules.lab.matrix and isinstance(option.values, PerSeat):
            yield option.name, option.values
