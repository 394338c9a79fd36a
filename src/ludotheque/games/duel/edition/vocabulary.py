"""What a card of the duel may say (chapter 3.1), and the cards and classes read with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.cards.keys import (
    Amounts,
    Choice,
    Condition,
    Conditions,
    Effect,
    Inner,
    Key,
    Lasting,
    Name,
    Optional,
    Whole,
)
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.content import Entry, check_room, read_toml
from ludotheque.core.variants import Variants
from ludotheque.core.words import Words
from ludotheque.games.duel.codes import CLASSES
from ludotheque.games.duel.edition import checks

VARIED = ("classes", "cards")  # what options may print otherwise
NEUTRAL = "neutral"  # the class of a card that any deck may hold
TYPES = ("equip", "normal", "ephemeral", "rapid")
MOMENTS = ("turn_start", "turn_end", "frappe", "chain")
STATS = ("force", "resistance")
COUNTED = ("hand", "discarded")
FORCES = ("normal", "none", "double")
LASTINGS = ("forever", "end_of_turn", "next_turn")
MOST = 200  # of one amount; products of a few such fit every field
MOST_PASSIVE = 20  # of what a class gives
LONGEST = 20  # turns of one effect
CHAIN = 2  # strikes in a row; the count starts again there (E-08)

CONDITIONS = Conditions(
    {
        "no_attack": {},
        "stat_is": {"stat": Choice(STATS), "n": Whole(0, MOST)},
        "played": {"card": Name()},
    }
)
# Effects that need no choice and no announcement: they may stand anywhere.
PLAIN = frozenset({"shield", "stat", "draw", "heal", "mana", "weapon_bonus", "storm", "invincible"})
LATER = PLAIN | {"damage"}

VERBS: dict[str, dict[str, Key]] = {
    "damage": {
        "n": Amounts(1, MOST, COUNTED),
        "hits": Optional(Whole(1, 9), 1),
        "force": Optional(Choice(FORCES), "normal"),
    },
    "weapon_attack": {"force": Optional(Choice(FORCES), "normal")},
    "shield": {"n": Amounts(1, MOST, COUNTED), "turns": Optional(Whole(1, LONGEST))},
    "stat": {
        "stat": Choice(STATS),
        "n": Amounts(1, MOST, COUNTED),
        "until": Lasting(LASTINGS, LONGEST),
    },
    "draw": {"n": Amounts(1, 30, COUNTED)},
    "scry_draw": {"n": Whole(1, 9), "back": Whole(1, 9)},
    "heal": {"n": Amounts(1, MOST, COUNTED)},
    "mana": {"n": Amounts(1, 20, COUNTED)},
    "weapon_bonus": {"n": Amounts(1, MOST, COUNTED)},
    "storm": {"n": Amounts(1, MOST, COUNTED), "turns": Whole(1, LONGEST)},
    "freeze": {},
    "invincible": {},
    "at_end": {"if": CONDITIONS, "effects": Inner(LATER)},
    "cancel": {},
    "end_turn": {},
}
VOCABULARY = Vocabulary(VERBS)

# Which verbs each type of card may hold at the top, and after the rest.
ALLOWED = {
    "equip": LATER,
    "normal": LATER | {"weapon_attack", "scry_draw", "freeze", "at_end"},
    "ephemeral": LATER | {"weapon_attack", "scry_draw", "freeze", "at_end"},
    "rapid": LATER | {"cancel"},
}
AFTER = PLAIN | {"end_turn"}


KEYS = (
    *("fr", "en", "class", "copies", "type", "cost", "attack", "frappe", "effects", "after"),
    *("keep_if", "weapon", "on", "chain", "if"),
)


@dataclass(frozen=True)
class Card:
    """A printed card."""

    id: str
    words: Words
    klass: str  # a class, or NEUTRAL
    copies: int
    type: str
    cost: int
    attack: bool
    frappe: bool
    effects: tuple[Effect, ...]
    after: tuple[Effect, ...]
    keep_if: Condition | None
    weapon: int | None
    on: str  # "" if it never works by itself
    chain: int
    condition: Condition | None  # the key `if` of an Equipment


@dataclass(frozen=True)
class Class:
    """A class: what its player starts with and gets each turn."""

    id: str
    words: Words
    force: int
    resistance: int
    draw_bonus: int
    mana_bonus: int
    hp_bonus: int


def read_cards(folder: Path, options: Mapping[str, Any]) -> list[Card]:
    """The cards of a content folder in the order of the file, as the options print them."""
    classes = tuple(name for name, _ in read_toml(folder / "classes.toml").entries())
    varied = Variants(folder, options, VARIED)
    cards = varied.read("cards", lambda name, entry: _card(name, entry, classes))
    checks.check_cards(cards, classes)
    return cards


def read_classes(folder: Path, options: Mapping[str, Any]) -> list[Class]:
    """The classes of a content folder in the order of the file, as the options print them."""
    classes = Variants(folder, options, VARIED).read("classes", _class)
    check_room("classes.toml", len(classes), CLASSES)
    return classes


def _class(name: str, entry: Entry) -> Class:
    made = Class(
        id=name,
        words=entry.words(),
        force=entry.integer("force", 0, MOST_PASSIVE),
        resistance=entry.integer("resistance", 0, MOST_PASSIVE),
        draw_bonus=entry.integer("draw_bonus", 0, MOST_PASSIVE),
        mana_bonus=entry.integer("mana_bonus", 0, MOST_PASSIVE),
        hp_bonus=entry.integer("hp_bonus", 0, MOST),
    )
    entry.done()
    return made


def _card(name: str, entry: Entry, classes: tuple[str, ...]) -> Card:
    entry.only(KEYS)
    type = entry.choice("type", TYPES)
    made = Card(
        id=name,
        words=entry.words(),
        klass=entry.choice("class", (*classes, NEUTRAL)),
        copies=entry.integer("copies", 0, 30),
        type=type,
        cost=entry.integer("cost", 0, 20),
        attack=entry.flag("attack"),
        frappe=entry.flag("frappe"),
        effects=VOCABULARY.some(entry, "effects", ALLOWED[type]),
        after=VOCABULARY.some(entry, "after", AFTER),
        keep_if=Optional(CONDITIONS).read(entry, "keep_if"),
        weapon=Optional(Whole(0, MOST)).read(entry, "weapon"),
        on=Optional(Choice(MOMENTS), "").read(entry, "on"),
        chain=Optional(Whole(CHAIN, CHAIN), 0).read(entry, "chain"),
        condition=Optional(CONDITIONS).read(entry, "if"),
    )
    checks.check_card(made, entry)
    return made
