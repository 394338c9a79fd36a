"""The scenario words of the duel; its grammar is told in docs/scenarios.md."""

import copy
from dataclasses import replace

from ludotheque.cards.written import lying
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.core.match import Match
from ludotheque.core.pairs import LARGEST, Lines, Word
from ludotheque.core.scenario import Line, Script, at_line, lines_said, start_of, whole_number
from ludotheque.core.words import NOT_YOUR_TURN, ScenarioError
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.edition.options import CLASSES
from ludotheque.games.duel.rules.effects import works
from ludotheque.games.duel.scenario.position import (
    FLAGS,
    GEAR_STATES,
    NUMBERS,
    PILES,
    PLAYERS,
    Position,
    most_cards,
    seat_of,
)
from ludotheque.games.duel.scenario.writing import lines_of
from ludotheque.games.duel.state import roomy

SAID = ("hp", "mana", "shield", "force", "resistance", "weapon_bonus", "hand_n", "gear_state")
VALUES = (*NUMBERS, "shield", "force", "resistance")
PHASES = {
    n.BUILD: "build",
    n.PLAY: "play",
    n.RETURN: "choose",
    n.FREEZE: "choose",
    n.REACT: "react",
    n.OVER: "over",
}


class DuelScript(Script):
    """Builds a position from its lines, plays `A play CARD`, compares `B.hp=85`."""

    id_prefix = "DUEL-"

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the lines describe."""
        start = start_of(options)
        setup = Lines(lines, PLAYERS)
        turns, said = setup.turns, setup.players
        if turns is None and start != "new":
            raise ScenarioError("the line `turn: N active=A` is missing")
        turn, active = turns or (1, int(options.get("first") == "1"))
        classes = [_class_of(name, said[name]) for name in PLAYERS]
        if start == "new":
            options.setdefault("first", str(active))
        edition = self.game.edition({**options, "classes": classes})
        if most_cards(said) > n.DECK:
            edition = _with_room(edition)
        self.position = Position(edition)
        return Match(edition, 0, state=self.position.set_up(turn, active, said, start))

    def do(self, text: str) -> None:
        """Play `A play CARD`."""
        who, _, move = text.partition(" ")
        seat = seat_of(who)
        chosen = self.match.edition.number(move.strip())
        if self.match.seat != seat and not self.match.over:
            raise NOT_YOUR_TURN.fresh()
        self.match.push(chosen)

    def seat_named(self, name: str) -> int:
        """The seat of A or B."""
        return seat_of(name)

    def play(self, number: int) -> str:
        """Play a move by its number, and say it."""
        who = PLAYERS[self.match.seat]
        self.match.push(number)
        return f"{who} {self.match.edition.notation(number)}"

    def written(self) -> list[str] | None:
        """The set-up lines of a position in which somebody is free to play."""
        lines = lines_of(self.match.edition, self.match.state)
        return lines if lines and self._says(lines) else None

    def told(self) -> str:
        """What each player has left, and whose move it is."""
        s, done = self.match.state, self._of_match
        lives = [f"{who}.hp={s.hp[seat]}" for seat, who in enumerate(PLAYERS)]
        return "; ".join([*lives, f"tomove {done('tomove')}", f"over {done('over')}"])

    def _says(self, lines: list[str]) -> bool:
        """Whether the lines lead to this very position, as far as its players can tell."""
        setup = Lines(lines_said(lines), PLAYERS)
        if setup.turns is None:
            return False
        for words in setup.players.values():
            words.pop("class")
        again = Position(self.match.edition).set_up(*setup.turns, setup.players, "position")
        return self.is_again(again, SAID)

    def window(self) -> str | None:
        """`B pass`, when passing is all that the defender can do."""
        s = self.match.state
        only = s.phase == n.REACT and self.match.edition.legal(s) == [n.MOVE_PASS]
        return f"{PLAYERS[s.seat]} pass" if only else None

    def answers(self, text: str) -> bool:
        """Whether a `do:` text answers the announced attack."""
        who, *move = text.split()
        return who == PLAYERS[self.match.state.seat] and move[:1] in (["pass"], ["rapid"])

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        name, sign, wanted = item.partition("=") if "=" in item else item.partition(" ")
        name, wanted = name.strip(), wanted.strip()
        if not sign or not wanted:
            raise ScenarioError(f"{item!r} is neither `X.name=value` nor `word value`")
        who, dot, what = name.partition(".")
        seat = seat_of(who) if dot else NOBODY
        found = self._of_player(seat, what) if dot else self._of_match(name)
        if wanted.startswith("["):
            cards = self.position.cards.pile(wanted)
            if what == "active":  # a frozen one may be named or left out
                cards = [card for card in cards if card not in self._asleep(seat)]
            wanted = self.position.cards.said(cards if what == "deck" else sorted(cards))
        elif what in VALUES:
            wanted = str(whole_number(wanted.removeprefix("+"), LARGEST))
        return None if found == wanted else found

    def _of_player(self, seat: int, what: str) -> str:
        s = self.match.state
        if what in VALUES:
            return str(getattr(s, what)[seat])
        if what in FLAGS:
            return "yes" if getattr(s, what)[seat] else "no"
        if what in PILES:
            pile = lying(s, what, seat)
            return self.position.cards.said(pile if what == "deck" else sorted(pile))
        return self.position.cards.said(
            sorted(s.gear[seat][place] for place in self._places(seat, what))
        )

    def _places(self, seat: int, what: str) -> list[int]:
        """The places of the Equipments that are active, frozen or chilled."""
        s, t = self.match.state, self.match.edition.t
        if what == "active":
            return [place for place in range(n.GEAR) if works(t, s, seat, place)]
        if what not in GEAR_STATES:
            raise ScenarioError(f"{what!r} is nothing one can expect of a player")
        states = s.gear_state[seat]
        return [place for place in range(n.GEAR) if states[place] == GEAR_STATES[what]]

    def _asleep(self, seat: int) -> list[int]:
        """The frozen Equipments that would work if they were not."""
        s, t = self.match.state, self.match.edition.t
        frozen = [s.gear[seat][place] for place in self._places(seat, "frozen")]
        return [card for card in frozen if s.turn > 2 * t.cost[card]]

    def _of_match(self, word: str) -> str:
        s = self.match.state
        if word == "turn":
            return str(s.turn)
        if word == "tomove":
            return "nobody" if s.seat == NOBODY else PLAYERS[s.seat]
        if word == "phase":
            return PHASES[s.phase]
        if word != "over":
            raise ScenarioError(f"{word!r} is nothing one can expect")
        outcome = self.match.outcome()
        if outcome is None:
            return "no"
        return "".join(PLAYERS[winner] for winner in outcome.winners) or "draw"


def _class_of(who: str, said: dict[str, Word]) -> str:
    if "class" not in said:
        raise ScenarioError(f"player {who}: both players need a class")
    at, name = said.pop("class")
    if name not in CLASSES:
        with at_line(at, f"player {who}"):
            raise ScenarioError(f"class={name}: one of {', '.join(CLASSES)}")
    return name


def _with_room(edition: Edition) -> Edition:
    """The game printed for more cards than a deck holds."""
    wide = copy.copy(edition)
    wide.rules = replace(edition.rules, state=roomy())
    return wide
