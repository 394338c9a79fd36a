"""Options of a game: named, with a default, allowed values and words for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.core.words import UsageError, Words, quoted


@dataclass(frozen=True)
class Option:
    """One option; `values` are names, a range of whole numbers, or a `Subset` of numbers."""

    name: str
    default: Any
    values: tuple[str, ...] | range | Subset
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
            written = "" if given == "none" else given
            parts = written.split(",") if isinstance(written, str) else list(written)
            if any(isinstance(p, (bool, float)) for p in parts):
                return None
            numbers = sorted(int(p) for p in parts if str(p).strip())
            fits = all(n in self.values.of for n in numbers) and len(set(numbers)) == len(numbers)
            return tuple(numbers) if fits else None
        if isinstance(self.values, range):
            number = int(given)
            fits = not isinstance(given, (bool, float)) and number in self.values
            return number if fits else None
        return given if given in self.values else None

    def allowed(self) -> str:
        """The allowed values, for people."""
        if isinstance(self.values, Subset):
            of = self.values.of
            return f"a list of different numbers from {of[0]} to {of[-1]}"
        if isinstance(self.values, range):
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        return "one of " + ", ".join(self.values)


@dataclass(frozen=True)
class Subset:
    """Any set of numbers of a range, written `4,5`; the empty one `none`."""

    of: range


def read_options(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; an unknown name or a value that does not fit is a UsageError."""
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            raise UsageError(f"unknown option {quoted(name)}; known: {', '.join(known) or 'none'}")
    return {n: o.read(given[n]) if n in given else o.read(o.default) for n, o in known.items()}
