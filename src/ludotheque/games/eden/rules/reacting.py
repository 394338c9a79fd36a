"""Reactions: events and conditions give chances, which wait until they are used or lost (§1.14)."""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.select import holds
from ludotheque.games.eden.state import CHANCE


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
