"""What the other may have kept: who ends his turn with cards in hand could not or would not play
them, since what is held is thrown away (E-03). So he mostly holds Rapides and what was too dear."""

from ludotheque.core.kernel import below
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.records import State, Tables

TRIES = 3  # cards looked at in place of one that would have been played


def suspect(t: Tables, s: State, seat: int) -> None:
    """In one’s own turn, exchange guessed cards of the other that he would have played."""
    if s.phase == c.BUILD or s.active != seat:
        return
    other = 1 - seat
    for i in range(s.hand_n[other]):
        for _ in range(TRIES):
            if s.deck_n[other] > 0 and may_keep(t, s, other, s.hand[other][i]) == 0:
                exchange(s, seat, i, below(s, s.deck_n[other]))


def may_keep(t: Tables, s: State, seat: int, card: int) -> int:
    """Whether a card is a Rapide, or too dear to be played."""
    return t.type[card] == c.RAPID or t.cost[card] > s.mana[seat]


def exchange(s: State, seat: int, i: int, place: int) -> None:
    """Put a card of the other's hand into his deck and take the one there, if the seat doesn't know
    what lies at that place."""
    other = 1 - seat
    if (s.known[other][place] >> seat) & 1 == 0:
        card = s.hand[other][i]
        s.hand[other][i] = s.deck[other][place]
        s.deck[other][place] = card
