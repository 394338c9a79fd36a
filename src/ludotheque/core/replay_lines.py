"""The lines of a replay file: what each holds, and what is wrong with one that can't be read."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from ludotheque.core import replay_words as said
from ludotheque.core.complaints import LINE
from ludotheque.core.words import ReplayError, Words, quoted

FORMAT = "ludotheque-replay-4"
BEFORE = "ludotheque-replay-3"  # read as well: without the fields of positions
OLDER = ("ludotheque-replay-1", "ludotheque-replay-2")  # without their tables
NAMED = "ludotheque-replay-"  # what formats of later versions begin with too


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Who sat at a seat: a "person" or a "bot" by its name, or a "level" of the computer by its."""

    kind: str = "person"
    name: str = ""
    gone: str = ""  # whether this seat gave up ("resign") or ran out of time ("time")


class Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: all that is needed to begin the same match."""

    format: str
    game: str
    rules: str
    content: str  # what stands for the tables and labels
    options: dict[str, Any]
    seed: str  # 32 hexadecimal digits
    edition: str = ""  # the tables themselves, in base 64
    start: str = ""  # the first position, if it was not the usual one
    players: list[Player] = []  # by seat, if it is known
    state: str = ""  # the fields of positions, as text


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One move."""

    n: int
    seat: int
    move: str
    key: str = ""  # 32 hexadecimal digits: chance was keyed anew before it


class Seal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The closing line."""

    end: int
    reason: str | None
    scores: list[float] | None
    position: str
    seal: str
    key: str = ""  # as in a step: after the last move


Row = TypeVar("Row", Step, Seal)


def read_head(text: str) -> Head:
    """The first line of a replay file, not yet held against any game."""
    first = text.split("\n", 1)[0]
    try:
        _check_format(msgspec.json.decode(first, type=_Format).format)
        return msgspec.json.decode(first, type=Head)
    except (msgspec.MsgspecError, UnicodeError) as error:
        if not first.startswith("{"):
            raise wrong(1, said.NOT_A_FILE) from None
        raise wrong(1, said.NOT_A_MATCH, why=error) from None


def lines_of(text: str) -> list[str]:
    """The lines of a replay file: they end with a line feed, and with nothing else."""
    if not text.isascii():
        _check_text(text)
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    return [line.removesuffix("\r") for line in lines]


def count_moves(text: str) -> int:
    """The most moves that a text can tell of when it is read, without reading it."""
    ended = text.count("\n") + (not text.endswith("\n"))
    return max(0, ended - 2)  # but for the head and the seal


class _Format(msgspec.Struct):
    """What a first line says of itself, whatever else it holds."""

    format: str


def _check_format(format: str) -> None:
    if format in OLDER:
        raise wrong(1, said.OLDER_FORMAT, format=quoted(format))
    if format in (FORMAT, BEFORE):
        return
    number = format.removeprefix(NAMED)
    if format.startswith(NAMED) and number.isascii() and number.isdecimal():
        raise wrong(1, said.NEWER_FORMAT, format=quoted(format))
    raise wrong(1, said.OTHER_FORMAT, format=quoted(format), wanted=quoted(FORMAT))


def _check_text(text: str) -> None:
    """ReplayError at the first line that no file can hold."""
    for at, line in enumerate(text.split("\n"), 1):
        try:
            line.encode()
        except UnicodeError as error:
            raise wrong(at, said.UNREADABLE, why=error) from None


def wrong(at: int, words: Words, **values: object) -> ReplayError:
    """What is wrong on a line."""
    return ReplayError(words, **values).under(LINE.filled(at=at))


def write_line(row: msgspec.Struct) -> str:
    """A row as a line of the file."""
    return msgspec.json.encode(row).decode() + "\n"


def digest_of(body: str) -> str:
    """Sixteen digits that stand for lines."""
    return hashlib.blake2b(body.encode(), digest_size=8).hexdigest()


def parse(line: str, at: int, kind: type[Row]) -> Row:
    """The row that a line holds; ReplayError if it holds none."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise wrong(at, said.UNREADABLE, why=error) from None
