"""What the other holds is guessed by what he let pass, and by nothing that nobody sees."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludotheque.agents.deadline import NEVER
from ludotheque.agents.levels import levels
from ludotheque.agents.running import Tree, think
from ludotheque.core import kernel, library, native, sight
from ludotheque.games.duel import codes as c

DUEL = library.load("duel")
ORACLE = levels(DUEL.folder)["oracle"].style
WORLDS = 200


@pytest.fixture
def duel():
    """A warrior's turn, in which the other holds cards and has mana for those of cost 1."""
    match = DUEL.new(5, {"classes": "warrior"})
    while match.state.turn < 9:
        match.push(match.legal()[-1 if match.state.phase == c.PLAY else 0])  # only turns are ended
    s = match.state
    s.mana[1 - s.seat] = 1
    assert s.hand_n[1 - s.seat] >= 4 and s.deck_n[1 - s.seat] >= 12
    return match


def share(match, wanted, suspects=True):
    """How many of the cards that the other is guessed to hold are of a kind."""
    t, rules, me = match.edition.t, match.edition.rules, match.seat
    held = found = 0
    for key in range(WORLDS):
        world = sight.redact(rules.state, match.state, me)
        kernel.set_key(world, key, 7)
        rules.guess(t, world, me)
        if suspects:
            rules.suspect(t, world, me)
        for i in range(world.hand_n[1 - me]):
            held += 1
            found += wanted(t, world.hand[1 - me][i])
    return found / held


def playable(t, card):
    return t.type[card] != c.RAPID and t.cost[card] <= 1


def rapid(t, card):
    return t.type[card] == c.RAPID


def dear(t, card):
    return t.cost[card] > 0


def test_hardly_anybody_is_guessed_to_hold_what_he_would_have_played(duel):
    assert share(duel, playable) < share(duel, playable, suspects=False) / 2
    assert share(duel, rapid) > share(duel, rapid, suspects=False) + 0.05


def test_who_could_pay_nothing_may_hold_anything_that_costs(duel):
    duel.state.mana[1 - duel.seat] = 0
    assert share(duel, dear) > share(duel, dear, suspects=False)


def test_a_card_whose_place_is_known_stays_there(duel):
    other = 1 - duel.seat
    for place in range(duel.state.deck_n[other]):
        duel.state.known[other][place] |= 1 << duel.seat
    assert share(duel, playable) == share(duel, playable, suspects=False)


def test_a_suspicious_search_finds_the_same_in_python(duel):
    view = duel.view(duel.seat)
    found = think(view, 60, NEVER, 5, ORACLE)
    with native.set_aside():
        assert think(view, 60, NEVER, 5, ORACLE) == found


def test_only_a_search_that_is_told_to_suspects(duel, monkeypatch):
    asked = []
    monkeypatch.setattr(type(DUEL.rules), "suspect", lambda *given: asked.append(given))
    with native.set_aside():
        Tree(duel.view(duel.seat), 5, 1, replace(ORACLE, suspects=False)).grow(0, 5)
        assert not asked
        Tree(duel.view(duel.seat), 5, 1, ORACLE).grow(0, 5)
    assert len(asked) == 5
