"""Words of scenario lines that several games use: `key=value`, and lists in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError

PAIR = re.compile(r"(\w+)\s*=\s*(\[[^\]]*\]|\S+)")
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
