"""Attacks (§3.3)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import side_of
from ludotheque.games.tactique.rules.harm import hurt
from ludotheque.games.tactique.rules.settling import launch, settle, settle_fight
from ludotheque.games.tactique.rules.values import atk, has, in_range


def attack(t: Tables, s: State, attacker: int, defender: int) -> int:
    """TAC-ATK-1 to TAC-ATK-6 One attack, from its declaration to the last trigger."""
    s.made[attacker] += 1
    card = s.unit[attacker]
    cell, to = attacker % c.CELLS, defender % c.CELLS
    NOTE.attacked(s, side_of(attacker), cell, card, to, s.unit[defender], EVERYONE)
    born, other = s.born[attacker], s.born[defender]
    if (t.works[card] >> c.ATTACK) & 1 == 1:
        for ability in range(c.ABILITIES):
            if t.on[card][ability] == c.ATTACK:
                launch(t, s, attacker, ability, defender)
        settle(t, s)
        if s.ended != 0 or s.born[attacker] != born or s.born[defender] != other:
            return 0
    exchange(t, s, attacker, defender)
    return settle_fight(t, s, attacker, defender)


def exchange(t: Tables, s: State, attacker: int, defender: int) -> int:
    """TAC-ATK-3, TAC-ATK-4 Both blows; First Strike lands before the other."""
    a, b = atk(t, s, attacker), back(t, s, attacker, defender)
    first = has(t, s, attacker, c.FIRST_STRIKE)
    if first == has(t, s, defender, c.FIRST_STRIKE):
        blow(t, s, attacker, defender, a)
        return blow(t, s, defender, attacker, b)
    if first == 1:
        blow(t, s, attacker, defender, a)
        return blow(t, s, defender, attacker, b) if s.hp[defender] > 0 else 0
    blow(t, s, defender, attacker, b)
    return blow(t, s, attacker, defender, a) if s.hp[attacker] > 0 else 0


def back(t: Tables, s: State, attacker: int, defender: int) -> int:
    """Q3, TAC-KW-skirmish What the defender deals in return."""
    if has(t, s, attacker, c.SKIRMISH) == 1 and in_range(t, s, defender, attacker) == 0:
        return 0
    return atk(t, s, defender)


def blow(t: Tables, s: State, striker: int, victim: int, n: int) -> int:
    """TAC-ATK-5, TAC-KW-pierce, TAC-KW-venom One unit's combat damage to another."""
    lost = hurt(t, s, victim, n, has(t, s, striker, c.PIERCE))
    if lost > 0 and s.hp[victim] > 0 and has(t, s, striker, c.VENOM) == 1:
        s.hp[victim] = 0
        NOTE.poisoned(s, side_of(victim), victim % c.CELLS, s.unit[victim], EVERYONE)
    return lost
