"""Chapter 1 of the rulebook, and all that is done with the deck."""

from ludotheque.core.kernel import EVERYONE, below, shuffle

from .. import codes as c
from ..events import NOTE
from ..records import State, Tables


def setup(t: Tables, s: State) -> None:
    """GRE-1.1 to GRE-1.3 All cards are shuffled, hands are dealt, chance names who begins."""
    s.laid = c.NONE
    for i in range(c.CARDS):
        s.deck[i] = c.NONE
    for kind in range(c.KINDS):
        s.discard[kind] = t.copies[kind]  # filling the first hand makes the deck of it
    for seat in range(t.seats_n):
        fill(t, s, seat)
    s.turn = below(s, t.seats_n)
    s.seat = s.turn


def fill(t: Tables, s: State, seat: int) -> None:
    """GRE-2.1 Draw until the hand is full or there is nothing left to draw."""
    for _ in range(s.held[seat], t.hand_size):
        if s.deck_n == 0:
            renew(s)
        if s.deck_n > 0:
            draw(s, seat)


def draw(s: State, seat: int) -> None:
    """Take the top card of the deck; only the seat sees it."""
    s.deck_n -= 1
    kind = s.deck[s.deck_n]
    s.deck[s.deck_n] = c.NONE
    s.known[s.deck_n] = 0
    s.hand[seat][kind] += 1
    s.held[seat] += 1
    NOTE.drew(s, seat, kind, 1 << seat)
    NOTE.took(s, seat, s.deck_n, EVERYONE)


def renew(s: State) -> None:
    """GRE-2.5 Shuffle the discard into a new deck."""
    for kind in range(c.KINDS):
        for _ in range(s.discard[kind]):
            s.deck[s.deck_n] = kind
            s.deck_n += 1
        s.discard[kind] = 0
    shuffle(s, s.deck, s.deck_n)
    NOTE.renewed(s, s.deck_n, EVERYONE)


def unseen(t: Tables, s: State, seat: int, kind: int) -> int:
    """How many cards of a kind the seat can't place: all, less those it sees somewhere."""
    count = t.copies[kind] - s.discard[kind]
    if s.laid == kind:
        count -= 1
    for other in range(t.seats_n):
        count -= s.shelf[other][kind]
        if other == seat:
            count -= s.hand[other][kind]
    for i in range(s.deck_n):
        if s.deck[i] == kind:
            count -= 1
    return count


def guess(t: Tables, s: State, seat: int) -> None:
    """Deal the unseen cards to the deck's unknown places and to the other hands."""
    n = 0
    for kind in range(c.KINDS):
        for _ in range(unseen(t, s, seat, kind)):
            s.pile[n] = kind
            n += 1
    shuffle(s, s.pile, n)
    for i in range(s.deck_n):
        if s.deck[i] == c.NONE:
            n -= 1
            s.deck[i] = s.pile[n]
    for other in range(t.seats_n):
        if other != seat:
            for _ in range(s.held[other]):
                n -= 1
                s.hand[other][s.pile[n]] += 1
    for i in range(c.CARDS):
        s.pile[i] = 0
