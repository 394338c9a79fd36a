"""Laws look at parts of long games only: the parts are the game's own, and faults still show."""

import pytest

from tests.laws import (
    test_census,
    test_counters,
    test_ends,
    test_native,
    test_notes,
    test_past_never_changes,
    test_same_bytes,
    test_save_load,
)
from tests.laws.positions import (
    Spot,
    is_large,
    law,
    match_at,
    position,
    printed_at,
    random_game,
    state_at,
    states_to,
    template,
)

from .broken import SPOTS, after_apply, broken

LAWS = (test_census, test_counters, test_ends, test_notes, test_past_never_changes)
LAWS += (test_same_bytes, test_save_load)


@pytest.fixture
def long_games(monkeypatch):
    """The template counts as a game with large records, of which seven moves are many."""
    monkeypatch.setattr("tests.laws.positions.LARGE", 100)
    monkeypatch.setattr("tests.laws.positions.STRETCH", 7)
    monkeypatch.setattr("tests.laws.positions.KEPT", 4)
    assert is_large(template().rules)


def packed(game, spot):
    """The bytes of the position of a spot."""
    return game.rules.state.pack(state_at(game, spot)[1])


def without_notes(game, raw):
    """The bytes of a position without what its last move noted."""
    layout = game.rules.state
    s, blank = layout.unpack(raw), layout.new()
    for name in layout.tail:
        setattr(s, name, getattr(blank, name))
    return layout.pack(s)


def test_a_position_in_the_middle_is_the_one_played_to(request):
    game = template()
    plain = [packed(game, spot) for spot in SPOTS]
    request.getfixturevalue("long_games")
    bare = [without_notes(game, raw) for raw in plain]  # a first position has none
    assert [without_notes(game, packed(game, spot)) for spot in SPOTS] == bare
    for spot, raw in zip(SPOTS, bare, strict=True):
        match = match_at(game, spot)
        reached = without_notes(game, game.rules.state.pack(match.state))
        assert reached == raw and match.version <= 7


def test_of_a_long_game_the_ends_and_a_stretch_are_looked_at(long_games):
    edition = printed_at(template(), Spot(0, 5, 50))
    moves = len(random_game(edition, 5))
    middle = moves * 50 // 100
    seen = [n for n, _ in states_to(edition, Spot(0, 5, 50))]
    assert seen == [0, *range(middle, middle + 8), moves]
    pack = edition.rules.state.pack
    for n, s in states_to(edition, Spot(0, 5, 50)):
        assert pack(s) == pack(position(edition, 5, n))


@pytest.mark.parametrize("made", LAWS, ids=lambda made: made.__name__.rpartition(".")[2])
def test_laws_hold_for_parts_of_the_template(made, long_games):
    for spot in SPOTS:
        made.check(template(), spot)


def test_a_drift_late_in_a_long_game_is_caught(long_games):
    def drift(t, s, move):
        s.points[0] += s.turns == 9

    with pytest.raises(AssertionError, match=r"points\[0\] is"):
        for spot in SPOTS:
            test_counters.check(after_apply(drift), spot)


def test_an_endless_long_game_is_caught(long_games):
    def start_over(t, s, move):
        s.turns = 0
        s.points = [0, 0, 0]

    with pytest.raises(AssertionError, match="no end"):
        test_ends.check(after_apply(start_over), SPOTS[0])


def test_a_twin_that_differs_late_in_a_long_game_is_caught(long_games):
    game = template()
    test_native.twin(game.edition())  # or skipped
    for spot in SPOTS:
        test_native.check(game, spot)

    def drift(t, s, move):
        s.points[0] += s.turns == 9

    other = after_apply(drift)
    with pytest.raises(AssertionError, match="positions differ after move"):
        for spot in SPOTS:
            test_native.check(other, spot, lambda p: test_native.twin(game.edition(p.options)))


def test_fewer_spots_of_a_large_game_are_tried(long_games, monkeypatch):
    tried = []

    def test_something(game, spot):
        tried.append(spot)

    run = law(60)(test_something)
    run(game=template())
    fewer = len(tried)
    assert 20 < fewer <= 30 and {s.options == s.seed for s in tried} == {True}
    assert len(set(tried)) == fewer, "a spot is tried twice"
    monkeypatch.setattr("tests.laws.positions.LARGE", 4096)
    run(game=broken())
    assert len(tried) == fewer + 60
