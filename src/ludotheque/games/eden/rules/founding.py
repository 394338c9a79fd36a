"""The set-up of the conquest: decks, hands and first troops (§1.4, §4.3)."""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import State, Tables
from ludotheque.games.eden.rules.asking import asks
from ludotheque.games.eden.rules.cards import draw, shuffle_deck, under


def begin_setup(s: State, token: int) -> int:
    """EDEN-SETUP-01 The token goes to whose portal has stood longest."""
    s.phase = c.SETUP
    s.placed = c.NONE
    s.moved = 0
    s.stage = c.S_UNITS_FIRST
    return give_token(s, token)


def give_token(s: State, token: int) -> int:
    """Who has the token begins."""
    s.token = token
    s.active = token
    NOTE.token_given(s, token, EVERYONE)
    return 0


def begin_day(s: State) -> int:
    """A day of expansion begins."""
    s.phase = c.EXPANSION
    s.stage = c.S_TURN
    NOTE.day_began(s, s.day, EVERYONE)
    return 0


def stage_units_first(t: Tables, s: State) -> int:
    """EDEN-SETUP-06 to EDEN-SETUP-10, EDEN-AMB-16 Decks and hands, player by player."""
    seat = s.active
    if s.moved == t.seats:
        s.moved = 0
        s.active = s.token
        s.placed = c.NONE
        s.stage = c.S_TROOPS_FIRST
        return 0
    if s.placed == c.NONE:
        s.placed = t.start_units
        for card in range(c.COMMONS):
            for _ in range(t.start[card]):
                s.pool[c.SUPPLY][card] -= 1
                under(s, seat, card)
    if s.placed > 0:
        return asks(s, c.SETUP_UNIT, seat)
    shuffle_deck(s, seat)
    draw(s, seat, t.hand_max)
    return next_in_setup(t, s)


def next_in_setup(t: Tables, s: State) -> int:
    """The next player sets up."""
    s.placed = c.NONE
    s.moved += 1
    s.active = (s.active + 1) % t.seats
    return 0


def answer_unit(s: State, card: int) -> None:
    """EDEN-AMB-15 A unit of the World goes into the starting deck."""
    s.pool[s.active][card] -= 1
    under(s, s.active, card)
    s.placed -= 1
    NOTE.unit_chosen(s, s.active, card, EVERYONE)


def stage_troops_first(t: Tables, s: State) -> int:
    """EDEN-SETUP-13 to EDEN-SETUP-15 Troops on the portal and the tiles that touch it."""
    seat = s.active
    if s.moved == t.seats:
        s.moved = 0
        s.active = s.token
        s.placed = 0
        s.day = 1
        return begin_day(s)
    if s.placed == c.NONE:
        s.placed = t.setup_troops
        settle(s, seat, s.portal[seat])
        for way in range(c.SIX):
            cell = s.portal[seat] + t.way[way]
            if s.ground[cell] != 0:
                settle(s, seat, cell)
    if s.placed > 0:
        return asks(s, c.SETUP_TROOP, seat)
    return next_in_setup(t, s)


def settle(s: State, seat: int, cell: int) -> int:
    """One troop on a territory."""
    s.owner[cell] = 1 + seat
    s.troops[cell] += 1
    s.placed -= 1
    NOTE.troop_placed(s, seat, cell, EVERYONE)
    return 0
