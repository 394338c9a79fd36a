"""Which language to speak, and how numbers are written in it."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ludotheque.core.words import LANGUAGES, Words

NO_BREAK = "\u00a0"


def typeset(text: str) -> str:
    """French with no-break spaces before ; : ! ? % » and after «, and curly apostrophes."""
    for sign in ";:!?%»":
        text = text.replace(f" {sign}", NO_BREAK + sign)
    return text.replace("« ", "«" + NO_BREAK).replace("'", "’")


def both(fr: str, en: str) -> Words:
    """A sentence in both languages, the French one typeset."""
    return Words(typeset(fr), en)


def of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale: French if it says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"


_current = "en"


def use(lang: str) -> None:
    """Speak this language from now on."""
    global _current
    _current = lang


def current() -> str:
    """The language of this run."""
    return _current


def take(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Cut `--lang X` out of a command line, wherever it stands; the last one counts."""
    chosen: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return chosen, [*rest, word, *words]
        if word == "--lang":
            chosen = next(words, "")
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
        else:
            rest.append(word)
    return chosen, rest


def is_known(lang: str) -> bool:
    """Whether we speak it."""
    return lang in LANGUAGES


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share as a percentage, written as the language does."""
    text = f"{100 * share:.{digits}f}"
    return text.replace(".", ",") + NO_BREAK + "%" if lang == "fr" else text + "%"


def number(value: float, lang: str, digits: int = 0) -> str:
    """A number with grouped thousands, written as the language does."""
    text = f"{value:,.{digits}f}"
    if lang == "fr":
        text = text.replace(",", NO_BREAK).replace(".", ",")
    return text
