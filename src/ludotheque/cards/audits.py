"""What the laws count in card games: cards on lists and in piles, against a recount."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ludotheque.core.kernel import EVERYONE

NONE = -1


def piled(s: Any, seat: int, *names: str) -> list[int]:
    """All cards of some piles of a player."""
    rows = ((getattr(s, name)[seat], getattr(s, name + "_n")[seat]) for name in names)
    return [card for row, count in rows for card in row[:count]]


def census(s: Any, seats: int, lying: Callable[[int], Iterable[int]]) -> tuple[Any, ...]:
    """Cards of a list that lie nowhere, and cards that lie somewhere but are on no list."""
    counts = []
    for seat in range(seats):
        listed, found = Counter(piled(s, seat, "list")), Counter(lying(seat))
        counts += [tuple((listed - found).elements()), tuple((found - listed).elements())]
    return tuple(counts)


def wrong_piles(t: Any, s: Any, seat: int, *names: str) -> Iterator[str]:
    """Piles that hold something that is no card, or something beyond their count."""
    for name in names:
        row, count = getattr(s, name)[seat], getattr(s, name + "_n")[seat]
        filled = all(0 <= card < t.cards_n for card in row[:count])
        if not filled or any(card != NONE for card in row[count:]):
            yield f"{name} holds {row}, {name}_n is {count}"


def wrong_list(s: Any, seat: int, lying: Sequence[int] | None) -> Iterator[str]:
    """A list that is not what lies somewhere, once that is dealt, or known to others than it says;
    of a printed deck all of it is known."""
    listed = piled(s, seat, "list")
    if lying is not None and sorted(listed) != sorted(lying):
        yield f"{s.list[seat]} is not {sorted(lying)}"
    if lying is not None and not s.custom[seat] and s.shown[seat] != len(listed):
        yield "a printed deck has hidden cards"
    masks = s.listed[seat][: len(listed)]
    if [mask == EVERYONE for mask in masks] != [i < s.shown[seat] for i in range(len(listed))]:
        yield f"{s.shown[seat]} cards of the list are known to all, their masks are {masks}"
