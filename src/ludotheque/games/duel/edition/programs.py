"""Cards as numbers: what each is, and its effects as rows of one long table."""

from collections.abc import Sequence
from typing import Any

from ludotheque.cards.keys import Condition, Effect, Optional
from ludotheque.cards.program import Program, Writer, fields_of, kept
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.words import ContentError
from ludotheque.games.duel.codes import CARDS, MODS, NEUTRAL, NONE, ROWS, STORMS
from ludotheque.games.duel.edition.vocabulary import CONDITIONS, MOMENTS, TYPES, VOCABULARY, Card
from ludotheque.games.duel.edition.vocabulary import NEUTRAL as NEUTRAL_NAME

PROGRAM = Program(VOCABULARY, ROWS)
FIELDS = [
    Field("cards_n", "i1", (), PUBLIC, "how many cards there are"),
    Field("type", "i1", (CARDS,), PUBLIC, "EQUIP, NORMAL, EPHEMERAL or RAPID"),
    Field("cost", "i1", (CARDS,), PUBLIC, "mana; rounds for an Equipment"),
    Field("klass", "i1", (CARDS,), PUBLIC, "class, or NEUTRAL"),
    Field("copies", "i1", (CARDS,), PUBLIC, "copies in the class's own deck"),
    Field("rank", "i2", (CARDS,), PUBLIC, "place of an Equipment in board order"),
    Field("attack", "i1", (CARDS,), PUBLIC, "1 if playing it is an attack (E-04)"),
    Field("frappe", "i1", (CARDS,), PUBLIC, "1 if it is a strike (E-04)"),
    Field("weapon", "i2", (CARDS,), PUBLIC, "base damage of a weapon, or NONE"),
    Field("on", "i1", (CARDS,), PUBLIC, "when an Equipment works"),
    Field("chain", "i1", (CARDS,), PUBLIC, "strikes in a row it waits for"),
    *fields_of("cond", CONDITIONS, (CARDS,), "condition under which it works"),
    *fields_of("keep", CONDITIONS, (CARDS,), "condition under which an Ephemeral is kept"),
    Field("memo", "i1", (CARDS,), PUBLIC, "bit that remembers it was played, or NONE"),
    Field("uses_weapon", "i1", (CARDS,), PUBLIC, "1 if it strikes with the weapon"),
    Field("cancels", "i1", (CARDS,), PUBLIC, "1 if it cancels an attack"),
    Field("freezes", "i1", (CARDS,), PUBLIC, "1 if it needs an Equipment to freeze"),
    Field("first", "i2", (CARDS,), PUBLIC, "its first effect row"),
    Field("last", "i2", (CARDS,), PUBLIC, "the row behind its last"),
    Field("after", "i2", (CARDS,), PUBLIC, "first row of what is done last"),
    Field("after_last", "i2", (CARDS,), PUBLIC, "the row behind that"),
    *PROGRAM.fields,
]


def fill(t: Any, cards: Sequence[Card], classes: Sequence[str]) -> None:
    """Write every card into the tables."""
    writer = _Writer(t, cards, classes)
    for number, card in enumerate(cards):
        writer.card(number, card)
    t.cards_n = len(cards)
    for klass in classes:
        _check_room(cards, klass)


class _Writer:
    """Puts cards and their effects into the tables, row after row."""

    def __init__(self, t: Any, cards: Sequence[Card], classes: Sequence[str]) -> None:
        self.t = t
        self.classes = classes
        ids = [card.id for card in cards]
        named = sorted({c for card in cards for c in _remembered(card)}, key=ids.index)
        self.memo = {name: bit for bit, name in enumerate(named)}
        self.rows = Writer(PROGRAM, t, "cards.toml", self.memo.__getitem__)
        self.alphabet = {name: len(cards) + at for at, name in enumerate(sorted(ids))}

    def card(self, number: int, card: Card) -> None:
        """One card."""
        t, neutral = self.t, card.klass == NEUTRAL_NAME
        t.type[number] = TYPES.index(card.type)
        t.cost[number], t.copies[number] = card.cost, card.copies
        t.klass[number] = NEUTRAL if neutral else self.classes.index(card.klass)
        t.rank[number] = self.alphabet[card.id] if neutral else number
        t.attack[number], t.frappe[number] = int(card.attack), int(card.frappe)
        t.weapon[number] = NONE if card.weapon is None else card.weapon
        t.on[number] = MOMENTS.index(card.on) + 1 if card.on else 0
        t.chain[number] = card.chain
        self._condition(number, "cond", card.condition)
        self._condition(number, "keep", card.keep_if)
        t.memo[number] = self.memo.get(card.id, NONE)
        verbs = [effect.verb for effect in card.effects]
        if verbs.count("at_end") > 1:
            raise ContentError(f"cards.toml: [{card.id}] effects: at_end stands here twice")
        t.uses_weapon[number] = int("weapon_attack" in verbs)
        t.cancels[number], t.freezes[number] = int("cancel" in verbs), int("freeze" in verbs)
        t.first[number], t.last[number] = self.rows.write(number, card.effects)
        t.after[number], t.after_last[number] = self.rows.write(number, card.after)

    def _condition(self, number: int, name: str, condition: Condition | None) -> None:
        found = kept(name, Optional(CONDITIONS), condition, self.memo.__getitem__)
        for field, value in found.items():
            getattr(self.t, field)[number] = value


def _remembered(card: Card) -> set[str]:
    """The cards that conditions of this one name."""
    inside = [e.values["if"] for e in card.effects if "if" in e.values]
    conditions = [c for c in (card.keep_if, card.condition, *inside) if c is not None]
    return {c.values["card"] for c in conditions if c.kind == "played"}


def _check_room(cards: Sequence[Card], klass: str) -> None:
    """A player's row of modifiers and of storms must hold all that a deck can bring at once."""
    own = [c for c in cards if c.klass in (klass, NEUTRAL_NAME)]
    effects = [e for c in own for top in (*c.effects, *c.after) for e in _all(top)]
    lengths = [e.values["until"] for e in effects if e.verb == "stat"]
    mods = sum(n if isinstance(n, int) else 1 + (n == "next_turn") for n in lengths)
    storms = sum(e.values["turns"] for e in effects if e.verb == "storm")
    for what, needed, room in (("modifiers", mods, MODS - 2), ("storms", storms, STORMS)):
        if needed > room:
            raise ContentError(
                f"cards.toml: cards of {klass} can bring {needed} {what} at once; room for {room}"
            )


def _all(effect: Effect) -> list[Effect]:
    return [effect, *(e for inner in effect.values.get("effects", ()) for e in _all(inner))]
