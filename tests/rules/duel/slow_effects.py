"""Players and effects of the slow model: one small method for each effect of the vocabulary."""

from collections import Counter
from dataclasses import dataclass, field

OK, CHILLED, FROZEN = "ok", "chilled", "frozen"
UNTIMED = 0  # of a shield pool: it goes with the reset


class Over(Exception):
    """E-24 The game stops at once."""


@dataclass
class Decision:
    """A question put to a player, with all its legal answers."""

    phase: str
    seat: int
    moves: set


@dataclass
class Player:
    """All that lies on one side of the table."""

    seat: int
    kind: str
    hp: int
    most_hp: int
    custom: bool = False
    base: Counter = field(default_factory=Counter)  # force and resistance of the class
    pools: list = field(default_factory=list)  # [amount, turns left or UNTIMED], oldest first
    mods: list = field(default_factory=list)  # [stat, amount, turns left or a word]
    storms: list = field(default_factory=list)  # [amount, turns left]
    gear: dict = field(default_factory=dict)  # Equipment -> state, in board order
    deck: list = field(default_factory=list)  # top first
    hand: list = field(default_factory=list)
    grave: list = field(default_factory=list)
    removed: list = field(default_factory=list)
    finished: set = field(default_factory=set)
    known: int = 0  # cards on top of the deck that the player put there
    mana: int = 0
    weapon_bonus: int = 0
    invincible: bool = False
    struck: bool = False
    discarded: int = 0
    attacks: int = 0
    chain: int = 0
    plays: int = 0
    at_end: list = field(default_factory=list)

    def stat(self, name):
        """Force or Resistance now."""
        counted = [n for stat, n, until in self.mods if stat == name and until != "next_turn"]
        return self.base[name] + sum(counted)

    @property
    def shield(self):
        """All shield together."""
        return sum(amount for amount, _ in self.pools)


class Effects:
    """What cards and Equipments do; the flow of a match is added by `SlowDuel`."""

    def foe(self, player):
        """The opponent of a player."""
        return self.players[1 - player.seat]

    def is_awake(self, name):
        """E-02 Whether an Equipment has had its rounds."""
        return self.turn > 2 * self.book.cards[name]["cost"]

    def gear_works(self, player, *moments):
        """Active, unfrozen Equipments of these moments, in board order."""
        for name, state in list(player.gear.items()):
            card = self.book.cards[name]
            due = card.get("on") in moments and self.is_awake(name) and state != FROZEN
            if card.get("on") == "chain":
                due = due and player.chain == card["chain"]
            if due and ("if" not in card or self.holds(player, card["if"])):
                for effect in card["effects"]:
                    self.do(player, effect)

    def holds(self, player, condition):
        """The conditions of the vocabulary."""
        if condition == "no_attack":
            return player.attacks == 0
        if "stat_is" in condition:
            stat, value = condition["stat_is"]
            return player.stat(stat) == value
        return condition["played"] in player.finished

    def amount(self, player, n):
        """A number, or so much for each card held or discarded."""
        if isinstance(n, int):
            return n
        return n["mul"] * (len(player.hand) if n["of"] == "hand" else player.discarded)

    def targets(self, player):
        """E-06 Opposing Equipments that are neither frozen nor chilled."""
        return [name for name, state in self.foe(player).gear.items() if state == OK]

    def resolve(self, player, effects):
        """Effects in order; two of them put a choice."""
        for effect in effects:
            if effect["do"] == "freeze":
                moves = {f"freeze {name}" for name in self.targets(player)}
                move = yield Decision("freeze", player.seat, moves)
                self.foe(player).gear[move.split()[1]] = CHILLED
            elif effect["do"] == "scry_draw":
                yield from self.scry(player, effect)
            else:
                self.do(player, effect)

    def scry(self, player, effect):
        """E-22 Draw, then put some of the drawn cards back on top."""
        drawn = self.draw(player, effect["n"])
        if len(drawn) < effect["n"]:
            return
        for _ in range(effect["back"]):
            moves = {f"return {name}" for name in drawn}
            name = (yield Decision("return", player.seat, moves)).split()[1]
            drawn.remove(name)
            player.hand.remove(name)
            player.deck.insert(0, name)
            player.known += 1

    def do(self, player, effect):
        """One effect, by its name."""
        getattr(self, "do_" + effect["do"])(player, effect)

    def blow(self, player, base, effect):
        """DUEL-VAL-04, E-28 Damage is multiplied by 1 + Force, unless a card says otherwise."""
        times = {"none": 0, "normal": 1, "double": 2}[effect.get("force", "normal")]
        self.hit(self.foe(player), base * (1 + times * player.stat("force")))

    def do_damage(self, player, effect):
        """So many hits."""
        for _ in range(effect.get("hits", 1)):
            self.blow(player, self.amount(player, effect["n"]), effect)

    def do_weapon_attack(self, player, effect):
        """E-15 The weapon and its bonus."""
        weapon = self.book.cards[self.book.weapon_of(player.kind)]
        self.blow(player, weapon["weapon"] + player.weapon_bonus, effect)

    def hit(self, target, amount):
        """DUEL-VAL-02, DUEL-WIN-01, E-19, E-24 Shield first, oldest pool first; then HP."""
        if amount <= 0 or target.invincible:
            return
        for pool in target.pools:
            soaked = min(pool[0], amount)
            pool[0] -= soaked
            amount -= soaked
        target.pools = [pool for pool in target.pools if pool[0] > 0]
        target.hp = max(0, target.hp - amount)
        if target.hp == 0:
            self.winner = 1 - target.seat
            raise Over

    def do_shield(self, player, effect):
        """DUEL-VAL-05, E-17 Shield is multiplied by 1 + Resistance."""
        amount = self.amount(player, effect["n"]) * (1 + player.stat("resistance"))
        if amount > 0:
            player.pools.append([amount, effect.get("turns", UNTIMED)])

    def do_stat(self, player, effect):
        """A modifier, for as long as it says."""
        amount, until = self.amount(player, effect["n"]), effect["until"]
        left = until["turns"] if isinstance(until, dict) else until
        if amount:
            player.mods.append([effect["stat"], amount, left])

    def do_draw(self, player, effect):
        """Draw cards."""
        self.draw(player, self.amount(player, effect["n"]))

    def draw(self, player, n):
        """DUEL-STEP-04, DUEL-STEP-05, E-23 One draw instruction; the cards drawn."""
        if n > 0 and not player.deck and player.grave:
            player.deck, player.grave = self.shuffled(player, player.grave), []
        drawn, player.deck = player.deck[:n], player.deck[n:]
        player.hand += drawn
        player.known = max(0, player.known - len(drawn))
        return list(drawn)

    def do_heal(self, player, effect):
        """E-21 Never above the HP one started with."""
        player.hp = min(player.most_hp, player.hp + self.amount(player, effect["n"]))

    def do_mana(self, player, effect):
        """DUEL-VAL-08 Mana now, above the ceiling if need be."""
        player.mana += self.amount(player, effect["n"])

    def do_weapon_bonus(self, player, effect):
        """The weapon hits harder for good."""
        player.weapon_bonus += self.amount(player, effect["n"])

    def do_storm(self, player, effect):
        """E-18 Damage at the end of this and the following turns."""
        player.storms.append([self.amount(player, effect["n"]), effect["turns"]])

    def do_invincible(self, player, effect):
        """E-19 Until the start of one's next turn."""
        player.invincible = True

    def do_at_end(self, player, effect):
        """It waits for step 5."""
        player.at_end.append(effect)

    def do_cancel(self, player, effect):
        """E-11 The announced attack is cancelled."""
        self.cancelled = True

    def do_end_turn(self, player, effect):
        """The turn ends after this card."""
        self.ending = True
