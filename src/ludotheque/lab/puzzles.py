"""Exercises held against a long search, and new ones found in self-play.

An exercise is sound for the search if its best first move is one from which the goal can still be
reached, and no move from which it can't comes near it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludotheque.agents import Budget, agent, levels
from ludotheque.core.learn.judging import ASKED, PASSED, Attempt
from ludotheque.core.learn.kinds import Puzzle
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.words import Refused

DEEP = 20  # times the thinking of the level
LEVEL = "maitre"
CLEAR = 0.1  # of the chance of winning, between the best move and the next: worth an exercise
NODES = 800  # positions looked at to find out whether a goal can still be reached


@dataclass(frozen=True)
class Verdict:
    """What a long search says of an exercise."""

    task: str
    move: str  # the best one
    right: bool  # whether the goal can be reached after it
    margin: float  # to the best move after which it can't
    stated: float  # the margin that its author states

    @property
    def sound(self) -> bool:
        """Whether it is as stated."""
        return self.right and self.margin >= self.stated


def verify(puzzle: Puzzle, game: Game, seed: int = 0) -> Verdict:
    """Hold an exercise against a search of DEEP times the level's budget."""
    attempt = Attempt(puzzle, game)
    match = attempt.script.match
    thoughts = _thoughts(match, game, seed, DEEP)
    fits = {th.move: can_reach(_after(attempt, th.move)) for th in thoughts if th.visits}
    worth = {th.move: th.value for th in thoughts if th.visits}
    best = max(worth, key=lambda move: worth[move])
    right = max((worth[move] for move in fits if fits[move]), default=0.0)
    other = max((worth[move] for move in fits if not fits[move]), default=right - 1.0)
    stated = (puzzle.margin or 0) / 100
    return Verdict(puzzle.id, match.edition.notation(best), fits[best], right - other, stated)


def _thoughts(match: Match, game: Game, seed: int, scale: float) -> list[Any]:
    searcher: Any = agent(LEVEL, game, seed, scale, threads=1)
    level = levels(game.folder)[LEVEL]
    found: list[Any] = searcher.thoughts(
        match.view(match.seat), Budget(round(level.iterations * scale), level.seconds * scale)
    )
    return found


def _after(attempt: Attempt, number: int) -> Attempt | None:
    """An attempt after a move of the learner; None if the rules do not allow it."""
    tried = attempt.twin()
    try:
        tried.play(number)
    except Refused:
        return None
    return tried


def can_reach(attempt: Attempt | None, most: int = NODES) -> bool:
    """Whether the learner can still reach the goal, as far as so many positions tell."""
    waiting, seen = [attempt] if attempt else [], 0
    while waiting and seen < most:
        now = waiting.pop()
        seen += 1
        if now.status == PASSED:
            return True
        if now.status == ASKED:
            legal = now.script.match.edition.legal(now.script.match.state)
            waiting += [tried for n in legal if (tried := _after(now, n))]
    return False


@dataclass(frozen=True)
class Found:
    """A position of self-play in which one move is clearly best and a weaker level misses it."""

    lines: tuple[str, ...]  # its set-up lines
    move: str
    expected: str  # what is true after it
    margin: float
    missed: str  # what the weaker level plays


def find(game: Game, wanted: int, seed: int, margin: float = CLEAR) -> Iterator[Found]:
    """New exercises, as they are found; goes on until there are enough."""
    number = 0
    while wanted > 0:
        for found in _in_match(game, seed + number, margin):
            yield found
            wanted -= 1
            if wanted == 0:
                return
        number += 1


def _in_match(game: Game, seed: int, margin: float) -> Iterator[Found]:
    """Exercises of one match that the level plays against itself, thinking little."""
    match = game.new(seed)
    player = agent(LEVEL, game, seed, 0.2, threads=1)
    while not match.over:
        found = _clear(match, game, seed, margin)
        if found is not None:
            yield found
        match.push(player.choose(match.view(match.seat)).number)


def _clear(match: Match, game: Game, seed: int, margin: float) -> Found | None:
    """The exercise that a position is, if one move is clearly best after a long search."""
    if (
        not match.version
        or len(match.legal()) < 3
        or _gap(_thoughts(match, game, seed, 0.2)) < margin
    ):
        return None
    weaker = agent("adepte", game, seed, threads=1).choose(match.view(match.seat))
    thoughts = _thoughts(match, game, seed, DEEP)
    best = thoughts[0].move
    if weaker.number == best or _gap(thoughts) < margin:
        return None
    script = game.rules.face.script.around(match.clone())
    lines = script.written()
    if lines is None:
        return None
    move = script.play(best)
    return Found(tuple(lines), move, script.told(), _gap(thoughts), weaker.notation)


def _gap(thoughts: list[Any]) -> float:
    values = sorted((th.value for th in thoughts if th.visits), reverse=True)
    return values[0] - values[1] if len(values) > 1 else 0.0


def block(found: Found, id: str, title: str) -> str:
    """An exercise as a scenario block."""
    head = [f"scenario {id} {title}", *found.lines]
    tail = [f"do: {found.move}", f"expect: {found.expected}"]
    note = f"# best by {found.margin:.2f}; adepte plays {found.missed}"
    return "\n".join(["```scenario", *head, note, *tail, "```"])
