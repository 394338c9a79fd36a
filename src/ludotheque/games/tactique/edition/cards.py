"""Cards read from cards.toml: what each is, and its abilities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.cards import keys
from ludotheque.cards.keys import Choice, Choices, Effect, Name, Optional, Part, Span, Whole
from ludotheque.cards.printed import keys_of, printed, read
from ludotheque.core.content import Entry, read_toml
from ludotheque.core.variants import Variants
from ludotheque.core.words import Words
from ludotheque.games.tactique.codes import ABILITIES, FREELY, SPOTS
from ludotheque.games.tactique.edition import checks, vocabulary

VARIED = ("cards", "conditions", "numbers")  # what options may print otherwise
LONGEST = 9  # reach of a unit
UNITS = ("unit", "token")
COUNTED = ("one", "two", "one_or_two")  # how so many tokens are called, with their ATK and HP
PRINTED_KEYWORDS = Optional(Choices(vocabulary.KEYWORDS, but=("armor",)), ())
BESIDES = ("fr", "en", "abilities")  # keys that are no property


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
    abilities: tuple[Ability, ...]
    counted: Mapping[str, Words]  # of a token: how one, two, one or two of them are called
    type: str = printed(Choice(vocabulary.TYPES), "UNIT, INSTANT, GROUND, PERSISTENT or TOKEN")
    klass: str = printed(Name(), "faction", called="faction")
    cost: int = printed(Whole(0, vocabulary.DEAREST), "Echoes")
    atk: int = printed(Whole(0, vocabulary.MOST), "printed ATK", only=UNITS, usual=0)
    hp: int = printed(Whole(1, vocabulary.MOST), "printed HP", only=UNITS, usual=0)
    reach: tuple[int, int] = printed(
        Span(1, LONGEST), "distance of its attacks", only=UNITS, usual=(0, 0), called="range"
    )
    armor: int = printed(
        Optional(Whole(1, vocabulary.MOST), 0), "printed armor", only=UNITS, usual=0
    )
    keywords: tuple[str, ...] = printed(
        PRINTED_KEYWORDS, "printed keywords, as bits", only=UNITS, usual=(), type="u2"
    )
    traits: tuple[str, ...] = printed(
        Optional(Choices(vocabulary.TRAITS), ()), "traits, as bits", only=UNITS, usual=(), type="u1"
    )

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
    type = entry.choice("type", vocabulary.TYPES)
    counted = COUNTED if type == "token" else ()
    entry.only((*keys_of(Card, type), *BESIDES, *counted))
    made = read(
        Card,
        entry,
        type,
        id=name,
        words=entry.words(),
        klass=entry.choice("faction", factions),
        cost=entry.integer("cost", 0 if type == "token" else 1, vocabulary.DEAREST),
        abilities=tuple(
            map(_ability, keys.parts_of(entry, "abilities", "ability", ABILITIES, first=0))
        ),
        counted={how: entry.words_at(how) for how in counted},
    )
    checks.check_card(made, entry)
    return made


def _ability(part: Part) -> Ability:
    on = part.choice("on", vocabulary.TRIGGERS)
    keys = ("on", "do", "if", "cost", "limit") if on == "activated" else ("on", "do", "if")
    part.only(keys)
    return Ability(
        on,
        vocabulary.VOCABULARY.effects(
            part, "do", vocabulary.LENT if on == "static" else vocabulary.VERBS
        ),
        Optional(Choice(vocabulary.CONDITIONS), "").read(part, "if"),
        part.integer("cost", 0, vocabulary.DEAREST) if on == "activated" else 0,
        part.integer("limit", 1, SPOTS) if "limit" in part.raw else FREELY,
    )
