"""Positions of the duel from the set-up lines of a scenario."""

from collections.abc import Mapping
from typing import Any

from ludotheque.cards.stack import clear_stack
from ludotheque.cards.written import Cards, lay, lay_list, lying
from ludotheque.core.game import Edition
from ludotheque.core.kernel import OK
from ludotheque.core.pairs import LARGEST, Word, counted, reader
from ludotheque.core.scenario import at_line, whole_number
from ludotheque.core.words import ScenarioError
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.rules import building
from ludotheque.games.duel.rules.turns import begin_turn
from ludotheque.games.duel.rules.values import protect, recount
from ludotheque.games.duel.state import MOD_ROWS, ROOM

PLAYERS = ("A", "B")
NUMBERS = ("hp", "mana", "weapon_bonus", "discarded")
STATS = {"force": n.FORCE, "resistance": n.RESISTANCE}
PILES = ("hand", "deck", "grave", "removed")
FLAGS = ("struck", "invincible", "custom")
GEAR_STATES = {"frozen": n.FROZEN, "chilled": n.CHILLED}
seat_of = reader("player", PLAYERS)

Said = Mapping[str, Mapping[str, Word]]  # of each player, by key


class Position:
    """Puts what the lines say into a state; chance keeps the written order."""

    def __init__(self, edition: Edition) -> None:
        self.t = edition.t
        self.cards = Cards(edition, edition.t.cards_n)
        self.s = edition.rules.state.new()
        clear_stack(self.s)
        self.s.fate_n = -1
        self.room = len(self.s.thrown)
        self.s.thrown = [n.NONE] * self.room

    def set_up(self, turn: int, active: int, said: Said, start: str) -> Any:
        """The state of that turn, or the one that the first decision of a new match is put in."""
        s = self.s
        for seat, name in enumerate(PLAYERS):
            self._player(seat, said[name])
        s.active = active
        s.first = active if turn % 2 else 1 - active
        if start == "new":
            s.turn = turn - 1
            self._begin(active)
        else:
            s.turn, s.seat, s.phase = turn, active, n.PLAY
        if s.turn > self.t.turn_limit:
            raise ScenarioError(f"turn {s.turn} is beyond turn_limit {self.t.turn_limit}")
        s.event_n = 0
        return s

    def _player(self, seat: int, said: Mapping[str, Word]) -> None:
        t, s = self.t, self.s
        for pile in (*PILES, "list"):
            getattr(s, pile)[seat] = [n.NONE] * self.room
        building.standard(t, s, seat)
        s.hp[seat], s.custom[seat] = t.max_hp[seat], t.builds[seat]
        recount(t, s, seat)
        # the board first: other words name what lies on it
        for key, word in sorted(said.items(), key=lambda pair: pair[0] != "equipment"):
            with at_line(word.at, f"player {PLAYERS[seat]}"):
                self._value(seat, key, word.text)
        self._list(seat)

    def _value(self, seat: int, key: str, text: str) -> None:
        s = self.s
        if key in NUMBERS:
            getattr(s, key)[seat] = whole_number(text, ROOM if key == "discarded" else LARGEST)
            if key == "hp" and s.hp[seat] == 0:
                raise ScenarioError("hp=0: whoever plays has at least one")
        elif key == "shield":
            protect(s, seat, whole_number(text, LARGEST), 0)
        elif key in STATS:
            amount = whole_number(text.removeprefix("+"), LARGEST)
            if amount:
                MOD_ROWS.push(s, seat, n.NONE, STATS[key], amount, n.FOREVER)
            recount(self.t, s, seat)
        elif key in PILES:
            lay(s, key, seat, self._pile(text))
        elif key == "equipment":
            self._equipment(seat, text)
        elif key == "played":
            for card in self._pile(text):
                s.done[seat] |= 1 << self.t.memo[card] if self.t.memo[card] >= 0 else 0
        else:
            self._mark(seat, key, text)

    def _mark(self, seat: int, key: str, text: str) -> None:
        s = self.s
        if key in GEAR_STATES:
            for card in self.cards.pile(text):
                if card not in s.gear[seat]:
                    raise ScenarioError(
                        f"{self.cards.ids[card]} is no Equipment of {PLAYERS[seat]}"
                    )
                s.gear_state[seat][s.gear[seat].index(card)] = GEAR_STATES[key]
        elif key in FLAGS:
            if text not in ("yes", "no"):
                raise ScenarioError(f"{key}={text}: yes or no")
            getattr(s, key)[seat] = int(text == "yes")
            s.attacks[seat] = s.struck[seat]
        else:
            raise ScenarioError(f"player: {key!r} is not a word of this game")

    def _pile(self, text: str) -> list[int]:
        cards = self.cards.pile(text)
        for card in cards:
            if self.t.type[card] == n.EQUIP:
                raise ScenarioError(f"{self.cards.ids[card]} is an Equipment: it lies on the board")
        return cards

    def _equipment(self, seat: int, text: str) -> None:
        """Four Equipments of the class or neutral ones, the class's weapon among them."""
        t, s = self.t, self.s
        weapon = t.class_gear[t.klass_of[seat]][0]
        s.gear[seat], s.gear_n[seat] = [n.NONE] * n.GEAR, 0
        building.place_gear(t, s, seat, weapon)
        cards = self.cards.pile(text)
        if len(cards) != n.GEAR or cards.count(weapon) != 1:
            raise ScenarioError(f"equipment={text}: {n.GEAR} of them, with the class’s weapon")
        cards.remove(weapon)
        for card in cards:
            if t.type[card] != n.EQUIP or building.why_not_add(t, s, seat, card) != OK:
                raise ScenarioError(f"equipment: {self.cards.ids[card]} can’t lie here")
            building.place_gear(t, s, seat, card)

    def _list(self, seat: int) -> None:
        """A set-up player's deck list is what lies somewhere, known to all unless it is custom."""
        s = self.s
        seen = lying(s, "grave", seat) + lying(s, "removed", seat)
        cards = seen + lying(s, "hand", seat) + lying(s, "deck", seat)
        lay_list(s, seat, cards, len(seen) if s.custom[seat] else len(cards))

    def _begin(self, active: int) -> None:
        """The first turn, after the building of decks if there is one."""
        t, s = self.t, self.s
        builders = [seat for seat in range(n.SEATS) if t.builds[seat] and not s.deck_n[seat]]
        if not builders:
            begin_turn(t, s, active)
            return
        for seat in builders:
            building.clear_places(s, seat)
            s.gear_n[seat] = s.list_n[seat] = s.shown[seat] = s.custom[seat] = 0
            s.listed[seat] = [0] * self.room
            building.place_gear(t, s, seat, t.class_gear[t.klass_of[seat]][0])
            s.laid[seat] = 1 << seat
        for seat in range(n.SEATS):
            s.deck[seat] = [n.NONE] * self.room  # dealt once built
            s.deck_n[seat] = s.hp[seat] = 0
        building.next_builder(t, s, 0)


def most_cards(said: Said) -> int:
    """The cards of the player whose piles hold more."""
    totals = dict.fromkeys(said, 0)
    for who, words in said.items():
        for pile in (name for name in PILES if name in words):
            with at_line(words[pile].at, f"player {who}"):
                totals[who] += sum(count for _, count in counted(words[pile].text))
    return max(totals.values())
