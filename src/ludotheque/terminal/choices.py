"""The legal moves as a list for people, and what somebody means by a few typed letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.moves import Verb
from ludotheque.core.naming import BY_LETTER, Names
from ludotheque.core.view import Move, View
from ludotheque.core.words import Refused
from ludotheque.terminal import table_texts as texts
from ludotheque.terminal.spoken import forms, labels_of, plain, verb_forms, written
from ludotheque.terminal.trouble import TroubleError

Does = Callable[[int], str]  # what a move does, by its number

FEW = 7  # moves of a verb that get a line each; more are folded together
SHOWN = 8  # ways to go on that an ambiguous input lists


@dataclass(frozen=True)
class Choice:
    """One line of the list: the numbers it stands for, how to type it, what it does."""

    first: int
    moves: tuple[Move, ...]
    typed: str
    does: str

    @property
    def numbers(self) -> str:
        """`3`, or `3–11` for moves folded together."""
        last = self.first + len(self.moves) - 1
        return str(self.first) if last == self.first else f"{self.first}–{last}"


def choices(view: View, lang: str, names: Names = BY_LETTER) -> list[Choice]:
    """The legal moves of a view, those of a verb together, many alike folded into one line."""
    found: list[Choice] = []
    does = partial(does_move, view, lang=lang, names=names)
    first = 1
    for group in _verbs(view):
        for row in [[n] for n in group] if len(group) <= FEW else _fold(view, group, does):
            found.append(_choice(view, first, row, does, lang))
            first += len(row)
    return found


def _verbs(view: View) -> list[list[int]]:
    groups: dict[str, list[int]] = {}
    for number in view.moves:
        verb, _ = view.edition.rules.moves.split(number)
        groups.setdefault(verb.name, []).append(number)
    return list(groups.values())


def _fold(view: View, numbers: list[int], does: Does) -> list[list[int]]:
    """Moves of one verb that differ in one argument only, the one with most values.

    What they do must begin alike: to keep all wheels is not one of the ways to reroll them.
    """
    split = {n: view.edition.rules.moves.split(n)[1] for n in numbers}
    width = len(split[numbers[0]])
    folded = max(range(width), key=lambda i: len({values[i] for values in split.values()}))
    rows: dict[tuple[object, ...], list[int]] = {}
    for n, values in split.items():
        others = tuple(v for i, v in enumerate(values) if i != folded)
        begins_with = does(n).split(" ")[0]
        rows.setdefault((*others, begins_with), []).append(n)
    return list(rows.values())


def does_move(view: View, number: int, lang: str, names: Names) -> str:
    """What a move does, in a few words."""
    return str(view.edition.rules.face.show.move(view, number, lang, names=names))


def _choice(view: View, first: int, row: list[int], does: Does, lang: str) -> Choice:
    moves = tuple(Move(n, view.edition.notation(n)) for n in row)
    typed = [written(view.edition, n, lang) for n in row]
    said = [does(n) for n in row]
    if len(row) == 1:
        return Choice(first, moves, typed[0], said[0])
    return Choice(first, moves, _braced(typed), _common(said))


def _braced(notations: Sequence[str]) -> str:
    """`tile 1 1`, `tile 1 2` as `tile 1 {1 2}`."""
    columns = list(zip(*(n.split() for n in notations), strict=False))
    if any(len(n.split()) != len(columns) for n in notations):
        return " | ".join(notations)
    parts = []
    for column in columns:
        values = list(dict.fromkeys(column))
        parts.append(values[0] if len(values) == 1 else "{" + " ".join(values) + "}")
    return " ".join(parts)


def _common(sentences: list[str]) -> str:
    """What the sentences begin and end with, with an ellipsis where they differ."""
    split = [s.split(" ") for s in sentences]
    head = _same(split)
    tail = _same([words[len(head) :][::-1] for words in split])[::-1]
    if not head and not tail:
        return ""
    return " ".join([*head, "…", *tail]).strip()


def _same(rows: list[list[str]]) -> list[str]:
    same = []
    for column in zip(*rows, strict=False):
        if len(set(column)) > 1:
            break
        same.append(column[0])
    return same


def meant(match: Match, typed: str, listed: Sequence[Move], lang: str = "en") -> Move:
    """The move that a typed text means: a number of the list, a notation or a unique beginning.

    A text that means no legal move raises the refusal of what it says, or asks for more. Verbs and
    things may be called by their names in any language.
    """
    words = _words(typed)
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        if not 1 <= number <= len(listed):
            raise TroubleError(texts.NOT_LISTED, number=number, count=len(listed))
        return listed[number - 1]
    legal = match.legal()
    whole = _whole(match.edition, words, legal)
    if whole is not None:
        return whole
    edition = match.edition
    said = [(move, form) for move in legal for form in forms(edition, move.number)]
    fits = {move: form for move, form in reversed(said) if begins(form, words)}
    if len(fits) == 1:
        return next(iter(fits))
    if fits:
        shown = [fits[move] for move in legal if move in fits]
        raise TroubleError(texts.AMBIGUOUS, typed=typed, ways=", ".join(_next_words(shown, words)))
    verbs = dict.fromkeys(written(edition, move.number, lang).split()[0] for move in legal)
    raise TroubleError(texts.NOT_UNDERSTOOD, typed=typed, verbs=", ".join(verbs))


def _words(typed: str) -> list[str]:
    return re.sub(r"\s*,\s*", ",", plain(typed)).split()


def _whole(edition: Edition, words: list[str], legal: list[Move]) -> Move | None:
    """The move whose full notation was typed, in any case, its verb perhaps shortened."""
    verb = _verb(edition, words[0], legal) if words else None
    if verb is None:
        return None
    args = [arg.names(edition.labels) for arg in verb.args.values()]
    pairs = zip(words[1:], verb.args.values(), strict=False)
    called = [labels_of(edition, arg, word) for word, arg in pairs]
    spelled = _spelled([*called, *words[1 + len(called) :]], args)
    try:
        number = edition.number(" ".join([verb.name, *spelled]))
    except Refused:
        return None
    return Move(number, edition.notation(number))


def _verb(edition: Edition, word: str, legal: list[Move]) -> Verb | None:
    """The only verb that a word can mean, those that can be played now first."""
    now = {move.notation.split()[0] for move in legal}
    known = {v: verb_forms(edition, v) for v in edition.rules.moves.verbs}
    verbs = [v for v, names in known.items() if any(name.startswith(word) for name in names)]
    exact = [v for v in verbs if word in known[v]]
    for fits in (exact, [v for v in verbs if v.name in now], verbs):
        if len(fits) == 1:
            return fits[0]
    return None


def _spelled(words: list[str], args: list[Sequence[str]]) -> list[str]:
    """Typed values as the labels are written: `h` for `H`, and `3 1` for a set `1,3`."""
    if len(words) > len(args) == 1:
        parts = [part for word in words for part in word.split(",") if part]
        words = [",".join(sorted(parts))]
    pairs = zip(words, args, strict=False)
    known = [next((n for n in names if n.lower() == word.lower()), word) for word, names in pairs]
    return known + words[len(args) :]


def begins(notation: str, words: Sequence[str]) -> bool:
    """Whether each typed word begins the word of the notation; numbers must be whole."""
    spoken = notation.lower().split()
    if not words or len(words) > len(spoken):
        return False
    pairs = zip(spoken, words, strict=False)
    return all(s == w if w.isdecimal() else s.startswith(w) for s, w in pairs)


def _next_words(forms: Iterable[str], words: list[str]) -> list[str]:
    """What can be typed next: another word, or the rest of one that was only begun."""
    split = [form.split() for form in forms]
    begun = any([word.lower() for word in spoken[: len(words)]] != words for spoken in split)
    at = len(words) - 1 if begun else len(words)
    ways = list(dict.fromkeys(" ".join(spoken[at : at + 1]) for spoken in split))
    return ways if len(ways) <= SHOWN else [*ways[:SHOWN], "…"]
