"""A game's box on the shelf: what one reads there before one knows the game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludotheque.core.content import Entry, read_toml
from ludotheque.core.words import Words

DIFFICULTIES = ("facile", "moyen", "ardu")  # easiest first
LONGEST_MATCH = 1000  # minutes
LONGEST_SENTENCE = 110  # signs: two lines on a box, of which five stand on one screen
LONGEST_BRIEF = 52  # signs: two lines beside a thumbnail on a phone


@dataclass(frozen=True)
class Box:
    """What stands on a box beside the game's name and how many play it."""

    sentence: Words
    brief: Words  # the same for a narrow screen
    minutes: int  # that a match usually takes
    difficulty: str  # one of DIFFICULTIES


def read_box(folder: Path) -> Box:
    """The box of the game in that folder: `content/box.toml`."""
    file = read_toml(folder / "content" / "box.toml")
    made = Box(
        sentence=_words(file.entry("sentence"), LONGEST_SENTENCE),
        brief=_words(file.entry("brief"), LONGEST_BRIEF),
        minutes=file.integer("minutes", 1, LONGEST_MATCH),
        difficulty=file.choice("difficulty", DIFFICULTIES),
    )
    file.done()
    return made


def _words(entry: Entry, longest: int) -> Words:
    said = entry.words()
    entry.done()
    for lang, text in said._asdict().items():
        if len(text) > longest:
            raise entry.wrong(f"{lang} has {len(text)} signs; {longest} at most")
    return said
