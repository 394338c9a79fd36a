"""Which moves are legal, and which rule forbids the others."""

from ludotheque.cards.piles import enlist
from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.building import why_not_add, why_not_standard
from ludotheque.games.duel.rules.effects import targets, weapon_place


def why_not(t: Tables, s: State, move: int) -> int:
    """OK, or the first rule this move breaks."""
    if s.phase == c.OVER:
        return c.GAME_OVER
    if s.phase == c.BUILD:
        if move == c.MOVE_STANDARD:
            return why_not_standard(s, s.seat)
        return why_not_add(t, s, s.seat, move - c.MOVE_ADD) if move >= c.MOVE_ADD else c.NOT_NOW
    if move >= c.MOVE_STANDARD:
        return c.NOT_NOW
    if s.phase == c.REACT:
        return why_not_react(t, s, move)
    if s.phase == c.RETURN or s.phase == c.FREEZE:
        return why_not_choose(t, s, move)
    if move >= c.MOVE_RAPID:
        return why_not_idle(t, s, move)
    if move >= c.MOVE_RETURN:
        return c.NOT_NOW
    if move == c.MOVE_END:
        return OK
    if move == c.MOVE_STRIKE:
        return why_not_strike(t, s)
    return why_not_play(t, s, move - c.MOVE_PLAY)


def held(s: State, seat: int, card: int, start: int) -> int:
    """1 if the hand holds this card from that place on."""
    for i in range(start, s.hand_n[seat]):
        if s.hand[seat][i] == card:
            return 1
    return 0


def why_not_idle(t: Tables, s: State, move: int) -> int:
    """DUEL-RAPID-01 Nothing is announced: there is nothing to answer."""
    if move == c.MOVE_PASS:
        return c.NOTHING_ANNOUNCED
    card = move - c.MOVE_RAPID
    if card >= t.cards_n:
        return c.NO_SUCH_CARD
    return c.RAPID_IN_OWN_TURN if t.type[card] == c.RAPID else c.NOTHING_ANNOUNCED


def why_not_react(t: Tables, s: State, move: int) -> int:
    """DUEL-RAPID-01, DUEL-RAPID-03, E-10 The defender passes or plays a Rapide he can pay."""
    if move == c.MOVE_PASS:
        return OK
    if move < c.MOVE_RAPID:
        return c.REACT_FIRST
    card = move - c.MOVE_RAPID
    if card >= t.cards_n:
        return c.NO_SUCH_CARD
    if t.type[card] != c.RAPID:
        return c.NOT_A_RAPID
    if held(s, s.seat, card, 0) == 0:
        return c.NOT_IN_HAND
    if t.cost[card] > s.mana[s.seat]:
        return c.TOO_DEAR
    return c.ALREADY_CANCELLED if t.cancels[card] == 1 and s.cancelled == 1 else OK


def why_not_choose(t: Tables, s: State, move: int) -> int:
    """E-06, E-22 The choice of the card being played comes first."""
    if s.phase == c.RETURN and c.MOVE_RETURN <= move < c.MOVE_FREEZE:
        card = move - c.MOVE_RETURN
        if card >= t.cards_n:
            return c.NO_SUCH_CARD
        start = s.hand_n[s.seat] - s.fresh
        return OK if held(s, s.seat, card, start) == 1 else c.NOT_JUST_DRAWN
    if s.phase == c.FREEZE and c.MOVE_FREEZE <= move < c.MOVE_RAPID:
        card = move - c.MOVE_FREEZE
        if card >= t.cards_n:
            return c.NO_SUCH_CARD
        return why_not_freeze(s, 1 - s.seat, card)
    return c.RETURN_FIRST if s.phase == c.RETURN else c.FREEZE_FIRST


def why_not_freeze(s: State, owner: int, card: int) -> int:
    """E-06 An opposing Equipment that is neither frozen nor chilled."""
    for place in range(c.GEAR):
        if s.gear[owner][place] == card:
            return OK if s.gear_state[owner][place] == c.READY else c.ALREADY_FROZEN
    return c.NOT_THEIR_GEAR


def why_not_strike(t: Tables, s: State) -> int:
    """E-05, E-07 Once a turn, with a weapon that is awake; a frozen one may be struck free."""
    if s.struck[s.seat] == 1:
        return c.STRUCK_ALREADY
    place = weapon_place(t, s, s.seat)
    return OK if s.turn > 2 * t.cost[s.gear[s.seat][place]] else c.WEAPON_ASLEEP


def why_not_play(t: Tables, s: State, card: int) -> int:
    """DUEL-VAL-06, DUEL-RAPID-01, E-06, E-25 A card of the hand that can be paid."""
    if card >= t.cards_n:
        return c.NO_SUCH_CARD
    if t.type[card] == c.EQUIP:
        return c.GEAR_NOT_PLAYED
    if held(s, s.seat, card, 0) == 0:
        return c.NOT_IN_HAND
    if t.type[card] == c.RAPID:
        return c.RAPID_IN_OWN_TURN
    if t.cost[card] > s.mana[s.seat]:
        return c.TOO_DEAR
    if s.plays[s.seat] >= t.plays:
        return c.TOO_MANY_PLAYS
    return c.NO_TARGET if t.freezes[card] == 1 and targets(s, 1 - s.seat) == 0 else OK


def legal(t: Tables, s: State, out: i8row) -> int:
    """The legal moves, ascending."""
    if s.phase == c.PLAY:
        return list_plays(t, s, out)
    if s.phase == c.REACT:
        n = list_hand(t, s, out, c.MOVE_RAPID, 0)
        out[n] = c.MOVE_PASS
        return n + 1
    if s.phase == c.RETURN:
        return list_hand(t, s, out, c.MOVE_RETURN, s.hand_n[s.seat] - s.fresh)
    if s.phase == c.FREEZE:
        return list_targets(s, out)
    return list_additions(t, s, out) if s.phase == c.BUILD else 0


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
    n = list_hand(t, s, out, c.MOVE_PLAY, 0)
    if why_not_strike(t, s) == OK:
        out[n] = c.MOVE_STRIKE
        n += 1
    out[n] = c.MOVE_END
    return n + 1


def list_targets(s: State, out: i8row) -> int:
    """Opposing Equipments that can be frozen, in order of number."""
    owner = 1 - s.seat
    n = 0
    for place in range(c.GEAR):
        if s.gear_state[owner][place] == c.READY:
            n = enlist(out, n, c.MOVE_FREEZE + s.gear[owner][place])
    return n


def list_additions(t: Tables, s: State, out: i8row) -> int:
    """The standard deck, or one more card of one's own."""
    n = 0
    if why_not_standard(s, s.seat) == OK:
        out[0] = c.MOVE_STANDARD
        n = 1
    for card in range(t.cards_n):
        if why_not_add(t, s, s.seat, card) == OK:
            out[n] = c.MOVE_ADD + card
            n += 1
    return n
