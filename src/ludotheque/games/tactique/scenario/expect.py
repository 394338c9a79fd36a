"""What scenarios expect of a position of Tactique."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from ludotheque.cards.deck_text import Deck
from ludotheque.cards.decks import of_printed
from ludotheque.cards.written import lying
from ludotheque.core.kernel import NOBODY
from ludotheque.core.match import Match
from ludotheque.core.pairs import YES_NO, bracketed, counted, number, words_of
from ludotheque.core.words import ScenarioError
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.decks import DECKS
from ludotheque.games.tactique.edition.vocabulary import TERRAINS
from ludotheque.games.tactique.events import PHASES, REASONS
from ludotheque.games.tactique.moves import CELL_NAMES
from ludotheque.games.tactique.rules.legality import why_not_attack
from ludotheque.games.tactique.rules.values import armor, atk, has, linked, reach, targets
from ludotheque.games.tactique.scenario import position as words

ON_CELL = re.compile(r"(P[01])@([\d.]+)(?:\.(\w+))?=(\S+)")
ABOUT_PLAYER = re.compile(r"(\w+) (P[01])=(.+)")
OF_THING = re.compile(r"(targets|cells) (\S+)=(\[.*\])")
SEES = re.compile(r"sees (P[01]) condition (P[01])=(\S+)")
CHECK = re.compile(r"deckcheck (\w+) (\[[^\]]*\])=(\[[^\]]*\])")
NUMBERS = {**words.OF_PLAYER, "own_turn": number("own_turn")}
ORDERED = ("deck", "persistent")
OF_UNIT = {
    **words.VALUES,
    **words.FLAGS,
    "max_hp": number("max_hp"),
    "attacks_made": number("made"),
}
OF_UNIT |= {"attacks_allowed": number("allowed"), "attacked": words.MARKS["attacked"]}


class Expecting:
    """Compares one item after the other with a match."""

    def __init__(self, match: Match, position: words.Position, why: Callable[[str], str]) -> None:
        self.match, self.position, self.why = match, position, why
        self.edition, self.t, self.s = match.edition, match.edition.t, match.state

    def compare(self, item: str) -> str | None:
        """None if it is so, else what was found instead."""
        wanted, found = self._both(item)
        return None if wanted == found else found

    def _both(self, item: str) -> tuple[str, str]:
        word, _, rest = item.partition(" ")
        if found := CHECK.fullmatch(item):
            return _sorted(found[3]), self._check(found[1], found[2])
        if word == "why":
            action, _, code = rest.rpartition("=")
            return code.strip(), self.why(action)
        if found := SEES.fullmatch(item):
            return found[3], self._sees(words.seat_of(found[1]), words.seat_of(found[2]))
        if found := OF_THING.fullmatch(item):
            return _spaced(found[3]), getattr(self, f"_{found[1]}")(found[2])
        if found := ON_CELL.fullmatch(item):
            return found[4], self._on_cell(
                words.spot_of(words.seat_of(found[1]), found[2]), found[3]
            )
        if found := ABOUT_PLAYER.fullmatch(item):
            return self._of_player(found[1], words.seat_of(found[2]), found[3].strip())
        return self._of_match(word, rest.strip())

    def _of_match(self, word: str, wanted: str) -> tuple[str, str]:
        s = self.s
        if word == "playable":
            return _spaced(wanted), self._playable()
        if word == "active":
            return wanted, words.PLAYERS[s.active]
        if word == "phase":
            return wanted, PHASES[s.phase]
        if word == "tomove":
            return wanted, "nobody" if s.seat == NOBODY else words.PLAYERS[s.seat]
        if word != "over":
            raise ScenarioError(f"{word!r} is nothing one can expect")
        found = self.over().split()
        return wanted, " ".join(found[: max(2, len(wanted.split()))])

    def over(self) -> str:
        """Who won by what, if it is over."""
        s = self.s
        if not s.ended:
            return "no"
        who = "draw" if s.winner == n.NONE else words.PLAYERS[s.winner]
        goal = [] if s.won_by == n.NONE else [self.edition.labels["conditions"][s.won_by]]
        return " ".join([who, REASONS[s.ended], *goal])

    def _names(self, cards: list[int], ordered: bool = False) -> str:
        return self.position.cards.said(cards if ordered else sorted(cards))

    def _of_player(self, what: str, seat: int, wanted: str) -> tuple[str, str]:
        s = self.s
        if what in words.PILES:
            given, cards = self.position.pile(seat, wanted), lying(s, words.PILES[what], seat)
            return self._names(given, what in ORDERED), self._names(cards, what in ORDERED)
        if what == "known":
            known = lying(s, "known", seat)
            return self._names(self.position.pile(seat, wanted)), self._names(known)
        if what in ("grid", "terrain"):
            return _spaced(wanted), self.grid(seat) if what == "grid" else self._terrain(seat)
        if what == "ruledout":
            names = self.edition.labels["conditions"]
            out = [names[g] for g in range(self.t.goals_n) if s.ruled_out[seat] >> g & 1]
            return _sorted(wanted), bracketed(sorted(out))
        said = _spaced(wanted) if wanted.startswith("[") else wanted.replace(" ", "")
        return said, self._number(what, seat)

    def _number(self, what: str, seat: int) -> str:
        s = self.s
        if what == "linked":
            return str(linked(self.t, s, seat))
        if what in ("hand_size", "deck_size", "list_size"):
            return str(getattr(s, what.replace("_size", "_n"))[seat])
        if what not in NUMBERS:
            raise ScenarioError(f"{what!r} is nothing one can expect of a player")
        return NUMBERS[what].said(s, seat)

    def grid(self, seat: int) -> str:
        """The units of a seat, with ATK and HP."""
        t, s, found = self.t, self.s, []
        for cell in range(n.CELLS):
            spot = seat * n.CELLS + cell
            if s.unit[spot] != n.NONE:
                name = self.position.cards.ids[s.unit[spot]]
                found.append(f"{CELL_NAMES[cell]}:{name}:{atk(t, s, spot)}/{s.hp[spot]}")
        return bracketed(found)

    def _terrain(self, seat: int) -> str:
        grounds = self.s.terrain[seat * n.CELLS : (seat + 1) * n.CELLS]
        return bracketed(f"{CELL_NAMES[c]}:{TERRAINS[k - 1]}" for c, k in enumerate(grounds) if k)

    def _on_cell(self, spot: int, key: str | None) -> str:
        t, s = self.t, self.s
        if s.unit[spot] == n.NONE:
            return "none"
        if not key:
            return str(self.position.cards.ids[s.unit[spot]])
        if key in OF_UNIT:
            return OF_UNIT[key].said(s, spot)
        values: dict[str, Callable[[], Any]] = {
            "atk": lambda: atk(t, s, spot),
            "armor": lambda: armor(t, s, spot),
            "range": lambda: f"{t.reach_min[s.unit[spot]]}-{reach(t, s, spot)}",
            "veil": lambda: YES_NO[not has(t, s, spot, n.VEIL)],
        }
        if key not in values:
            raise ScenarioError(f"{key!r} is nothing one can expect of a unit")
        return str(values[key]())

    def _targets(self, cell: str) -> str:
        """The enemy cells that a unit of the active player may attack now."""
        spot = self.s.active * n.CELLS + words.cell_of(cell)
        free = self.s.phase == n.PLAY and not why_not_attack(self.t, self.s, spot)
        bits = targets(self.t, self.s, spot) >> (1 - self.s.active) * n.CELLS if free else 0
        return bracketed(CELL_NAMES[c] for c in range(n.CELLS) if bits >> c & 1)

    def _cells(self, card: str) -> str:
        """The cells offered for a card."""
        s = self.edition.rules.state.copy(self.s)
        self.edition.apply(s, self.edition.number(f"play {card}"))
        moves = [move - n.MOVE_CELL for move in self.edition.legal(s)]
        return bracketed(CELL_NAMES[c] for c in moves if 0 <= c < n.CELLS)

    def _playable(self) -> str:
        legal = self.edition.legal(self.s)
        cards = [move - n.MOVE_PLAY for move in legal if n.MOVE_PLAY <= move < n.MOVE_ATTACK]
        return self._names(cards)

    def _sees(self, eye: int, seat: int) -> str:
        goal = self.match.view(eye).state.goal[seat]
        return "hidden" if goal == n.NONE else str(self.edition.labels["conditions"][goal])

    def _check(self, faction: str, text: str) -> str:
        """The rules that a whole list breaks, by their codes."""
        cards = Counter[str]()
        facts = {deck["id"]: deck for deck in self.edition.facts["decks"]}
        starters = {deck["faction"]: deck for deck in facts.values() if deck["starter"]}
        for name, count in counted(text):
            if name == words.STARTER or name in facts:
                cards.update((starters[faction] if name == words.STARTER else facts[name])["cards"])
            elif name.startswith("-"):
                cards[name[1:]] -= count
            else:
                cards[name.removeprefix("+")] += count
        deck = Deck(faction, {name: count for name, count in cards.items() if count > 0})
        rules = {rule: code for code, rule in self.edition.content.rules.items() if "deck" in code}
        faults = DECKS.faults(of_printed(self.edition), deck)
        return bracketed(sorted({rules[fault.rule] for fault in faults}))


def _spaced(text: str) -> str:
    return bracketed(words_of(text))


def _sorted(text: str) -> str:
    return bracketed(sorted(set(words_of(text))))
