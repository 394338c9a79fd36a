"""Moves: integers for machines, names for people, declared once.

`Moves(Verb("place", wheel=span(1, 5), cell=span(1, 9)), Verb("pass"))` numbers every move and
gives it three forms that round-trip: the number, the object `{"verb": "place", "wheel": "1", …}`
and the one-line notation `place 1 5`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.core.words import not_a_move

Labels = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Arg:
    """One argument of a verb: how many values, and their labels (or the content's list of them)."""

    count: int
    labels: tuple[str, ...] = ()
    source: str = ""

    def names(self, labels: Labels) -> Sequence[str]:
        """The labels of the values, in order."""
        return labels[self.source][: self.count] if self.source else self.labels


def span(first: int, last: int) -> Arg:
    """Whole numbers from first to last, written as such."""
    return Arg(last - first + 1, tuple(str(n) for n in range(first, last + 1)))


def among(*labels: str) -> Arg:
    """Named values; an empty name may be left out at the end of the line."""
    return Arg(len(labels), labels)


def listed(source: str, count: int) -> Arg:
    """Values named by the content's list `source`, at most `count` of them."""
    return Arg(count, (), source)


class Verb:
    """A kind of move with its arguments, first the most significant."""

    def __init__(self, name: str, **args: Arg | int) -> None:
        self.name = name
        self.args = {k: a if isinstance(a, Arg) else span(0, a - 1) for k, a in args.items()}
        self.count = 1
        for arg in self.args.values():
            self.count *= arg.count


class Moves:
    """All moves of a game, numbered from 0."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._base: dict[str, int] = {}
        self.count = 0
        for verb in verbs:
            if verb.name in self._base:
                raise ValueError(f"the verb {verb.name!r} is declared twice")
            self._base[verb.name] = self.count
            self.count += verb.count
        self._by_name = {verb.name: verb for verb in verbs}
        self._starts = [self._base[verb.name] for verb in verbs]

    def base(self, name: str) -> int:
        """The number of the first move of a verb, for the constants of a rule file."""
        return self._base[name]

    def split(self, number: int) -> tuple[Verb, list[int]]:
        """The verb of a move and the values of its arguments."""
        at = bisect_right(self._starts, number) - 1
        verb, rest = self.verbs[at], number - self._starts[at]
        values = []
        for arg in reversed(verb.args.values()):
            rest, value = divmod(rest, arg.count)
            values.append(value)
        return verb, values[::-1]

    def notation(self, number: int, labels: Labels) -> str:
        """The move on one line."""
        return " ".join(self.as_object(number, labels).values()).rstrip()

    def as_object(self, number: int, labels: Labels) -> dict[str, str]:
        """The move as an object of strings, as it goes over the wire."""
        verb, values = self.split(number)
        pairs = zip(verb.args.items(), values, strict=True)
        return {"verb": verb.name, **{k: a.names(labels)[v] for (k, a), v in pairs}}

    def number(self, move: Any, labels: Labels) -> int:
        """The number of a move given in any of its three forms; Refused (LUD-3) if it is none."""
        if isinstance(move, bool):
            raise not_a_move(move)
        if isinstance(move, int):
            if not 0 <= move < self.count:
                raise not_a_move(move)
            return move
        if isinstance(move, str):
            name, *words = move.split() or [""]
            return self._compose(name, words, labels, move)
        if isinstance(move, Mapping):
            verb = self._by_name.get(str(move.get("verb")))
            if verb is None or set(move) - {"verb"} != set(verb.args):
                raise not_a_move(dict(move))
            return self._compose(verb.name, [str(move[k]) for k in verb.args], labels, dict(move))
        raise not_a_move(move)

    def _compose(self, name: str, words: list[str], labels: Labels, said: Any) -> int:
        verb = self._by_name.get(name)
        if verb is None or len(words) > len(verb.args):
            raise not_a_move(said)
        words = words + [""] * (len(verb.args) - len(words))
        number = 0
        for arg, word in zip(verb.args.values(), words, strict=True):
            names = arg.names(labels)
            if word not in names:
                raise not_a_move(said)
            number = number * arg.count + list(names).index(word)
        return self._base[name] + number
