"""Composition: tiles laid and effects chosen in private, then validated all at once."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.events import NOTE
from ludotheque.games.night_dealer.moves import MOVE_CURSE_NONE
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.resolve import call_due, resolve

CURSE_AT = c.MOVE_CURSE - c.MOVE_ALLY  # first bit of the curses in a set of choices
TRAP_AT = c.MOVE_TRAP - c.MOVE_ALLY  # and of the traps


def most_tiles(t: Tables, s: State) -> int:
    """ND-T1-c, ND-T2-b, ND-T3-b How many tiles the turn allows."""
    return t.tiles[(s.turn - 1) // 2]


def has_room_beside(t: Tables, s: State, cell: int) -> int:
    """Whether an empty cell is adjacent."""
    for i in range(t.neighbours[cell]):  # noqa: SIM110  # no generators in record style
        if s.owner[t.neighbour[cell][i]] == c.NONE:
            return True
    return False


def goes_on(t: Tables, s: State, laid: int, cell: int) -> int:
    """ND-C-d Whether another tile may follow the one on a cell, with so many laid."""
    return laid < most_tiles(t, s) and has_room_beside(t, s, cell)


def lay_tile(t: Tables, s: State, move: int) -> None:
    """ND-C-c, ND-ECL-a Lay a wheel's face, or the kind chosen for ECLIPSE, on a cell."""
    spot = (move - c.MOVE_TILE) // c.FACES
    wheel = spot // c.CELLS
    cell = spot % c.CELLS
    kind = s.wheel[s.seat][wheel]
    if kind == c.ECLIPSE:
        kind = (move - c.MOVE_TILE) % c.FACES - 1
    i = s.laid
    s.tile_wheel[i] = wheel
    s.tile_cell[i] = cell
    s.tile_kind[i] = kind
    s.laid = i + 1
    NOTE.laid(s, wheel, cell, kind, s.composer)
    if goes_on(t, s, s.laid, cell):
        s.stage = c.MORE
    else:
        ask_effect(t, s, 0)


def ask_effect(t: Tables, s: State, start: int) -> None:
    """ND-RES-0, ND-C-e Put the next effect that leaves a choice; with none left, validate."""
    for i in range(start, s.laid):
        choices = effect_choices(t, s, i)
        if choices & (choices - 1) != 0:  # two bits at least
            s.stage = c.EFFECT
            s.asked = i
            return
        if choices != 0:
            s.tile_choice[i] = c.MOVE_ALLY + only_bit(choices)
    reveal(s)
    resolve(t, s)


def only_bit(bits: int) -> int:
    """The number of the lowest bit that is set."""
    number = 0
    while (bits >> number) & 1 == 0:
        number += 1
    return number


def choose_effect(t: Tables, s: State, move: int) -> None:
    """ND-HEX-a, ND-Q23 Take the effect chosen for the tile asked about."""
    s.tile_choice[s.asked] = move
    NOTE.chosen(s, s.tile_cell[s.asked], move, s.composer)
    ask_effect(t, s, s.asked + 1)


def is_trapped_cell(s: State, cell: int) -> int:
    """ND-RES-1 Whether the enemy's trap waits on a cell the acting player lays on."""
    return s.trap[1 - s.seat] == cell


def effect_choices(t: Tables, s: State, tile: int) -> int:
    """The effect moves open to a laid tile, as bits counted from the first `ally`."""
    cell = s.tile_cell[tile]
    if is_trapped_cell(s, cell):
        return 0
    if s.tile_kind[tile] == c.WARD:
        return ally_choices(t, s, cell, s.tile_cell[1 - tile])
    if s.tile_kind[tile] == c.HEX:
        return hex_choices(t, s, cell, s.tile_cell[1 - tile])
    return 0


def ally_choices(t: Tables, s: State, cell: int, other: int) -> int:
    """ND-WARD-b, ND-Q23 Adjacent tiles of one's own, the other one laid this turn included."""
    allies = 0
    for i in range(t.neighbours[cell]):
        near = t.neighbour[cell][i]
        if near == other or s.owner[near] == s.seat:
            allies |= 1 << near
    return allies


def hex_choices(t: Tables, s: State, cell: int, other: int) -> int:
    """ND-HEX-b, ND-HEX-c, ND-HEX-f, ND-Q14, ND-Q26 Marks, or the curse of nobody, and traps."""
    marks = 0
    traps = 0
    beaten = 0
    for i in range(t.neighbours[cell]):
        near = t.neighbour[cell][i]
        if s.owner[near] == c.NONE:
            if near != other:
                traps |= 1 << near
        elif s.owner[near] != s.seat:
            marks |= 1 << near
            beaten += t.beats[c.HEX][s.kind[near]]
    if beaten != 0 or marks == 0:
        marks = 1 << c.CELLS
    return (marks << CURSE_AT) | (traps << TRAP_AT)


def reveal(s: State) -> None:
    """ND-RES-0 to ND-RES-2 The composition comes to light: tiles, trap tag, effects."""
    seat = s.seat
    call_due(s)
    for i in range(s.laid):
        place_tile(s, seat, i)
    lift_own_trap(s, seat)
    for i in range(s.laid):
        if is_trapped_cell(s, s.tile_cell[i]):
            NOTE.trap_tagged(s, 1 - seat, s.tile_cell[i], s.tile_kind[i], EVERYONE)
    for i in range(s.laid):
        if not is_trapped_cell(s, s.tile_cell[i]):
            take_effect(s, seat, i)
    forget_composition(s)
    s.step = c.STEP_TRAP


def place_tile(s: State, seat: int, tile: int) -> None:
    """ND-T-b The tile is on the board and its wheel is spent."""
    wheel = s.tile_wheel[tile]
    cell = s.tile_cell[tile]
    face = s.wheel[seat][wheel]
    s.owner[cell] = seat
    s.kind[cell] = s.tile_kind[tile]
    s.shield[cell] = 0
    if face == c.ECLIPSE:
        s.badge[cell] = 1
    s.wheel[seat][wheel] = c.SPENT
    s.placed |= 1 << cell
    NOTE.wheel_used(s, seat, wheel, face, EVERYONE)
    NOTE.placed(s, seat, cell, s.tile_kind[tile], EVERYONE)


def lift_own_trap(s: State, seat: int) -> None:
    """ND-Q17 A tile on one's own trap removes it without effect."""
    cell = s.trap[seat]
    if cell != c.NONE and (s.placed >> cell) & 1 != 0:
        s.trap[seat] = c.NONE
        NOTE.own_trap_lifted(s, seat, cell, EVERYONE)


def take_effect(s: State, seat: int, tile: int) -> None:
    """ND-RES-2 The on-place effect of a tile that lies on no enemy trap."""
    cell = s.tile_cell[tile]
    choice = s.tile_choice[tile]
    if s.tile_kind[tile] == c.WARD:
        give_shield(s, seat, cell, cell)
        if choice != c.NONE:
            give_shield(s, seat, choice - c.MOVE_ALLY, cell)
    elif choice >= c.MOVE_TRAP:
        lay_trap(s, seat, choice - c.MOVE_TRAP, cell)
    elif choice >= c.MOVE_CURSE and choice != MOVE_CURSE_NONE:
        make_mark(s, seat, choice - c.MOVE_CURSE, cell)


def give_shield(s: State, seat: int, cell: int, ward: int) -> None:
    """ND-WARD-a to ND-WARD-c One shield; a tile holds no second one."""
    if s.shield[cell] == 0:
        s.shield[cell] = 1
        NOTE.shielded(s, seat, cell, ward, EVERYONE)


def lay_trap(s: State, seat: int, cell: int, hex_cell: int) -> None:
    """ND-HEX-f, ND-HEX-j A visible token; a new one replaces the old."""
    old = s.trap[seat]
    s.trap[seat] = cell
    if old != c.NONE and old != cell:
        NOTE.trap_replaced(s, seat, cell, old, EVERYONE)
    else:
        NOTE.trap_laid(s, seat, cell, hex_cell, EVERYONE)


def make_mark(s: State, seat: int, cell: int, hex_cell: int) -> None:
    """ND-HEX-c, ND-HEX-d Mark an enemy tile; it comes due at the end of the next turn."""
    s.mark_cell[s.mark_n] = cell
    s.mark_author[s.mark_n] = seat
    s.mark_n += 1
    NOTE.marked(s, seat, cell, hex_cell, EVERYONE)


def forget_composition(s: State) -> None:
    """Nothing is being composed any more."""
    for i in range(s.laid):
        s.tile_wheel[i] = c.NONE
        s.tile_cell[i] = c.NONE
        s.tile_kind[i] = c.NONE
        s.tile_choice[i] = c.NONE
    s.laid = 0
    s.stage = c.TILE
    s.asked = 0
    s.composer = 0
