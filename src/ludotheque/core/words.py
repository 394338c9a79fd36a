"""Words for people: every sentence in French and in English, and refusals that name their rule."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

LANGUAGES = ("fr", "en")


class Words(NamedTuple):
    """One sentence in both languages."""

    fr: str
    en: str

    def get(self, lang: str) -> str:
        """The sentence in one language; an unknown language gets English."""
        return self.fr if lang == "fr" else self.en

    def filled(self, **values: object) -> Words:
        """The same sentence with its {places} filled; a value of type Words goes by language."""

        def fill(lang: str) -> str:
            chosen = {k: v.get(lang) if isinstance(v, Words) else v for k, v in values.items()}
            return self.get(lang).format(**chosen)

        return Words(fill("fr"), fill("en"))


SILENCE = Words("", "")  # of what nothing is worth saying


class LudothequeError(Exception):
    """Base of every error a caller may expect: `words` tell of it in both languages.

    It is made from a sentence of its package's catalogue and what goes into the {places} of it.
    """

    words: Words
    named = False  # whether it opens with a name that stays as it was typed

    def __init__(self, words: Words, **values: object) -> None:
        self.words = words.filled(**values) if values else words
        super().__init__(self.words.en)

    @property
    def said(self) -> Words:
        """All that is told of it."""
        return self.words

    def under(self, place: Words | str) -> Self:
        """The same trouble with its place before it; a text is a name, such as a file's."""
        made, where = copy(self), place if isinstance(place, Words) else Words(place, place)
        made.words = Words(f"{where.fr}\u00a0: {self.words.fr}", f"{where.en}: {self.words.en}")
        made.args, made.named = (made.words.en,), isinstance(place, str)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """It goes from process to process with its words."""
        return _remade, (type(self), self.args, self.__dict__)


def _remade(
    kind: type[LudothequeError], args: tuple[Any, ...], what: dict[str, Any]
) -> LudothequeError:
    made = kind.__new__(kind, *args)
    made.__dict__.update(what)
    return made


class DeveloperError(LudothequeError):
    """Something that only who writes programs, content or scenarios can mend: said in English."""

    def __init__(self, text: str) -> None:
        super().__init__(Words(text, text))


class ContentError(DeveloperError):
    """A content file is wrong: says which file, which entry and what."""


class UsageError(LudothequeError):
    """A name, option or file that does not exist or does not fit: says which."""


class ScenarioError(DeveloperError, UsageError):
    """A line of a scenario that its game does not understand: says which word."""


class ReplayError(LudothequeError):
    """A replay that does not verify: says which line and why."""


@dataclass
class Refused(LudothequeError):
    """A move that the rules do not allow: the id of the rule, and why, in both languages."""

    rule: str
    words: Words
    about: tuple[str, ...] = ()  # of something kept: the ids of what is at fault in it

    def __str__(self) -> str:
        return f"{self.words.en} [{self.rule}]"

    def fresh(self) -> Refused:
        """An equal refusal to raise: one raised twice would keep the frames of both times."""
        return Refused(self.rule, self.words, self.about)

    def say(self, lang: str) -> str:
        """The reason with its rule, in one language."""
        return f"{self.words.get(lang)} [{self.rule}]"

    @property
    def said(self) -> Words:
        """The reason with its rule."""
        return Words(self.say("fr"), self.say("en"))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refused):
            return NotImplemented
        return (self.rule, self.words) == (other.rule, other.words)

    def __hash__(self) -> int:
        return hash((self.rule, self.words))


NOT_A_MOVE = "LUD-3"
NOT_YOUR_TURN = Refused(
    "LUD-1", Words("Ce n’est pas à cette place de jouer.", "It is not this seat’s turn.")
)
MATCH_OVER = Refused("LUD-2", Words("La partie est terminée.", "The match is over."))


def shown(thing: object) -> str:
    """Something given from outside, fit for a sentence: short, printable, never an error."""
    try:
        text = thing if isinstance(thing, str) else repr(thing)
    except (ValueError, RecursionError):  # a number too long to write, a list inside itself
        text = f"({type(thing).__name__})"
    text = text if len(text) <= 60 else text[:57] + "…"
    return "".join(c if c.isprintable() else "\ufffd" for c in text)


def quoted(thing: object) -> Words:
    """The same in quotes if it is a text."""
    said = shown(thing)
    return (
        Words(f"«\u00a0{said}\u00a0»", f"'{said}'") if isinstance(thing, str) else Words(said, said)
    )


def not_a_move(thing: object) -> Refused:
    """The refusal of something that is not a move of this game at all."""
    given = shown(thing)
    return Refused(
        NOT_A_MOVE,
        Words(
            f"«\u00a0{given}\u00a0» n’est pas un coup de ce jeu.",
            f"“{given}” is not a move of this game.",
        ),
    )
