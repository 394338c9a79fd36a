"""Custom decks (chapter 3.7): reading one, naming every rule it breaks, laying it out.

A deck is JSON: `{"class": "mage", "equipment": [four ids], "cards": {id: copies}}`.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.core.game import Printed
from ludotheque.core.words import LudothequeError, Refused, Words, quoted, shown
from ludotheque.games.duel import deck_words, names
from ludotheque.games.duel.deck import DeckRules, read_deck_rules
from ludotheque.games.duel.vocabulary import NEUTRAL, Card, Class, read_cards, read_classes

KEYS = ("class", "equipment", "cards")
MOST_COPIES = 99  # of one card; more is no number of copies
MOST_NAMED = 8  # cards that one sentence names
BAR = "█"


class NotADeck(LudothequeError):
    """Something that is no deck at all, sound or not; says why in both languages."""

    def __init__(self, words: Words, **values: object) -> None:
        self.words = words.filled(**values)
        super().__init__(self.words.en)


class Deck(NamedTuple):
    """A deck as somebody wrote it; cards by id."""

    klass: str
    equipment: tuple[str, ...]
    cards: dict[str, int]


class Violation(NamedTuple):
    """A rule that a deck breaks: its letter in chapter 3.7 if it has one, its id, and why."""

    letter: str
    rule: str
    words: Words
    cards: tuple[str, ...]


# -- reading


def read_deck(text: str) -> Deck:
    """The deck that a text of JSON tells; NotADeck says what is wrong with it."""
    try:
        return deck_of(json.loads(text))
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise NotADeck(deck_words.NOT_JSON, **place) from None
    except (RecursionError, ValueError):  # lists without end, numbers without end
        raise NotADeck(deck_words.TOO_DEEP) from None


def deck_of(value: Any) -> Deck:
    """The deck that a JSON value tells; NotADeck says what is wrong with it."""
    if not isinstance(value, dict):
        raise NotADeck(deck_words.NOT_AN_OBJECT)
    for key in KEYS:
        if key not in value:
            raise NotADeck(deck_words.MISSING_KEY, name=key)
    for key in value:
        if key not in KEYS:
            raise NotADeck(deck_words.UNKNOWN_KEY, name=shown(key))
    klass, equipment, cards = (value[key] for key in KEYS)
    if not isinstance(klass, str):
        raise NotADeck(deck_words.BAD_CLASS, value=shown(klass))
    if not isinstance(equipment, list) or not all(isinstance(name, str) for name in equipment):
        raise NotADeck(deck_words.BAD_GEAR)
    return Deck(klass, tuple(equipment), _copies(cards))


def _copies(cards: Any) -> dict[str, int]:
    if not isinstance(cards, dict):
        raise NotADeck(deck_words.BAD_CARDS)
    for name, count in cards.items():
        if type(count) is not int or not 0 <= count <= MOST_COPIES:
            told = {"name": shown(name), "value": quoted(count), "most": MOST_COPIES}
            raise NotADeck(deck_words.BAD_COUNT, **told)
    return {name: count for name, count in cards.items() if count}


# -- checking


@dataclass(frozen=True)
class Book:
    """What decks are made of: cards and classes by id, in the order of their files."""

    cards: dict[str, Card]
    classes: dict[str, Class]
    rules: DeckRules

    def weapon(self, klass: str) -> str:
        """The weapon of a class."""
        return next(c.id for c in self.cards.values() if c.klass == klass and c.weapon is not None)


@functools.lru_cache(maxsize=16)
def book_of(printed: Printed) -> Book:
    """The cards that a printed game has."""
    folder = printed.folder / "content"
    cards = {card.id: card for card in read_cards(folder, printed.options)}
    classes = {klass.id: klass for klass in read_classes(folder, printed.options)}
    return Book(cards, classes, read_deck_rules(folder))


def violations(printed: Printed, deck: Deck) -> list[Violation]:
    """Every rule of chapter 3.7 that a deck breaks; none if it may be played."""
    book = book_of(printed)
    found = [*_of_class(book, deck), *_of_gear(book, deck), *_of_cards(book, deck)]
    return [
        Violation(letter, printed.refusal(code).rule, words, cards)
        for letter, code, words, cards in found
    ]


Broken = tuple[str, int, Words, tuple[str, ...]]  # letter, refusal, why, cards at fault


def _of_class(book: Book, deck: Deck) -> Iterator[Broken]:
    """All cards are cards of the class, or neutral."""
    if deck.klass not in book.classes:
        words = deck_words.UNKNOWN_CLASS.filled(
            name=shown(deck.klass), known=", ".join(book.classes)
        )
        yield "", names.OTHER_CLASS, words, ()
    ids = dict.fromkeys([*deck.equipment, *deck.cards])
    unknown = [name for name in ids if name not in book.cards]
    yield from _named(book, "", names.OTHER_CLASS, deck_words.UNKNOWN_CARDS, unknown)
    if deck.klass in book.classes:
        own = (deck.klass, NEUTRAL)
        other = [name for name in ids if name in book.cards and book.cards[name].klass not in own]
        yield from _named(book, "", names.OTHER_CLASS, deck_words.OTHER_CLASS, other)


def _of_gear(book: Book, deck: Deck) -> Iterator[Broken]:
    """Four different Equipments, the weapon of the class among them."""
    count = book.rules.equipment
    plain = [name for name in deck.equipment if name in book.cards and not _is_gear(book, name)]
    yield from _named(book, "", names.GEAR_FULL, deck_words.NOT_GEAR, plain)
    if len(deck.equipment) != count:
        both = deck_words.GEAR_LACKING, deck_words.GEAR_OVER
        yield "", names.GEAR_FULL, _counted(both, len(deck.equipment), count), ()
    twice = [name for name, copies in Counter(deck.equipment).items() if copies > 1]
    yield from _named(book, "", names.GEAR_TWICE, deck_words.GEAR_TWICE, twice)
    if deck.klass in book.classes and book.weapon(deck.klass) not in deck.equipment:
        weapon = [book.weapon(deck.klass)]
        yield from _named(book, "", names.GEAR_FULL, deck_words.NO_WEAPON, weapon)


def _of_cards(book: Book, deck: Deck) -> Iterator[Broken]:
    """Thirty other cards within the limits of letters a to d."""
    count, held = book.rules.size - book.rules.equipment, sum(deck.cards.values())
    gear = [name for name in deck.cards if name in book.cards and _is_gear(book, name)]
    words = deck_words.GEAR_AMONG_CARDS
    yield from _named(book, "", names.DECK_FULL, words, gear, count=book.rules.equipment)
    if held != count:
        both = deck_words.CARDS_LACKING, deck_words.CARDS_OVER
        yield "", names.DECK_FULL, _counted(both, held, count), ()
    cards = [(book.cards[name], n) for name, n in deck.cards.items() if name in book.cards]
    cards = [(card, n) for card, n in cards if card.type != "equip"]
    yield from _of_copies(book, cards)
    yield from _of_totals(book, cards)


def _of_copies(book: Book, cards: list[tuple[Card, int]]) -> Iterator[Broken]:
    """Letters a and b: copies of one card."""
    rules = book.rules
    many = [c.id for c, n in cards if c.klass != NEUTRAL and n > rules.most_copies(c.copies)]
    told = {"most": rules.class_copies, "once": rules.printed_once_copies}
    yield from _named(book, "a", names.TOO_MANY_COPIES, deck_words.CLASS_COPIES, many, **told)
    many = [c.id for c, n in cards if c.klass == NEUTRAL and n > rules.neutral_copies]
    code, words = names.TOO_MANY_NEUTRAL_COPIES, deck_words.NEUTRAL_COPIES
    yield from _named(book, "b", code, words, many, most=rules.neutral_copies)


def _of_totals(book: Book, cards: list[tuple[Card, int]]) -> Iterator[Broken]:
    """Letters b, c and d: neutral cards, Ephemerals and Rapides over the whole deck."""
    rules = book.rules
    neutrals = [(c, n) for c, n in cards if c.klass == NEUTRAL]
    ephemerals = [(c, n) for c, n in cards if c.type == "ephemeral"]
    rapids = [(c, n) for c, n in cards if c.type == "rapid"]
    for letter, code, words, kept, most in (
        ("b", names.TOO_MANY_NEUTRALS, deck_words.NEUTRAL_TOTAL, neutrals, rules.neutral_total),
        ("c", names.TOO_MANY_EPHEMERALS, deck_words.EPHEMERAL_TOTAL, ephemerals, rules.ephemeral),
        ("d", names.TOO_MANY_RAPIDS, deck_words.RAPID_TOTAL, rapids, rules.rapid),
    ):
        held = sum(n for _, n in kept)
        if held > most:
            ids = [card.id for card, _ in kept]
            yield from _named(book, letter, code, words, ids, most=most, held=held)


def _is_gear(book: Book, name: str) -> bool:
    return book.cards[name].type == "equip"


def _named(
    book: Book, letter: str, code: int, words: Words, ids: Iterable[str], **values: object
) -> Iterator[Broken]:
    """The rule broken by some cards, if there are any."""
    found = tuple(dict.fromkeys(ids))
    if found:
        yield letter, code, words.filled(cards=_names(book, found), **values), found


def _names(book: Book, ids: tuple[str, ...]) -> Words:
    """Cards by their names, the first few of them."""

    def told(lang: str) -> str:
        said = [book.cards[i].words.get(lang) if i in book.cards else shown(i) for i in ids]
        return ", ".join(said[:MOST_NAMED]) + (", …" if len(said) > MOST_NAMED else "")

    return Words(told("fr"), told("en"))


# -- using


def board_order(printed: Printed, equipment: Iterable[str]) -> list[str]:
    """Equipments as they lie: the class's own as printed, then neutral ones by id."""
    cards = book_of(printed).cards
    printed_order = list(cards)

    def place(name: str) -> tuple[bool, bool, int, str]:
        card = cards[name]
        own = card.klass != NEUTRAL
        return (not own, card.weapon is None, printed_order.index(name) if own else 0, name)

    return sorted(equipment, key=place)


def moves_of(printed: Printed, deck: Deck) -> list[str]:
    """The moves that build a legal deck; the weapon lies there already."""
    book = book_of(printed)
    gear = board_order(printed, deck.equipment)
    added = [name for name in gear if name != book.weapon(deck.klass)]
    copies = [name for name in book.cards for _ in range(deck.cards.get(name, 0))]
    return [f"add {name}" for name in [*added, *copies]]


def check(printed: Printed, value: Any) -> list[Refused]:
    """What is wrong with a JSON value as a deck, each fault with its rule."""
    try:
        deck = deck_of(value)
    except NotADeck as error:
        return [Refused("", error.words)]
    return [Refused(found.rule, found.words) for found in violations(printed, deck)]


def _counted(words: tuple[Words, Words], held: int, count: int) -> Words:
    """How many are lacking, or are too many."""
    return words[held > count].filled(count=count, n=abs(held - count))


def tell(printed: Printed, value: Any, lang: str) -> list[str]:
    """A legal deck in lines: its class and size, its curve of costs, its cards."""
    book, deck = book_of(printed), deck_of(value)
    curve = Counter[int]()
    for name, copies in deck.cards.items():
        curve[book.cards[name].cost] += copies
    count = curve.total()
    mean = sum(cost * copies for cost, copies in curve.items()) / count
    words = deck_words.LEGAL.filled(
        name=book.classes[deck.klass].words,
        gear=len(deck.equipment),
        cards=count,
        mean=Words(f"{mean:.2f}".replace(".", ","), f"{mean:.2f}"),
    )
    rows = [
        f"{deck_words.COST.filled(cost=cost).get(lang)}  {curve[cost]:>2}  {BAR * curve[cost]}"
        for cost in range(max(curve) + 1)
    ]
    return [words.get(lang), *rows]
