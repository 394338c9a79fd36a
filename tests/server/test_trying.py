"""Moves tried out before they are made: on a guessed world, so that nothing hidden is told."""

from __future__ import annotations

import secrets

from ludotheque.core.library import load
from ludotheque.core.match import Match
from ludotheque.core.undo import guess_world
from ludotheque.server.trying import try_lines
from tests.server.helping import ROOT

ATTIC = load("grenier", ROOT / "tests" / "template")
NIGHT = load("night-dealer")


def test_two_worlds_that_a_seat_cannot_tell_apart_are_tried_the_same(monkeypatch):
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
    for seed in range(12):
        match = ATTIC.new(seed)
        lines = [[], *([str(move)] for move in match.legal())]
        other = Match(match.edition, 0, guess_world(match, match.seat, 99))
        assert try_lines(match, match.seat, lines) == try_lines(other, match.seat, lines)


def test_a_line_shows_where_it_leads_and_changes_nothing():
    match = NIGHT.new(seed=3).push("roll")
    before = match.edition.rules.state.pack(match.state)
    shown, refused = try_lines(match, match.seat, [["tile 1 5", "stop"], ["tile 1 5", "tile 1 6"]])
    assert refused.refusal is not None and refused.refusal.rule == "ND-T-b"
    assert shown.refusal is None and shown.events
    assert match.edition.rules.state.pack(match.state) == before


def test_chance_is_never_tried_out():
    match = NIGHT.new(seed=3)
    (found,) = try_lines(match, match.seat, [["roll"]])
    assert found.refusal is not None and found.refusal.code == "chance"
    assert found.state == {}
