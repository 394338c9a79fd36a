"""Moves made by hand, said as the lines of a scenario say them."""

from typing import Any

from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.rules.asking import is_choice
from ludotheque.games.eden.scenario.actions import WRITTEN
from ludotheque.games.eden.scenario.text import CHOSEN, DECLINED, DONE, VERBS, Units, hex_of

TURN = (n.EXP_PREP, n.OFF_TARGET, n.EXP_END)  # declined one by one, a turn is ended
ASIDE = (n.OFF_TARGET, n.OFF_SOURCE, n.OFF_TROOPS)  # of an offensive that is not whole yet
MOVING = (n.LOG_MOVE_TO, n.LOG_MOVE_N)


class Saying:
    """A move, with the positions before and after it."""

    def __init__(self, edition: Edition, before: Any, number: int, after: Any) -> None:
        self.edition, self.s, self.after, self.number = edition, before, after, number
        self.words = edition.notation(number).split()

    def line(self) -> str:
        """The line that the move completes; nothing where it only begins one."""
        said = "" if is_forced(self.edition, self.s) else self._said()
        return f"P{self.s.seat} {said}" if said else ""

    def _said(self) -> str:
        ask, (verb, *args) = self.s.ask, self.words
        if is_choice(ask):
            return f"{CHOSEN.get(ask, 'choose')} {self._choice(verb, args)}"
        if ask in (n.LOG_MOVE_FROM, *MOVING):
            return self._moved(verb)
        if verb == "done":
            return self._end() if ask in TURN else self._declined()
        if ask in ASIDE:
            return ""
        if verb == "at":
            return f"{VERBS[ask]} {hex_of(self.number - n.MOVE_AT)}"
        found = getattr(self, f"_{verb}", None)
        made: str = found(args) if found else " ".join(self.words)
        return made

    def _declined(self) -> str:
        ask = self.s.ask
        return DONE[ask] if ask in DONE else f"{VERBS[ask]} {DECLINED[ask]}"

    def _end(self) -> str:
        s, after = self.s, self.after
        return "" if (s.begun, s.phase) == (after.begun, after.phase) else "end"

    def _choice(self, verb: str, args: list[str]) -> str:
        if verb == "unit":
            return Units(self.edition, self.s).name(self.number - n.MOVE_UNIT)
        if verb in ("left", "right", "yes", "no"):
            return verb
        return f"pile:{args[0]}" if verb == "raise" else args[0]

    def _moved(self, verb: str) -> str:
        s, after = self.s, self.after
        if verb == "done":
            return verb
        if after.ask in MOVING and after.seat == s.seat:
            return ""
        source = s.from_cell if s.ask in MOVING else self.number - n.MOVE_AT
        target = s.to_cell if s.ask == n.LOG_MOVE_N else self.number - n.MOVE_AT
        return f"move {hex_of(source)}>{hex_of(target)} {s.troops[source] - after.troops[source]}"

    def _pick(self, args: list[str]) -> str:
        if self.s.ask != n.CMB_OPEN:
            return f"{VERBS[self.s.ask]} {args[0]}"
        s, cards = self.s, self.edition.labels["cards"]
        units = [*(cards[card] for card in s.u_card[: s.units_n]), args[0]]
        if len(units) < s.fronts_n:
            return ""
        ways = zip(s.source, s.target, s.group, units, strict=False)
        return f"attack {', '.join(f'{hex_of(a)}>{hex_of(b)} {k} {u}' for a, b, k, u in ways)}"

    def _send(self, args: list[str]) -> str:
        both = self.s.fronts_n == 2 and self.s.seat == self.s.active
        return f"play {args[0]} front {args[1]}" if both else f"play {args[0]}"

    def _activate(self, args: list[str]) -> str:
        unit, ability = (self.number - n.MOVE_ACTIVATE) // n.ABILITIES, int(args[1])
        return self._used(unit, ability)

    def _react(self, args: list[str]) -> str:
        place = self.number - n.MOVE_REACT
        return self._used(self.s.chance_unit[place], self.s.chance_ability[place])

    def _used(self, unit: int, ability: int) -> str:
        """A unit's ability, by its number where an earlier one could be meant."""
        legal = self.edition.legal(self.s)
        first = n.MOVE_ACTIVATE + unit * n.ABILITIES
        several = any(first + other in legal for other in range(ability))
        name = Units(self.edition, self.s).name(unit)
        return f"activate {name}.{ability + 1}" if several else f"activate {name}"

    def _number(self, args: list[str]) -> str:
        return f"{VERBS[self.s.ask]} {args[0]}"

    def _no(self, args: list[str]) -> str:
        return "no refill"

    def _buy(self, args: list[str]) -> str:
        if self.s.ask == n.HEART_SPEND:
            return f"spend {args[0]}"
        return "" if self.after.ask == n.LOG_RIVAL else f"buy {args[0]}"

    def _seat(self, args: list[str]) -> str:
        return f"buy {self.edition.labels['cards'][self.s.drawn]} for P{self.number - n.MOVE_SEAT}"


def is_forced(edition: Edition, s: Any) -> bool:
    """Whether there is one answer only, which lines never write."""
    return s.seat != NOBODY and s.ask not in WRITTEN and len(edition.legal(s)) == 1
