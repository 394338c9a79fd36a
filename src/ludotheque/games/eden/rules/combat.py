"""The course of a combat, from the openers to the discarding of armies (§4.5)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import windows
from ludotheque.games.eden.rules.army import following, vanish
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.board import wild_force
from ludotheque.games.eden.rules.cards import from_hand, to_discard
from ludotheque.games.eden.rules.effects import begin, close, run
from ludotheque.games.eden.rules.falling import gain, join, lose_troop, sample, to_world
from ludotheque.games.eden.rules.select import total_of
from ludotheque.games.eden.rules.usable import mana_of
from ludotheque.games.eden.state import CHANCE, FOUGHT, PREPARED


def prepare(t: Tables, s: State, d: Desk) -> None:
    """The fronts are drawn up before the openers are played."""
    s.fighting = 1
    PREPARED.clear(s)
    for front in range(s.fronts_n):
        s.foe[front] = s.owner[s.target[front]] - 1
        s.side[front][0] = 0
        s.side[front][1] = 0
        s.won[front] = c.NONE
        s.wild[front] = wild_force(t, s, d, s.target[front]) if s.foe[front] == c.NONE else 0


def stage_open(t: Tables, s: State, d: Desk) -> int:
    """EDEN-COMBAT-1F-04, EDEN-AMB-29 One unit for each front, then one window for all."""
    if s.at == 0 and s.fighting == 0:
        prepare(t, s, d)
    if s.at < s.fronts_n:
        return asks(s, c.CMB_OPEN, s.active)
    s.at = 0
    return open_window(s, c.PLAYING)


def play_unit(t: Tables, s: State, d: Desk, card: int, front: int) -> None:
    """EDEN-COMBAT-1F-06 A unit of the hand joins the army."""
    seat = s.seat
    from_hand(s, seat, card)
    join(t, s, seat, card, front)
    NOTE.unit_played(s, seat, card, front, EVERYONE)
    sample(t, s, d)


def answer_open(t: Tables, s: State, d: Desk, card: int) -> None:
    """The opener of a front."""
    play_unit(t, s, d, card, s.at)
    s.at += 1


def open_window(s: State, kind: int) -> int:
    """Abilities may be used."""
    s.window = kind
    s.window_at = 0
    s.stage = c.S_WINDOW
    return 0


def stage_window(t: Tables, s: State, d: Desk) -> int:
    """EDEN-ABIL-09, EDEN-ABIL-10 Go on with an ability, ask who has priority, or close."""
    if s.r_on == 1:
        if run(t, s, d) == 1:
            return 1
        s.window_at = 0
    count = windows.fighters(t, s)
    while s.window_at < count:
        seat = windows.in_order(t, s, s.window_at)
        if windows.has_something(t, s, d, seat) == 1:
            return asks(s, c.CMB_ABILITY, seat)
        s.window_at += 1
    windows.shut(s)
    if s.window == c.PLAYING:
        s.stage = c.S_RING
    else:
        s.stage = c.S_DECIDE if s.window == c.DELAYING else c.S_LOSSES
    s.window = 0
    return 0


def answer_ability(t: Tables, s: State, move: int) -> None:
    """EDEN-ABIL-01 An ability is used, or none."""
    if move == c.MOVE_DONE:
        s.window_at += 1
        return
    if move >= c.MOVE_REACT:
        chance = move - c.MOVE_REACT
        unit, ability = s.chance_unit[chance], s.chance_ability[chance]
        event = s.chance_event[chance]
        CHANCE.drop(s, chance)
        return begin(t, s, unit, ability, event)
    unit, ability = (move - c.MOVE_ACTIVATE) // c.ABILITIES, (move - c.MOVE_ACTIVATE) % c.ABILITIES
    if t.timing[s.u_card[unit]][ability] == c.REACTION:
        chance = CHANCE.find(s, unit, ability)
        if chance >= 0:
            CHANCE.drop(s, chance)
    else:
        s.u_used[unit] |= 1 << ability
    return begin(t, s, unit, ability, c.NONE)


def stage_ring(t: Tables, s: State) -> int:
    """EDEN-COMBAT-1F-06, EDEN-COMBAT-2D-01, EDEN-AMB-27 Who plays next: the defenders, then the
    attacker; an empty hand stops (EDEN-GAP-19)."""
    count = windows.fighters(t, s)
    for _ in range(count):
        seat = windows.defender(t, s, s.ring_at)
        if seat == c.NONE:
            seat = s.active
        if (s.stopped >> seat) & 1 == 0:
            if s.hand_n[seat] > 0:
                return asks(s, c.CMB_PLAY, seat)
            stop(s, seat)
        s.ring_at = (s.ring_at + 1) % count
    return open_window(s, c.DELAYING)


def stop(s: State, seat: int) -> None:
    """EDEN-AMB-26 A player plays no more units in this combat."""
    s.stopped |= 1 << seat
    NOTE.stopped(s, seat, EVERYONE)


def answer_play(t: Tables, s: State, d: Desk, move: int) -> None:
    """EDEN-COMBAT-1F-07 A unit is played, then abilities may be used; or no more are."""
    place = move - c.MOVE_SEND
    if move == c.MOVE_DONE:
        stop(s, s.seat)
    else:
        play_unit(t, s, d, place // c.FRONTS, place % c.FRONTS)
        open_window(s, c.PLAYING)
    s.ring_at = (s.ring_at + 1) % windows.fighters(t, s)


def succeeds(s: State, front: int, attack: int, defence: int) -> int:
    """EDEN-COMBAT-1F-18, EDEN-VOC-11 1 if the attacker wins a front with such totals."""
    return 1 if s.group[front] > 0 and attack > defence else 0


def stage_decide(t: Tables, s: State, d: Desk) -> int:
    """EDEN-COMBAT-1F-15 to 18, EDEN-VOC-11 The winner of each front."""
    for front in range(s.fronts_n):
        s.total[front][0] = total_of(t, s, d, front, 0)
        s.total[front][1] = total_of(t, s, d, front, 1)
    for front in range(s.fronts_n):
        attack, defence = s.total[front][0], s.total[front][1]
        s.won[front] = succeeds(s, front, attack, defence)
        NOTE.front_decided(s, s.active, attack, defence, s.won[front], EVERYONE)
    return open_window(s, c.AFTER)


def stage_losses(t: Tables, s: State) -> None:
    """EDEN-COMBAT-1F-19, EDEN-COMBAT-1F-20, EDEN-AMB-30 Losses, then armies are discarded."""
    for front in range(s.fronts_n):
        if s.won[front] == 0:
            lose_troop(s, s.active, front)
        elif s.foe[front] != c.NONE:
            lose_troop(s, s.foe[front], front)
    count = windows.fighters(t, s)
    for place in range(count):
        salvage_mana(t, s, windows.in_order(t, s, place))
    for place in range(count):
        clean_up(t, s, windows.in_order(t, s, place))
    s.at = 0
    s.stage = c.S_DEFEND


def salvage_mana(t: Tables, s: State, seat: int) -> int:
    """EDEN-GAP-10 What mana is still worth."""
    civ = t.civ[seat]
    if t.salvage[civ] != c.SALVAGE_MANA:
        return 0
    mana = mana_of(s, seat, 0) + mana_of(s, seat, 1)
    return gain(s, seat, t.salvage_n[civ] * (mana // max(1, t.salvage_per[civ])))


def clean_up(t: Tables, s: State, seat: int) -> None:
    """EDEN-VOC-07, EDEN-COMBAT-2F-10 The neutralised pile, then the armies in reading order."""
    place = 0
    found = 1
    while found == 1:
        found = 0
        for unit in range(s.units_n):
            if s.u_where[unit] == c.IN_PILE and s.u_seat[unit] == seat and s.u_row[unit] == place:
                put_away(t, s, unit)
                found = 1
        place += 1
    for front in range(c.FRONTS):
        unit = following(s, seat, front, c.NONE)
        while unit != c.NONE:
            put_away(t, s, unit)
            unit = following(s, seat, front, c.NONE)


def put_away(t: Tables, s: State, unit: int) -> None:
    """A unit goes to the discard; a doomed one is destroyed."""
    seat, card = s.u_seat[unit], s.u_card[unit]
    if s.u_marks[unit] & c.DOOMED:
        to_world(t, s, seat, card)
    else:
        to_discard(s, seat, card)
    vanish(s, unit)


def end_combat(s: State) -> None:
    """Nothing of the combat is left but what was decided."""
    close(s)
    FOUGHT.clear(s)
    s.stage = c.S_PREP
