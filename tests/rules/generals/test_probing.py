"""LUD-5 under fog: that nobody lurked on the way is news; such a way is not taken back freely."""

import random

import pytest

from ludotheque.core.library import load
from ludotheque.core.undo import was_quiet
from ludotheque.games.generals import codes as n
from ludotheque.games.generals.events import EVENTS
from ludotheque.games.generals.rules.forces import look_out, place
from ludotheque.games.generals.state import UNIT
from tests.laws.positions import notes, seen_by

GENERALS = load("generals")
MOVES = 1200
WANTED = 5  # ways on which somebody could have lain


def stepped(s, seat):
    """The cells that the last move entered."""
    return [event.end for event in EVENTS.noted(s, seat) if event.kind == "stepped"]


def ambushed(edition, before, move, cells):
    """A world that looks the same to the mover, with an enemy that dives on a cell of the way."""
    t, seat = edition.t, before.seat
    diver = next(kind for kind in range(n.TYPES) if t.dives[kind])
    foe = next(other for other in range(t.seats) if t.team[other] != t.team[seat])
    for cell in cells:
        if not t.cost[foe][before.power[foe]][diver][t.ground[cell]] or before.unit[cell]:
            continue
        world = edition.rules.state.copy(before)
        world.fuel[cell] = 50
        place(t, world, cell, UNIT.pack(foe, diver), 100)
        look_out(t, world, cell)
        if seen_by(edition, world, seat) == seen_by(edition, before, seat):
            return world
    return None


@pytest.mark.parametrize("drawn", ["strait", "archipelago"])
def test_lud_5_a_way_that_might_have_been_cut_off_is_not_free(drawn):
    """A ship went, met no submarine, and was taken back: the sea was searched for nothing."""
    edition, chance, met = GENERALS.edition({"map": drawn}), random.Random(128), 0
    s, copy, room = edition.first(128), GENERALS.rules.state.copy, [0] * edition.rules.width
    for _ in range(MOVES):
        if s.seat < 0 or met == WANTED:
            break
        before = copy(s)
        move = room[chance.randrange(edition.rules.random_moves(edition.t, s, room))]
        edition.apply(s, move)
        other = ambushed(edition, before, move, stepped(s, before.seat))
        if other is None:
            continue
        met += 1
        after = copy(other)
        edition.apply(after, move)
        told = [notes(edition, one, before.seat) for one in (after, s)]
        assert told[0] != told[1], "it would have been cut off"
        assert not was_quiet(edition, before, s, move)
    assert met, "nobody ever went by sea"


def test_lud_5_a_way_over_ground_in_sight_stays_free():
    edition, chance, free, ways = GENERALS.edition({"map": "plain"}), random.Random(5), 0, 0
    s, copy, room = edition.first(5), GENERALS.rules.state.copy, [0] * edition.rules.width
    for _ in range(MOVES):
        if s.seat < 0:
            break
        before = copy(s)
        move = room[chance.randrange(edition.rules.random_moves(edition.t, s, room))]
        edition.apply(s, move)
        cells, lit = stepped(s, before.seat), before.viewers[edition.t.team[before.seat]]
        if cells and all(lit[cell] for cell in cells):
            ways += 1
            free += was_quiet(edition, before, s, move)
    assert free > ways / 10 and ways > 20, f"{free} of {ways} ways over lit ground are free"
