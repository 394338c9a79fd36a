"""What may be done now, and which rule is in the way of the rest (§4.2)."""

from ludotheque.core.kernel import NOBODY, OK
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.records import State, Tables
from ludotheque.games.generals.rules.board import friendly, owner_at, type_at
from ludotheque.games.generals.rules.combat import percent_against, wall_percent
from ludotheque.games.generals.rules.orders import can_unload, creation_cell
from ludotheque.games.generals.rules.paths import outlet, reaches, reaches_elsewhere
from ludotheque.games.generals.rules.vision import lit, sees_unit
from ludotheque.space.square import distance


def phase_of(move: int) -> int:
    """The phase a move belongs to."""
    if move < c.MOVE_TO or move == c.MOVE_RESIGN:
        return c.MAIN
    if move < c.MOVE_STEP:
        return c.MOVE
    if move < c.MOVE_ATTACK:
        return c.DRAW
    if move < c.MOVE_CREATE:
        return c.ACTION
    return c.BUILD


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the code of the first rule that a move breaks."""
    if s.seat == NOBODY:
        return c.GAME_OVER
    phase = phase_of(move)
    if phase != s.phase:
        return c.NOT_NOW if s.phase == c.MAIN or s.phase == c.BUILD else c.ACT_FIRST
    if phase == c.MAIN:
        return why_not_main(t, s, move)
    if phase == c.MOVE:
        return why_not_move(t, s, move)
    if phase == c.DRAW:
        return why_not_draw(s, move)
    if phase == c.ACTION:
        return why_not_action(t, s, move)
    return why_not_create(t, s, s.chosen, move - c.MOVE_CREATE)


def why_not_main(t: Tables, s: State, move: int) -> int:
    """Choosing a unit or a building, using the power, ending the turn, giving up."""
    if move < c.MOVE_LAUNCH:
        return why_not_unit(t, s, move - c.MOVE_UNIT)
    if move < c.MOVE_BUILD:
        return why_not_launch(t, s, move - c.MOVE_LAUNCH)
    if move < c.MOVE_POWER:
        return why_not_build(t, s, move - c.MOVE_BUILD)
    if move == c.MOVE_POWER:
        return why_not_power(t, s)
    return OK


def why_not_unit(t: Tables, s: State, cell: int) -> int:
    """D-38 One order for each own unit and turn."""
    if t.inside[cell] == 0:
        return c.OFF_MAP
    if s.unit[cell] == 0 or owner_at(s, cell) != s.seat:
        return c.NOT_YOUR_UNIT
    return c.UNIT_DONE if s.done[cell] == 1 else OK


def why_not_launch(t: Tables, s: State, place: int) -> int:
    """D-29 An aircraft aboard a carrier takes off."""
    seat = s.seat
    if place >= s.aboard_n[seat]:
        return c.NO_SUCH_CARGO
    cell = s.aboard_on[seat][place]
    if t.exit[type_at(s, cell)] != c.TAKES_OFF:
        return c.NOT_A_FLYER_ABOARD
    if s.aboard_done[seat][place] == 1:
        return c.UNIT_DONE
    left = t.budget[seat][s.power[seat]][s.aboard_type[seat][place]]
    return OK if outlet(t, s, place, cell, left) == 1 else c.NOWHERE_TO_GO


def why_not_build(t: Tables, s: State, cell: int) -> int:
    """GEN-CREATE-01, GEN-CREATE-03, D-25 A building that could make something."""
    if t.inside[cell] == 0:
        return c.OFF_MAP
    site = t.site[cell]
    if site == c.NONE or s.site_owner[site] != s.seat:
        return c.NOT_YOUR_SITE
    if t.makes[t.site_kind[site]] == 0:
        return c.SITE_MAKES_NOTHING
    if s.made[site] >= t.creations[s.seat][s.power[s.seat]]:
        return c.SITE_USED
    if s.made[site] == 0 and s.unit[cell] != 0:
        return c.SITE_OCCUPIED
    found = c.TOO_POOR
    for kind in range(t.types):
        code = why_not_create(t, s, cell, kind)
        if code == OK:
            return OK
        if code == c.NO_ROOM:
            found = c.NO_ROOM
    return found


def why_not_create(t: Tables, s: State, cell: int, kind: int) -> int:
    """GEN-CREATE-01 A type this building makes, which can be paid and has a place."""
    site = t.site[cell]
    if kind >= t.types:
        return c.NO_SUCH_TYPE
    if (t.makes[t.site_kind[site]] >> kind) & 1 == 0:
        return c.NOT_MADE_HERE
    if t.price[s.seat][s.power[s.seat]][kind] > s.money[s.seat]:
        return c.TOO_DEAR
    return c.NO_ROOM if creation_cell(t, s, s.seat, site, kind) == c.NONE else OK


def why_not_power(t: Tables, s: State) -> int:
    """GEN-C-02 The general's power, when the gauge is full."""
    if t.power_cost[s.seat] == 0:
        return c.NO_POWER
    if s.power[s.seat] == 1:
        return c.POWER_ACTIVE
    return OK if s.gauge[s.seat] == t.power_cost[s.seat] else c.GAUGE_NOT_FULL


def why_not_move(t: Tables, s: State, move: int) -> int:
    """D-04 A cell within reach, or a path drawn by hand."""
    if move == c.MOVE_DRAW:
        return OK if reaches_elsewhere(t, s) == 1 else c.NO_STEP
    cell = move - c.MOVE_TO
    if t.inside[cell] == 0:
        return c.OFF_MAP
    if reaches(s, cell) == 1:
        return OK
    if s.unit[cell] != 0 and sees_unit(t, s, t.team[s.seat], cell) == 1:
        return c.OCCUPIED
    return c.OUT_OF_REACH


def why_not_draw(s: State, move: int) -> int:
    """GEN-C-03 The next step of a drawn path, or its end."""
    if move == c.MOVE_GO:
        return OK if s.stop == 1 else c.NO_STOP
    return OK if (s.ways >> (move - c.MOVE_STEP)) & 1 == 1 else c.NO_STEP


def why_not_action(t: Tables, s: State, move: int) -> int:
    """What the chosen unit may do where it stands."""
    if move == c.MOVE_WAIT:
        return OK
    if move >= c.MOVE_UNLOAD:
        slot, way = (move - c.MOVE_UNLOAD) // 4, (move - c.MOVE_UNLOAD) % 4
        if slot >= s.aboard_n[s.seat]:
            return c.NO_SUCH_CARGO
        return OK if can_unload(t, s, s.chosen, slot, way) == 1 else c.NO_UNLOAD
    if s.unloading == 1:
        return c.UNLOADS_ONLY
    if move == c.MOVE_CAPTURE:
        return why_not_capture(t, s)
    if move < c.MOVE_BOMB:
        return why_not_attack(t, s, s.chosen, s.moved, move - c.MOVE_ATTACK)
    return why_not_bomb(t, s, s.chosen, s.moved, move - c.MOVE_BOMB)


def why_not_capture(t: Tables, s: State) -> int:
    """D-17 A neutral building under a unit that may take it."""
    site = t.site[s.chosen]
    if site == c.NONE or s.site_owner[site] != c.NEUTRAL:
        return c.NO_CAPTURE_HERE
    return OK if t.captures[type_at(s, s.chosen)] == 1 else c.CANNOT_CAPTURE


def why_no_fire(t: Tables, s: State, cell: int, moved: int) -> int:
    """GEN-ATT-06, D-15 Whether the unit on a cell may fire at all."""
    seat = owner_at(s, cell)
    kind = type_at(s, cell)
    if t.range_max[seat][s.power[seat]][kind] == 0:
        return c.CANNOT_ATTACK
    if moved == 1 and t.steady[seat][s.power[seat]][kind] == 1:
        return c.FIRED_AFTER_MOVE
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
        return c.OFF_MAP
    code = why_no_fire(t, s, cell, moved)
    if code != OK:
        return code
    seat = owner_at(s, cell)
    if s.unit[target] == 0 or sees_unit(t, s, t.team[seat], target) == 0:
        return c.NO_TARGET if lit(t, s, t.team[seat], target) == 1 else c.OUT_OF_SIGHT
    if friendly(t, seat, owner_at(s, target)) == 1:
        return c.NO_TARGET
    if in_range(t, s, cell, target) == 0:
        return c.OUT_OF_RANGE
    if percent_against(t, type_at(s, cell), type_at(s, target)) == 0:
        return c.WRONG_DOMAIN
    return OK


def why_not_bomb(t: Tables, s: State, cell: int, moved: int, target: int) -> int:
    """D-22 An attack on an enemy's building whose cell is seen."""
    if t.inside[target] == 0:
        return c.OFF_MAP
    code = why_no_fire(t, s, cell, moved)
    if code != OK:
        return code
    seat = owner_at(s, cell)
    site = t.site[target]
    if site == c.NONE or s.site_owner[site] == c.NEUTRAL:
        return c.NO_ENEMY_SITE
    if friendly(t, seat, s.site_owner[site]) == 1:
        return c.NO_ENEMY_SITE
    if lit(t, s, t.team[seat], target) == 0:
        return c.OUT_OF_SIGHT
    if in_range(t, s, cell, target) == 0:
        return c.OUT_OF_RANGE
    if wall_percent(t, type_at(s, cell), t.site_kind[site]) == 0:
        return c.WRONG_DOMAIN
    return OK
