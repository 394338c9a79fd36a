"""Sentences made from data: places with plurals, and lists of phrases.

In a sentence `{n}` is filled with a value, `{n:carte|cartes}` with the form that goes with the
number, and `{n:|un tour|{n} tours}` with the first form where there is none. A place for a player
is filled with a `Seat`, whose forms `core.naming` explains.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Any, TypedDict

from ludotheque.core.naming import NAME, PARTED, Seat
from ludotheque.core.words import LANGUAGES, Words

# Around a figure in a text that is being made; no text of ours holds them.
_OPEN, _PART, _SHUT = "\ue000", "\ue001", "\ue002"
COMMA, SPACE, DOT = (Words(sign, sign) for sign in (", ", " ", " · "))  # between phrases
KEPT = 16384  # sentences that need not be made again


@dataclass(frozen=True)
class Figure:
    """A number that may come to more than is printed; `places` tells where it went."""

    n: int
    of: str  # what it is a number of


class Place(TypedDict):
    """Where a figure stands in a text, or a word that goes with it and has another form."""

    at: int
    of: str
    n: int  # as printed
    one: str  # of a word printed for one: the word, and its form for more; else nothing
    many: str


def _form(n: int | None, forms: Sequence[str], lang: str) -> str:
    """The form that goes with a number: none, one or many; in French 0 goes with one."""
    if len(forms) > 2:
        if not n:
            return forms[0]
        forms = forms[1:]
    one = (n or 0) < 2 if lang == "fr" else n == 1
    return forms[0] if one else forms[1]


@lru_cache(maxsize=KEPT, typed=True)  # every legal move of every view is said
def say(words: Words, **values: Hashable) -> Words:
    """A sentence with its places filled; a value of type Words goes by language."""

    def fill(lang: str) -> str:
        chosen = {k: v.get(lang) if isinstance(v, Words) else v for k, v in values.items()}
        return _filled(words.get(lang), chosen, lang)

    return Words(*(fill(lang) for lang in LANGUAGES))


def _filled(sentence: str, values: Mapping[str, Any], lang: str) -> str:
    """A sentence in one language; in the form of a place there may be places too."""
    said = []
    for words, name, form in _parts(sentence):
        said.append(words)
        if name is not None:
            form = _filled(form, values, lang) if form else ""
            said.append(_placed(values[name], form, lang))
    return "".join(said)


@lru_cache(maxsize=KEPT)
def _parts(sentence: str) -> tuple[tuple[str, str | None, str | None], ...]:
    """A sentence taken apart: words, and the place after them with its form."""
    return tuple((words, name, form) for words, name, form, _ in Formatter().parse(sentence))


def _placed(value: Any, form: str, lang: str) -> str:
    """What stands in a place."""
    if isinstance(value, Seat):
        return format(value, form)
    if isinstance(value, Figure):
        said, forms = _placed(value.n, form, lang), form.split(PARTED)
        many = forms[-1] if said != forms[-1] else ""
        kept = not form or many
        parts = (value.of, str(value.n), many if form else "", said)
        return f"{_OPEN}{_PART.join(parts)}{_SHUT}" if kept else said
    if PARTED not in form:
        return "" if value is None else str(value)
    return _form(value, form.split(PARTED), lang)


def without_figures(words: Words) -> Words:
    """A text as it is printed."""
    return Words(*(_taken_apart(said)[0] for said in words))


def places(words: Words) -> dict[str, list[Place]]:
    """Where the figures went, in each language."""
    return {lang: _taken_apart(words.get(lang))[1] for lang in LANGUAGES}


def _taken_apart(text: str) -> tuple[str, list[Place]]:
    said, *marked = text.split(_OPEN)
    found: list[Place] = []
    for part in marked:
        mark, _, after = part.partition(_SHUT)
        of, n, many, printed = mark.split(_PART)
        one = printed if many else ""
        found.append({"at": len(said), "of": of, "n": int(n), "one": one, "many": many})
        said += printed + after
    return said, found


def wrong_place(sentence: str, known: Collection[str]) -> str:
    """What is wrong with the places of a sentence; nothing if all can be filled."""
    allowed = ", ".join(f"{{{name}}}" for name in known) or "none"
    try:
        parts = list(_places(sentence))
    except ValueError as error:
        return f"{sentence!r}: {error}; places: {allowed}"
    for words, name, form, sign in parts:
        if "{" in words or "}" in words:
            return f"{sentence!r} holds a doubled brace"
        if name is not None and (name not in known or sign or not _fits(form)):
            shown = name + (f"!{sign}" if sign else "") + (f":{form}" if form else "")
            return f"the place {{{shown}}} is not known; places: {allowed}"
    return ""


def _fits(form: str | None) -> bool:
    return not form or NAME in form or form.count(PARTED) in (1, 2)


def _places(sentence: str) -> Iterator[tuple[str, str | None, str | None, str | None]]:
    """The places of a sentence and of the forms inside them."""
    for words, name, form, sign in Formatter().parse(sentence):
        yield words, name, form, sign
        if form:
            yield from Formatter().parse(form)


def joined(parts: Sequence[Words], last: Words, between: str = ", ") -> Words:
    """Phrases one after the other, the last led in by `last`: “a, b and c”."""

    def join(lang: str) -> str:
        said = [part.get(lang) for part in parts]
        return last.get(lang).join([between.join(said[:-1]), said[-1]] if said[1:] else said)

    return Words(*(join(lang) for lang in LANGUAGES))


def chained(parts: Sequence[Words], between: Words) -> Words:
    """Phrases one after the other, the same between all of them."""
    return Words(*(between.get(lang).join(p.get(lang) for p in parts) for lang in LANGUAGES))


def sentence(words: Words) -> Words:
    """A phrase with a capital at its head and a full stop at its end."""
    return Words(*(said[:1].upper() + said[1:] + "." for said in words))
