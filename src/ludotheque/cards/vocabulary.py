"""Closed vocabularies: what a card may say, checked word by word and kept as plain data.

A game declares its verbs with the keys each takes; a card's list of effect tables becomes a tuple
of `Effect`. What an effect does, no one here knows: every game interprets its own verbs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.cards.keys import Effect, Inner, Key, Part, Unkept, frozen
from ludotheque.core.content import Entry, unknown


@dataclass(frozen=True)
class Effects(Unkept):
    """A list of effects of a vocabulary, of the allowed verbs; it may be left out."""

    vocabulary: Vocabulary
    allowed: Collection[str]

    def read(self, entry: Entry, key: str) -> tuple[Effect, ...]:
        """The effects."""
        return self.vocabulary.some(entry, key, self.allowed)


class Vocabulary:
    """The verbs of a game: for each the keys it takes."""

    def __init__(self, verbs: Mapping[str, Mapping[str, Key]], key: str = "do") -> None:
        self.verbs = verbs
        self.key = key  # the key that holds the verb itself

    def effects(self, entry: Entry, key: str, allowed: Collection[str]) -> tuple[Effect, ...]:
        """The effects listed under a key, of the allowed verbs; each mistake is a ContentError."""
        raw = entry.take(key)
        if not isinstance(raw, list) or not raw:
            raise entry.wrong(f"{key} = {raw!r} is not a list of effects")
        return tuple(self._effect(entry, key, n, one, allowed) for n, one in enumerate(raw, 1))

    def some(self, entry: Entry, key: str, allowed: Collection[str]) -> tuple[Effect, ...]:
        """The same of a key that may be left out."""
        return self.effects(entry, key, allowed) if key in entry.raw else ()

    def _effect(
        self, entry: Entry, key: str, number: int, raw: Any, allowed: Collection[str]
    ) -> Effect:
        verb = Part(entry, f"{key} {number}", raw).take(self.key)
        if not isinstance(verb, str) or verb not in self.verbs:
            wrong = Part(entry, f"{key} {number}", raw)
            raise wrong.wrong(f"the verb {unknown(verb, self.verbs)}")
        part = Part(entry, f"{key} {number} ({verb})", raw)
        part.take(self.key)
        if verb not in allowed:
            fit = ", ".join(v for v in self.verbs if v in allowed)
            raise part.wrong(f"{verb} may not stand here; what may: {fit}")
        values = {name: self._value(part, name, kind) for name, kind in self.verbs[verb].items()}
        part.only(self.verbs[verb], besides=self.key)
        return Effect(verb, frozen(values))

    def _value(self, part: Part, name: str, kind: Key) -> Any:
        if isinstance(kind, Inner):
            return self.effects(part, name, kind.verbs)
        return kind.read(part, name)
