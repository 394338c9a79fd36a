"""All that is printed: cards and civilisations read from their files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ludotheque.cards.keys import Choice, Effect, Flag, Optional, Part, Said, Text, Whole, parts_of
from ludotheque.cards.parts import Kind
from ludotheque.cards.printed import printed, read, read_entry
from ludotheque.cards.vocabulary import Effects
from ludotheque.core.content import Entry, check_room, read_toml
from ludotheque.core.variants import Variants
from ludotheque.core.words import ContentError, Words
from ludotheque.games.eden.codes import ABILITIES, CARDS, CIVS
from ludotheque.games.eden.edition import vocabulary
from ludotheque.games.eden.edition.options import COLOURS
from ludotheque.games.eden.edition.vocabulary import PERMANENTS, VOCABULARY, Cond

MOST_COMMONS = 12
IF = Optional(vocabulary.CONDITIONS)
REACTS, UNIT, COMMON = ("reaction",), ("unit",), vocabulary.TYPES[:-1]


@dataclass(frozen=True)
class Ability:
    """When it may be used, what it costs, and what it does."""

    cost: tuple[Effect, ...]
    steps: tuple[Effect, ...]
    timing: str = printed(
        Choice(vocabulary.TIMINGS, first=1), "IMMEDIATE, DELAYED, POST, REACTION, or 0"
    )
    event_of: str = printed(
        Kind(vocabulary.HAPPENINGS),
        "what a reaction answers, 0: a condition",
        only=REACTS,
        usual="",
        called="event",
    )
    when_if: tuple[Cond, ...] | None = printed(IF, "that condition", only=REACTS, called="when")
    ability_if: tuple[Cond, ...] | None = printed(IF, "what must hold to use it", called="if")


@dataclass(frozen=True, kw_only=True)
class Card:
    """A printed card: for all, or a unit of a World."""

    id: str
    words: Words
    civ: str = ""  # of a unit
    each: int = 0  # in the supply, for each player
    total: int = 0  # in the supply, whoever plays
    permanents: tuple[Effect, ...]
    abilities: tuple[Ability, ...] = ()
    type: str = printed(Choice(vocabulary.TYPES), "CRYSTAL, COMMON, TECH or UNIT")
    cost: int = printed(Whole(0, 99), "its price")
    pure: bool = printed(Flag(), "1 if it is paid with pure energy", only=COMMON, usual=False)
    value: int = printed(Whole(1, 9), "of a crystal", only=("crystal",), usual=0)
    force: int = printed(Whole(0, 20), "printed Force", only=UNIT, usual=0)
    copies: int = printed(Whole(1, 15), "in the World or the supply", only=UNIT, usual=0)


@dataclass(frozen=True)
class Civilisation:
    """A World: its colour, its words and its rules."""

    id: str
    words: Words
    colour: str = printed(Choice(COLOURS))
    energy: Words = printed(Said())
    mechanic: Words = printed(Said())
    explained: Words = printed(Said())
    rules: tuple[Effect, ...] = printed(Effects(PERMANENTS, vocabulary.OF_WORLDS))
    test: bool = printed(Flag())


@dataclass(frozen=True)
class Colour:
    """A colour of tiles and players: its names, its terrain, a letter and a paint for pictures."""

    id: str
    words: Words
    terrain: Words = printed(Said())
    glyph: str = printed(Text())
    paint: str = printed(Text())


@dataclass(frozen=True)
class Printed:
    """Cards with those for all in front, civilisations, colours, numbers, the starting deck."""

    cards: list[Card]
    civilisations: list[Civilisation]
    colours: list[Colour]
    numbers: Mapping[str, int]
    start: Mapping[str, int]


def read_commons(folder: Path) -> list[Card]:
    """The cards that all may buy."""
    made = [_common(name, entry) for name, entry in read_toml(folder / "commons.toml").entries()]
    check_room("commons.toml", len(made), MOST_COMMONS)
    return made


def _common(name: str, entry: Entry) -> Card:
    type = entry.choice("type", COMMON)
    with entry, entry.entry("supply") as supply:
        return read(
            Card,
            entry,
            type,
            id=name,
            words=entry.words(),
            each=Optional(Whole(1, 15), 0).read(supply, "per_player"),
            total=Optional(Whole(1, 99), 0).read(supply, "total"),
            permanents=PERMANENTS.some(entry, "permanent", vocabulary.OF_COMMONS),
            pure=entry.choice("pay", ("energy", "pure")) == "pure",
        )


def read_civilisations(varied: Variants) -> list[Civilisation]:
    """The civilisations; those of the tests stand last."""
    made = varied.read("civilisations", partial(read_entry, Civilisation))
    check_room("civilisations.toml", len(made), CIVS)
    return made


def read_units(varied: Variants, civilisations: list[Civilisation], starters: int) -> list[Card]:
    """The units, World by World; each World must have enough to start with."""
    names = [civilisation.id for civilisation in civilisations]
    made = varied.read("units", lambda name, entry: _unit(name, entry, names))
    made.sort(key=lambda card: names.index(card.civ))
    check_room("units.toml", len(made), CARDS - MOST_COMMONS)
    for name in names:
        cheap = sum(card.copies for card in made if card.civ == name and card.cost == 1)
        if cheap < starters:
            raise ContentError(
                f"units.toml: {name} has {cheap} units of cost 1; {starters} are needed to start"
            )
    return made


def _unit(name: str, entry: Entry, civilisations: list[str]) -> Card:
    with entry:
        return read(
            Card,
            entry,
            "unit",
            id=name,
            words=entry.words(),
            civ=entry.choice("civ", civilisations),
            permanents=PERMANENTS.some(entry, "permanent", vocabulary.OF_UNITS),
            abilities=tuple(map(_ability, parts_of(entry, "abilities", "ability", ABILITIES))),
            type="unit",
            cost=entry.integer("cost", 1, vocabulary.DEAREST),
        )


def _ability(part: Part) -> Ability:
    timing = part.choice("timing", vocabulary.TIMINGS)
    if timing == "reaction" and ("event" in part.raw) == ("when" in part.raw):
        raise part.wrong("a reaction has either an event or when")
    with part:
        return read(
            Ability,
            part,
            timing,
            cost=VOCABULARY.some(part, "cost", vocabulary.VERBS),
            steps=VOCABULARY.effects(part, "do", vocabulary.VERBS),
        )
