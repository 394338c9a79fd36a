"""Patterns of moves: `P1 tile 1 3|6 ; *`.

Moves are separated by ` ; `. `*` is any one word, as the last word of a move any words, and alone
between separators any moves or none; `a|b` is either word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

SEPARATOR = " ; "
ANY_MOVES = r"(?:[^;]+ ; )*"
ANY_WORDS = r"[^;]+"
ANY_WORD = r"[^ ;]+"


class Pattern:
    """A pattern of moves, ready to be held against some."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in text.split(";")]
        if not all(parts):
            raise ValueError("a move is empty")
        self.text = text
        self.is_open = parts[-1] == "*"  # any moves may follow
        self._fits = re.compile("".join(map(_part, parts)))

    def fits(self, moves: Iterable[str]) -> bool:
        """Whether these moves, and no others, are what the pattern says."""
        return self._fits.fullmatch("".join(move + SEPARATOR for move in moves)) is not None


def _part(part: str) -> str:
    if part == "*":
        return ANY_MOVES
    *first, last = part.split()
    words = [ANY_WORD if word == "*" else _either(word) for word in first]
    words.append(ANY_WORDS if last == "*" else _either(last))
    return " ".join(words) + SEPARATOR


def _either(word: str) -> str:
    choices = word.split("|")
    if not all(choices):
        raise ValueError(f"{word!r} leaves a choice empty")
    return f"(?:{'|'.join(map(re.escape, choices))})"
