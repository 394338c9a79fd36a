"""Chance changed by hand: keyed anew, or told what to draw next."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.core import kernel
from ludotheque.core.words import UsageError, quoted


class Told(NamedTuple):
    """Chance changed by hand before a move: keyed anew, or the next draws written down."""

    seed: int | None = None
    draws: tuple[int, ...] = ()


def tell(s: Any, told: Told) -> None:
    """Change the chance of a position."""
    if told.seed is not None:
        kernel.set_key(s, told.seed & kernel.MASK64, told.seed >> 64)
    if told.draws:
        s.fate[: len(told.draws)] = told.draws
        s.fate_n = len(told.draws)


def chance_of(s: Any) -> tuple[int, int, int]:
    """What the next draw of chance depends on."""
    return s.key0, s.key1, s.draws


def checked_seed(seed: int) -> int:
    """A seed, if it is one."""
    if type(seed) is not int or not 0 <= seed < 1 << 128:
        raise UsageError(f"seed {quoted(seed)} is not a whole number from 0 to 2^128 - 1")
    return seed
