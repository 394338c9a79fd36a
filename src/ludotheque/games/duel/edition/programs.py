"""Cards as numbers: what each is, and its effects as rows of one long table."""

from collections.abc import Sequence
from typing import Any

from ludotheque.cards.vocabulary import Amount, Condition, Effect
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.words import ContentError
from ludotheque.games.duel import codes
from ludotheque.games.duel.codes import CARDS, MODS, NEUTRAL, NONE, ROWS, STORMS
from ludotheque.games.duel.edition.vocabulary import MOMENTS, STATS, TYPES, VERBS, Card
from ludotheque.games.duel.edition.vocabulary import NEUTRAL as NEUTRAL_NAME

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
    Field("cond", "i1", (CARDS,), PUBLIC, "condition under which it works"),
    Field("cond_a", "i1", (CARDS,), PUBLIC, "what that is about"),
    Field("cond_b", "i2", (CARDS,), PUBLIC, "and which number"),
    Field("keep", "i1", (CARDS,), PUBLIC, "condition under which an Ephemeral is kept"),
    Field("keep_a", "i1", (CARDS,), PUBLIC, "what that is about"),
    Field("keep_b", "i2", (CARDS,), PUBLIC, "and which number"),
    Field("memo", "i1", (CARDS,), PUBLIC, "bit that remembers it was played, or NONE"),
    Field("uses_weapon", "i1", (CARDS,), PUBLIC, "1 if it strikes with the weapon"),
    Field("cancels", "i1", (CARDS,), PUBLIC, "1 if it cancels an attack"),
    Field("freezes", "i1", (CARDS,), PUBLIC, "1 if it needs an Equipment to freeze"),
    Field("first", "i2", (CARDS,), PUBLIC, "its first effect row"),
    Field("last", "i2", (CARDS,), PUBLIC, "the row behind its last"),
    Field("after", "i2", (CARDS,), PUBLIC, "first row of what is done last"),
    Field("after_last", "i2", (CARDS,), PUBLIC, "the row behind that"),
    Field("row_card", "i1", (ROWS,), PUBLIC, "card of each row"),
    Field("row_verb", "i1", (ROWS,), PUBLIC, "what it does"),
    Field("row_n", "i2", (ROWS,), PUBLIC, "how much"),
    Field("row_of", "i1", (ROWS,), PUBLIC, "FIXED, or what the amount is counted of"),
    Field("row_hits", "i1", (ROWS,), PUBLIC, "how many blows"),
    Field("row_force", "i1", (ROWS,), PUBLIC, "how much Force counts"),
    Field("row_stat", "i1", (ROWS,), PUBLIC, "FORCE or RESISTANCE"),
    Field("row_until", "i1", (ROWS,), PUBLIC, "how long a modifier lasts"),
    Field("row_turns", "i1", (ROWS,), PUBLIC, "turns of a storm or a timed shield"),
    Field("row_back", "i1", (ROWS,), PUBLIC, "cards to put back"),
    Field("row_if", "i1", (ROWS,), PUBLIC, "condition of an effect at the end"),
    Field("row_if_a", "i1", (ROWS,), PUBLIC, "what that is about"),
    Field("row_if_b", "i2", (ROWS,), PUBLIC, "and which number"),
    Field("row_span", "i1", (ROWS,), PUBLIC, "rows behind this one that belong to it"),
]
VERB_NUMBERS = {verb: number for number, verb in enumerate(VERBS, codes.DAMAGE)}
OF_NUMBERS = {"": codes.FIXED, "hand": codes.OF_HAND, "discarded": codes.OF_DISCARDED}
FORCE_NUMBERS = {
    "none": codes.NO_FORCE,
    "normal": codes.FULL_FORCE,
    "double": codes.DOUBLE_FORCE,
}
UNTIL_NUMBERS = {
    "forever": codes.FOREVER,
    "end_of_turn": codes.THIS_TURN,
    "next_turn": codes.NEXT_TURN,
}
CONDITION_NUMBERS = {
    "no_attack": codes.NO_ATTACK,
    "stat_is": codes.STAT_IS,
    "played": codes.PLAYED,
}


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
        self.ids = [card.id for card in cards]
        self.classes = classes
        self.row = 0
        named = sorted({c for card in cards for c in _remembered(card)}, key=self.ids.index)
        self.memo = {name: bit for bit, name in enumerate(named)}
        by_id = sorted(card.id for card in cards)
        self.alphabet = {name: len(cards) + at for at, name in enumerate(by_id)}

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
        t.cond[number], t.cond_a[number], t.cond_b[number] = self._condition(card.condition)
        t.keep[number], t.keep_a[number], t.keep_b[number] = self._condition(card.keep_if)
        t.memo[number] = self.memo.get(card.id, NONE)
        verbs = [effect.verb for effect in card.effects]
        if verbs.count("at_end") > 1:
            raise ContentError(f"cards.toml: [{card.id}] effects: at_end stands here twice")
        t.uses_weapon[number] = int("weapon_attack" in verbs)
        t.cancels[number], t.freezes[number] = int("cancel" in verbs), int("freeze" in verbs)
        t.first[number], t.last[number] = self._rows(number, card.effects)
        t.after[number], t.after_last[number] = self._rows(number, card.after)

    def _rows(self, card: int, effects: Sequence[Effect]) -> tuple[int, int]:
        first = self.row
        for effect in effects:
            self._effect(card, effect)
        return first, self.row

    def _effect(self, card: int, effect: Effect) -> None:
        t, row, values = self.t, self.row, effect.values
        if row == ROWS:
            raise ContentError(f"cards.toml: there is room for {ROWS} effects only")
        self.row += 1
        t.row_card[row], t.row_verb[row] = card, VERB_NUMBERS[effect.verb]
        n = values.get("n", 0)
        amount = n if isinstance(n, Amount) else Amount(n)
        t.row_n[row], t.row_of[row] = amount.n, OF_NUMBERS[amount.of]
        t.row_hits[row] = values.get("hits", 1)
        t.row_force[row] = FORCE_NUMBERS[values.get("force", "normal")]
        t.row_stat[row] = STATS.index(values["stat"]) if "stat" in values else 0
        until = values.get("until", 0)
        t.row_until[row] = UNTIL_NUMBERS[until] if isinstance(until, str) else int(until)
        t.row_turns[row] = values.get("turns") or 0
        t.row_back[row] = values.get("back", 0)
        t.row_if[row], t.row_if_a[row], t.row_if_b[row] = self._condition(values.get("if"))
        first, last = self._rows(card, values.get("effects", ()))
        t.row_span[row] = last - first

    def _condition(self, condition: Condition | None) -> tuple[int, int, int]:
        if condition is None:
            return codes.ALWAYS, 0, 0
        kind, values = CONDITION_NUMBERS[condition.kind], condition.values
        if kind == codes.STAT_IS:
            return kind, STATS.index(values["stat"]), values["n"]
        return kind, self.memo[values["card"]] if kind == codes.PLAYED else 0, 0


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
