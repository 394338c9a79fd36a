"""Decks and turns in numbers, read from deck.toml."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludotheque.core.content import read_toml
from ludotheque.games.duel.codes import DECK, GEAR, PLAYS
from ludotheque.games.duel.edition.vocabulary import NEUTRAL, Card


@dataclass(frozen=True)
class DeckRules:
    """What a legal deck is (DUEL-DECK-01, chapter 3.7)."""

    size: int
    equipment: int
    class_copies: int  # letter a
    printed_once_copies: int  # letter a
    neutral_copies: int  # letter b
    neutral_total: int  # letter b
    ephemeral: int  # letter c
    rapid: int  # letter d

    def copies(self, card: Card) -> int:
        """Letters a and b: how many copies of a card a deck may hold."""
        if card.type == "equip":
            return 1
        if card.klass == NEUTRAL:
            return self.neutral_copies
        return self.printed_once_copies if card.copies == 1 else self.class_copies


@dataclass(frozen=True)
class Turns:
    """What a player gets each turn (DUEL-TURN-01 to -04) and starts with (DUEL-VAL-01)."""

    draws: tuple[int, ...]
    mana: tuple[int, ...]
    hp: int
    plays: int  # most cards played in a turn (E-25)


def read_deck_rules(folder: Path) -> DeckRules:
    """The deck rules of a content folder."""
    whole = read_toml(folder / "deck.toml")
    deck = whole.entry("deck")
    made = DeckRules(
        size=deck.integer("size", DECK + GEAR, DECK + GEAR),
        equipment=deck.integer("equipment", GEAR, GEAR),
        class_copies=deck.integer("class_copies", 1, DECK),
        printed_once_copies=deck.integer("printed_once_copies", 1, DECK),
        neutral_copies=deck.integer("neutral_copies", 0, DECK),
        neutral_total=deck.integer("neutral_total", 0, DECK),
        ephemeral=deck.integer("ephemeral", 0, DECK),
        rapid=deck.integer("rapid", 0, DECK),
    )
    deck.done()
    return made


def read_turns(folder: Path) -> Turns:
    """The turn numbers of a content folder."""
    whole = read_toml(folder / "deck.toml")
    turn = whole.entry("turn")
    made = Turns(
        draws=tuple(turn.integers("draws", 0, DECK, 3)),
        mana=tuple(turn.integers("mana", 0, 50, 3)),
        hp=turn.integer("hp", 1, 999),
        plays=turn.integer("plays", 1, PLAYS),
    )
    turn.done()
    return made
