"""Cards nobody printed: the same names, types and copies with other effects of the vocabulary."""

import shutil

from ludotheque.core.library import Game
from tests.rules.duel.slow_book import CONTENT, files

PLAIN = ("shield", "shield", "shield", "draw", "draw", "heal", "heal", "mana", "weapon_bonus")
PLAIN += ("stat", "storm", "invincible")
BLOWS = ("damage", "weapon_attack")
MOST = {"draw": 2, "heal": 6, "mana": 2, "weapon_bonus": 2, "shield": 6, "stat": 2, "damage": 4}
LASTING = ("forever", "end_of_turn", "next_turn", {"turns": 2}, {"turns": 3})
MOMENTS = ("turn_start", "turn_end", "frappe", "chain")


class Designer:
    """Makes up effects; `ends` says whether cards may end the turn, draws at its end are out then.

    A deck shuffled twice within one move could not be told apart by looking at the result.
    """

    def __init__(self, chance, ids):
        self.chance = chance
        self.named = chance.sample(ids, 3)  # cards that conditions ask for
        self.ends = chance.random() < 0.5
        self.timed = False  # shields with a timer: on Ephemerals, a record has room for twelve
        self.later = [v for v in (*PLAIN, "damage") if not (self.ends and v == "draw")]

    def maybe(self, share):
        """True so often."""
        return self.chance.random() < share

    def amount(self, verb):
        """A number, or so much per card held or discarded."""
        if verb != "storm" and self.maybe(0.15):
            return {
                "mul": self.chance.randint(1, 2),
                "of": self.chance.choice(("hand", "discarded")),
            }
        return self.chance.randint(1, MOST.get(verb, 3))

    def effect(self, *verbs):
        """One effect of these verbs."""
        verb, chance = self.chance.choice(verbs), self.chance
        effect = {"do": verb}
        if verb not in ("weapon_attack", "invincible", "freeze", "scry_draw"):
            effect["n"] = self.amount(verb)
        if verb == "damage" and self.maybe(0.3):
            effect["hits"] = chance.randint(1, 3)
        if verb in BLOWS and self.maybe(0.4):
            effect["force"] = chance.choice(("none", "normal", "double"))
        if verb == "storm" or (verb == "shield" and self.timed and self.maybe(0.5)):
            effect["turns"] = chance.randint(1, 4)
        if verb == "stat":
            effect |= {"stat": chance.choice(("force", "resistance"))}
            effect |= {"until": chance.choice(LASTING)}
        if verb == "scry_draw":
            effect["n"] = chance.randint(1, 4)
            effect["back"] = chance.randint(1, effect["n"])
        return effect

    def some(self, least, *verbs):
        """Up to two effects."""
        return [self.effect(*verbs) for _ in range(self.chance.randint(least, 2))]

    def condition(self):
        """One of the three conditions."""
        stat = self.chance.choice(("force", "resistance"))
        return self.chance.choice(
            (
                "no_attack",
                {"stat_is": [stat, self.chance.randint(0, 2)]},
                {"played": self.chance.choice(self.named)},
            )
        )

    def equipment(self, card):
        """Another Equipment; a weapon stays one."""
        for key in ("on", "effects", "if", "chain"):
            card.pop(key, None)
        if "weapon" in card:
            card["weapon"] = self.chance.randint(0, 6)
            if self.maybe(0.5):
                return
        else:
            card["cost"] = self.chance.randint(0, 6)
        card["on"] = self.chance.choice(MOMENTS)
        if card["on"] == "chain":
            card["chain"] = 2
        if self.maybe(0.4):
            card["if"] = self.condition()
        verbs = self.later if card["on"] == "turn_end" else (*PLAIN, "damage")
        card["effects"] = self.some(1, *verbs)

    def rapid(self, card):
        """Another Rapide."""
        card["effects"] = self.some(0, *PLAIN, "damage")
        if self.maybe(0.5) or not card["effects"]:
            self.put(card["effects"], {"do": "cancel"})

    def played(self, card):
        """Another Normal or Ephemeral card."""
        effects = self.some(0, *PLAIN)
        if self.maybe(0.5):
            blows = self.some(1, *BLOWS)
            for blow in blows:
                self.put(effects, blow)
            card["attack"] = True
            if self.maybe(0.6) or any(blow["do"] == "weapon_attack" for blow in blows):
                card["frappe"] = True
        elif self.maybe(0.5) or not effects:
            self.put(effects, self.effect("scry_draw", "freeze"))
        if self.maybe(0.25):
            inner = self.some(1, *self.later)
            self.put(effects, {"do": "at_end", "if": self.condition(), "effects": inner})
        card["effects"] = effects
        if self.maybe(0.25):
            card["after"] = [{"do": "end_turn"} if self.ends else self.effect(*PLAIN)]
        if card["type"] == "ephemeral" and self.maybe(0.4):
            card["keep_if"] = self.condition()

    def put(self, effects, effect):
        """Somewhere among the others."""
        effects.insert(self.chance.randint(0, len(effects)), effect)

    def change(self, card):
        """Other effects for a card."""
        self.timed = card["type"] == "ephemeral"
        if card["type"] == "equip":
            return self.equipment(card)
        for key in ("attack", "frappe", "effects", "after", "keep_if"):
            card.pop(key, None)
        card["cost"] = self.chance.randint(0, 2)
        return self.rapid(card) if card["type"] == "rapid" else self.played(card)


def written(value):
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def write_cards(cards, path):
    """All cards as a content file."""
    tables = []
    for name, card in cards.items():
        keys = "\n".join(f"{key} = {written(value)}" for key, value in card.items())
        tables.append(f"[{name}]\n{keys}\n")
    path.write_text("\n".join(tables), encoding="utf-8")


def other_game(rules, chance, folder):
    """The game with about three of four cards changed; its folder is made."""
    shutil.copytree(CONTENT, folder / "content")
    cards = {name: dict(card) for name, card in files(CONTENT)["cards"].items()}
    designer = Designer(chance, [n for n, c in cards.items() if c["type"] != "equip"])
    for card in cards.values():
        if chance.random() < 0.75:
            designer.change(card)
    write_cards(cards, folder / "content" / "cards.toml")
    (folder / "content" / "variants.toml").write_text("", encoding="utf-8")
    return Game(rules, folder)
