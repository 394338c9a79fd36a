"""How the lines of a scenario are written: cells, players, numbers, and where a fault stands."""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

from ludotheque.core.scenario import Line
from ludotheque.core.words import UsageError

CELL = re.compile(r"\((-?\d+),(-?\d+)\)")
CELLS = r"\(-?\d+,-?\d+\)"
NAME = r"[\w-]+"
PLAYER = r"[Pp]([1-4])"
LOOSE_CELL = re.compile(r"\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)")
MOST_DIGITS = 9


@contextmanager
def on_line(line: Line) -> Iterator[None]:
    """Tell the line of what is wrong in it."""
    try:
        yield
    except UsageError as error:
        raise UsageError(f"line {line.at}: {line.word}: {error}") from None


def tidy(text: str) -> str:
    """A text with single spaces, none within cells or around `=`, no commas between cells."""
    text = LOOSE_CELL.sub(r"(\1,\2)", " ".join(text.split()))
    text = re.sub(r" ?= ?", "=", text)
    return re.sub(r"\) ?, ?\(", ") (", text)


def cells_in(text: str) -> list[tuple[int, int]]:
    """The columns and rows of all cells named in a text."""
    return [(int(x), int(y)) for x, y in CELL.findall(text)]


def folded(name: str) -> str:
    """A name without capitals, accents, hyphens and spaces, so that either language is found."""
    plain = unicodedata.normalize("NFKD", name.lower())
    return "".join(sign for sign in plain if sign.isalnum())


def number(text: str, most: int) -> int:
    """A whole number, not too large."""
    if not text.isdecimal() or len(text) > MOST_DIGITS or int(text) > most:
        raise UsageError(f"{text!r} is not a number from 0 to {most}")
    return int(text)
