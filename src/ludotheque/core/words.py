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


class ReplayError(LudothequeError):
    """A replay that does not verify: says which line and why."""


@dataclass
class Refused(LudothequeError):
    """A move that the rules do not allow: the id of the rule, and why, in both languages."""

    rule: str
    words: Words

    def __str__(self) -> str:
        return f"{self.words.en} [{self.rule}]"

    def say(self, lang: str) -> str:
        """The reason with its rule, in one language."""
        return f"{self.words.get(lang)} [{self.rule}]"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refused):
            return NotImplemented
        return (self.rule, self.words) == (other.rule, other.words)

    def __hash__(self) -> int:
        return hash((self.rule, self.words))


NOT_YOUR_TURN = Refused(
    "LUD-1", Words("Ce n’est pas à cette place de jouer.", "It is not this seat's turn.")
)
MATCH_OVER = Refused("LUD-2", Words("La partie est terminée.", "The match is over."))


def not_a_move(text: object) -> Refused:
    """The refusal of something that is not a move of this game at all."""
    shown = repr(text) if not isinstance(text, str) else text
    shown = shown if len(shown) <= 60 else shown[:57] + "…"
    return Refused(
        "LUD-3",
        Words(
            f"«\u00a0{shown}\u00a0» n’est pas un coup de ce jeu.",
            f"“{shown}” is not a move of this game.",
        ),
    )
