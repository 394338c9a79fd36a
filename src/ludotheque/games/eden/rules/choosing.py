"""The choices that abilities ask for: what may be answered, and what an answer does."""

from ludotheque.cards.piles import put, take
from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import cards
from ludotheque.games.eden.rules.army import latest_piled
from ludotheque.games.eden.rules.effects import amount_most, look
from ludotheque.games.eden.rules.falling import card_is_discarded, join_again
from ludotheque.games.eden.rules.placing import CANCELLED, add_card, shield_of, take_place
from ludotheque.games.eden.rules.select import picks
from ludotheque.games.eden.rules.usable import count_paid, may_add, may_choose, may_join, may_turn


def refuse_choice(t: Tables, s: State, d: Desk, move: int) -> int:
    """§4.10 Why a choice of an ability may not be answered so."""
    look(s, d)
    ask, row = s.ask, s.r_row
    if ask == c.CMB_TARGET and t.row_verb[row] != c.RECOVER:
        unit = move - c.MOVE_UNIT
        return refuse_target(t, s, d, row, unit) if 0 <= unit < c.UNITS else c.IMPOSSIBLE
    if ask in (c.CMB_SIDE, c.CMB_SHIFT):
        return OK if c.MOVE_LEFT <= move < c.MOVE_YES else c.IMPOSSIBLE
    if ask in (c.CMB_SETTLE, c.SHIELD):
        return OK if c.MOVE_YES <= move < c.MOVE_YES + 2 else c.IMPOSSIBLE
    if ask == c.CMB_AMOUNT:
        n = move - c.MOVE_NUMBER
        return OK if 1 <= n <= amount_most(t, s, row) else c.IMPOSSIBLE
    card = move - c.MOVE_RAISE
    if 0 <= card < t.cards_n:
        grave = ask == c.CMB_ADD and t.row_from[row] == c.GRAVE and may_add(t, s, row, card) == 1
        return OK if grave and latest_piled(s, s.r_seat, card) != c.NONE else c.IMPOSSIBLE
    card = move - (c.MOVE_DISCARD if ask == c.CMB_DISCARD else c.MOVE_PICK)
    return refuse_card(t, s, d, row, card) if 0 <= card < t.cards_n else c.IMPOSSIBLE


def refuse_target(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """A unit that the operation may be done to, or that another goes to."""
    if s.r_a != c.NONE:
        return OK if may_join(t, s, d, row, s.r_a * 128 + unit) == 1 else c.IMPOSSIBLE
    if may_choose(t, s, d, row, unit) == 1:
        return OK
    meant = picks(t, s, d, t.row_sel[row], unit) == 1
    return c.IS_PROTECTED if meant and t.row_verb[row] == c.NEUTRALISE else c.IMPOSSIBLE


def refuse_card(t: Tables, s: State, d: Desk, row: int, card: int) -> int:
    """A card that may be discarded, added, taken back, destroyed, or take a unit's place."""
    seat, adds = s.seat, s.ask == c.CMB_ADD
    if s.ask == c.CMB_REPLACE:
        return OK if may_turn(t, s, d, row, s.r_a * 128 + card) == 1 else c.IMPOSSIBLE
    if of_hand(t, s) == 1:
        found = s.hand[seat][card] > 0
    elif adds and t.row_from[row] == c.WORLD:
        found = s.pool[seat][card] > 0
    else:
        found = cards.topmost(s, seat, card) != c.NONE
    fits = may_add(t, s, row, card) if adds else cards.fits_type(t, card, t.row_type[row])
    return OK if found and fits == 1 else c.IMPOSSIBLE


def of_hand(t: Tables, s: State) -> int:
    """1 if the choice is one among the cards of a hand."""
    if s.ask == c.CMB_ADD:
        return 1 if t.row_from[s.r_row] == c.HAND else 0
    trashed = s.ask == c.CMB_TRASH and t.row_where[s.r_row] == 0
    return 1 if s.ask == c.CMB_DISCARD or trashed else 0


def answer_choice(t: Tables, s: State, move: int) -> int:
    """A choice is made; the ability goes on from there."""
    ask, row = s.ask, s.r_row
    if ask == c.CMB_TARGET and t.row_verb[row] != c.RECOVER:
        if s.r_a == c.NONE:
            s.r_a = move - c.MOVE_UNIT
        else:
            s.r_b = move - c.MOVE_UNIT
    elif ask == c.CMB_SIDE:
        s.r_way = move - c.MOVE_LEFT
        s.r_step = 1
    elif ask == c.CMB_SHIFT:
        s.r_shift = move - c.MOVE_LEFT
        s.r_step = 4
    elif ask == c.CMB_AMOUNT:
        s.r_left = move - c.MOVE_NUMBER
    elif ask == c.SHIELD:
        answer_shield(t, s, move)
    elif ask == c.CMB_SETTLE:
        answer_settle(s, move)
    elif ask == c.CMB_REPLACE:
        s.r_b = move - c.MOVE_PICK
    else:
        s.r_left -= 1
        answer_card(t, s, move)
    return 0


def answer_shield(t: Tables, s: State, move: int) -> None:
    """EDEN-PERM-05 The shield is destroyed and the unit protected, or not."""
    if move != c.MOVE_YES:
        s.r_step = 2
        return
    card = max(0, shield_of(t, s, s.seat))
    s.table_n[s.seat] = take(s.table[s.seat], s.table_n[s.seat], card, 0)
    s.pool[c.SUPPLY][card] += 1
    s.u_marks[s.r_a] |= c.SHIELDED
    s.r_step = CANCELLED
    NOTE.shield_used(s, s.seat, card, EVERYONE)


def answer_settle(s: State, move: int) -> None:
    """The revealed card is kept on the deck (yes), or discarded."""
    s.r_step = 1
    s.r_open = c.NONE
    if move == c.MOVE_YES:
        NOTE.card_kept(s, s.seat, s.deck[s.seat][s.deck_n[s.seat] - 1], EVERYONE)
        return
    return cards.toss(s, s.seat, cards.pop_deck(s, s.seat))


def answer_card(t: Tables, s: State, move: int) -> None:
    """A card is discarded, added, taken back or destroyed."""
    seat, row = s.seat, s.r_row
    if s.ask == c.CMB_DISCARD:
        card = move - c.MOVE_DISCARD
        cards.discard_held(s, seat, card)
        card_is_discarded(t, s, seat)
        return count_paid(t, s, cards.worth(t, card))
    if move >= c.MOVE_RAISE:
        unit = latest_piled(s, seat, move - c.MOVE_RAISE)
        if unit >= 0:
            take_place(t, s, row, join_again(t, s, unit, s.r_front))
        return
    card = move - c.MOVE_PICK
    if s.ask == c.CMB_ADD:
        if t.row_from[row] == c.HAND:
            cards.from_hand(s, seat, card)
        elif t.row_from[row] == c.WORLD:
            s.pool[seat][card] -= 1
        else:
            cards.from_discard(s, seat, card)
        return add_card(t, s, row, card)
    if s.ask == c.CMB_TARGET:
        return recover(t, s, card)
    if t.row_where[row] == 0:
        cards.destroy_held(t, s, seat, card)
    else:
        cards.from_discard(s, seat, card)
        cards.destroy(t, s, seat, card)
    count_paid(t, s, cards.worth(t, card))


def recover(t: Tables, s: State, card: int) -> None:
    """A card goes from the discard onto the deck, or under it."""
    seat = s.seat
    cards.from_discard(s, seat, card)
    if t.row_deck[s.r_row] == c.DECK_BOTTOM:
        cards.under(s, seat, card)
    else:
        s.deck_n[seat] = put(s.deck[seat], s.deck_n[seat], card)
        s.held[seat][card] += 1
    NOTE.card_recovered(s, seat, card, EVERYONE)
