"""What `do:` lines say, turned into moves one by one and tried on a copy of the state, with the
shuffles that a block writes down."""

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.cards.written import Cards
from ludotheque.core import acting
from ludotheque.core.acting import Refusal
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY
from ludotheque.core.scenario import whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.events import EVENTS
from ludotheque.games.eden.moves import PORTAL_WORDS
from ludotheque.games.eden.rules.asking import is_choice
from ludotheque.games.eden.scenario import text as said


class Fate:
    """Written shuffles by player, the next first; without one a shuffle keeps the order."""

    def __init__(self, shuffles: dict[int, list[list[int]]]) -> None:
        self.shuffles = shuffles

    def left(self) -> int:
        """How many shuffles are still written."""
        return sum(map(len, self.shuffles.values()))

    def apply(self, edition: Edition, s: Any, move: int) -> Any:
        """The state after a move, with the shuffles that it brings as they are written."""
        tried = self._played(edition, s, move, [])
        for seat, written in self.shuffles.items():
            pile = self._shuffled(s, tried, seat, move) if written else None
            if pile is not None:
                tried = self._played(edition, s, move, draws_to(pile, written.pop(0)[::-1]))
        return tried

    def _played(self, edition: Edition, s: Any, move: int, draws: list[int]) -> Any:
        made = edition.rules.state.copy(s)
        made.fate_n = len(draws) or -1
        made.fate[: len(draws)] = draws
        edition.apply(made, move)
        made.fate_n = -1
        return made

    def _shuffled(self, before: Any, after: Any, seat: int, move: int) -> list[int] | None:
        """The pile that a player has shuffled in a move, bottom first, in the order it kept."""
        if not any(e.kind in SHUFFLES and e.seat == seat for e in EVENTS.noted(after)):
            return None
        if before.phase == n.SETUP:
            return [move - n.MOVE_PICK, *before.deck[seat][: before.deck_n[seat]]]
        return list(before.discard[seat][: before.discard_n[seat]])[::-1]


def draws_to(pile: list[int], wanted: list[int]) -> list[int]:
    """The draws that shuffle a pile into an order."""
    pile, draws = list(pile), []
    if sorted(pile) != sorted(wanted):
        raise ScenarioError("the written shuffle has other cards than the pile")
    for at in range(len(pile) - 1, 0, -1):
        chosen = max(i for i in range(at + 1) if pile[i] == wanted[at])
        draws.append(chosen)
        pile[at], pile[chosen] = pile[chosen], pile[at]
    return draws


WAYS = ("left", "right")
SHUFFLES = EVENTS.marked("shuffle")
CARDS = {  # the first of the moves that a verb names cards for
    "play": n.MOVE_PLAY, "world": n.MOVE_WORLD, "discard": n.MOVE_DISCARD, "buy": n.MOVE_BUY,
    "spend": n.MOVE_BUY,
}  # fmt: skip
ENDS = {"end": n.MOVE_DONE, "refill": n.MOVE_REFILL, "bonus": n.MOVE_BONUS}


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
        self.seat = said.seat_of(who)
        if not words:
            raise ScenarioError("nothing is done")
        verb, rest = words[0], words[1:]
        self._check_seat(verb)
        if made := getattr(self, f"do_{verb}", None):
            made(rest)
        elif verb in SAID:
            SAID[verb](self, verb, rest)
        else:
            raise ScenarioError(f"{verb!r} is nothing one can do")

    def _check_seat(self, verb: str) -> None:
        s = self.s
        if s.seat == NOBODY:
            raise Refusal(n.GAME_OVER)
        if s.seat != self.seat:
            stopped = s.fighting and s.stopped >> self.seat & 1
            raise Refusal(n.HAS_STOPPED if verb == "play" and stopped else n.NOT_YOUR_TURN)

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

    def declines(self, word: str, words: list[str]) -> None:
        """The word that declines."""
        self.asked(*_asks(said.DONE, word))
        self.make(n.MOVE_DONE)

    def answers(self, verb: str, words: list[str]) -> None:
        """Hexes, cards or numbers for the decisions of a verb."""
        for word in words:
            self.asked(*_asks(said.VERBS, verb))
            self.make(self._read(word))

    def _read(self, word: str) -> int:
        ask = self.s.ask
        if word == said.DECLINED.get(ask) and ask not in said.DONE:
            return n.MOVE_DONE
        if ask in said.AT:
            return n.MOVE_AT + said.cell_of(word)
        if ask in said.PICKS:
            return n.MOVE_PICK + self.cards.number(word)
        return n.MOVE_NUMBER + whole_number(word, n.AMOUNTS - 1)

    def chooses(self, verb: str, words: list[str]) -> None:
        """The choices of a verb."""
        self.asked(*_asks(said.CHOSEN, verb))
        self.choose(words)

    def do_choose(self, words: list[str]) -> None:
        """choose .."""
        if not is_choice(self.s.ask):
            raise Refusal(n.NOT_NOW)
        self.choose(words)

    def choose(self, words: list[str]) -> None:
        """Answer the choices of an ability one by one."""
        left = list(words)
        while left and self.s.seat == self.seat and is_choice(self.s.ask):
            moves = self.legal()
            self.make(moves[0] if len(moves) == 1 else self._answer(left.pop(0), moves))
        if left:
            raise ScenarioError(f"{' '.join(left)!r} answers nothing that is asked")

    def _answer(self, word: str, moves: list[int]) -> int:
        ask = self.s.ask
        if ask in (n.CMB_SIDE, n.CMB_SHIFT):
            return n.MOVE_LEFT + WAYS.index(word)
        if ask in (n.CMB_SETTLE, n.SHIELD):
            return n.MOVE_YES if word in ("keep", "yes") else n.MOVE_NO
        if ask == n.CMB_AMOUNT:
            return n.MOVE_NUMBER + whole_number(word, n.AMOUNTS - 1)
        if ask == n.CMB_TARGET and self.t.row_verb[self.s.r_row] != n.RECOVER:
            return self._unit(word, moves)
        zone, colon, name = word.rpartition(":")
        card = self.card(name, n.IMPOSSIBLE)
        if ask == n.CMB_DISCARD:
            return n.MOVE_DISCARD + card
        pile = zone == "pile" if colon else n.MOVE_PICK + card not in moves
        return (n.MOVE_RAISE if pile and ask == n.CMB_ADD else n.MOVE_PICK) + card

    def _unit(self, word: str, moves: list[int]) -> int:
        units = said.Units(self.edition, self.s)
        found = [u for s in range(self.t.seats) if (u := units.named(s, word)) != n.NONE]
        if not found:
            raise Refusal(n.IMPOSSIBLE)
        legal = [u for u in found if n.MOVE_UNIT + u in moves]
        return n.MOVE_UNIT + (legal or found)[0]

    def names(self, verb: str, words: list[str]) -> None:
        """Cards, one after the other."""
        for word in words:
            self.make(CARDS[verb] + self.cards.number(word))

    # -- map

    def do_draw(self, words: list[str]) -> None:
        """draw pile|face"""
        self.make(n.MOVE_DRAW + ("pile", "face").index(words[0]))

    def do_portal(self, words: list[str]) -> None:
        """portal none|add|remove|move [(q,r)], or portal (q,r)"""
        if words[0] in PORTAL_WORDS:
            self.make(n.MOVE_PORTAL + PORTAL_WORDS.index(words[0]))
            words = words[1:]
        self.answers("portal", words)

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

    def ends(self, verb: str, words: list[str]) -> None:
        """The end of a turn, also where it ends by itself; a defender refills too."""
        move = ENDS[verb]
        if move == n.MOVE_REFILL and self.s.ask == n.DEF_REFILL:
            self.make(move)
            return
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

    def do_place(self, words: list[str]) -> None:
        """place (q,r)[xN] .."""
        if self.s.ask == n.LOG_BUY:
            self.make(n.MOVE_DONE)
        for cell, count in said.hexes(" ".join(words)):
            for _ in range(count):
                self.asked(n.LOG_PLACE)
                self.make(n.MOVE_AT + cell)


def _asks(verbs: Mapping[int, str], verb: str) -> list[int]:
    """The decisions that a verb answers."""
    return [ask for ask, one in verbs.items() if one == verb]


SAID: dict[str, Callable[[Actor, str, list[str]], None]] = {  # verbs that are read alike
    **dict.fromkeys(said.VERBS.values(), Actor.answers),
    **dict.fromkeys(said.CHOSEN.values(), Actor.chooses),
    **dict.fromkeys(said.DONE.values(), Actor.declines),
    **dict.fromkeys(ENDS, Actor.ends),
    **dict.fromkeys(CARDS, Actor.names),
}
