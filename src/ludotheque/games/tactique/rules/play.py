"""Moves as they are made: choices are gathered, and an action is done when its last one is made."""

from ludotheque.cards.piles import put
from ludotheque.core.kernel import EVERYONE, OK
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.events import NOTE
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.building import add, pick, take_preset
from ludotheque.games.tactique.rules.choices import lacking, slot_now
from ludotheque.games.tactique.rules.effects import relocate
from ludotheque.games.tactique.rules.ending import finish, forget
from ludotheque.games.tactique.rules.fights import attack
from ludotheque.games.tactique.rules.legality import spot_of, value_of
from ludotheque.games.tactique.rules.settling import prepare, run, settle
from ludotheque.games.tactique.rules.turns import end_turn
from ludotheque.games.tactique.rules.zones import enter, fade, leave_hand, reveal, to_discard


def apply(t: Tables, s: State, move: int) -> int:
    """Play a legal move, on to the next decision."""
    if move < c.MOVE_PRESET:
        return add(t, s, move - c.MOVE_ADD)
    if move < c.MOVE_PICK:
        return take_preset(t, s, move - c.MOVE_PRESET)
    if move < c.MOVE_PLAY:
        return pick(t, s, move - c.MOVE_PICK)
    if move == c.MOVE_END:
        return end_turn(t, s)
    if move == c.MOVE_CONCEDE:
        return finish(s, 1 - s.seat, c.CONCEDE, c.NONE)
    if move >= c.MOVE_CELL:
        return choose_next(t, s, move)
    first = s.seat * c.CELLS
    if move < c.MOVE_ATTACK:
        return compose(t, s, c.ACT_PLAY, move - c.MOVE_PLAY, t.asks[move - c.MOVE_PLAY])
    if move < c.MOVE_ACTIVATE:
        return compose(t, s, c.ACT_ATTACK, first + move - c.MOVE_ATTACK, c.NONE)
    if move < c.MOVE_MOVE:
        place = move - c.MOVE_ACTIVATE
        return compose(t, s, c.ACT_ACTIVATE, first + place // c.ABILITIES, place % c.ABILITIES)
    return compose(t, s, c.ACT_MOVE, first + move - c.MOVE_MOVE, c.NONE)


def compose(t: Tables, s: State, act: int, what: int, ability: int) -> int:
    """TAC-DEC-01 An action is begun; it is done at once if nothing is to be chosen."""
    seat = s.seat
    s.act[seat] = act
    s.act_what[seat] = what
    s.act_ability[seat] = ability
    return commit(t, s, seat) if is_complete(t, s, seat) == 1 else 0


def is_complete(t: Tables, s: State, seat: int) -> int:
    """1 if every choice of the action is made."""
    act = s.act[seat]
    plain = act in (c.ACT_ATTACK, c.ACT_MOVE)
    unit = act == c.ACT_PLAY and t.type[s.act_what[seat]] == c.UNIT
    if (plain or unit) and s.picks_n[seat] == 0:
        return 0
    return 1 if slot_now(t, s, seat) == c.NONE else 0


def choose_next(t: Tables, s: State, move: int) -> int:
    """One more choice; the last one commits the action."""
    seat = s.seat
    slot = slot_now(t, s, seat)
    value = c.NONE
    if slot >= 0:
        if move != c.MOVE_SKIP:
            value = value_of(t, s, slot, move)
    elif s.act[seat] == c.ACT_ATTACK:
        value = spot_of(seat, move)
    else:
        value = seat * c.CELLS + move - c.MOVE_CELL
    s.picks[seat][s.picks_n[seat]] = value
    s.picks_n[seat] += 1
    placing = slot == c.NONE and s.act[seat] == c.ACT_PLAY and s.act_ability[seat] >= 0
    if placing and lacking(t, s, s.act_what[seat], s.act_ability[seat]) != OK:
        s.act_ability[seat] = c.NONE  # Q35 without a candidate a deploy does nothing
    return commit(t, s, seat) if is_complete(t, s, seat) == 1 else 0


def commit(t: Tables, s: State, seat: int) -> int:
    """§4.2 Costs are paid, the effect resolves, and everything settles."""
    act, what, first = s.act[seat], s.act_what[seat], s.picks[seat][0]
    if act == c.ACT_ATTACK:
        forget(s, seat)
        return attack(t, s, what, first)
    if act == c.ACT_MOVE:
        s.moved[what] = 1
        forget(s, seat)
        relocate(s, what, first)
        return settle(t, s)
    if act == c.ACT_ACTIVATE:
        activate(t, s, seat, what)
    elif t.type[what] == c.UNIT:
        if place(t, s, seat, what) == 0:
            return forget(s, seat)
    else:
        cast(t, s, seat, what)
    forget(s, seat)
    return settle(t, s)


def activate(t: Tables, s: State, seat: int, spot: int) -> int:
    """TAC-5.1-3b An activated ability of a unit."""
    card, ability = s.unit[spot], s.act_ability[seat]
    s.echoes[seat] -= t.ability_cost[card][ability]
    s.uses[spot] += 1
    NOTE.used_ability(s, seat, spot - seat * c.CELLS, card, s.echoes[seat], EVERYONE)
    prepare(t, s, spot, card, ability)
    return run(t, s)


def pay(t: Tables, s: State, seat: int, card: int) -> None:
    """TAC-4.1-b A card leaves the hand and its cost is paid."""
    leave_hand(s, seat, card)
    s.echoes[seat] -= t.cost[card]
    NOTE.played_card(s, seat, card, s.echoes[seat], EVERYONE)


def place(t: Tables, s: State, seat: int, card: int) -> int:
    """TAC-4.1-a A unit comes to its cell, and its deploy resolves: 1 if there is one to settle."""
    spot, ability = s.picks[seat][0], s.act_ability[seat]
    pay(t, s, seat, card)
    enter(t, s, spot, card)
    NOTE.placed(s, seat, spot - seat * c.CELLS, card, EVERYONE)
    if ability < 0:
        return 0
    prepare(t, s, spot, card, ability)
    run(t, s)
    return 1


def cast(t: Tables, s: State, seat: int, card: int) -> None:
    """TAC-4.2-d, TAC-11-d A spell resolves and is discarded; a persistent one stays."""
    pay(t, s, seat, card)
    if t.type[card] == c.PERSISTENT:
        if s.lasting_n[seat] == t.lasting_max:
            fade(s, seat, 0)
        s.lasting_n[seat] = put(s.lasting[seat], s.lasting_n[seat], card)
        reveal(s, seat, card)
        NOTE.lasts(s, seat, card, EVERYONE)
        return
    prepare(t, s, c.SPOTS + seat, card, s.act_ability[seat])
    run(t, s)
    to_discard(s, seat, card)
    NOTE.spent(s, seat, card, EVERYONE)


def turn(t: Tables, s: State) -> int:
    """Turns begun by both players."""
    return s.own_turn[0] + s.own_turn[1]


def chapter(t: Tables, s: State) -> int:
    """A playout may end where some turns do."""
    return turn(t, s) // t.horizon


def mid_action(t: Tables, s: State) -> int:
    """TAC-DEC-01 1 while an action is being composed."""
    return 1 if s.phase == c.PLAY and s.act[s.seat] != 0 else 0
