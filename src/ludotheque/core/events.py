"""Events, declared like moves: every kind by its name, with what its arguments are.

A note is a stretch of the record's row `event`: the number of its kind, the mask of the seats that
may see it, then its arguments; a list is its count and its entries. From the declaration come the
functions that rules note with (`core.derive`), the places of the sentences, and `Event`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

from ludotheque.core.naming import Seat
from ludotheque.core.phrases import say
from ludotheque.core.words import SILENCE, Words

Argument = int | tuple[int, ...]
RESERVED = frozenset(("kind", "args", "named", "seen", "shown_to", "count", "index"))


@dataclass(frozen=True)
class Sense:
    """What an argument of an event is: one number, or several of the same sense."""

    name: str
    form: str = ""  # "" a number, "bits" a set kept as bits, "list" a row of numbers
    most: int = 1  # numbers of a list
    row: str = ""  # of a list: type of the record's row that rules take it from
    places: str = ""  # what a sentence may say of it besides

    def said(self, value: Argument) -> object:
        """What stands in a sentence unless the game says better."""
        return Seat(value) if self == SEAT and isinstance(value, int) else value


SEAT = Sense("seat")  # of a player, or -1: nobody
AMOUNT = Sense("amount")  # of whatever is counted
FLAG = Sense("flag")  # 0 or 1
CELL = Sense("cell")  # of the board


def one_of(labels: str, places: str = "") -> Sense:
    """A place in a list of the game's: of its cards, of its kinds of tile, of its reasons.

    Where a sentence has further `places` for it, the game's words for it are a mapping, in which
    "" stands for the argument's own place.
    """
    return Sense(labels, places=places)


def bits_of(sense: Sense) -> Sense:
    """A set of small numbers, which rules keep as bits."""
    return replace(sense, form="bits")


def list_of(sense: Sense, most: int, row: str = "i1") -> Sense:
    """Up to so many numbers, which rules take from a row."""
    return replace(sense, form="list", most=most, row=row)


class Kind:
    """A kind of event: its name and its arguments, in order; then how lines of the log tell it."""

    quiet = False
    head = False  # a turn begins with it, and a stretch of the log
    known_from = ""  # the kind of event that, just before it, told some players more of the same

    def __init__(self, name: str, /, **args: Sense) -> None:
        clash = RESERVED & set(args)
        if clash:
            raise ValueError(f"event {name!r}: no argument can be called {min(clash)!r}")
        self.name, self.args = name, args
        self.ways: list[tuple[str, dict[str, int]]] = []  # other sentences, and when
        self.gathered: dict[str, Sense] = {}
        self._plain = all(not sense.form for sense in args.values())  # one number each
        self.veils: tuple[str, ...] = ()  # arguments that not everybody is told
        self.chain: tuple[str, str] | None = None  # where it starts and ends
        self.marks: frozenset[str] = frozenset()

    def told(self, sentence: str, /, **when: int) -> Self:
        """It has another sentence where arguments have some values; "" is none."""
        self._check(when)
        self.ways.append((sentence, when))
        return self

    def gather(self, **args: Sense) -> Self:
        """One line tells all of a move: some arguments hold those of all, and have this sense."""
        self._check(args)
        self.gathered = args
        return self

    def veiled(self, *args: str) -> Self:
        """Some are told it with -1 for these arguments; who is told both versions needs one."""
        self._check(dict.fromkeys(args))
        self.veils = args
        return self

    def chained(self, start: str, end: str) -> Self:
        """One line tells those in a row that each start where the last ended, first to last."""
        self._check({start: None, end: None})
        self.chain = start, end
        return self

    def marked(self, *marks: str) -> Self:
        """It is one of those that this game's own code tells apart by a mark."""
        self.marks |= set(marks)
        return self

    def heads(self) -> Self:
        """A turn begins with it."""
        self.head = True
        return self

    def after(self, kind: str) -> Self:
        """Who was just told of an event of that kind knows it already."""
        self.known_from = kind
        return self

    def _check(self, named: Mapping[str, object]) -> None:
        for name in set(named) - set(self.args):
            raise ValueError(f"event {self.name!r} has no argument {name!r}")

    @property
    def sentences(self) -> Iterator[str]:
        """The names of the sentences that may tell it."""
        if not self.quiet:
            yield self.name
        yield from (sentence for sentence, _ in self.ways if sentence)

    @property
    def places(self) -> Iterator[str]:
        """The places of its sentences."""
        for name, sense in (self.args | self.gathered).items():
            yield from (name, *sense.places.split())

    def sentence(self, event: Event) -> str:
        """The sentence that tells an event, or nothing."""
        for sentence, when in self.ways:
            if when.items() <= event.args.items():
                return sentence
        return "" if self.quiet else self.name

    def read(self, notes: Sequence[int], at: int) -> tuple[tuple[tuple[str, Argument], ...], int]:
        """The arguments of a note that begin at a place, and where the next note begins."""
        if self._plain:
            end = at + len(self.args)
            return tuple(zip(self.args, notes[at:end], strict=True)), end
        found: list[tuple[str, Argument]] = []
        for name, sense in self.args.items():
            number = notes[at]
            value: Argument = number
            at += 1
            if sense.form == "bits":
                value = tuple(n for n in range(number.bit_length()) if number >> n & 1)
            elif sense.form == "list":
                value = tuple(notes[at : at + number])
                at += number
            found.append((name, value))
        return tuple(found), at


class Quiet(Kind):
    """A kind of event that no line of the log tells: what follows it does."""

    quiet = True


class Event(NamedTuple):
    """Something that happened: its kind, its arguments by name, and who may see it.

    An argument is also an attribute: `event.victim`.
    """

    kind: str
    named: tuple[tuple[str, Argument], ...]
    seen: int  # mask of the seats, and of SPECTATOR

    @property
    def args(self) -> dict[str, Argument]:
        """The arguments by name."""
        return dict(self.named)

    def __getattr__(self, name: str) -> Any:
        for known, value in self.named:
            if known == name:
                return value
        raise AttributeError(f"an event {self.kind!r} has no {name!r}")

    def shown_to(self, seat: int) -> bool:
        """Whether a seat (or SPECTATOR) may see it."""
        return bool(self.seen >> seat & 1)


class Events:
    """All kinds of event of a game, numbered from 1 in order."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        if len(self.kinds) < len(kinds):
            raise ValueError("a kind of event is declared twice")
        self._by_number = dict(enumerate(kinds, 1))

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds.values())

    @property
    def places(self) -> dict[str, str]:
        """The sentences of the log by name, each with its places."""
        return {name: " ".join(kind.places) for kind in self for name in kind.sentences}

    @functools.cached_property
    def alone(self) -> frozenset[str]:
        """The kinds that a line of their own tells, whatever else happened."""
        alone = (k.name for k in self if not (k.gathered or k.veils or k.chain or k.known_from))
        return frozenset(alone)

    def marked(self, mark: str) -> frozenset[str]:
        """The kinds that bear a mark."""
        return frozenset(kind.name for kind in self if mark in kind.marks)

    def read(
        self, notes: Sequence[int], start: int, end: int, who: int | None = None
    ) -> Iterator[Event]:
        """The events noted between two places of a row: all, or as a seat is told of them.

        Who else sees an event is not for everybody to know.
        """
        eyes = -1 if who is None else 1 << who
        while start < end:
            number, seen = notes[start], notes[start + 1] & eyes
            assert number in self._by_number, f"event kind {number} has no name"
            kind = self._by_number[number]
            args, start = kind.read(notes, start + 2)
            if seen or who is None:
                yield Event(kind.name, args, seen)

    def noted(self, s: Any, who: int | None = None) -> tuple[Event, ...]:
        """The events of the move that led to a position: all, or as a seat is told of them."""
        return tuple(self.read(s.event, 0, s.event_n, who))

    def said(
        self, event: Event, words: Mapping[Sense, Callable[[Any], object]]
    ) -> dict[str, object]:
        """What fills the places of an event's sentence; a game has words for some senses."""
        kind, found = self.kinds[event.kind], dict[str, object]()
        for name, value in event.named:
            sense = kind.args[name]
            if name in kind.gathered:
                sense = kind.gathered[name]
                value = value if isinstance(value, tuple) else (value,)
            said = words.get(sense, sense.said)(value)
            found |= said if isinstance(said, dict) else {"": said}
            found[name] = found.pop("", value)
        return found

    def line(
        self,
        event: Event,
        sentences: Mapping[str, Words],
        words: Mapping[Sense, Callable[[Any], object]],
    ) -> Words:
        """The line of the log that tells an event; empty where nothing is worth saying."""
        name = self.kinds[event.kind].sentence(event)
        return say(sentences[name], **self.said(event, words)) if name else SILENCE


NO_EVENTS = Events()
