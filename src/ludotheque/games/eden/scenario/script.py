"""The scenario words of Eden; its grammar is told in docs/scenarios.md."""

from dataclasses import replace
from typing import Any, Self

from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.scenario import Line, Script, start_of
from ludotheque.core.words import Refused
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.scenario.actions import Fate
from ludotheque.games.eden.scenario.expect import Expecting
from ludotheque.games.eden.scenario.fight import Fighter
from ludotheque.games.eden.scenario.position import Position, Setup, lines_of
from ludotheque.games.eden.scenario.text import DONE, Saying, is_forced, seat_of

WINDOWS = (n.CMB_ABILITY, n.CMB_PLAY)


class EdenScript(Script):
    """Builds a position from its lines, plays whole lines, compares what is expected."""

    id_prefix = "EDEN-"
    refused = ""

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the lines describe."""
        start = start_of(options)
        setup = Setup(lines)
        given = {**options, "seats": setup.seats}
        edition = self._edition(given)
        position = Position(edition, setup)
        self.fate = Fate(position.shuffles)
        return Match(edition, 0, state=position.lay(start))

    def _edition(self, given: dict[str, Any]) -> Edition:
        """The printed game with tables of its own, which a position changes."""
        rules, printed = self.game.rules, self.game.edition(given)
        own = replace(printed.content, tables=rules.tables.copy(printed.t))
        return Edition.of(rules, self.game.folder, printed.options, own, True)

    def do(self, text: str) -> None:
        """Play a whole line, or nothing of it."""
        edition = self.match.edition
        actor = Fighter(edition, self.match.state, self.fate)
        try:
            actor.play(text)
        except Refused as refused:
            self.refused = refused.rule
            raise
        if actor.told:  # shuffles that a block writes down are longer than a match takes
            actor.s.event_n = 0
            self.match = Match(edition, 0, state=actor.s)
        else:
            for move in actor.made:
                self.match.push(move)

    def seat_named(self, name: str) -> int:
        """The seat of P0 to P5."""
        return seat_of(name)

    def play(self, number: int) -> str:
        """Play a move by its number, and say the line that it completes."""
        edition = self.match.edition
        before = edition.rules.state.copy(self.match.state)
        self.match.push(number)
        return Saying(edition, before, number, self.match.state).line()

    @classmethod
    def around(cls, match: Match) -> Self:
        """The words for a match that no block has set up: its shuffles are its own."""
        made = super().around(match)
        made.fate = Fate({})
        return made

    def written(self) -> list[str] | None:
        """The set-up lines of the beginning of a turn, or of a Logistics."""
        return lines_of(self.match.edition, self.match.state)

    def told(self) -> str:
        """Whose territories are whose, and how it stands."""
        return Expecting(self.match.edition, self.match.state, self.refused).told()

    def twin(self) -> Self:
        """An independent copy, to try something."""
        other = super().twin()
        other.fate = Fate({seat: written[:] for seat, written in self.fate.shuffles.items()})
        return other

    def window(self) -> str | None:
        """The only legal answer of a window or a choice that lines never write, or None."""
        edition, s = self.match.edition, self.match.state
        if is_forced(edition, s):
            return f"P{s.seat} settle"
        if s.ask not in WINDOWS or edition.legal(s) != [n.MOVE_DONE]:
            return None
        return f"P{s.seat} {DONE[s.ask]}"

    def answers(self, text: str) -> bool:
        """Whether a `do:` text says just that."""
        return text.split() == (self.window() or "").split()

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        return Expecting(self.match.edition, self.match.state, self.refused).compare(item)
