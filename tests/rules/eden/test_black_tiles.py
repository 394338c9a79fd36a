"""Just enough black tiles (EDEN-AMB-07): the quick way against the words of the rule."""

import random

import pytest

from ludotheque.core.kernel import OK
from ludotheque.core.library import load
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.desk import DESK
from ludotheque.games.eden.rules import board, mapping
from ludotheque.space.hex import distance
from tests.rules.eden.model import Map, at

FEW = 3  # black tiles looked for by trying


def edition(mode):
    return load("eden").edition({"seats": 6, "distance_mode": mode})


def built(edition, seed, moves):
    """A map after some random decisions of the map stage; portals are laid now and then."""
    s, drawn = edition.first(seed), random.Random(seed)
    for _ in range(moves):
        legal = edition.legal(s)
        if s.phase != n.MAP:
            break
        edition.apply(s, drawn.choice(legal))
    return s


def takes_off(s):
    """The active player's portal is off the map."""
    if s.portal[s.active] != n.NONE:
        board.lift(s, s.portal[s.active])
        s.portal[s.active] = n.NONE
    s.left = n.NONE


@pytest.mark.parametrize("mode", ["path", "hex"])
def test_eden_amb_07_the_least_number_is_that_of_trying_all_and_so_are_the_cells(mode):
    printed, seen = edition(mode), set()
    t = printed.t
    for seed in range(14):
        s = built(printed, seed, 4 + 5 * (seed % 10))
        if s.phase != n.MAP:
            continue
        takes_off(s)
        needed = DESK.lend(mapping.black_needed)(t, s)
        if needed > 2:
            continue
        seen.add(needed)
        drawn = Map(t, s)
        assert next(count for count in range(FEW) if drawn.can(count)) == needed
        s.ask, s.blacks = n.MAP_BLACK if needed else n.MAP_PORTAL_POS, needed
        cells = {at(move - n.MOVE_AT) for move in printed.legal(s)}
        if needed:
            assert cells == {h for h in drawn.free() if drawn.leads(h, needed)}
        else:
            assert cells == {h for h in drawn.free() if drawn.may_stand(h)}
    assert {0, 1} <= seen


def greedy(t, s, legal):
    """Who wants black tiles: crowds the Heart, adds the portal where some come with it, takes it
    off again."""
    moves = [move - n.MOVE_PORTAL for move in legal]
    if s.ask != n.MAP_PORTAL:
        return min(legal, key=lambda move: distance(max(0, move - n.MOVE_AT), n.HEART_CELL))
    if n.PORTAL_REMOVE in moves:
        return n.MOVE_PORTAL + n.PORTAL_REMOVE
    wants = n.PORTAL_ADD in moves and DESK.lend(mapping.black_needed)(t, s) > 0
    return n.MOVE_PORTAL + n.PORTAL_ADD if wants else legal[0]


@pytest.mark.parametrize("mode", ["path", "hex"])
def test_eden_amb_60_there_is_room_for_all_black_tiles_that_six_players_can_wring_out(mode):
    printed = edition(mode)
    s = printed.first(2)
    while s.phase in (n.MAP, n.FINAL):
        printed.apply(s, greedy(printed.t, s, printed.legal(s)))
    assert 1 + 9 * 6 + 6 < s.tiles_n < n.TILES - 30


def test_eden_map_17_the_table_ends_before_the_rim_of_its_box():
    t, s = edition("path").t, edition("path").first(1)
    assert mapping.refuse_tile(t, s, DESK.here, n.HEART_CELL) != OK
