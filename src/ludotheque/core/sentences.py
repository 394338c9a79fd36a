"""Sentences of a game's content: which every game has, with the places they leave to be filled;
and how they are said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from ludotheque.core.codes import Codes
from ludotheque.core.events import Event, Events, Sense
from ludotheque.core.moves import Moves
from ludotheque.core.naming import Sentence, named
from ludotheque.core.options import Option, PerSeat
from ludotheque.core.phrases import say
from ludotheque.core.view import View
from ludotheque.core.words import Words


class Declared(Protocol):
    """A game's module of declarations, `events`."""

    EVENTS: Events
    REFUSALS: Codes
    REASONS: Codes
    PHASES: Codes


def usual_places(said: Declared, moves: Moves, figures: Iterable[str]) -> dict[str, dict[str, str]]:
    """The sections that every game's texts have, but those of moves and prompts."""
    return {
        "refusals": dict.fromkeys(said.REFUSALS.values(), ""),
        "reasons": dict.fromkeys(said.REASONS.values(), ""),
        "figures": {f"{name}_{how}": "n" for name in figures for how in ("gained", "kept")},
        "events": said.EVENTS.places,
        "verbs": {verb.name: "" for verb in moves.verbs},
        "phases": dict.fromkeys(said.PHASES.values(), ""),
    }


def option_places(options: Iterable[Option], *apart: str) -> dict[str, str]:
    """The values of options that are names, but of those that are called by their own."""
    found: dict[str, str] = {}
    for option in options:
        values = option.values.of if isinstance(option.values, PerSeat) else option.values
        if isinstance(values, tuple) and option.name not in apart:
            found |= {f"{option.name}.{value}": "" for value in values}
    return found


def text(edition: Any, section: str, name: str, **values: object) -> Words:
    """One sentence of the content, its places filled."""
    return say(edition.texts[section][name], **values)


def telling(
    events: Events, words: Callable[[Any], Mapping[Sense, Callable[[Any], object]]]
) -> Sentence:
    """What makes the log lines of a game's events; `words` calls their arguments by names."""

    @named
    def event(edition: Any, event: Event) -> Words:
        return events.line(event, edition.texts["events"], words(edition))

    return event


def called(edition: Any, section: str, number: int) -> Words:
    """What something numbered is called; what has no name is called by its label."""
    label = edition.labels[section][number]
    return Words(*edition.texts[section].get(label, Words(label, label)))


def word(view: View, name: str, lang: str, **values: object) -> str:
    """One of the words that a game's boards are told with."""
    return text(view.edition, "words", name, **values).get(lang)
