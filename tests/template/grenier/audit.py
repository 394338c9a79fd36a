"""What the laws count: cards that are never created nor lost, and counters against a recount."""

from typing import Any

from .codes import KINDS, NONE, SEATS


def census(t: Any, s: Any) -> list[int]:
    """How many cards of each kind there are in all places together."""
    return [_everywhere(s, kind) for kind in range(KINDS)]


def _everywhere(s: Any, kind: int) -> int:
    held = sum(s.hand[seat][kind] + s.shelf[seat][kind] for seat in range(SEATS))
    return held + s.discard[kind] + s.deck[: s.deck_n].count(kind) + (s.laid == kind)


def audit(t: Any, s: Any) -> list[str]:
    """The counters that differ from a recount."""
    wrong = []
    for seat in range(SEATS):
        if s.held[seat] != sum(s.hand[seat]):
            wrong.append(f"held[{seat}] is {s.held[seat]}, the hand has {sum(s.hand[seat])}")
        points = sum(n * value for n, value in zip(s.shelf[seat], t.value, strict=True))
        if s.points[seat] != points:
            wrong.append(f"points[{seat}] is {s.points[seat]}, the shelf is worth {points}")
    if NONE in s.deck[: s.deck_n] or set(s.deck[s.deck_n :]) - {NONE}:
        wrong.append(f"deck_n is {s.deck_n}, the deck is {s.deck}")
    return wrong
