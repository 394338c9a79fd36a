"""Options of cards in hand: who may use what, where, and how often (EDEN-AMB-52)."""

from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import State, Tables
from ludotheque.games.eden.rules.cards import destroy_held, discard_held, draw, worth
from ludotheque.games.eden.rules.falling import gain


def window_of(ask: int) -> int:
    """The window that a decision is, or 0."""
    if ask == c.EXP_PREP:
        return c.W_PREP
    if ask == c.CMB_PLAY:
        return c.W_COMBAT
    if ask == c.CMB_ABILITY:
        return c.W_ABILITY
    if ask == c.DEF_DISCARD:
        return c.W_DEF
    return c.W_BUY if ask == c.LOG_BUY else 0


def has_mode(t: Tables, seat: int, card: int, mode: int) -> int:
    """1 if a card of a player has an option: its own, or one of the World's rules."""
    if t.mode_card[mode] == card:
        return 1
    if t.mode_civ[mode] == c.NONE or t.mode_civ[mode] != t.civ[seat]:
        return 0
    dear = t.mode_cost[mode] > 0 and t.cost[card] > t.mode_cost[mode]
    return 1 if t.type[card] == t.mode_type[mode] and not dear else 0


def mode_of(t: Tables, seat: int, card: int, name: int, window: int) -> int:
    """The option of a card by its name in a window, or NONE."""
    for mode in range(t.modes_n):
        there = t.mode_name[mode] == name and t.mode_windows[mode] & window > 0
        if there and has_mode(t, seat, card, mode) == 1:
            return mode
    return c.NONE


def refuse_use(t: Tables, s: State, card: int, name: int) -> int:
    """§4.10 Why the option of a card may not be used now."""
    if s.hand[s.seat][card] == 0:
        return c.NOT_IN_HAND
    if s.uses[s.seat] >= t.options_most:
        return c.OPTIONS_USED
    return OK if mode_of(t, s.seat, card, name, window_of(s.ask)) != c.NONE else c.NO_SUCH_OPTION


def might_use(t: Tables, s: State, seat: int, window: int) -> int:
    """EDEN-GAP-13 1 if a hand might hold a card with an option, as far as all know."""
    if s.hand_n[seat] == 0 or s.uses[seat] >= t.options_most:
        return 0
    for mode in range(t.modes_n):
        if t.mode_windows[mode] & window == 0:
            continue
        card = t.mode_card[mode]
        if card >= 0:
            if s.held[seat][card] > 0:
                return 1
        elif t.mode_civ[mode] == t.civ[seat]:
            for other in range(t.cards_n):
                if s.held[seat][other] > 0 and has_mode(t, seat, other, mode) == 1:
                    return 1
    return 0


def use(t: Tables, s: State, card: int, name: int) -> None:
    """A card of the hand is paid and does what it says."""
    seat = s.seat
    mode = max(0, mode_of(t, seat, card, name, window_of(s.ask)))
    s.uses[seat] += 1
    NOTE.option_used(s, seat, card, EVERYONE)
    if t.mode_pay[mode] == c.PAY_DISCARD:
        discard_held(s, seat, card)
    else:
        destroy_held(t, s, seat, card)
    for row in range(t.mode_first[mode], t.mode_last[mode]):
        n = t.row_n[row]
        if t.row_n_per[row] == c.C_PAID:
            n = min(t.row_n_max[row], n * worth(t, card))
        if t.row_verb[row] == c.DRAW:
            draw(s, seat, n)
        else:
            gain(s, seat, n)
