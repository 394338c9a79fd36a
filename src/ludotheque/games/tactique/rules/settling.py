"""State checks, and triggers that cause deaths that cause triggers (§3.6)."""

from ludotheque.cards.stack import NONE, choose, next_row, pop, push, queue
from ludotheque.core.kernel import EVERYONE
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.effects import run_step
from ludotheque.games.tactique.rules.ending import test
from ludotheque.games.tactique.rules.grid import holds, row_full, side_of
from ludotheque.games.tactique.rules.values import has
from ludotheque.games.tactique.rules.zones import summon, to_discard
from ludotheque.games.tactique.state import UNITS


def settle(t: Tables, s: State) -> int:
    """TAC-SC-02 Check, then the first trigger that waits, until none does: 1 if the game ended."""
    return settle_fight(t, s, NONE, NONE)


def settle_fight(t: Tables, s: State, attacker: int, defender: int) -> int:
    """TAC-ATK-6 The same, the first check after a fight between two units."""
    check(t, s, attacker, defender)
    while s.ended == 0 and s.stack_n > 0:
        source = s.stack_source[s.stack_n - 1]
        if source == c.ALLIES:
            rally(t, s)
        elif source == c.BROOD:
            breed(t, s)
        else:
            run(t, s)
        check(t, s, NONE, NONE)
    return 1 if s.ended != 0 else 0


def wait(t: Tables, s: State, spot: int, card: int, ability: int) -> None:
    """An ability of a unit waits to be resolved, behind those that wait already."""
    first, last = t.ability_first[card][ability], t.ability_last[card][ability]
    queue(s, card, side_of(spot), first, last)
    aim(s, spot, s.born[spot], NONE)


def wait_all(t: Tables, s: State, spot: int, card: int, trigger: int) -> None:
    """All abilities of a unit that answer a trigger wait."""
    if (t.works[card] >> trigger) & 1 == 0:
        return
    for ability in range(c.ABILITIES):
        if t.on[card][ability] == trigger:
            wait(t, s, spot, card, ability)


def run(t: Tables, s: State) -> int:
    """TAC-SC-03 The ability on top: its condition once, its steps in order, no check between."""
    top = s.stack_n - 1
    card, spot = s.stack_source[top], s.stack_target[top][0]
    here = spot >= c.SPOTS or (s.unit[spot] == card and s.born[spot] == s.stack_target[top][1])
    if not here and is_death(t, card, s.stack_row[top]) == 0:
        return pop(s)
    if holds(t, s, s.stack_row[top], spot) == 1:
        if s.stack_chosen[top] == c.TARGETS:
            NOTE.triggered(s, s.stack_seat[top], card, EVERYONE)
        row = next_row(t, s)
        while row != NONE:
            run_step(t, s, row)
            row = next_row(t, s)
    s.same = 0
    return pop(s)


def is_death(t: Tables, card: int, row: int) -> int:
    """1 if a row begins what a unit does when it is destroyed, which always resolves."""
    for ability in range(c.ABILITIES):
        if t.on[card][ability] == c.DEATH and t.ability_first[card][ability] == row:
            return 1
    return 0


def check(t: Tables, s: State, attacker: int, defender: int) -> int:
    """TAC-SC-01 The state check: who is destroyed, rows, elimination, triggers."""
    dead = fallen(t, s)
    if dead != 0:
        avenge(t, s, dead, attacker, defender)
        bury(t, s, dead)
    test_rows(t, s)
    return test(t, s, s.active, c.ELIMINATING) if s.kills[s.active] > 0 else 0


def fallen(t: Tables, s: State) -> int:
    """TAC-KW-reassemble The units that are destroyed together, as bits."""
    dead = 0
    bit = 1
    for i in range(c.SEATS * c.FORMED):
        spot = t.cells[i]
        if s.hp[spot] > 0 or s.unit[spot] == NONE:
            continue
        if s.reassembled[spot] == 0 and has(t, s, spot, c.REASSEMBLE) == 1:
            s.reassembled[spot] = 1
            s.hp[spot] = 1
            s.shield[spot] = 0
            NOTE.reassembled(s, side_of(spot), spot % c.CELLS, s.unit[spot], EVERYONE)
        else:
            dead |= bit << spot
    return dead


def avenge(t: Tables, s: State, dead: int, attacker: int, defender: int) -> None:
    """TAC-VOC-T `kill` of whoever survived a fight and destroyed the other, attacker first."""
    if attacker < 0 or defender < 0:
        return
    attacker_dead, defender_dead = (dead >> attacker) & 1, (dead >> defender) & 1
    if defender_dead == 1 and attacker_dead == 0:
        return wait_all(t, s, attacker, s.unit[attacker], c.KILL)
    if attacker_dead == 1 and defender_dead == 0:
        return wait_all(t, s, defender, s.unit[defender], c.KILL)


def bury(t: Tables, s: State, dead: int) -> None:
    """TAC-SC-01 The destroyed leave together, the active player's first; what that sets off."""
    other = 1 - s.active
    wait_deaths(t, s, s.active, dead)
    wait_deaths(t, s, other, dead)
    wait_allies(t, s, s.active, dead)
    wait_allies(t, s, other, dead)
    wait_brood(s, s.active, remove(t, s, s.active, dead))
    wait_brood(s, other, remove(t, s, other, dead))


def wait_deaths(t: Tables, s: State, seat: int, dead: int) -> None:
    """TAC-VOC-T `death` of a player's destroyed units waits, in cell order."""
    for spot in range(seat * c.CELLS, seat * c.CELLS + c.CELLS):
        if (dead >> spot) & 1 == 1:
            wait_all(t, s, spot, s.unit[spot], c.DEATH)


def wait_allies(t: Tables, s: State, seat: int, dead: int) -> None:
    """TAC-VOC-T `ally_death` waits: how many fell, who was there by then, and whose turn it is."""
    count = 0
    mourners = 0
    for spot in range(seat * c.CELLS, seat * c.CELLS + c.CELLS):
        if (dead >> spot) & 1 == 1:
            count += 1
        elif s.unit[spot] >= 0:
            mourners += (t.works[s.unit[spot]] >> c.ALLY_DEATH) & 1
    if count > 0 and mourners > 0:
        queue(s, c.ALLIES, seat, 0, 0)
        aim(s, count, s.births, 0)


def wait_brood(s: State, seat: int, spot: int) -> None:
    """TAC-PAS-proliferation A larva waits to come, where one does."""
    if spot != NONE:
        queue(s, c.BROOD, seat, 0, 0)
        aim(s, spot, 0, 0)


def aim(s: State, first: int, second: int, third: int) -> None:
    """What has just begun to wait is about this."""
    s.stack_chosen[0] = c.TARGETS
    s.stack_target[0][0] = first
    s.stack_target[0][1] = second
    s.stack_target[0][2] = third


def remove(t: Tables, s: State, seat: int, dead: int) -> int:
    """Q16, Q37, Q53 A player's destroyed units leave and are counted; where a larva comes."""
    brood = NONE
    for spot in range(seat * c.CELLS, seat * c.CELLS + c.CELLS):
        if (dead >> spot) & 1 == 0:
            continue
        card = s.unit[spot]
        UNITS.clear(s, spot)
        if t.type[card] != c.TOKEN:
            to_discard(s, seat, card)
            s.kills_total[1 - seat] += 1
            if seat != s.active:
                s.kills[s.active] += 1
            if t.passive[seat] == c.PROLIFERATION and s.brooded[seat] == 0:
                s.brooded[seat] = 1
                brood = spot
        NOTE.destroyed(s, seat, spot - seat * c.CELLS, card, EVERYONE)
    return brood


def breed(t: Tables, s: State) -> None:
    """TAC-PAS-proliferation A larva in the cell of the first that fell, if it is still empty."""
    top = s.stack_n - 1
    seat, spot = s.stack_seat[top], s.stack_target[top][0]
    pop(s)
    summon(t, s, spot, t.passive_token[seat])


def rally(t: Tables, s: State) -> int:
    """TAC-VOC-T The next surviving ally answers: for each destroyed unit, allies in cell order.

    What waits behind is not disturbed: its ability goes on top and is run at once.
    """
    top = s.stack_n - 1
    seat = s.stack_seat[top]
    while s.stack_target[top][0] > 0:
        while s.stack_target[top][2] < c.CELLS:
            spot = seat * c.CELLS + s.stack_target[top][2]
            s.stack_target[top][2] += 1
            card = s.unit[spot]
            there = card >= 0 and s.born[spot] <= s.stack_target[top][1]
            if there and (t.works[card] >> c.ALLY_DEATH) & 1 == 1:
                return answer(t, s, spot, card)
        s.stack_target[top][2] = 0
        s.stack_target[top][0] -= 1
    return pop(s)


def answer(t: Tables, s: State, spot: int, card: int) -> int:
    """One ally's abilities on the destruction of another."""
    for ability in range(c.ABILITIES):
        if t.on[card][ability] == c.ALLY_DEATH and s.unit[spot] == card:
            launch(t, s, spot, ability, NONE)
    return 0


def launch(t: Tables, s: State, spot: int, ability: int, foe: int) -> int:
    """A unit's ability is set off and resolved now, before all that waits."""
    prepare(t, s, spot, s.unit[spot], ability)
    choose(s, foe)
    return run(t, s)


def prepare(t: Tables, s: State, source: int, card: int, ability: int) -> int:
    """An ability goes on top, with its source and which unit of the match that is."""
    first, last = t.ability_first[card][ability], t.ability_last[card][ability]
    push(s, card, side_of(source), first, last)
    choose(s, source)
    return choose(s, s.born[source] if source < c.SPOTS else 0)


def test_rows(t: Tables, s: State) -> None:
    """TAC-TURN-H A row found incomplete is held no longer, whoever's turn it is."""
    for seat in range(c.SEATS):
        for row in range(c.ROWS):
            held = s.armed[seat][row] == 1 or s.hold[seat][row] > 0
            if held and row_full(t, s, seat, row) == 0:
                s.armed[seat][row] = 0
                s.hold[seat][row] = 0
                NOTE.broken(s, seat, row + 1, EVERYONE)
