"""Counting positions: how many ways the first moves can go, as a check of legality."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import Edition


def perft(edition: Edition, depth: int, seed: int = 0) -> list[int]:
    """How many sequences of 1, 2, … `depth` legal moves there are from the first position.

    Chance is that of the seed: a draw is not branched over. Sequences end where a match ends.
    """
    counts = [0] * depth
    if depth:
        _count(edition, edition.first(seed), 0, counts)
    return counts


def _count(edition: Edition, s: Any, level: int, counts: list[int]) -> None:
    moves = edition.legal(s)
    counts[level] += len(moves)
    if level + 1 == len(counts):
        return
    for move in moves:
        after = edition.rules.state.copy(s)
        edition.apply(after, move)
        _count(edition, after, level + 1, counts)
