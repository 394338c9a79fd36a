"""Cards as numbers: what each is, its abilities as rows of one long table, its permanents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.cards import printed
from ludotheque.cards.keys import Choices, Effect
from ludotheque.cards.program import Program, Writer, fields_of, kept
from ludotheque.core.record import public
from ludotheque.core.words import ContentError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.edition.cards import Ability, Card, Civilisation
from ludotheque.games.eden.edition.vocabulary import (
    CONDITIONS,
    KINDS,
    PAYS,
    TYPES,
    UNITS,
    VOCABULARY,
    WINDOWS,
    Mode,
    Selected,
)

PROGRAM = Program(VOCABULARY, n.ROWS)
EACH, MANY, CIVS = (n.CARDS,), (n.CARDS, n.ABILITIES), (n.CIVS,)
PERMS, MODES = (n.PERMS,), (n.MODES,)
OF_CARD = {  # what permanents say by kind and key, kept with their card
    "on_buy.to": public("on_buy", "i1", EACH, "TO_DISCARD, TO_TABLE, TO_RIVAL or TO_WIN"),
    "cost_step.n": public("cost_step", "i1", EACH, "dearer by so much per copy bought this phase"),
    "buy_limit.n": public("buy_limit", "i1", EACH, "most copies bought in a phase, 0: any"),
    "hand_max.n": public("hand_more", "i1", EACH, "cards more to refill to"),
    "rift.units": public("rift_units", "i1", EACH, "units that it may bring, 0: it is no rift"),
    "rift.total": public("rift_total", "i1", EACH, "and what they may cost together"),
    "play_if.if": public("play_if", "i1", EACH, "conditions of playing it, 0: none"),
}
OF_WORLD = {  # and with their World
    "salvage.what": public("salvage", "i1", CIVS, "SALVAGE_NONE, SALVAGE_MANA, SALVAGE_DESTROYED"),
    "salvage.per": public("salvage_per", "i1", CIVS, "of how much mana"),
    "salvage.n": public("salvage_n", "i1", CIVS, "so many stocks"),
    "muster.cost_min": public(
        "muster_min", "i1", CIVS, "cost of units that bring another, 0: none"
    ),
    "muster.free": public("muster_free", "i1", CIVS, "what that one may cost"),
}
FIELDS = [
    public("cards_n", "i1", (), "how many cards there are"),
    public("commons_n", "i1", (), "of these, cards for all; they stand in front"),
    *printed.columns(Card, n.CARDS),
    public("civ_of", "i1", EACH, "civilisation of a unit, or NONE"),
    public("bits", "u1", EACH, "NO_RETURN, REVEAL_SKIP, …"),
    *OF_CARD.values(),
    public("unit_first", "i1", CIVS, "first unit of a World"),
    public("unit_last", "i1", CIVS, "the card behind its last"),
    *OF_WORLD.values(),
    *printed.columns(Ability, *MANY),
    public("cost_first", "i2", MANY, "first row of its cost"),
    public("cost_last", "i2", MANY, "the row behind its cost, where its effect begins"),
    public("ability_last", "i2", MANY, "the row behind its last"),
    public("of_event", "i1", MANY, "1 if its effect selects the event unit"),
    *PROGRAM.fields,
    *UNITS.fields,
    *CONDITIONS.fields,
    # permanents of cards, then of civilisations
    public("perm_first", "i2", EACH, "first permanent of a card"),
    public("perm_last", "i2", EACH, "the one behind the last"),
    public("world_first", "i2", CIVS, "first of a World"),
    public("world_last", "i2", CIVS, "the one behind the last"),
    public("perm_kind", "i1", PERMS, "P_FORCE or P_IMMUNE"),
    *fields_of("perm_sel", KINDS["force"]["sel"], PERMS, "whom it is about"),
    *fields_of("perm_n", KINDS["force"]["n"], PERMS, "so much Force, or of what it is counted"),
    *fields_of("perm_if", KINDS["force"]["if"], PERMS, "what must hold for the source"),
    *fields_of("perm_each", KINDS["force"]["each"], PERMS, "and for each unit"),
    *fields_of("perm_to", KINDS["immune"]["to"], PERMS, "TO_NEUTRALISE, TO_MOVE or TO_MINUS"),
    # options of cards in hand
    public("modes_n", "i1", (), "how many modes"),
    public("mode_name", "i1", MODES, "its name"),
    public("mode_card", "i1", MODES, "the card that has it, or NONE"),
    public("mode_civ", "i1", MODES, "the civilisation whose cards have it, or NONE"),
    public("mode_type", "i1", MODES, "cards of this type"),
    public("mode_cost", "i1", MODES, "of this cost at most, 0: any"),
    public("mode_windows", "u1", MODES, "W_PREP, …"),
    public("mode_pay", "i1", MODES, "PAY_DISCARD or PAY_DESTROY"),
    public("mode_first", "i2", MODES, "first row of what it does"),
    public("mode_last", "i2", MODES, "the one behind the last"),
]
BITS = ("no_return", "reveal_skip", "unique", "shield", "champion")  # kinds that are bits
ROWS = {"force": n.P_FORCE, "immune": n.P_IMMUNE}  # kinds that are rows


class Filling:
    """Writes cards and civilisations into the tables."""

    def __init__(
        self, t: Any, cards: Sequence[Card], civilisations: Sequence[Civilisation]
    ) -> None:
        self.t, self.cards, self.civilisations = t, cards, civilisations
        self.named = printed.Rows(t, "units.toml").number
        self.writer = Writer(PROGRAM, t, "units.toml", self.named)
        self.perms = 0
        self.modes: list[str] = []  # names

    def fill(self) -> None:
        """All of them."""
        t, civs = self.t, [civilisation.id for civilisation in self.civilisations]
        t.cards_n = len(self.cards)
        t.commons_n = sum(card.type != "unit" for card in self.cards)
        for number, card in enumerate(self.cards):
            self._card(number, card, civs.index(card.civ) if card.civ else n.NONE)
        for number, civilisation in enumerate(self.civilisations):
            t.world_first[number] = self.perms
            for rule in civilisation.rules:
                self._permanent(rule, n.NONE, number)
            t.world_last[number] = self.perms

    def _card(self, number: int, card: Card, civ: int) -> None:
        t = self.t
        printed.fill(t, (number,), card, self.named)
        t.copies[number] = card.copies or card.each * t.seats + card.total
        t.civ_of[number] = civ
        if civ != n.NONE:
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
        printed.fill(t, (card, place), ability, self.named)
        t.cost_first[card][place], _ = self.writer.write(card, ability.cost)
        done = self.writer.write(card, ability.steps)
        t.cost_last[card][place], t.ability_last[card][place] = done
        chosen = (value for step in ability.steps for value in step.values.values())
        t.of_event[card][place] = int(
            any(isinstance(value, Selected) and value.zone == "event" for value in chosen)
        )

    def _permanent(self, permanent: Effect, card: int, civ: int) -> None:
        """Of a card, or a rule of a World; the other is NONE."""
        t, values, kind = self.t, permanent.values, permanent.verb
        if kind in ROWS:
            self._row(permanent)
        elif kind in BITS:
            t.bits[card] |= 1 << BITS.index(kind)
        elif kind == "hand_option":
            self._modes(permanent, card, civ)
        elif kind == "buy_if":
            t.bits[card] |= n.NEEDS_HEART if "controls_heart" in values["if"] else 0
        for name, key in KINDS[kind].items():
            if field := {**OF_CARD, **OF_WORLD}.get(f"{kind}.{name}"):
                (getattr(t, field.name)[max(card, civ)],) = key.numbers(values[name], self.named)

    def _row(self, permanent: Effect) -> None:
        t, row, kind = self.t, self.perms, permanent.verb
        if row == n.PERMS:
            raise ContentError(f"units.toml: there is room for {n.PERMS} permanent effects only")
        self.perms += 1
        t.perm_kind[row] = ROWS[kind]
        for name, key in KINDS[kind].items():
            for column, number in kept(name, key, permanent.values[name], self.named).items():
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
            t.mode_type[row] = TYPES.index(values["type"]) if values["type"] in TYPES else 0
            t.mode_cost[row], t.mode_pay[row] = values["cost_max"], PAYS.index(mode.pay)
            (t.mode_windows[row],) = Choices(WINDOWS).numbers(values["windows"], self.named)
            t.mode_first[row], t.mode_last[row] = self.writer.write(card, mode.steps)

    def _mode_name(self, mode: Mode) -> int:
        if mode.id not in self.modes:
            self.modes.append(mode.id)
        if len(self.modes) > n.MODE_NAMES:
            raise ContentError(f"there is room for {n.MODE_NAMES} names of options only")
        return self.modes.index(mode.id)
