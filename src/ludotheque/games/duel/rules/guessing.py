"""A whole world for a player who sees only a part of it."""

from ludotheque.cards.lists import share_list
from ludotheque.cards.piles import copies, put, take, without
from ludotheque.core.kernel import EVERYONE, OK, shuffle
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.building import place_gear, why_not_add
from ludotheque.games.duel.rules.conditions import pending


def guess(t: Tables, s: State, seat: int) -> None:
    """Deal what the seat can't know: other lists, other hands, the order of decks."""
    for player in range(c.SEATS):
        if player != seat:
            guess_list(t, s, player)
        if s.phase != c.BUILD:
            deal(s, player, seat)
        share(s, player)
    for i in range(c.DECK):
        s.pile[i] = 0


def share(s: State, player: int) -> None:
    """What all know of a player is known to all in the guessed world too."""
    covered = s.phase == c.BUILD and s.shown[player] < c.DECK
    s.laid[player] = 1 << player if covered else EVERYONE
    share_list(s, player)


def guess_list(t: Tables, s: State, player: int) -> None:
    """A list that agrees with the cards seen: the class's own first, then whatever is allowed."""
    need = c.DECK
    if s.phase == c.BUILD:
        if s.seat <= player and t.builds[player] == 1:
            return begin_again(t, s, player)
        guess_gear(t, s, player)
    else:
        need = s.deck_n[player] + s.hand_n[player] + s.grave_n[player] + s.removed_n[player]
        need += 1 if pending(s) >= 0 and s.active == player else 0
        s.gear_n[player] = c.GEAR
    n = 0
    while n < need and s.list[player][n] != c.NONE:
        n += 1
    s.list_n[player] = n
    if n == need:
        return
    for i in range(c.DECK):
        s.pile[i] = t.class_list[t.klass_of[player]][i]
    shuffle(s, s.pile, c.DECK)
    for i in range(c.DECK):
        if s.list_n[player] < need:
            fill(t, s, player, s.pile[i], t.copies[s.pile[i]])
    for card in range(t.cards_n):
        if t.type[card] != c.EQUIP:
            for _ in range(need - s.list_n[player]):
                fill(t, s, player, card, c.DECK)


def begin_again(t: Tables, s: State, player: int) -> None:
    """Nothing is known of a deck under way; one that is just begun is as likely as any."""
    if s.gear_n[player] == 0:
        place_gear(t, s, player, t.class_gear[t.klass_of[player]][0])


def fill(t: Tables, s: State, player: int, card: int, most: int) -> None:
    """One more copy in a guessed list, if it has fewer and the deck rules allow it."""
    n = s.list_n[player]
    if copies(s.list[player], n, card) >= most:
        return
    if why_not_add(t, s, player, card) == OK:
        s.list_n[player] = put(s.list[player], n, card)


def guess_gear(t: Tables, s: State, player: int) -> None:
    """The class's own Equipments, while the real ones are still under cover."""
    if s.gear[player][0] != c.NONE:
        s.gear_n[player] = c.GEAR
        return
    s.gear_n[player] = 0
    for place in range(c.GEAR):
        place_gear(t, s, player, t.class_gear[t.klass_of[player]][place])


def deal(s: State, player: int, seat: int) -> None:
    """What is on the list and nowhere to be seen, into the deck's unknown places and the hand."""
    n = unseen(s, player, seat)
    shuffle(s, s.pile, n)
    for i in range(s.deck_n[player]):
        if s.deck[player][i] == c.NONE:
            n -= 1
            s.deck[player][i] = s.pile[n]
    if player != seat:
        for i in range(s.hand_n[player]):
            n -= 1
            s.hand[player][i] = s.pile[n]


def unseen(s: State, player: int, seat: int) -> int:
    """The cards of a player's list that the seat sees nowhere, into `pile`; how many."""
    n = s.list_n[player]
    for i in range(n):
        s.pile[i] = s.list[player][i]
    n = without(s.pile, n, s.grave[player], s.grave_n[player])
    n = without(s.pile, n, s.removed[player], s.removed_n[player])
    n = without(s.pile, n, s.deck[player], s.deck_n[player])
    if player == seat:
        n = without(s.pile, n, s.hand[player], s.hand_n[player])
    if s.active == player:
        n = take(s.pile, n, pending(s), 0)
    return n
