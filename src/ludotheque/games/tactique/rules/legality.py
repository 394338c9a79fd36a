"""Which rule forbids a move (§4.2, §4.6)."""

from ludotheque.cards.piles import find
from ludotheque.core.kernel import OK
from ludotheque.games.tactique.codes import (
    ABILITIES,
    ACT_ATTACK,
    ACT_MOVE,
    ACTIVATED,
    BUILD,
    CANNOT_SKIP,
    CELLS,
    FRESH,
    GAME_OVER,
    GUARDED,
    HAS_ATTACKED,
    HAS_MOVED,
    MOBILE,
    MOVE_ACTIVATE,
    MOVE_ADD,
    MOVE_ATTACK,
    MOVE_CELL,
    MOVE_DISCARD,
    MOVE_END,
    MOVE_MOVE,
    MOVE_PICK,
    MOVE_PLAY,
    MOVE_PRESET,
    MOVE_ROW,
    MOVE_SKIP,
    MOVE_TARGET,
    NO_ABILITY,
    NO_ROOM,
    NO_TARGET,
    NO_UNIT,
    NONE,
    NOT_A_TARGET,
    NOT_ADJACENT,
    NOT_IN_HAND,
    NOT_MOBILE,
    NOT_NOW,
    NOT_PLAYABLE_CELL,
    NOTHING_IN_RANGE,
    NOWHERE_TO_GO,
    OCCUPIED,
    OUT_OF_RANGE,
    OVER,
    PERSISTENT,
    PERSISTENT_TWICE,
    PICK,
    PICK_DISCARD,
    PICK_ROW,
    PICK_UNIT,
    ROWS,
    STUNNED,
    TOO_DEAR,
    UNIT,
    USED_UP,
)
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.building import why_not_add, why_not_goal, why_not_preset
from ludotheque.games.tactique.rules.choices import (
    ground_side,
    lacking,
    slot_now,
    why_not_pick,
)
from ludotheque.games.tactique.rules.effects import first_beside, first_empty
from ludotheque.games.tactique.rules.grid import beside
from ludotheque.games.tactique.rules.values import finds_target, has, in_range, targets


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the first rule this move breaks."""
    if s.phase == OVER:
        return GAME_OVER
    seat = s.seat
    if s.phase == BUILD:
        if move < MOVE_PRESET:
            return why_not_add(t, s, seat, move - MOVE_ADD)
        return why_not_preset(t, s, seat, move - MOVE_PRESET) if move < MOVE_PICK else NOT_NOW
    if s.phase == PICK:
        now = MOVE_PICK <= move < MOVE_PLAY
        return why_not_goal(t, s, seat, move - MOVE_PICK) if now else NOT_NOW
    if s.act[seat] != 0:
        return why_not_choice(t, s, move)
    if move < MOVE_PLAY or move >= MOVE_CELL:
        return NOT_NOW
    if move < MOVE_ATTACK:
        return why_not_play(t, s, seat, move - MOVE_PLAY)
    if move < MOVE_ACTIVATE:
        return why_not_attack(t, s, seat * CELLS + move - MOVE_ATTACK)
    if move < MOVE_MOVE:
        place = (move - MOVE_ACTIVATE) // ABILITIES
        return why_not_activate(t, s, seat * CELLS + place, (move - MOVE_ACTIVATE) % ABILITIES)
    return why_not_step(t, s, seat * CELLS + move - MOVE_MOVE) if move < MOVE_END else OK


def why_not_play(t: Tables, s: State, seat: int, card: int) -> int:
    """TAC-DEC-02, TAC-4.1-b, TAC-PER-02, Q35 A card of the hand whose action can be completed."""
    if find(s.hand[seat], s.hand_n[seat], card, 0) == NONE:
        return NOT_IN_HAND
    if t.cost[card] > s.echoes[seat]:
        return TOO_DEAR
    if t.type[card] == UNIT:
        return OK if first_empty(t, s, seat) != NONE else NO_ROOM
    return why_not_cast(t, s, seat, card)


def why_not_cast(t: Tables, s: State, seat: int, card: int) -> int:
    """The same of a spell that can be paid."""
    if t.type[card] == PERSISTENT:
        lies = find(s.lasting[seat], s.lasting_n[seat], card, 0) != NONE
        return PERSISTENT_TWICE if lies else OK
    ability = t.asks[card]
    return lacking(t, s, card, ability) if ability >= 0 else OK


def why_not_attack(t: Tables, s: State, spot: int) -> int:
    """TAC-6.1-a to TAC-6.1-c Placed before this turn, not yet attacked, something in range."""
    if s.unit[spot] == NONE:
        return NO_UNIT
    if s.fresh[spot] == 1:
        return FRESH
    if s.stunned[spot] == 1:
        return STUNNED
    if s.made[spot] >= s.allowed[spot]:
        return HAS_ATTACKED
    return OK if finds_target(t, s, spot) == 1 else NOTHING_IN_RANGE


def why_not_activate(t: Tables, s: State, spot: int, ability: int) -> int:
    """TAC-VOC-T An activated ability that is paid, not used up, and completable."""
    card = s.unit[spot]
    if card < 0:
        return NO_UNIT
    if t.on[card][ability] != ACTIVATED:
        return NO_ABILITY
    if s.stunned[spot] == 1:
        return STUNNED
    if s.uses[spot] >= t.ability_limit[card][ability]:
        return USED_UP
    if t.ability_cost[card][ability] > s.echoes[s.seat]:
        return TOO_DEAR
    return OK if lacking(t, s, card, ability) == OK else NO_TARGET


def why_not_step(t: Tables, s: State, spot: int) -> int:
    """TAC-KW-mobile, TAC-9.1-a Once a turn, to an adjacent cell."""
    if s.unit[spot] == NONE:
        return NO_UNIT
    if has(t, s, spot, MOBILE) == 0:
        return NOT_MOBILE
    if s.stunned[spot] == 1:
        return STUNNED
    if s.moved[spot] == 1:
        return HAS_MOVED
    return OK if first_beside(t, s, spot) != NONE else NOWHERE_TO_GO


def why_not_choice(t: Tables, s: State, move: int) -> int:
    """TAC-DEC-01 The next choice of the action being composed."""
    seat = s.seat
    slot = slot_now(t, s, seat)
    if move == MOVE_SKIP:
        return OK if slot != NONE and t.slot_free[slot] == 1 else CANNOT_SKIP
    if slot == NONE:
        return why_not_first(t, s, move)
    value = value_of(t, s, slot, move)
    return why_not_pick(t, s, slot, value) if value >= 0 else NOT_NOW


def value_of(t: Tables, s: State, slot: int, move: int) -> int:
    """What a move chooses, as the number that is kept; NONE if another kind is asked for."""
    seat, kind = s.seat, t.slot_kind[slot]
    if kind == PICK_UNIT:
        return spot_of(seat, move)
    if kind == PICK_ROW:
        if MOVE_ROW <= move < MOVE_DISCARD:
            side = (move - MOVE_ROW) // ROWS
            return (seat if side == 0 else 1 - seat) * ROWS + (move - MOVE_ROW) % ROWS
        return NONE
    if kind == PICK_DISCARD:
        return move - MOVE_DISCARD if MOVE_DISCARD <= move < MOVE_SKIP else NONE
    if MOVE_CELL <= move < MOVE_TARGET:
        return ground_side(t, slot, seat) * CELLS + move - MOVE_CELL
    return NONE


def spot_of(seat: int, move: int) -> int:
    """The spot that a choice of a unit names, or NONE if it is another move."""
    if move < MOVE_TARGET or move >= MOVE_ROW:
        return NONE
    side = (move - MOVE_TARGET) // CELLS
    return (seat if side == 0 else 1 - seat) * CELLS + (move - MOVE_TARGET) % CELLS


def why_not_first(t: Tables, s: State, move: int) -> int:
    """The choices that are no ability's: a target, the cell of a unit, where Mobile goes."""
    seat = s.seat
    if s.act[seat] == ACT_ATTACK:
        spot = spot_of(seat, move)
        return why_not_target(t, s, s.act_what[seat], spot) if spot >= 0 else NOT_NOW
    if move < MOVE_CELL or move >= MOVE_TARGET:
        return NOT_NOW
    spot = seat * CELLS + move - MOVE_CELL
    if t.playable[spot] == 0:
        return NOT_PLAYABLE_CELL
    if s.unit[spot] != NONE:
        return OCCUPIED
    if s.act[seat] == ACT_MOVE and beside(t, s.act_what[seat], spot) == 0:
        return NOT_ADJACENT
    return OK


def why_not_target(t: Tables, s: State, spot: int, other: int) -> int:
    """TAC-6.2-1, TAC-7.2-b, TAC-KW-guard An enemy unit in range; a Guard if there is one."""
    if other // CELLS == s.seat or s.unit[other] == NONE:
        return NOT_A_TARGET
    if in_range(t, s, spot, other) == 0:
        return OUT_OF_RANGE
    return OK if (targets(t, s, spot) >> other) & 1 == 1 else GUARDED
