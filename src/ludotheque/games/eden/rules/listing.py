"""The legal moves of a decision, ascending."""

from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import connect
from ludotheque.games.eden.rules.effects import amount_most
from ludotheque.games.eden.rules.expansion import group_most
from ludotheque.games.eden.rules.legality import refuse_tile_of, takes_done, why_not
from ludotheque.games.eden.rules.mapping import list_cells, sees_map
from ludotheque.games.eden.rules.windows import might_use, window_of


def legal(t: Tables, s: State, d: Desk, out: i8row) -> int:
    """The legal moves, ascending."""
    return some(t, s, d, out, c.WIDTH)


def some(t: Tables, s: State, d: Desk, out: i8row, enough: int) -> int:
    """The first legal moves, so many where they are dear to find; ascending."""
    d.enough = enough
    d.listed = 0
    if s.phase == c.OVER:
        return 0
    ask = s.ask
    if ask in (c.MAP_TILE, c.MAP_BLACK, c.MAP_PORTAL_POS, c.MAP_FINAL):
        sees_map(t, s, d)
        d.listed = list_cells(t, s, d, out, enough)
    elif ask == c.MAP_DRAW:
        span(t, s, d, out, c.MOVE_DRAW * 4096 + c.MOVE_AT)
    elif ask == c.MAP_PORTAL:
        span(t, s, d, out, c.MOVE_PORTAL * 4096 + c.MOVE_PLAY)
    elif c.CMB_ABILITY <= ask <= c.SHIELD:
        list_fight(t, s, d, out)
    else:
        list_conquest(t, s, d, out)
    if takes_done(ask) == 0:
        return d.listed
    out[d.listed] = c.MOVE_DONE
    return d.listed + 1


def offer(t: Tables, s: State, d: Desk, out: i8row, move: int) -> None:
    """A move is listed if it is legal."""
    if d.listed < d.enough and why_not(t, s, d, move) == OK:
        out[d.listed] = move
        d.listed += 1


def span(t: Tables, s: State, d: Desk, out: i8row, ends: int) -> None:
    """The legal ones of a few moves: from the first to the one behind the last (`ends`: both)."""
    for move in range(ends >> 12, ends & 4095):
        offer(t, s, d, out, move)


def list_conquest(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Decisions of set-up and conquest."""
    ask = s.ask
    if ask in (c.EXP_PREP, c.DEF_DISCARD, c.LOG_BUY, c.CMB_PLAY):
        return list_hand(t, s, d, out)
    if ask in (c.SETUP_UNIT, c.RIFT, c.CMB_OPEN, c.LOG_MUSTER):
        return cards(t, s, d, out, c.MOVE_PICK)
    if ask == c.HEART_SPEND:
        return cards(t, s, d, out, c.MOVE_BUY)
    if ask in (c.OFF_TROOPS, c.OCCUPY, c.LOG_MOVE_N):
        if ask == c.OFF_TROOPS:
            most = group_most(s)
        else:
            most = s.group[s.at] if ask == c.OCCUPY else s.troops[s.from_cell]
        return span(t, s, d, out, c.MOVE_NUMBER * 4096 + c.MOVE_NUMBER + most + 1)
    if ask in (c.EXP_END, c.DEF_REFILL):
        return span(t, s, d, out, c.MOVE_NO * 4096 + c.MOVE_DONE)
    if ask == c.LOG_RIVAL:
        return span(t, s, d, out, c.MOVE_SEAT * 4096 + c.MOVE_LEFT)
    if ask in (c.LOG_MOVE_FROM, c.LOG_MOVE_TO):
        connect(t, s, d, s.active)
    for i in range(s.tiles_n):
        if d.listed < d.enough and refuse_tile_of(t, s, d, s.tile[i]) == OK:
            out[d.listed] = c.MOVE_AT + s.tile[i]
            d.listed += 1


def cards(t: Tables, s: State, d: Desk, out: i8row, first: int) -> None:
    """Moves that name a card, from the first such move: common ones, then those of one's World."""
    for card in range(t.commons_n):
        offer(t, s, d, out, first + card)
    civ = t.civ[s.seat]
    for card in range(t.unit_first[civ], t.unit_last[civ]):
        offer(t, s, d, out, first + card)


def list_hand(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """What may be done with the cards of the hand, and bought."""
    if s.ask == c.EXP_PREP:
        cards(t, s, d, out, c.MOVE_PLAY)
    if s.ask == c.EXP_PREP or s.ask == c.DEF_DISCARD:
        cards(t, s, d, out, c.MOVE_DISCARD)
    if s.ask == c.EXP_PREP:
        cards(t, s, d, out, c.MOVE_WORLD)
    list_uses(t, s, d, out)
    if s.ask == c.EXP_PREP:
        cards(t, s, d, out, c.MOVE_RIFT)
    elif s.ask == c.LOG_BUY:
        cards(t, s, d, out, c.MOVE_BUY)
    elif s.ask == c.CMB_PLAY:
        civ = t.civ[s.seat]
        for place in range(t.unit_first[civ] * c.FRONTS, t.unit_last[civ] * c.FRONTS):
            if s.hand[s.seat][place // c.FRONTS] > 0:
                offer(t, s, d, out, c.MOVE_SEND + place)


def list_uses(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Options of cards in hand."""
    if might_use(t, s, s.seat, window_of(s.ask)) == 0:
        return
    for card in range(t.cards_n):
        if s.hand[s.seat][card] > 0:
            for name in range(c.MODE_NAMES):
                offer(t, s, d, out, c.MOVE_USE + card * c.MODE_NAMES + name)


def list_fight(t: Tables, s: State, d: Desk, out: i8row) -> None:
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
    if ask == c.CMB_AMOUNT:
        most = amount_most(t, s, s.r_row)
        return span(t, s, d, out, c.MOVE_NUMBER * 4096 + c.MOVE_NUMBER + most + 1)
    if ask == c.CMB_DISCARD:
        return cards(t, s, d, out, c.MOVE_DISCARD)
    cards(t, s, d, out, c.MOVE_PICK)
    if ask == c.CMB_ADD:
        cards(t, s, d, out, c.MOVE_RAISE)


def list_abilities(t: Tables, s: State, d: Desk, out: i8row) -> None:
    """Options of cards, abilities of units, chances that select their event unit."""
    list_uses(t, s, d, out)
    for unit in range(s.units_n):
        if s.u_seat[unit] != s.seat:
            continue
        for ability in range(c.ABILITIES):
            if t.timing[s.u_card[unit]][ability] > 0:
                offer(t, s, d, out, c.MOVE_ACTIVATE + unit * c.ABILITIES + ability)
    for chance in range(s.chance_n):
        offer(t, s, d, out, c.MOVE_REACT + chance)
