"""Cards: hands, decks, discards, Worlds and the supply; drawing and shuffling (§1.4)."""

from ludotheque.cards.piles import NONE, put, take_at
from ludotheque.core.kernel import EVERYONE, shuffle
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import State, Tables


def home_of(t: Tables, seat: int, card: int) -> int:
    """EDEN-VOC-04 The row of `pool` where a player's card is bought."""
    return seat if t.type[card] == c.UNIT else c.SUPPLY


def to_hand(s: State, seat: int, card: int) -> None:
    """A card that all see comes into a hand."""
    s.hand[seat][card] += 1
    s.hand_n[seat] += 1
    s.held[seat][card] += 1


def from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand and is seen by all."""
    s.hand[seat][card] -= 1
    s.hand_n[seat] -= 1
    s.held[seat][card] -= 1


def to_discard(s: State, seat: int, card: int) -> None:
    """EDEN-SETUP-11 On top of the discard."""
    s.discard_n[seat] = put(s.discard[seat], s.discard_n[seat], card)


def toss(s: State, seat: int, card: int) -> None:
    """A card that has left its place is discarded, and all are told."""
    to_discard(s, seat, card)
    NOTE.discarded(s, seat, card, EVERYONE)


def destroy(t: Tables, s: State, seat: int, card: int) -> None:
    """EDEN-VOC-04 A card that has left its place goes back to where it is bought."""
    s.pool[home_of(t, seat, card)][card] += 1
    NOTE.destroyed(s, seat, card, EVERYONE)


def discard_held(s: State, seat: int, card: int) -> None:
    """A card goes from the hand to the discard."""
    from_hand(s, seat, card)
    return toss(s, seat, card)


def destroy_held(t: Tables, s: State, seat: int, card: int) -> None:
    """EDEN-VOC-04 A card of the hand is destroyed."""
    from_hand(s, seat, card)
    destroy(t, s, seat, card)


def topmost(s: State, seat: int, card: int) -> int:
    """EDEN-GAP-17 The place of the topmost copy in a discard, or NONE."""
    for i in range(s.discard_n[seat] - 1, -1, -1):
        if s.discard[seat][i] == card:
            return i
    return NONE


def from_discard(s: State, seat: int, card: int) -> None:
    """EDEN-GAP-17 The topmost copy leaves the discard."""
    place = topmost(s, seat, card)
    if place >= 0:
        s.discard_n[seat] = take_at(s.discard[seat], s.discard_n[seat], place)


def reshuffle(s: State, seat: int) -> None:
    """EDEN-SETUP-12 The discard is shuffled and goes under the deck; its oldest card on top."""
    n = s.discard_n[seat]
    if n == 0:
        return
    for i in range(n):
        card = s.discard[seat][i]
        s.spare[n - 1 - i] = card
        s.discard[seat][i] = NONE
        s.held[seat][card] += 1
    shuffle(s, s.spare, n)
    for i in range(s.deck_n[seat] - 1, -1, -1):
        s.deck[seat][n + i] = s.deck[seat][i]
    for i in range(n):
        s.deck[seat][i] = s.spare[i]
        s.spare[i] = 0
    s.deck_n[seat] += n
    s.discard_n[seat] = 0
    NOTE.shuffled(s, seat, EVERYONE)


def shuffle_deck(s: State, seat: int) -> None:
    """A deck is shuffled, and all see it."""
    shuffle(s, s.deck[seat], s.deck_n[seat])
    NOTE.shuffled(s, seat, EVERYONE)


def draw(s: State, seat: int, n: int) -> int:
    """EDEN-AMB-18 Up to so many cards; only where more are asked for the discard is shuffled."""
    if n > s.deck_n[seat]:
        reshuffle(s, seat)
    n = min(n, s.deck_n[seat])
    if n <= 0:
        return 0
    first = s.deck_n[seat] - n
    NOTE.drew(s, seat, s.deck[seat], first, n, 1 << seat)
    NOTE.took(s, seat, n, EVERYONE)
    for i in range(first, s.deck_n[seat]):
        s.hand[seat][s.deck[seat][i]] += 1
        s.deck[seat][i] = NONE
    s.deck_n[seat] = first
    s.hand_n[seat] += n
    return n


def pop_deck(s: State, seat: int) -> int:
    """The top card of a deck that is not empty, known to all from now on."""
    s.deck_n[seat] -= 1
    card = s.deck[seat][s.deck_n[seat]]
    s.deck[seat][s.deck_n[seat]] = NONE
    s.held[seat][card] -= 1
    return card


def under(s: State, seat: int, card: int) -> None:
    """A card goes under a deck."""
    n = s.deck_n[seat]
    for i in range(n, 0, -1):
        s.deck[seat][i] = s.deck[seat][i - 1]
    s.deck[seat][0] = card
    s.deck_n[seat] = n + 1
    s.held[seat][card] += 1


def hand_limit(t: Tables, s: State, seat: int) -> int:
    """EDEN-AMB-17 Up to how many cards a hand is refilled."""
    return t.hand_max + sum(t.hand_more[s.table[seat][i]] for i in range(s.table_n[seat]))


def may_refill(t: Tables, s: State, seat: int) -> int:
    """1 if a hand is below its limit and there are cards to draw."""
    if s.hand_n[seat] >= hand_limit(t, s, seat):
        return 0
    return 1 if s.deck_n[seat] + s.discard_n[seat] > 0 else 0


def refill(t: Tables, s: State, seat: int) -> int:
    """EDEN-AMB-17 All that is missing, never less."""
    return draw(s, seat, hand_limit(t, s, seat) - s.hand_n[seat])


def crystals(t: Tables, s: State, seat: int) -> int:
    """EDEN-LOG-09 The value of the crystals in front of a player."""
    return sum(t.value[card] * s.front[seat][card] for card in range(t.commons_n))


def worth(t: Tables, card: int) -> int:
    """What a card counts for when it is paid: a crystal its value, another its cost."""
    return t.value[card] if t.type[card] == c.CRYSTAL else t.cost[card]


def fits_type(t: Tables, card: int, kind: int) -> int:
    """1 if a card is of the type that an operation asks for: 0 any, 1 crystal, 2 unit."""
    if kind == 0:
        return 1
    return 1 if t.type[card] == (c.CRYSTAL if kind == 1 else c.UNIT) else 0
