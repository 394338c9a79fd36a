"""Moves as scenarios say them: the options of a decision, and the lines that moves made by hand
complete."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.moves import PORTAL_WORDS
from ludotheque.games.eden.rules.asking import is_choice
from ludotheque.games.eden.scenario import text
from ludotheque.games.eden.scenario.actions import WRITTEN
from ludotheque.games.eden.scenario.text import hex_of

WORDS = ("left", "right", "refill", "bonus")
SETTLED = {"yes": "keep", "no": "discard"}
PLAIN: dict[str, Callable[[int], str]] = {  # verb -> what its one number is called
    "at": hex_of,
    "number": str,
    "seat": text.PLAYERS.__getitem__,
    "draw": ("pile", "face").__getitem__,
    "portal": PORTAL_WORDS.__getitem__,
}
PREPARED = ("play", "discard", "world", "rift")


class Offers:
    """Writes legal moves as options."""

    def __init__(self, edition: Any, s: Any, legal: list[int]) -> None:
        self.edition, self.s, self.legal = edition, s, legal
        self.cards, self.units = edition.labels["cards"], text.Units(edition, s)

    def all(self) -> list[str]:
        """Every option."""
        return [self._option(move) for move in self.legal]

    def _option(self, move: int) -> str:
        s = self.s
        verb, args = self.edition.rules.moves.split(move)
        name = verb.name
        if name == "done":
            return text.DECLINED[s.ask]
        if name in WORDS:
            return str(name)
        if name in ("yes", "no"):
            return SETTLED[name] if s.ask == n.CMB_SETTLE else str(name)
        return PLAIN[name](args[0]) if name in PLAIN else self._of_card(name, args, move)

    def _of_card(self, name: str, args: list[int], move: int) -> str:
        s = self.s
        if name == "unit":
            return self.units.name(args[0])
        if name == "activate":
            return f"{self.units.name(args[0])}.{args[1] + 1}"
        if name == "react":
            return self._chance(args[0])
        card = str(self.cards[args[0]])
        if name == "use":
            return f"use {card} {self.edition.labels['modes'][args[1]]}"
        if name == "send":
            return f"{card} front {args[1]}" if s.fronts_n == 2 else card
        if name in PREPARED and s.ask == n.EXP_PREP:
            return f"{name} {card}"
        if s.ask == n.CMB_ADD:
            return self._added(name, card, args[0])
        return card

    def _added(self, name: str, card: str, number: int) -> str:
        both = {n.MOVE_PICK + number, n.MOVE_RAISE + number} <= set(self.legal)
        return f"{'pile' if name == 'raise' else 'discard'}:{card}" if both else card

    def _chance(self, chance: int) -> str:
        s = self.s
        unit, ability = s.chance_unit[chance], s.chance_ability[chance]
        label = f"{self.units.name(unit)}.{ability + 1}"
        same = [c for c in text.same_chances(s, unit, ability) if n.MOVE_REACT + c in self.legal]
        return f"{label} {self.units.name(s.chance_event[chance])}" if len(same) > 1 else label


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
            return f"{text.CHOSEN.get(ask, 'choose')} {self._choice(verb, args)}"
        if ask in (n.LOG_MOVE_FROM, *MOVING):
            return self._moved(verb)
        if verb == "done":
            return self._end() if ask in TURN else self._declined()
        if ask in ASIDE:
            return ""
        if verb in ("at", "number"):
            what = hex_of(self.number - n.MOVE_AT) if verb == "at" else args[0]
            return f"{text.VERBS[ask]} {what}"
        if verb == "no":
            return "no refill"
        found = getattr(self, f"_{verb}", None)
        made: str = found(args) if found else " ".join(self.words)
        return made

    def _declined(self) -> str:
        ask = self.s.ask
        return text.DONE[ask] if ask in text.DONE else f"{text.VERBS[ask]} {text.DECLINED[ask]}"

    def _end(self) -> str:
        s, after = self.s, self.after
        return "" if (s.begun, s.phase) == (after.begun, after.phase) else "end"

    def _choice(self, verb: str, args: list[str]) -> str:
        if verb == "unit":
            return text.Units(self.edition, self.s).name(self.number - n.MOVE_UNIT)
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
            return f"{text.VERBS[self.s.ask]} {args[0]}"
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
        name = text.Units(self.edition, self.s).name(unit)
        return f"activate {name}.{ability + 1}" if several else f"activate {name}"

    def _buy(self, args: list[str]) -> str:
        if self.s.ask == n.HEART_SPEND:
            return f"spend {args[0]}"
        return "" if self.after.ask == n.LOG_RIVAL else f"buy {args[0]}"

    def _seat(self, args: list[str]) -> str:
        return f"buy {self.edition.labels['cards'][self.s.drawn]} for P{self.number - n.MOVE_SEAT}"


def is_forced(edition: Edition, s: Any) -> bool:
    """Whether there is one answer only, which lines never write."""
    return s.seat != NOBODY and s.ask not in WRITTEN and len(edition.legal(s)) == 1
