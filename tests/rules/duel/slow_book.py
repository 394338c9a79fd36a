"""What is printed, for the slow model: cards and classes as plain dicts, and the rules of decks."""

import functools
import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path

import ludotheque.games.duel as duel

CONTENT = Path(duel.__file__).parent / "content"
FREE = "neutral"  # the class of cards that any deck may hold


@functools.cache
def files(folder):
    """The content files as they stand."""
    names = ("cards", "classes", "deck", "variants")
    texts = {name: (folder / f"{name}.toml").read_text(encoding="utf-8") for name in names}
    return {name: tomllib.loads(text) for name, text in texts.items()}


class Book:
    """Cards, classes and deck rules under some options."""

    def __init__(self, options, folder=CONTENT):
        content = deepcopy(files(folder))
        self.cards, self.classes = content["cards"], content["classes"]
        self.limits, self.turn = content["deck"]["deck"], content["deck"]["turn"]
        for card in self.cards.values():
            card.setdefault("effects", [])
        for option, values in content["variants"].items():
            changes = values.get(options.get(option), {})
            for name, keys in changes.get("cards", {}).items():
                self.cards[name].update(keys)
            for name, keys in changes.get("classes", {}).items():
                self.classes[name].update(keys)

    def is_gear(self, name):
        """DUEL-EQUIP-01 Whether a card lies on the board."""
        return self.cards[name]["type"] == "equip"

    def of_class(self, kind):
        """The cards of a class, in the order printed."""
        return [name for name, card in self.cards.items() if card["class"] == kind]

    def weapon_of(self, kind):
        """E-05 The class's weapon."""
        return next(n for n in self.of_class(kind) if "weapon" in self.cards[n])

    def standard_gear(self, kind):
        """DUEL-EQUIP-02 The four Equipments fixed by class."""
        return [name for name in self.of_class(kind) if self.is_gear(name)]

    def standard_cards(self, kind):
        """DUEL-DECK-01 The thirty other cards of the printed deck."""
        others = [name for name in self.of_class(kind) if not self.is_gear(name)]
        return [name for name in others for _ in range(self.cards[name]["copies"])]

    def prints_rapid(self, kind):
        """E-10 Whether the class prints a Rapide."""
        return any(self.cards[name]["type"] == "rapid" for name in self.of_class(kind))

    @functools.cached_property
    def remembered(self):
        """Cards that a condition asks about."""
        found = set()
        for card in self.cards.values():
            inside = [effect.get("if") for effect in card["effects"]]
            for condition in (card.get("keep_if"), card.get("if"), *inside):
                if isinstance(condition, dict) and "played" in condition:
                    found.add(condition["played"])
        return found

    def board_order(self, kind, gear):
        """Class Equipments in printed order, then neutral ones by id."""
        edition = self.standard_gear(kind)
        neutral = sorted(name for name in gear if name not in edition)
        return [name for name in edition if name in gear] + neutral

    def may_add(self, kind, gear, cards, name):
        """Whether a deck in the making may take this card too."""
        card = self.cards[name]
        if card["class"] not in (kind, FREE):
            return False
        if self.is_gear(name):
            return name not in gear and len(gear) < self.limits["equipment"]
        if len(cards) == self.limits["size"] - self.limits["equipment"]:
            return False
        return not self.broken(kind, [*cards, name])

    def broken(self, kind, cards):
        """The letters of the deck rules that these cards break."""
        limits, letters = self.limits, set()
        types = Counter(self.cards[name]["type"] for name in cards)
        neutral = sum(self.cards[name]["class"] == FREE for name in cards)
        for name, copies in Counter(cards).items():
            card = self.cards[name]
            if card["class"] == FREE:
                most, letter = limits["neutral_copies"], "b"
            else:
                once = card["copies"] == 1
                most, letter = limits["printed_once_copies" if once else "class_copies"], "a"
            letters |= {letter} if copies > most else set()
        letters |= {"b"} if neutral > limits["neutral_total"] else set()
        letters |= {"c"} if types["ephemeral"] > limits["ephemeral"] else set()
        letters |= {"d"} if types["rapid"] > limits["rapid"] else set()
        return letters
