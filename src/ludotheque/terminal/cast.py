"""Who sits where: people, computer players, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from ludotheque.agents import Agent
from ludotheque.core.game import Edition
from ludotheque.core.naming import Names, Seat, numbered, with_article
from ludotheque.core.view import Outcome
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.terminal import texts
from ludotheque.terminal.inputs import LETTERS

UNTITLED = ("random", "greedy")


@dataclass(frozen=True)
class Cast:
    """The seats of a match: the agents that play for the computer; people have the others."""

    seats: int
    agents: Mapping[int, Agent]

    @staticmethod
    def of_letters(seats: int) -> Cast:
        """Players known by nothing but their seats."""
        return Cast(seats, {})

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.seats) if seat not in self.agents]

    def is_person(self, seat: int) -> bool:
        """Whether somebody at the keyboard plays this seat."""
        return seat not in self.agents

    @property
    def me(self) -> int | None:
        """The seat of the one person at the keyboard, if there is but one."""
        return self.people[0] if len(self.people) == 1 else None

    def name(self, seat: int) -> Words:
        """What a seat is called at this table."""
        return texts.YOU if seat == self.me else self._labels[seat]

    @cached_property
    def _labels(self) -> list[Words]:
        """Everybody by a name of their own: several computers of a level have numbers."""
        found = [self._label(seat) for seat in range(self.seats)]
        pairs = zip(numbered([n.fr for n in found]), numbered([n.en for n in found]), strict=True)
        return [Words(fr, en) for fr, en in pairs]

    def _label(self, seat: int) -> Words:
        if self.is_person(seat):
            return texts.PLAYER.filled(letter=LETTERS[seat])
        return player_name(self.agents[seat].name)

    @cached_property
    def names(self) -> Names:
        """How sentences call the players."""
        return Names([self._called(seat) for seat in range(self.seats)], self.me)

    def _called(self, seat: int) -> Words:
        """A name with its article; in English people have none, nor has what is no title."""
        label = self._labels[seat]
        titled = not self.is_person(seat) and self.agents[seat].name not in UNTITLED
        return Words(with_article(label.fr), f"the {label.en}" if titled else label.en)

    def verdict(self, outcome: Outcome) -> Words:
        """Who won, in a sentence."""
        if not outcome.winners:
            return texts.DRAW
        if len(self.people) == 1 and outcome.winners == (self.people[0],):
            return texts.YOU_WIN
        names = [self.titled(seat) for seat in outcome.winners]
        if len(names) == 1:
            return texts.YOU_LOSE.filled(name=names[0])
        joined = Words(", ".join(n.fr for n in names), ", ".join(n.en for n in names))
        return texts.SEVERAL_WIN.filled(names=joined)

    def titled(self, seat: int) -> Words:
        """The name as it begins a sentence, with the letter of the seat."""
        fr, en = (self.names.fill(str(Seat(seat)), lang) for lang in LANGUAGES)
        if self.is_person(seat) and len(self.people) > 1:
            return Words(fr, en)
        return Words(f"{fr} ({LETTERS[seat]})", f"{en} ({LETTERS[seat]})")


def player_name(name: str) -> Words:
    """A computer player's name for people."""
    return texts.LEVELS.get(name, Words(name, name))


def value_name(edition: Edition, option: str, value: str) -> Words:
    """A value of an option in the game's own words, else as it is typed."""
    return edition.texts.get("options", {}).get(f"{option}.{value}", Words(value, value))
