"""Where cards lie, and units coming to the grid and leaving it (§3.1)."""

from ludotheque.cards.lists import reveal_copies
from ludotheque.cards.piles import copies, deal, put, take, take_at
from ludotheque.core.kernel import EVERYONE
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.grid import side_of
from ludotheque.games.tactique.state import UNITS


def draw(s: State, seat: int, n: int) -> int:
    """Q6, Q50 Up to n cards from the deck; how many there were."""
    count = min(n, s.deck_n[seat])
    held = s.hand_n[seat]
    s.deck_n[seat] = deal(s.deck[seat], s.deck_n[seat], s.hand[seat], held, count)
    s.hand_n[seat] = held + count
    if count > 0:
        NOTE.drew(s, seat, s.hand[seat], held, count, 1 << seat)
        NOTE.took(s, seat, count, EVERYONE)
    return count


def leave_hand(s: State, seat: int, card: int) -> None:
    """Q40 A card is played from the hand: a copy that all knew of first."""
    s.hand_n[seat] = take(s.hand[seat], s.hand_n[seat], card, 0)
    s.known_n[seat] = take(s.known[seat], s.known_n[seat], card, 0)


def to_discard(s: State, seat: int, card: int) -> int:
    """TAC-ZONE-02 A card goes to its owner's discard pile, openly."""
    s.discard_n[seat] = put(s.discard[seat], s.discard_n[seat], card)
    return reveal(s, seat, card)


def reveal(s: State, seat: int, card: int) -> int:
    """Q39 A copy of a custom list that was seen openly is known to all from then on."""
    if s.custom[seat] == 0:
        return 0
    seen = copies(s.discard[seat], s.discard_n[seat], card)
    seen += copies(s.lasting[seat], s.lasting_n[seat], card)
    seen += copies(s.known[seat], s.known_n[seat], card)
    for spot in range(seat * c.CELLS, seat * c.CELLS + c.CELLS):
        if s.unit[spot] == card:
            seen += 1
    return reveal_copies(s, seat, card, seen)


def enter(t: Tables, s: State, spot: int, card: int) -> int:
    """Q8 A unit comes into play as new: it may not attack this turn."""
    s.births += 1
    s.born[spot] = s.births
    s.unit[spot] = card
    s.hp[spot] = t.hp[card]
    s.max_hp[spot] = t.hp[card]
    s.allowed[spot] = 1
    s.fresh[spot] = 1
    return reveal(s, side_of(spot), card) if t.type[card] != c.TOKEN else 0


def summon(t: Tables, s: State, spot: int, token: int) -> None:
    """A token comes into an empty cell; where somebody stands, nothing comes."""
    if s.unit[spot] != c.NONE:
        return
    enter(t, s, spot, token)
    NOTE.summoned(s, side_of(spot), spot % c.CELLS, token, EVERYONE)


def bounce(t: Tables, s: State, spot: int) -> None:
    """Q40, Q54 A unit goes back to its owner's hand, known to all; a token vanishes."""
    seat = side_of(spot)
    card = s.unit[spot]
    token = 1 if t.type[card] == c.TOKEN else 0
    UNITS.clear(s, spot)
    if token == 0:
        s.hand_n[seat] = put(s.hand[seat], s.hand_n[seat], card)
        s.known_n[seat] = put(s.known[seat], s.known_n[seat], card)
    NOTE.returned(s, seat, spot - seat * c.CELLS, card, token, EVERYONE)


def fade(s: State, seat: int, place: int) -> None:
    """TAC-PER-01 A persistent spell goes to the discard pile."""
    card = s.lasting[seat][place]
    s.lasting_n[seat] = take_at(s.lasting[seat], s.lasting_n[seat], place)
    to_discard(s, seat, card)
    NOTE.faded(s, seat, card, EVERYONE)
