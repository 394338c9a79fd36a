"""Reading a game's `content/learn.md`: scenario blocks with `toml` blocks of words beside them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludotheque.core.content import Entry
from ludotheque.core.learn.judging import read_course
from ludotheque.core.learn.kinds import (
    Answer,
    Course,
    Curtain,
    Guide,
    Puzzle,
    Remark,
    Search,
    Step,
    Way,
)
from ludotheque.core.learn.occasions import read_occasion
from ludotheque.core.learn.patterns import Pattern
from ludotheque.core.library import Game
from ludotheque.core.scenario import Block, read_blocks
from ludotheque.core.words import ContentError, LudothequeError

FILE = Path("content") / "learn.md"
FENCE = re.compile(r"^```(\w+)\s*$")
SEPARATOR = ";"
LEVELS = (1, 4)
MOST_VISITS = 1_000_000
HEADS = ("guide", "step", "remark", "puzzle")  # a block of words begins with one of these keys


def path_of(game: Game) -> Path:
    """Where a game keeps its guide."""
    return game.folder / FILE


def read_guide(path: Path, game: Game) -> Guide:
    """The guide of a file; ContentError names the file, the step and what is wrong."""
    reader = _Reader(path, game)
    found: dict[str, list[Any]] = {head: [] for head in HEADS}
    for at, raw in _word_blocks(path):
        head = next((head for head in HEADS if head in raw), None)
        if head is None:
            known = ", ".join(HEADS)
            raise ContentError(f"{path.name}:{at}: a block of words says one of {known}")
        entry = Entry(path.name, str(raw[head]), raw)
        entry.text(head)
        found[head].append(getattr(reader, head)(entry))
        entry.done()
    if len(found["guide"]) != 1:
        raise ContentError(
            f"{path.name}: one block of words says `guide`, not {len(found['guide'])}"
        )
    return Guide(
        file=path.name,
        curtain=found["guide"][0],
        search=reader.search,
        steps=tuple(found["step"]),
        remarks=tuple(found["remark"]),
        puzzles=tuple(found["puzzle"]),
    )


def counts(path: Path) -> tuple[int, int]:
    """How many steps and exercises a file tells of, without looking into them."""
    heads = [key for _, raw in _word_blocks(path) for key in ("step", "puzzle") if key in raw]
    return heads.count("step"), heads.count("puzzle")


def named_game(path: Path) -> str | None:
    """The game whose guide a file is; None if it is none."""
    found = (raw["guide"] for _, raw in _word_blocks(path) if "guide" in raw)
    return next((str(name) for name in found), None)


def _word_blocks(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The `toml` blocks of a file, each with its line."""
    kind, began, lines = "", 0, list[str]()
    for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not kind and (fence := FENCE.match(line)):
            kind, began, lines = fence[1], at, []
        elif line.startswith("```"):
            if kind == "toml":
                yield began, _parsed(path, began, "\n".join(lines))
            kind = ""
        else:
            lines.append(line)


def _parsed(path: Path, at: int, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path.name}:{at}: not readable as TOML: {error}") from None


class _Reader:
    """One method a kind of block."""

    def __init__(self, path: Path, game: Game) -> None:
        self._game = game
        self._blocks: dict[str, Block] = {}
        for block in read_blocks(path):
            if block.id in self._blocks:
                raise ContentError(f"{path.name}:{block.at}: {block.id} is there twice")
            self._blocks[block.id] = block
        self._read: set[str] = set()
        self.search = Search()

    def guide(self, entry: Entry) -> Curtain:
        """What is said of the guide as a whole."""
        named = ("name", "first", "last", "play")
        words: dict[str, Any] = {key: entry.entry(key).words() for key in named}
        more: dict[str, Any] = {}
        if "seat" in entry.raw:
            more["seat"] = entry.integer("seat", 0, self._game.rules.most_seats - 1)
        if "options" in entry.raw:
            more["options"] = entry.entry("options").raw
        if "search" in entry.raw:
            self.search = _search(entry.entry("search"))
        return Curtain(**words, **more)

    def step(self, entry: Entry) -> Step:
        """A step with its words."""
        names = ("before", "ask", "after", "slow", "wrong")
        words: dict[str, Any] = {name: entry.entry(name).words() for name in names}
        return Step(
            **self._task(entry, "step"),
            **words,
            refused=tuple(Answer(e.text("rule"), e.words()) for e in _listed(entry, "refused")),
            also=tuple(self._way(way) for way in _listed(entry, "also")),
        )

    def puzzle(self, entry: Entry) -> Puzzle:
        """An exercise with its words."""
        names = ("task", "solution", "why")
        words: dict[str, Any] = {name: entry.entry(name).words() for name in names}
        level = entry.integer("level", *LEVELS)
        margin = entry.integer("margin", 1, 100)
        return Puzzle(**self._task(entry, "puzzle"), level=level, margin=margin, **words)

    def remark(self, entry: Entry) -> Remark:
        """A remark of the coach."""
        text = entry.text("when")
        try:
            when = read_occasion(text, self._game)
        except ValueError as error:
            raise entry.wrong(f"when = {text!r}: {error}") from None
        return Remark(entry.name, when, entry.text("rule"), entry.words())

    def _task(self, entry: Entry, head: str) -> dict[str, Any]:
        block = self._block(entry, head)
        if block.id in self._read:
            raise entry.wrong("has words twice")
        self._read.add(block.id)
        return {
            "id": block.id,
            "block": block,
            "seat": entry.text("seat"),
            "goal": _goals(entry),
            "chance": _chance(entry),
            "title": entry.entry("title").words(),
            "poor": tuple(self._way(way, way.words()) for way in _listed(entry, "poor")),
            "model": self._course(entry, block),
        }

    def _course(self, entry: Entry, block: Block) -> Course:
        try:
            return read_course(block, self._game)
        except LudothequeError as error:
            raise entry.wrong(f"its moves can't be played: {error}") from None

    def _way(self, entry: Entry, words: Any = None) -> Way:
        text = entry.text("move")
        try:
            pattern = Pattern(text)
        except ValueError as error:
            raise entry.wrong(f"move = {text!r}: {error}") from None
        block = self._block(entry, "shown")
        return Way(pattern, block, self._course(entry, block), words)

    def _block(self, entry: Entry, key: str) -> Block:
        id = entry.text(key)
        if id not in self._blocks:
            raise entry.wrong(f"{key} = {id!r}: there is no such scenario block")
        return self._blocks[id]


def _search(entry: Entry) -> Search:
    entry.only(Search._fields)
    return Search(**{key: entry.integer(key, 0, MOST_VISITS) for key in entry.raw})


def _goals(entry: Entry) -> tuple[tuple[str, ...], ...]:
    said = entry.take("goal")
    if not isinstance(said, list) or not said or not all(isinstance(one, str) for one in said):
        raise entry.wrong(f"goal = {said!r} is not a list of texts")
    found = [tuple(part.strip() for part in one.split(SEPARATOR)) for one in said]
    if not all(all(items) for items in found):
        raise entry.wrong(f"goal = {said!r}: an item is empty")
    return tuple(found)


def _chance(entry: Entry) -> dict[str, str]:
    if "chance" not in entry.raw:
        return {}
    told = entry.entry("chance")
    return {seat: told.text(seat) for seat in told.raw}


def _listed(entry: Entry, key: str) -> Iterator[Entry]:
    """The tables of a list that may be left out; what is not known in them is refused."""
    found = entry.take(key) if key in entry.raw else []
    if not isinstance(found, list):
        raise entry.wrong(f"{key} is not a list of tables")
    for place, raw in enumerate(found, 1):
        one = Entry(entry.file, f"{entry.name} {key} {place}", raw)
        yield one
        one.done()
