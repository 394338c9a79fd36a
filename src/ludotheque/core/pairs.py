"""Words of scenario lines that several games use: `key=value`, and lists in brackets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from ludotheque.core.scenario import Line, at_line, whole_number
from ludotheque.core.words import ScenarioError

PAIR = re.compile(r"(\w+)\s*=\s*(\[[^\]]*\]|\S+)")
TURN = re.compile(r"(\d+)[\s,]+active\s*=\s*(\w+)")
LARGEST = 9999
YES_NO = ("yes", "no")


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


def inside(text: str) -> str:
    """What stands in brackets."""
    if not (text.startswith("[") and text.endswith("]")):
        raise ScenarioError(f"{text!r} is not a list in brackets")
    return text[1:-1]


def words_of(text: str) -> list[str]:
    """The words of a list in brackets."""
    return inside(text).replace(",", " ").split()


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


class Lines:
    """Set-up lines sorted: whose turn it is, and what is said of each player."""

    def __init__(self, lines: Sequence[Line], players: Sequence[str]) -> None:
        self.turns: tuple[int, int] | None = None
        self.players: dict[str, dict[str, Word]] = {name: {} for name in players}
        seat_of = reader("player", players)
        for line in lines:
            word, _, who = line.word.partition(" ")
            with at_line(line.at):
                if word == "player":
                    read_pairs(self.players[players[seat_of(who)]], line.at, line.text)
                elif word == "turn" and not who:
                    self._turn(line, players)
                elif not self.other(line, word, who):
                    raise ScenarioError(f"{line.word!r} is not a word of this game")

    def _turn(self, line: Line, players: Sequence[str]) -> None:
        if self.turns is not None:
            raise ScenarioError("turn: is given twice")
        self.turns = read_turn(line.text, players)

    def other(self, line: Line, word: str, who: str) -> bool:
        """Whether a line is one of the game's own; it is taken in then."""
        return False


class Told(NamedTuple):
    """A word about a player or a place: what it sets in a state, and how lines say it of one."""

    read: Callable[[Any, int, str], None]  # the state, the place, what the line says
    said: Callable[[Any, int], str]
    usual: str  # what need not be said

    def given(self, s: Any, at: int, key: str) -> str:
        """The pair that says it; nothing where it is as usual."""
        said = self.said(s, at)
        return "" if said == self.usual else f"{key}={said}"


def number(field: str, most: int = LARGEST, usual: str = "0") -> Told:
    """A number of a field."""

    def read(s: Any, at: int, text: str) -> None:
        getattr(s, field)[at] = whole_number(text, most)

    return Told(read, lambda s, at: str(getattr(s, field)[at]), usual)


def flag(field: str) -> Told:
    """Yes or no."""

    def read(s: Any, at: int, text: str) -> None:
        if text not in YES_NO:
            raise ScenarioError(f"{text}: {' or '.join(YES_NO)}")
        getattr(s, field)[at] = int(text == YES_NO[0])

    return Told(read, lambda s, at: YES_NO[not getattr(s, field)[at]], YES_NO[1])


def numbers(field: str, count: int, most: int = LARGEST) -> Told:
    """Some numbers, with commas between."""

    def read(s: Any, at: int, text: str) -> None:
        found = [whole_number(part, most) for part in text.split(",")]
        if len(found) != count:
            raise ScenarioError(f"{text}: {count} numbers, as {','.join(['1'] * count)}")
        getattr(s, field)[at] = found

    def said(s: Any, at: int) -> str:
        return ",".join(map(str, getattr(s, field)[at]))

    return Told(read, said, ",".join(["0"] * count))


def marked(field: str, count: int) -> Told:
    """Those of some places that are marked, counted from 1, as a list in brackets."""

    def read(s: Any, at: int, text: str) -> None:
        for place in words_of(text):
            getattr(s, field)[at][whole_number(place, count) - 1] = 1

    def said(s: Any, at: int) -> str:
        return bracketed(str(place) for place, mark in enumerate(getattr(s, field)[at], 1) if mark)

    return Told(read, said, "[]")
