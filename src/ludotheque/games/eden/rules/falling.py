"""Units that come and go in a combat (§1.15), and the reactions that this or a condition gives a
chance, which waits until it is used or lost (§1.14)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import army
from ludotheque.games.eden.rules.cards import to_hand
from ludotheque.games.eden.rules.select import holds
from ludotheque.games.eden.state import CHANCE, PLACE, RENEWED


def give_chance(t: Tables, s: State, unit: int, ability: int, event: int) -> None:
    """EDEN-ABIL-07 One more chance; the event unit is kept where the effect selects it."""
    if s.chance_n < c.CHANCES:
        kept = event if t.of_event[s.u_card[unit]][ability] == 1 else c.NONE
        CHANCE.push(s, unit, ability, kept)


def sets_off(t: Tables, s: State, event: int, about: int, unit: int) -> None:
    """The reactions of a unit to an event get a chance each."""
    card = s.u_card[unit]
    for ability in range(c.ABILITIES):
        if t.timing[card][ability] == c.REACTION and t.event_of[card][ability] == event:
            give_chance(t, s, unit, ability, about)


def happens(t: Tables, s: State, event: int, unit: int) -> None:
    """An event that a unit is about, for all whose reactions it sets off."""
    for other in range(s.units_n):
        if s.u_where[other] != c.GONE and hears(s, event, unit, other) == 1:
            sets_off(t, s, event, unit, other)


def hears(s: State, event: int, unit: int, other: int) -> int:
    """1 if an event about one unit concerns another."""
    if event == c.SELF_NEUTRALISED:
        return 1 if other == unit else 0
    if other == unit or s.u_where[other] != c.IN_ARMY or s.u_front[other] != s.u_front[unit]:
        return 0
    allied = s.u_seat[other] == s.u_seat[unit]
    if event == c.ENEMY_NEUTRALISED:
        return 0 if allied else 1
    own = event in (c.ALLY_ADDED, c.ALLY_NEUTRALISED, c.ALLY_DESTROYED)
    return 1 if own and allied else 0


def card_is_discarded(t: Tables, s: State, seat: int) -> None:
    """A player has discarded a card through an operation: all of his units may react."""
    for unit in range(s.units_n):
        if s.u_where[unit] == c.IN_ARMY and s.u_seat[unit] == seat:
            sets_off(t, s, c.CARD_DISCARDED, c.NONE, unit)


def sample(t: Tables, s: State, d: Desk) -> None:
    """EDEN-AMB-48, EDEN-ABIL-08 A condition that becomes true gives a chance."""
    for unit in range(s.units_n):
        if s.u_where[unit] != c.IN_ARMY:
            continue
        card = s.u_card[unit]
        for ability in range(c.ABILITIES):
            if t.timing[card][ability] != c.REACTION or t.when_if[card][ability] == 0:
                continue
            d.source = unit
            d.event = c.NONE
            now = holds(t, s, d, t.when_if[card][ability])
            if now == 1 and (s.u_true[unit] >> ability) & 1 == 0:
                give_chance(t, s, unit, ability, c.NONE)
                s.u_true[unit] |= 1 << ability
            elif now == 0 and (s.u_true[unit] >> ability) & 1 == 1:
                s.u_true[unit] -= 1 << ability


def gain(s: State, seat: int, n: int) -> int:
    """A player receives energy stocks."""
    if n > 0:
        s.stocks[seat] += n
        NOTE.stocks_gained(s, seat, n, EVERYONE)
    return 0


def join(t: Tables, s: State, seat: int, card: int, front: int) -> int:
    """EDEN-ABIL-11 A card comes into an army, at its bottom; which unit it is."""
    unit = army.enlisted(s, seat, card, front)
    RENEWED.clear(s, unit)
    s.u_marks[unit] = 0
    s.u_fresh[unit] = 1
    happens(t, s, c.ALLY_ADDED, unit)
    return unit


def join_again(t: Tables, s: State, old: int, front: int) -> int:
    """EDEN-AMB-49 A neutralised unit comes back as a new one, its marks still on it; the old one
    may still react to its neutralisation. Gives the new one."""
    seat, card, marks = s.u_seat[old], s.u_card[old], s.u_marks[old]
    army.unpile(s, old)
    depart(t, s, old)
    unit = old
    if s.u_where[old] == c.DEPARTED:
        unit = army.enlisted(s, seat, card, front)
    else:
        s.u_front[unit] = front
        army.to_bottom(s, unit)
    RENEWED.clear(s, unit)
    s.u_marks[unit] = marks
    s.u_fresh[unit] = 1
    NOTE.unit_added(s, seat, card, EVERYONE)
    happens(t, s, c.ALLY_ADDED, unit)
    return unit


def depart(t: Tables, s: State, unit: int) -> None:
    """EDEN-AMB-49 A neutralised unit is no longer in the combat: of its chances those to react to
    that stay, and with them its place."""
    for place in range(s.chance_n - 1, -1, -1):
        card, ability = s.u_card[s.chance_unit[place]], s.chance_ability[place]
        own = s.chance_unit[place] == unit
        lost = own and t.event_of[card][ability] != c.SELF_NEUTRALISED
        if lost or s.chance_event[place] == unit:
            CHANCE.drop(s, place)
    PLACE.clear(s, unit)
    s.u_where[unit] = c.DEPARTED if army.has_chance(s, unit) == 1 else c.GONE


def lose_troop(s: State, seat: int, front: int) -> None:
    """EDEN-AMB-31 One troop of a side of a front, if it has one."""
    if seat == s.active:
        if s.group[front] > 0:
            s.group[front] -= 1
            NOTE.troop_lost(s, seat, s.source[front], EVERYONE)
    elif s.troops[s.target[front]] > 0:
        s.troops[s.target[front]] -= 1
        NOTE.troop_lost(s, seat, s.target[front], EVERYONE)


def to_world(t: Tables, s: State, seat: int, card: int) -> None:
    """A unit in combat is destroyed: back to the World, which may pay for it."""
    s.pool[seat][card] += 1
    NOTE.unit_destroyed(s, seat, card, EVERYONE)
    civ = t.civ[seat]
    if t.salvage[civ] == c.SALVAGE_DESTROYED:
        gain(s, seat, t.salvage_n[civ])


def destroyed(t: Tables, s: State, unit: int) -> None:
    """A unit that has left its row is destroyed."""
    to_world(t, s, s.u_seat[unit], s.u_card[unit])
    happens(t, s, c.ALLY_DESTROYED, unit)


def neutralised(t: Tables, s: State, unit: int) -> None:
    """EDEN-VOC-05 to EDEN-VOC-10 A unit that has left its row is neutralised."""
    seat, card, front = s.u_seat[unit], s.u_card[unit], s.u_front[unit]
    lost = t.cost[card] >= t.top_cost or t.bits[card] & c.CHAMPION  # EDEN-VOC-08, EDEN-GAP-12
    RENEWED.clear(s, unit)
    if lost:
        s.u_where[unit] = c.DEPARTED
        NOTE.unit_neutralised(s, seat, card, EVERYONE)
        destroyed(t, s, unit)
        lose_troop(s, seat, front)
    else:
        s.u_row[unit] = army.piled(s, seat)
        s.u_col[unit] = 0
        s.u_where[unit] = c.IN_PILE
        NOTE.unit_neutralised(s, seat, card, EVERYONE)
    happens(t, s, c.SELF_NEUTRALISED, unit)
    happens(t, s, c.ALLY_NEUTRALISED, unit)
    happens(t, s, c.ENEMY_NEUTRALISED, unit)
    if lost:
        depart(t, s, unit)
        if s.u_where[unit] == c.GONE:
            army.vanish(s, unit)


def return_unit(s: State, unit: int) -> None:
    """EDEN-AMB-53 A unit that has left its row comes back to the hand."""
    seat, card = s.u_seat[unit], s.u_card[unit]
    to_hand(s, seat, card)
    s.returned[seat][card] += 1
    NOTE.unit_to_hand(s, seat, card, EVERYONE)
    army.vanish(s, unit)


def rebuild(t: Tables, s: State, unit: int, card: int) -> None:
    """A unit is replaced in its place by a card of its World."""
    seat, old = s.u_seat[unit], s.u_card[unit]
    army.forget_chances(s, unit)
    s.pool[seat][card] -= 1
    RENEWED.clear(s, unit)
    s.u_card[unit] = card
    s.u_marks[unit] |= c.REBUILT
    NOTE.unit_rebuilt(s, seat, old, card, EVERYONE)
    to_world(t, s, seat, old)
    happens(t, s, c.ALLY_DESTROYED, unit)
    sets_off(t, s, c.ALLY_DESTROYED, c.NONE, unit)
