"""Decks as people write them: a JSON value, a line `otter: reedx2 lilyx3`, or a list with a card on
each line, `2 × Reed (reed)`, under the name of the class, `Otter (otter)`, as pages export it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.cards import deck_words as said
from ludotheque.core.words import UsageError, quoted, shown

CARDS = "cards"  # the key of the copies by id
MOST_COPIES = 99  # of one card; more is no number of copies
LINE = re.compile(r"\s*([\w-]+)\s*:(.*)", re.DOTALL)  # no JSON text begins so
ENTRY = re.compile(r"(\d{1,4})\s*[x×*]\s.*\(([\w-]+)\)")  # the id counts, whatever the name
CLASS = re.compile(r"[^#\d].*\(([\w-]+)\)")
COPIES = re.compile(r"(.+?)(?:[x×*](\d{1,4}))?")


class NotADeck(UsageError):
    """Something that is no deck at all, sound or not; says why in both languages."""


class Deck(NamedTuple):
    """A deck as somebody wrote it; cards by id."""

    klass: str
    cards: dict[str, int]
    listed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shape:
    """The keys of a deck: its class, its copies by id, and the list of those that lie apart."""

    klass: str  # the key of its class, such as "faction"
    classes: str  # the content's list of them, such as "factions"
    listed: str = ""  # the key of that list, if there is one

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that a deck has, all of them."""
        return tuple(key for key in (self.klass, self.listed, CARDS) if key)

    def read(self, text: str, is_listed: Callable[[str], bool]) -> Any:
        """The JSON value that a text tells; NotADeck says what is wrong with it."""
        if any(ENTRY.fullmatch(line.strip()) for line in text.splitlines()):
            return self.value(self._of_list(text, is_listed))
        line = LINE.fullmatch(text)
        if line is not None:
            return self.value(self._of_line(line[1], line[2], is_listed))
        try:
            return json.loads(text)
        except json.JSONDecodeError as error:
            raise NotADeck(said.NOT_JSON, line=error.lineno, column=error.colno) from None
        except (RecursionError, ValueError):  # lists without end, numbers without end
            raise NotADeck(said.TOO_DEEP) from None

    def _of_list(self, text: str, is_listed: Callable[[str], bool]) -> Deck:
        """A card on each line; the class on one of its own, a name behind `#`."""
        klass, words = "", []
        for line in filter(None, map(str.strip, text.splitlines())):
            entry, named = ENTRY.fullmatch(line), CLASS.fullmatch(line)
            if entry is not None:
                words.append(f"{entry[2]}x{entry[1]}")
            elif named is not None and not klass:
                klass = named[1]
            elif not line.startswith("#"):
                raise NotADeck(said.BAD_LINE, line=shown(line))
        return self._of_line(klass, " ".join(words), is_listed)

    def _of_line(self, klass: str, rest: str, is_listed: Callable[[str], bool]) -> Deck:
        """The cards in any order; those written several times add up."""
        found = Counter[str]()
        for word in rest.split():
            name, count = COPIES.fullmatch(word).groups()  # type: ignore[union-attr]  # any fits
            found[name] += _number(name, int(count) if count else 1)
        apart = tuple(name for name in found.elements() if is_listed(name))
        return Deck(klass, _copies({n: c for n, c in found.items() if n not in apart}), apart)

    def line(self, deck: Deck) -> str:
        """A deck on one line, its cards by ascending id."""
        cards = sorted((Counter(deck.cards) + Counter(deck.listed)).items())
        return f"{deck.klass}: " + " ".join(f"{name}x{count}" for name, count in cards)

    def value(self, deck: Deck) -> dict[str, Any]:
        """The JSON value of a deck."""
        apart = {self.listed: list(deck.listed)} if self.listed else {}
        return {self.klass: deck.klass, **apart, CARDS: dict(deck.cards)}

    def deck_of(self, value: Any) -> Deck:
        """The deck that a JSON value tells; NotADeck says what is wrong with it."""
        if not isinstance(value, dict):
            raise NotADeck(said.NOT_AN_OBJECT, form=", ".join(f'"{k}": …' for k in self.keys))
        for key in self.keys:
            if key not in value:
                raise NotADeck(said.MISSING_KEY, name=key)
        for key in value:
            if key not in self.keys:
                raise NotADeck(said.UNKNOWN_KEY, name=shown(key))
        klass, listed = value[self.klass], value.get(self.listed, [])
        if not isinstance(klass, str):
            raise NotADeck(said.BAD_CLASS, key=self.klass, value=shown(klass))
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            raise NotADeck(said.BAD_LIST, key=self.listed)
        return Deck(klass, _copies(value[CARDS]), tuple(listed))


def _copies(cards: Any) -> dict[str, int]:
    if not isinstance(cards, dict):
        raise NotADeck(said.BAD_CARDS, key=CARDS)
    return {name: count for name, count in cards.items() if _number(name, count)}


def _number(name: str, count: Any) -> int:
    if type(count) is not int or not 0 <= count <= MOST_COPIES:
        raise NotADeck(said.BAD_COUNT, name=shown(name), value=quoted(count), most=MOST_COPIES)
    return count
