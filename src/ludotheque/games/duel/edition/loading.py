"""The edition: cards, classes and options as tables for the rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.cards import decks
from ludotheque.cards.deck_text import Deck
from ludotheque.core.content import labels, read_rules, read_texts, read_toml
from ludotheque.core.game import Content
from ludotheque.core.words import ContentError
from ludotheque.games.duel.codes import CARDS, NONE, RAPID, SEATS
from ludotheque.games.duel.edition import facts, outlook, programs, wording
from ludotheque.games.duel.edition.deck import Turns, read_deck_rules, read_turns
from ludotheque.games.duel.edition.decks import DECKS, limits
from ludotheque.games.duel.edition.vocabulary import Class, read_cards, read_classes
from ludotheque.games.duel.tables import TABLES


def load(folder: Path, options: Mapping[str, Any]) -> Content:
    """The edition of a content folder under some options; a bad file is a ContentError."""
    cards, classes = read_cards(folder, options), read_classes(folder, options)
    rules, turns = read_deck_rules(folder), read_turns(folder)
    texts = read_texts(folder / "texts.toml")
    wording.add_texts(texts, cards, classes)
    names = [c.id for c in classes]
    content = Content(
        tables=TABLES.new(),
        texts=texts,
        rules=read_rules(folder / "texts.toml"),
        labels={"cards": labels((c.id for c in cards), CARDS), "classes": names},
        facts=facts.facts(cards, classes, rules, turns, texts),
        names=("cards", "classes", "options"),
        prints=("card_texts", "passives"),
    )
    programs.fill(content.tables, cards, names)
    decks.fill(content.tables, limits(rules), cards, names)
    for klass in content.facts["classes"]:
        _printed_deck(content, klass["id"], DECKS.shape.deck_of(klass["deck"]))
    _match(content.tables, classes, turns, options)
    outlook.read_estimate(content.tables, read_toml(folder / "estimate.toml"))
    return content


def _printed_deck(content: Content, klass: str, deck: Deck) -> None:
    """DUEL-DECK-01, DUEL-EQUIP-02 The deck a class prints; it must be a legal one."""
    t, names = content.tables, content.labels["cards"]
    sources = decks.Sources(t, content.texts, content.labels)
    for fault in DECKS.faults(sources, deck):
        raise ContentError(f"cards.toml: class {klass}: its own deck: {fault.words.en}")
    number = content.labels["classes"].index(klass)
    gear = [names.index(name) for name in deck.listed]
    t.class_gear[number] = sorted(gear, key=lambda card: t.weapon[card] == NONE)
    t.class_list[number] = [names.index(n) for n, c in deck.cards.items() for _ in range(c)]


def _match(t: Any, classes: Sequence[Class], turns: Turns, options: Mapping[str, Any]) -> None:
    """What a match is played with."""
    t.draws, t.mana, t.plays = list(turns.draws), list(turns.mana), turns.plays
    for seat in range(SEATS):
        _seat(t, seat, classes, options)
    t.first_seat = NONE if options["first"] == "random" else int(options["first"])
    t.shared_ramp = int(options["ramp"] == "shared")
    t.turn_limit = options["turn_limit"]


def _seat(t: Any, seat: int, classes: Sequence[Class], options: Mapping[str, Any]) -> None:
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
