"""What the board promises: P1's chance of the match, should both go on as players usually do.

The lead of P1 in cells at the end of the round is a weighted sum of what the board shows. Spread
out by what may still happen, it gives the chance of each final count, and with that of the match.
"""

from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.brain.foresight import (
    ALL_CELLS,
    SAVED_AT,
    coming_marks,
    coming_trap,
    coming_word,
    held,
    is_turn_seen,
    of_kind,
    strike,
    with_shield,
)
from ludotheque.games.night_dealer.records import State, Tables

# What counts for each player; the weights are in content/estimate.toml, by turn to come.
CLOSED = 0  # tiles with no empty cell beside them
COVERED = 1  # open tiles with a shield
FACED = 2  # open and bare, and the other player holds what beats them
FACED_WIDELY = 3  # the same, and two empty cells beside them
UNFACED = 4  # open and bare, and the other player must roll for it
MARKED = 5  # bare tiles with a curse on them
MARKED_COVERED = 6  # cursed tiles with a shield
BEST_GAIN = 7  # most tiles that one tile of the hand would win
JOKER = 8  # ECLIPSE in hand
HOLDS = 9  # Claw, Hex, Ward in hand, one count each
TRAP_SET = 12  # a trap on an empty cell
OPEN_EFFECTS = 13  # laid tiles whose effect is still to be chosen

# When a position is looked at: the weights differ.
AT_START = 0  # a turn is about to begin
AFTER_ROLL = 1  # its roll or reroll is made
AFTER_TILE = 2  # a tile is laid and another may follow

CELL = 1000  # weights are in thousandths of a cell
EVERY_KIND = (1 << c.KINDS) - 1


def promise(t: Tables, s: State) -> int:
    """P1's chance to win the match, in shares of WIN."""
    word = coming_word(t, s)
    when = moment(s)
    cells = t.count[held(word, 0) | held(word, 1)]
    if when >= c.MOMENTS or cells == c.CELLS:
        return after_round(t, s, count_of_first(t, s, word, when), cells)
    return spread_out(t, s, when, cells_at_end(t, when, cells), lead_of_first(t, s, word, when))


def moment(s: State) -> int:
    """Which weights hold: three moments for each turn to come, MOMENTS when the round is over."""
    turn = 3 * (s.turn - 1)
    if not is_turn_seen(s):
        if s.phase == c.COMPOSE:
            return turn + AFTER_ROLL
        return turn + AT_START
    if s.phase == c.COMPOSE and s.stage == c.MORE:
        return turn + AFTER_TILE
    return turn + 3


def count_of_first(t: Tables, s: State, word: int, when: int) -> int:
    """P1's cells when nothing more can be laid: marks still come due, and Omen may save one."""
    if when < c.MOMENTS:
        for author in range(c.SEATS):
            marks = coming_marks(s, author) & held(word, 1 - author)
            word = strike(t, s, word, marks, 1)
    return t.count[held(word, s.first)] - ((word >> SAVED_AT) & 1)


def cells_at_end(t: Tables, when: int, cells: int) -> int:
    """How many cells will be taken when all lay what they may."""
    if when % 3 == AFTER_TILE:
        cells -= 1  # laid, and counted with the turn
    for turn in range(when // 3, c.TURNS):
        cells += t.tiles[turn // 2]
    return min(cells, c.CELLS)


def after_round(t: Tables, s: State, cells: int, total: int) -> int:
    """P1's chance when the round ends with so many cells of P1's, of a total."""
    first = s.points[s.first]
    second = s.points[1 - s.first]
    if t.by_rounds == 0:
        first += cells
        second += total - cells
    elif 2 * cells > total:
        first += 1
    elif 2 * cells < total:
        second += 1
    return t.after[s.round - 1][first][second]


def spread_out(t: Tables, s: State, when: int, total: int, expected: int) -> int:
    """P1's chance over all final counts, around the expected lead."""
    value = 0
    below_it = 0
    for cells in range(total + 1):
        odds = c.FULL
        if cells < total:
            apart = (2 * cells + 1 - total) * CELL - expected
            odds = t.odds[min(max(c.MIDDLE + apart * c.STEPS // t.spread[when], 0), 2 * c.MIDDLE)]
        value += (odds - below_it) * after_round(t, s, cells, total)
        below_it = odds
    return value // c.FULL


def lead_of_first(t: Tables, s: State, word: int, when: int) -> int:
    """P1's expected lead at the end of the round, in thousandths of a cell."""
    next_seat = next_to_lay(s)
    room = room_of(t, word)
    total = t.base[when][t.count[room & ALL_CELLS]]
    total += worth_of_side(t, s, word, room, next_seat)
    total -= worth_of_side(t, s, word, room, 1 - next_seat)
    if next_seat != s.first:
        total = 0 - total
    if s.omen != 0:
        total -= t.omen_worth[when]
        total -= t.saved_worth[when] * ((word >> SAVED_AT) & 1)
    return total


def room_of(t: Tables, word: int) -> int:
    """Empty cells; above them, cells beside an empty one; above those, beside two or more."""
    empty = ALL_CELLS ^ held(word, 0) ^ held(word, 1)
    beside = 0
    widely = 0
    for cell in range(c.CELLS):
        if (empty >> cell) & 1 != 0:
            widely |= beside & t.near[cell]
            beside |= t.near[cell]
    return empty | (beside << c.CELLS) | (widely << (2 * c.CELLS))


def next_to_lay(s: State) -> int:
    """The player whose tile comes next in the round."""
    return 1 - s.first if (moment(s) // 3) & 1 != 0 else s.first


def worth_of_side(t: Tables, s: State, word: int, room: int, seat: int) -> int:
    """What counts for one player, weighed; side 0 is the next to lay a tile."""
    when = moment(s)
    side = 0 if seat == next_to_lay(s) else 1
    mine = held(word, seat)
    shields = with_shield(word)
    beside = (room >> c.CELLS) & ALL_CELLS
    widely = room >> (2 * c.CELLS)
    own_hand = hand(s, seat)
    faced = mine & beside & ~shields & prey_of(t, word, hand(s, 1 - seat))
    bare = mine & beside & ~shields & ~faced
    marks = coming_marks(s, 1 - seat) & mine
    total = t.weight[side][CLOSED][when] * t.count[mine & ~beside]
    total += t.weight[side][COVERED][when] * t.count[mine & beside & shields]
    total += t.weight[side][FACED][when] * t.count[faced & ~widely]
    total += t.weight[side][FACED_WIDELY][when] * t.count[faced & widely]
    total += t.weight[side][UNFACED][when] * t.count[bare]
    total += t.weight[side][MARKED][when] * t.count[marks & ~shields]
    total += t.weight[side][MARKED_COVERED][when] * t.count[marks & shields]
    total += t.weight[side][BEST_GAIN][when] * best_gain(t, s, word, seat, own_hand)
    total += t.weight[side][JOKER][when] * (own_hand >> c.KINDS)
    for kind in range(c.KINDS):
        total += t.weight[side][HOLDS + kind][when] * ((own_hand >> kind) & 1)
    total += t.weight[side][TRAP_SET][when] * is_trap_set(s, room, seat)
    if seat == s.seat:
        total += t.weight[side][OPEN_EFFECTS][when] * open_effects(s)
    return total


def open_effects(s: State) -> int:
    """Laid tiles that will have an effect, not chosen yet."""
    count = 0
    for i in range(s.laid):
        chosen = s.tile_choice[i] != c.NONE or s.trap[1 - s.seat] == s.tile_cell[i]
        if s.tile_kind[i] != c.ATK and not chosen:
            count += 1
    return count


def hand(s: State, seat: int) -> int:
    """Kinds that a player's wheels show, as bits, and one more bit for ECLIPSE."""
    kinds = 0
    for wheel in range(c.WHEELS):
        face = s.wheel[seat][wheel]
        if seat == s.seat and (wheel == s.tile_wheel[0] or wheel == s.tile_wheel[1]):
            continue
        if face == c.UNROLLED:
            kinds |= EVERY_KIND
        elif face == c.ECLIPSE:
            kinds |= EVERY_KIND | (1 << c.KINDS)
        elif face >= 0:
            kinds |= 1 << face
    return kinds


def prey_of(t: Tables, word: int, kinds: int) -> int:
    """The cells whose tiles some of these kinds beat."""
    cells = 0
    for kind in range(c.KINDS):
        if (kinds >> kind) & 1 != 0:
            cells |= of_kind(word, t.prey[kind])
    return cells


def best_gain(t: Tables, s: State, word: int, seat: int, kinds: int) -> int:
    """Tiles won, less the tile lost, by the best single tile of a hand."""
    best = 0
    foes = held(word, 1 - seat)
    taken = foes | held(word, seat)
    bare = foes & ~with_shield(word)
    trap = coming_trap(s, 1 - seat)
    for cell in range(c.CELLS):
        near = t.near[cell] & foes
        if (taken >> cell) & 1 != 0 or near == 0 or cell == trap:
            continue
        for kind in range(c.KINDS):
            if (kinds >> kind) & 1 != 0:
                gain = t.count[near & bare & of_kind(word, t.prey[kind])]
                if kind != c.WARD and near & of_kind(word, t.hunter[kind]) != 0:
                    gain -= 1
                best = max(best, gain)
    return best


def is_trap_set(s: State, room: int, seat: int) -> int:
    """1 if a trap of the player waits on an empty cell."""
    cell = coming_trap(s, seat)
    if cell == c.NONE:
        return 0
    return (room >> cell) & 1
