"""What every rule file may call: chance, shuffling and notes. Compiled into every native unit.

Chance is counter-based: draw number n under a 128-bit key is SipHash-2-4's mixing of n. The
same key gives the same draws everywhere, and draws seen do not tell the next.
"""

from typing import Any

from ludotheque.core.types import i1row, i2row, u64

MASK64 = 0xFFFFFFFFFFFFFFFF
OK = 0  # why_not: the move is legal
NOT_OVER = 0  # outcome: the game goes on
WIN = 720720  # a whole win; divides evenly among up to sixteen seats
EVERYONE = 0xFFFF  # the mask of all seats and spectators
NOBODY = -1  # s.seat when nobody must act


def noise(key0: u64, key1: u64, count: u64) -> u64:
    """Draw number `count` under a key: 64 bits."""
    v0: u64 = key0 ^ 0x736F6D6570736575
    v1: u64 = key1 ^ 0x646F72616E646F6D
    v2: u64 = key0 ^ 0x6C7967656E657261
    v3: u64 = key1 ^ 0x7465646279746573 ^ count
    for step in range(6):
        if step == 2:
            v0 ^= count
            v2 ^= 0xFF
        v0 = (v0 + v1) & MASK64
        v1 = (((v1 << 13) & MASK64) | (v1 >> 51)) ^ v0
        v2 = (v2 + v3) & MASK64
        v3 = (((v3 << 16) & MASK64) | (v3 >> 48)) ^ v2
        v0 = (((v0 << 32) & MASK64) | (v0 >> 32)) & MASK64
        v2 = (v2 + v1) & MASK64
        v1 = (((v1 << 17) & MASK64) | (v1 >> 47)) ^ v2
        v0 = (v0 + v3) & MASK64
        v3 = (((v3 << 21) & MASK64) | (v3 >> 43)) ^ v0
        v2 = (((v2 << 32) & MASK64) | (v2 >> 32)) & MASK64
    return v0 ^ v1 ^ v2 ^ v3


def scramble(word: u64) -> u64:
    """A one-to-one mixing of a 64-bit word (the finaliser of splitmix64)."""
    word = (word + 0x9E3779B97F4A7C15) & MASK64
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK64
    return word ^ (word >> 31)


def set_key(s: Any, low: u64, high: u64) -> None:
    """Key the record's chance with a 128-bit secret and start counting draws anew."""
    s.key0 = scramble(low)
    s.key1 = scramble((high ^ s.key0) & MASK64)
    s.draws = 0
    s.fate_n = 0


def below(s: Any, n: int) -> int:
    """A number from 0 to n - 1, all as likely (to one part in four thousand million)."""
    if s.fate_n != 0:
        return scripted(s, n)
    word: u64 = noise(s.key0, s.key1, s.draws)
    s.draws += 1
    return ((word >> 32) * n) >> 32


def scripted(s: Any, n: int) -> int:
    """What a scenario wrote down instead of chance; with fate_n < 0 always the last choice."""
    if s.fate_n < 0:
        return n - 1
    value: int = s.fate[0]
    s.fate_n -= 1
    for i in range(s.fate_n):
        s.fate[i] = s.fate[i + 1]
    assert value < n, "fate is out of range"
    return value


def shuffle(s: Any, pile: i1row, n: int) -> None:
    """Shuffle the first n entries of a pile; under fate_n < 0 the order stays."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        held = pile[i]
        pile[i] = pile[j]
        pile[j] = held


def shuffle_wide(s: Any, pile: i2row, n: int) -> None:
    """The same for a pile of two-byte entries."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        held = pile[i]
        pile[i] = pile[j]
        pile[j] = held


def open_note(s: Any, kind: int, seen: int, length: int) -> int:
    """Begin a note of so many numbers, for the seats in the mask `seen`; returns where they go.

    One that finds no room goes over the last ones, and is counted: `check_notes` hears of it. A
    rule that could fail here would cost all that call it a twentieth of their time.
    """
    at = min(int(s.event_n), len(s.event) - 2 - length)
    s.event[at] = kind
    s.event[at + 1] = seen
    s.event_n += 2 + length  # once: who watches a record hears of it (core.witness)
    return at + 2


def check_notes(s: Any) -> None:
    """Once a move is made: its notes must have found room."""
    assert s.event_n <= len(s.event), "too many notes in one move"
