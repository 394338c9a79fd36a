"""What may be done now, and which rule is in the way of the rest (§4.2)."""

from ludotheque.core.kernel import NOBODY, OK
from ludotheque.games.generals.codes import (
    ACT_FIRST,
    ACTION,
    BUILD,
    CANNOT_ATTACK,
    CANNOT_CAPTURE,
    DRAW,
    FIRED_AFTER_MOVE,
    GAME_OVER,
    GAUGE_NOT_FULL,
    MAIN,
    MOVE,
    MOVE_ATTACK,
    MOVE_BOMB,
    MOVE_BUILD,
    MOVE_CAPTURE,
    MOVE_CREATE,
    MOVE_DRAW,
    MOVE_GO,
    MOVE_LAUNCH,
    MOVE_POWER,
    MOVE_RESIGN,
    MOVE_STEP,
    MOVE_TO,
    MOVE_UNIT,
    MOVE_UNLOAD,
    MOVE_WAIT,
    NEUTRAL,
    NO_CAPTURE_HERE,
    NO_ENEMY_SITE,
    NO_POWER,
    NO_ROOM,
    NO_STEP,
    NO_STOP,
    NO_SUCH_CARGO,
    NO_SUCH_TYPE,
    NO_TARGET,
    NO_UNLOAD,
    NONE,
    NOT_A_FLYER_ABOARD,
    NOT_MADE_HERE,
    NOT_NOW,
    NOT_YOUR_SITE,
    NOT_YOUR_UNIT,
    NOWHERE_TO_GO,
    OCCUPIED,
    OFF_MAP,
    OUT_OF_RANGE,
    OUT_OF_REACH,
    OUT_OF_SIGHT,
    POWER_ACTIVE,
    SITE_MAKES_NOTHING,
    SITE_OCCUPIED,
    SITE_USED,
    TAKES_OFF,
    TOO_DEAR,
    TOO_POOR,
    UNIT_DONE,
    UNLOADS_ONLY,
    WRONG_DOMAIN,
)
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import friendly, owner_at, type_at
from ludotheque.games.generals.rules.combat import percent_against, wall_percent
from ludotheque.games.generals.rules.orders import can_unload, creation_cell
from ludotheque.games.generals.rules.paths import outlet, reaches, reaches_elsewhere
from ludotheque.games.generals.rules.vision import lit, sees_unit
from ludotheque.space.square import distance


def phase_of(move: int) -> int:
    """The phase a move belongs to."""
    if move < MOVE_TO or move == MOVE_RESIGN:
        return MAIN
    if move < MOVE_STEP:
        return MOVE
    if move < MOVE_ATTACK:
        return DRAW
    if move < MOVE_CREATE:
        return ACTION
    return BUILD


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the code of the first rule that a move breaks."""
    if s.seat == NOBODY:
        return GAME_OVER
    phase = phase_of(move)
    if phase != s.phase:
        return NOT_NOW if s.phase == MAIN or s.phase == BUILD else ACT_FIRST
    if phase == MAIN:
        return why_not_main(t, s, move)
    if phase == MOVE:
        return why_not_move(t, s, move)
    if phase == DRAW:
        return why_not_draw(s, move)
    if phase == ACTION:
        return why_not_action(t, s, move)
    return why_not_create(t, s, s.chosen, move - MOVE_CREATE)


def why_not_main(t: Tables, s: State, move: int) -> int:
    """Choosing a unit or a building, using the power, ending the turn, giving up."""
    if move < MOVE_LAUNCH:
        return why_not_unit(t, s, move - MOVE_UNIT)
    if move < MOVE_BUILD:
        return why_not_launch(t, s, move - MOVE_LAUNCH)
    if move < MOVE_POWER:
        return why_not_build(t, s, move - MOVE_BUILD)
    if move == MOVE_POWER:
        return why_not_power(t, s)
    return OK


def why_not_unit(t: Tables, s: State, cell: int) -> int:
    """D-38 One order for each own unit and turn."""
    if t.inside[cell] == 0:
        return OFF_MAP
    if s.unit[cell] == 0 or owner_at(s, cell) != s.seat:
        return NOT_YOUR_UNIT
    return UNIT_DONE if s.done[cell] == 1 else OK


def why_not_launch(t: Tables, s: State, place: int) -> int:
    """D-29 An aircraft aboard a carrier takes off."""
    seat = s.seat
    if place >= s.aboard_n[seat]:
        return NO_SUCH_CARGO
    cell = s.aboard_on[seat][place]
    if t.exit[type_at(s, cell)] != TAKES_OFF:
        return NOT_A_FLYER_ABOARD
    if s.aboard_done[seat][place] == 1:
        return UNIT_DONE
    left = t.budget[seat][s.power[seat]][s.aboard_type[seat][place]]
    return OK if outlet(t, s, place, cell, left) == 1 else NOWHERE_TO_GO


def why_not_build(t: Tables, s: State, cell: int) -> int:
    """GEN-CREATE-01, GEN-CREATE-03, D-25 A building that could make something."""
    if t.inside[cell] == 0:
        return OFF_MAP
    site = t.site[cell]
    if site == NONE or s.site_owner[site] != s.seat:
        return NOT_YOUR_SITE
    if t.makes[t.site_kind[site]] == 0:
        return SITE_MAKES_NOTHING
    if s.made[site] >= t.creations[s.seat][s.power[s.seat]]:
        return SITE_USED
    if s.made[site] == 0 and s.unit[cell] != 0:
        return SITE_OCCUPIED
    found = TOO_POOR
    for kind in range(t.types):
        code = why_not_create(t, s, cell, kind)
        if code == OK:
            return OK
        if code == NO_ROOM:
            found = NO_ROOM
    return found


def why_not_create(t: Tables, s: State, cell: int, kind: int) -> int:
    """GEN-CREATE-01 A type this building makes, which can be paid and has a place."""
    site = t.site[cell]
    if kind >= t.types:
        return NO_SUCH_TYPE
    if (t.makes[t.site_kind[site]] >> kind) & 1 == 0:
        return NOT_MADE_HERE
    if t.price[s.seat][s.power[s.seat]][kind] > s.money[s.seat]:
        return TOO_DEAR
    return NO_ROOM if creation_cell(t, s, s.seat, site, kind) == NONE else OK


def why_not_power(t: Tables, s: State) -> int:
    """GEN-C-02 The general's power, when the gauge is full."""
    if t.power_cost[s.seat] == 0:
        return NO_POWER
    if s.power[s.seat] == 1:
        return POWER_ACTIVE
    return OK if s.gauge[s.seat] == t.power_cost[s.seat] else GAUGE_NOT_FULL


def why_not_move(t: Tables, s: State, move: int) -> int:
    """D-04 A cell within reach, or a path drawn by hand."""
    if move == MOVE_DRAW:
        return OK if reaches_elsewhere(t, s) == 1 else NO_STEP
    cell = move - MOVE_TO
    if t.inside[cell] == 0:
        return OFF_MAP
    if reaches(s, cell) == 1:
        return OK
    if s.unit[cell] != 0 and sees_unit(t, s, t.team[s.seat], cell) == 1:
        return OCCUPIED
    return OUT_OF_REACH


def why_not_draw(s: State, move: int) -> int:
    """GEN-C-03 The next step of a drawn path, or its end."""
    if move == MOVE_GO:
        return OK if s.stop == 1 else NO_STOP
    return OK if (s.ways >> (move - MOVE_STEP)) & 1 == 1 else NO_STEP


def why_not_action(t: Tables, s: State, move: int) -> int:
    """What the chosen unit may do where it stands."""
    if move == MOVE_WAIT:
        return OK
    if move >= MOVE_UNLOAD:
        slot = (move - MOVE_UNLOAD) // 4
        if slot >= s.aboard_n[s.seat]:
            return NO_SUCH_CARGO
        return OK if can_unload(t, s, s.chosen, slot, (move - MOVE_UNLOAD) % 4) == 1 else NO_UNLOAD
    if s.unloading == 1:
        return UNLOADS_ONLY
    if move == MOVE_CAPTURE:
        return why_not_capture(t, s)
    if move < MOVE_BOMB:
        return why_not_attack(t, s, s.chosen, s.moved, move - MOVE_ATTACK)
    return why_not_bomb(t, s, s.chosen, s.moved, move - MOVE_BOMB)


def why_not_capture(t: Tables, s: State) -> int:
    """D-17 A neutral building under a unit that may take it."""
    site = t.site[s.chosen]
    if site == NONE or s.site_owner[site] != NEUTRAL:
        return NO_CAPTURE_HERE
    return OK if t.captures[type_at(s, s.chosen)] == 1 else CANNOT_CAPTURE


def why_no_fire(t: Tables, s: State, cell: int, moved: int) -> int:
    """GEN-ATT-06, D-15 Whether the unit on a cell may fire at all."""
    seat = owner_at(s, cell)
    kind = type_at(s, cell)
    if t.range_max[seat][s.power[seat]][kind] == 0:
        return CANNOT_ATTACK
    if moved == 1 and t.steady[seat][s.power[seat]][kind] == 1:
        return FIRED_AFTER_MOVE
    return OK


def in_range(t: Tables, s: State, cell: int, target: int) -> int:
    """GEN-ATT-03 1 if a cell lies within the range of the unit on another."""
    seat = owner_at(s, cell)
    kind = type_at(s, cell)
    far = distance(cell, target)
    if far < t.range_min[kind] or far > t.range_max[seat][s.power[seat]][kind]:
        return 0
    return 1


def why_not_attack(t: Tables, s: State, cell: int, moved: int, target: int) -> int:
    """An attack on a unit: seen, hostile, in range, of a kind that the weapon hits."""
    if t.inside[target] == 0:
        return OFF_MAP
    code = why_no_fire(t, s, cell, moved)
    if code != OK:
        return code
    seat = owner_at(s, cell)
    if s.unit[target] == 0 or sees_unit(t, s, t.team[seat], target) == 0:
        return NO_TARGET if lit(t, s, t.team[seat], target) == 1 else OUT_OF_SIGHT
    if friendly(t, seat, owner_at(s, target)) == 1:
        return NO_TARGET
    if in_range(t, s, cell, target) == 0:
        return OUT_OF_RANGE
    if percent_against(t, type_at(s, cell), type_at(s, target)) == 0:
        return WRONG_DOMAIN
    return OK


def why_not_bomb(t: Tables, s: State, cell: int, moved: int, target: int) -> int:
    """D-22 An attack on an enemy's building whose cell is seen."""
    if t.inside[target] == 0:
        return OFF_MAP
    code = why_no_fire(t, s, cell, moved)
    if code != OK:
        return code
    seat = owner_at(s, cell)
    site = t.site[target]
    if site == NONE or s.site_owner[site] == NEUTRAL or friendly(t, seat, s.site_owner[site]) == 1:
        return NO_ENEMY_SITE
    if lit(t, s, t.team[seat], target) == 0:
        return OUT_OF_SIGHT
    if in_range(t, s, cell, target) == 0:
        return OUT_OF_RANGE
    if wall_percent(t, type_at(s, cell), t.site_kind[site]) == 0:
        return WRONG_DOMAIN
    return OK
