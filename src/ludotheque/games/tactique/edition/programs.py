"""Cards as numbers: what each is, its abilities as rows of one long table, and their choices."""

from collections.abc import Sequence
from typing import Any

from ludotheque.cards.keys import Effect
from ludotheque.cards.program import Program, Writer
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.words import ContentError
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.edition.cards import Ability, Card
from ludotheque.games.tactique.edition.vocabulary import (
    CONDITIONS,
    KEYWORDS,
    TRAITS,
    TRIGGERS,
    TYPES,
    VOCABULARY,
    placed,
    selected,
)

PROGRAM = Program(VOCABULARY, n.STEPS)
EACH, MANY = (n.CARDS,), (n.CARDS, n.ABILITIES)
FIELDS = [
    Field("cards_n", "i1", (), PUBLIC, "how many cards there are that a deck may hold"),
    Field("units_n", "i1", (), PUBLIC, "the same with tokens, which stand behind"),
    Field("type", "i1", EACH, PUBLIC, "UNIT, INSTANT, GROUND, PERSISTENT or TOKEN"),
    Field("klass", "i1", EACH, PUBLIC, "faction"),
    Field("cost", "i1", EACH, PUBLIC, "Echoes"),
    Field("atk", "i1", EACH, PUBLIC, "printed ATK"),
    Field("hp", "i1", EACH, PUBLIC, "printed HP"),
    Field("reach_min", "i1", EACH, PUBLIC, "least distance of its attacks"),
    Field("reach_max", "i1", EACH, PUBLIC, "greatest distance"),
    Field("armor", "i1", EACH, PUBLIC, "printed armor"),
    Field("keywords", "u2", EACH, PUBLIC, "printed keywords, as bits"),
    Field("traits", "u1", EACH, PUBLIC, "traits, as bits"),
    Field("lends", "u2", EACH, PUBLIC, "what its statics lend, as bits"),
    Field("lent", "u2", (), PUBLIC, "what statics of any card lend, as bits"),
    Field("lent_far", "i1", (), PUBLIC, "1 if some static lends to enemies"),
    Field("static_first", "i2", EACH, PUBLIC, "first row of its static abilities"),
    Field("static_last", "i2", EACH, PUBLIC, "the row behind the last of them"),
    Field("on", "i1", MANY, PUBLIC, "trigger of each ability, or NONE"),
    Field("ability_first", "i2", MANY, PUBLIC, "its first row"),
    Field("ability_last", "i2", MANY, PUBLIC, "the row behind its last"),
    Field("ability_cost", "i1", MANY, PUBLIC, "Echoes of an activation"),
    Field("ability_limit", "i1", MANY, PUBLIC, "uses in a turn"),
    Field("slot_first", "i2", MANY, PUBLIC, "the first choice it asks for"),
    Field("slot_last", "i2", MANY, PUBLIC, "the one behind the last"),
    Field("asks", "i1", EACH, PUBLIC, "the ability that playing it sets off, or NONE"),
    Field("works", "u2", EACH, PUBLIC, "triggers that it has abilities for, as bits"),
    *PROGRAM.fields,
    Field("row_if", "i1", (n.STEPS,), PUBLIC, "condition of its ability, from 1"),
    Field(
        "row_lends", "i1", (n.STEPS,), PUBLIC, "keyword or LENDS_ATK that a static lends, or NONE"
    ),
    Field("row_pick", "i1", (n.STEPS,), PUBLIC, "which choice tells its units"),
    Field("row_place", "i1", (n.STEPS,), PUBLIC, "which choice tells its cell or row"),
    Field("slot_row", "i2", (n.SLOTS,), PUBLIC, "step that each choice belongs to"),
    Field("slot_kind", "i1", (n.SLOTS,), PUBLIC, "PICK_UNIT, PICK_ROW, …"),
    Field("slot_free", "i1", (n.SLOTS,), PUBLIC, "1 if it may be skipped"),
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
        t.type[number], t.klass[number] = TYPES.index(card.type), self.factions.index(card.klass)
        t.cost[number], t.atk[number], t.hp[number] = card.cost, card.atk, card.hp
        (t.reach_min[number], t.reach_max[number]), t.armor[number] = card.reach, card.armor
        t.keywords[number] = sum(1 << KEYWORDS.index(name) for name in card.keywords)
        t.traits[number] = sum(1 << TRAITS.index(name) for name in card.traits)
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
        t.on[number][at] = TRIGGERS.index(ability.on)
        t.works[number] |= 1 << TRIGGERS.index(ability.on)
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
        t.row_if[row] = 1 + CONDITIONS.index(ability.condition) if ability.condition else 0
        t.row_lends[row] = n.NONE
        if ability.on == "static":
            keyword = step.values.get("kw")
            t.row_lends[row] = KEYWORDS.index(keyword) if keyword else n.LENDS_ATK
            t.lent |= 1 << t.row_lends[row]
            t.lent_far |= t.row_to_side[row]

    def _picks(self, row: int, step: Effect, shift: int) -> None:
        t, to, cell = self.t, selected(step.values), placed(step.values)
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
