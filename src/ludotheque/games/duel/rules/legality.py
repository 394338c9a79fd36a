"""Which moves are legal, and which rule forbids the others."""

from ludotheque.cards.piles import enlist
from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.duel.codes import (
    ALREADY_CANCELLED,
    ALREADY_FROZEN,
    BUILD,
    EQUIP,
    FREEZE,
    FREEZE_FIRST,
    GAME_OVER,
    GEAR,
    GEAR_NOT_PLAYED,
    MOVE_ADD,
    MOVE_END,
    MOVE_FREEZE,
    MOVE_PASS,
    MOVE_PLAY,
    MOVE_RAPID,
    MOVE_RETURN,
    MOVE_STANDARD,
    MOVE_STRIKE,
    NO_SUCH_CARD,
    NO_TARGET,
    NOT_A_RAPID,
    NOT_IN_HAND,
    NOT_JUST_DRAWN,
    NOT_NOW,
    NOT_THEIR_GEAR,
    NOTHING_ANNOUNCED,
    OVER,
    PLAY,
    RAPID,
    RAPID_IN_OWN_TURN,
    REACT,
    REACT_FIRST,
    READY,
    RETURN,
    RETURN_FIRST,
    STRUCK_ALREADY,
    TOO_DEAR,
    TOO_MANY_PLAYS,
    WEAPON_ASLEEP,
)
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.building import why_not_add, why_not_standard
from ludotheque.games.duel.rules.effects import targets, weapon_place


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the first rule this move breaks."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase == BUILD:
        if move == MOVE_STANDARD:
            return why_not_standard(s, s.seat)
        return why_not_add(t, s, s.seat, move - MOVE_ADD) if move >= MOVE_ADD else NOT_NOW
    if move >= MOVE_STANDARD:
        return NOT_NOW
    if s.phase == REACT:
        return why_not_react(t, s, move)
    if s.phase == RETURN or s.phase == FREEZE:
        return why_not_choose(t, s, move)
    if move >= MOVE_RAPID:
        return why_not_idle(t, s, move)
    if move >= MOVE_RETURN:
        return NOT_NOW
    if move == MOVE_END:
        return OK
    if move == MOVE_STRIKE:
        return why_not_strike(t, s)
    return why_not_play(t, s, move - MOVE_PLAY)


def held(s: State, seat: int, card: int, start: int) -> int:
    """1 if the hand holds this card from that place on."""
    for i in range(start, s.hand_n[seat]):
        if s.hand[seat][i] == card:
            return 1
    return 0


def why_not_idle(t: Tables, s: State, move: int) -> int:
    """DUEL-RAPID-01 Nothing is announced: there is nothing to answer."""
    if move == MOVE_PASS:
        return NOTHING_ANNOUNCED
    card = move - MOVE_RAPID
    if card >= t.cards_n:
        return NO_SUCH_CARD
    return RAPID_IN_OWN_TURN if t.type[card] == RAPID else NOTHING_ANNOUNCED


def why_not_react(t: Tables, s: State, move: int) -> int:
    """DUEL-RAPID-01, DUEL-RAPID-03, E-10 The defender passes or plays a Rapide he can pay."""
    if move == MOVE_PASS:
        return OK
    if move < MOVE_RAPID:
        return REACT_FIRST
    card = move - MOVE_RAPID
    if card >= t.cards_n:
        return NO_SUCH_CARD
    if t.type[card] != RAPID:
        return NOT_A_RAPID
    if held(s, s.seat, card, 0) == 0:
        return NOT_IN_HAND
    if t.cost[card] > s.mana[s.seat]:
        return TOO_DEAR
    return ALREADY_CANCELLED if t.cancels[card] == 1 and s.cancelled == 1 else OK


def why_not_choose(t: Tables, s: State, move: int) -> int:
    """E-06, E-22 The choice of the card being played comes first."""
    if s.phase == RETURN and MOVE_RETURN <= move < MOVE_FREEZE:
        card = move - MOVE_RETURN
        if card >= t.cards_n:
            return NO_SUCH_CARD
        start = s.hand_n[s.seat] - s.fresh
        return OK if held(s, s.seat, card, start) == 1 else NOT_JUST_DRAWN
    if s.phase == FREEZE and MOVE_FREEZE <= move < MOVE_RAPID:
        card = move - MOVE_FREEZE
        if card >= t.cards_n:
            return NO_SUCH_CARD
        return why_not_freeze(s, 1 - s.seat, card)
    return RETURN_FIRST if s.phase == RETURN else FREEZE_FIRST


def why_not_freeze(s: State, owner: int, card: int) -> int:
    """E-06 An opposing Equipment that is neither frozen nor chilled."""
    for place in range(GEAR):
        if s.gear[owner][place] == card:
            return OK if s.gear_state[owner][place] == READY else ALREADY_FROZEN
    return NOT_THEIR_GEAR


def why_not_strike(t: Tables, s: State) -> int:
    """E-05, E-07 Once a turn, with a weapon that is awake; a frozen one may be struck free."""
    if s.struck[s.seat] == 1:
        return STRUCK_ALREADY
    place = weapon_place(t, s, s.seat)
    return OK if s.turn > 2 * t.cost[s.gear[s.seat][place]] else WEAPON_ASLEEP


def why_not_play(t: Tables, s: State, card: int) -> int:
    """DUEL-VAL-06, DUEL-RAPID-01, E-06, E-25 A card of the hand that can be paid."""
    if card >= t.cards_n:
        return NO_SUCH_CARD
    if t.type[card] == EQUIP:
        return GEAR_NOT_PLAYED
    if held(s, s.seat, card, 0) == 0:
        return NOT_IN_HAND
    if t.type[card] == RAPID:
        return RAPID_IN_OWN_TURN
    if t.cost[card] > s.mana[s.seat]:
        return TOO_DEAR
    if s.plays[s.seat] >= t.plays:
        return TOO_MANY_PLAYS
    return NO_TARGET if t.freezes[card] == 1 and targets(s, 1 - s.seat) == 0 else OK


def legal(t: Tables, s: State, out: i8row) -> int:
    """The legal moves, ascending."""
    if s.phase == PLAY:
        return list_plays(t, s, out)
    if s.phase == REACT:
        n = list_hand(t, s, out, MOVE_RAPID, 0)
        out[n] = MOVE_PASS
        return n + 1
    if s.phase == RETURN:
        return list_hand(t, s, out, MOVE_RETURN, s.hand_n[s.seat] - s.fresh)
    if s.phase == FREEZE:
        return list_targets(s, out)
    return list_additions(t, s, out) if s.phase == BUILD else 0


def list_hand(t: Tables, s: State, out: i8row, base: int, start: int) -> int:
    """Each distinct card of the hand from a place on that may be used so, in order of number."""
    n = 0
    for i in range(start, s.hand_n[s.seat]):
        move = base + s.hand[s.seat][i]
        if why_not(t, s, move) == OK:
            n = enlist(out, n, move)
    return n


def list_plays(t: Tables, s: State, out: i8row) -> int:
    """Cards, the strike, the end of the turn."""
    n = list_hand(t, s, out, MOVE_PLAY, 0)
    if why_not_strike(t, s) == OK:
        out[n] = MOVE_STRIKE
        n += 1
    out[n] = MOVE_END
    return n + 1


def list_targets(s: State, out: i8row) -> int:
    """Opposing Equipments that can be frozen, in order of number."""
    owner = 1 - s.seat
    n = 0
    for place in range(GEAR):
        if s.gear_state[owner][place] == READY:
            n = enlist(out, n, MOVE_FREEZE + s.gear[owner][place])
    return n


def list_additions(t: Tables, s: State, out: i8row) -> int:
    """The standard deck, or one more card of one's own."""
    n = 0
    if why_not_standard(s, s.seat) == OK:
        out[0] = MOVE_STANDARD
        n = 1
    for card in range(t.cards_n):
        if why_not_add(t, s, s.seat, card) == OK:
            out[n] = MOVE_ADD + card
            n += 1
    return n
