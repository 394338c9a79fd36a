"""Moves as people write them in their language: verbs and things by the names the content gives."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from ludotheque.core.game import Edition
from ludotheque.core.moves import Arg, Verb
from ludotheque.core.words import LANGUAGES, Words


def plain(text: str) -> str:
    """Lower case without accents, with one kind of apostrophe: how typed words are compared."""
    split = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    return "".join(c for c in split if not unicodedata.combining(c))


def _texts(edition: Edition, section: str) -> Mapping[str, Words]:
    """A section of the content's texts; empty where a game has none of that name."""
    return edition.texts.get(section, {})


def verb_name(edition: Edition, name: str, lang: str) -> str:
    """What a verb is called in a language; its own name where the content gives none."""
    words = _texts(edition, "verbs").get(name)
    return words.get(lang) if words else name


def label_name(edition: Edition, arg: Arg, label: str, lang: str) -> str:
    """What a thing is called in a language, as one word; games without words for verbs say ids."""
    words = _texts(edition, arg.source).get(label)
    if words is None or lang == "en" or not _texts(edition, "verbs"):
        return label
    return words.get(lang).lower().replace("’", "'").replace(" ", "_")


def written(edition: Edition, number: int, lang: str) -> str:
    """A move on one line, in a language."""
    verb, values = edition.rules.moves.split(number)
    words = [verb_name(edition, verb.name, lang)]
    for arg, value in zip(verb.args.values(), values, strict=True):
        words.append(label_name(edition, arg, arg.names(edition.labels)[value], lang))
    return " ".join(words).rstrip()


def forms(edition: Edition, number: int) -> list[str]:
    """All the ways a move may be written, for comparing."""
    said = [edition.notation(number), *(written(edition, number, lang) for lang in LANGUAGES)]
    return list(dict.fromkeys(plain(text) for text in said))


def verb_forms(edition: Edition, verb: Verb) -> set[str]:
    """All that a verb is called."""
    return {verb.name, *(plain(verb_name(edition, verb.name, lang)) for lang in LANGUAGES)}


def labels_of(edition: Edition, arg: Arg, word: str) -> str:
    """The label that a typed word names in some language; the word itself if none."""
    names: Sequence[str] = arg.names(edition.labels)
    for label in names:
        called = {plain(label), *(plain(label_name(edition, arg, label, x)) for x in LANGUAGES)}
        if word in called:
            return label
    return word
