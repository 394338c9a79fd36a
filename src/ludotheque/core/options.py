"""Options of a game: named, with a default, allowed values and words for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.core.words import UsageError, Words, quoted


@dataclass(frozen=True)
class Option:
    """One option; `values` are names, a range of whole numbers, a `Subset` or `PerSeat`."""

    name: str
    default: Any
    values: tuple[str, ...] | range | Subset | PerSeat
    words: Words

    def read(self, given: Any) -> Any:
        """The option's value from a Python value or from text; UsageError names what fits."""
        try:
            value = self._parse(given)
        except (TypeError, ValueError, OverflowError):
            value = None
        if value is None:
            raise UsageError(f"option {self.name}: {quoted(given)} is not {self.allowed()}")
        return value

    def _parse(self, given: Any) -> Any:
        if isinstance(self.values, Subset):
            return _numbers(self.values, given)
        if isinstance(self.values, PerSeat):
            return _by_seat(self.values, given)
        return _single(self.values, given)

    def allowed(self) -> str:
        """The allowed values, for people."""
        if isinstance(self.values, Subset):
            of = self.values.of
            return f"a list of different numbers from {of[0]} to {of[-1]}"
        if isinstance(self.values, PerSeat):
            seats, each = self.values.seats, _allowed(self.values.of)
            return f"one value for all seats or {seats} separated by commas, each {each}"
        return _allowed(self.values)


@dataclass(frozen=True)
class Subset:
    """Any set of numbers of a range, written `4,5`; the empty one `none`."""

    of: range


@dataclass(frozen=True)
class PerSeat:
    """A name or a number for each seat, written `mage,warrior`; one alone counts for all seats."""

    of: tuple[str, ...] | range
    seats: int = 2


def _single(values: tuple[str, ...] | range, given: Any) -> Any:
    """One of the names or numbers, or None."""
    if isinstance(values, range):
        number = int(given)
        fits = not isinstance(given, (bool, float)) and number in values
        return number if fits else None
    return given if given in values else None


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
    if None in found or len(found) not in (1, values.seats):
        return None
    return tuple(found * values.seats if len(found) == 1 else found)


def _allowed(values: tuple[str, ...] | range) -> str:
    """The allowed names or numbers, for people."""
    if isinstance(values, range):
        return f"a whole number from {values[0]} to {values[-1]}"
    return "one of " + ", ".join(values)


def read_options(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; an unknown name or a value that does not fit is a UsageError."""
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            raise UsageError(f"unknown option {quoted(name)}; known: {', '.join(known) or 'none'}")
    return {n: o.read(given[n]) if n in given else o.read(o.default) for n, o in known.items()}
