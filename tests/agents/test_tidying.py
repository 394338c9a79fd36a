"""One position in many dresses: a search that tidies meets it as one."""

from __future__ import annotations

from dataclasses import replace

from ludotheque.agents.deadline import NEVER
from ludotheque.agents.levels import levels
from ludotheque.agents.running import think
from ludotheque.core import library, native
from ludotheque.games.night_dealer.brain.tidying import tidy
from ludotheque.games.night_dealer.codes import ATK, COMPOSE, ECLIPSE, HEX, MORE, TILE, WARD

NIGHT = library.load("night-dealer")
ORACLE = levels(NIGHT.folder)["oracle"].style


def rolled(*faces: int):
    """A match whose first player has rolled, and sees these faces."""
    match = NIGHT.new(3)
    match.push(match.legal()[0])
    match.state.wheel[match.seat] = list(faces)
    return match


def wheels(match) -> list[int]:
    """The wheels of who must act, tidied."""
    s = match.edition.rules.state.copy(match.state)
    tidy(match.edition.t, s)
    return s.wheel[s.seat]


def test_faces_of_wheels_that_roll_alike_are_sorted():
    assert wheels(rolled(WARD, ATK, HEX, WARD, ATK)) == [ATK, HEX, WARD, ATK, WARD]


def test_wheels_that_may_show_an_eclipse_stay_apart_from_others_until_it_came():
    match = rolled(WARD, WARD, WARD, ATK, HEX)
    assert wheels(match) == [WARD, WARD, WARD, ATK, HEX]
    match.state.drawn[match.seat] = 1
    assert wheels(match) == [ATK, HEX, WARD, WARD, WARD]
    match = rolled(WARD, ATK, HEX, ECLIPSE, ATK)
    match.state.drawn[match.seat] = 1
    assert sorted(wheels(match)) == [ATK, ATK, HEX, WARD, ECLIPSE]


def test_who_is_laying_tiles_keeps_the_wheels_in_their_places():
    match = rolled(WARD, ATK, HEX, WARD, ATK)
    assert (match.state.phase, match.state.stage) == (COMPOSE, TILE)
    match.state.stage = MORE
    assert wheels(match) == [WARD, ATK, HEX, WARD, ATK]


def test_moves_that_only_repeat_another_are_not_looked_at_unless_all_are_asked_for():
    match = rolled(ATK, ATK, ATK, HEX, HEX)
    view = match.view(match.seat)
    short = think(view, 300, NEVER, 5, ORACLE)
    whole = think(view, 300, NEVER, 5, replace(ORACLE, thrifty=False))
    assert {thought.move for thought in whole} == set(view.moves)
    assert {thought.move for thought in short} < set(view.moves)


def test_a_tidy_search_finds_the_same_in_python():
    match = rolled(WARD, ATK, HEX, WARD, ATK)
    view = match.view(match.seat)
    found = think(view, 200, NEVER, 5, ORACLE)
    with native.set_aside():
        assert think(view, 200, NEVER, 5, ORACLE) == found
