"""How the lines of a scenario are written: cells, players and names."""

import re
import unicodedata

from ludotheque.games.generals.codes import SEATS

CELL = re.compile(r"\((-?\d+),(-?\d+)\)")
CELLS = r"\(-?\d+,-?\d+\)"
NAME = r"[\w-]+"
PLAYER = rf"[Pp]([1-{SEATS}])"
LOOSE_CELL = re.compile(r"\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)")


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
