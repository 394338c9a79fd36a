"""The scenario words of The Attic; its grammar is told in scenarios.md beside this file."""

from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.scenario import Line, Script
from ludotheque.core.words import NOT_YOUR_TURN, ScenarioError

from ..codes import MOVE_PASS, NONE
from ..show import LETTERS


class AtticScript(Script):
    """Builds a position from its lines, plays `A lay lamp`, compares `A.points=3`."""

    id_prefix = "GRE-"

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the lines describe; chance keeps the written order."""
        edition = self.game.edition(options)
        self.kinds = list(edition.labels["kinds"])
        s = edition.rules.state.new()
        s.laid, s.fate_n, s.deck = NONE, -1, [NONE] * len(s.deck)
        for line in lines:
            self._set_up(s, line)
        for seat in range(edition.seats):
            s.held[seat] = sum(s.hand[seat])
            s.points[seat] = sum(n * v for n, v in zip(s.shelf[seat], edition.t.value, strict=True))
        s.seat = s.turn if s.laid == NONE else (s.turn + 1) % edition.seats
        return Match(edition, 0, state=s)

    def _set_up(self, s: Any, line: Line) -> None:
        word, _, who = line.word.partition(" ")
        if word == "player":
            for part in line.rest.split("] "):
                name, _, cards = part.partition("=")
                if name not in ("hand", "shelf"):
                    raise ScenarioError(f"player: {name!r} is not hand or shelf")
                for kind in self._cards(cards):
                    getattr(s, name)[self._seat(who)][kind] += 1
        elif word == "deck":
            cards = self._cards(line.rest)[::-1]
            s.deck[: len(cards)], s.deck_n = cards, len(cards)
        elif word == "discard":
            for kind in self._cards(line.rest):
                s.discard[kind] += 1
        elif word == "laid":
            s.laid = self._kind(line.rest)
        elif word == "turn":
            s.turn = self._seat(line.rest)
        elif word == "turns":
            s.turns = self._number(line.rest)
        else:
            raise ScenarioError(f"{line.word!r} is not a word of this game")

    def _seat(self, letter: str) -> int:
        if letter not in tuple(LETTERS):
            raise ScenarioError(f"{letter!r} is not a seat")
        return LETTERS.index(letter)

    def _number(self, text: str) -> int:
        if not text.isdecimal():
            raise ScenarioError(f"{text!r} is not a number")
        return int(text)

    def _kind(self, name: str) -> int:
        if name not in self.kinds:
            raise ScenarioError(f"{name!r} is not a card; cards: {', '.join(self.kinds)}")
        return self.kinds.index(name)

    def _cards(self, text: str) -> list[int]:
        found = []
        for word in text.strip("[] ").split():
            name, _, count = word.partition("*")
            found += [self._kind(name)] * self._number(count or "1")
        return found

    def do(self, text: str) -> None:
        """Play `A lay lamp`."""
        who, _, move = text.partition(" ")
        if self._seat(who) != self.match.seat:
            raise NOT_YOUR_TURN.fresh()
        self.match.push(move)

    def seat_named(self, name: str) -> int:
        """The seat of A to C, for guides."""
        return self._seat(name)

    def play(self, number: int) -> str:
        """Play a move by its number, and say it as after `do:`."""
        said = f"{LETTERS[self.match.seat]} {self.match.edition.notation(number)}"
        self.match.push(number)
        return said

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        name, sign, wanted = item.partition("=") if "=" in item else item.partition(" ")
        found = self._found(name)
        return None if sign and found == self._same(wanted) else found

    def _same(self, wanted: str) -> str:
        """A list of cards in the order in which it is found: by kind, unless it is the deck."""
        if not wanted.startswith("["):
            return wanted
        return self._named(self._cards(wanted))

    def _named(self, cards: list[int]) -> str:
        return "[" + " ".join(self.kinds[kind] for kind in sorted(cards)) + "]"

    def _found(self, name: str) -> str:
        s = self.match.state
        who, dot, what = name.partition(".")
        if dot and what in ("hand", "shelf"):
            counts = getattr(s, what)[self._seat(who)]
            return self._named([k for k, n in enumerate(counts) for _ in range(n)])
        if dot and what == "points":
            return str(s.points[self._seat(who)])
        if dot and what == "top":
            top = self.match.view(self._seat(who)).state.deck[s.deck_n - 1]
            return "?" if top == NONE else self.kinds[top]
        if name == "discard":
            return self._named([k for k, n in enumerate(s.discard) for _ in range(n)])
        if name == "deck":
            return str(s.deck_n)
        if name == "tomove":
            return LETTERS[s.seat] if s.seat >= 0 else "nobody"
        if name == "over":
            return self._over()
        raise ScenarioError(f"{name!r} is nothing one can expect")

    def _over(self) -> str:
        outcome = self.match.outcome()
        if outcome is None:
            return "no"
        return "".join(LETTERS[winner] for winner in outcome.winners) or "draw"

    def window(self) -> str | None:
        """`A pass`, when passing is all that the seat asked can do."""
        only = self.match.edition.legal(self.match.state) == [MOVE_PASS]
        return f"{LETTERS[self.match.seat]} pass" if only else None

    def answers(self, text: str) -> bool:
        """Whether a `do:` text answers the card laid."""
        who, _, move = text.partition(" ")
        return who == LETTERS[self.match.seat] and move in ("pass", "snatch")
