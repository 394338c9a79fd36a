"""Exercises held against a long search.

An exercise is as stated if, at every decision on the way to its goal, the move that the search
thinks best is one from which the goal can still be reached, and no move from which it can't comes
near it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.agents.base import Budget
from ludotheque.agents.planner import PlanAgent
from ludotheque.agents.running import Style, Thought
from ludotheque.agents.search import SearchAgent
from ludotheque.core.learn.judging import ASKED, PASSED, Attempt, model_answer
from ludotheque.core.learn.kinds import Puzzle, Search
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.view import View
from ludotheque.core.words import Refused

DEEP = 20  # times the visits that a guide states
CLOSE = 3  # moves that are followed where they lie close
NODES = 400  # positions looked at to find out whether a goal can still be reached


@dataclass(frozen=True)
class Verdict:
    """What a long search says of an exercise."""

    task: str
    move: str  # the best one at the closest decision
    right: bool  # whether the goal can be reached after it
    margin: float  # to the best move after which it can't
    stated: float  # the margin that its author states

    @property
    def sound(self) -> bool:
        """Whether it is as stated."""
        return self.right and self.margin >= self.stated


class Choice(NamedTuple):
    """One decision: the best move, the best that keeps the goal, and how far others are below."""

    best: int
    right: int
    margin: float


def verify(puzzle: Puzzle, game: Game, search: Search, seed: int = 0) -> Verdict:
    """Hold an exercise against a search of DEEP times the visits stated."""
    stated = puzzle.margin / 100
    attempt, judge = Attempt(puzzle, game), Judge(model_answer(puzzle, game), search, seed)
    worst = Verdict(puzzle.id, "", True, 1.0, stated)
    while attempt.status == ASKED:
        choice = judge.choice(attempt, stated)
        if choice is None:
            return Verdict(puzzle.id, "", False, 0.0, stated)
        if not worst.move or choice.margin < worst.margin:
            name = attempt.script.match.edition.notation(choice.best)
            worst = Verdict(puzzle.id, name, choice.best == choice.right, choice.margin, stated)
        attempt.play(choice.right)
    return worst


class Judge:
    """Says of each decision on the way to a goal how clear it is."""

    def __init__(self, model: Attempt, search: Search, seed: int) -> None:
        self._reach, self._search, self._seed = Reach(model), search, seed

    def choice(self, attempt: Attempt, stated: float) -> Choice | None:
        """What the search says; None if it looks at no move that keeps the goal.

        Where moves lie closer than stated, each is followed to the end of the turn and judged
        there: a search by whole turns tells the beginnings of two plans apart only where they part.
        """
        found = self._think(attempt)
        keeps = [th for th in found if self._reach.after(attempt, th.move)]
        others = sorted((th for th in found if th not in keeps), key=_value, reverse=True)
        if not keeps:
            return None
        right = max(keeps, key=_value)
        gap = right.value - others[0].value if others else 1.0
        if gap < stated and self._search.worlds:
            gap = self._parted(attempt, right, others)
        return Choice((right if gap > 0 else others[0]).move, right.move, gap)

    def _parted(self, attempt: Attempt, right: Thought, others: list[Thought]) -> float:
        """How far the ends of the closest other turns lie below the end of the right one; a turn
        that comes to the goal after all is no other."""
        missed = list[float]()
        for other in others:
            end = self._end(attempt, other.move)
            if end is None or end.status != PASSED:
                missed.append(self._worth(end))
            if len(missed) == CLOSE:
                break
        return self._worth(self._end(attempt, right.move)) - max(missed) if missed else 1.0

    def _think(self, attempt: Attempt) -> list[Thought]:
        match = attempt.script.match
        return think(match.view(match.seat), self._search, DEEP, self._seed)

    def _end(self, attempt: Attempt, number: int) -> Attempt | None:
        """The end of a turn that goes on after a move as well as it can: by the best of what keeps
        the goal, where the goal can still be reached."""
        now = _after(attempt, number)
        while now is not None and now.status == ASKED:
            found = self._think(now)
            keeps = [th for th in found if self._reach.after(now, th.move)]
            now = _after(now, max(keeps or found, key=_value).move)
        return now

    def _worth(self, end: Attempt | None) -> float:
        if end is None:
            return 0.0
        return worth(end.script.match, end.seat, self._search, (DEEP, self._seed))


def _value(thought: Thought) -> float:
    return thought.value


def think(view: View, search: Search, scale: float, seed: int) -> list[Thought]:
    """What a search with these figures finds of each move that it looks at, best first."""
    style = Style(search.depth, search.explore / 1000, search.prior, search.worlds, trees=1)
    kind = PlanAgent if search.worlds else SearchAgent
    thinker = kind(seed=seed, style=style, threads=1)
    found = thinker.thoughts(view, Budget(iterations=max(2, round(search.visits * scale))))
    return [thought for thought in found if thought.visits]


def worth(match: Match, seat: int, search: Search, looked: tuple[float, int]) -> float:
    """The share of the win of one of two seats, as who must act sees it after a search of so many
    times the visits stated, with a seed."""
    outcome = match.outcome()
    if outcome is not None:
        return float(outcome.scores[seat])
    best = max(thought.value for thought in think(match.view(match.seat), search, *looked))
    return best if match.seat == seat else 1.0 - best


def _after(attempt: Attempt, number: int) -> Attempt | None:
    """An attempt after a move of the learner; None if the rules do not allow it."""
    tried = attempt.twin()
    try:
        tried.play(number)
    except Refused:
        return None
    return tried


class Reach:
    """Whether a learner can still reach a goal: by the model's moves, in its order, else by any."""

    def __init__(self, model: Attempt, most: int = NODES) -> None:
        self._model = list(dict.fromkeys(played.number for played in model.made))
        self._most = most
        self._near: dict[bytes, bool] = {}  # by moves of the model answer alone
        self._far: dict[bytes, bool] = {}

    def after(self, attempt: Attempt, number: int) -> bool:
        """Whether it can after a move, as far as so many positions tell."""
        tried = _after(attempt, number)
        return self._leads(tried, self._near, [self._most]) or self._leads(
            tried, self._far, [self._most]
        )

    def _leads(self, attempt: Attempt | None, known: dict[bytes, bool], left: list[int]) -> bool:
        if attempt is None or attempt.status != ASKED:
            return attempt is not None and attempt.status == PASSED
        match = attempt.script.match
        key = match.view(attempt.seat).packed
        if key not in known and left[0] > 0:
            left[0] -= 1
            known[key] = False  # a way back here is no way on
            legal = match.edition.legal(match.state)
            tried = legal if known is self._far else [n for n in self._model if n in legal]
            known[key] = any(self._leads(_after(attempt, n), known, left) for n in tried)
        return known.get(key, False)
