"""What the moves of a level lose, as a search of many times its budget values them.

    trial = Trial(load("duel"), "maitre", seed=7)
    for one in losses(trial, 2000, workers=2): ...     the same for any number of workers
    losses(replace(trial, literal=True), 100)          every move by the longest look

The judge looks as the level does, with dice of its own and `DEEPER` times the budget; but it looks
in growing steps, and stops once the verdict is known: the move loses less than half of what it may,
by more than chance could make. What is not clear so, and all that goes over its bound, gets the
longest look; so does every move of a level that thinks little. Where that look all but passes over
what was played, its value is what it saw first: then as long a look visits every move alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from itertools import chain, count, islice
from math import sqrt
from typing import NamedTuple

from ludotheque.agents import agent, levels
from ludotheque.agents.base import Budget, dice
from ludotheque.agents.running import Thought, endings
from ludotheque.agents.weigher import Weigher
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.view import Move, View
from ludotheque.core.words import UsageError
from ludotheque.lab.complaints import FEW_GAMES
from ludotheque.lab.seeds import derive
from ludotheque.lab.workers import spread

DEEPER = 20  # times the level's own budget
LOOKS = (64, 16, 4)  # parts of that which are looked at before
FAIR = 10  # times fewer visits than another move, at most, for a value to count
LEAST = 5000  # visits or plans of such a look at least: smaller ones miss what only deep lines show
AT_ONCE = 16  # looks, of some worlds each, in all of which a move must win to count as won
SURE = 3  # deviations that chance hardly ever makes
SKIPPED = 3  # decisions between two that are valued, so that a sample meets more positions
HASTY = 1000  # visits at least of a decision that isn't valued, or a twentieth of the usual ones
Play = Callable[[int, Callable[[], bool]], Iterator["Loss"]]  # a match, unless it is called off


class Loss(NamedTuple):
    """One move of a level: where it was made, what it lost, in shares of the win, whether it wasted
    something, and whether it was looked at as long as can be."""

    match: int
    version: int
    move: str
    loss: float
    wasted: bool
    full: bool


class Found(NamedTuple):
    """What a look found of one move: its loss, and how far chance may have led that astray."""

    loss: float
    astray: float


@dataclass(frozen=True)
class Trial:
    """Which level of which game is watched, and from which seed on; `scale` as for any agent."""

    game: Game
    level: str
    seed: int = 0
    scale: float = 1.0
    literal: bool = False  # the judge always takes its longest look
    skipped: int = SKIPPED

    @property
    def bound(self) -> float:
        """What a move of the level may lose, as a share of the win."""
        return levels(self.game.folder)[self.level].errs.bound / 100

    def player(self, number: int) -> Weigher:
        """The level, for match `number`; it thinks by visits, never by the clock."""
        found = agent(self.level, self.game, derive(self.seed, "player", number), self.scale, 1)
        assert isinstance(found, Weigher), "levels weigh their moves"
        found.budget = Budget(found.budget.iterations)
        return found

    def hasty(self, number: int) -> Weigher:
        """The level as it plays where nobody values its move: with less thought, if it has much."""
        visits = max(1.0, self.scale * levels(self.game.folder)[self.level].iterations)
        share = min(1.0, max(1 / DEEPER, HASTY / visits))
        return replace(self, scale=self.scale * share).player(number)

    def judge(self, number: int) -> Judge:
        """Who values what the level plays in match `number`."""
        looking = self.player(number)
        looking.seed = derive(self.seed, "judge", number)
        worlds = DEEPER * looking.style.worlds
        looking.style = replace(looking.style, settles=0, worlds=worlds)
        return Judge(looking, 0.0 if self.literal else self.bound / 2)


@dataclass(frozen=True)
class Judge:
    """Values moves in the level's own style, until they surely lose no more than `enough`."""

    looking: Weigher
    enough: float

    def verdict(self, view: View, move: Move) -> tuple[float, bool, bool]:
        """What a move loses, whether it wastes something, whether it took the longest look; what
        wins at once loses nothing, and nothing is left to waste."""
        if self.wins(view, move):
            return 0.0, False, True
        loss, full = self.loss(view, move)
        return loss, _wastes(view, move), full

    def wins(self, view: View, move: Move) -> bool:
        """Whether a move wins at once in all worlds tried."""
        seed = dice(self.looking.seed, view)
        return all((move.number, 1) in endings(view, seed + look) for look in range(AT_ONCE))

    def loss(self, view: View, move: Move) -> tuple[float, bool]:
        """How much less a move is worth than the best, and whether it took the longest look."""
        most = self.plays(view)
        for plays in (most // part for part in LOOKS if self.enough):
            found = self.look(view, move, plays) if plays >= LEAST else None
            if found is not None and found.loss + found.astray <= self.enough:
                return found.loss, False
        return self.look(view, move, most).loss, True

    def plays(self, view: View) -> int:
        """Visits or plans of the longest look."""
        rules, looking = view.edition.rules, self.looking
        pace = rules.pace(view.edition.t, view.state) if looking.style.worlds else 1
        return max(2, DEEPER * (looking.budget.iterations or 1) // pace)

    def evenly(self) -> Judge:
        """The same judge, who visits every move alike."""
        looking = copy(self.looking)
        looking.style = replace(looking.style, even=True)
        return replace(self, looking=looking)

    def look(self, view: View, move: Move, plays: int) -> Found:
        """What a look of so many visits or plans finds."""
        thoughts = [th for th in self.looking.thoughts(view, Budget(plays)) if th.visits]
        if len(thoughts) < 2:
            return Found(0.0, 0.0)
        even = self.looking.style.even
        best = max(thoughts, key=lambda th: th.value) if even else thoughts[0]
        played = _of(thoughts, move.number)
        if not even and played.visits * FAIR < best.visits:
            return self.evenly().look(view, move, plays)
        return Found(best.value - played.value, SURE * sqrt(_chance(best) + _chance(played)))


def _of(thoughts: list[Thought], number: int) -> Thought:
    """What was found of a move; one that was not even looked at counts as the worst that was."""
    known = {thought.move: thought for thought in thoughts}
    return known.get(number, min(thoughts, key=lambda thought: thought.value))


def _chance(thought: Thought) -> float:
    """The square deviation of a mean of shares of the win: at most this."""
    return thought.value * (1 - thought.value) / thought.visits


def losses(
    trial: Trial,
    decisions: int,
    *,
    workers: int = 1,
    heard: Callable[[], object] | None = None,
) -> Iterator[Loss]:
    """What so many moves lost, in matches of the level against itself; `heard` is called for each
    as soon as it is known."""
    if decisions < 1:
        raise UsageError(FEW_GAMES, games=decisions)

    def play(number: int, off: Callable[[], bool]) -> Iterator[Loss]:
        return _of_match(trial, number, decisions, off, heard or _nothing)

    parts = (play(number, _nothing) for number in count())
    found = parts if workers == 1 else _shared_out(play, decisions, workers)
    return islice(chain.from_iterable(found), decisions)


def _shared_out(play: Play, matches: int, workers: int) -> Iterator[list[Loss]]:
    """What is found in each match, in order, while the next ones are played."""

    def task(number: int, off: Callable[[], bool]) -> tuple[int, list[Loss]]:
        return number, list(play(number, off))

    early: dict[int, list[Loss]] = {}  # matches that ended before one that began sooner
    number = 0
    for one, found in spread(task, matches, workers, threads=True):
        early[one] = found
        while number in early:
            yield early.pop(number)
            number += 1


def _nothing() -> bool:
    """Nobody listens, and nobody calls it off."""
    return False


def _of_match(
    trial: Trial, number: int, most: int, off: Callable[[], bool], heard: Callable[[], object]
) -> Iterator[Loss]:
    """What moves of a match lost, so many at most."""
    match = _match(trial, number)
    player, hasty, judge = trial.player(number), trial.hasty(number), trial.judge(number)
    step, found = trial.skipped + 1, 0
    while not match.over and found < most and not off():
        view = match.view(match.seat)
        valued = len(view.moves) > 1 and match.version % step == number % step
        move = (player if valued else hasty).choose(view)
        if valued:
            yield Loss(number, match.version, move.notation, *judge.verdict(view, move))
            found += 1
            heard()
        match.push(move)


def _match(trial: Trial, number: int) -> Match:
    ladder = trial.game.rules.lab.ladder
    options = ladder[number % len(ladder)] if ladder else {}
    return trial.game.new(derive(trial.seed, "deal", number), options)


def _wastes(view: View, move: Move) -> bool:
    """Whether a move leaves unused what another would not."""
    rules, t = view.edition.rules, view.edition.t
    wasted = [rules.wastes(t, view.state, number) for number in view.moves]
    return not all(wasted) and bool(wasted[view.moves.index(move.number)])
