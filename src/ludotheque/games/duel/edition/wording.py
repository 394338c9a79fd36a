"""Texts of cards and classes, made from the same data as their effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from ludotheque.cards.keys import Effect
from ludotheque.cards.phrases import Phrases
from ludotheque.core.phrases import joined, say, sentence, without_figures
from ludotheque.core.words import Words
from ludotheque.games.duel.edition import texts as known
from ludotheque.games.duel.edition.vocabulary import Card, Class

Texts = Mapping[str, Mapping[str, Words]]
ALONE = ("at_end", "storm")  # such an effect is a sentence of its own
LEADS = "cancel"  # what comes after such an effect is told as coming after it
BONUSES = ("force", "resistance", "draw_bonus", "mana_bonus", "hp_bonus")
SILENT = frozenset({"force_normal"})  # Force counts unless a card says otherwise (E-28)


def add_texts(
    texts: dict[str, dict[str, Words]], cards: Sequence[Card], classes: Sequence[Class]
) -> None:
    """Check the sentences of a texts file and add names and texts of all cards and classes."""
    known.check(texts)
    texts["cards"] = {card.id: card.words for card in cards}
    texts["card_texts"] = {
        card.id: without_figures(card_text(card, cards, texts)) for card in cards
    }
    texts["classes"] = {klass.id: klass.words for klass in classes}
    texts["passives"] = {klass.id: passive(klass, texts) for klass in classes}
    texts["options"] |= {f"classes.{klass.id}": klass.words for klass in classes}


def card_text(card: Card, cards: Sequence[Card], texts: Texts) -> Words:
    """All that a card does, in words and figures."""
    phrases = phrases_of(cards, texts)
    said = _equipment(card, phrases, texts) if card.type == "equip" else _played(card, phrases)
    if card.keep_if is not None:
        places = {"if": phrases.condition(card.keep_if)}
        said.append(say(texts["printed"]["keep_if"], **places))
    return joined([sentence(words) for words in said], Words(" ", " "), " ")


def phrases_of(cards: Sequence[Card], texts: Texts) -> Phrases:
    """The phrases of a texts file; conditions call cards by their names."""
    names = {card.id: card.words for card in cards}

    def named(key: str, value: str) -> Words | None:
        return names[value] if key == "card" else None

    return Phrases(texts["effects"], texts["conditions"], texts["values"], named, SILENT)


def _played(card: Card, phrases: Phrases) -> list[Words]:
    """The sentences of a card that is played."""
    parts = [list(run) for _, run in groupby(card.effects, key=lambda e: e.verb in ALONE)]
    parts = [part for run in parts for part in _parted(run)]
    if card.after and parts[-1][0].verb in ALONE:
        parts.append([])
    said = [_together(part, (), phrases) for part in parts[:-1]]
    return [*said, _together(parts[-1], card.after, phrases)]


def _parted(run: list[Effect]) -> list[list[Effect]]:
    return [[effect] for effect in run] if run[0].verb in ALONE else [run]


def _together(effects: Sequence[Effect], after: Sequence[Effect], phrases: Phrases) -> Words:
    """“a, b and c”; what must come after the rest is led in by “then”."""
    and_, then = phrases.values["and"], phrases.values["then"]
    first = [effect for effect in effects if effect.verb == LEADS]
    rest = [effect for effect in effects if effect.verb != LEADS]
    said, *parts = [joined(phrases.listing(part), and_) for part in (first, rest, after) if part]
    for part in parts:
        said = joined([said, part], then)
    return said


def _equipment(card: Card, phrases: Phrases, texts: Texts) -> list[Words]:
    """The sentences of an Equipment: its blow, and when it works."""
    printed = texts["printed"]
    said = []
    if card.weapon is not None:
        said.append(say(printed["weapon"], n=card.weapon))
    if card.on:
        values: dict[str, object] = {
            "moment": say(texts["moments"][card.on], chain=card.chain),
            "effects": joined(phrases.listing(card.effects), phrases.values["and"]),
        }
        if card.condition is not None:
            values["if"] = phrases.condition(card.condition)
        said.append(say(printed["works_if" if card.condition else "works"], **values))
    return said


def passive(klass: Class, texts: Texts) -> Words:
    """What a class gives its player, in words."""
    given = [(name, getattr(klass, name)) for name in BONUSES]
    parts = [say(texts["bonuses"][name], n=n) for name, n in given if n]
    return sentence(joined(parts or [texts["bonuses"]["none"]], texts["values"]["and"]))
