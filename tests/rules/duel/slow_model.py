"""The duel once more, slowly: a plain model to hold the engine against.

It follows the rules with objects and lists, and shares no code with the engine. A match is one
generator that reads like the rules: it puts a decision, is sent a move, and goes on from there.
Chance comes from outside: `chance.toss()` names the first player, `chance.shuffle(seat, cards)`
gives the new deck, top card first.
"""

from collections import Counter

from tests.rules.duel.slow_effects import (
    CHILLED,
    FROZEN,
    OK,
    UNTIMED,
    Decision,
    Effects,
    Over,
    Player,
)

USUAL = {"hp": (100, 100), "ramp": "own", "turn_limit": 100, "decks": ("default", "default")}


class SlowDuel(Effects):
    """A whole match; prepare it if you like, `start` it, then `play` moves until `over`."""

    def __init__(self, book, classes, options, chance):
        self.book, self.chance = book, chance
        self.options = {**USUAL, **options}
        self.turn, self.active, self.winner = 0, 0, None
        self.midway = False  # true only in a position prepared inside a turn
        self.over = False
        self.in_play = []  # cards that have left a hand and reached no zone yet
        self.cancelled = self.ending = False
        self.players = [self.seated(seat, kind) for seat, kind in enumerate(classes)]

    def seated(self, seat, kind):
        """A player with class values and the class's Equipments."""
        edition = self.book.classes[kind]
        most = self.options["hp"][seat] + edition["hp_bonus"]
        player = Player(seat, kind, most, most)
        player.base = Counter({stat: edition[stat] for stat in ("force", "resistance")})
        player.gear = dict.fromkeys(self.book.standard_gear(kind), OK)
        return player

    @property
    def me(self):
        """The active player."""
        return self.players[self.active]

    def start(self):
        """Go to the first decision."""
        self.flow = self.match()
        self.decision = next(self.flow)
        return self

    def play(self, move):
        """Answer the decision."""
        assert move in self.decision.moves, f"{move} is not legal"
        self.decision = self.flow.send(move)

    def match(self):
        """Decks, then turns until somebody is defeated or the limit is reached."""
        try:
            if not self.midway:
                for player in self.players:
                    yield from self.build(player)
                self.active = 1 - self.chance.toss()
                for player in self.players:
                    player.deck = self.shuffled(player, player.deck)
            yield from self.turns()
        except Over:
            self.over = True
        yield Decision("over", -1, set())

    def build(self, player):
        """DUEL-EQUIP-05 The printed deck, or one of the player's own, card by card."""
        kind, book = player.kind, self.book
        gear, cards = [book.weapon_of(kind)], []
        player.custom = self.options["decks"][player.seat] == "custom"
        while player.custom and (len(gear) < 4 or len(cards) < 30):
            fits = [n for n in book.cards if book.may_add(kind, gear, cards, n)]
            moves = {f"add {name}" for name in fits}
            moves |= {"standard"} if len(gear) + len(cards) == 1 else set()
            move = yield Decision("build", player.seat, moves)
            if move == "standard":
                player.custom = False
            else:
                name = move.split()[1]
                (gear if book.is_gear(name) else cards).append(name)
        if player.custom:
            player.gear = dict.fromkeys(book.board_order(kind, gear), OK)
        player.deck = cards if player.custom else book.standard_cards(kind)

    def shuffled(self, player, cards):
        """The cards in an order that chance gives."""
        order = self.chance.shuffle(player.seat, cards)
        assert sorted(order) == sorted(cards), "chance made or lost a card"
        return order

    # -- turns

    def turns(self):
        """DUEL-TURN-05 One player's turn after the other's."""
        while True:
            if not self.midway:
                self.begin_turn()
            self.midway = False
            yield from self.main_step()
            self.end_turn()

    def begin_turn(self):
        """Steps 1 to 3."""
        if self.turn == self.options["turn_limit"]:
            self.decide_by_hp()
        self.turn += 1
        self.active = 1 - self.active
        me = self.me
        me.struck, me.attacks, me.chain, me.plays, me.at_end = False, 0, 0, 0, []
        me.discarded = len(me.hand)
        me.grave += me.hand
        me.hand = []
        me.pools = [pool for pool in me.pools if pool[1] != UNTIMED]
        me.invincible = False
        me.gear = {name: FROZEN if state == CHILLED else state for name, state in me.gear.items()}
        for mod in me.mods:
            mod[2] = "end_of_turn" if mod[2] == "next_turn" else mod[2]
        self.gear_works(me, "turn_start")
        self.draw_and_mana(me)

    def draw_and_mana(self, me):
        """DUEL-TURN-01 to DUEL-TURN-04, E-01 Step 3."""
        number = self.turn if self.options["ramp"] == "shared" else (self.turn + 1) // 2
        at = min(number, 3) - 1
        edition = self.book.classes[me.kind]
        self.draw(me, self.book.turn["draws"][at] + edition["draw_bonus"])
        me.mana = self.book.turn["mana"][at] + edition["mana_bonus"]

    def end_turn(self):
        """Steps 5 and 6."""
        me = self.me
        self.gear_works(me, "turn_end")
        for effect in me.at_end:
            if self.holds(me, effect["if"]):
                for inner in effect["effects"]:
                    self.do(me, inner)
        for player in (me, self.foe(me)):
            for amount, _ in player.storms:
                self.hit(self.foe(player), amount)
        for player in self.players:
            self.count_down(player)
            player.at_end = []

    def count_down(self, player):
        """Step 6 Timers fall by one; what ends with the turn is gone."""
        for row in (*player.storms, *player.pools, *player.mods):
            row[-1] = self.one_less(row[-1])
        player.storms = [row for row in player.storms if row[1] != "gone"]
        player.pools = [row for row in player.pools if row[1] != "gone"]
        player.mods = [row for row in player.mods if row[2] not in ("gone", "end_of_turn")]

    @staticmethod
    def one_less(left):
        """A timer one turn later."""
        if left == UNTIMED or isinstance(left, str):
            return left
        return left - 1 or "gone"

    def decide_by_hp(self):
        """E-25 After the last turn more HP win."""
        a, b = (player.hp for player in self.players)
        self.winner = None if a == b else int(b > a)
        raise Over

    # -- the main step

    def main_step(self):
        """Step 4 Cards and one strike, until the turn is ended."""
        self.ending = False
        while not self.ending:
            move = yield Decision("play", self.active, self.playable())
            word, _, name = move.partition(" ")
            if word == "end":
                return
            yield from self.strike() if word == "strike" else self.play_card(name)

    def playable(self):
        """The legal moves of the active player."""
        me = self.me
        moves = {"end"} | ({"strike"} if not me.struck else set())
        if me.plays < self.book.turn["plays"]:
            moves |= {f"play {name}" for name in me.hand if self.can_play(me, name)}
        return moves

    def can_play(self, me, name):
        """Whether a card in hand may be played now."""
        card = self.book.cards[name]
        freezes = any(effect["do"] == "freeze" for effect in card["effects"])
        affordable = card["type"] != "rapid" and card["cost"] <= me.mana
        return affordable and (not freezes or bool(self.targets(me)))

    def strike(self):
        """E-05 The free strike with the weapon."""
        self.me.struck = True
        yield from self.attack([{"do": "weapon_attack"}], True)

    def play_card(self, name):
        """Pay, resolve, `after`, then to its zone."""
        me, card = self.me, self.book.cards[name]
        self.leave_hand(me, name)
        me.plays += 1
        if card.get("attack"):
            yield from self.attack(card["effects"], card.get("frappe", False))
        else:
            me.chain = 0
            yield from self.resolve(me, card["effects"])
        for effect in card.get("after", []):
            self.do(me, effect)
        self.put_away(me, name)

    def leave_hand(self, player, name):
        """DUEL-VAL-06 A card is paid and leaves the hand."""
        player.mana -= self.book.cards[name]["cost"]
        player.hand.remove(name)
        self.in_play.append(name)

    def put_away(self, player, name):
        """DUEL-NORMAL-01, DUEL-EPH-01 to DUEL-EPH-03 A used card goes to its zone."""
        card = self.book.cards[name]
        kept = "keep_if" in card and self.holds(player, card["keep_if"])
        gone = card["type"] == "ephemeral" and not kept
        (player.removed if gone else player.grave).append(name)
        player.finished.add(name)
        self.in_play.remove(name)

    def attack(self, effects, frappe):
        """The attack procedure, from the announcement on."""
        me = self.me
        me.attacks += 1
        weapon = self.book.weapon_of(me.kind)
        blows = [effect for effect in effects if effect["do"] in ("damage", "weapon_attack")]
        others = [effect for effect in effects if effect not in blows]
        with_weapon = any(effect["do"] == "weapon_attack" for effect in effects)
        if with_weapon and me.gear[weapon] == FROZEN:  # E-07
            yield from self.resolve(me, others)
            me.gear[weapon] = OK
            return
        self.cancelled = False
        yield from self.reactions()
        yield from self.resolve(me, others if self.cancelled else effects)
        if frappe and not self.cancelled:
            self.frappe_lands(me, weapon)
        else:
            me.chain = 0
        self.cancelled = False

    def frappe_lands(self, me, weapon):
        """E-08, E-09 Triggers in board order, then frozen runes thaw."""
        me.chain += 1
        self.gear_works(me, "frappe", "chain")
        me.chain %= 2
        for name, state in me.gear.items():
            if state == FROZEN and name != weapon:
                me.gear[name] = OK

    def reactions(self):
        """E-10 The defender's window, opened on public grounds."""
        defender = self.foe(self.me)
        asked = defender.custom or self.book.prints_rapid(defender.kind)
        while asked and defender.hand:
            rapids = {f"rapid {name}" for name in defender.hand if self.can_react(defender, name)}
            move = yield Decision("react", defender.seat, rapids | {"pass"})
            if move == "pass":
                return
            name = move.split()[1]
            self.leave_hand(defender, name)
            try:
                for effect in self.book.cards[name]["effects"]:
                    self.do(defender, effect)
            finally:  # the card announced stays in play if this blow ends the game, this one not
                self.put_away(defender, name)

    def can_react(self, defender, name):
        """Whether a Rapide may be played now."""
        card = self.book.cards[name]
        cancels = any(effect["do"] == "cancel" for effect in card["effects"])
        affordable = card["type"] == "rapid" and card["cost"] <= defender.mana
        return affordable and not (cancels and self.cancelled)
