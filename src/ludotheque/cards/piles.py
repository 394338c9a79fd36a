"""Piles of cards, for rules: a row of card numbers of which the first n lie there, the top last.

A game keeps a row and a count for each pile, gives both to these functions and keeps the count
they return: `s.hand_n[seat] = put(s.hand[seat], s.hand_n[seat], card)`. Places beyond are NONE.
"""

from __future__ import annotations

from ludotheque.core.types import i1row, i8row

NONE = -1  # no card


def copies(pile: i1row, n: int, card: int) -> int:
    """How many of the first n cards of a pile are this one."""
    count = 0
    for i in range(n):
        if pile[i] == card:
            count += 1
    return count


def find(pile: i1row, n: int, card: int, start: int) -> int:
    """The first place from `start` on where a card lies, or NONE."""
    for i in range(start, n):
        if pile[i] == card:
            return i
    return NONE


def put(pile: i1row, n: int, card: int) -> int:
    """A card goes on top; how many lie there now."""
    pile[n] = card
    return n + 1


def take(pile: i1row, n: int, card: int, start: int) -> int:
    """The first copy of a card from place `start` on is taken away; how many are left."""
    at = find(pile, n, card, start)
    if at == NONE:
        return n
    return take_at(pile, n, at)


def take_at(pile: i1row, n: int, at: int) -> int:
    """The card at a place is taken away and those above it move down; how many are left."""
    for i in range(at, n - 1):
        pile[i] = pile[i + 1]
    pile[n - 1] = NONE
    return n - 1


def without(pile: i1row, n: int, seen: i1row, count: int) -> int:
    """The cards of another pile are taken away, the first copy of each; how many are left."""
    for i in range(count):
        if seen[i] != NONE:
            n = take(pile, n, seen[i], 0)
    return n


def clear(pile: i1row, n: int) -> int:
    """The first n places hold no card; how many lie there now: none."""
    for i in range(n):
        pile[i] = NONE
    return 0


def deal(pile: i1row, n: int, onto: i1row, held: int, count: int) -> int:
    """So many cards from the top of a pile, one by one, onto another; how many are left."""
    for i in range(count):
        onto[held + i] = pile[n - 1 - i]
        pile[n - 1 - i] = NONE
    return n - count


def turn_over(pile: i1row, n: int, onto: i1row) -> int:
    """A pile is turned over onto an empty one: what came first lies on top; how many lie there."""
    return n - deal(pile, n, onto, 0, n)


def show(pile: i1row, shown: int, n: int, card: int) -> int:
    """One more copy of a card is seen by all, who know the first `shown`; how many they know now.

    What is known stands in front: where a copy stood would tell how the pile was made.
    """
    at = find(pile, n, card, shown)
    if at == NONE:
        return shown
    pile[at] = pile[shown]
    pile[shown] = card
    return shown + 1


def enlist(out: i8row, n: int, move: int) -> int:
    """A move goes among those listed, ascending and each once; how many there are."""
    at = n
    while at > 0 and out[at - 1] > move:
        at -= 1
    if at > 0 and out[at - 1] == move:
        return n
    for i in range(n, at, -1):
        out[i] = out[i - 1]
    out[at] = move
    return n + 1
