"""What the turn under way leads to, for the estimate: the board as one word of bits.

A word holds nine bits per property: cells of A, cells of B, Claws, Hexes, Wards, shields; and one
bit for "Omen could still save something". A composition is played on the word up to step 5 as if
Omen were left unused, without touching the state.
"""

from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.records import State, Tables

ALL_CELLS = (1 << c.CELLS) - 1
KIND_AT = 2 * c.CELLS  # where the bits of Claws begin; Hexes and Wards follow
SHIELD_AT = 5 * c.CELLS
SAVED_AT = 6 * c.CELLS


def held(word: int, seat: int) -> int:
    """The cells of a player."""
    return (word >> (c.CELLS * seat)) & ALL_CELLS


def of_kind(word: int, kind: int) -> int:
    """The cells of a kind."""
    return (word >> (KIND_AT + c.CELLS * kind)) & ALL_CELLS


def with_shield(word: int) -> int:
    """The cells with a shield."""
    return (word >> SHIELD_AT) & ALL_CELLS


def kind_at(word: int, cell: int) -> int:
    """The kind of the tile on a cell."""
    if (word >> (KIND_AT + c.CELLS * c.WARD + cell)) & 1 != 0:
        return c.WARD
    return (word >> (KIND_AT + c.CELLS * c.HEX + cell)) & 1


def tile_word(cell: int, seat: int, kind: int) -> int:
    """One tile as a word."""
    bit = 1 << cell
    return (bit << (c.CELLS * seat)) | (bit << (KIND_AT + c.CELLS * kind))


def board_word(s: State) -> int:
    """The board as it lies."""
    word = 0
    for cell in range(c.CELLS):
        if s.owner[cell] != c.NONE:
            word |= tile_word(cell, s.owner[cell], s.kind[cell])
            shield = s.shield[cell]
            word |= shield << (SHIELD_AT + cell)
    return word


def strike(t: Tables, s: State, word: int, cells: int, stops: int) -> int:
    """Flip attempts on some cells: shields stop theirs, if they stop any; the rest flip."""
    blocked = 0
    if stops != 0:
        blocked = cells & with_shield(word)
        word ^= blocked << SHIELD_AT
    flips = cells ^ blocked
    saved: int = 1
    if s.omen != 0 and flips & held(word, 1 - s.first) != 0:
        word |= saved << SAVED_AT
    return word ^ flips ^ (flips << c.CELLS)


def fights(t: Tables, word: int, cells: int) -> int:
    """ND-RES-4 The cells beaten between some tiles and their enemy neighbours."""
    beaten = 0
    for cell in range(c.CELLS):
        if (cells >> cell) & 1 != 0:
            kind = kind_at(word, cell)
            near = t.near[cell] & held(word, 1 - ((word >> (c.CELLS + cell)) & 1))
            beaten |= near & of_kind(word, t.prey[kind])
            if near & of_kind(word, t.hunter[kind]) != 0:
                beaten |= 1 << cell
    return beaten


def triangle_word(t: Tables, s: State, word: int, placed: int) -> int:
    """ND-RES-4 The board after the triangle."""
    cells = placed
    if t.whole_board != 0:
        cells = held(word, 0) | held(word, 1)
    return strike(t, s, word, fights(t, word, cells), t.shields_stop_all)


def curses_word(t: Tables, s: State, word: int) -> int:
    """ND-RES-5 The board after the marks that come due in this turn."""
    if s.phase == c.OMEN:
        for i in range(s.due_at + 1, s.due_n):
            word = curse_word(t, s, word, s.due_cell[i], s.due_author[i])
        return word
    for i in range(s.mark_n):
        word = curse_word(t, s, word, s.mark_cell[i], s.mark_author[i])
    return word


def curse_word(t: Tables, s: State, word: int, cell: int, author: int) -> int:
    """ND-Q15 One mark: an attempt, unless the tile is its author's."""
    if (held(word, author) >> cell) & 1 != 0:
        return word
    return strike(t, s, word, 1 << cell, 1)


def composed_word(t: Tables, s: State, word: int) -> int:
    """ND-RES-0 to ND-RES-5 The board after the tiles laid so far."""
    placed = 0
    tagged = 0
    shields = 0
    for i in range(s.laid):
        cell = s.tile_cell[i]
        word |= tile_word(cell, s.seat, s.tile_kind[i])
        placed |= 1 << cell
        if s.trap[1 - s.seat] == cell:
            tagged = 1 << cell
        elif s.tile_kind[i] == c.WARD:
            shields |= 1 << cell
            if s.tile_choice[i] != c.NONE:
                shields |= 1 << (s.tile_choice[i] - c.MOVE_ALLY)
    word |= shields << SHIELD_AT
    if tagged != 0:
        word = strike(t, s, word, tagged, 1)
    return curses_word(t, s, triangle_word(t, s, word, placed))


def interrupted_word(t: Tables, s: State, word: int) -> int:
    """ND-Q21 The board after the batch that Omen looks at, and what follows it."""
    word = strike(t, s, word, s.pending, 0)
    if s.step == c.STEP_TRAP:
        word = triangle_word(t, s, word, s.placed)
    if s.step <= c.STEP_TRIANGLE and s.due_n > 0:
        word = curse_word(t, s, word, s.due_cell[0], s.due_author[0])
    return curses_word(t, s, word)


def is_turn_seen(s: State) -> int:
    """Whether the word already holds what the turn under way does."""
    return s.phase == c.OMEN or (s.phase == c.COMPOSE and s.laid > 0)


def coming_word(t: Tables, s: State) -> int:
    """The board as the turn under way leaves it; as it lies if nothing is laid yet."""
    word = board_word(s)
    if s.phase == c.OMEN:
        return interrupted_word(t, s, word)
    if is_turn_seen(s):
        return composed_word(t, s, word)
    return word


def coming_marks(s: State, author: int) -> int:
    """Cells marked by a player for the turn that comes, as bits."""
    cells = 0
    if s.phase == c.COMPOSE and s.laid > 0:
        for i in range(s.laid):
            cell = s.tile_choice[i] - c.MOVE_CURSE
            if s.tile_kind[i] == c.HEX and author == s.seat and cell >= 0 and cell < c.CELLS:
                cells |= 1 << cell
        return cells
    for i in range(s.mark_n):
        if s.mark_author[i] == author:
            cells |= 1 << s.mark_cell[i]
    return cells


def coming_trap(s: State, seat: int) -> int:
    """ND-HEX-j The cell of a player's trap once the turn is seen, or NONE."""
    cell = s.trap[seat]
    for i in range(s.laid):
        if s.tile_cell[i] == cell:
            cell = c.NONE
        if seat == s.seat and s.tile_choice[i] >= c.MOVE_TRAP:
            cell = s.tile_choice[i] - c.MOVE_TRAP
    return cell
