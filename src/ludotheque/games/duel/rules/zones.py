"""Where cards lie: hand, deck, graveyard, out of the game; and what all have seen of a list."""

from ludotheque.cards.lists import reveal_copies
from ludotheque.cards.piles import clear, copies, deal, put, take, turn_over
from ludotheque.core.kernel import EVERYONE, shuffle
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.events import NOTE
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.conditions import holds, pending


def take_from_hand(s: State, seat: int, card: int, start: int) -> None:
    """Take the first copy of a card, from place `start` of the hand on."""
    s.hand_n[seat] = take(s.hand[seat], s.hand_n[seat], card, start)


def draw(s: State, seat: int, n: int) -> int:
    """DUEL-STEP-04, DUEL-STEP-05, E-23 One draw instruction; how many cards it gave."""
    if n > 0 and s.deck_n[seat] == 0:
        reshuffle(s, seat)
    count = min(n, s.deck_n[seat])
    held = s.hand_n[seat]
    s.deck_n[seat] = deal(s.deck[seat], s.deck_n[seat], s.hand[seat], held, count)
    s.hand_n[seat] = held + count
    for i in range(count):
        s.known[seat][s.deck_n[seat] + i] = 0
    if count > 0:
        NOTE.drew(s, seat, s.hand[seat], held, count, 1 << seat)
        NOTE.took(s, seat, count, EVERYONE)
    return count


def reshuffle(s: State, seat: int) -> None:
    """DUEL-STEP-05 The graveyard becomes the deck; unshuffled, what came first lies on top."""
    n = turn_over(s.grave[seat], s.grave_n[seat], s.deck[seat])
    s.grave_n[seat] = 0
    s.deck_n[seat] = n
    shuffle(s, s.deck[seat], n)
    if n > 0:
        NOTE.reshuffled(s, seat, n, EVERYONE)


def put_back(s: State, seat: int, card: int) -> None:
    """DUEL-M-DIV, E-22 One of the cards just drawn goes on top of the deck; its owner knows it."""
    take_from_hand(s, seat, card, s.hand_n[seat] - s.fresh)
    s.known[seat][s.deck_n[seat]] = 1 << seat
    s.deck_n[seat] = put(s.deck[seat], s.deck_n[seat], card)
    s.fresh -= 1
    s.back -= 1
    NOTE.returned(s, seat, card, 1 << seat)
    NOTE.put_back(s, seat, 1, EVERYONE)


def discard_hand(s: State, seat: int) -> int:
    """DUEL-STEP-01 The whole hand goes to the graveyard, in the order it came; how many cards."""
    n = s.hand_n[seat]
    for i in range(len(s.thrown)):
        s.thrown[i] = s.hand[seat][i]  # seen by all, even if it is shuffled in at once
    s.hand_n[seat] = clear(s.hand[seat], n)
    if n > 0:
        NOTE.discarded(s, seat, n, EVERYONE)
    for i in range(n):
        bury(s, seat, s.thrown[i])
    if n > 0:
        NOTE.buried(s, seat, s.thrown, 0, n, EVERYONE)
    return n


def bury(s: State, seat: int, card: int) -> None:
    """A card goes to the graveyard, openly."""
    s.grave_n[seat] = put(s.grave[seat], s.grave_n[seat], card)
    reveal(s, seat, card)


def settle(t: Tables, s: State, seat: int, card: int) -> None:
    """DUEL-NORMAL-01, DUEL-EPH-02, DUEL-EPH-03, E-20 A used card goes where its type says."""
    kept = t.type[card] != c.EPHEMERAL
    if not kept and t.keep[card] != c.ALWAYS:
        kept = holds(s, seat, t.keep[card], t.keep_a[card], t.keep_b[card]) == 1
    if kept:
        bury(s, seat, card)
        NOTE.to_grave(s, seat, card, int(t.type[card] == c.EPHEMERAL), EVERYONE)
    else:
        s.removed_n[seat] = put(s.removed[seat], s.removed_n[seat], card)
        reveal(s, seat, card)
        NOTE.to_removed(s, seat, card, EVERYONE)
    if t.memo[card] >= 0:
        s.done[seat] |= 1 << t.memo[card]


def reveal(s: State, seat: int, card: int) -> int:
    """A copy of a custom list that was seen openly is known to all from then on."""
    if s.custom[seat] == 0:
        return 0
    seen = copies(s.grave[seat], s.grave_n[seat], card)
    seen += copies(s.removed[seat], s.removed_n[seat], card)
    if pending(s) == card and s.active == seat:
        seen += 1
    return reveal_copies(s, seat, card, seen)
