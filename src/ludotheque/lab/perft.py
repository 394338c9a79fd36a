"""Counting positions: how many ways the first moves can go, as a check of legality."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import Printed


def perft(printed: Printed, depth: int, seed: int = 0) -> list[int]:
    """How many sequences of 1, 2, … `depth` legal moves there are from the first position.

    Chance is that of the seed: a draw is not branched over. Sequences end where a match ends.
    """
    counts = [0] * depth
    if depth:
        _count(printed, printed.first(seed), 0, counts)
    return counts


def _count(printed: Printed, s: Any, level: int, counts: list[int]) -> None:
    moves = printed.legal(s)
    counts[level] += len(moves)
    if level + 1 == len(counts):
        return
    for move in moves:
        after = printed.rules.state.copy(s)
        printed.apply(after, move)
        _count(printed, after, level + 1, counts)
