"""New exercises found in self-play: turns that a weaker level played, and that a stronger one plays
clearly better from where nothing is left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.agents import agent
from ludotheque.core.learn.kinds import Search
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.lab.verifying import worth

LEVEL, WEAKER = "maitre", "adepte"
LOOKS = (0.2, 2.0)  # of the visits stated: a first look, then a longer one at what it found
CLEAR = 0.1  # of the chance of winning, between one turn and the other: worth an exercise


@dataclass(frozen=True)
class Found:
    """A position of self-play from which a turn is worth clearly more than what was played."""

    lines: tuple[str, ...]  # its set-up lines
    moves: tuple[str, ...]
    expected: str  # what is true after them
    margin: float
    missed: str  # what the weaker level plays


def find(game: Game, search: Search, wanted: int, seed: int) -> Iterator[Found]:
    """New exercises, as they are found; goes on until there are enough."""
    number = 0
    while wanted > 0:
        for found in _Finder(game, search, seed + number).in_match():
            yield found
            wanted -= 1
            if wanted == 0:
                return
        number += 1


class _Finder:
    """Looks at the turns of one match: cheaply at all, longer at those that promise much."""

    def __init__(self, game: Game, search: Search, seed: int) -> None:
        self._game, self._search, self._seed = game, search, seed
        self._words = game.rules.face.script

    def in_match(self) -> Iterator[Found]:
        """Exercises of one match that the weaker level plays against itself."""
        match = self._game.new(self._seed, self._words.plain)
        while not match.over:
            start, missed = self._turn(match, WEAKER)
            found = self._better(start, match, missed) if missed else None
            if found is not None:
                yield found

    def _turn(self, match: Match, level: str) -> tuple[Match, tuple[str, ...]]:
        """A level plays a turn, the weaker one answers: where all chance was behind it, and what
        was played from there."""
        seat, turn, start = match.seat, self._count(match), match.clone()
        players = [agent(name, self._game, self._seed, threads=1) for name in (level, WEAKER)]
        script, said = self._words.around(match), list[str]()
        while not match.over and self._count(match) == turn:
            drawn, player = match.state.draws, players[match.seat != seat]
            said.append(script.play(player.choose(match.view(match.seat)).number))
            if match.state.draws != drawn and self._count(match) == turn:
                start, said = match.clone(), []
        return start, tuple(line for line in said if line)

    def _better(self, start: Match, after: Match, missed: tuple[str, ...]) -> Found | None:
        """What the stronger level makes of a turn, if it is clearly worth more."""
        lines = self._words.around(start.clone()).written()
        if lines is None or not start.version or start.over:
            return None
        seat, other, gap = start.seat, start.clone(), 0.0
        hoped = self._worth(start, seat, LOOKS[0]) - self._worth(after, seat, LOOKS[0])
        if hoped < CLEAR:
            return None
        begun, said = self._turn(other, LEVEL)
        for scale in LOOKS:
            gap = self._worth(other, seat, scale) - self._worth(after, seat, scale)
            if begun.version != start.version or gap < CLEAR:
                return None
        told = self._words.around(other).told()
        return Found(tuple(lines), said, told, gap, " ; ".join(missed))

    def _count(self, match: Match) -> int:
        return match.edition.rules.turns(match.edition.t, match.state)

    def _worth(self, match: Match, seat: int, scale: float) -> float:
        return worth(match, seat, self._search, (scale, self._seed))


def block(found: Found, id: str, title: str) -> str:
    """An exercise as a scenario block."""
    head = [f"scenario {id} {title}", *found.lines]
    tail = [*(f"do: {move}" for move in found.moves), f"expect: {found.expected}"]
    note = f"# best by {found.margin:.2f}; {WEAKER} plays {found.missed}"
    return "\n".join(["```scenario", *head, note, *tail, "```"])
