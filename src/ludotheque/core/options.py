"""Options of a game: named, with a default, allowed values and words for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.complaints import (
    ALL_DIFFERENT,
    DIFFERENT_NUMBERS,
    FROM_TO,
    NONE,
    NOT_ALLOWED,
    ONE_OF,
    ONE_OF_OR,
    OPTION,
    PER_SEAT,
    UNKNOWN_OPTION,
    WHOLE_NUMBER,
)
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.words import UsageError, Words, quoted

LARGEST = 1_000_000  # number that an option may have


@dataclass(frozen=True)
class Option:
    """One option; `values` are names, a range of numbers, a `Subset`, `PerSeat` or `Named`."""

    name: str
    default: Any
    values: tuple[str, ...] | range | Subset | PerSeat
    words: Words

    def read(self, given: Any) -> Any:
        """The option's value from a Python value or from text; UsageError names what fits."""
        try:
            value = self._parse(given)
        except UsageError as error:
            raise error.under(OPTION.filled(name=self.name)) from None
        except (TypeError, ValueError, OverflowError):
            value = None
        if value is None:
            wrong = UsageError(NOT_ALLOWED, given=quoted(given), allowed=self.allowed())
            raise wrong.under(OPTION.filled(name=self.name))
        return value

    def _parse(self, given: Any) -> Any:
        if isinstance(self.values, Subset):
            return _numbers(self.values, given)
        if isinstance(self.values, PerSeat):
            return _by_seat(self.values, given)
        if isinstance(self.values, Named) and isinstance(given, list | tuple) and len(given) > 1:
            given = ",".join(str(part) for part in given)
        if isinstance(self.values, Named) and isinstance(given, str) and given not in self.values:
            return self.values.check(given)
        return _single(self.values, given)

    def allowed(self) -> Words:
        """The allowed values, for people."""
        if isinstance(self.values, Subset):
            return DIFFERENT_NUMBERS.filled(low=self.values.of[0], high=self.values.of[-1])
        if isinstance(self.values, PerSeat):
            counts, each = self.values.counts, _allowed(self.values.of)
            several = FROM_TO.filled(low=counts[0], high=counts[-1])
            said = ALL_DIFFERENT if self.values.distinct else PER_SEAT
            return said.filled(many=several if len(counts) > 1 else counts[0], each=each)
        if isinstance(self.values, Named):
            return ONE_OF_OR.filled(names=_allowed(self.values), other=self.values.other)
        return _allowed(self.values)


@dataclass(frozen=True)
class Subset:
    """Any set of numbers of a range, written `4,5`; the empty one `none`."""

    of: range


@dataclass(frozen=True)
class PerSeat:
    """A name or a number for each seat, written `mage,warrior`; one alone counts for all seats.

    With `fewest`, a match may have fewer than `seats` seats, and as few values will do. With
    `distinct`, no two seats may have the same, and the default is one for each seat.
    """

    of: tuple[str, ...] | range
    seats: int = 2
    fewest: int | None = None
    distinct: bool = False

    @property
    def counts(self) -> range:
        """How many values may be given."""
        return range(self.seats if self.fewest is None else self.fewest, self.seats + 1)


class Named(tuple[str, ...]):
    """Names, and besides them any text that a game accepts.

    `check` gives the value that a text stands for, None if it is nothing of the kind, or raises a
    UsageError that tells what is wrong with it. `other` is what such a text is, for people.
    """

    check: Callable[[str], str | None]
    other: Words

    def __new__(
        cls, names: Iterable[str], check: Callable[[str], str | None], other: Words
    ) -> Named:
        """The names first, then what else is accepted and what it is called."""
        made = super().__new__(cls, names)
        made.check, made.other = check, other
        return made


def _single(values: tuple[str, ...] | range, given: Any) -> Any:
    """One of the names or numbers, or None."""
    if isinstance(values, range):
        number = int(given)
        fits = not isinstance(given, (bool, float)) and number in values
        return number if fits else None
    name = str(given) if type(given) is int else given  # 0 means the name "0"
    return name if name in values else None


def _numbers(values: Subset, given: Any) -> tuple[int, ...] | None:
    """Different numbers in ascending order, or None."""
    written = "" if given == "none" else given
    parts = written.split(",") if isinstance(written, str) else list(written)
    if any(isinstance(p, (bool, float)) for p in parts):
        return None
    numbers = sorted(int(p) for p in parts if str(p).strip())
    fits = all(n in values.of for n in numbers) and len(set(numbers)) == len(numbers)
    return tuple(numbers) if fits else None


def _by_seat(values: PerSeat, given: Any) -> tuple[Any, ...] | None:
    """A value for each seat, or None."""
    if isinstance(given, str):
        given = [part.strip() for part in given.split(",")]
    parts = list(given) if isinstance(given, list | tuple) else [given]
    found = [_single(values.of, part) for part in parts]
    if None in found or len(found) not in (1, *values.counts):
        return None
    whole = found * values.seats if len(found) == 1 else found
    same = values.distinct and len(set(whole)) < len(whole)
    return None if same else tuple(whole)


def _allowed(values: tuple[str, ...] | range) -> Words:
    """The allowed names or numbers, for people."""
    if isinstance(values, range):
        return WHOLE_NUMBER.filled(low=values[0], high=values[-1])
    return ONE_OF.filled(names=", ".join(values))


def read_kept(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Options chosen long ago: what can't be chosen any more stands as it is."""
    found = dict(given)
    for option in options:
        try:
            found[option.name] = option.read(given.get(option.name, option.default))
        except UsageError:
            continue
    return found


def read_options(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; an unknown name or a value that does not fit is a UsageError."""
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            listed = ", ".join(known) or NONE
            raise UsageError(UNKNOWN_OPTION, name=quoted(name), known=listed)
    return {n: o.read(given[n]) if n in given else o.read(o.default) for n, o in known.items()}


def options_in(file: Path, seats: int | range, **lists: tuple[str, ...]) -> tuple[Option, ...]:
    """The options of a content file; `lists` are the names that `of` means there.

    An entry asks its question, `fr` and `en`, and tells the values: names, numbers from least to
    greatest, or `of` a list; `each` of the seats has one, which may be `distinct`. Where `default`
    is left out it is the first, or where each seat has its own, one after the other.
    """
    counts = range(seats, seats + 1) if isinstance(seats, int) else seats
    return tuple(_option(name, entry, counts, lists) for name, entry in read_toml(file).entries())


def _option(name: str, entry: Entry, counts: range, lists: Mapping[str, tuple[str, ...]]) -> Option:
    values: tuple[str, ...] | range
    fewest = counts[0] if len(counts) > 1 else None
    with entry:
        if "numbers" in entry.raw:
            low, high = entry.integers("numbers", 0, LARGEST, 2)
            values = range(low, high + 1)
        elif "of" in entry.raw:
            values = lists[entry.choice("of", lists)]
        else:
            values = tuple(map(str, entry.take("values")))
        distinct = entry.flag("distinct")
        by_seat = PerSeat(values, counts[-1], fewest, distinct)
        each = by_seat if entry.flag("each") else values
        first = values[: counts[-1]] if distinct else values[0]
        usual = entry.take("default") if "default" in entry.raw else first
        made = Option(name, tuple(usual) if isinstance(usual, list) else usual, each, entry.words())
    try:
        made.read(made.default)
    except UsageError as error:
        raise entry.wrong(f"default: {error.words.en}") from None
    return made
