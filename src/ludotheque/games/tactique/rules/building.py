"""Before the first card: decks built, conditions picked, and the deal (§3.1, §3.15, Q51)."""

from ludotheque.cards.limits import why_not_fit
from ludotheque.cards.lists import add_to_list, deck_of_list, take_list
from ludotheque.cards.piles import clear
from ludotheque.cards.stack import clear_stack
from ludotheque.core.kernel import EVERYONE, OK, below, shuffle
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.ending import show_goal
from ludotheque.games.tactique.rules.turns import begin_turn
from ludotheque.games.tactique.rules.zones import draw


def why_not_add(t: Tables, s: State, seat: int, card: int) -> int:
    """TAC-DECK-01 to TAC-DECK-05 OK, or the first rule that one more card breaks."""
    if card >= t.cards_n:
        return c.DECK_UNKNOWN_CARD
    return why_not_fit(t, t.faction[seat], s.list[seat], s.list_n[seat], card)


def why_not_preset(t: Tables, s: State, seat: int, deck: int) -> int:
    """TAC-DECK-08 A ready deck is taken whole, before the first card, of one's own faction."""
    if s.list_n[seat] > 0:
        return c.DECK_BEGUN
    if deck >= t.decks_n or t.deck_faction[deck] != t.faction[seat]:
        return c.DECK_FACTION
    return OK


def why_not_goal(t: Tables, s: State, seat: int, goal: int) -> int:
    """Q28 One of one's own faction's conditions."""
    own = goal < t.goals_n and t.goal_faction[goal] == t.faction[seat]
    return OK if own else c.NOT_YOUR_CONDITION


def setup(t: Tables, s: State) -> int:
    """Empty places; decks as the options say; whoever builds is asked first (Q51)."""
    lay_out(t, s)
    return next_builder(t, s, 0)


def lay_out(t: Tables, s: State) -> None:
    """TAC-3.1-5 Empty grids and piles, and the lists of ready decks."""
    clear_stack(s)
    s.won_by = c.NONE
    s.winner = c.NONE
    for spot in range(c.SPOTS):
        s.unit[spot] = c.NONE
    for seat in range(c.SEATS):
        clear_places(s, seat)
        s.goal[seat] = c.NONE
        s.capacity[seat] = t.echoes_start
        s.echoes[seat] = t.echoes_start
        if t.preset[seat] != c.NONE:
            take_list(s, seat, t.deck_list[t.preset[seat]], c.DECK)


def clear_places(s: State, seat: int) -> int:
    """No card anywhere."""
    clear(s.hand[seat], c.PILE)
    clear(s.known[seat], c.PILE)
    clear(s.deck[seat], c.PILE)
    clear(s.discard[seat], c.PILE)
    clear(s.list[seat], c.PILE)
    return clear(s.lasting[seat], c.LASTING)


def next_builder(t: Tables, s: State, start: int) -> int:
    """TAC-DECK-07 The next player who builds a deck; then conditions are picked."""
    seat = start
    while seat < c.SEATS and t.preset[seat] != c.NONE:
        seat += 1
    if seat == c.SEATS:
        return next_picker(t, s, 0)
    s.phase = c.BUILD
    s.seat = seat
    s.active = seat
    return 0


def add(t: Tables, s: State, card: int) -> int:
    """TAC-DECK-07 One more card; only its player sees which. The fortieth ends the building."""
    seat = s.seat
    add_to_list(s, seat, card)
    NOTE.added(s, seat, card, 1 << seat)
    if s.list_n[seat] < c.DECK:
        return 0
    s.custom[seat] = 1
    if t.open_lists == 1:
        for i in range(c.DECK):
            s.listed[seat][i] = EVERYONE
        s.shown[seat] = c.DECK
    NOTE.deck_chosen(s, seat, c.NONE, EVERYONE)
    return next_builder(t, s, seat + 1)


def take_preset(t: Tables, s: State, deck: int) -> int:
    """TAC-DECK-08 A ready deck, whose list all know."""
    take_list(s, s.seat, t.deck_list[deck], c.DECK)
    NOTE.deck_chosen(s, s.seat, deck, EVERYONE)
    return next_builder(t, s, s.seat + 1)


def next_picker(t: Tables, s: State, start: int) -> int:
    """§3.15 Who has not picked a condition is asked, if the mode wants one; then cards come."""
    seat = start
    while seat < c.SEATS and (t.mode == c.ALL_COUNT or s.goal[seat] != c.NONE):
        seat += 1
    if seat == c.SEATS:
        return begin(t, s)
    s.phase = c.PICK
    s.seat = seat
    s.active = seat
    return 0


def pick(t: Tables, s: State, goal: int) -> int:
    """TAC-MODE-secret Only its player sees what is picked."""
    seat = s.seat
    s.goal[seat] = goal
    s.told[seat] = 1 << seat
    NOTE.picked(s, seat, goal, 1 << seat)
    NOTE.has_picked(s, seat, EVERYONE)
    return next_picker(t, s, seat + 1)


def announce(s: State) -> None:
    """TAC-MODE-chosen Both picks are shown together."""
    for seat in range(c.SEATS):
        show_goal(s, seat)


def begin(t: Tables, s: State) -> int:
    """TAC-CH-01, Q51 Both decks are shuffled, a coin is tossed, seven cards each, first turn."""
    if t.mode == c.CHOSEN:
        announce(s)
    for seat in range(c.SEATS):
        shuffle(s, s.deck[seat], deck_of_list(s, seat))
    s.first = t.first_seat if t.first_seat >= 0 else below(s, c.SEATS)
    NOTE.first_player(s, s.first, EVERYONE)
    for seat in range(c.SEATS):
        draw(s, seat, t.hand_size)
    return begin_turn(t, s, s.first)
