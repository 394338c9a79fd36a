"""Scenario blocks: positions, moves and expectations written in Markdown, run as they stand.

The frame (this module) reads fenced `scenario` blocks, the lines `scenario`, `rules:`, `options:`,
`do:`, `illegal:` and `expect:`, and hands every other line to the game's own words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.core import scenario_words as said
from ludotheque.core.complaints import LINE as ON_LINE
from ludotheque.core.learn.hands import Hands
from ludotheque.core.library import GAMES, Game, every
from ludotheque.core.match import Match
from ludotheque.core.words import (
    NOT_A_MOVE,
    LudothequeError,
    Refused,
    ScenarioError,
    UsageError,
    Words,
    quoted,
)

STEPS = ("do", "illegal", "expect")
STARTS = ("position", "new")
MOST_DIGITS = 9  # of a number in a line
REMARK = re.compile(r"^#.*|(^|\s+)#(\s.*)?$")  # for readers alone: a line, or behind one
SHOW = re.compile(r"^#\s+show\s*$")
FENCE = re.compile(r"^(\s*)```\s*scenario\s*$")
LINE = re.compile(r"^([A-Za-z_]+(?: [A-Za-z0-9_]+)?):(.*)$")


@dataclass(frozen=True)
class Line:
    """One line of a block: where it stands, its word, the rest, and indented rows under it."""

    at: int
    word: str
    rest: str
    rows: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The rest with its rows, for words that may be wrapped."""
        return " ".join([self.rest, *(row.strip() for row in self.rows)])


@dataclass
class Block:
    """One scenario as written."""

    file: str
    at: int
    id: str
    title: str
    lines: list[Line]
    wrong: UsageError | None = None  # about the first line that can't be read
    show: int = 0  # where `# show` stands: what follows is shown by a guide (see core.learn)

    @property
    def words(self) -> Words:
        """The title, which may be written `English | Français`."""
        english, _, french = (part.strip() for part in self.title.partition("|"))
        return Words(french or english, english)

    @property
    def rules(self) -> list[str]:
        """The ids of the rules it exercises."""
        return [w for line in self.lines if line.word == "rules" for w in line.text.split()]


@dataclass(frozen=True)
class Result:
    """What became of a block: without `words` it passed."""

    block: Block
    words: Words | None = None  # what went wrong, and where

    @property
    def wrong(self) -> str:
        """What went wrong, in English; nothing if it passed."""
        return self.words.en if self.words else ""


class Script(Hands):
    """Base of a game's words. A game subclasses it as `Rules.words`.

    `prepare` builds the match from the set-up lines; `do` plays one line; `expect` compares one
    item and returns None or what was found; `window` names the answer that the runner gives by
    itself when it is the only legal move of a reaction or play window.
    """

    id_prefix = ""  # what the ids of this game's scenarios begin with

    def __init__(self, game: Game, options: dict[str, str], lines: list[Line]) -> None:
        self.game = game
        self.match = self.prepare(options, lines)

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the set-up lines describe."""
        raise NotImplementedError

    def do(self, text: str) -> None:
        """Play what a line says; Refused if the rules do not allow it."""
        raise NotImplementedError

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        raise NotImplementedError

    def window(self) -> str | None:
        """The only legal answer of an open window, as a `do:` text, or None."""
        return None

    def answers(self, text: str) -> bool:
        """Whether a `do:` text is an answer to the open window."""
        return False

    def is_again(self, state: Any, names: tuple[str, ...]) -> bool:
        """Whether a state is that of the match: alike in some fields, with the same moves."""
        edition, s = self.match.edition, self.match.state
        alike = all(getattr(state, name) == getattr(s, name) for name in names)
        return alike and edition.legal(state) == edition.legal(s)


@contextmanager
def at_line(at: int, of: str = "") -> Iterator[None]:
    """What is wrong in here is told with its line, and what it is said of."""
    try:
        yield
    except UsageError as error:
        raise (error.under(of) if of else error).under(ON_LINE.filled(at=at)) from None


def start_of(options: dict[str, str]) -> str:
    """What the option `start` says, which is none of the game's own: a position, or a new match."""
    start = options.pop("start", STARTS[0])
    if start not in STARTS:
        raise ScenarioError(f"start={start}: one of {', '.join(STARTS)}")
    return start


def lines_said(texts: list[str]) -> list[Line]:
    """Set-up lines that a game has written itself."""
    return [Line(0, word, rest) for word, _, rest in (text.partition(": ") for text in texts)]


def whole_number(text: str, most: int) -> int:
    """A whole number that a line says, not too large."""
    if not text.isdecimal() or len(text) > MOST_DIGITS or int(text) > most:
        raise UsageError(said.NOT_A_NUMBER, given=quoted(text), most=most)
    return int(text)


def read_blocks(path: Path) -> list[Block]:
    """All scenarios of a Markdown file."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(said.UNREADABLE, why=error).under(str(path)) from None
    blocks: list[Block] = []
    fence, before = 0, 0  # where the open fence stands (0: none), and the blocks above it
    margin = ""  # a fence may be indented, and what it holds with it
    for at, line in enumerate(lines, 1):
        raw = line.removeprefix(margin)
        if not fence:
            if found := FENCE.match(line):
                fence, before, margin = at, len(blocks), found[1]
        elif raw.startswith("```"):
            fence, margin = 0, ""
        elif raw.strip():
            _take_line(path, at, raw, blocks, before)
    if fence:
        raise UsageError(said.NEVER_CLOSED).under(f"{path}:{fence}")
    return blocks


def _take_line(path: Path, at: int, raw: str, blocks: list[Block], before: int) -> None:
    if SHOW.match(raw) and len(blocks) > before:
        blocks[-1].show = at
    raw = REMARK.sub("", raw)
    if not raw:
        return
    word, *rest = raw.split(maxsplit=2)
    if word == "scenario" and rest and raw[0] == "s":
        blocks.append(Block(str(path), at, rest[0], rest[1] if len(rest) > 1 else "", []))
        return
    if len(blocks) == before:
        raise UsageError(said.NO_BEGINNING).under(f"{path}:{at}")
    if raw[0] in " \t" and blocks[-1].lines:
        blocks[-1].lines[-1].rows.append(raw.rstrip())
        return
    found = LINE.match(raw)
    if found:
        blocks[-1].lines.append(Line(at, found[1], found[2].strip()))
    elif not blocks[-1].wrong:
        blocks[-1].wrong = UsageError(said.NOT_A_LINE, given=quoted(raw.strip())).under(
            f"{path}:{at}"
        )


def run_block(block: Block, game: Game, script: Script | None = None) -> Result:
    """Run one scenario; the first line that fails is what the result tells."""
    if block.wrong:
        return Result(block, block.wrong.words)
    steps = [n for n in block.lines if n.word in STEPS]
    try:
        _check_order(block, steps)
        script = script or script_of(block, game)
        if not script.match.over and not script.match.legal():
            raise UsageError(said.NO_LEGAL_MOVE)
    except LudothequeError as error:
        return _failed(block, block.at, [said.SETUP, error.said])
    for i, line in enumerate(steps):
        try:
            wrong = _step(script, line, steps[i + 1 :])
        except UsageError as error:
            wrong = error.words
        except Refused as refusal:
            wrong = said.REFUSED.filled(why=refusal.said)
        if wrong:
            return _failed(block, line.at, [f"{line.word}: {line.text}", wrong])
    return Result(block)


def script_of(block: Block, game: Game) -> Script:
    """A scenario set up, with nothing played yet."""
    setup = [n for n in block.lines if n.word not in (*STEPS, "rules", "options")]
    script: Script = game.rules.face.script(game, options_of(block), setup)
    return script


def _failed(block: Block, at: int, what: list[Words | str]) -> Result:
    """A block that failed at a line."""
    parts = [part if isinstance(part, Words) else Words(part, part) for part in what]
    french, english = ("\u00a0: ".join(p.fr for p in parts), ": ".join(p.en for p in parts))
    return Result(block, UsageError(Words(french, english)).under(f"{block.file}:{at}").words)


def _check_order(block: Block, steps: list[Line]) -> None:
    """A scenario does something, and is set up before it does."""
    if not steps:
        raise UsageError(said.NO_STEP)
    for line in block.lines:
        if line.word not in STEPS and line.at > steps[0].at:
            raise UsageError(said.TOO_LATE, word=line.word).under(ON_LINE.filled(at=line.at))


def options_of(block: Block) -> dict[str, str]:
    """The options that a scenario gives; the others keep their default."""
    pairs: dict[str, str] = {}
    for line in block.lines:
        if line.word == "options":
            for part in line.text.split():
                key, sign, value = part.partition("=")
                if not sign:
                    raise UsageError(said.NOT_A_PAIR, given=quoted(part))
                if key in pairs:
                    raise UsageError(said.TWICE, given=quoted(key))
                pairs[key] = value.strip("\"'`")
    return pairs


def _step(script: Script, line: Line, later: list[Line]) -> Words | None:
    if not any(_items(line.text)):
        raise UsageError(said.SAYS_NOTHING)
    if line.word == "do":
        script.do(line.text)
        answer_windows(script, later)
    elif line.word == "illegal":
        return _illegal(script, line.text)
    else:
        for item in _items(line.text):
            found = script.expect(item)
            if found is not None:
                return said.FOUND.filled(wanted=quoted(item), found=quoted(found))
    return None


def _illegal(script: Script, text: str) -> Words | None:
    layout = script.match.edition.rules.state
    before = layout.pack(script.match.state)
    try:
        script.do(text)
    except Refused as refusal:
        if refusal.rule == NOT_A_MOVE:
            return said.NOT_A_MOVE_AT_ALL.filled(why=refusal.said)
        after = layout.pack(script.match.state)
        return None if after == before else said.CHANGED
    return said.ALLOWED


def answer_windows(script: Script, later: list[Line]) -> None:
    """Answer windows whose only legal move is to pass, unless the next `do:` answers them."""
    coming = next((n.text for n in later if n.word == "do"), None)
    while (answer := script.window()) is not None:
        if coming is not None and script.answers(coming):
            return
        script.do(answer)


def _items(text: str) -> Iterator[str]:
    for item in text.split(";"):
        if item.strip():
            yield item.strip()


def run_file(path: Path, games: list[Game] | None = None) -> list[Result]:
    """Run every scenario of a file; the game is told by its id, or else by the rules it names."""
    known = list(every(GAMES)) if games is None else games
    return [run_among(known, block) for block in read_blocks(path)]


def run_among(games: list[Game], block: Block) -> Result:
    """Run one scenario, of whichever of these games it is."""
    for name in (block.id, *block.rules):
        for game in games:
            words: Any = game.rules.face.script
            if words is not None and name.startswith(words.id_prefix):
                return run_block(block, game)
    return _failed(block, block.at, [said.NOBODYS.filled(id=block.id)])
