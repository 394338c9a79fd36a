"""Expansion: preparation, the offensive declared, the end of a turn, bonus turns (§4.4)."""

from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import State, Tables
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.cards import refill, to_hand
from ludotheque.games.eden.state import NO_BASE, TURNED
from ludotheque.space.hex import distance


def stage_turn(s: State) -> None:
    """EDEN-GAP-18 A turn or bonus turn begins: nobody has used an option of a card yet."""
    TURNED.clear(s)
    s.begun += 1
    if s.again == 1:
        NOTE.bonus_began(s, s.active, EVERYONE)
    else:
        NOTE.turn_began(s, s.active, EVERYONE)
    s.stage = c.S_PREP


def stage_prep(t: Tables, s: State) -> int:
    """EDEN-EXP-02 to 05, EDEN-EXP-07 to 09, EDEN-GAP-21 Preparation, while there is anything."""
    seat = s.active
    rifts = sum(t.rift_units[s.table[seat][i]] for i in range(s.table_n[seat]))
    return asks(s, c.EXP_PREP, seat) if s.hand_n[seat] + rifts > 0 else end_prep(s)


def end_prep(s: State) -> int:
    """On to the offensive, or to the end of the turn."""
    s.stage = c.S_TARGET if s.attacked == 0 else c.S_END
    return 0


def refuse_frontier(t: Tables, s: State, source: int, target: int) -> int:
    """§4.10 Why a front may not go from a source to a target."""
    if s.owner[source] != 1 + s.active or s.ground[target] == 0:
        return c.NOT_A_FRONTIER
    if s.owner[target] == 1 + s.active or distance(source, target) != 1:
        return c.NOT_A_FRONTIER
    if s.again == 1 and s.base[0] != source and s.base[1] != source:
        return c.NOT_CONQUERED
    if s.fronts_n == 1 and s.source[0] == source and s.target[0] == target:
        return c.SAME_FRONTIER
    fronts = 1 + sum(s.source[front] == source for front in range(s.fronts_n))
    if s.troops[source] < 1 + fronts * (1 + s.again):  # EDEN-AMB-22
        if s.again == 1:
            return c.TOO_FEW_BONUS
        return c.TOO_FEW_SECOND if s.fronts_n == 1 else c.TOO_FEW
    return OK


def refuse_target(t: Tables, s: State, target: int) -> int:
    """§4.10 Why no front may go to a target, whatever the source: the nearest miss."""
    why = c.NOT_A_FRONTIER
    for way in range(c.SIX):
        source = target + t.way[way]
        if 0 <= source < len(s.ground):
            found = refuse_frontier(t, s, source, target)
            if found == OK and openers(t, s) > s.fronts_n:
                return OK
            if found == OK:  # EDEN-COMBAT-1F-05, EDEN-COMBAT-2F-04 A unit is needed for each front
                return c.NO_OPENER if s.fronts_n == 0 else c.NO_SECOND_OPENER
            why = max(why, found)
    return why


def openers(t: Tables, s: State) -> int:
    """Units of the hand that may be played on an empty front."""
    units = range(t.unit_first[t.civ[s.active]], t.unit_last[t.civ[s.active]])
    return sum(s.hand[s.active][card] for card in units if t.play_if[card] == 0)


def sources_of(t: Tables, s: State, target: int) -> int:
    """How many territories may attack a target; the last one is noted as the source."""
    n = 0
    for way in range(c.SIX):
        source = target + t.way[way]
        if 0 <= source < len(s.ground) and refuse_frontier(t, s, source, target) == OK:
            s.source[s.fronts_n] = source
            n += 1
    return n


def has_frontier(t: Tables, s: State) -> int:
    """1 if some front may be opened, as far as territories and troops go."""
    for i in range(s.tiles_n):
        source = s.tile[i]
        if s.owner[source] != 1 + s.active or s.troops[source] < 2:
            continue
        if any(refuse_frontier(t, s, source, source + way) == OK for way in t.way):
            return 1
    return 0


def stage_target(t: Tables, s: State) -> int:
    """EDEN-EXP-06, EDEN-GAP-13 The next front, put while the hand has a card for each."""
    if s.fronts_n < c.FRONTS and s.hand_n[s.active] > s.fronts_n and has_frontier(t, s) == 1:
        return asks(s, c.OFF_TARGET, s.active)
    return declare(s)


def declare(s: State) -> int:
    """EDEN-AMB-20 The offensive is decided, or there is none."""
    s.attacked = 1
    s.stage = c.S_PAY if s.fronts_n > 0 else c.S_END
    return 0


def answer_target(t: Tables, s: State, move: int) -> int:
    """A target, or none; its source is asked for where there are several."""
    if move == c.MOVE_DONE:
        return declare(s)
    cell = move - c.MOVE_AT
    s.target[s.fronts_n] = cell
    if sources_of(t, s, cell) > 1:
        s.source[s.fronts_n] = c.NONE
        return c.OFF_SOURCE
    s.fronts_n += 1
    return 0


def answer_source(s: State, cell: int) -> None:
    """The source of a front."""
    s.source[s.fronts_n] = cell
    s.fronts_n += 1


def stage_pay(s: State) -> None:
    """EDEN-BONUS-06, EDEN-AMB-22 In a bonus turn each front costs a troop at once."""
    if s.again == 1:
        for front in range(s.fronts_n):
            s.troops[s.source[front]] -= 1
            NOTE.bonus_paid(s, s.active, s.source[front], EVERYONE)
    s.at = 0
    s.stage = c.S_GROUPS


def stage_groups(s: State) -> int:
    """EDEN-COMBAT-1F-03, EDEN-COMBAT-2F-03 Troops go to each front."""
    if s.at < s.fronts_n:
        return asks(s, c.OFF_TROOPS, s.active)
    s.at = 0
    s.stage = c.S_OPEN
    return 0


def group_most(s: State) -> int:
    """§4.4 The most troops that may go to the front being served."""
    source = s.source[s.at]
    later = 1 if s.at == 0 and s.fronts_n == 2 and s.source[1] == source else 0
    return s.troops[source] - 1 - later


def answer_group(s: State, n: int) -> None:
    """A group goes to its front."""
    source = s.source[s.at]
    s.troops[source] -= n
    s.group[s.at] = n
    NOTE.offensive(s, s.active, source, s.target[s.at], n, EVERYONE)
    s.at += 1


def answer_end(t: Tables, s: State, move: int) -> None:
    """The turn ends, with the hand refilled or not; or a bonus turn begins."""
    if move == c.MOVE_BONUS:
        told = 0
        for card in range(c.COMMONS):
            while s.front[s.active][card] > 0:
                s.front[s.active][card] -= 1
                to_hand(s, s.active, card)
                told = 1
        if told == 1:
            NOTE.crystals_back(s, s.active, EVERYONE)
        refill(t, s, s.active)
        s.again = 1
        s.stage = c.S_TURN
        return
    if move == c.MOVE_REFILL:
        refill(t, s, s.active)
    s.again = 0
    NO_BASE.clear(s)
    s.stage = c.S_NEXT
