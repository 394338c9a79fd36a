"""Weights for an estimate: fitted to games of the top level against itself, then put to the test
against the weights in use, in pairs of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ludotheque.agents import Budget, agent
from ludotheque.agents.weighing import Weighing
from ludotheque.core import outlook
from ludotheque.core.library import Game, load
from ludotheque.core.match import Match
from ludotheque.core.words import UsageError
from ludotheque.lab import fitting
from ludotheque.lab.complaints import NO_FEATURES
from ludotheque.lab.samples import LEVEL, Off, practise
from ludotheque.lab.seeds import derive
from ludotheque.lab.sequential import OPEN, Bounds, Trial, Verdict
from ludotheque.lab.workers import CalledOffError, cores, spread

BATCH = 32  # pairs that are begun before anybody looks whether to stop
HELD = 4  # every so many games one is held back, to see what the fit is worth on fresh ones

Heard = Callable[[int], None]


@dataclass(frozen=True)
class Fit:
    """New weights, and how surprising fresh games are with the old ones and with these."""

    weights: dict[str, int]
    games: int = 0
    positions: int = 0
    loss_before: float = 0.0
    loss_after: float = 0.0


def check(game: Game) -> None:
    """UsageError unless the game names features."""
    if game.rules.brain.features is None:
        raise UsageError(NO_FEATURES, game=game.id)


def games_in(game: Game, minutes: float) -> int:
    """How many games some minutes stand for: a fixed rate, so that a seed always gives the same."""
    return max(HELD, round(minutes * game.rules.lab.practice.games))


def learn(
    game: Game, games: int, seed: int, workers: int | None = None, progress: Heard | None = None
) -> Fit:
    """Let the top level play itself and fit the weights to how its games ended."""
    check(game)
    held = games // HELD
    own = derive(seed, "practice")
    samples = practise(game, games, own, workers=workers, progress=progress)
    kept = sum(sample.game < games - held for sample in samples)
    in_use = outlook.weights_of(game.edition())
    trial = fitting.fit(samples[:kept], list(in_use.values()))
    fresh = samples[kept:]
    found = fitting.fit(samples, list(in_use.values()))
    return Fit(
        dict(zip(in_use, found, strict=True)),
        games,
        len(samples),
        fitting.log_loss(list(in_use.values()), fresh),
        fitting.log_loss(trial, fresh),
    )


def against(
    game: Game,
    weights: Mapping[str, int],
    pairs: int,
    seed: int,
    bounds: Bounds | None = None,
    workers: int | None = None,
) -> Iterator[Verdict]:
    """Test weights against those in use; gives what is known after each batch, the last decided
    or at the most pairs. The same whatever the number of workers."""
    trial = Trial(bounds or Bounds())
    task = Pairing(game, dict(weights), derive(seed, "test"), game.rules.lab.practice.scale)
    while trial.pairs < pairs:
        batch = min(max(BATCH, 4 * (workers or cores())), pairs - trial.pairs)
        begun = replace(task, first=trial.pairs)
        numbered = spread(begun, batch, workers or cores(), threads=False)
        for _, share in sorted(numbered):
            trial.count(share)
            if trial.verdict().verdict != OPEN:
                yield trial.verdict()
                return
        yield trial.verdict()


@dataclass(frozen=True)
class Pairing:
    """Pairs of games between two sets of weights: one deal, seats exchanged."""

    game: Game
    weights: dict[str, int]
    seed: int
    scale: float
    first: int = 0

    def __call__(self, at: int, off: Off) -> tuple[int, float]:
        """The mean share of points of the new weights in one pair, with its number."""
        number = self.first + at
        return number, sum(self._one(2 * number + n, off) for n in (0, 1)) / 2

    def _one(self, number: int, off: Off) -> float:
        game, sets = self.game, self.game.rules.lab.ladder
        edition = game.edition(sets[number // 2 % len(sets)] if sets else {})
        match = Match(edition, derive(self.seed, "deal", number // 2))
        order = list(dict.fromkeys(edition.teams))
        mine = [(order.index(team) + number) % 2 == 0 for team in edition.teams]
        seats = _top(game, self.seed, number // 2, self.scale)  # equal weights: half each
        held = [Weighing(s, self.weights) if m else s for s, m in zip(seats, mine, strict=False)]
        scores = _played_out(match, held, off)
        means = [_mean(scores, mine, side) for side in (True, False)]
        return 0.5 if abs(means[0] - means[1]) < 1e-9 else float(means[0] > means[1])

    def __reduce__(self) -> tuple[Any, ...]:
        # Rules are functions of modules; another process loads them again by name.
        where = (self.game.id, self.game.folder.parent)
        return _again, (*where, self.weights, self.seed, self.scale, self.first)


def _again(name: str, folder: Path, *rest: Any) -> Pairing:
    return Pairing(load(name, folder), *rest)


def _top(game: Game, seed: int, number: int, scale: float) -> list[Any]:
    """The top level for every seat of deal `number`; it never looks at a clock."""
    found: list[Any] = []
    for seat in range(game.rules.most_seats):
        found.append(agent(LEVEL, game, derive(seed, "player", number, seat), scale, threads=1))
        found[seat].budget = Budget(found[seat].budget.iterations)
    return found


def _played_out(match: Match, seats: list[Any], off: Off) -> tuple[float, ...]:
    """Each seat's share once a match is played to its end."""
    while not match.over:
        if off():
            raise CalledOffError
        match.push(seats[match.seat].choose(match.view(match.seat)), seat=match.seat)
    outcome = match.outcome()
    assert outcome is not None, "a match that is over has an outcome"
    return outcome.scores


def _mean(scores: tuple[float, ...], mine: list[bool], side: bool) -> float:
    own = [score for score, is_mine in zip(scores, mine, strict=True) if is_mine is side]
    return sum(own) / len(own)
