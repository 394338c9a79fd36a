"""Random play and checksums, in record style. Compiled into every native unit.

The word that chooses moves is apart from the record's own chance: who plays never changes what
the dice would show.
"""

from typing import Any

from ludotheque.core.kernel import MASK64, NOBODY, check_notes, scramble
from ludotheque.core.types import Rules, u64

STEP = 0x9E3779B97F4A7C15  # odd, so that a word comes back only after 2^64 steps
FACTOR = 0xD6E8FEB86659FD93


def next_word(word: u64) -> u64:
    """The word after this one."""
    return (word + STEP) & MASK64


def chosen(word: u64, n: int) -> int:
    """A number from 0 to n - 1 that a word stands for, all as likely."""
    mixed: u64 = scramble(word)
    return ((mixed >> 32) * n) >> 32


def fold(total: u64, word: u64) -> u64:
    """A checksum with one more word in it."""
    total = ((total ^ word) * FACTOR) & MASK64
    return total ^ (total >> 32)


def random_step(g: Rules, t: Any, s: Any, out: Any, word: u64) -> int:
    """Play one of the usual moves, all as likely, with fresh notes; returns the move."""
    n = g.random_moves(t, s, out)
    assert n > 0, "a seat must act but has no legal move"
    move: int = out[chosen(word, n)]
    s.event_n = 0
    g.apply(t, s, move)
    check_notes(s)
    return move


def play_random(g: Rules, t: Any, s: Any, out: Any, seed: u64, limit: int) -> int:
    """Play random moves to the end, or `limit` of them; returns how many were made."""
    word: u64 = seed
    moves = 0
    while s.seat != NOBODY and moves < limit:
        random_step(g, t, s, out, word)
        word = next_word(word)
        moves += 1
    return moves


def sum_random(g: Rules, t: Any, s: Any, out: Any, seed: u64, limit: int) -> u64:
    """Play the same moves as `play_random`; returns a checksum of every move and position."""
    word: u64 = seed
    total: u64 = 0
    moves = 0
    while s.seat != NOBODY and moves < limit:
        move = random_step(g, t, s, out, word)
        total = fold(fold(total, move), g.fingerprint(s))
        word = next_word(word)
        moves += 1
    return total
