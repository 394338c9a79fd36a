"""Phrases for the effects and conditions of a game's vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ludotheque.cards.keys import (
    Amount,
    Condition,
    Effect,
    Turns,
)
from ludotheque.core.phrases import Figure, joined, say
from ludotheque.core.words import Words


@dataclass(frozen=True)
class Phrases:
    """The phrases of a game's vocabulary, by section of its texts.

    `effects` has one for each verb, `conditions` one for each kind, `values` one for each value
    that is a name: `<key>_<name>`, and `<key>_turns` for a duration in turns. An amount fills its
    own place with a `Figure` of its verb, and `{per}` with the phrase `per_<what is counted>`.
    """

    effects: Mapping[str, Words]
    conditions: Mapping[str, Words]
    values: Mapping[str, Words]
    names: Callable[[str, str], Words | None]  # (key, value): what names from elsewhere are called
    silent: frozenset[str] = frozenset()  # such values that go without saying

    def effect(self, effect: Effect, times: int = 1) -> Words:
        """What an effect does, done so many times, without capital and full stop."""
        values = self._filled(effect.values)
        for key, value in effect.values.items():
            if isinstance(value, Amount):
                values[key] = Figure(value.n, effect.verb)
        return say(self.effects[effect.verb], times=times, **values)

    def listing(self, effects: Sequence[Effect]) -> list[Words]:
        """What each effect does, to be joined in one sentence.

        Equal effects in a row are told once where their phrase counts them, and those of one verb
        in a row say their first word once: “gain 2 Force and 1 Resistance”.
        """
        found: list[Words] = []
        for verb, run in groupby(effects, key=lambda effect: effect.verb):
            said = self._run(list(run), all("{times" in words for words in self.effects[verb]))
            found += [said[0], *(_without_head(words, said[0]) for words in said[1:])]
        return found

    def _run(self, effects: Sequence[Effect], counted: bool) -> list[Words]:
        if not counted:
            return [self.effect(effect) for effect in effects]
        return [self.effect(effect, len(list(same))) for effect, same in groupby(effects)]

    def condition(self, condition: Condition) -> Words:
        """What must hold."""
        return say(self.conditions[condition.kind], **self._filled(condition.values))

    def _filled(self, values: Mapping[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {"per": ""}
        for key, value in values.items():
            if isinstance(value, Amount):
                found[key] = value.n
                found["per"] = self.values[f"per_{value.of}"] if value.of else ""
            else:
                found[key] = self._value(key, value)
        return found

    def _value(self, key: str, value: Any) -> Any:
        if isinstance(value, Turns):
            return say(self.values[f"{key}_turns"], turns=int(value))
        if isinstance(value, str):
            name = f"{key}_{value}"
            return "" if name in self.silent else self.names(key, value) or self.values[name]
        if isinstance(value, Condition):
            return self.condition(value)
        if isinstance(value, tuple):
            return joined(self.listing(value), self.values["and"])
        return value


def _without_head(words: Words, before: Words) -> Words:
    """A phrase without its first word, where the one before begins with the same."""

    def cut(said: str, earlier: str) -> str:
        head, _, rest = said.partition(" ")
        return rest if rest and earlier.split(" ")[0] == head else said

    return Words(*(cut(said, earlier) for said, earlier in zip(words, before, strict=True)))
