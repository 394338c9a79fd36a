"""The moves worth searching: legal moves, without those that only repeat another.

Wheels that show the same face and could show the same again are interchangeable; two tiles of a
turn commute unless both are Hexes, so that the second need only go on the lower cell.
"""

from ludotheque.core.types import i8row
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.brain.tidying import rolls_alike
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.choices import legal

LAST_REROLL = 4  # after this turn no reroll comes: the class of a wheel no longer matters


def worth(t: Tables, s: State, out: i8row) -> int:
    """The legal moves less the repeats, ascending; how many there are."""
    count = legal(t, s, out)
    if s.phase != c.REROLL and (s.phase != c.COMPOSE or s.stage == c.EFFECT):
        return count
    kept = 0
    for i in range(count):
        if not is_repeat(t, s, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept


def is_repeat(t: Tables, s: State, move: int) -> int:
    """Whether a move does what another one in the list does."""
    if move == c.MOVE_STOP:
        return False
    if s.phase == c.REROLL:
        return is_repeated_reroll(t, s, move - c.MOVE_REROLL)
    wheel = (move - c.MOVE_TILE) // c.FACES // c.CELLS
    for other in range(wheel):
        if is_free(s, other) and is_alike(t, s, other, wheel):
            return True
    return s.stage == c.MORE and is_mirrored(s, move, wheel)


def is_free(s: State, wheel: int) -> int:
    """Whether the acting player may still lay a wheel."""
    return s.wheel[s.seat][wheel] >= 0 and (s.stage != c.MORE or wheel != s.tile_wheel[0])


def is_alike(t: Tables, s: State, one: int, other: int) -> int:
    """Whether two wheels show the same face and, if that still matters, could roll the same."""
    if s.wheel[s.seat][one] != s.wheel[s.seat][other]:
        return False
    if s.phase == c.COMPOSE and s.turn > LAST_REROLL:
        return True
    return rolls_alike(t, s, s.seat, one, other)


def is_repeated_reroll(t: Tables, s: State, subset: int) -> int:
    """Whether the same reroll is made with a lower wheel in place of one of these."""
    for wheel in range(c.WHEELS):
        if (subset >> wheel) & 1 != 0:
            for lower in range(wheel):
                if (subset >> lower) & 1 == 0 and is_alike(t, s, lower, wheel):
                    return True
    return False


def is_mirrored(s: State, move: int, wheel: int) -> int:
    """Whether the same two tiles are laid the other way round."""
    cell = (move - c.MOVE_TILE) // c.FACES % c.CELLS
    kind = s.wheel[s.seat][wheel]
    if kind == c.ECLIPSE:
        kind = (move - c.MOVE_TILE) % c.FACES - 1
    if kind == c.HEX and s.tile_kind[0] == c.HEX:
        return False
    return cell > s.tile_cell[0]
