"""Cards read from cards.toml: what each is, and its abilities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.cards.keys import Choice, Choices, Effect, Optional, Part
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.variants import Variants
from ludotheque.core.words import Words
from ludotheque.games.tactique.codes import ABILITIES, FREELY, SPOTS
from ludotheque.games.tactique.edition import checks
from ludotheque.games.tactique.edition.vocabulary import (
    CONDITIONS,
    DEAREST,
    KEYWORDS,
    LENT,
    MOST,
    TRAITS,
    TRIGGERS,
    TYPES,
    VERBS,
    VOCABULARY,
)

VARIED = ("cards", "conditions", "numbers")  # what options may print otherwise
LONGEST = 9  # reach of a unit
UNITS = ("unit", "token")
SPELL_KEYS = ("fr", "en", "faction", "type", "cost", "abilities")
UNIT_KEYS = (*SPELL_KEYS, "atk", "hp", "range", "armor", "keywords", "traits")
COUNTED = ("one", "two", "one_or_two")  # how so many tokens are called, with their ATK and HP
PRINTED_KEYWORDS = Optional(Choices(tuple(name for name in KEYWORDS if name != "armor")), ())
PRINTED_TRAITS = Optional(Choices(TRAITS), ())
KEYS = {
    **dict.fromkeys(TYPES, SPELL_KEYS),
    "unit": UNIT_KEYS,
    "token": (*UNIT_KEYS, *COUNTED),
}


@dataclass(frozen=True)
class Ability:
    """When something happens, what it costs, and what is done step by step."""

    on: str
    steps: tuple[Effect, ...]
    condition: str = ""
    cost: int = 0
    limit: int = FREELY


@dataclass(frozen=True)
class Card:
    """A printed card or token; a spell has no numbers but its cost."""

    id: str
    words: Words
    klass: str  # its faction
    type: str
    cost: int
    atk: int
    hp: int
    reach: tuple[int, int]
    armor: int
    keywords: tuple[str, ...]  # without armor
    traits: tuple[str, ...]
    abilities: tuple[Ability, ...]
    counted: Mapping[str, Words]  # of a token: how one, two, one or two of them are called

    @property
    def is_unit(self) -> bool:
        """Whether it stands on a grid."""
        return self.type in UNITS


def read_cards(folder: Path, options: Mapping[str, Any]) -> list[Card]:
    """The cards of a content folder as the options print them, tokens behind the others."""
    factions = tuple(read_toml(folder / "factions.toml").raw)
    varied = Variants(folder, options, VARIED)
    cards = varied.read("cards", lambda name, entry: _card(name, entry, factions))
    checks.check_cards(cards)
    return sorted(cards, key=lambda card: card.type == "token")


def _card(name: str, entry: Entry, factions: tuple[str, ...]) -> Card:
    type = entry.choice("type", TYPES)
    entry.only(KEYS[type])
    unit = type in UNITS
    made = Card(
        id=name,
        words=entry.words(),
        klass=entry.choice("faction", factions),
        type=type,
        cost=entry.integer("cost", 0 if type == "token" else 1, DEAREST),
        atk=entry.integer("atk", 0, MOST) if unit else 0,
        hp=entry.integer("hp", 1, MOST) if unit else 0,
        reach=_reach(entry) if unit else (0, 0),
        armor=entry.integer("armor", 1, MOST) if "armor" in entry.raw else 0,
        keywords=PRINTED_KEYWORDS.read(entry, "keywords"),
        traits=PRINTED_TRAITS.read(entry, "traits"),
        abilities=_abilities(entry),
        counted={how: entry.words_at(how) for how in KEYS[type] if how in COUNTED},
    )
    checks.check_card(made, entry)
    return made


def _reach(entry: Entry) -> tuple[int, int]:
    low, high = entry.integers("range", 1, LONGEST, 2)
    if low > high:
        raise entry.wrong(f"range = [{low}, {high}]: the least stands first")
    return low, high


def _abilities(entry: Entry) -> tuple[Ability, ...]:
    raw = entry.take("abilities") if "abilities" in entry.raw else []
    if not isinstance(raw, list) or len(raw) > ABILITIES:
        raise entry.wrong(f"abilities: a list of {ABILITIES} at most")
    return tuple(_ability(Part(entry, f"ability {at}", one)) for at, one in enumerate(raw))


def _ability(part: Part) -> Ability:
    on = part.choice("on", TRIGGERS)
    keys = ("on", "do", "if", "cost", "limit") if on == "activated" else ("on", "do", "if")
    part.only(keys)
    return Ability(
        on,
        VOCABULARY.effects(part, "do", LENT if on == "static" else VERBS),
        Optional(Choice(CONDITIONS), "").read(part, "if"),
        part.integer("cost", 0, DEAREST) if on == "activated" else 0,
        part.integer("limit", 1, SPOTS) if "limit" in part.raw else FREELY,
    )
