"""New exercises found in self-play: one move is clearly best, and a weaker level misses it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.agents import agent
from ludotheque.agents.running import Thought
from ludotheque.core.learn.kinds import Search
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.lab.verifying import DEEP, think

LEVEL, WEAKER = "maitre", "adepte"
QUICK = 0.2  # of the visits stated: a first look
CLEAR = 0.1  # of the chance of winning, between the best move and the next: worth an exercise


@dataclass(frozen=True)
class Found:
    """A position of self-play in which one move is clearly best and a weaker level misses it."""

    lines: tuple[str, ...]  # its set-up lines
    move: str
    expected: str  # what is true after it
    margin: float
    missed: str  # what the weaker level plays


def find(game: Game, search: Search, wanted: int, seed: int) -> Iterator[Found]:
    """New exercises, as they are found; goes on until there are enough."""
    number = 0
    while wanted > 0:
        for found in _in_match(game, search, seed + number):
            yield found
            wanted -= 1
            if wanted == 0:
                return
        number += 1


def _in_match(game: Game, search: Search, seed: int) -> Iterator[Found]:
    """Exercises of one match that the level plays against itself, thinking little."""
    match = game.new(seed, game.rules.face.script.plain)
    player = agent(LEVEL, game, seed, QUICK, threads=1)
    while not match.over:
        found = _clear(match, game, search, seed)
        if found is not None:
            yield found
        match.push(player.choose(match.view(match.seat)).number)


def _clear(match: Match, game: Game, search: Search, seed: int) -> Found | None:
    """The exercise that a position is, if one move is clearly best after a long search."""
    if not match.version or len(match.legal()) < 3:
        return None
    script = game.rules.face.script.around(match.clone())
    lines = script.written()
    view = match.view(match.seat)
    if lines is None or _gap(think(view, search, QUICK, seed)) < CLEAR:
        return None
    weaker = agent(WEAKER, game, seed, threads=1).choose(view)
    thoughts = think(view, search, DEEP, seed)
    gap = _gap(thoughts)
    if weaker.number == _best(thoughts) or gap < CLEAR:
        return None
    move = script.play(_best(thoughts))
    while not move:  # only the beginning of an order was given
        now = script.match
        move = script.play(_best(think(now.view(now.seat), search, DEEP, seed)))
    return Found(tuple(lines), move, script.told(), gap, weaker.notation)


def _best(thoughts: list[Thought]) -> int:
    return max(thoughts, key=lambda thought: thought.value).move


def _gap(thoughts: list[Thought]) -> float:
    values = sorted((thought.value for thought in thoughts), reverse=True)
    return values[0] - values[1] if len(values) > 1 else 0.0


def block(found: Found, id: str, title: str) -> str:
    """An exercise as a scenario block."""
    head = [f"scenario {id} {title}", *found.lines]
    tail = [f"do: {found.move}", f"expect: {found.expected}"]
    note = f"# best by {found.margin:.2f}; {WEAKER} plays {found.missed}"
    return "\n".join(["```scenario", *head, note, *tail, "```"])
