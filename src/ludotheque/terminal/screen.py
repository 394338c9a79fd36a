"""Printing for people: wrapped lines that respect no-break spaces, at any width."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Console
from rich.text import Text

from ludotheque.core.words import Words

NARROWEST = 40


class Screen:
    """A terminal (or a file) that is written to in one language."""

    def __init__(self, lang: str, plain: bool = False, console: Console | None = None) -> None:
        self.lang = lang
        self.plain = plain
        self.rows = 0  # lines printed since the screen was clear
        self.console = console or Console(
            highlight=False, emoji=False, no_color=True if plain else None
        )

    @property
    def width(self) -> int:
        """Columns to write in."""
        return max(NARROWEST, self.console.width)

    @property
    def is_live(self) -> bool:
        """Whether somebody sits before it and it may be redrawn."""
        return self.console.is_terminal and not self.console.is_dumb_terminal and not self.plain

    def text(self, words: Words | str, **values: object) -> str:
        """A sentence in the language of the screen."""
        if isinstance(words, str):
            return words
        return (words.filled(**values) if values else words).get(self.lang)

    def put(self, line: Text) -> None:
        """Print one line as it is; no line is longer than the screen is wide."""
        self.rows += 1
        self.console.print(line, no_wrap=True, overflow="crop")

    def room(self, kept: int) -> int:
        """Lines left on a live screen when `kept` stay free; elsewhere as many as one likes."""
        return self.console.height - self.rows - kept if self.is_live else 1000

    def say(self, words: Words | str, style: str = "", indent: str = "", **values: object) -> None:
        """Print a sentence, wrapped at spaces that may break."""
        for line in wrap(self.text(words, **values), self.width, indent):
            self.put(Text(line, style))

    def pieces(self, *parts: tuple[str, str]) -> None:
        """Print one line of (text, style) pieces."""
        self.put(Text.assemble(*parts))

    def line(self) -> None:
        """An empty line."""
        self.put(Text())

    def rule(self, title: str = "", style: str = "bold") -> None:
        """A title across the screen."""
        bar = "─" * max(0, self.width - len(title) - 4)
        shown = Text.assemble(("── ", "dim"), (title, style), (" " + bar, "dim"))
        if not title:
            shown = Text("─" * self.width, "dim")
        self.put(shown)

    def clear(self) -> None:
        """An empty screen, where there is one."""
        self.rows = 0
        if self.is_live:
            self.console.clear()

    def columns(self, rows: Sequence[tuple[str, ...]], styles: tuple[str, ...] = ()) -> None:
        """Rows of cells under each other; the last column wraps, the others as they must."""
        if not rows:
            return
        widths = fit([max(len(row[i]) for row in rows) for i in range(len(rows[0]))], self.width)
        for row in rows:
            cells = [wrap(cell, width) for cell, width in zip(row, widths, strict=True)]
            for parts in zip_longest(*cells, fillvalue=""):
                self._row(parts, widths, styles)

    def _row(self, parts: tuple[str, ...], widths: list[int], styles: tuple[str, ...]) -> None:
        line = Text(" ")
        for i, (part, width) in enumerate(zip(parts, widths, strict=True)):
            line.append(part.ljust(width) + "  ", styles[i] if i < len(styles) else "")
        line.rstrip()
        self.put(line)


def fit(widths: list[int], width: int) -> list[int]:
    """Column widths that fit the screen: the widest give way first, down to a dozen letters."""
    widths = list(widths)
    room = width - 2 * len(widths)
    while sum(widths) > room and max(widths) > 12:
        widths[widths.index(max(widths))] -= 1
    return widths


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Lines no longer than `width`; unlike Rich's, they never break at a no-break space."""
    lines: list[str] = []
    for part in text.split("\n"):
        lines += textwrap.wrap(
            part,
            max(1, width),
            initial_indent=indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
        ) or [indent.rstrip()]
    return lines


def as_json(value: Any) -> None:
    """Print one JSON object and nothing else."""
    import json

    print(json.dumps(value, ensure_ascii=False, indent=2))
