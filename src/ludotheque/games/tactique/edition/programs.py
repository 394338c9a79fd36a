"""Cards as numbers: what each is, its abilities as rows of one long table, and their choices."""

from collections.abc import Sequence
from typing import Any

from ludotheque.cards import printed
from ludotheque.cards.keys import Effect
from ludotheque.cards.program import Program, Writer
from ludotheque.core.record import public
from ludotheque.core.words import ContentError
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition import vocabulary
from ludotheque.games.tactique.edition.cards import Ability, Card

PROGRAM = Program(vocabulary.VOCABULARY, n.STEPS)
EACH, MANY = (n.CARDS,), (n.CARDS, n.ABILITIES)
FIELDS = [
    public("cards_n", "i1", (), "how many cards there are that a deck may hold"),
    public("units_n", "i1", (), "the same with tokens, which stand behind"),
    *printed.columns(Card, n.CARDS),
    public("lends", "u2", EACH, "what its statics lend, as bits"),
    public("lent", "u2", (), "what statics of any card lend, as bits"),
    public("lent_far", "i1", (), "1 if some static lends to enemies"),
    public("static_first", "i2", EACH, "first row of its static abilities"),
    public("static_last", "i2", EACH, "the row behind the last of them"),
    public("on", "i1", MANY, "trigger of each ability, or NONE"),
    public("ability_first", "i2", MANY, "its first row"),
    public("ability_last", "i2", MANY, "the row behind its last"),
    public("ability_cost", "i1", MANY, "Echoes of an activation"),
    public("ability_limit", "i1", MANY, "uses in a turn"),
    public("slot_first", "i2", MANY, "the first choice it asks for"),
    public("slot_last", "i2", MANY, "the one behind the last"),
    public("asks", "i1", EACH, "the ability that playing it sets off, or NONE"),
    public("works", "u2", EACH, "triggers that it has abilities for, as bits"),
    *PROGRAM.fields,
    public("row_if", "i1", (n.STEPS,), "condition of its ability, from 1"),
    public("row_lends", "i1", (n.STEPS,), "keyword or LENDS_ATK that a static lends, or NONE"),
    public("row_pick", "i1", (n.STEPS,), "which choice tells its units"),
    public("row_place", "i1", (n.STEPS,), "which choice tells its cell or row"),
    public("slot_row", "i2", (n.SLOTS,), "step that each choice belongs to"),
    public("slot_kind", "i1", (n.SLOTS,), "PICK_UNIT, PICK_ROW, …"),
    public("slot_free", "i1", (n.SLOTS,), "1 if it may be skipped"),
]
PICKED = {"choose": n.PICK_UNIT, "row": n.PICK_ROW, "choose_discard": n.PICK_DISCARD}
SPOTTED = {"choose_empty": n.PICK_EMPTY, "choose_own": n.PICK_OWN, "choose_cell": n.PICK_GROUND}
PLAYED = {"deploy", "cast"}


def fill(t: Any, cards: Sequence[Card], factions: Sequence[str]) -> None:
    """Write every card into the tables."""
    writer = _Writer(t, cards, factions)
    for number, card in enumerate(cards):
        writer.card(number, card)
    t.units_n = len(cards)
    t.cards_n = sum(card.type != "token" for card in cards)


class _Writer:
    """Puts cards and their abilities into the tables, row after row."""

    def __init__(self, t: Any, cards: Sequence[Card], factions: Sequence[str]) -> None:
        self.t, self.factions, self.slot = t, factions, 0
        self.rows = Writer(PROGRAM, t, "cards.toml", [card.id for card in cards].index)

    def card(self, number: int, card: Card) -> None:
        """One card."""
        t = self.t
        printed.fill(t, (number,), card, self.factions.index)
        t.asks[number], t.on[number] = n.NONE, [n.NONE] * n.ABILITIES
        t.static_first[number] = self.rows.row
        for at, ability in sorted(enumerate(card.abilities), key=lambda one: one[1].on != "static"):
            self._ability(number, at, ability)
            if ability.on == "static":
                t.static_last[number] = self.rows.row
        t.static_first[number] = min(t.static_first[number], t.static_last[number])
        for row in range(t.static_first[number], t.static_last[number]):
            t.lends[number] |= 1 << t.row_lends[row]

    def _ability(self, number: int, at: int, ability: Ability) -> None:
        t, slot = self.t, self.slot
        t.on[number][at] = vocabulary.TRIGGERS.index(ability.on)
        t.works[number] |= 1 << vocabulary.TRIGGERS.index(ability.on)
        t.ability_cost[number][at], t.ability_limit[number][at] = ability.cost, ability.limit
        if ability.on in PLAYED:
            t.asks[number] = at
        first, last = self.rows.write(number, ability.steps)
        t.ability_first[number][at], t.ability_last[number][at] = first, last
        offset = int(ability.on == "deploy")  # the first choice there is the unit's own cell
        for row, step in enumerate(ability.steps, first):
            self._row(row, ability, step)
            self._picks(row, step, offset - slot)
        t.slot_first[number][at], t.slot_last[number][at] = slot, self.slot

    def _row(self, row: int, ability: Ability, step: Effect) -> None:
        t = self.t
        t.row_if[row] = (
            1 + vocabulary.CONDITIONS.index(ability.condition) if ability.condition else 0
        )
        t.row_lends[row] = n.NONE
        if ability.on == "static":
            keyword = step.values.get("kw")
            t.row_lends[row] = vocabulary.KEYWORDS.index(keyword) if keyword else n.LENDS_ATK
            t.lent |= 1 << t.row_lends[row]
            t.lent_far |= t.row_to_side[row]

    def _picks(self, row: int, step: Effect, shift: int) -> None:
        t, to, cell = self.t, vocabulary.selected(step.values), vocabulary.placed(step.values)
        if to is not None and to.how in PICKED:
            t.row_pick[row] = self._slot(row, PICKED[to.how], step) + shift
        if cell is not None and cell.how in SPOTTED:
            t.row_place[row] = self._slot(row, SPOTTED[cell.how], step) + shift
        elif cell is not None and cell.how == "same_row":
            chosen = max(s for s in range(self.slot) if t.slot_kind[s] == n.PICK_ROW)
            t.row_place[row] = chosen + shift

    def _slot(self, row: int, kind: int, step: Effect) -> int:
        t, slot = self.t, self.slot
        if slot == n.SLOTS:
            raise ContentError(f"cards.toml: there is room for {n.SLOTS} choices only")
        t.slot_row[slot], t.slot_kind[slot] = row, kind
        t.slot_free[slot] = int(bool(step.values.get("optional")))
        self.slot += 1
        return slot
