"""Which rule forbids a move (§4.2, §4.6)."""

from ludotheque.cards.piles import find
from ludotheque.core.kernel import OK
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules import choices
from ludotheque.games.tactique.rules.building import why_not_add, why_not_goal, why_not_preset
from ludotheque.games.tactique.rules.effects import first_beside, first_empty
from ludotheque.games.tactique.rules.grid import beside
from ludotheque.games.tactique.rules.values import finds_target, has, in_range, targets


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the first rule this move breaks."""
    if s.phase == c.OVER:
        return c.GAME_OVER
    seat = s.seat
    if s.phase == c.BUILD:
        if move < c.MOVE_PRESET:
            return why_not_add(t, s, seat, move - c.MOVE_ADD)
        return why_not_preset(t, s, seat, move - c.MOVE_PRESET) if move < c.MOVE_PICK else c.NOT_NOW
    if s.phase == c.PICK:
        now = c.MOVE_PICK <= move < c.MOVE_PLAY
        return why_not_goal(t, s, seat, move - c.MOVE_PICK) if now else c.NOT_NOW
    if s.act[seat] != 0:
        return why_not_choice(t, s, move)
    if move < c.MOVE_PLAY or move >= c.MOVE_CELL:
        return c.NOT_NOW
    if move < c.MOVE_ATTACK:
        return why_not_play(t, s, seat, move - c.MOVE_PLAY)
    if move < c.MOVE_ACTIVATE:
        return why_not_attack(t, s, seat * c.CELLS + move - c.MOVE_ATTACK)
    if move < c.MOVE_MOVE:
        place = move - c.MOVE_ACTIVATE
        spot = seat * c.CELLS + place // c.ABILITIES
        return why_not_activate(t, s, spot, place % c.ABILITIES)
    return why_not_step(t, s, seat * c.CELLS + move - c.MOVE_MOVE) if move < c.MOVE_END else OK


def why_not_play(t: Tables, s: State, seat: int, card: int) -> int:
    """TAC-DEC-02, TAC-4.1-b, TAC-PER-02, Q35 A card of the hand whose action can be completed."""
    if find(s.hand[seat], s.hand_n[seat], card, 0) == c.NONE:
        return c.NOT_IN_HAND
    if t.cost[card] > s.echoes[seat]:
        return c.TOO_DEAR
    if t.type[card] == c.UNIT:
        return OK if first_empty(t, s, seat) != c.NONE else c.NO_ROOM
    return why_not_cast(t, s, seat, card)


def why_not_cast(t: Tables, s: State, seat: int, card: int) -> int:
    """The same of a spell that can be paid."""
    if t.type[card] == c.PERSISTENT:
        lies = find(s.lasting[seat], s.lasting_n[seat], card, 0) != c.NONE
        return c.PERSISTENT_TWICE if lies else OK
    ability = t.asks[card]
    return choices.lacking(t, s, card, ability) if ability >= 0 else OK


def why_not_attack(t: Tables, s: State, spot: int) -> int:
    """TAC-6.1-a to TAC-6.1-c Placed before this turn, not yet attacked, something in range."""
    if s.unit[spot] == c.NONE:
        return c.NO_UNIT
    if s.fresh[spot] == 1:
        return c.FRESH
    if s.stunned[spot] == 1:
        return c.STUNNED
    if s.made[spot] >= s.allowed[spot]:
        return c.HAS_ATTACKED
    return OK if finds_target(t, s, spot) == 1 else c.NOTHING_IN_RANGE


def why_not_activate(t: Tables, s: State, spot: int, ability: int) -> int:
    """TAC-VOC-T An activated ability that is paid, not used up, and completable."""
    card = s.unit[spot]
    if card < 0:
        return c.NO_UNIT
    if t.on[card][ability] != c.ACTIVATED:
        return c.NO_ABILITY
    if s.stunned[spot] == 1:
        return c.STUNNED
    if s.uses[spot] >= t.ability_limit[card][ability]:
        return c.USED_UP
    if t.ability_cost[card][ability] > s.echoes[s.seat]:
        return c.TOO_DEAR
    return OK if choices.lacking(t, s, card, ability) == OK else c.NO_TARGET


def why_not_step(t: Tables, s: State, spot: int) -> int:
    """TAC-KW-mobile, TAC-9.1-a Once a turn, to an adjacent cell."""
    if s.unit[spot] == c.NONE:
        return c.NO_UNIT
    if has(t, s, spot, c.MOBILE) == 0:
        return c.NOT_MOBILE
    if s.stunned[spot] == 1:
        return c.STUNNED
    if s.moved[spot] == 1:
        return c.HAS_MOVED
    return OK if first_beside(t, s, spot) != c.NONE else c.NOWHERE_TO_GO


def why_not_choice(t: Tables, s: State, move: int) -> int:
    """TAC-DEC-01 The next choice of the action being composed."""
    seat = s.seat
    slot = choices.slot_now(t, s, seat)
    if move == c.MOVE_SKIP:
        return OK if slot != c.NONE and t.slot_free[slot] == 1 else c.CANNOT_SKIP
    if slot == c.NONE:
        return why_not_first(t, s, move)
    value = value_of(t, s, slot, move)
    return choices.why_not_pick(t, s, slot, value) if value >= 0 else c.NOT_NOW


def value_of(t: Tables, s: State, slot: int, move: int) -> int:
    """What a move chooses, as the number that is kept; NONE if another kind is asked for."""
    seat, kind = s.seat, t.slot_kind[slot]
    if kind == c.PICK_UNIT:
        return spot_of(seat, move)
    if kind == c.PICK_ROW:
        if c.MOVE_ROW <= move < c.MOVE_DISCARD:
            side = (move - c.MOVE_ROW) // c.ROWS
            return (seat if side == 0 else 1 - seat) * c.ROWS + (move - c.MOVE_ROW) % c.ROWS
        return c.NONE
    if kind == c.PICK_DISCARD:
        return move - c.MOVE_DISCARD if c.MOVE_DISCARD <= move < c.MOVE_SKIP else c.NONE
    if c.MOVE_CELL <= move < c.MOVE_TARGET:
        return choices.ground_side(t, slot, seat) * c.CELLS + move - c.MOVE_CELL
    return c.NONE


def spot_of(seat: int, move: int) -> int:
    """The spot that a choice of a unit names, or NONE if it is another move."""
    if move < c.MOVE_TARGET or move >= c.MOVE_ROW:
        return c.NONE
    side = (move - c.MOVE_TARGET) // c.CELLS
    return (seat if side == 0 else 1 - seat) * c.CELLS + (move - c.MOVE_TARGET) % c.CELLS


def why_not_first(t: Tables, s: State, move: int) -> int:
    """The choices that are no ability's: a target, the cell of a unit, where Mobile goes."""
    seat = s.seat
    if s.act[seat] == c.ACT_ATTACK:
        spot = spot_of(seat, move)
        return why_not_target(t, s, s.act_what[seat], spot) if spot >= 0 else c.NOT_NOW
    if move < c.MOVE_CELL or move >= c.MOVE_TARGET:
        return c.NOT_NOW
    spot = seat * c.CELLS + move - c.MOVE_CELL
    if t.playable[spot] == 0:
        return c.NOT_PLAYABLE_CELL
    if s.unit[spot] != c.NONE:
        return c.OCCUPIED
    if s.act[seat] == c.ACT_MOVE and beside(t, s.act_what[seat], spot) == 0:
        return c.NOT_ADJACENT
    return OK


def why_not_target(t: Tables, s: State, spot: int, other: int) -> int:
    """TAC-6.2-1, TAC-7.2-b, TAC-KW-guard An enemy unit in range; a Guard if there is one."""
    if other // c.CELLS == s.seat or s.unit[other] == c.NONE:
        return c.NOT_A_TARGET
    if in_range(t, s, spot, other) == 0:
        return c.OUT_OF_RANGE
    return OK if (targets(t, s, spot) >> other) & 1 == 1 else c.GUARDED
