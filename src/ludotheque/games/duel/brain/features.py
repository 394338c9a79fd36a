"""What counts in a duel, for each player; content/weights.toml says what a point of it is worth."""

from ludotheque.core.types import i1row
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.records import Desk, State, Tables
from ludotheque.games.duel.rules.effects import weapon_place

F_HP = 0  # hit points
F_LOW = 1  # the last thirty of them, besides
F_SHIELD = 2  # in the opponent's turn
F_FORCE = 3  # Force for ever, besides what it makes of `punch`
F_RESISTANCE = 4  # Resistance for ever
F_FORCE_TURN = 5  # Force for one turn more
F_RESISTANCE_TURN = 6  # Resistance for one turn more
F_WEAPON = 7  # damage of the weapon
F_INVINCIBLE = 8  # in the opponent's turn
F_STORM = 9  # damage that storms will deal
F_FROZEN = 10  # Equipments
F_CANCEL = 11  # Rapides in hand that cancel
F_RAPID = 12  # other Rapides in hand
F_TURN = 13  # having it
F_PUNCH = 14  # hundredths of base damage of the average card, with Force
F_GUARD = 15  # hundredths of base shield of the average card
F_CARDS = 16  # still in the game
F_BEGUN = 17  # own turns begun, as far as hand and mana grow with them
F_ASLEEP = 18  # turns that Equipments must still wait, all together
F_AWAKE = 19  # Equipments that work
F_HELD = 20  # cards held in the opponent's turn
F_MANA = 21  # mana left in the opponent's turn
F_CLOCK = 22  # how long the average card takes to beat the opponent, in tenths of cards
F_BORN = 23  # Force of the class
F_BORN_HARD = 24  # Resistance of the class
F_BORN_QUICK = 25  # cards that the class draws besides

LAST_HP = 30  # the last hit points count more
MOST_SHIELD = 40  # what one turn is likely to break
LONG = 3  # turns of a timed modifier that are looked at
LONGEST = 400  # tenths of cards


def lay(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Lay what a player has on the desk; nothing while decks are built."""
    for n in range(c.FEATURES):
        d.feature[n] = 0
    if s.phase == c.BUILD:
        return
    d.feature[F_HP] = s.hp[seat]
    d.feature[F_LOW] = min(s.hp[seat], LAST_HP)
    d.feature[F_WEAPON] = s.weapon_bonus[seat] * (1 + s.force[seat])
    for i in range(s.storm_n[seat]):
        d.feature[F_STORM] += s.storm_amount[seat][i] * s.storm_left[seat][i]
    for place in range(c.GEAR):
        if s.gear_state[seat][place] == c.FROZEN:
            d.feature[F_FROZEN] += 1
    if s.active == seat:
        d.feature[F_TURN] = 1
    else:
        lay_defence(t, s, d, seat)
    lay_lasting(t, s, d, seat)
    lay_means(t, s, d, seat)
    lay_tempo(t, s, d, seat)


def lay_defence(t: Tables, s: State, d: Desk, seat: int) -> None:
    """What protects in the opponent's turn; Rapides in hand as far as mana goes."""
    d.feature[F_SHIELD] = min(s.shield[seat], MOST_SHIELD)
    d.feature[F_INVINCIBLE] = s.invincible[seat]
    d.feature[F_HELD] = s.hand_n[seat]
    mana = s.mana[seat]
    d.feature[F_MANA] = mana
    for i in range(s.hand_n[seat]):
        card = s.hand[seat][i]
        if t.type[card] == c.RAPID and t.cost[card] <= mana:
            mana -= t.cost[card]
            if t.cancels[card] == 1:
                d.feature[F_CANCEL] += 1
            else:
                d.feature[F_RAPID] += 1


def lay_lasting(t: Tables, s: State, d: Desk, seat: int) -> None:
    """Modifiers that outlive the turn."""
    for i in range(s.mod_n[seat]):
        left = s.mod_left[seat][i]
        amount = s.mod_amount[seat][i]
        of_force = s.mod_stat[seat][i] == c.FORCE
        if left == c.FOREVER:
            d.feature[F_FORCE if of_force else F_RESISTANCE] += amount
        elif left > 0:
            d.feature[F_FORCE_TURN if of_force else F_RESISTANCE_TURN] += amount * min(left, LONG)


def lay_means(t: Tables, s: State, d: Desk, seat: int) -> None:
    """What the cards that are still in the game deal and give on average."""
    cards = s.list_n[seat] - s.removed_n[seat]
    if cards <= 0:
        return
    weapon = t.weapon[s.gear[seat][weapon_place(t, s, seat)]] + s.weapon_bonus[seat]
    add_up(t, d, s.removed[seat], s.removed_n[seat], weapon)
    d.feature[F_PUNCH] = -d.feature[F_PUNCH]
    d.feature[F_GUARD] = -d.feature[F_GUARD]
    add_up(t, d, s.list[seat], s.list_n[seat], weapon)
    force = 1 + t.force[seat] + d.feature[F_FORCE]
    d.feature[F_PUNCH] = 100 * d.feature[F_PUNCH] * force // cards
    d.feature[F_GUARD] = 100 * d.feature[F_GUARD] // cards
    d.feature[F_CARDS] = cards


def lay_tempo(t: Tables, s: State, d: Desk, seat: int) -> None:
    """How far a player's turns have grown, what he still waits for, and how fast he is."""
    begun = (s.turn + 1) // 2 if s.first == seat else s.turn // 2
    d.feature[F_BEGUN] = min(begun, len(t.mana))
    for place in range(c.GEAR):
        left = max(0, 2 * t.cost[s.gear[seat][place]] + 1 - s.turn)
        d.feature[F_ASLEEP] += left
        if left == 0 and s.gear_state[seat][place] != c.FROZEN:
            d.feature[F_AWAKE] += 1
    hard = s.hp[1 - seat] * 1000 // max(1, d.feature[F_PUNCH])
    d.feature[F_CLOCK] = min(hard, LONGEST)
    d.feature[F_BORN] = t.force[seat]
    d.feature[F_BORN_HARD] = t.resistance[seat]
    d.feature[F_BORN_QUICK] = t.draw_bonus[seat]


def add_up(t: Tables, d: Desk, pile: i1row, n: int, weapon: int) -> None:
    """Add up base damage and base shield of some cards."""
    punch = 0
    guard = 0
    for i in range(n):
        card = pile[i]
        punch += t.punch[card] + weapon * t.swings[card]
        guard += t.guard[card]
    d.feature[F_PUNCH] += punch
    d.feature[F_GUARD] += guard
