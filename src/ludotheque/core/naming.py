"""How a sentence calls the players: by letter, by name, with an article, or as the reader.

A sentence of a game's texts has a place for a seat, `{seat}`, and may say there how it goes on:
`{seat:lance|lancez}` takes the first form for another player and the second for the reader. `@`
in a form stands for the name, and French joins it to what precedes: `{seat:le piège de @|votre
piège}` becomes `le piège de l’Oracle`, `du Maître`, `d’Hélène`. Filled with a `Seat` such a place
becomes a mark, `{A:…}`, and whoever knows the players (the page, the terminal) fills the marks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, Protocol, cast

from ludotheque.core.words import Words

LETTERS = "ABCDEFGHIJKLMNO"
NOBODY = "–"
NAME, PARTED = "@", "|"

_LITTLE = ("de", "que", "à")  # words that French joins to a name
_ARTICLES = ("l’", "le ", "la ", "les ", "the ")
_VOWELS = "aeiouàâäéèêëîïôöùûüœæ"
_CLOSED = (".", "!", "?", "…", "»", "”")
_JOINED = {"de le ": "du ", "de les ": "des ", "à le ": "au ", "à les ": "aux "}
YOU = {"fr": "vous", "en": "you"}


@dataclass(frozen=True)
class Seat:
    """A seat in a sentence; as text, a mark that `Names` fills."""

    number: int

    def __format__(self, form: str) -> str:
        if not 0 <= self.number < len(LETTERS):
            return form.split(PARTED)[0].replace(NAME, NOBODY) or NOBODY
        letter = LETTERS[self.number]
        return f"{{{letter}:{form}}}" if form else f"{{{letter}}}"

    def __str__(self) -> str:
        return format(self)


@dataclass(frozen=True)
class Names:
    """What the players are called, in each language, and which seat is the reader's."""

    called: Sequence[tuple[str, str]]  # by seat: French, English; with the article, if any
    me: int | None = None

    def fill(self, text: str, lang: str) -> str:
        """A sentence with its marks filled; an article or « vous » opens it with a capital."""

        first, *marked = text.split("{")
        parts, opens = [first], not first or _is_closed(first)
        for part in marked:
            mark, _, after = part.partition("}")
            letter, _, form = mark.partition(":")
            said, name = self._said(LETTERS.index(letter), form or NAME, lang)
            kept = said.startswith(name) and not name.startswith(_ARTICLES) and name != YOU[lang]
            parts += [said[:1].upper() + said[1:] if opens and not kept else said, after]
            opens = _is_closed(after)
        return "".join(parts)

    def _said(self, seat: int, form: str, lang: str) -> tuple[str, str]:
        others, *own = form.split(PARTED)
        name = YOU[lang] if seat == self.me else self._name(seat, lang)
        chosen = own[0] if own and seat == self.me else others
        return _with_name(chosen, name, lang), name

    def _name(self, seat: int, lang: str) -> str:
        if seat >= len(self.called):
            return LETTERS[seat]
        return self.called[seat][0 if lang == "fr" else 1]


BY_LETTER = Names(())


def _is_closed(text: str) -> bool:
    """Whether a sentence is over, so that what comes next opens another."""
    done = text.rstrip()
    return text.endswith("\n") or (done != text and done.endswith(_CLOSED))


def _with_name(form: str, name: str, lang: str) -> str:
    """A form with the name in its places, joined to the word before it."""
    *before, last = form.split(NAME)
    said = ""
    for part in before:
        head, space, little = part.removesuffix(" ").rpartition(" ")
        if part.endswith(" ") and little.lower() in _LITTLE:
            said += head + space + joined(little, name, lang)
        else:
            said += part + name
    return said + last


def joined(little: str, name: str, lang: str = "fr") -> str:
    """`de`, `à` or `que` before a name: contracted with its article, or elided."""
    if not little:
        return name
    if lang == "fr":
        for apart, whole in _JOINED.items():
            if f"{little.lower()} {name}".startswith(apart):
                return _like(little, whole) + name[len(apart) - len(little) - 1 :]
        if little.lower() in ("de", "que") and is_elided_before(name):
            return f"{little[:-1]}’{name}"
    return f"{little} {name}"


def is_elided_before(name: str) -> bool:
    """Whether French says d’ and l’ before a name; never before a bare letter."""
    low = name.lower()
    sounded = low.removeprefix("h")
    glided = low[:1] == "y" and low[1:2].isalpha() and low[1:2] not in "aeiouy"
    return len(name) > 1 and (glided or sounded[:1] in tuple(_VOWELS))


def with_article(name: str) -> str:
    """A French masculine name with its article: le Maître, l’Oracle."""
    return f"l’{name}" if is_elided_before(name) else f"le {name}"


def numbered(names: Sequence[str]) -> list[str]:
    """The same names, those that several bear told apart by a number: Adepte 1, Adepte 2."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return found


def _like(model: str, text: str) -> str:
    return text[:1].upper() + text[1:] if model[:1].isupper() else text


class Sentence(Protocol):
    """A function of a game's show module that takes a language last, and `names`."""

    words: Callable[..., Words]  # the same without them: all languages, seats as marks

    def __call__(self, *given: Any, names: Names = BY_LETTER) -> str:
        """The sentence in one language."""


def named(words: Callable[..., Words]) -> Sentence:
    """What makes a sentence of the words that a game has for something."""

    @wraps(words)
    def said(*given: Any, names: Names = BY_LETTER) -> str:
        *about, lang = given
        return names.fill(words(*about).get(lang), lang)

    made = cast(Sentence, said)
    made.words = words
    return made
