"""The printed game: cards, classes and options as tables for the rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.core.content import read_rules, read_texts, read_toml
from ludotheque.core.game import Content
from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.games.duel import facts, outlook, programs, wording
from ludotheque.games.duel.deck import DeckRules, Turns, read_deck_rules, read_turns
from ludotheque.games.duel.names import CARDS, CLASSES, DECK, GEAR, NONE, RAPID, SEATS
from ludotheque.games.duel.vocabulary import Card, Class, read_cards, read_classes

FIELDS = [
    Field("force", "i1", (SEATS,), PUBLIC, "Force each player's class gives"),
    Field("resistance", "i1", (SEATS,), PUBLIC, "Resistance it gives"),
    Field("draw_bonus", "i1", (SEATS,), PUBLIC, "cards it draws besides"),
    Field("mana_bonus", "i1", (SEATS,), PUBLIC, "mana it gets besides"),
    Field("max_hp", "i2", (SEATS,), PUBLIC, "hit points at the start, and at most"),
    Field("klass_of", "i1", (SEATS,), PUBLIC, "class of each player"),
    Field("builds", "i1", (SEATS,), PUBLIC, "1 where a player may build a deck"),
    Field("prints_rapid", "i1", (SEATS,), PUBLIC, "1 where the class's own deck has a Rapide"),
    Field("class_list", "i1", (CLASSES, DECK), PUBLIC, "the deck of each class"),
    Field("class_gear", "i1", (CLASSES, GEAR), PUBLIC, "its Equipments, the weapon first"),
    Field("draws", "i1", (3,), PUBLIC, "cards drawn in turns 1, 2, 3 and later"),
    Field("mana", "i1", (3,), PUBLIC, "mana of those turns"),
    Field("plays", "i1", (), PUBLIC, "most cards played in a turn"),
    Field("neutral_total", "i1", (), PUBLIC, "most neutral cards of a deck"),
    Field("ephemeral_total", "i1", (), PUBLIC, "most Ephemerals"),
    Field("rapid_total", "i1", (), PUBLIC, "most Rapides"),
    Field("first_seat", "i1", (), PUBLIC, "who begins, or NONE for chance"),
    Field("shared_ramp", "i1", (), PUBLIC, "1 with ramp=shared"),
    Field("turn_limit", "i2", (), PUBLIC, "the last turn"),
]
TABLES = Layout("Tables", [*FIELDS, *programs.FIELDS, *outlook.FIELDS])


def load(folder: Path, options: Mapping[str, Any]) -> Content:
    """The printed game of a content folder under some options; a bad file is a ContentError."""
    cards, classes = read_cards(folder, options), read_classes(folder, options)
    rules, turns = read_deck_rules(folder), read_turns(folder)
    t = TABLES.new()
    programs.fill(t, cards, [c.id for c in classes], rules)
    _decks(t, cards, classes, rules)
    _turns(t, turns)
    for seat in range(SEATS):
        _seat(t, seat, classes, turns, options)
    t.first_seat = NONE if options["first"] == "random" else int(options["first"])
    t.shared_ramp = int(options["ramp"] == "shared")
    t.turn_limit = options["turn_limit"]
    outlook.read_estimate(t, read_toml(folder / "estimate.toml"))
    texts = read_texts(folder / "texts.toml")
    wording.add_texts(texts, cards, classes)
    return Content(
        tables=t,
        texts=texts,
        rules=read_rules(folder / "texts.toml"),
        labels={"cards": _labels(cards), "classes": [c.id for c in classes]},
        facts=facts.facts(t, cards, classes, rules, turns),
    )


def _labels(cards: Sequence[Card]) -> list[str]:
    """A name for every number a move may have; `spare-…` names no card."""
    return [c.id for c in cards] + [f"spare-{n}" for n in range(len(cards), CARDS)]


def _decks(t: Any, cards: Sequence[Card], classes: Sequence[Class], rules: DeckRules) -> None:
    """DUEL-DECK-01 The deck each class prints."""
    t.neutral_total = rules.neutral_total
    t.ephemeral_total, t.rapid_total = rules.ephemeral, rules.rapid
    for number, klass in enumerate(classes):
        own = [(i, c) for i, c in enumerate(cards) if c.klass == klass.id and c.copies]
        gear = sorted((i for i, c in own if c.type == "equip"), key=lambda i: t.weapon[i] == NONE)
        t.class_gear[number] = gear
        t.class_list[number] = [i for i, c in own if c.type != "equip" for _ in range(c.copies)]


def _turns(t: Any, turns: Turns) -> None:
    t.draws, t.mana, t.plays = list(turns.draws), list(turns.mana), turns.plays


def _seat(
    t: Any, seat: int, classes: Sequence[Class], turns: Turns, options: Mapping[str, Any]
) -> None:
    """What a player's class and options give."""
    names = [c.id for c in classes]
    number = names.index(options["classes"][seat])
    klass = classes[number]
    t.klass_of[seat] = number
    t.force[seat], t.resistance[seat] = klass.force, klass.resistance
    t.draw_bonus[seat], t.mana_bonus[seat] = klass.draw_bonus, klass.mana_bonus
    t.max_hp[seat] = options["hp"][seat] + klass.hp_bonus
    t.builds[seat] = int(options["decks"][seat] == "custom")
    t.prints_rapid[seat] = int(any(t.type[c] == RAPID for c in t.class_list[number]))
