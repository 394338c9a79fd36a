"""Words for people: every sentence in French and in English, and refusals that name their rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

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


class LudothequeError(Exception):
    """Base of every error a caller may expect."""


class ContentError(LudothequeError):
    """A content file is wrong: says which file, which entry and what."""


class UsageError(LudothequeError):
    """A name, option or file that does not exist or does not fit: says which."""


class SaidError(UsageError):
    """A UsageError that is said in both languages."""

    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__(words.en)

    def under(self, place: str) -> SaidError:
        """The same trouble with its place before it."""
        return SaidError(Words(f"{place}\u00a0: {self.words.fr}", f"{place}: {self.words.en}"))


class ReplayError(LudothequeError):
    """A replay that does not verify: says which line and why."""


@dataclass
class Refused(LudothequeError):
    """A move that the rules do not allow: the id of the rule, and why, in both languages."""

    rule: str
    words: Words

    def __str__(self) -> str:
        return f"{self.words.en} [{self.rule}]"

    def fresh(self) -> Refused:
        """An equal refusal to raise: one raised twice would keep the frames of both times."""
        return Refused(self.rule, self.words)

    def say(self, lang: str) -> str:
        """The reason with its rule, in one language."""
        return f"{self.words.get(lang)} [{self.rule}]"

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


def quoted(thing: object) -> str:
    """The same in quotes if it is a text."""
    return f"'{shown(thing)}'" if isinstance(thing, str) else shown(thing)


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
