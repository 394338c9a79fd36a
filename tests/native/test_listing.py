"""A game that says so lists its legal moves by the native twin; Python checks and plays."""

import pytest

from ludotheque.core import native
from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.words import Refused

from .games import TOY, edition

pytestmark = pytest.mark.usefixtures("compiler")


@pytest.fixture
def quick():
    """The toy, listed by its twin, which is built."""
    assert native.handle(edition(TOY)) is not None
    return edition(TOY.changed(lists_natively=True))


def all_legal(made, seed):
    """What is legal in every position of a match, always the last move of it made."""
    match, found = Match(made, seed), []
    while not match.over:
        found.append(made.legal(match.state))
        assert [move.number for move in match.view(match.seat).legal] == found[-1]
        match.push(found[-1][-1])
    return found, made.rules.state.pack(match.state)


def test_both_list_the_same_in_every_position(quick):
    for seed in range(20):
        assert all_legal(quick, seed) == all_legal(edition(TOY), seed)


def test_python_is_asked_where_the_game_does_not_say_so_and_where_there_is_no_twin(quick):
    match = Match(quick, 1)
    with native.set_aside():
        assert native.built(quick) is None and quick.legal(match.state)
    strange = Edition.of(quick.rules, quick.folder, quick.options, quick.content, own=False)
    assert native.built(strange) is None and strange.legal(match.state) == match_numbers(match)
    assert native.built(quick) is not None


def match_numbers(match):
    """The legal moves of a match."""
    return [move.number for move in match.legal()]


def test_nobody_waits_for_a_compiler(monkeypatch):
    monkeypatch.setattr(native.cache, "find", lambda game, digest: None)
    made = edition(TOY.changed(lists_natively=True))
    assert native.built(made) is None
    assert made.legal(made.first(1)) == edition(TOY).legal(made.first(1))


def test_what_is_listed_is_still_checked_by_python(quick, monkeypatch):
    class Lying:
        """A twin that lists what is not legal."""

        def legal(self, state):
            return list(range(46))

    monkeypatch.setattr(native, "built", lambda made: Lying())
    match = Match(quick, 1)
    refused = next(n for n in range(46) if quick.rules.why_not(quick.t, match.state, n))
    assert refused in quick.legal(match.state)
    with pytest.raises(Refused):
        match.push(refused)
