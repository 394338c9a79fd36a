"""Custom decks: what may be added, and the start of the game (DUEL-EQUIP-05, §3.7)."""

from ludotheque.cards.limits import why_not_fit
from ludotheque.cards.lists import add_to_list, deck_of_list, take_list
from ludotheque.cards.piles import clear
from ludotheque.cards.stack import clear_stack
from ludotheque.core.kernel import EVERYONE, OK, below, shuffle
from ludotheque.games.duel import codes as c
from ludotheque.games.duel.events import NOTE
from ludotheque.games.duel.records import State, Tables
from ludotheque.games.duel.rules.turns import begin_turn
from ludotheque.games.duel.rules.values import recount


def why_not_add(t: Tables, s: State, seat: int, card: int) -> int:
    """OK, or the letter of the deck rules that one more copy of this card breaks."""
    if card >= t.cards_n:
        return c.NO_SUCH_CARD
    if t.type[card] == c.EQUIP:
        return why_not_fit(t, t.klass_of[seat], s.gear[seat], s.gear_n[seat], card)
    return why_not_fit(t, t.klass_of[seat], s.list[seat], s.list_n[seat], card)


def why_not_standard(s: State, seat: int) -> int:
    """The class's own deck is taken whole or not at all."""
    return c.DECK_BEGUN if s.list_n[seat] > 0 or s.gear_n[seat] > 1 else OK


def place_gear(t: Tables, s: State, seat: int, card: int) -> None:
    """Board order: the class's Equipments as printed, then neutral ones by id."""
    at = s.gear_n[seat]
    while at > 0 and t.rank[s.gear[seat][at - 1]] > t.rank[card]:
        s.gear[seat][at] = s.gear[seat][at - 1]
        at -= 1
    s.gear[seat][at] = card
    s.gear_n[seat] += 1


def standard(t: Tables, s: State, seat: int) -> int:
    """DUEL-DECK-01, DUEL-EQUIP-02 The class's deck, which everybody knows."""
    for place in range(c.GEAR):
        s.gear[seat][place] = t.class_gear[t.klass_of[seat]][place]
    s.gear_n[seat] = c.GEAR
    s.laid[seat] = EVERYONE
    return take_list(s, seat, t.class_list[t.klass_of[seat]], c.DECK)


def setup(t: Tables, s: State) -> int:
    """Empty places; decks as the options say; whoever builds his own is asked first."""
    clear_stack(s)
    clear(s.thrown, c.DECK)
    for seat in range(c.SEATS):
        clear_places(s, seat)
        if t.builds[seat] == 0:
            standard(t, s, seat)
        else:
            place_gear(t, s, seat, t.class_gear[t.klass_of[seat]][0])
            s.laid[seat] = 1 << seat
    return next_builder(t, s, 0)


def clear_places(s: State, seat: int) -> int:
    """No card anywhere."""
    clear(s.hand[seat], c.DECK)
    clear(s.deck[seat], c.DECK)
    clear(s.grave[seat], c.DECK)
    clear(s.removed[seat], c.DECK)
    clear(s.list[seat], c.DECK)
    return clear(s.gear[seat], c.GEAR)


def next_builder(t: Tables, s: State, start: int) -> int:
    """The next player who builds a deck; the game begins when there is none left."""
    seat = start
    while seat < c.SEATS and t.builds[seat] == 0:
        seat += 1
    if seat == c.SEATS:
        return begin(t, s)
    s.phase = c.BUILD
    s.seat = seat
    s.active = seat
    return 0


def add(t: Tables, s: State, card: int) -> int:
    """One more card; only its player sees which."""
    seat = s.seat
    if t.type[card] == c.EQUIP:
        place_gear(t, s, seat, card)
    else:
        add_to_list(s, seat, card)
    NOTE.added(s, seat, card, 1 << seat)
    if s.gear_n[seat] < c.GEAR or s.list_n[seat] < c.DECK:
        return 0
    s.custom[seat] = 1
    return built(t, s, seat)


def take_standard(t: Tables, s: State) -> int:
    """The player who might have built a deck takes his class's."""
    seat = s.seat
    standard(t, s, seat)
    return built(t, s, seat)


def built(t: Tables, s: State, seat: int) -> int:
    """That a deck is custom is public; its list is not."""
    NOTE.deck_chosen(s, seat, s.custom[seat], EVERYONE)
    return next_builder(t, s, seat + 1)


def lay(s: State, seat: int) -> None:
    """The Equipments of a custom deck are laid open once both decks are built."""
    s.laid[seat] = EVERYONE
    NOTE.laid(s, seat, s.gear[seat], 0, c.GEAR, EVERYONE)


def begin(t: Tables, s: State) -> int:
    """DUEL-TURN-06, DUEL-VAL-01 Decks are shuffled, a coin is tossed, the first turn begins."""
    for seat in range(c.SEATS):
        if s.laid[seat] != EVERYONE:
            lay(s, seat)
        s.hp[seat] = t.max_hp[seat]
        shuffle(s, s.deck[seat], deck_of_list(s, seat))
        recount(t, s, seat)
    s.first = t.first_seat if t.first_seat >= 0 else below(s, c.SEATS)
    NOTE.first_player(s, s.first, EVERYONE)
    return begin_turn(t, s, s.first)
