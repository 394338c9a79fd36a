"""A table to talk about: two players' sides, moves by A and B, and what must be seen afterwards."""

from collections import Counter

import pytest

from ludotheque import Refused, load
from ludotheque.core.scenario import Line
from tests.rules.duel.slow_book import Book

GAME = load("duel")
BOOK = Book({})
CLASSES = ("mage", "warrior", "rogue", "warden")


class Table:
    """A position being played, in the words of scenarios."""

    def __init__(self, script):
        self.script = script
        self.match = script.match

    @property
    def state(self):
        """The record of the game in progress."""
        return self.match.state

    @property
    def moves(self):
        """The legal moves of whoever must act."""
        return {move.notation for move in self.match.legal()}

    def play(self, *moves):
        """Play moves such as "A play fireball; B pass"; a window with one answer is answered."""
        items = list(_items(moves))
        for at, move in enumerate(items):
            self.script.do(move)
            self.answer(items[at + 1] if at + 1 < len(items) else None)
        return self

    def answer(self, coming):
        """Pass where that is all one can do, unless the next move says it."""
        while (only := self.script.window()) is not None:
            if coming is not None and self.script.answers(coming):
                return
            self.script.do(only)

    def say(self, move):
        """Play one move and answer nothing."""
        self.script.do(move)
        return self

    def shows(self, *items):
        """All of this must be true now, such as "A.hp=94; tomove B"."""
        for item in _items(items):
            found = self.script.expect(item)
            assert found is None, f"expected {item!r}, found {found!r}"
        return self

    def refuses(self, move, rule=None):
        """The move is refused by this rule, in both languages, and nothing changes."""
        layout = self.match.edition.rules.state
        before = layout.pack(self.state)
        with pytest.raises(Refused) as caught:
            self.script.do(move)
        said = caught.value
        assert rule is None or said.rule == rule, f"{move}: {said}"
        assert said.words.fr and said.words.en and said.words.fr != said.words.en
        assert layout.pack(self.state) == before, f"{move}: refused, but something changed"
        return said

    def events(self, name, seat=None):
        """The arguments of the last move's events of that kind."""
        return [(*e.args.values(),) for e in self.match.events(seat) if e.kind == name]

    def card(self, name):
        """The number of a card."""
        return self.match.edition.labels["cards"].index(name)

    def hand(self, seat):
        """The cards a seat holds, as names."""
        return pile(self.match, seat, "hand")


def pile(match, seat, zone):
    """The cards of one zone, as names."""
    cards = getattr(match.state, zone)[seat][: getattr(match.state, zone + "_n")[seat]]
    return [match.edition.labels["cards"][card] for card in cards]


def sit(a="class=warrior", b="class=mage", turn="5 active=A", options=""):
    """A table with A's and B's side as scenario words say them."""
    given = dict(part.split("=") for part in options.split())
    lines = [("turn", turn), ("player A", a), ("player B", b)]
    setup = [Line(at, word, rest) for at, (word, rest) in enumerate(lines, 1)]
    return Table(GAME.rules.face.script(GAME, given, setup))


def mage(rest="", b="class=warrior", **more):
    """A is a Mage whose turn it is."""
    return sit(f"class=mage {rest}", b, **more)


def warrior(rest="", b="class=mage", **more):
    """A is a Warrior whose turn it is."""
    return sit(f"class=warrior {rest}", b, **more)


def new(seed=0, **options):
    """A fresh match."""
    return GAME.new(seed=seed, options=options)


def printed_deck(kind):
    """The thirty cards of a class's printed deck, counted."""
    return Counter(BOOK.standard_cards(kind))


def _items(texts):
    for text in texts:
        yield from (item.strip() for item in text.split(";") if item.strip())
