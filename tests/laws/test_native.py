"""Law: Python and native agree to the byte, in every function of the contract."""

import os

import pytest

from ludotheque.agents import Budget, agent
from ludotheque.core import kernel, native, playing, sight
from ludotheque.core.match import Match
from ludotheque.core.native.compiler import NoCompiler, check_tools

from .positions import (  # isort: skip
    asked,
    beginning,
    codes,
    deciding,
    eyes,
    is_large,
    law,
    moves_after,
    moves_to,
    on_every_game,
    position,
    printed_at,
    state_at,
    world_of,
)


def twin(edition):
    """The native twin of an edition; skips only where there is nothing to build it with."""
    if os.environ.get(native.SETTING) == "0":
        pytest.skip(f"native code is switched off by {native.SETTING}=0")
    try:
        check_tools()
    except NoCompiler as missing:
        if native.handle(edition) is None:
            pytest.skip(f"native code can't be built here: {missing}")
    found = native.handle(edition)
    assert found is not None, f"{edition.rules.id} has a compiler but no native twin"
    return found


def check(game, spot, twin=twin):
    """Play a random game, or a stretch of a long one, in both: equal bytes after every move."""
    edition = printed_at(game, spot)
    fast = twin(edition)
    pack = game.rules.state.pack
    first = fast.first(spot.seed & kernel.MASK64, spot.seed >> 64)
    assert first == pack(edition.first(spot.seed)), "the first positions differ"
    begin = beginning(edition, spot)
    start, stop = len(moves_to(edition, begin)), len(moves_to(edition, spot))
    s = position(edition, spot.seed, start)
    raw = bytearray(pack(s))
    for n, move in enumerate(moves_after(edition, begin), start):
        if n == stop:
            check_questions(edition, fast, s, raw, spot)
        edition.apply(s, move)
        fast.apply(raw, move)
        assert bytes(raw) == pack(s), f"{game.id}: positions differ after move {n}, {move}"
        assert fast.legal(raw) == edition.legal(s), f"legal moves differ after move {n}"
    check_value(edition, fast, s, raw)


def check_questions(edition, fast, s, raw, spot):
    """All that only asks, at one position."""
    moves = asked(edition, s, spot)
    told = [fast.why_not(raw, move) for move in moves]
    assert told == codes(edition, s, moves), "refusals differ"
    out = [0] * (edition.rules.width + edition.rules.moves.count)
    for ask in ("prune", "playout_moves", "random_moves"):
        count = getattr(edition.rules, ask)(edition.t, s, out)
        assert getattr(fast, ask)(raw) == out[:count], f"moves {ask} differ"
    check_value(edition, fast, s, raw)
    for eye in eyes(edition):
        check_eye(edition, fast, s, raw, eye, spot)


def check_value(edition, fast, s, raw):
    """Outcome and estimate."""
    for name in ("outcome", "value"):
        out = [0] * edition.rules.most_seats
        reason = getattr(edition.rules, name)(edition.t, s, out)
        assert getattr(fast, name)(raw) == (reason, out), f"{name} differs"


def check_eye(edition, fast, s, raw, eye, spot):
    """What an eye sees, and the world it guesses."""
    pack = edition.rules.state.pack
    view = bytearray(raw)
    fast.redact(view, eye)
    assert bytes(view) == pack(sight.redact(edition.rules.state, s, eye)), f"eye {eye}: views"
    fast.guess(view, eye, spot.seed & kernel.MASK64, 0x60E5)
    guessed = world_of(edition, s, eye, spot.seed)
    assert bytes(view) == pack(guessed), f"eye {eye}: guesses differ"


def check_choice(game, spot, name, monkeypatch):
    """An agent chooses alike whether the search runs in native code or in Python."""
    edition, s = state_at(game, deciding(spot))
    twin(edition)
    view = Match(edition, 0, state=s).view(s.seat)
    fast = agent(name, game, seed=3).choose(view, Budget(iterations=30))
    with monkeypatch.context() as patch:
        patch.setattr(native, "handle", lambda edition: None)
        slow = agent(name, game, seed=3).choose(view, Budget(iterations=30))
    assert fast == slow, f"{name}: {fast} in native code, {slow} in Python"


@pytest.mark.parametrize("name", ["greedy", "search"])
@law(8)
def test_an_agent_chooses_alike_in_python_and_native(game, spot, name, monkeypatch):
    check_choice(game, spot, name, monkeypatch)


@law(20)
def test_python_and_native_agree_to_the_byte(game, spot):
    check(game, spot)


@on_every_game
def test_many_native_games_have_the_checksums_of_python(game):
    edition = game.edition()
    fast = twin(edition)
    rules, total, moves = game.rules, 0, 0
    games = 6 if is_large(rules) else 20
    for seed in range(games):
        s = edition.first(seed)
        out = [0] * rules.width
        made = playing.play_random(rules, edition.t, s, out, seed, fast.limit)
        played, raw, _ = fast.random_game(seed)
        assert (played, raw) == (made, rules.state.pack(s)), f"game {seed} ends elsewhere"
        moves += made
        total = playing.fold(total, fast.fingerprint(raw))
    assert fast.random_games(0, games) == (moves, total)
