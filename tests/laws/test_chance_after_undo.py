"""Law: chance that spoke in moves taken back speaks anew; nobody knows what comes."""

from ludotheque.core import kernel, replay
from ludotheque.core.undo import another_key

from .positions import law, match_at, moves_after

NEXT = 8  # draws compared


def check(game, spot):
    """Play until chance has spoken, take it back, and look at what it would say next."""
    match = match_at(game, spot)
    first, version = upcoming(match.state), match.version
    for move in moves_after(match.edition, spot):
        match.push(move)
        if upcoming(match.state) != first:
            return check_anew(game, match, version, first)
    match.undo(match.version - version, another_key(match))
    assert upcoming(match.state) == first, "chance did not speak, and is keyed anew"


def check_anew(game, match, version, seen):
    """Once taken back, nothing of what was seen is what comes; and a file of it verifies."""
    match.undo(match.version - version, another_key(match))
    now = upcoming(match.state)
    assert not set(now) & set(seen), "what was seen comes again"
    again = replay.read(replay.dump(match), game=game)
    assert upcoming(again.state) == now, "a file of the match tells another chance"


def upcoming(s):
    """The next draws of chance."""
    return tuple(kernel.noise(s.key0, s.key1, s.draws + n) for n in range(NEXT))


@law(30)
def test_chance_taken_back_speaks_anew(game, spot):
    check(game, spot)
