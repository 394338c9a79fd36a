"""Damage, shields, healing and boosts of one unit (§3.4)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import side_of
from ludotheque.games.tactique.rules.values import armor


def hurt(t: Tables, s: State, spot: int, n: int, pierce: int) -> int:
    """TAC-DMG-01, TAC-DMG-02 Armor, then shield, then HP; the HP lost."""
    if n <= 0:
        return 0
    taken = 0
    if pierce == 0:
        n = max(0, n - armor(t, s, spot))
        taken = min(s.shield[spot], n)
    s.shield[spot] -= taken
    s.hp[spot] -= n - taken
    NOTE.damaged(s, side_of(spot), spot % c.CELLS, s.unit[spot], n - taken, taken, EVERYONE)
    return n - taken


def heal(s: State, spot: int, n: int) -> int:
    """TAC-DMG-03 HP come back, never above the most; a unit at 0 is beyond help."""
    gain = min(n, s.max_hp[spot] - s.hp[spot])
    if s.hp[spot] <= 0 or gain <= 0:
        return 0
    s.hp[spot] += gain
    NOTE.healed(s, side_of(spot), spot % c.CELLS, s.unit[spot], gain, EVERYONE)
    return gain


def protect(t: Tables, s: State, spot: int, n: int) -> int:
    """TAC-DMG-02 Shield points, up to a most."""
    gain = min(n, t.shield_max - s.shield[spot])
    if gain <= 0:
        return 0
    s.shield[spot] += gain
    NOTE.shielded(s, side_of(spot), spot % c.CELLS, s.unit[spot], gain, EVERYONE)
    return gain


def lapse_of(dur: int, seat: int) -> int:
    """TAC-VOC-D Where a bonus is kept: `next` ends with its own player's next turn."""
    return c.NEXT + seat if dur == c.NEXT else dur


def strengthen(s: State, spot: int, n: int, dur: int, seat: int) -> None:
    """TAC-11-b A bonus of ATK, given by a player."""
    s.boost[spot][lapse_of(dur, seat)] += n
    NOTE.boosted(s, side_of(spot), spot % c.CELLS, s.unit[spot], n, dur, EVERYONE)


def grow(s: State, spot: int, n: int) -> None:
    """TAC-VOC-O The most and the current HP, for good."""
    s.max_hp[spot] += n
    s.hp[spot] += n
    NOTE.grew(s, side_of(spot), spot % c.CELLS, s.unit[spot], n, EVERYONE)


def endow(t: Tables, s: State, row: int, spot: int, seat: int) -> None:
    """TAC-VOC-O A keyword, given by a player; armor adds up."""
    keyword, dur = t.row_kw[row], t.row_dur[row]
    lapse = lapse_of(dur, seat)
    one = 1
    if keyword == c.KEY_ARMOR:
        s.plate[spot][lapse] += t.row_n[row]
    else:
        s.granted[spot][lapse] |= one << keyword
    NOTE.gained(s, side_of(spot), spot % c.CELLS, s.unit[spot], keyword, dur, EVERYONE)
