"""What the moves of a level lose, as a search of many times its budget values them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from ludotheque.agents import agent
from ludotheque.agents.base import Budget
from ludotheque.agents.running import Thought
from ludotheque.agents.weigher import Weigher
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.view import Move, View
from ludotheque.core.words import UsageError
from ludotheque.lab.complaints import FEW_GAMES
from ludotheque.lab.seeds import derive

DEEPER = 20  # times the level's own budget
SKIPPED = 3  # decisions between two that are valued, so that a sample meets more positions


class Loss(NamedTuple):
    """One move of a level: what it lost, in shares of the win, and whether it wasted something."""

    move: str
    loss: float
    wasted: bool


@dataclass(frozen=True)
class Trial:
    """Which level of which game is watched, and from which seed on; `scale` as for any agent."""

    game: Game
    level: str
    seed: int = 0
    scale: float = 1.0

    def player(self, number: int) -> Weigher:
        """The level, for match `number`; it thinks by visits, never by the clock."""
        found = agent(self.level, self.game, derive(self.seed, "player", number), self.scale, 1)
        assert isinstance(found, Weigher), "levels weigh their moves"
        found.budget = Budget(found.budget.iterations)
        return found


def losses(trial: Trial, decisions: int) -> Iterator[Loss]:
    """What so many moves lost, in matches of the level against itself."""
    if decisions < 1:
        raise UsageError(FEW_GAMES, games=decisions)
    number = found = 0
    while found < decisions:
        match = _match(trial, number)
        for one in _of_match(trial, match, number):
            yield one
            found += 1
            if found == decisions:
                return
        number += 1


def _match(trial: Trial, number: int) -> Match:
    ladder = trial.game.rules.lab.ladder
    options = ladder[number % len(ladder)] if ladder else {}
    return trial.game.new(derive(trial.seed, "deal", number), options)


def _of_match(trial: Trial, match: Match, number: int) -> Iterator[Loss]:
    player, judge = trial.player(number), trial.player(number)
    judge.style = replace(judge.style, settles=0)
    while not match.over:
        view = match.view(match.seat)
        move = player.choose(view)
        if len(view.moves) > 1 and match.version % (SKIPPED + 1) == number % (SKIPPED + 1):
            yield Loss(move.notation, _loss(judge, view, move), _wastes(view, move))
        match.push(move)


def _loss(judge: Weigher, view: View, move: Move) -> float:
    """How much less a long look in the level's own style gives a move than the best."""
    rules = view.edition.rules
    pace = rules.pace(view.edition.t, view.state) if judge.style.worlds else 1
    plays = DEEPER * (judge.budget.iterations or 1) // pace
    thoughts = [th for th in judge.thoughts(view, Budget(max(2, plays))) if th.visits]
    return thoughts[0].value - _value(thoughts, move.number) if len(thoughts) > 1 else 0.0


def _value(thoughts: list[Thought], number: int) -> float:
    """What a move is worth; one that was not even looked at counts as the worst that was."""
    known = {thought.move: thought.value for thought in thoughts}
    return known.get(number, min(known.values()))


def _wastes(view: View, move: Move) -> bool:
    rules, t = view.edition.rules, view.edition.t
    wasted = [rules.wastes(t, view.state, number) for number in view.moves]
    return not all(wasted) and bool(wasted[view.moves.index(move.number)])
