"""Chance: the first draws are pinned, draws are even, and a seed is 128 bits."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import kernel
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.state import state_layout

LAYOUT = state_layout([Field("seat", "i1", (), PUBLIC), Field("pile", "i1", (60,), PUBLIC)])
WORDS = st.integers(0, kernel.MASK64)


# Pinned: whoever changes one of these changes every game ever recorded.
NOISE_12 = ["0x8628af35e1cba77b", "0xf6fb77ba70fa0b12", "0x2abf986aaec6909", "0x85857f4940f96c60"]
KEYS_7 = ("0x63cbe1e459320dd7", "0xb8b4c2977eabce45")
DICE_7 = [5, 3, 1, 1, 1, 1, 0, 4, 3, 3, 3, 0, 2, 4, 0, 1, 5, 0, 2, 5]
PILE_7 = [7, 6, 1, 9, 5, 2, 3, 4, 0, 8]


def keyed(low, high=0):
    """A state under a seed."""
    s = LAYOUT.new()
    kernel.set_key(s, low, high)
    return s


def test_the_first_draws_are_the_same_for_ever():
    assert [hex(kernel.noise(1, 2, n)) for n in range(4)] == NOISE_12
    s = keyed(7)
    assert (hex(s.key0), hex(s.key1)) == KEYS_7
    assert [kernel.below(s, 6) for _ in range(20)] == DICE_7
    s.pile[:10] = range(10)
    kernel.shuffle(s, s.pile, 10)
    assert s.pile[:10] == PILE_7


def test_the_noise_is_siphash_by_its_published_vectors():
    """Messages of no, one and two bytes under the key 00 01 … 0f: one last block each."""
    low, high = 0x0706050403020100, 0x0F0E0D0C0B0A0908
    assert kernel.noise(low, high, 0) == 0x726FDB47DD0E0E31
    assert kernel.noise(low, high, 1 << 56) == 0x74F839C593DC67FD
    assert kernel.noise(low, high, 2 << 56 | 0x0100) == 0x0D6C8009D9A94F5A


@given(WORDS, WORDS, st.integers(1, 1000))
def test_a_draw_is_below_its_limit_and_counts(low, high, n):
    s = keyed(low, high)
    assert 0 <= kernel.below(s, n) < n
    assert s.draws == 1


@given(WORDS)
def test_scramble_stays_within_64_bits(word):
    assert 0 <= kernel.scramble(word) <= kernel.MASK64


def test_both_halves_of_a_seed_count():
    firsts = {tuple(kernel.below(keyed(a, b), 1 << 31) for _ in range(2)) for a in range(20)
              for b in range(20)}  # fmt: skip
    assert len(firsts) == 400


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52])
def test_draws_are_even(n):
    """Chi-square of 20 000 draws, five standard deviations wide: fails once in some millions."""
    s = keyed(2026)
    counts = [0] * n
    for _ in range(20_000):
        counts[kernel.below(s, n)] += 1
    wanted = 20_000 / n
    square = sum((c - wanted) ** 2 / wanted for c in counts)
    assert abs(square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_bits_are_even_and_neighbouring_draws_unlike():
    draws = [kernel.noise(3, 4, n) for n in range(4000)]
    for bit in range(64):
        assert abs(sum(d >> bit & 1 for d in draws) - 2000) < 5 * 1000**0.5
    flips = [(a ^ b).bit_count() for a, b in pairwise(draws)]
    assert abs(sum(flips) / len(flips) - 32) < 5 * 4 / len(flips) ** 0.5


def test_draws_under_neighbouring_keys_are_unlike():
    flips = [
        (kernel.noise(k, 0, 5) ^ kernel.noise(k + 1, 0, 5)).bit_count() for k in range(0, 4000, 2)
    ]
    assert abs(sum(flips) / len(flips) - 32) < 5 * 4 / len(flips) ** 0.5


def test_every_order_of_a_small_pile_comes_up_as_often():
    s = keyed(11)
    orders = {}
    for _ in range(6000):
        s.pile[:3] = [0, 1, 2]
        kernel.shuffle(s, s.pile, 3)
        order = tuple(s.pile[:3])
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 5 + 5 * 10**0.5


def test_a_shuffle_touches_only_the_first_entries_and_keeps_them_all():
    s = keyed(5)
    s.pile[:] = range(60)
    kernel.shuffle(s, s.pile, 40)
    assert sorted(s.pile[:40]) == list(range(40)) and s.pile[40:] == list(range(40, 60))
    wide = list(range(1000))
    kernel.shuffle_wide(s, wide, 1000)
    assert sorted(wide) == list(range(1000)) != wide


def test_fate_tells_draws_before_chance_does():
    s = keyed(5)
    before = s.draws
    s.fate[:3], s.fate_n = [4, 0, 1], 3
    assert [kernel.below(s, 6) for _ in range(3)] == [4, 0, 1]
    assert s.draws == before and s.fate_n == 0
    kernel.below(s, 6)
    assert s.draws == before + 1
    s.fate[0], s.fate_n = 6, 1
    with pytest.raises(AssertionError, match="fate is out of range"):
        kernel.below(s, 6)


def test_under_endless_fate_a_shuffle_keeps_the_order():
    s = keyed(5)
    s.fate_n = -1
    s.pile[:] = range(60)
    kernel.shuffle(s, s.pile, 60)
    assert s.pile == list(range(60)) and s.draws == 0 and s.fate_n == -1


def test_a_new_key_starts_chance_anew():
    s = keyed(5)
    first = [kernel.below(s, 100) for _ in range(5)]
    s.fate_n = -1
    kernel.set_key(s, 5, 0)
    assert (s.draws, s.fate_n) == (0, 0)
    assert [kernel.below(s, 100) for _ in range(5)] == first


def test_notes_that_find_no_room_stay_within_theirs_and_the_move_is_an_error():
    made = state_layout([Field("seat", "i1", (), PUBLIC)], notes=7)
    s = made.new()
    for n in range(2):
        s.event[kernel.open_note(s, n, 3, 1)] = 9
    assert (s.event_n, s.event) == (6, [0, 3, 9, 1, 3, 9, 0])
    kernel.check_notes(s)
    for _ in range(3):
        s.event[kernel.open_note(s, 2, 3, 1)] = 8
    assert (s.event_n, s.event) == (15, [0, 3, 9, 1, 2, 3, 8])
    with pytest.raises(AssertionError, match="too many notes in one move"):
        kernel.check_notes(s)


def test_a_win_divides_among_up_to_sixteen_seats():
    assert all(kernel.WIN % n == 0 for n in range(1, 17))
