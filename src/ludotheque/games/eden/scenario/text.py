"""Words of scenario lines: players, hexes, cards and what goes with them; moves as the options of a
decision, and as the lines that they complete."""

import re
from collections.abc import Callable
from typing import Any

from ludotheque.cards.written import lying
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.core.pairs import reader
from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.edition.options import GROUNDS
from ludotheque.games.eden.moves import PORTAL_WORDS
from ludotheque.games.eden.rules.asking import is_choice
from ludotheque.space.hex import NONE, cell_at, q_of, r_of

HEX = re.compile(r"\((-?\d{1,2}),(-?\d{1,2})\)")
HEXES = re.compile(r"(\(-?\d{1,2},-?\d{1,2}\))(?:x(\d+))?")
PLAYERS = tuple(f"P{seat}" for seat in range(n.SEATS))
COUNTED = ("hand", "front")  # kept as copies of each card; the others are piles
DONE = {  # the word that declines, by decision
    n.MAP_FINAL: "keep", n.RIFT: "stop", n.CMB_PLAY: "stop", n.CMB_ABILITY: "pass",
    n.EXP_PREP: "done", n.DEF_DISCARD: "done", n.LOG_BUY: "done", n.LOG_MOVE_FROM: "done",
}  # fmt: skip
DECLINED = {  # the option, where that is another
    **DONE, n.OFF_TARGET: "none", n.EXP_END: "end", n.RETREAT: "remove", n.LOG_MUSTER: "none",
}  # fmt: skip
AT = {  # the verb of a decision that is answered with hexes, with a card, with a number
    n.MAP_TILE: "tile", n.MAP_BLACK: "black", n.MAP_PORTAL_POS: "portal", n.MAP_FINAL: "portal",
    n.SETUP_TROOP: "troop", n.OFF_SOURCE: "source", n.RETREAT: "retreat", n.LOG_PLACE: "place",
}  # fmt: skip
PICKS = {n.SETUP_UNIT: "unit", n.RIFT: "take", n.CMB_OPEN: "open", n.LOG_MUSTER: "muster"}
VERBS = {**AT, **PICKS, n.OFF_TROOPS: "send", n.OCCUPY: "occupy"}
CHOSEN = {n.CMB_SHIFT: "shift", n.SHIELD: "shield"}  # of a choice, where it is not `choose`
MOST = 999
WRITTEN = (
    n.CMB_OPEN, n.EXP_PREP, n.OFF_TARGET, n.CMB_ABILITY, n.CMB_PLAY, n.DEF_DISCARD, n.LOG_BUY,
)  # fmt: skip
seat_of = reader("player", PLAYERS)


def cell_of(text: str) -> int:
    """The cell of `(q,r)`."""
    found = HEX.fullmatch(text.strip())
    cell = cell_at(int(found[1]), int(found[2])) if found else NONE
    if cell == NONE:
        raise ScenarioError(f"{text!r} is not a hex (q,r) of the table")
    return cell


def hex_of(cell: int) -> str:
    """A cell as `(q,r)`."""
    return f"({q_of(cell)},{r_of(cell)})"


def ground_of(ground: int) -> str:
    """What lies on a cell: a colour, black, the Heart, or whose portal."""
    return GROUNDS[ground] if ground < n.PORTAL else PLAYERS[ground - n.PORTAL]


def hexes(text: str) -> list[tuple[int, int]]:
    """Cells with a number each: `(4,0) (3,0)x2`."""
    left = HEXES.sub("", text).strip()
    if left:
        raise ScenarioError(f"{left!r} is not (q,r) or (q,r)xN")
    return [
        (cell_of(cell), whole_number(number, MOST) if number else 1)
        for cell, number in HEXES.findall(text)
    ]


def pile_of(s: Any, key: str, seat: int) -> list[int]:
    """A player's cards in hand, in front, or of a pile, in the order in which lines tell them."""
    if key not in COUNTED:
        return lying(s, key, seat)
    return [card for card, count in enumerate(getattr(s, key)[seat]) for _ in range(count)]


def same_chances(s: Any, unit: int, ability: int) -> list[int]:
    """The reactions that wait for one ability of a unit."""
    waiting = zip(s.chance_unit[: s.chance_n], s.chance_ability, strict=False)
    return [place for place, one in enumerate(waiting) if one == (unit, ability)]


class Units:
    """Units in combat, called by card id and #place."""

    def __init__(self, edition: Any, s: Any) -> None:
        self.ids, self.s = edition.labels["cards"], s

    def of(self, seat: int) -> list[int]:
        """A player's units in reading order, front 0 first, then the neutralised ones,
        then those that are gone and may still react."""
        s = self.s
        found = [u for u in range(s.units_n) if s.u_where[u] != n.GONE and s.u_seat[u] == seat]
        return sorted(found, key=lambda u: (s.u_where[u], s.u_front[u], s.u_row[u], s.u_col[u]))

    def named(self, seat: int, name: str) -> int:
        """The unit of a player by its name, or NONE."""
        card, _, place = name.partition("#")
        same = [u for u in self.of(seat) if self.ids[self.s.u_card[u]] == card]
        at = whole_number(place, MOST) - 1 if place else 0
        return same[at] if 0 <= at < len(same) else NONE

    def name(self, unit: int) -> str:
        """What a unit is called: with its place where there are several of its card."""
        s = self.s
        card = s.u_card[unit]
        same = [u for u in self.of(s.u_seat[unit]) if s.u_card[u] == card]
        label = str(self.ids[card])
        return f"{label}#{same.index(unit) + 1}" if len(same) > 1 else label


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
        same = [c for c in same_chances(s, unit, ability) if n.MOVE_REACT + c in self.legal]
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
        s, after, ask, (verb, *args) = self.s, self.after, self.s.ask, self.words
        if is_choice(ask):
            return f"{CHOSEN.get(ask, 'choose')} {self._choice(verb, args)}"
        if ask in (n.LOG_MOVE_FROM, *MOVING):
            return self._moved(verb)
        if verb == "done" and ask in TURN:
            return "" if (s.begun, s.phase) == (after.begun, after.phase) else "end"
        if verb == "done":
            return DONE[ask] if ask in DONE else f"{VERBS[ask]} {DECLINED[ask]}"
        if ask in ASIDE:
            return ""
        if verb in ("at", "number"):
            what = hex_of(self.number - n.MOVE_AT) if verb == "at" else args[0]
            return f"{VERBS[ask]} {what}"
        if verb == "no":
            return "no refill"
        found = getattr(self, f"_{verb}", None)
        made: str = found(args) if found else " ".join(self.words)
        return made

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

    def _buy(self, args: list[str]) -> str:
        if self.s.ask == n.HEART_SPEND:
            return f"spend {args[0]}"
        return "" if self.after.ask == n.LOG_RIVAL else f"buy {args[0]}"

    def _seat(self, args: list[str]) -> str:
        return f"buy {self.edition.labels['cards'][self.s.drawn]} for P{self.number - n.MOVE_SEAT}"


def is_forced(edition: Edition, s: Any) -> bool:
    """Whether there is one answer only, which lines never write."""
    return s.seat != NOBODY and s.ask not in WRITTEN and len(edition.legal(s)) == 1
