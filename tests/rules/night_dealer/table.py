"""A table to talk about: a drawn position, moves by P1 and P2, and what must be seen afterwards."""

import pytest

from ludotheque import Refused, load
from ludotheque.core.scenario import Line

GAME = load("night-dealer")


class Table:
    """A position being played, in the words of scenarios."""

    def __init__(self, script):
        self.script = script
        self.match = script.match

    @property
    def state(self):
        """The record of the game in progress."""
        return self.match.state

    def play(self, *moves):
        """Play moves such as "P1 tile 1 5", separated by semicolons or given one by one."""
        for move in _items(moves):
            self.script.do(move)
        return self

    def shows(self, *items):
        """All of this must be true now: a drawn board, or items such as "offer none; turn 4"."""
        for item in _items(items):
            found = self.script.expect(item)
            assert found is None, f"expected {item!r}, found {found!r}"
        return self

    def refuses(self, move, rule):
        """The move is refused by this rule, in both languages, and nothing changes."""
        before = self.match.edition.rules.state.pack(self.state)
        with pytest.raises(Refused) as caught:
            self.script.do(move)
        assert caught.value.rule == rule, f"{move}: {caught.value}"
        assert self.match.edition.rules.state.pack(self.state) == before
        return caught.value

    def events(self, name, seat=None):
        """The arguments of the last move's events of that kind."""
        return [(*e.args.values(),) for e in self.match.events(seat) if e.kind == name]

    def view(self, role):
        """What P1 or P2 sees."""
        first = self.state.first
        return self.match.view(first if role == "P1" else 1 - first)


def sit(board="", *lines, options=""):
    """A table with a drawn board (or an empty one), set-up lines and options."""
    said = [_row(board)] if board else []
    words = [line.partition(":") for line in (*said, *lines)]
    given = dict(part.split("=") for part in options.split())
    setup = [Line(at, word, rest.strip()) for at, (word, _, rest) in enumerate(words, 1)]
    return Table(GAME.rules.face.script(GAME, given, setup))


def fresh(options="starter=A"):
    """A table at the first roll of a round: nothing laid, nothing rolled."""
    return sit("", "turn: 1 roll", options=options)


def _row(board):
    """A drawn board as one line."""
    rows = [row.strip() for row in board.replace("/", "\n").strip().splitlines()]
    return "board: " + " / ".join(rows)


def _items(texts):
    """What is said, item by item; a drawn board is one item."""
    for text in texts:
        if "\n" in text:
            yield _row(text).replace(":", "", 1)
        else:
            yield from (item.strip() for item in text.split(";") if item.strip())
