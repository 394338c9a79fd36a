"""What a guide is made of, as it was read from a game's `content/learn.md`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ludotheque.core.learn.occasions import Occasion
from ludotheque.core.learn.patterns import Pattern
from ludotheque.core.scenario import Block
from ludotheque.core.words import Words


@dataclass(frozen=True)
class Answer:
    """What is said under a refusal that cites a rule."""

    rule: str
    words: Words


class Said(NamedTuple):
    """A `do:` line of a block."""

    seat: int  # that plays it
    turn: int  # of the game, as `Rules.turns` counts, in which it is played
    text: str
    move: str  # the same as it is said of moves made by hand
    numbers: tuple[int, ...]  # its moves


Course = tuple[Said, ...]  # the lines of a block up to `# show`: the guide's and the learner's


@dataclass(frozen=True)
class Way:
    """A way to play a task: right, or legal and poor (then with what is said of it)."""

    pattern: Pattern
    shown: Block  # the block that proves it
    course: Course
    words: Words | None = None


@dataclass(frozen=True)
class Task:
    """A position and what is to be reached from it."""

    id: str
    block: Block
    seat: str  # whose hands the learner has, as lines call it
    goal: tuple[tuple[str, ...], ...]  # one of these lists of `expect:` items must be true
    chance: Mapping[str, str]  # what chance shows, by seat
    title: Words
    poor: tuple[Way, ...]
    model: Course  # with the model answer

    @property
    def right(self) -> tuple[Way, ...]:
        """Other right ways that it names."""
        return ()


@dataclass(frozen=True)
class Step(Task):
    """One idea of a guided first match."""

    before: Words
    ask: Words
    after: Words
    slow: Words
    wrong: Words
    refused: tuple[Answer, ...] = ()
    also: tuple[Way, ...] = ()

    @property
    def right(self) -> tuple[Way, ...]:
        """Other right ways."""
        return self.also


@dataclass(frozen=True)
class Puzzle(Task):
    """An exercise."""

    level: int
    task: Words
    solution: Words
    why: Words
    margin: int  # in percent: how much better the solution is, after a long search


@dataclass(frozen=True)
class Remark:
    """What the coach says once, when something comes up."""

    id: str
    when: Occasion
    rule: str
    words: Words


@dataclass(frozen=True)
class Curtain:
    """The guide as a whole: its name, its first and last word, and the match that follows."""

    name: Words
    first: Words
    last: Words
    play: Words
    seat: int = 0
    options: Mapping[str, object] = field(default_factory=dict)


class Search(NamedTuple):
    """The search that exercises are held against: its own figures, whatever the levels become."""

    visits: int = 5000  # of which a long search makes many times as many
    depth: int = 0
    explore: int = 1500  # thousandths
    prior: int = 0
    worlds: int = 0  # of a search by whole turns; 0: a tree


@dataclass(frozen=True)
class Guide:
    """All that a game brings for those who learn it."""

    file: str
    curtain: Curtain
    search: Search
    steps: tuple[Step, ...]
    remarks: tuple[Remark, ...]
    puzzles: tuple[Puzzle, ...]

    @property
    def tasks(self) -> tuple[Step | Puzzle, ...]:
        """The steps, then the exercises."""
        return (*self.steps, *self.puzzles)
