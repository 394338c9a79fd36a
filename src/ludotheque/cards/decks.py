"""Decks: limits as data, every limit that a list breaks, a list as moves and as text.

Whether a deck is a legal one only the rules know: a list is laid out card by card with
`limits.broken`, which is what refuses a card in a match. A game's texts say in the section `deck`,
by the names of refusals, what is wrong with a whole list.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

from ludotheque.cards import limits
from ludotheque.cards.deck_text import Deck, NotADeck, Shape
from ludotheque.cards.piles import NONE
from ludotheque.core.game import Edition
from ludotheque.core.phrases import say
from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, Field
from ludotheque.core.words import LANGUAGES, Refused, Words, shown

LIMITS = 16  # bits of an entry of `counted`
STRANGERS = 2  # stand-ins, behind the cards: what does not belong among the copies, in the list
COPIES, LISTED = 1, 2  # which part of a deck a limit fills
MOST_NAMED = 8  # cards that one sentence names
BAR = "█"


def fields(cards: int, classes: int) -> list[Field]:
    """The tables that `limits` asks."""
    room = cards + STRANGERS
    return [
        Field("limits", "i1", (), PUBLIC, "how many limits a deck has"),
        Field("limit_why", "i1", (LIMITS,), PUBLIC, "what refuses one card more"),
        Field("limit_alike", "i1", (LIMITS,), PUBLIC, "1 if it counts copies of one card"),
        Field("limit_fills", "i1", (LIMITS,), PUBLIC, "COPIES or LISTED if there must be as many"),
        Field("limit_most", "i1", (LIMITS, room), PUBLIC, "most that count, by card added"),
        Field("counted", "u2", (classes, room), PUBLIC, "limits each counts against, as bits"),
    ]


def list_fields(seats: int, size: int) -> list[Field]:
    """The fields of the players' deck lists (see `cards.lists`), in the state."""
    each, cards = (seats,), (seats, size)
    return [
        Field("list", "i1", cards, MASKED, "deck list", mask="listed", hidden=NONE),
        Field("listed", "u2", cards, MASK, "seats that know each card of the list"),
        Field("shown", "i1", each, PUBLIC, "how many of them all know; they stand in front"),
        Field("list_n", "i1", each, OWNER, "cards of the list so far"),
    ]


@dataclass(frozen=True)
class Limit:
    """At most so many cards of some kind, or copies of one card."""

    why: int  # the refusal of one card more
    most: int | Callable[[Any], int]  # or by card
    counts: Callable[[Any, str], bool]  # card and class of the deck
    alike: bool = False  # counts copies of one card
    fills: int = 0  # COPIES or LISTED: that part of a deck has exactly as many


def fill(t: Any, rules: Sequence[Limit], cards: Sequence[Any], classes: Sequence[str]) -> None:
    """Write the limits into the tables, the first to be told first."""
    t.limits = len(rules)
    strangers = len(t.counted[0]) - STRANGERS
    for number, rule in enumerate(rules):
        t.limit_why[number], t.limit_fills[number] = rule.why, rule.fills
        t.limit_alike[number] = int(rule.alike)
        for at, card in enumerate(cards):
            t.limit_most[number][at] = rule.most if isinstance(rule.most, int) else rule.most(card)
            for klass, name in enumerate(classes):
                t.counted[klass][at] |= rule.counts(card, name) << number
        if rule.fills:
            stranger = strangers + rule.fills - 1
            t.limit_most[number][stranger] = max(t.limit_most[number])
            for klass in range(len(classes)):
                t.counted[klass][stranger] |= 1 << number


class LimitFact(TypedDict):
    """A limit as pages are told of it: what counts against it, and how much of it there may be."""

    name: str
    most: int
    exact: bool  # there must be as many
    cards: list[str]  # ids of those that count


def limit_facts(
    rules: Sequence[Limit], cards: Sequence[Any], names: Mapping[int, str]
) -> list[LimitFact]:
    """The limits that pages count against: all but those on copies of one card."""
    return [
        {
            "name": names[rule.why],
            "most": rule.most,
            "exact": bool(rule.fills),
            "cards": [card.id for card in cards if rule.counts(card, card.klass)],
        }
        for rule in rules
        if isinstance(rule.most, int) and rule.most and not rule.alike
    ]


def places(limits: Iterable[str], full: Iterable[str]) -> dict[str, str]:
    """The places of the sentences on a whole deck: by refusal, and beside them."""
    counted = "cards most least held n"
    return {
        **dict.fromkeys(limits, counted),
        **{f"{name}_lacking": counted for name in full},
        **dict.fromkeys(("unknown_cards", "stray_listed", "stray_cards", "needed"), "cards"),
        "unknown_class": "name known",
        "legal": "name listed cards mean",
        "cost": "cost",
    }


class Sources(NamedTuple):
    """What faults are found and told with: of an edition, or of one that is being read."""

    t: Any
    texts: Mapping[str, Mapping[str, Words]]
    labels: Mapping[str, Sequence[str]]
    rule_of: Callable[[int], str] = lambda why: ""

    @property
    def numbers(self) -> dict[str, int]:
        """The cards that there are, by id."""
        return {n: at for at, n in enumerate(self.labels["cards"][: self.t.cards_n])}

    def listing(self, ids: Sequence[str]) -> Words:
        """Cards by their names, the first few of them."""
        names = self.texts["cards"]

        def said(lang: str) -> str:
            said = [names[i].get(lang) if i in names else shown(i) for i in ids]
            return ", ".join(said[:MOST_NAMED]) + (", …" if len(said) > MOST_NAMED else "")

        return Words(*(said(lang) for lang in LANGUAGES))


def of_printed(edition: Edition) -> Sources:
    """The sources of an edition."""
    return Sources(edition.t, edition.texts, edition.labels, lambda why: edition.refusal(why).rule)


class Fault(NamedTuple):
    """A rule that a deck breaks: its refusal, why, and the cards at fault by id."""

    rule: str
    words: Words
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Decks:
    """The decks of a game: how they are written, and what their tables do not say."""

    shape: Shape
    refusals: Mapping[int, str]  # their names by number
    unknown: int  # the refusal of a class or card that does not exist
    is_listed: Callable[[Any, int], bool] = lambda t, card: False  # lies apart from the copies
    needed: Callable[[Any, int], Sequence[int]] = lambda t, klass: ()  # what lies there at first

    def check(self, edition: Edition, value: Any) -> list[Refused]:
        """What is wrong with a JSON value as a deck, each fault with its rule."""
        try:
            deck = self.shape.deck_of(value)
        except NotADeck as error:
            return [Refused("", error.words)]
        found = self.faults(of_printed(edition), deck)
        return [Refused(fault.rule, fault.words, fault.cards) for fault in found]

    def faults(self, sources: Sources, deck: Deck) -> list[Fault]:
        """Every rule that a deck breaks; none if it may be played."""
        return _Laid(self, sources, deck).faults()

    def read(self, edition: Edition, text: str) -> Any:
        """The value of a deck written as JSON or on one line; NotADeck says what is wrong."""
        numbers = of_printed(edition).numbers
        return self.shape.read(
            text, lambda name: name in numbers and self.is_listed(edition.t, numbers[name])
        )

    def key(self, edition: Edition, value: Any) -> str:
        """What stands for the deck of a JSON value, in whatever order it is written."""
        return self.key_of(self.shape.deck_of(value))

    def key_of(self, deck: Deck) -> str:
        """What stands for a deck: the same for the same cards."""
        return hashlib.blake2b(self.shape.line(deck).encode(), digest_size=8).hexdigest()

    def moves(self, edition: Edition, deck: Deck) -> list[str]:
        """The moves that build a legal deck; what is needed lies there already."""
        klass = edition.labels[self.shape.classes].index(deck.klass)
        names = edition.labels["cards"]
        given = [names[card] for card in self.needed(edition.t, klass)]
        copies = [name for name in names for _ in range(deck.cards.get(name, 0))]
        return [f"add {n}" for n in (*(n for n in deck.listed if n not in given), *copies)]

    def describe(self, edition: Edition, value: Any, lang: str) -> list[str]:
        """A legal deck in lines: its class and size, its curve of costs, all of it on one line."""
        deck, texts = self.shape.deck_of(value), edition.texts
        numbers = of_printed(edition).numbers
        curve = Counter[int]()
        for name, copies in deck.cards.items():
            curve[edition.t.cost[numbers[name]]] += copies
        mean = sum(cost * copies for cost, copies in curve.items()) / curve.total()
        words = say(
            texts["deck"]["legal"],
            name=texts[self.shape.classes][deck.klass],
            listed=len(deck.listed),
            cards=curve.total(),
            mean=Words(f"{mean:.2f}".replace(".", ","), f"{mean:.2f}"),
        )
        costs = [say(texts["deck"]["cost"], cost=cost).get(lang) for cost in range(max(curve) + 1)]
        rows = (f"{said}  {curve[n]:>2}  {BAR * curve[n]}" for n, said in enumerate(costs))
        return [words.get(lang), *rows, self.shape.line(deck)]


class _Laid:
    """A deck laid out card by card, whatever the rules say of each."""

    def __init__(self, decks: Decks, sources: Sources, deck: Deck) -> None:
        self.decks, self.sources, self.deck, self.t = decks, sources, deck, sources.t
        self.classes = sources.labels[decks.shape.classes]
        self.klass = self.classes.index(deck.klass) if deck.klass in self.classes else -1
        self.numbers = sources.numbers
        self.strangers = len(self.t.counted[0]) - STRANGERS
        self.stray: dict[int, list[str]] = {COPIES: [], LISTED: []}
        self.pile: list[int] = []
        self.over: dict[int, list[int]] = {}  # by limit, the cards that went beyond it

    def faults(self) -> list[Fault]:
        """Every rule that the deck breaks."""
        if self.klass < 0:
            known = ", ".join(self.classes)
            name = shown(self.deck.klass)
            return [self._fault(self.decks.unknown, "unknown_class", (), name=name, known=known)]
        for name, part in self._written():
            self._lay(name, part)
        return [*self._of_names(), *self._of_limits(), *self._of_needed()]

    def _written(self) -> Iterator[tuple[str, int]]:
        yield from ((name, LISTED) for name in self.deck.listed)
        yield from ((name, COPIES) for name, n in self.deck.cards.items() for _ in range(n))

    def _lay(self, name: str, part: int) -> None:
        card = self.numbers.get(name, -1)
        if card >= 0 and self.decks.is_listed(self.t, card) != (part == LISTED):
            self.stray[part].append(name)
            card = -1
        card = card if card >= 0 else self.strangers + part - 1
        bits = limits.broken(self.t, self.klass, self.pile, len(self.pile), card)
        for limit in range(self.t.limits):
            if bits >> limit & 1:
                self.over.setdefault(limit, []).append(card)
        self.pile.append(card)

    def _of_names(self) -> Iterator[Fault]:
        ids = dict.fromkeys([*self.deck.listed, *self.deck.cards])
        unknown = [name for name in ids if name not in self.numbers]
        if unknown:
            yield self._fault(self.decks.unknown, "unknown_cards", unknown)
        for part, name in ((LISTED, "stray_listed"), (COPIES, "stray_cards")):
            if self.stray[part]:
                (full,) = (n for n in range(self.t.limits) if self.t.limit_fills[n] == part)
                yield self._fault(self.t.limit_why[full], name, self.stray[part])

    def _of_limits(self) -> Iterator[Fault]:
        t, counted = self.t, self.t.counted[self.klass]
        for limit in range(t.limits):
            own = [card for card in self.pile if counted[card] >> limit & 1]
            values = self._values(limit, len(own))
            why, fills = t.limit_why[limit], t.limit_fills[limit]
            if limit in self.over:
                at_fault = self.over[limit] if t.limit_alike[limit] else own
                named = self._names([] if fills else at_fault)
                yield self._fault(why, self.decks.refusals[why], named, **values)
            elif fills and values["n"]:
                yield self._fault(why, f"{self.decks.refusals[why]}_lacking", (), **values)

    def _values(self, limit: int, held: int) -> dict[str, int]:
        """What a sentence on a limit may tell: it may allow more of one card than of another."""
        by_card = zip(self.t.limit_most[limit], self.t.counted[self.klass], strict=True)
        found = [most for most, bits in by_card if bits >> limit & 1] or [0]
        most = max(found)
        return {"most": most, "least": min(found), "held": held, "n": abs(held - most)}

    def _of_needed(self) -> Iterator[Fault]:
        lacking = [c for c in self.decks.needed(self.t, self.klass) if c not in self.pile]
        if lacking:
            (full,) = (n for n in range(self.t.limits) if self.t.limit_fills[n] == LISTED)
            yield self._fault(self.t.limit_why[full], "needed", self._names(lacking))

    def _names(self, cards: Iterable[int]) -> list[str]:
        return [self.sources.labels["cards"][card] for card in cards if card < self.strangers]

    def _fault(self, why: int, sentence: str, ids: Iterable[str], **values: Any) -> Fault:
        cards = tuple(dict.fromkeys(ids))
        words = self.sources.texts["deck"][sentence]
        said = say(words, cards=self.sources.listing(cards), **values)
        return Fault(self.sources.rule_of(why), said, cards)
