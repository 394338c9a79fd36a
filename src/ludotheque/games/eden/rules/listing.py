"""The legal moves of a decision, ascending."""

from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import connect
from ludotheque.games.eden.rules.effects import amount_most
from ludotheque.games.eden.rules.expansion import group_most
from ludotheque.games.eden.rules.legality import takes_done, why_not
from ludotheque.games.eden.rules.mapping import list_cells
from ludotheque.games.eden.rules.refusing import refuse_tile_of, sees_map
from ludotheque.games.eden.rules.uses import window_of


def legal(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """The legal moves, ascending."""
    if s.phase == c.OVER:
        return 0
    ask = s.ask
    if ask in (c.MAP_TILE, c.MAP_BLACK, c.MAP_PORTAL_POS, c.MAP_FINAL):
        sees_map(t, s, d)
        n = list_cells(t, s, d, out)
    elif ask == c.MAP_DRAW:
        n = span(t, s, d, out, c.MOVE_DRAW * 4096 + c.MOVE_AT)
    elif ask == c.MAP_PORTAL:
        n = span(t, s, d, out, c.MOVE_PORTAL * 4096 + c.MOVE_PLAY)
    else:
        n = list_conquest(t, s, d, out)
    if takes_done(ask) == 1:
        out[n] = c.MOVE_DONE
        n += 1
    return n


def span(t: Tables, s: State, d: Desk, out: i8row, ends: int) -> int:
    """The legal ones of a few moves: from the first to the one behind the last (`ends`: both)."""
    n = 0
    for move in range(ends >> 12, ends & 4095):
        if why_not(t, s, d, move) == OK:
            out[n] = move
            n += 1
    return n


def list_conquest(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """Decisions of set-up and conquest."""
    ask = s.ask
    if ask in (c.EXP_PREP, c.DEF_DISCARD, c.LOG_BUY, c.CMB_PLAY):
        return list_hand(t, s, d, out)
    if ask in (c.SETUP_UNIT, c.RIFT, c.CMB_OPEN, c.LOG_MUSTER):
        return cards(t, s, d, out, c.MOVE_PICK * 4096)
    if ask == c.HEART_SPEND:
        return cards(t, s, d, out, c.MOVE_BUY * 4096)
    if ask in (c.OFF_TROOPS, c.OCCUPY, c.LOG_MOVE_N, c.CMB_AMOUNT):
        return list_numbers(t, s, d, out)
    if ask in (c.EXP_END, c.DEF_REFILL):
        return span(t, s, d, out, c.MOVE_NO * 4096 + c.MOVE_DONE)
    if ask == c.LOG_RIVAL:
        return span(t, s, d, out, c.MOVE_SEAT * 4096 + c.MOVE_LEFT)
    if c.CMB_ABILITY <= ask <= c.SHIELD:
        return list_fight(t, s, d, out)
    if ask in (c.LOG_MOVE_FROM, c.LOG_MOVE_TO):
        connect(t, s, d, s.active)
    n = 0
    for i in range(s.tiles_n):
        if refuse_tile_of(t, s, d, s.tile[i]) == OK:
            out[n] = c.MOVE_AT + s.tile[i]
            n += 1
    return n


def list_numbers(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """Numbers up to the most there may be."""
    most = s.group[s.at] if s.ask == c.OCCUPY else 0
    if s.ask == c.OFF_TROOPS:
        most = group_most(s)
    elif s.ask == c.LOG_MOVE_N:
        most = s.troops[s.from_cell]
    elif s.ask == c.CMB_AMOUNT:
        most = amount_most(t, s, s.r_row)
    return span(t, s, d, out, c.MOVE_NUMBER * 4096 + c.MOVE_NUMBER + most + 1)


def cards(t: Tables, s: State, d: Desk, out: i8row, base: int) -> int:
    """Moves that name a card: common ones, then those of one's own World (`base`: the first such
    move, and how many are listed already)."""
    n, first = base & 4095, base >> 12
    for card in range(t.commons_n):
        if why_not(t, s, d, first + card) == OK:
            out[n] = first + card
            n += 1
    civ = t.civ[s.seat]
    for card in range(t.unit_first[civ], t.unit_last[civ]):
        if why_not(t, s, d, first + card) == OK:
            out[n] = first + card
            n += 1
    return n


def list_hand(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """What may be done with the cards of the hand, and bought."""
    n = 0
    if s.ask == c.EXP_PREP:
        n = cards(t, s, d, out, c.MOVE_PLAY * 4096)
    if s.ask == c.EXP_PREP or s.ask == c.DEF_DISCARD:
        n = cards(t, s, d, out, c.MOVE_DISCARD * 4096 + n)
    if s.ask == c.EXP_PREP:
        n = cards(t, s, d, out, c.MOVE_WORLD * 4096 + n)
    n = list_uses(t, s, d, out, n)
    if s.ask == c.EXP_PREP:
        n = cards(t, s, d, out, c.MOVE_RIFT * 4096 + n)
    elif s.ask == c.LOG_BUY:
        n = cards(t, s, d, out, c.MOVE_BUY * 4096 + n)
    elif s.ask == c.CMB_PLAY:
        civ = t.civ[s.seat]
        for place in range(t.unit_first[civ] * c.FRONTS, t.unit_last[civ] * c.FRONTS):
            held = s.hand[s.seat][place // c.FRONTS] > 0
            if held and why_not(t, s, d, c.MOVE_SEND + place) == OK:
                out[n] = c.MOVE_SEND + place
                n += 1
    return n


def list_uses(t: Tables, s: State, d: Desk, out: i8row, n: int) -> int:
    """Options of cards in hand."""
    if s.uses[s.seat] >= t.options_most or window_of(s.ask) == 0:
        return n
    for card in range(t.cards_n):
        if s.hand[s.seat][card] > 0:
            for name in range(c.MODE_NAMES):
                move = c.MOVE_USE + card * c.MODE_NAMES + name
                if why_not(t, s, d, move) == OK:
                    out[n] = move
                    n += 1
    return n


def list_fight(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """Abilities, and the choices they ask for."""
    ask = s.ask
    if ask == c.CMB_ABILITY:
        return list_abilities(t, s, d, out)
    if ask == c.CMB_TARGET and t.row_verb[s.r_row] != c.RECOVER:
        return span(t, s, d, out, c.MOVE_UNIT * 4096 + c.MOVE_UNIT + s.units_n)
    if ask in (c.CMB_SIDE, c.CMB_SHIFT):
        return span(t, s, d, out, c.MOVE_LEFT * 4096 + c.MOVE_YES)
    if ask in (c.CMB_SETTLE, c.SHIELD):
        return span(t, s, d, out, c.MOVE_YES * 4096 + c.MOVE_REFILL)
    if ask == c.CMB_DISCARD:
        return cards(t, s, d, out, c.MOVE_DISCARD * 4096)
    n = cards(t, s, d, out, c.MOVE_PICK * 4096)
    return cards(t, s, d, out, c.MOVE_RAISE * 4096 + n) if ask == c.CMB_ADD else n


def list_abilities(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """Options of cards, abilities of units, chances that select their event unit."""
    n = list_uses(t, s, d, out, 0)
    for unit in range(s.units_n):
        if s.u_seat[unit] != s.seat:
            continue
        for ability in range(c.ABILITIES):
            move = c.MOVE_ACTIVATE + unit * c.ABILITIES + ability
            if t.timing[s.u_card[unit]][ability] > 0 and why_not(t, s, d, move) == OK:
                out[n] = move
                n += 1
    for chance in range(s.chance_n):
        if why_not(t, s, d, c.MOVE_REACT + chance) == OK:
            out[n] = c.MOVE_REACT + chance
            n += 1
    return n
