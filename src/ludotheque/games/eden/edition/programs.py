"""Cards as numbers: what each is, its abilities as rows of one long table, its permanents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.cards.keys import Choices, Effect
from ludotheque.cards.program import Program, Writer, kept
from ludotheque.core.record import public
from ludotheque.core.words import ContentError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.edition import vocabulary
from ludotheque.games.eden.edition.cards import Ability, Card, Civilisation
from ludotheque.games.eden.edition.permanents import KINDS, Mode

PROGRAM = Program(vocabulary.VOCABULARY, n.ROWS)
EACH, MANY, CIVS = (n.CARDS,), (n.CARDS, n.ABILITIES), (n.CIVS,)
FIELDS = [
    public("cards_n", "i1", (), "how many cards there are"),
    public("commons_n", "i1", (), "of these, cards for all; they stand in front"),
    public("type", "i1", EACH, "CRYSTAL, COMMON, TECH or UNIT"),
    public("cost", "i1", EACH, "its price"),
    public("pure", "i1", EACH, "1 if it is paid with pure energy"),
    public("value", "i1", EACH, "of a crystal"),
    public("force", "i1", EACH, "printed Force"),
    public("copies", "i1", EACH, "in the World or the supply"),
    public("civ_of", "i1", EACH, "civilisation of a unit, or NONE"),
    public("bits", "u1", EACH, "NO_RETURN, REVEAL_SKIP, …"),
    public("on_buy", "i1", EACH, "TO_DISCARD, TO_TABLE, TO_RIVAL or TO_WIN"),
    public("cost_step", "i1", EACH, "dearer by so much per copy bought this phase"),
    public("buy_limit", "i1", EACH, "most copies bought in a phase, 0: any"),
    public("hand_more", "i1", EACH, "cards more to refill to"),
    public("rift_units", "i1", EACH, "units that it may bring, 0: it is no rift"),
    public("rift_total", "i1", EACH, "and what they may cost together"),
    public("play_if", "i1", EACH, "conditions of playing it, 0: none"),
    public("unit_first", "i1", CIVS, "first unit of a World"),
    public("unit_last", "i1", CIVS, "the card behind its last"),
    public("salvage", "i1", CIVS, "SALVAGE_NONE, SALVAGE_MANA or SALVAGE_DESTROYED"),
    public("salvage_per", "i1", CIVS, "of how much mana"),
    public("salvage_n", "i1", CIVS, "so many stocks"),
    public("muster_min", "i1", CIVS, "cost of units that bring another, 0: none"),
    public("muster_free", "i1", CIVS, "what that one may cost"),
    # abilities
    public("timing", "i1", MANY, "IMMEDIATE, DELAYED, POST, REACTION, or 0"),
    public("event_of", "i1", MANY, "what a reaction answers, 0: a condition"),
    public("when_if", "i1", MANY, "that condition"),
    public("ability_if", "i1", MANY, "what must hold to use it"),
    public("cost_first", "i2", MANY, "first row of its cost"),
    public("cost_last", "i2", MANY, "the row behind its cost, where its effect begins"),
    public("ability_last", "i2", MANY, "the row behind its last"),
    public("of_event", "i1", MANY, "1 if its effect selects the event unit"),
    *PROGRAM.fields,
    # selectors and conditions, from 1
    public("sel_of", "i1", (n.SELS,), "ALLY or ENEMY"),
    public("sel_zone", "i1", (n.SELS,), "Z_SELF, Z_ANY, …"),
    public("sel_pick", "i1", (n.SELS,), "PICK_ONE or PICK_ALL"),
    public("sel_other", "i1", (n.SELS,), "1: not the source"),
    public("sel_cost", "i1", (n.SELS,), "greatest printed cost, 0: any"),
    public("sel_tag", "i1", (n.SELS,), "mark it must not have, from 1"),
    public("sel_still", "i1", (n.SELS,), "1: not the unit being moved"),
    public("if_kind", "i1", (n.IFS, n.CONDS), "IS_ATTACKER, …, or 0"),
    public("if_sign", "i1", (n.IFS, n.CONDS), "EQUAL, AT_LEAST or AT_MOST"),
    public("if_n", "i1", (n.IFS, n.CONDS), "the number compared with"),
    public("if_units", "i1", (n.IFS, n.CONDS), "the units counted"),
    # permanents of cards, then of civilisations
    public("perm_first", "i2", EACH, "first permanent of a card"),
    public("perm_last", "i2", EACH, "the one behind the last"),
    public("world_first", "i2", CIVS, "first of a World"),
    public("world_last", "i2", CIVS, "the one behind the last"),
    public("perm_kind", "i1", (n.PERMS,), "P_FORCE or P_IMMUNE"),
    public("perm_sel", "i1", (n.PERMS,), "whom it is about"),
    public("perm_n", "i1", (n.PERMS,), "so much Force"),
    public("perm_n_per", "i1", (n.PERMS,), "what that is counted of, 0: nothing"),
    public("perm_n_units", "i1", (n.PERMS,), "the units counted"),
    public("perm_n_max", "i1", (n.PERMS,), "the most"),
    public("perm_if", "i1", (n.PERMS,), "what must hold for the source"),
    public("perm_each", "i1", (n.PERMS,), "and for each unit"),
    public("perm_to", "i1", (n.PERMS,), "TO_NEUTRALISE, TO_MOVE or TO_MINUS"),
    # options of cards in hand
    public("modes_n", "i1", (), "how many modes"),
    public("mode_name", "i1", (n.MODES,), "its name"),
    public("mode_card", "i1", (n.MODES,), "the card that has it, or NONE"),
    public("mode_civ", "i1", (n.MODES,), "the civilisation whose cards have it, or NONE"),
    public("mode_type", "i1", (n.MODES,), "cards of this type"),
    public("mode_cost", "i1", (n.MODES,), "of this cost at most, 0: any"),
    public("mode_windows", "u1", (n.MODES,), "W_PREP, …"),
    public("mode_pay", "i1", (n.MODES,), "PAY_DISCARD or PAY_DESTROY"),
    public("mode_first", "i2", (n.MODES,), "first row of what it does"),
    public("mode_last", "i2", (n.MODES,), "the one behind the last"),
]
BITS = {
    "no_return": n.NO_RETURN,
    "reveal_skip": n.REVEAL_SKIP,
    "unique": n.UNIQUE,
    "shield": n.SHIELDS,
    "champion": n.CHAMPION,
}
PERM_KINDS = {"force": n.P_FORCE, "immune": n.P_IMMUNE}
KEPT = {  # by kind and key: the field of a card or World that holds it, and from where it counts
    ("play_if", "if"): ("play_if", 0),
    ("on_buy", "to"): ("on_buy", 1),
    ("cost_step", "n"): ("cost_step", 0),
    ("buy_limit", "n"): ("buy_limit", 0),
    ("hand_max", "n"): ("hand_more", 0),
    ("rift", "units"): ("rift_units", 0),
    ("rift", "total"): ("rift_total", 0),
    ("salvage", "what"): ("salvage", 1),
    ("salvage", "per"): ("salvage_per", 0),
    ("salvage", "n"): ("salvage_n", 0),
    ("muster", "cost_min"): ("muster_min", 0),
    ("muster", "free"): ("muster_free", 0),
}


class Filling:
    """Writes cards and civilisations into the tables."""

    def __init__(
        self, t: Any, cards: Sequence[Card], civilisations: Sequence[Civilisation]
    ) -> None:
        self.t, self.cards, self.civilisations = t, cards, civilisations
        self.rows: dict[str, int] = {}  # selectors and lists of conditions, told by their numbers
        self.counts = {"sel": 0, "if": 0}
        self.writer = Writer(PROGRAM, t, "units.toml", self.row_of)
        self.perms = 0
        self.modes: list[str] = []  # names

    def fill(self) -> None:
        """All of them."""
        t, civs = self.t, [civilisation.id for civilisation in self.civilisations]
        t.cards_n = len(self.cards)
        t.commons_n = sum(card.type != "unit" for card in self.cards)
        for number, card in enumerate(self.cards):
            self._card(number, card, civs)
        for number, civilisation in enumerate(self.civilisations):
            self._civilisation(number, civilisation)

    def row_of(self, text: str) -> int:
        """The row of a selector or a list of conditions, from 1; written where it is new."""
        if text not in self.rows:
            kind, *numbers = text.split()
            self.counts[kind] += 1
            row, room = self.counts[kind], n.SELS if kind == "sel" else n.IFS
            if row >= room:
                raise ContentError(f"units.toml: there is room for {room} rows of {kind!r} only")
            self.rows[text] = row
            self._write(kind, row, [int(number) for number in numbers])
        return self.rows[text]

    def _write(self, kind: str, row: int, numbers: list[int]) -> None:
        t = self.t
        if kind == "sel":
            names = ("of", "zone", "pick", "other", "cost", "tag", "still")
            for name, number in zip(names, numbers, strict=True):
                getattr(t, f"sel_{name}")[row] = number
            return
        for place in range(len(numbers) // 4):
            for name, number in zip(
                ("kind", "sign", "n", "units"), numbers[4 * place : 4 * place + 4], strict=True
            ):
                getattr(t, f"if_{name}")[row][place] = number

    def _card(self, number: int, card: Card, civs: list[str]) -> None:
        t = self.t
        t.type[number] = vocabulary.TYPES.index(card.type)
        t.cost[number], t.pure[number], t.value[number] = card.cost, int(card.pure), card.value
        t.force[number] = card.force
        t.copies[number] = card.copies or card.each * t.seats + card.total
        t.civ_of[number] = civs.index(card.civ) if card.civ else n.NONE
        if card.civ:
            civ = civs.index(card.civ)
            t.unit_first[civ] = t.unit_first[civ] or number
            t.unit_last[civ] = number + 1
        for place, ability in enumerate(card.abilities):
            self._ability(number, place, ability)
        t.perm_first[number] = self.perms
        for permanent in card.permanents:
            self._permanent(permanent, number, n.NONE)
        t.perm_last[number] = self.perms

    def _ability(self, card: int, place: int, ability: Ability) -> None:
        t = self.t
        t.timing[card][place] = 1 + vocabulary.TIMINGS.index(ability.timing)
        t.event_of[card][place] = (
            1 + vocabulary.HAPPENINGS.index(ability.event) if ability.event else 0
        )
        t.when_if[card][place] = self._if(ability.when)
        t.ability_if[card][place] = self._if(ability.condition)
        cost = self.writer.write(card, ability.cost)
        done = self.writer.write(card, ability.steps)
        t.cost_first[card][place], t.cost_last[card][place] = cost.first, done.first
        t.ability_last[card][place] = done.last
        chosen = (value for step in ability.steps for value in step.values.values())
        t.of_event[card][place] = int(
            any(
                isinstance(value, vocabulary.Selected) and value.zone == "event" for value in chosen
            )
        )

    def _if(self, conditions: vocabulary.All | None) -> int:
        return vocabulary.Conditions().numbers(conditions, self.row_of)[0] if conditions else 0

    def _permanent(self, permanent: Effect, card: int, civ: int) -> None:
        """Of a card, or a rule of a World; the other is NONE."""
        t, values, kind = self.t, permanent.values, permanent.verb
        if kind in PERM_KINDS:
            self._row(permanent)
        elif kind in BITS:
            t.bits[card] |= BITS[kind]
        elif kind == "hand_option":
            self._modes(permanent, card, civ)
        elif kind == "buy_if":
            t.bits[card] |= n.NEEDS_HEART if "controls_heart" in values["if"] else 0
        for (verb, key), (field, first) in KEPT.items():
            if verb == kind:
                (number,) = KINDS[kind][key].numbers(values[key], self.row_of)
                getattr(t, field)[max(card, civ)] = first + number

    def _row(self, permanent: Effect) -> None:
        t, row, kind = self.t, self.perms, permanent.verb
        if row == n.PERMS:
            raise ContentError(f"units.toml: there is room for {n.PERMS} permanent effects only")
        self.perms += 1
        t.perm_kind[row] = PERM_KINDS[kind]
        for name, key in KINDS[kind].items():
            for column, number in kept(name, key, permanent.values[name], self.row_of).items():
                getattr(t, f"perm_{column}")[row] = number

    def _modes(self, permanent: Effect, card: int, civ: int) -> None:
        t, values = self.t, permanent.values
        for mode in values["modes"]:
            row = t.modes_n
            if row == n.MODES:
                raise ContentError(f"there is room for {n.MODES} options of cards in hand only")
            t.modes_n = row + 1
            t.mode_name[row] = self._mode_name(mode)
            t.mode_card[row], t.mode_civ[row] = card, civ
            t.mode_type[row] = (
                vocabulary.TYPES.index(values["type"]) if values["type"] in vocabulary.TYPES else 0
            )
            t.mode_cost[row] = values["cost_max"]
            t.mode_windows[row] = Choices(vocabulary.WINDOWS).numbers(
                values["windows"], self.row_of
            )[0]
            t.mode_pay[row] = ("discard", "destroy").index(mode.pay)
            span = self.writer.write(card, mode.steps)
            t.mode_first[row], t.mode_last[row] = span.first, span.last

    def _mode_name(self, mode: Mode) -> int:
        if mode.id not in self.modes:
            self.modes.append(mode.id)
        if len(self.modes) > n.MODE_NAMES:
            raise ContentError(f"there is room for {n.MODE_NAMES} names of options only")
        return self.modes.index(mode.id)

    def _civilisation(self, number: int, civilisation: Civilisation) -> None:
        t = self.t
        t.world_first[number] = self.perms
        for rule in civilisation.rules:
            self._permanent(rule, n.NONE, number)
        t.world_last[number] = self.perms
