"""What a deck may hold, for rules: the limits that cards count against, and one card more.

The tables hold `limits`, and by limit `limit_why`, `limit_alike` and `limit_most`; `counted` has by
class and card the bits of the limits that it counts against (see `cards.decks`).
"""

from __future__ import annotations

from typing import Any

from ludotheque.cards.piles import copies
from ludotheque.core.kernel import OK
from ludotheque.core.types import i1row, u2row


def counting(counted: u2row, pile: i1row, n: int, limit: int) -> int:
    """How many of the first n cards of a pile count against a limit."""
    count = 0
    for i in range(n):
        count += (counted[pile[i]] >> limit) & 1
    return count


def broken(t: Any, klass: int, pile: i1row, n: int, card: int) -> int:
    """The limits that one more copy of a card would break in a deck of a class, as bits."""
    bits = 0
    one = 1
    for limit in range(t.limits):
        if (t.counted[klass][card] >> limit) & 1 == 1:
            if t.limit_alike[limit] == 1:
                count = copies(pile, n, card)
            else:
                count = counting(t.counted[klass], pile, n, limit)
            if count >= t.limit_most[limit][card]:
                bits |= one << limit
    return bits


def why_not_fit(t: Any, klass: int, pile: i1row, n: int, card: int) -> int:
    """OK, or the refusal of the first limit that one more copy of a card would break."""
    bits = broken(t, klass, pile, n, card)
    for limit in range(t.limits):
        if (bits >> limit) & 1 == 1:
            why: int = t.limit_why[limit]
            return why
    return OK
