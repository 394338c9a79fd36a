"""A turn from its beginning to its end (§3.2)."""

from ludotheque.cards.stack import choose
from ludotheque.core.kernel import EVERYONE
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.ending import finish, limit_reached, test_start
from ludotheque.games.tactique.rules.grid import row_full
from ludotheque.games.tactique.rules.harm import heal, hurt, protect
from ludotheque.games.tactique.rules.settling import launch, prepare, run, settle
from ludotheque.games.tactique.rules.zones import draw


def begin_turn(t: Tables, s: State, seat: int) -> int:
    """TAC-TURN-B1 to TAC-TURN-B9 All that happens before the first decision of a turn."""
    s.active = seat
    s.seat = seat
    s.phase = c.PLAY
    s.own_turn[seat] += 1
    NOTE.turn_began(s, seat, s.own_turn[seat], EVERYONE)
    expire(t, s, c.NEXT + seat)
    progress(t, s, seat)
    if test_start(t, s, seat) == 1:
        return 0
    refill(t, s, seat)
    refresh(t, s, seat)
    if t.passive[seat] == c.CLOSE_RANKS:
        close_ranks(t, s, seat)
    if burn(t, s, seat) > 0 and settle(t, s) == 1:
        return 0
    if trigger_all(t, s, seat, c.TURN_START) == 1:
        return 0
    return draw_phase(s, seat)


def expire(t: Tables, s: State, lapse: int) -> None:
    """TAC-TURN-B1, TAC-TURN-E3 What was given until now is gone."""
    for i in range(c.SEATS * c.FORMED):
        spot = t.cells[i]
        s.boost[spot][lapse] = 0
        s.plate[spot][lapse] = 0
        s.granted[spot][lapse] = 0


def progress(t: Tables, s: State, seat: int) -> None:
    """TAC-TURN-B2 Rows that have been held, and Cores that ripen; in the last row they sleep."""
    for row in range(c.ROWS):
        if s.armed[seat][row] == 1:
            s.hold[seat][row] += 1
            NOTE.held(s, seat, row + 1, s.hold[seat][row], EVERYONE)
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        card = s.unit[spot]
        if card >= 0 and t.traits[card] & c.CORE and t.row_of[spot] != c.DORMANT:
            s.age[spot] += 1
            NOTE.ripened(s, seat, spot - seat * c.CELLS, card, s.age[spot], EVERYONE)


def refill(t: Tables, s: State, seat: int) -> None:
    """TAC-TURN-B4, Q4, Q5, Q38 The resource phase."""
    if t.pool == 1:
        s.echoes[seat] = min(t.echoes_max, s.echoes[seat] + 1)
    else:
        s.capacity[seat] = min(t.echoes_max, s.capacity[seat] + 1)
        s.echoes[seat] = s.capacity[seat]
    if seat != s.first and s.own_turn[seat] == 1:
        s.echoes[seat] = min(t.echoes_max, s.echoes[seat] + t.bonus)
    NOTE.echoes_set(s, seat, s.echoes[seat], EVERYONE)


def refresh(t: Tables, s: State, seat: int) -> None:
    """TAC-TURN-B5, Q30 Units may attack again, and counts of the turn begin anew."""
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] != c.NONE:
            s.made[spot] = 0
            s.allowed[spot] = 1
            s.fresh[spot] = 0
            s.uses[spot] = 0
            s.moved[spot] = 0
    s.kills[seat] = 0
    for player in range(c.SEATS):
        s.brooded[player] = 0


def close_ranks(t: Tables, s: State, seat: int) -> None:
    """TAC-PAS-close_ranks Shields for units of complete rows that have none."""
    told = 0
    for row in range(c.ROWS):
        if row_full(t, s, seat, row) == 0:
            continue
        for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
            spot = t.cells[i]
            if t.row_of[spot] == row and s.unit[spot] != c.NONE and s.shield[spot] == 0:
                if told == 0:
                    NOTE.closed_ranks(s, seat, EVERYONE)
                told = 1
                protect(t, s, spot, t.passive_n[seat])


def burn(t: Tables, s: State, seat: int) -> int:
    """TAC-TURN-B7, TAC-TER-acid Acid hurts whoever stands on it, all at once: how many."""
    count = 0
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if s.terrain[spot] == c.ACID and s.unit[spot] != c.NONE:
            NOTE.burned(s, seat, spot - seat * c.CELLS, s.unit[spot], EVERYONE)
            hurt(t, s, spot, 1, 0)
            count += 1
    return count


def trigger_all(t: Tables, s: State, seat: int, moment: int) -> int:
    """TAC-TURN-B8, TAC-TURN-E1, Q32 Units in cell order, then persistent spells: 1 if it ended."""
    latest = s.births
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        card = s.unit[spot]
        if card < 0 or s.born[spot] > latest or (t.works[card] >> moment) & 1 == 0:
            continue
        for ability in range(c.ABILITIES):
            if t.on[card][ability] == moment and s.unit[spot] == card:
                launch(t, s, spot, ability, c.NONE)
                if settle(t, s) == 1:
                    return 1
    return trigger_lasting(t, s, seat, moment)


def trigger_lasting(t: Tables, s: State, seat: int, moment: int) -> int:
    """The same of persistent spells, in order of arrival; one that has left is skipped."""
    place = 0
    while place < s.lasting_n[seat]:
        card, count = s.lasting[seat][place], s.lasting_n[seat]
        for ability in range(c.ABILITIES):
            if t.on[card][ability] == moment:
                prepare(t, s, c.SPOTS + seat, card, ability)
                choose(s, c.NONE)
                run(t, s)
                if settle(t, s) == 1:
                    return 1
        place += 1 - (count - s.lasting_n[seat])
    return 0


def draw_phase(s: State, seat: int) -> int:
    """TAC-TURN-B9, TAC-3.2-a, Q6 A card, but for the first player's first turn."""
    if seat == s.first and s.own_turn[seat] == 1:
        return 0
    if s.deck_n[seat] == 0 and s.hand_n[seat] == 0:
        return finish(s, 1 - seat, c.DECKOUT, c.NONE)
    return draw(s, seat, 1)


def end_turn(t: Tables, s: State) -> int:
    """TAC-TURN-E1 to TAC-TURN-E6 The end of a turn, and the beginning of the next."""
    seat = s.active
    NOTE.ended_turn(s, seat, EVERYONE)
    if trigger_all(t, s, seat, c.TURN_END) == 1:
        return 0
    if t.passive[seat] == c.SELF_REPAIR:
        repair(t, s, seat)
    expire(t, s, c.TURN)
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        s.stunned[spot] = 0
    if settle(t, s) == 1:
        return 0
    for row in range(c.ROWS):
        s.armed[seat][row] = row_full(t, s, seat, row)
    if seat != s.first and s.own_turn[seat] >= t.max_rounds:
        return limit_reached(s)
    return begin_turn(t, s, 1 - seat)


def repair(t: Tables, s: State, seat: int) -> None:
    """TAC-PAS-self_repair Units that did not attack are healed."""
    told = 0
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] != c.NONE and s.made[spot] == 0 and 0 < s.hp[spot] < s.max_hp[spot]:
            if told == 0:
                NOTE.repaired(s, seat, EVERYONE)
            told = 1
            heal(s, spot, t.passive_n[seat])
