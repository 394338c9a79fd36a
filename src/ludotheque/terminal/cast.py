"""Who sits where: people, computer players, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.agents import Agent
from ludotheque.core.game import Printed
from ludotheque.core.view import Outcome
from ludotheque.core.words import Words
from ludotheque.terminal import texts
from ludotheque.terminal.inputs import LETTERS


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

    def name(self, seat: int) -> Words:
        """What a seat is called at this table."""
        if not self.is_person(seat):
            return player_name(self.agents[seat].name)
        if len(self.people) == 1:
            return texts.YOU
        return texts.PLAYER.filled(letter=LETTERS[seat])

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
        name = self.name(seat)
        if self.is_person(seat) and len(self.people) > 1:
            return Words(*(part[:1].upper() + part[1:] for part in name))
        letter = LETTERS[seat]
        return Words(*(f"{part[:1].upper()}{part[1:]} ({letter})" for part in name))


def player_name(name: str) -> Words:
    """A computer player's name for people."""
    return texts.LEVELS.get(name, Words(name, name))


def value_name(printed: Printed, option: str, value: str) -> Words:
    """A value of an option in the game's own words, else as it is typed."""
    return printed.texts.get("options", {}).get(f"{option}.{value}", Words(value, value))
