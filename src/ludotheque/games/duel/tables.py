"""The printed game: cards, classes and options as tables for the rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.core.content import labels, read_rules, read_texts, read_toml
from ludotheque.core.game import Content
from ludotheque.games.duel import facts, outlook, programs, wording
from ludotheque.games.duel.deck import DeckRules, Turns, read_deck_rules, read_turns
from ludotheque.games.duel.layout import TABLES
from ludotheque.games.duel.names import CARDS, NONE, RAPID, SEATS
from ludotheque.games.duel.vocabulary import Card, Class, read_cards, read_classes


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
        labels={"cards": labels((c.id for c in cards), CARDS), "classes": [c.id for c in classes]},
        facts=facts.facts(t, cards, classes, rules, turns),
    )


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
