"""What an operation may be done to, and whether an ability may be used now (§3.2).

With `public` on the desk a hand is judged by what all know of it: how many cards it has, and which
ones lie in hand and deck together.
"""

from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.army import has_mates, stands
from ludotheque.games.eden.rules.cards import fits_type
from ludotheque.games.eden.rules.select import holds, is_immune, picks, row_amount


def may_choose(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """1 if an operation of the source may be done to a unit."""
    if picks(t, s, d, t.row_sel[row], unit) == 0:
        return 0
    verb = t.row_verb[row]
    hostile = s.u_seat[unit] != s.u_seat[d.source]
    if verb == c.NEUTRALISE:
        if s.u_marks[unit] & c.SHIELDED:
            return 0
        return 1 - is_immune(t, s, d, unit, c.TO_NEUTRALISE) if hostile else 1
    if verb == c.FORCE and hostile and row_amount(t, s, d, row) < 0:
        return 1 - is_immune(t, s, d, unit, c.TO_MINUS)
    if verb == c.MOVE:
        if hostile and is_immune(t, s, d, unit, c.TO_MOVE) == 1:
            return 0
        return may_go(t, s, d, row, unit)
    if verb == c.MARK:
        return 1 - ((s.u_marks[unit] >> (t.row_tag[row] - 1)) & 1)
    if verb == c.REPLACE:
        return may_become(t, s, d, row, unit)
    return 1


def may_go(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """1 if a unit has somewhere to move to."""
    to = t.row_to[row]
    if to == c.TOP:
        return 1 if s.u_row[unit] > 0 or has_mates(s, unit) == 1 else 0
    if to == c.OTHER_FRONT:
        seat = s.u_seat[unit]
        both = seat == s.active or s.foe[0] == s.foe[1]
        return 1 if s.fronts_n == 2 and both else 0
    found = any(may_join(t, s, d, row, unit * 128 + u) == 1 for u in range(s.units_n))
    return 1 if found else 0


def may_join(t: Tables, s: State, d: Desk, row: int, pair: int) -> int:
    """1 if a unit may be moved beside another, or change places with it (`pair`: both)."""
    unit, other = pair >> 7, pair & 127
    if unit == other or s.u_where[other] != c.IN_ARMY or s.u_seat[unit] != s.u_seat[other]:
        return 0
    return picks(t, s, d, t.row_target[row], other)


def may_become(t: Tables, s: State, d: Desk, row: int, unit: int) -> int:
    """1 if a unit may be replaced by some unit of its World."""
    if s.u_marks[unit] & c.REBUILT:
        return 0
    found = any(may_turn(t, s, d, row, unit * 128 + card) == 1 for card in range(t.cards_n))
    return 1 if found else 0


def may_turn(t: Tables, s: State, d: Desk, row: int, pair: int) -> int:
    """1 if a unit may be replaced by a card (`pair`: both)."""
    unit, card = pair >> 7, pair & 127
    if t.type[card] != c.UNIT or s.pool[s.u_seat[unit]][card] == 0 or card == s.u_card[unit]:
        return 0
    most = t.cost[s.u_card[unit]] + row_amount(t, s, d, row)
    return 1 if t.cost[card] <= most else 0


def opponent(s: State, seat: int, front: int) -> int:
    """The other side of a front, NONE where it is wild."""
    return s.foe[front] if seat == s.active else s.active


def mana_of(s: State, seat: int, front: int) -> int:
    """The mana on a player's units of a front."""
    units = range(s.units_n)
    return sum(s.u_mana[unit] for unit in units if stands(s, unit, seat, front) == 1)


def held_of_type(t: Tables, s: State, d: Desk, seat: int, kind: int) -> int:
    """How many cards of a type a hand holds, or might as far as all know."""
    if kind == 0 or s.hand_n[seat] == 0:
        return s.hand_n[seat]
    n = 0
    for card in range(t.cards_n):
        held = s.held[seat][card] if d.public == 1 else s.hand[seat][card]
        if held > 0 and fits_type(t, card, kind) == 1:
            n += held
    return min(n, s.hand_n[seat])


def discarded_of_type(t: Tables, s: State, seat: int, kind: int) -> int:
    """How many cards of a type a discard holds."""
    return sum(fits_type(t, s.discard[seat][i], kind) for i in range(s.discard_n[seat]))


def may_add(t: Tables, s: State, row: int, card: int) -> int:
    """1 if a card is a unit cheap enough to be added."""
    most = t.row_cost_max[row]
    return 1 if t.type[card] == c.UNIT and (most == 0 or t.cost[card] <= most) else 0


def has_addition(t: Tables, s: State, d: Desk, row: int) -> int:
    """1 if there is a unit to be added."""
    seat, source = s.u_seat[d.source], t.row_from[row]
    if source == c.REVEALED:
        return 1
    for card in range(t.commons_n, t.cards_n):
        if may_add(t, s, row, card) == 0:
            continue
        held = s.held[seat][card] if d.public == 1 else s.hand[seat][card]
        if source == c.HAND and s.hand_n[seat] > 0 and held > 0:
            return 1
        if source == c.WORLD and s.pool[seat][card] > 0:
            return 1
    if source == c.GRAVE:
        for i in range(s.discard_n[seat]):
            if may_add(t, s, row, s.discard[seat][i]) == 1:
                return 1
        for unit in range(s.units_n):
            own = s.u_where[unit] == c.IN_PILE and s.u_seat[unit] == seat
            if own and may_add(t, s, row, s.u_card[unit]) == 1:
                return 1
    return 0


def count_paid(t: Tables, s: State, n: int) -> None:
    """What is taken counts, where it is paid as a cost."""
    if s.r_row < t.cost_last[s.r_card][s.r_ability]:
        s.r_paid += n


def payable(t: Tables, s: State, d: Desk, row: int) -> int:
    """EDEN-AMB-50 1 if an operation of a cost can be paid in full."""
    verb, seat, n = t.row_verb[row], s.u_seat[d.source], t.row_n[row]
    if t.row_n_per[row] == c.ANY_AMOUNT:
        n = 1
    if verb == c.SPEND:
        return 1 if mana_of(s, seat, s.u_front[d.source]) >= n else 0
    if verb == c.ENERGY:
        return 1 if s.stocks[seat] >= abs(n) else 0
    if verb == c.DISCARD:
        return 1 if held_of_type(t, s, d, seat, t.row_type[row]) >= n else 0
    if verb == c.RECOVER:
        return 1 if discarded_of_type(t, s, seat, t.row_type[row]) >= n else 0
    return possible(t, s, d, row)


def possible(t: Tables, s: State, d: Desk, row: int) -> int:
    """1 if an operation of an effect can be done now."""
    verb, seat = t.row_verb[row], s.u_seat[d.source]
    other = opponent(s, seat, s.u_front[d.source])
    if verb in (c.FORCE, c.NEUTRALISE, c.DESTROY, c.RETURN, c.MOVE, c.MARK, c.TOKEN, c.REPLACE):
        found = any(may_choose(t, s, d, row, unit) == 1 for unit in range(s.units_n))
        return 1 if found else 0
    if verb == c.DISCARD:
        return 1 if t.row_who[row] != c.OPP or (other >= 0 and s.hand_n[max(other, 0)] > 0) else 0
    if verb == c.ADD:
        return has_addition(t, s, d, row)
    if verb in (c.REVEAL, c.MILL):
        return 1 if s.deck_n[seat] + s.discard_n[seat] > 0 else 0
    if verb == c.TROOP:
        return 1 if enemy_troops(s, seat, s.u_front[d.source]) > 0 else 0
    if verb == c.RECOVER:
        return 1 if discarded_of_type(t, s, seat, t.row_type[row]) > 0 else 0
    if verb == c.TRASH:
        return may_trash(t, s, d, row)
    return 1


def may_trash(t: Tables, s: State, d: Desk, row: int) -> int:
    """1 if there are enough cards to destroy; after a draw a deck or discard will do."""
    seat, n = s.u_seat[d.source], t.row_n[row]
    if t.row_where[row] == 1:
        return 1 if discarded_of_type(t, s, seat, t.row_type[row]) >= n else 0
    if held_of_type(t, s, d, seat, t.row_type[row]) >= n:
        return 1
    drawn = row > 0 and t.row_verb[row - 1] == c.DRAW and t.row_source[row - 1] == t.row_source[row]
    return 1 if drawn and s.deck_n[seat] + s.discard_n[seat] > 0 else 0


def enemy_troops(s: State, seat: int, front: int) -> int:
    """Troops of the other side on a front; in the last window the winner keeps one."""
    attacks = seat == s.active
    if attacks and s.foe[front] == c.NONE:
        return 0
    n = s.troops[s.target[front]] if attacks else s.group[front]
    keeps = s.won[front] == (0 if attacks else 1)
    return max(0, n - 1) if keeps else n


def usable(t: Tables, s: State, d: Desk, ability: int) -> int:
    """EDEN-AMB-50 1 if condition, cost and targets of the source's ability are there."""
    card = s.u_card[d.source]
    if holds(t, s, d, t.ability_if[card][ability]) == 0:
        return 0
    row = t.cost_first[card][ability]
    paid = t.cost_last[card][ability]
    while row < paid:
        if payable(t, s, d, row) == 0:
            return 0
        row += 1 + t.row_span[row]
    while row < t.ability_last[card][ability]:
        grows = t.row_n_per[row] == c.C_PAID and t.row_verb[row] == c.REPLACE
        if grows and paid > t.cost_first[card][ability]:
            if s.u_marks[d.source] & c.REBUILT:
                return 0
        elif possible(t, s, d, row) == 0:
            return 0
        row += 1 + t.row_span[row]
    return 1
