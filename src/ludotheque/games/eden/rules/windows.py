"""Windows of a combat: who may use an ability now, in order of priority (§4.5); options of cards in
hand: who may use what, where, and how often (EDEN-AMB-52)."""

from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.army import vanish
from ludotheque.games.eden.rules.cards import destroy_held, discard_held, draw, worth
from ludotheque.games.eden.rules.falling import gain
from ludotheque.games.eden.rules.usable import usable
from ludotheque.games.eden.state import CHANCE


def window_of(ask: int) -> int:
    """The window that a decision is, or 0."""
    if ask == c.EXP_PREP:
        return c.W_PREP
    if ask == c.CMB_PLAY:
        return c.W_COMBAT
    if ask == c.CMB_ABILITY:
        return c.W_ABILITY
    if ask == c.DEF_DISCARD:
        return c.W_DEF
    return c.W_BUY if ask == c.LOG_BUY else 0


def has_mode(t: Tables, seat: int, card: int, mode: int) -> int:
    """1 if a card of a player has an option: its own, or one of the World's rules."""
    if t.mode_card[mode] == card:
        return 1
    if t.mode_civ[mode] == c.NONE or t.mode_civ[mode] != t.civ[seat]:
        return 0
    dear = t.mode_cost[mode] > 0 and t.cost[card] > t.mode_cost[mode]
    return 1 if t.type[card] == t.mode_type[mode] and not dear else 0


def mode_of(t: Tables, seat: int, card: int, name: int, window: int) -> int:
    """The option of a card by its name in a window, or NONE."""
    for mode in range(t.modes_n):
        there = t.mode_name[mode] == name and t.mode_windows[mode] & window > 0
        if there and has_mode(t, seat, card, mode) == 1:
            return mode
    return c.NONE


def refuse_use(t: Tables, s: State, card: int, name: int) -> int:
    """§4.10 Why the option of a card may not be used now."""
    if s.hand[s.seat][card] == 0:
        return c.NOT_IN_HAND
    if s.uses[s.seat] >= t.options_most:
        return c.OPTIONS_USED
    return OK if mode_of(t, s.seat, card, name, window_of(s.ask)) != c.NONE else c.NO_SUCH_OPTION


def might_use(t: Tables, s: State, seat: int, window: int) -> int:
    """EDEN-GAP-13 1 if a hand might hold a card with an option, as far as all know."""
    if s.hand_n[seat] == 0 or s.uses[seat] >= t.options_most:
        return 0
    for mode in range(t.modes_n):
        if t.mode_windows[mode] & window == 0:
            continue
        card = t.mode_card[mode]
        if card >= 0:
            if s.held[seat][card] > 0:
                return 1
        elif t.mode_civ[mode] == t.civ[seat]:
            for other in range(t.cards_n):
                if s.held[seat][other] > 0 and has_mode(t, seat, other, mode) == 1:
                    return 1
    return 0


def use(t: Tables, s: State, card: int, name: int) -> None:
    """A card of the hand is paid and does what it says."""
    seat = s.seat
    mode = max(0, mode_of(t, seat, card, name, window_of(s.ask)))
    s.uses[seat] += 1
    NOTE.option_used(s, seat, card, EVERYONE)
    if t.mode_pay[mode] == c.PAY_DISCARD:
        discard_held(s, seat, card)
    else:
        destroy_held(t, s, seat, card)
    for row in range(t.mode_first[mode], t.mode_last[mode]):
        n = t.row_n[row]
        if t.row_n_per[row] == c.C_PAID:
            n = min(t.row_n_max[row], n * worth(t, card))
        if t.row_verb[row] == c.DRAW:
            draw(s, seat, n)
        else:
            gain(s, seat, n)


def fighters(t: Tables, s: State) -> int:
    """How many players take part: the attacker and whoever defends."""
    return 1 + sum(defends(s, seat) for seat in range(t.seats))


def defends(s: State, seat: int) -> int:
    """1 if a player defends a front."""
    return 1 if s.foe[0] == seat or (s.fronts_n == 2 and s.foe[1] == seat) else 0


def defender(t: Tables, s: State, place: int) -> int:
    """EDEN-AMB-27 The defender at a place, clockwise from the attacker, or NONE."""
    n = 0
    for step in range(1, t.seats):
        seat = (s.active + step) % t.seats
        if defends(s, seat) == 1:
            if n == place:
                return seat
            n += 1
    return c.NONE


def in_order(t: Tables, s: State, place: int) -> int:
    """EDEN-ABIL-10 Who has priority at a place: the attacker, then the defenders."""
    return s.active if place == 0 else defender(t, s, place - 1)


def refuse_timing(t: Tables, s: State, unit: int, ability: int) -> int:
    """§4.10 Why an ability may not be used, as far as all see; whether it can do anything aside."""
    card = s.u_card[unit]
    timing = t.timing[card][ability]
    if timing == 0 or s.u_where[unit] == c.GONE or unit >= s.units_n:
        return c.NO_ABILITY
    if s.u_where[unit] != c.IN_ARMY and t.event_of[card][ability] != c.SELF_NEUTRALISED:
        return c.NO_ABILITY
    if s.u_marks[unit] & c.SILENCED:
        return c.IS_SILENCED
    open_ = s.ask == c.CMB_ABILITY
    spent = (s.u_used[unit] >> ability) & 1 == 1
    if timing == c.IMMEDIATE:
        return OK if open_ and s.u_fresh[unit] == 1 and not spent else c.NOT_IMMEDIATE
    if timing == c.DELAYED:
        return OK if open_ and s.window == c.DELAYING and not spent else c.NOT_DELAYED
    if timing == c.POST:
        return OK if open_ and s.window == c.AFTER and not spent else c.NOT_POST
    return OK if open_ and CHANCE.find(s, unit, ability) != c.NONE else c.NO_CHANCE


def refuse_activation(t: Tables, s: State, d: Desk, unit: int, ability: int) -> int:
    """§4.10 Why a player may not use an ability of his unit."""
    if s.u_seat[unit] != s.seat:
        return c.NO_ABILITY
    why = refuse_timing(t, s, unit, ability)
    if why != OK:
        return why
    d.source = unit
    d.event = c.NONE
    if t.of_event[s.u_card[unit]][ability] == 1:
        return c.IMPOSSIBLE  # EDEN-GAP-16: such a chance is used by its number
    return OK if usable(t, s, d, ability) == 1 else c.IMPOSSIBLE


def refuse_chance(t: Tables, s: State, d: Desk, chance: int) -> int:
    """EDEN-GAP-16 Why a chance whose event unit is selected may not be used."""
    if chance >= s.chance_n or s.ask != c.CMB_ABILITY:
        return c.NO_CHANCE
    unit, ability = s.chance_unit[chance], s.chance_ability[chance]
    if s.u_seat[unit] != s.seat or t.of_event[s.u_card[unit]][ability] == 0:
        return c.NO_CHANCE
    for i in range(chance):
        same = s.chance_unit[i] == unit and s.chance_ability[i] == ability
        if same and s.chance_event[i] == s.chance_event[chance]:
            return c.NO_CHANCE
    why = refuse_timing(t, s, unit, ability)
    if why != OK:
        return why
    d.source = unit
    d.event = s.chance_event[chance]
    return OK if usable(t, s, d, ability) == 1 else c.IMPOSSIBLE


def has_something(t: Tables, s: State, d: Desk, seat: int) -> int:
    """EDEN-GAP-13 1 if a player might use an ability or a card, as far as all know."""
    if s.acts >= t.acts_most:
        return 0
    if might_use(t, s, seat, c.W_ABILITY) == 1:
        return 1
    s.ask = c.CMB_ABILITY
    found = 0
    d.public = 1
    for unit in range(s.units_n):
        if s.u_seat[unit] == seat and found == 0:
            found = offers(t, s, d, unit)
    s.ask = 0
    d.public = 0
    return found


def offers(t: Tables, s: State, d: Desk, unit: int) -> int:
    """1 if a unit has an ability that might be used."""
    for ability in range(c.ABILITIES):
        timing = t.timing[s.u_card[unit]][ability]
        if timing == 0:
            return 0
        if refuse_timing(t, s, unit, ability) != OK:
            continue
        d.source = unit
        d.event = c.NONE
        if timing != c.REACTION or t.of_event[s.u_card[unit]][ability] == 0:
            if usable(t, s, d, ability) == 1:
                return 1
            continue
        for i in range(s.chance_n):
            if s.chance_unit[i] == unit and s.chance_ability[i] == ability:
                d.event = s.chance_event[i]
                if usable(t, s, d, ability) == 1:
                    return 1
    return 0


def shut(s: State) -> None:
    """EDEN-AMB-46 The window closes: what was not used is lost."""
    for unit in range(s.units_n):
        s.u_fresh[unit] = 0
    while s.chance_n > 0:
        CHANCE.drop(s, s.chance_n - 1)
    for unit in range(s.units_n - 1, -1, -1):
        if s.u_where[unit] == c.DEPARTED:
            vanish(s, unit)
    s.window_at = 0
