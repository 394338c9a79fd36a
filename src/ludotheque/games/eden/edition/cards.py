"""All that is printed: cards and civilisations read from their files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ludotheque.cards.keys import Effect, Part
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.variants import Variants
from ludotheque.core.words import ContentError, Words
from ludotheque.games.eden.codes import ABILITIES, CARDS, CIVS
from ludotheque.games.eden.edition import vocabulary
from ludotheque.games.eden.edition.permanents import OF_COMMONS, OF_UNITS, OF_WORLDS, PERMANENTS

PRICES = ("energy", "pure")
MOST_COMMONS = 12
MOST_UNITS = CARDS - MOST_COMMONS


@dataclass(frozen=True)
class Ability:
    """When it may be used, what it costs, and what it does."""

    timing: str
    event: str
    when: vocabulary.All | None
    condition: vocabulary.All | None
    cost: tuple[Effect, ...]
    steps: tuple[Effect, ...]


@dataclass(frozen=True)
class Card:
    """A printed card: for all, or a unit of a World."""

    id: str
    words: Words
    type: str
    cost: int
    pure: bool = False  # paid with pure energy
    value: int = 0  # of a crystal
    force: int = 0
    copies: int = 0  # in the World
    each: int = 0  # in the supply, for each player
    total: int = 0  # in the supply, whoever plays
    civ: str = ""
    permanents: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Civilisation:
    """A World: its colour, its words and its rules."""

    id: str
    words: Words
    colour: str
    energy: Words
    mechanic: Words
    explained: Words
    rules: tuple[Effect, ...]
    test: bool


@dataclass(frozen=True)
class Colour:
    """A colour of tiles and players: its names, its terrain, a letter and a paint for pictures."""

    id: str
    words: Words
    terrain: Words
    glyph: str
    paint: str


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
    if not 1 <= len(made) <= MOST_COMMONS:
        raise ContentError(f"commons.toml: {len(made)} cards; there is room for {MOST_COMMONS}")
    return made


def _common(name: str, entry: Entry) -> Card:
    type = entry.choice("type", vocabulary.TYPES[:-1])
    with entry, entry.entry("supply") as supply:
        return Card(
            name,
            entry.words(),
            type,
            entry.integer("cost", 0, 99),
            pure=entry.choice("pay", PRICES) == "pure",
            value=entry.integer("value", 1, 9) if type == "crystal" else 0,
            each=supply.integer("per_player", 1, 15) if "per_player" in supply.raw else 0,
            total=supply.integer("total", 1, 99) if "total" in supply.raw else 0,
            permanents=_permanents(entry, "permanent", OF_COMMONS),
        )


def read_civilisations(folder: Path, colours: tuple[str, ...]) -> list[Civilisation]:
    """The civilisations; those of the tests stand last."""
    file = read_toml(folder / "civilisations.toml")
    made = [_civilisation(name, entry, colours) for name, entry in file.entries()]
    if not 1 <= len(made) <= CIVS:
        raise ContentError(f"civilisations.toml: {len(made)} entries; there is room for {CIVS}")
    return made


def _civilisation(name: str, entry: Entry, colours: tuple[str, ...]) -> Civilisation:
    with entry:
        return Civilisation(
            name,
            entry.words(),
            entry.choice("colour", colours),
            entry.words_at("energy"),
            entry.words_at("mechanic"),
            entry.words_at("explained"),
            _permanents(entry, "rules", OF_WORLDS),
            entry.flag("test"),
        )


def read_units(varied: Variants, civilisations: list[Civilisation], starters: int) -> list[Card]:
    """The units, World by World; each World must have enough to start with."""
    names = [civilisation.id for civilisation in civilisations]
    made = varied.read("units", lambda name, entry: _unit(name, entry, names))
    made.sort(key=lambda card: names.index(card.civ))
    if len(made) > MOST_UNITS:
        raise ContentError(f"units.toml: {len(made)} units; there is room for {MOST_UNITS}")
    for name in names:
        cheap = sum(card.copies for card in made if card.civ == name and card.cost == 1)
        if cheap < starters:
            raise ContentError(
                f"units.toml: {name} has {cheap} units of cost 1; {starters} are needed to start"
            )
    return made


def _unit(name: str, entry: Entry, civilisations: list[str]) -> Card:
    with entry:
        return Card(
            name,
            entry.words(),
            "unit",
            entry.integer("cost", 1, vocabulary.DEAREST),
            force=entry.integer("force", 0, 20),
            copies=entry.integer("copies", 1, 15),
            civ=entry.choice("civ", civilisations),
            permanents=_permanents(entry, "permanent", OF_UNITS),
            abilities=_abilities(entry),
        )


def _permanents(entry: Entry, key: str, allowed: tuple[str, ...]) -> tuple[Effect, ...]:
    return PERMANENTS.effects(entry, key, allowed) if key in entry.raw else ()


def _abilities(entry: Entry) -> tuple[Ability, ...]:
    raw = entry.take("abilities") if "abilities" in entry.raw else []
    if not isinstance(raw, list) or len(raw) > ABILITIES:
        raise entry.wrong(f"abilities: a list of {ABILITIES} at most")
    return tuple(_ability(Part(entry, f"ability {n}", one)) for n, one in enumerate(raw, 1))


def _ability(part: Part) -> Ability:
    timing = part.choice("timing", vocabulary.TIMINGS)
    reacts = timing == "reaction"
    if reacts and ("event" in part.raw) == ("when" in part.raw):
        raise part.wrong("a reaction has either an event or when")
    conditions = vocabulary.Conditions()
    with part:
        return Ability(
            timing,
            part.choice("event", vocabulary.HAPPENINGS) if reacts and "event" in part.raw else "",
            conditions.read(part, "when") if reacts and "when" in part.raw else None,
            conditions.read(part, "if") if "if" in part.raw else None,
            vocabulary.VOCABULARY.effects(part, "cost", vocabulary.VERBS)
            if "cost" in part.raw
            else (),
            vocabulary.VOCABULARY.effects(part, "do", vocabulary.VERBS),
        )
