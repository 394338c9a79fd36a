"""The scenario words of Tactique; its grammar is told in docs/scenarios.md."""

from collections.abc import Mapping
from typing import ClassVar

from ludotheque.core.acting import Refusal
from ludotheque.core.match import Match
from ludotheque.core.scenario import Line, Script, lines_said, start_of
from ludotheque.core.words import ScenarioError
from ludotheque.games.tactique.edition.options import FACTIONS
from ludotheque.games.tactique.events import REFUSALS
from ludotheque.games.tactique.scenario.actions import Commander, saying
from ludotheque.games.tactique.scenario.expect import Expecting
from ludotheque.games.tactique.scenario.position import PLAYERS, Position, Setup, seat_of
from ludotheque.games.tactique.scenario.writing import lines_of

SAID = (  # what lines can say, and must have said
    *("own_turn", "capacity", "echoes", "kills", "hold", "armed", "brooded", "hand_n", "deck_n"),
    *("unit", "hp", "max_hp", "shield", "made", "allowed", "fresh", "stunned", "moved", "uses"),
    *("reassembled", "age", "boost", "plate", "granted", "terrain", "lasting", "discard_n"),
)


class TactiqueScript(Script):
    """Builds a position from its lines, plays whole actions, compares what is expected."""

    id_prefix = "TAC-"
    plain: ClassVar[Mapping[str, str]] = {"first": "0"}
    begun = ""  # an action of which the first choices were made, as a line says it

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the lines describe."""
        start = start_of(options)
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
        actor = Commander(self.match.edition, self.match.state)
        actor.play(text)
        for move in actor.made:
            self.match.push(move)
        if actor.gives_up is not None:
            self.match = Match(self.match.edition, 0, state=actor.s)

    def seat_named(self, name: str) -> int:
        """The seat of P0 or P1."""
        return seat_of(name)

    def play(self, number: int) -> str:
        """Play a move by its number, and say the action that it completes."""
        seat = self.match.seat
        self.begun = saying(self.begun, self.match.edition.notation(number), seat)
        self.match.push(number)
        if self.match.state.act[seat]:
            return ""
        said, self.begun = self.begun, ""
        return said

    def written(self) -> list[str] | None:
        """The set-up lines of a position in which somebody is free to act."""
        edition, s = self.match.edition, self.match.state
        lines = lines_of(edition, s)
        if lines is None:
            return None
        again = Position(edition).lay(Setup(lines_said(lines)), s.first)
        return lines if self.is_again(again, SAID) else None

    def told(self) -> str:
        """What stands on both grids, and how it stands."""
        held = Expecting(self.match, Position(self.match.edition), self.why)
        grids = [f"grid {who}={held.grid(seat)}" for seat, who in enumerate(PLAYERS)]
        return "; ".join([*grids, f"over {held.over()}"])

    def why(self, text: str) -> str:
        """The code that an action would be refused with now, or `ok`."""
        try:
            Commander(self.match.edition, self.match.state).act(text)
        except Refusal as refusal:
            return REFUSALS[refusal.code]
        return "ok"

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        return Expecting(self.match, self.position, self.why).compare(item)
