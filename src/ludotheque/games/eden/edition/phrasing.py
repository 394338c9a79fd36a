"""Texts of cards and Worlds, made from what they do and the phrases of texts.toml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.cards.keys import Effect
from ludotheque.core.phrases import COMMA, SPACE, chained, say, sentence
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.games.eden.edition.cards import Ability, Card, Civilisation, Printed
from ludotheque.games.eden.edition.vocabulary import Amount, Cond, Selected

THEN, NOTHING = Words("\u00a0; ", "; "), Words("", "")


def add_texts(texts: dict[str, Any], printed: Printed) -> None:
    """Add the names of cards, civilisations and terrains to the texts."""
    texts["cards"] = {card.id: card.words for card in printed.cards}
    phrases = Phrases(texts)
    texts["card_texts"] = {card.id: phrases.card(card) for card in printed.cards}
    texts["world_texts"] = {civ.id: phrases.world(civ) for civ in printed.civilisations}
    texts["civilisations"] = {civ.id: civ.words for civ in printed.civilisations}
    for colour in printed.colours:
        texts["grounds"][colour.id] = Words(*map(str.lower, colour.terrain))
    names = [civ for civ in printed.civilisations if not civ.test]
    texts["options"] |= {f"civilisations.{civ.id}": civ.words for civ in names}
    texts["options"] |= {f"colours.{colour.id}": colour.words for colour in printed.colours}


class Phrases:
    """Writes sentences in both languages."""

    def __init__(self, texts: Mapping[str, Mapping[str, Words]]) -> None:
        self.texts = texts

    def say(self, name: str, **values: object) -> Words:
        """One phrase, its places filled."""
        return say(self.texts["phrases"][name], **values)

    def card(self, card: Card) -> Words:
        """The whole text of a card."""
        parts = [self.permanent(p) for p in card.permanents]
        parts += [self.ability(a) for a in card.abilities]
        if card.value:
            parts.insert(0, self.say("worth", n=card.value))
        return joined([sentence(part) for part in parts if any(part)], SPACE)

    def world(self, civilisation: Civilisation) -> Words:
        """The rules of a World."""
        return joined([sentence(self.permanent(rule)) for rule in civilisation.rules], SPACE)

    def ability(self, ability: Ability) -> Words:
        """`Delayed (attacking): spend 2 mana; Force +1`."""
        if ability.timing != "reaction":
            head = self.say(ability.timing)
        else:
            when, event = ability.when_if, ability.event_of
            head = self.say("reaction_to", what=self.conditions(when) if when else self.say(event))
        if ability.ability_if:
            head = self.say("timed_if", timing=head, what=self.conditions(ability.ability_if))
        return self.say("ability", timing=head, what=self.steps((*ability.cost, *ability.steps)))

    def steps(self, steps: tuple[Effect, ...]) -> Words:
        """Operations one after the other."""
        return joined([self.step(step) for step in steps], THEN)

    def step(self, step: Effect) -> Words:
        """One operation."""
        values, verb = step.values, step.verb
        if verb == "if":
            what = self.conditions(values["if"])
            return self.say("do_if", what=what, steps=self.steps(values["do"]))
        names = [verb, *(str(values[k]) for k in ("who", "from", "deck", "where") if k in values)]
        if verb == "move":
            names.append(values["to"])
        if values.get("type", "any") != "any":
            names.append(values["type"])
        amount = values.get("n")
        if isinstance(amount, Amount) and amount.per == "any":
            names.append("any")
        elif isinstance(amount, Amount) and amount.per and verb in ("energy", "replace"):
            names.append("per")
        elif verb == "energy" and isinstance(amount, Amount) and amount.n < 0:
            names.append("paid")
        return self.say("_".join(names), **self.places(values))

    def places(self, values: Mapping[str, Any]) -> dict[str, object]:
        """What stands in the places of a phrase."""
        found: dict[str, object] = {}
        for key, value in values.items():
            if isinstance(value, Selected):
                found[key] = self.selected(value)
            elif isinstance(value, Amount):
                found |= {"n": abs(value.n), "force": self.amount(value), "most": value.most}
            elif key == "cost_max":
                found["cost"] = self.cost(value)
            elif key == "tag":
                mark = self.texts["marks"].get(value)
                found["tag"] = self.say("marked", tag=mark) if mark else NOTHING
                found["mark"] = mark or NOTHING
        return found

    def amount(self, amount: Amount) -> Words:
        """`+1`, or `+1 per unit in your discard (max +3)`."""
        sign = "+" if amount.n >= 0 else "−"
        if amount.per in ("", "any"):
            return Words(*(f"{sign}{abs(amount.n)}" for _ in LANGUAGES))
        counted = self.selected(amount.units) if amount.units else self.say(f"each_{amount.per}")
        name = "per_unit" if amount.units else "per"
        return self.say(name, sign=sign, n=abs(amount.n), what=counted, most=amount.most)

    def selected(self, chosen: Selected) -> Words:
        """`an enemy unit of cost 2 or less`."""
        names = [chosen.of, chosen.zone, chosen.pick]
        if (chosen.other or chosen.still) and chosen.zone != "event":
            names.append("other")
        said = self.say("_".join(names))
        return joined([said, self.cost(chosen.cost)], NOTHING)

    def cost(self, most: int) -> Words:
        """`of cost 2 or less`; nothing where any will do."""
        return self.say("cost_max", n=most) if most else NOTHING

    def conditions(self, conditions: Sequence[Cond]) -> Words:
        """Conditions that must hold together."""
        return joined([self.condition(one) for one in conditions], COMMA)

    def condition(self, cond: Cond) -> Words:
        """One condition."""
        if cond.units is not None:
            name = "if_mates" if cond.units.zone == "row" and cond.n == 1 else "if_units"
            return self.say(name, what=self.selected(cond.units), n=cond.n)
        if cond.kind == "hand" and cond.n == 0:
            return self.say("if_empty_hand")
        return self.say(f"if_{cond.kind}", n=cond.n)

    def permanent(self, permanent: Effect) -> Words:
        """A permanent effect, or a rule of a World."""
        values, kind = permanent.values, permanent.verb
        if kind == "hand_option":
            return self.options(values)
        if kind == "buy_if":
            return self.say("p_buy_if")
        if kind == "play_if":
            return self.say("p_play_if", what=self.conditions(values["if"]))
        names = [f"p_{kind}", *(str(values[k]) for k in ("to", "what") if k in values)]
        plain = {k: v for k, v in values.items() if isinstance(v, int)}
        said = self.say("_".join(names), **{**plain, **self.places(values)})
        for key in ("if", "each"):
            if values.get(key):
                said = self.say(f"p_{key}", said=said, what=self.conditions(values[key]))
        return said

    def options(self, values: Mapping[str, Any]) -> Words:
        """Options of cards in hand, each with what it costs and brings."""
        whose = self.say(f"card_{values['type']}", cost=self.cost(values["cost_max"]))
        windows = joined([self.say(f"window_{name}") for name in values["windows"]], COMMA)
        if len(values["windows"]) > 2:
            windows = self.say("window_any")
        modes = []
        for mode in values["modes"]:
            pay = self.say(f"pay_{mode.pay}", card=whose)
            modes.append(joined([pay, *(self.step(step) for step in mode.steps)], THEN))
        return self.say("p_option", when=windows, what=joined(modes, self.say("or")))


def joined(parts: list[Words], between: Words) -> Words:
    """Several parts with something between them; French elides what comes before a vowel."""
    said = chained(parts, between)
    return Words(said.fr.replace(" de une ", " d’une "), said.en)
