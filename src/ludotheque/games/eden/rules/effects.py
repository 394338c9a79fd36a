"""Abilities as they are resolved, operation by operation, on to the next choice (§3.2)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules import usable
from ludotheque.games.eden.rules.army import following
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.board import yield_of
from ludotheque.games.eden.rules.cards import draw, pop_deck, reshuffle, to_discard, toss
from ludotheque.games.eden.rules.falling import gain, lose_troop, sample
from ludotheque.games.eden.rules.placing import add_card, to_units
from ludotheque.games.eden.rules.select import holds, row_amount
from ludotheque.games.eden.state import OPERATED, RESOLVED


def begin(t: Tables, s: State, unit: int, ability: int, event: int) -> None:
    """An ability is activated."""
    card = s.u_card[unit]
    close(s)
    s.acts += 1
    NOTE.ability_used(s, s.u_seat[unit], card, EVERYONE)
    s.r_on = 1
    s.r_unit = unit
    s.r_card = card
    s.r_ability = ability
    s.r_seat = s.u_seat[unit]
    s.r_front = s.u_front[unit]
    s.r_event = event
    s.r_row = t.cost_first[card][ability]
    s.r_last = t.ability_last[card][ability]


def close(s: State) -> None:
    """No ability is being resolved."""
    RESOLVED.clear(s)
    OPERATED.clear(s)


def look(s: State, d: Desk) -> None:
    """The ability that is being resolved is what is judged."""
    d.source = s.r_unit
    d.event = s.r_event
    d.public = 0


def run(t: Tables, s: State, d: Desk) -> int:
    """Go on with the ability: 1 if somebody must choose, 0 when it is done."""
    while s.r_on == 1:
        if s.r_row >= s.r_last:
            close(s)
            return 0
        look(s, d)
        row = s.r_row
        if operate(t, s, d, row) == 1:
            return 1
        sample(t, s, d)
        s.r_row += 1
        OPERATED.clear(s)
    return 0


def operate(t: Tables, s: State, d: Desk, row: int) -> int:
    """One operation: 1 if somebody must choose first."""
    verb = t.row_verb[row]
    if verb == c.IF:
        if holds(t, s, d, t.row_if[row]) == 0:
            s.r_row += t.row_span[row]
        return 0
    if verb == c.DRAW:
        draw(s, s.r_seat, row_amount(t, s, d, row))
        return 0
    if verb in (c.SPEND, c.ENERGY):
        return pay(t, s, d, row)
    if verb in (c.DISCARD, c.ADD, c.RECOVER, c.TRASH):
        return repeat(t, s, d, row)
    if verb == c.REVEAL:
        return reveal(t, s)
    if verb == c.SETTLE:
        return settle(s)
    if verb in (c.SIDE, c.TROOP, c.MILL, c.DIG):
        return at_once(t, s, d, row)
    return to_units(t, s, d, row)


def at_once(t: Tables, s: State, d: Desk, row: int) -> int:
    """Operations without a choice."""
    verb, seat, front = t.row_verb[row], s.r_seat, s.r_front
    if verb == c.SIDE:
        n = row_amount(t, s, d, row)
        s.side[front][0 if seat == s.active else 1] += n
        NOTE.side_changed(s, seat, n, EVERYONE)
    elif verb == c.TROOP:
        if usable.enemy_troops(s, seat, front) > 0:
            lose_troop(s, usable.opponent(s, seat, front), front)
    elif verb == c.MILL:
        mill(s, seat, row_amount(t, s, d, row))
    elif verb == c.DIG:
        own = s.source[front] if seat == s.active else s.target[front]
        gain(s, seat, yield_of(t, s, seat, own))
    return 0


def mill(s: State, seat: int, n: int) -> None:
    """The top cards of the deck go on the discard one by one."""
    if n > s.deck_n[seat]:
        reshuffle(s, seat)
    for _ in range(min(n, s.deck_n[seat])):
        card = pop_deck(s, seat)
        to_discard(s, seat, card)
        NOTE.card_milled(s, seat, card, EVERYONE)


def reveal(t: Tables, s: State) -> int:
    """The top card is shown; cards that are skipped are discarded."""
    seat = s.r_seat
    s.r_open = c.NONE
    if s.deck_n[seat] == 0:
        reshuffle(s, seat)
    while s.deck_n[seat] > 0:
        card = s.deck[seat][s.deck_n[seat] - 1]
        NOTE.card_revealed(s, seat, card, EVERYONE)
        if t.bits[card] & c.REVEAL_SKIP == 0:
            s.r_open = card
            return 0
        pop_deck(s, seat)
        toss(s, seat, card)
    return 0


def settle(s: State) -> int:
    """The revealed card is left or discarded."""
    if s.r_open == c.NONE or s.r_step == 1:
        return 0
    return asks(s, c.CMB_SETTLE, s.r_seat)


def pay(t: Tables, s: State, d: Desk, row: int) -> int:
    """SPEND and ENERGY, of so much or of as much as the player wants."""
    verb, seat = t.row_verb[row], s.r_seat
    n = row_amount(t, s, d, row)
    if t.row_n_per[row] == c.ANY_AMOUNT:
        n = s.r_left
        if n == 0:
            most = amount_most(t, s, row)
            if most > 1:
                return asks(s, c.CMB_AMOUNT, seat)
            n = 1
        if verb == c.ENERGY:
            n = -n
    if verb == c.SPEND:
        spend_mana(s, n)
        s.r_paid += n
        return 0
    if n >= 0:
        return gain(s, seat, n)
    s.stocks[seat] += n
    s.r_paid -= n
    NOTE.stocks_spent(s, seat, -n, EVERYONE)
    return 0


def amount_most(t: Tables, s: State, row: int) -> int:
    """The most that a player may choose to pay."""
    has = s.stocks[s.r_seat]
    if t.row_verb[row] == c.SPEND:
        has = usable.mana_of(s, s.r_seat, s.r_front)
    return min(has, t.row_n_max[row])


def spend_mana(s: State, n: int) -> None:
    """From the source first, then from the others in reading order."""
    seat, front = s.r_seat, s.r_front
    part = min(n, s.u_mana[s.r_unit])
    s.u_mana[s.r_unit] -= part
    left = n - part
    unit = following(s, seat, front, c.NONE)
    while left > 0 and unit != c.NONE:
        part = min(left, s.u_mana[unit])
        s.u_mana[unit] -= part
        left -= part
        unit = following(s, seat, front, unit)
    NOTE.mana_spent(s, seat, n, EVERYONE)


def repeat(t: Tables, s: State, d: Desk, row: int) -> int:
    """Operations that ask for a card, so many times."""
    verb = t.row_verb[row]
    if verb == c.ADD and t.row_from[row] == c.REVEALED:
        if s.r_open >= 0 and t.type[max(s.r_open, 0)] == c.UNIT:
            s.r_open = c.NONE
            add_card(t, s, row, pop_deck(s, s.r_seat))
        return 0
    if s.r_step == 0:
        s.r_step = 1
        s.r_left = row_amount(t, s, d, row)
    seat = s.r_seat
    if verb == c.DISCARD and t.row_who[row] == c.OPP:
        seat = usable.opponent(s, s.r_seat, s.r_front)
    if s.r_left <= 0 or seat < 0 or has_card(t, s, d, row, seat) == 0:
        return 0
    if verb == c.DISCARD:
        return asks(s, c.CMB_DISCARD, seat)
    if verb == c.ADD:
        return asks(s, c.CMB_ADD, seat)
    return asks(s, c.CMB_TARGET if verb == c.RECOVER else c.CMB_TRASH, seat)


def has_card(t: Tables, s: State, d: Desk, row: int, seat: int) -> int:
    """1 if there is a card for the operation."""
    verb, kind = t.row_verb[row], t.row_type[row]
    if verb == c.ADD:
        return usable.has_addition(t, s, d, row)
    if verb == c.RECOVER or (verb == c.TRASH and t.row_where[row] == 1):
        return 1 if usable.discarded_of_type(t, s, seat, kind) > 0 else 0
    return 1 if usable.held_of_type(t, s, d, seat, kind) > 0 else 0
