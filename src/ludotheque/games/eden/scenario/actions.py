"""What `do:` lines say, turned into moves one by one and tried on a copy of the state."""

from collections.abc import Callable
from typing import Any

from ludotheque.cards.written import Cards
from ludotheque.core import acting
from ludotheque.core.acting import Refusal
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.moves import PORTAL_WORDS
from ludotheque.games.eden.scenario.chance import Fate
from ludotheque.games.eden.scenario.text import DONE, cell_of, hexes, seat_of

MOST = 999
WRITTEN = (
    *(n.CMB_OPEN, n.EXP_PREP, n.OFF_TARGET, n.CMB_ABILITY, n.CMB_PLAY),
    *(n.DEF_DISCARD, n.LOG_BUY),
)
# verb -> the decision it answers with a hex
AT = {"tile": n.MAP_TILE, "black": n.MAP_BLACK, "source": n.OFF_SOURCE, "troop": n.SETUP_TROOP}
PICKS = {"unit": (n.SETUP_UNIT,), "take": (n.RIFT,), "open": (n.CMB_OPEN,)}
CARDS = {"world": n.MOVE_WORLD, "discard": n.MOVE_DISCARD, "spend": n.MOVE_BUY}


class Actor(acting.Actor):
    """Plays lines with the shuffles that a block writes down."""

    def __init__(self, edition: Edition, state: Any, fate: Fate) -> None:
        super().__init__(edition, state)
        self.fate = fate
        self.cards = Cards(edition, edition.t.cards_n)
        self.seat = 0
        self.told = False  # whether a written shuffle was used

    def act(self, text: str) -> None:
        """Play a line; Refusal at its first faulty choice."""
        who, *words = text.split()
        self.seat = seat_of(who)
        if not words:
            raise ScenarioError("nothing is done")
        verb, rest = words[0], words[1:]
        self._check_seat(verb)
        self._verb(verb)(rest)

    def _check_seat(self, verb: str) -> None:
        s = self.s
        if s.seat == NOBODY:
            raise Refusal(n.GAME_OVER)
        if s.seat != self.seat:
            stopped = s.fighting and s.stopped >> self.seat & 1
            raise Refusal(n.HAS_STOPPED if verb == "play" and stopped else n.NOT_YOUR_TURN)

    def _verb(self, verb: str) -> Callable[[list[str]], None]:
        found = getattr(self, f"do_{verb}", None)
        if found is not None:
            made: Callable[[list[str]], None] = found
            return made
        if verb in AT:
            return lambda words: self._cells(AT[verb], words)
        if verb in DONE.values():
            return lambda words: self.done(verb)
        if verb in PICKS:
            return lambda words: self._picks(PICKS[verb], words)
        if verb in CARDS:
            return lambda words: self._cards(CARDS[verb], words)
        raise ScenarioError(f"{verb!r} is nothing one can do")

    # -- moves

    def apply(self, move: int) -> None:
        """Play a move that is legal."""
        left = self.fate.left()
        self.s = self.fate.apply(self.edition, self.s, move)
        self.told |= self.fate.left() < left

    def do_settle(self, words: list[str]) -> None:
        """settle: the only answer to a choice that is never written"""
        self.make(self.legal()[0])

    def asked(self, *asks: int) -> None:
        """Refuse the line unless one of these decisions is put."""
        if self.s.ask not in asks:
            raise Refusal(n.NOT_NOW)

    def card(self, name: str, why: int) -> int:
        """A card by its id; an unknown one is refused."""
        if name not in self.cards.ids:
            raise Refusal(why)
        return self.cards.ids.index(name)

    def done(self, word: str) -> None:
        """The word that declines."""
        self.asked(*(ask for ask, done in DONE.items() if done == word))
        self.make(n.MOVE_DONE)

    def _cells(self, ask: int, words: list[str]) -> None:
        for word in words:
            self.asked(ask)
            self.make(n.MOVE_AT + cell_of(word))

    def _picks(self, asks: tuple[int, ...], words: list[str]) -> None:
        for word in words:
            self.asked(*asks)
            self.make(n.MOVE_PICK + self.cards.number(word))

    def _cards(self, base: int, words: list[str]) -> None:
        for word in words:
            self.make(base + self.cards.number(word))

    # -- map

    def do_draw(self, words: list[str]) -> None:
        """draw pile|face"""
        self.make(n.MOVE_DRAW + ("pile", "face").index(words[0]))

    def do_portal(self, words: list[str]) -> None:
        """portal none|add|remove|move [(q,r)], or portal (q,r)"""
        if words[0] in PORTAL_WORDS:
            self.make(n.MOVE_PORTAL + PORTAL_WORDS.index(words[0]))
            words = words[1:]
        for word in words:
            self.asked(n.MAP_PORTAL_POS, n.MAP_FINAL)
            self.make(n.MOVE_AT + cell_of(word))

    # -- Expansion and Logistics

    def do_use(self, words: list[str]) -> None:
        """use CARD mode"""
        names = self.edition.labels["modes"]
        if len(words) != 2 or words[1] not in names:
            raise ScenarioError("use: a card and a mode")
        place = self.cards.number(words[0]) * n.MODE_NAMES + list(names).index(words[1])
        self.make(n.MOVE_USE + place)

    def do_rift(self, words: list[str]) -> None:
        """rift [CARD]"""
        s, t = self.s, self.t
        table = [c for c in s.table[self.seat][: s.table_n[self.seat]] if t.rift_units[c]]
        card = self.cards.number(words[0]) if words else next(iter(table), 0)
        self.make(n.MOVE_RIFT + card)

    def do_end(self, words: list[str]) -> None:
        """end, also where the turn ends by itself"""
        self._to_end(n.MOVE_DONE)

    def do_refill(self, words: list[str]) -> None:
        """refill"""
        if self.s.ask == n.DEF_REFILL:
            self.make(n.MOVE_REFILL)
        else:
            self._to_end(n.MOVE_REFILL)

    def do_bonus(self, words: list[str]) -> None:
        """bonus"""
        self._to_end(n.MOVE_BONUS)

    def _to_end(self, move: int) -> None:
        self.asked(n.EXP_PREP, n.OFF_TARGET, n.EXP_END)
        begun, phase = self.s.begun, self.s.phase
        while (self.s.begun, self.s.phase) == (begun, phase):
            if self.s.ask == n.EXP_END:
                self.make(move)
                return
            self.make(n.MOVE_DONE)
        if move != n.MOVE_DONE:
            raise Refusal(n.NO_REFILL if move == n.MOVE_REFILL else n.NO_BONUS)

    def do_no(self, words: list[str]) -> None:
        """no refill"""
        self.asked(n.DEF_REFILL)
        self.make(n.MOVE_NO)

    def do_retreat(self, words: list[str]) -> None:
        """retreat (q,r) ..|remove"""
        for word in words:
            self.asked(n.RETREAT)
            self.make(n.MOVE_DONE if word == "remove" else n.MOVE_AT + cell_of(word))

    def do_occupy(self, words: list[str]) -> None:
        """occupy N"""
        self.asked(n.OCCUPY)
        self.make(n.MOVE_NUMBER + whole_number(words[0], n.AMOUNTS - 1))

    def do_place(self, words: list[str]) -> None:
        """place (q,r)[xN] .."""
        if self.s.ask == n.LOG_BUY:
            self.make(n.MOVE_DONE)
        for cell, count in hexes(" ".join(words)):
            for _ in range(count):
                self.asked(n.LOG_PLACE)
                self.make(n.MOVE_AT + cell)

    def do_muster(self, words: list[str]) -> None:
        """muster UNIT|none"""
        self.asked(n.LOG_MUSTER)
        self.make(n.MOVE_DONE if words[0] == "none" else n.MOVE_PICK + self.cards.number(words[0]))
