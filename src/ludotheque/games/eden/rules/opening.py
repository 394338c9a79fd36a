"""The first position, the map stage turn by turn, decks, hands and first troops (§1.4, §4.3)."""

from ludotheque.core.kernel import EVERYONE, below, shuffle
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.board import lay, lift
from ludotheque.games.eden.rules.cards import draw, shuffle_deck, under
from ludotheque.games.eden.rules.mapping import black_needed, has_tile_cell
from ludotheque.games.eden.state import OPENED


def lay_out(t: Tables, s: State) -> None:
    """An empty table: the Heart, full Worlds and supply, nobody has anything."""
    OPENED.clear(s)
    for card in range(c.CARDS):
        if t.copies[card] > 0 and t.type[card] != c.UNIT:
            s.pool[c.SUPPLY][card] = t.copies[card]
        for seat in range(t.seats):
            if t.type[card] == c.UNIT and t.civ_of[card] == t.civ[seat]:
                s.pool[seat][card] = t.copies[card]
    for seat in range(t.seats):
        s.alive[seat] = 1
    lay(s, c.HEART_CELL, c.HEART)


def setup(t: Tables, s: State) -> None:
    """EDEN-MAP-01 to EDEN-MAP-08, EDEN-GAP-09 The first position: shuffled piles, the Heart."""
    lay_out(t, s)
    for seat in range(t.seats):
        for colour in range(c.COLOURS + 1):
            s.pile[seat][colour] = 1 + colour
            s.pile_of[seat][colour] = 1
        s.pile_n[seat] = c.COLOURS + 1
        shuffle(s, s.pile[seat], c.COLOURS + 1)
        s.face[seat] = t.colour[seat]
    s.first = below(s, t.seats) if t.first_seat == c.NONE else t.first_seat
    NOTE.first_player(s, s.first, EVERYONE)
    s.active = s.first
    s.phase = c.MAP
    s.begun = 1
    asks(s, c.MAP_DRAW, s.first)


def tiles_left(s: State, seat: int) -> int:
    """Tiles that a player has still to lay."""
    return s.pile_n[seat] + (1 if s.face[seat] > 0 else 0)


def stage_map(t: Tables, s: State) -> int:
    """EDEN-MAP-09, EDEN-MAP-31 The next player who has tiles; at last the last round."""
    for step in range(1, t.seats + 1):
        seat = (s.active + step) % t.seats
        if tiles_left(s, seat) > 0:
            s.active = seat
            s.begun += 1
            return asks(s, c.MAP_DRAW, seat)
    NOTE.last_round(s, EVERYONE)
    s.phase = c.FINAL
    s.active = s.first
    s.moved = 0
    s.stage = c.S_FINAL
    return 0


def answer_draw(s: State, face: int) -> None:
    """EDEN-MAP-10, EDEN-MAP-11 The top of the pile, or the face-up tile."""
    seat = s.active
    if face == 1:
        s.drawn = s.face[seat]
        s.face[seat] = 0
    else:
        s.pile_n[seat] -= 1
        s.drawn = s.pile[seat][s.pile_n[seat]]
        s.pile[seat][s.pile_n[seat]] = 0
        s.pile_of[seat][s.drawn - 1] -= 1
    NOTE.tile_drawn(s, seat, s.drawn, EVERYONE)
    s.stage = c.S_TILE


def stage_tile(t: Tables, s: State, d: Desk) -> int:
    """EDEN-MAP-12, EDEN-AMB-05 The tile is laid; without a place it is set aside."""
    if has_tile_cell(t, s, d) == 1:
        return asks(s, c.MAP_TILE, s.active)
    NOTE.tile_set_aside(s, s.active, s.drawn, EVERYONE)
    s.drawn = 0
    s.stage = c.S_PORTAL
    return 0


def answer_tile(s: State, cell: int) -> None:
    """EDEN-MAP-12 The tile comes onto the map."""
    lay(s, cell, s.drawn)
    NOTE.tile_laid(s, s.active, cell, s.drawn, EVERYONE)
    s.drawn = 0
    s.stage = c.S_PORTAL


def answer_portal(t: Tables, s: State, d: Desk, how: int) -> int:
    """EDEN-MAP-13 to EDEN-MAP-15, EDEN-MAP-24 Nothing, added, removed or moved."""
    s.stage = c.S_MAP
    if how == c.PORTAL_NONE:
        return 0
    if how == c.PORTAL_ADD:
        s.blacks = black_needed(t, s, d)
        if s.blacks == 0:
            return c.MAP_PORTAL_POS
        NOTE.black_given(s, s.active, s.blacks, EVERYONE)
        return c.MAP_BLACK
    cell = s.portal[s.active]
    take_portal(s)
    if how == c.PORTAL_REMOVE:
        return 0
    s.left = cell
    return c.MAP_PORTAL_POS


def take_portal(s: State) -> None:
    """The active player's portal leaves the map."""
    cell = s.portal[s.active]
    if cell >= 0:
        lift(s, cell)
        NOTE.portal_removed(s, s.active, cell, EVERYONE)
    s.portal[s.active] = c.NONE


def answer_black(s: State, cell: int) -> int:
    """EDEN-MAP-25 A black tile; then the next, or the portal."""
    lay(s, cell, c.BLACK)
    NOTE.tile_laid(s, s.active, cell, c.BLACK, EVERYONE)
    s.blacks -= 1
    return c.MAP_BLACK if s.blacks > 0 else c.MAP_PORTAL_POS


def put_portal(s: State, cell: int) -> None:
    """EDEN-AMB-11 The portal comes onto the map, with a new stamp."""
    lay(s, cell, c.PORTAL + s.active)
    s.portal[s.active] = cell
    s.stamps += 1
    s.stamp[s.active] = s.stamps
    s.left = c.NONE
    NOTE.portal_laid(s, s.active, cell, EVERYONE)


def stage_final(t: Tables, s: State) -> int:
    """EDEN-AMB-13 Each may move the portal once; then the map is final."""
    if s.moved < t.seats:
        return asks(s, c.MAP_FINAL, s.active)
    first = 0
    for seat in range(t.seats):
        if s.stamp[seat] < s.stamp[first]:
            first = seat
    return begin_setup(s, first)


def answer_final(t: Tables, s: State, move: int) -> None:
    """Keep the portal, or move it."""
    if move != c.MOVE_DONE:
        take_portal(s)
        put_portal(s, move - c.MOVE_AT)
    s.moved += 1
    s.active = (s.active + 1) % t.seats


def begin_setup(s: State, token: int) -> int:
    """EDEN-SETUP-01 The token goes to whose portal has stood longest."""
    s.phase = c.SETUP
    s.placed = c.NONE
    s.moved = 0
    s.stage = c.S_UNITS_FIRST
    return give_token(s, token)


def give_token(s: State, token: int) -> int:
    """Who has the token begins."""
    s.token = token
    s.active = token
    NOTE.token_given(s, token, EVERYONE)
    return 0


def begin_day(s: State) -> int:
    """A day of expansion begins."""
    s.phase = c.EXPANSION
    s.stage = c.S_TURN
    NOTE.day_began(s, s.day, EVERYONE)
    return 0


def stage_units_first(t: Tables, s: State) -> int:
    """EDEN-SETUP-06 to EDEN-SETUP-10, EDEN-AMB-16 Decks and hands, player by player."""
    seat = s.active
    if s.moved == t.seats:
        s.moved = 0
        s.active = s.token
        s.placed = c.NONE
        s.stage = c.S_TROOPS_FIRST
        return 0
    if s.placed == c.NONE:
        s.placed = t.start_units
        for card in range(c.COMMONS):
            for _ in range(t.start[card]):
                s.pool[c.SUPPLY][card] -= 1
                under(s, seat, card)
    if s.placed > 0:
        return asks(s, c.SETUP_UNIT, seat)
    shuffle_deck(s, seat)
    draw(s, seat, t.hand_max)
    return next_in_setup(t, s)


def next_in_setup(t: Tables, s: State) -> int:
    """The next player sets up."""
    s.placed = c.NONE
    s.moved += 1
    s.active = (s.active + 1) % t.seats
    return 0


def answer_unit(s: State, card: int) -> None:
    """EDEN-AMB-15 A unit of the World goes into the starting deck."""
    s.pool[s.active][card] -= 1
    under(s, s.active, card)
    s.placed -= 1
    NOTE.unit_chosen(s, s.active, card, EVERYONE)


def stage_troops_first(t: Tables, s: State) -> int:
    """EDEN-SETUP-13 to EDEN-SETUP-15 Troops on the portal and the tiles that touch it."""
    seat = s.active
    if s.moved == t.seats:
        s.moved = 0
        s.active = s.token
        s.placed = 0
        s.day = 1
        return begin_day(s)
    if s.placed == c.NONE:
        s.placed = t.setup_troops
        settle(s, seat, s.portal[seat])
        for way in range(c.SIX):
            cell = s.portal[seat] + t.way[way]
            if s.ground[cell] != 0:
                settle(s, seat, cell)
    if s.placed > 0:
        return asks(s, c.SETUP_TROOP, seat)
    return next_in_setup(t, s)


def settle(s: State, seat: int, cell: int) -> int:
    """One troop on a territory."""
    s.owner[cell] = 1 + seat
    s.troops[cell] += 1
    s.placed -= 1
    NOTE.troop_placed(s, seat, cell, EVERYONE)
    return 0
