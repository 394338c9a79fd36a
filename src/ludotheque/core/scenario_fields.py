"""Lines of scenarios declared by their words: set-up lines sorted, items of `expect:` compared."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from ludotheque.core.pairs import Word, bracketed, read_pairs
from ludotheque.core.scenario import Line, at_line
from ludotheque.core.words import ScenarioError


class Setup:
    """What set-up lines say: of the match, `word: …`, or of a player, `word who: …`.

    A game names the words, those of them that say `key=value`, and how players are called.
    """

    words: Collection[str]
    of_player: Collection[str]
    in_pairs: Collection[str]

    def __init__(self, lines: list[Line], seat_of: Callable[[str], int]) -> None:
        self.match: dict[str, list[Word]] = {word: [] for word in self.words}
        self.player: dict[str, dict[int, Word]] = {word: {} for word in self.of_player}  # by seat
        self.pairs: dict[str, dict[str, Word]] = {}  # of lines of `key=value`, by word and who
        for line in lines:
            with at_line(line.at):
                self._line(line, seat_of)

    def _line(self, line: Line, seat_of: Callable[[str], int]) -> None:
        word, _, who = line.word.partition(" ")
        if word not in (self.player if who else self.match):
            raise ScenarioError(f"{line.word!r} is not a word of this game")
        seat = seat_of(who) if who else 0
        if word in self.in_pairs:
            read_pairs(self.pairs.setdefault(line.word, {}), line.at, line.text)
        elif who:
            self.player[word][seat] = Word(line.at, line.text)
        else:
            self.match[word].append(Word(line.at, line.text))


def spaced(here: Any, text: str) -> str:
    """A text as it is compared: one space between its words."""
    return " ".join(text.split())


def in_order(here: Any, text: str) -> str:
    """A list in brackets whose order does not count."""
    return bracketed(sorted(text.strip("[]").split()))


class Item(NamedTuple):
    """What an item of `expect:` is compared with: `word what`, or `word about=what`."""

    found: Callable[..., object]  # given the game's `here`, and what the item is about
    about: Callable[[str], Any] | None = None  # reads that; None: there is nothing
    wanted: Callable[[Any, str], str] = spaced  # how what is wanted would be found


def compared(items: Mapping[str, Item], here: Any, text: str) -> str | None:
    """None if it is as the text says, else what was found instead."""
    word, _, rest = text.partition(" ")
    if word not in items:
        raise ScenarioError(f"{word!r} is nothing one can expect")
    item = items[word]
    if item.about is None:
        found = str(item.found(here))
    else:
        where, _, rest = rest.partition("=")
        found = str(item.found(here, item.about(where)))
    return None if item.wanted(here, rest) == found else found
