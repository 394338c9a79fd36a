"""The rulebook at the table: its headings, and the paragraphs that carry an id or a word."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SHELVES = (PACKAGE / "docs" / "rules", PACKAGE.parent.parent / "docs" / "rules")


def find(game: str, lang: str) -> str | None:
    """The text of a game's rulebook, from the package or from the project it lies in."""
    for catalogue in SHELVES:
        path = catalogue / f"{game}.{lang}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def headings(text: str) -> list[str]:
    """Its headings, deeper ones indented."""
    found = re.findall(r"^(#+)\s+(.+)$", text, re.MULTILINE)
    return ["  " * max(0, len(marks) - 2) + plain(title) for marks, title in found]


def paragraphs(text: str, wanted: str) -> list[str]:
    """The paragraphs, list items and table rows that mention an id (whole) or a word."""
    parts = [part.strip() for part in re.split(r"\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s?)", text)]
    whole = re.compile(rf"(?<![\w-]){re.escape(wanted)}(?![\w-])", re.IGNORECASE)
    found = [part for part in parts if whole.search(part)]
    if not found:
        found = [part for part in parts if wanted.lower() in part.lower()]
    return [plain(part) for part in found if not re.fullmatch(r"[|\s:-]+", part)]


def plain(part: str) -> str:
    """Markdown as it reads aloud: no emphasis, links by their text, lines joined."""
    part = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", part)
    part = re.sub(r"(\*\*|__|`)", "", part)
    part = re.sub(r"<a [^>]*></a>", "", part)
    part = re.sub(r"^\s*(#+|[-*])\s+", "", part)
    cells = [cell.strip() for cell in part.strip().strip("|").split("|")]
    return " · ".join(cell for cell in cells if cell).replace("\n", " ")
