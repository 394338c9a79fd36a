"""Positions to learn from: the top level plays itself, and every turn's beginning is kept with
what counts in it, what it was thought to be worth, and how the match ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.agents import Agent, Budget, agent, worth
from ludotheque.core import outlook
from ludotheque.core.game import Edition
from ludotheque.core.kernel import WIN
from ludotheque.core.library import Game, load
from ludotheque.core.match import Match
from ludotheque.core.options import PerSeat
from ludotheque.lab.seeds import derive
from ludotheque.lab.workers import CalledOffError, cores, spread

Off = Callable[[], bool]  # has it been called off?
LEVEL = "oracle"
LARGE = 4096  # bytes of a record beyond which games are spread over processes


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
        game, found = self.game, []
        edition = game.edition(setting(game, self.seed, number))
        match = Match(edition, derive(self.seed, "deal", number))
        for _ in turns_of(match, players(game, self.seed, number, self.scale), off):
            found.append(self._seen(match, number))
        came = by_side(edition, scores_of(match))
        return number, [sample._replace(came=came) for sample in found]

    def _seen(self, match: Match, number: int) -> Sample:
        edition = match.edition
        out = [0] * max(16, edition.rules.width)
        edition.rules.value(edition.t, match.state, out)
        thought = [value / WIN for value in by_side(edition, out[: edition.seats])]
        counts = [outlook.counted(edition, match.state, side) for side in range(len(thought))]
        seen = worth(match.view(match.seat), self.game, self.visits) if self.visits else -1.0
        return Sample(number, counts, edition.teams[match.seat], thought, seen, [])

    def __reduce__(self) -> tuple[Any, ...]:
        # Rules are functions of modules; another process loads them again by name.
        where = (self.game.id, self.game.folder.parent)
        return _again, (*where, self.seed, self.scale, self.visits)


def _again(name: str, folder: Path, *rest: Any) -> Practice:
    return Practice(load(name, folder), *rest)


def players(game: Game, seed: int, number: int, scale: float) -> list[Agent]:
    """The top level in every seat of game `number`; it never looks at a clock."""
    found: list[Any] = []
    for seat in range(game.rules.most_seats):
        found.append(agent(LEVEL, game, derive(seed, "player", number, seat), scale, threads=1))
        found[seat].budget = Budget(found[seat].budget.iterations)
    return found


def turns_of(match: Match, seats: Sequence[Agent], off: Off) -> Iterator[int]:
    """Play a match to its end; gives each turn's number as it begins."""
    turn = 0
    while not match.over:
        if off():
            raise CalledOffError
        now = match.edition.rules.turns(match.edition.t, match.state)
        if now != turn:
            turn = now
            yield turn
        match.push(seats[match.seat].choose(match.view(match.seat)), seat=match.seat)


def scores_of(match: Match) -> tuple[float, ...]:
    """The shares of a match that is over."""
    outcome = match.outcome()
    assert outcome is not None, "a match that is over has an outcome"
    return outcome.scores


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
    for one in spread(task, games, workers or cores(), threads=threads_help(game)):
        found.append(one)
        if progress is not None:
            progress(len(found))
    return [sample for _, samples in sorted(found, key=lambda pair: pair[0]) for sample in samples]


def threads_help(game: Game) -> bool:
    """Whether thinking lets go of Python's lock for most of the time."""
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
