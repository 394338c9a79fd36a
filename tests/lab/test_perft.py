"""Perft: the counts are those of playing every sequence."""

import pytest

from ludotheque.core.match import Match
from ludotheque.lab.perft import perft


def played_out(match, depth):
    if depth == 0:
        return 1
    return sum(played_out(match.clone().push(move), depth - 1) for move in match.legal())


@pytest.mark.parametrize("seed", [0, 7])
def test_counts_are_those_of_playing_every_sequence(grenier, seed):
    edition = grenier.edition()
    expected = [played_out(Match(edition, seed), depth) for depth in (1, 2, 3)]
    assert perft(edition, 3, seed) == expected
    assert len(set(expected)) == 3


def test_no_depth_no_counts(grenier):
    assert perft(grenier.edition(), 0) == []


def test_counting_leaves_no_trace_and_stops_where_a_match_ends(grenier, monkeypatch):
    edition = grenier.edition()
    before = edition.rules.state.pack(edition.first(1))
    moves = iter([2, 1, 0])
    monkeypatch.setattr(edition, "legal", lambda s: list(range(next(moves, 0))))
    monkeypatch.setattr(edition, "apply", lambda s, move: setattr(s, "turns", 9))
    assert perft(edition, 4, 1) == [2, 1, 0, 0]
    assert edition.rules.state.pack(edition.first(1)) == before
