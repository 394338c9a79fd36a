"""Events, declared like moves: every kind by its name, with what its arguments are.

A note is a stretch of the record's row `event`: the number of its kind, the mask of the seats that
may see it, then its arguments; a list is its count and its entries. From the declaration come the
functions that rules note with (`core.derive`), the places of the sentences, and `Event`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ludotheque.core.naming import Seat

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
    """A kind of event: its name and its arguments, in order."""

    quiet = False

    def __init__(self, name: str, /, **args: Sense) -> None:
        clash = RESERVED & set(args)
        if clash:
            raise ValueError(f"event {name!r}: no argument can be called {min(clash)!r}")
        self.name, self.args = name, args

    @property
    def places(self) -> Iterator[str]:
        """The places of its sentences."""
        for name, sense in self.args.items():
            yield from (name, *sense.places.split())

    def read(self, notes: Sequence[int], at: int) -> tuple[tuple[tuple[str, Argument], ...], int]:
        """The arguments of a note that begin at a place, and where the next note begins."""
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
    """All kinds of event of a game, numbered from 1 in order.

    A kind is told by the sentence of its name, or by one of those that `also` gives it.
    """

    def __init__(self, *kinds: Kind, also: Mapping[str, str] | None = None) -> None:
        self._also = dict(also or {})
        self.kinds = {kind.name: kind for kind in kinds}
        if len(self.kinds) < len(kinds):
            raise ValueError("a kind of event is declared twice")
        self._by_number = dict(enumerate(kinds, 1))

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds.values())

    @property
    def places(self) -> dict[str, str]:
        """The sentences of the log by name, each with its places."""
        spoken = {kind.name: kind.name for kind in self if not kind.quiet} | self._also
        return {name: " ".join(self.kinds[kind].places) for name, kind in spoken.items()}

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
        senses, found = self.kinds[event.kind].args, dict[str, object]()
        for name, value in event.named:
            said = words.get(senses[name], senses[name].said)(value)
            found |= said if isinstance(said, dict) else {"": said}
            found[name] = found.pop("", value)
        return found


NO_EVENTS = Events()
