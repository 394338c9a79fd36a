"""A whole world for a player who sees only a part of it (§4.3)."""

from ludotheque.cards.lists import share_list
from ludotheque.cards.piles import put, take, without
from ludotheque.core.kernel import EVERYONE, OK, below, shuffle
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.building import why_not_add

TRIES = 400  # cards drawn for a list before what is left is filled in order


def guess(t: Tables, s: State, seat: int) -> None:
    """Deal what the seat can't know: other lists, hands and picks, the order of decks."""
    for player in range(c.SEATS):
        if player != seat:
            guess_list(t, s, player)
        if s.phase != c.BUILD and s.phase != c.PICK:
            deal(t, s, player, seat)
        share_list(s, player)
        guess_goal(t, s, player)
    for i in range(c.PILE):
        s.pile[i] = 0


def guess_goal(t: Tables, s: State, player: int) -> None:
    """§3.15, TAC-MODE-ruled A pick that is not known: any condition that is not ruled out."""
    if t.mode == c.ALL_COUNT or s.phase == c.BUILD or (s.phase == c.PICK and s.seat <= player):
        return
    s.told[player] = 1 << player
    if s.phase == c.OVER or (t.mode == c.CHOSEN and s.phase != c.PICK):
        s.told[player] = EVERYONE
    if s.goal[player] != c.NONE:
        return
    count = 0
    for goal in range(t.goals_n):
        if is_open(t, s, player, goal) == 1:
            count += 1
    left = below(s, count)
    for goal in range(t.goals_n):
        if is_open(t, s, player, goal) == 1:
            if left == 0:
                s.goal[player] = goal
            left -= 1


def is_open(t: Tables, s: State, player: int, goal: int) -> int:
    """1 if a player may have picked a condition, as far as anybody knows."""
    own = t.goal_faction[goal] == t.faction[player]
    return 1 if own and (s.ruled_out[player] >> goal) & 1 == 0 else 0


def guess_list(t: Tables, s: State, player: int) -> None:
    """Q39 A list that agrees with the cards seen, within the limits of decks."""
    if s.phase == c.BUILD and s.seat <= player and t.preset[player] == c.NONE:
        return  # nothing is known of a deck under way; one just begun is as likely as any
    need = c.DECK if s.phase == c.BUILD or s.phase == c.PICK else lying(t, s, player)
    n = 0
    while n < need and s.list[player][n] != c.NONE:
        n += 1
    s.list_n[player] = n
    for _ in range(TRIES):
        if s.list_n[player] < need:
            fill_list(t, s, player, below(s, t.cards_n))
    for card in range(t.cards_n):
        while s.list_n[player] < need and fill_list(t, s, player, card) == 1:
            pass
    while s.list_n[player] < need:  # a scenario may lay out what no deck may hold
        s.list_n[player] = put(s.list[player], s.list_n[player], 0)


def fill_list(t: Tables, s: State, player: int, card: int) -> int:
    """One more copy in a guessed list, if the limits of decks allow it: 1 if so."""
    if why_not_add(t, s, player, card) != OK:
        return 0
    s.list_n[player] = put(s.list[player], s.list_n[player], card)
    return 1


def lying(t: Tables, s: State, player: int) -> int:
    """How many cards of a player lie somewhere."""
    count = s.deck_n[player] + s.hand_n[player] + s.discard_n[player] + s.lasting_n[player]
    for spot in range(player * c.CELLS, player * c.CELLS + c.CELLS):
        if s.unit[spot] >= 0 and t.type[s.unit[spot]] != c.TOKEN:
            count += 1
    return count


def deal(t: Tables, s: State, player: int, seat: int) -> None:
    """What is on the list and nowhere to be seen, into the deck and the hand (Q40)."""
    n = unseen(t, s, player, seat)
    shuffle(s, s.pile, n)
    for i in range(s.deck_n[player]):
        n -= 1
        s.deck[player][i] = s.pile[n]
    if player != seat:
        for i in range(s.hand_n[player]):
            if i < s.known_n[player]:
                s.hand[player][i] = s.known[player][i]
            else:
                n -= 1
                s.hand[player][i] = s.pile[n]


def unseen(t: Tables, s: State, player: int, seat: int) -> int:
    """The cards of a player's list that the seat sees nowhere, into `pile`; how many."""
    n = s.list_n[player]
    for i in range(n):
        s.pile[i] = s.list[player][i]
    n = without(s.pile, n, s.discard[player], s.discard_n[player])
    n = without(s.pile, n, s.lasting[player], s.lasting_n[player])
    for spot in range(player * c.CELLS, player * c.CELLS + c.CELLS):
        if s.unit[spot] >= 0 and t.type[s.unit[spot]] != c.TOKEN:
            n = take(s.pile, n, s.unit[spot], 0)
    if player == seat:
        return without(s.pile, n, s.hand[player], s.hand_n[player])
    return without(s.pile, n, s.known[player], s.known_n[player])
