"""A plain player: lays tiles where they take the most, at first sight."""

from ludotheque.core.types import i8row
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.choices import legal

TAKEN = 6  # a tile that changes sides
LEAST = -100  # below this another tile is not laid


def advise(t: Tables, s: State, style: int, out: i8row) -> int:
    """Rerolls what it has twice, lays what takes most, sets traps, saves the first tile it may."""
    count = legal(t, s, out)
    if s.phase == c.OMEN and count > 1:
        return out[1]
    if s.phase == c.REROLL:
        return c.MOVE_REROLL + doubles(s)
    if s.phase == c.COMPOSE and s.stage == c.EFFECT:
        return out[count - 1]
    best = out[0]
    if s.phase == c.COMPOSE:
        for i in range(count):
            if pull(t, s, out[i]) > pull(t, s, best):
                best = out[i]
    return best


def doubles(s: State) -> int:
    """The wheels that show what one before them shows, as bits."""
    found = 0
    seen = 0
    for wheel in range(c.WHEELS):
        face = s.wheel[s.seat][wheel]
        if face >= 0:
            if (seen >> face) & 1 == 1:
                found |= 1 << wheel
            seen |= 1 << face
    return found


def pull(t: Tables, s: State, move: int) -> int:
    """How good a tile looks: what it takes less what takes it, then how few may still reach it."""
    if move == c.MOVE_STOP:
        return LEAST
    cell = (move - c.MOVE_TILE) // c.FACES % c.CELLS
    kind = s.wheel[s.seat][(move - c.MOVE_TILE) // c.FACES // c.CELLS]
    if kind == c.ECLIPSE:
        kind = (move - c.MOVE_TILE) % c.FACES - 1
    total = 2 if kind == c.WARD else 0
    for other in range(c.CELLS):
        if (t.near[cell] >> other) & 1 == 1:
            total += beside(t, s, kind, other)
    return total


def beside(t: Tables, s: State, kind: int, other: int) -> int:
    """What a neighbour of a tile makes of it."""
    if s.owner[other] == c.NONE:
        return -holds(s, t.hunter[kind])
    if s.owner[other] == s.seat:
        return 0
    if s.kind[other] == t.prey[kind]:
        return TAKEN - TAKEN // 2 * s.shield[other]
    return -TAKEN if s.kind[other] == t.hunter[kind] else 0


def holds(s: State, kind: int) -> int:
    """How many wheels of the other player show a kind."""
    count = 0
    for wheel in range(c.WHEELS):
        if s.wheel[1 - s.seat][wheel] == kind:
            count += 1
    return count
