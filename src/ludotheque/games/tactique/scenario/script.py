"""The scenario words of Tactique; its grammar is told in docs/scenarios.md."""

from ludotheque.core.match import Match
from ludotheque.core.scenario import Line, Script
from ludotheque.core.words import ScenarioError
from ludotheque.games.tactique.edition.options import FACTIONS
from ludotheque.games.tactique.events import REFUSALS
from ludotheque.games.tactique.scenario.actions import Actor, Refusal
from ludotheque.games.tactique.scenario.expect import Expecting
from ludotheque.games.tactique.scenario.position import PLAYERS, Position, Setup, seat_of

STARTS = ("position", "new")


class TactiqueScript(Script):
    """Builds a position from its lines, plays whole actions, compares what is expected."""

    id_prefix = "TAC-"

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the lines describe."""
        start = options.pop("start", STARTS[0])
        if start not in STARTS:
            raise ScenarioError(f"start={start}: one of {', '.join(STARTS)}")
        first = seat_of(options.pop("first", PLAYERS[0]))
        setup = Setup(lines)
        for name in setup.factions:
            if name not in FACTIONS:
                raise ScenarioError(f"factions: {name!r} is not one of {', '.join(FACTIONS)}")
        given = {"factions": setup.factions} if setup.factions else {}
        edition = self.game.edition({**options, **given, "first": str(first)})
        self.position = Position(edition)
        laid = self.position.begin(setup) if start == "new" else self.position.lay(setup, first)
        return Match(edition, 0, state=laid)

    def do(self, text: str) -> None:
        """Play a whole action; refused whole, with the rule of its first faulty choice."""
        actor = Actor(self.match.edition, self.match.state)
        try:
            actor.act(text)
        except Refusal as refusal:
            raise self.match.edition.refusal(refusal.code) from None
        for move in actor.made:
            self.match.push(move)
        if actor.gives_up is not None:
            self.match = Match(self.match.edition, 0, state=actor.s)

    def seat_named(self, name: str) -> int:
        """The seat of P0 or P1."""
        return seat_of(name)

    def play(self, number: int) -> str:
        """Play a move by its number, and say it."""
        self.match.push(number)
        return self.match.edition.notation(number)

    def why(self, text: str) -> str:
        """The code that an action would be refused with now, or `ok`."""
        try:
            Actor(self.match.edition, self.match.state).act(text)
        except Refusal as refusal:
            return REFUSALS[refusal.code]
        return "ok"

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        return Expecting(self.match, self.position, self.why).compare(item)
