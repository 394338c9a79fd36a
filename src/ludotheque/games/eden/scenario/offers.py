"""The options of a decision, as lines of scenarios write them."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.eden import codes as n
from ludotheque.games.eden.moves import PORTAL_WORDS
from ludotheque.games.eden.scenario.text import DECLINED, PLAYERS, Units, hex_of

WORDS = ("left", "right", "refill", "bonus")
SETTLED = {"yes": "keep", "no": "discard"}
PLAIN: dict[str, Callable[[int], str]] = {  # verb -> what its one number is called
    "at": hex_of,
    "number": str,
    "seat": PLAYERS.__getitem__,
    "draw": ("pile", "face").__getitem__,
    "portal": PORTAL_WORDS.__getitem__,
}
PREPARED = ("play", "discard", "world", "rift")


class Offers:
    """Writes legal moves as options."""

    def __init__(self, edition: Any, s: Any, legal: list[int]) -> None:
        self.edition, self.s, self.legal = edition, s, legal
        self.cards, self.units = edition.labels["cards"], Units(edition, s)

    def all(self) -> list[str]:
        """Every option."""
        return [self._option(move) for move in self.legal]

    def _option(self, move: int) -> str:
        s = self.s
        verb, args = self.edition.rules.moves.split(move)
        name = verb.name
        if name == "done":
            return DECLINED[s.ask]
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
        same = [
            move - n.MOVE_REACT
            for move in self.legal
            if n.MOVE_REACT <= move < n.MOVE_NUMBER
            and s.chance_unit[move - n.MOVE_REACT] == unit
            and s.chance_ability[move - n.MOVE_REACT] == ability
        ]
        return f"{label} {self.units.name(s.chance_event[chance])}" if len(same) > 1 else label
