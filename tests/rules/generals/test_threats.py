"""What enemies could attack, as pages show it: known zones are those that a search would find."""

import random
from collections import Counter

import pytest

from ludotheque.core.library import load
from ludotheque.games.generals.codes import MAIN, MOVE_RESIGN
from ludotheque.games.generals.rules.board import owner_at
from ludotheque.games.generals.show import threats

GAME = load("generals")


def searched(t, s, team):
    """The same without any memory."""
    enemies = [c for c in t.cell[: t.cells] if s.unit[c] and t.team[owner_at(s, c)] != team]
    found = Counter(cell for enemy in enemies for cell in threats._threatened(t, s, enemy))
    return {str(cell): count for cell, count in sorted(found.items())}


@pytest.mark.parametrize("fog", ["off", "on"])
def test_what_is_remembered_of_a_zone_is_what_a_search_finds(fog):
    match, chance, compared = GAME.new(7, {"fog": fog}), random.Random(7), 0
    while not match.over and match.version < 500:
        view = match.view(match.seat)
        if view.state.phase == MAIN:
            t = match.edition.t
            team = t.team[view.seat]
            assert threats.threat(match.edition, view.state, team) == searched(t, view.state, team)
            compared += 1
        match.push(chance.choice([n for n in view.moves if n != MOVE_RESIGN]))
    assert compared > 100
