"""Chance changed by hand: keyed anew, or told what to draw next."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.core import kernel
from ludotheque.core.complaints import BAD_SEED
from ludotheque.core.words import UsageError, quoted


class Scripted(NamedTuple):
    """Chance changed by hand before a move: keyed anew, or the next draws written down."""

    seed: int | None = None
    draws: tuple[int, ...] = ()


def script(s: Any, scripted: Scripted) -> None:
    """Change the chance of a position."""
    if scripted.seed is not None:
        kernel.set_key(s, scripted.seed & kernel.MASK64, scripted.seed >> 64)
    if scripted.draws:
        s.fate[: len(scripted.draws)] = scripted.draws
        s.fate_n = len(scripted.draws)


def chance_of(s: Any) -> tuple[int, int, int]:
    """What the next draw of chance depends on."""
    return s.key0, s.key1, s.draws


def checked_seed(seed: int) -> int:
    """A seed, if it is one."""
    if type(seed) is not int or not 0 <= seed < 1 << 128:
        raise UsageError(BAD_SEED, seed=quoted(seed))
    return seed
