"""Words of scenario lines that several games use: `key=value`, and lists in brackets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError

PAIR = re.compile(r"(\w+)\s*=\s*(\[[^\]]*\]|\S+)")
TURN = re.compile(r"(\d+)[\s,]+active\s*=\s*(\w+)")
LARGEST = 9999


class Word(NamedTuple):
    """What a line says under one key."""

    at: int  # the line
    text: str


def read_pairs(said: dict[str, Word], at: int, rest: str) -> None:
    """The pairs `key=value` of a line; a key is given once."""
    left = PAIR.sub("", rest).strip()
    if left:
        raise ScenarioError(f"{left!r} is not key=value")
    for key, value in PAIR.findall(rest):
        if key in said:
            raise ScenarioError(f"{key} is given twice")
        said[key] = Word(at, value)


def words_of(text: str) -> list[str]:
    """The words of a list in brackets."""
    if not (text.startswith("[") and text.endswith("]")):
        raise ScenarioError(f"{text!r} is not a list in brackets")
    return text[1:-1].replace(",", " ").split()


def counted(text: str) -> Iterator[tuple[str, int]]:
    """The names of a list in brackets with their number of copies: `id*3` are three."""
    for word in words_of(text):
        name, star, count = word.partition("*")
        yield name, whole_number(count, LARGEST) if star else 1


def bracketed(words: Iterable[str]) -> str:
    """Words as a list in brackets."""
    return f"[{' '.join(words)}]"


def reader(what: str, names: Sequence[str]) -> Callable[[str], int]:
    """What reads one of some names, such as players or cells, as its place among them."""

    def read(name: str) -> int:
        if name not in names:
            raise ScenarioError(f"{name!r} is not a {what}; {what}s: {', '.join(names)}")
        return names.index(name)

    return read


def read_turn(text: str, players: Sequence[str]) -> tuple[int, int]:
    """The number of a turn, from 1, and whose it is."""
    found = TURN.fullmatch(text.strip())
    if not found or int(found[1]) < 1 or found[2] not in players:
        raise ScenarioError(f"turn: {text!r} is not of the form `5 active={players[0]}`")
    return int(found[1]), players.index(found[2])
