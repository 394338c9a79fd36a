"""Law: what may be taken back freely depends on what the mover knows, and tells nothing else."""

import functools

import pytest

from ludotheque.core import kernel
from ludotheque.core.undo import was_quiet

from .positions import law, moves_after, notes, seen_by, state_at, world_of

MOVES = 60  # of a game from a spot on


@pytest.fixture(scope="module", autouse=True)
def remembered():
    """Quiet moves are asked about in worlds under the same few keys: each draw is made once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "noise", functools.lru_cache(1 << 14)(kernel.noise))
        yield


def check(game, spot):
    """Moves of a game, also in a world that their maker can't tell apart from the true one."""
    edition, s = state_at(game, spot)
    copy = edition.rules.state.copy
    for n, move in enumerate(moves_after(edition, spot)[:MOVES]):
        before, eye = copy(s), s.seat
        edition.apply(s, move)
        other = world_of(edition, before, eye, spot.seed + n)
        other.key0, other.key1, other.draws = before.key0, before.key1, before.draws
        if edition.rules.why_not(edition.t, other, move) == kernel.OK:
            after = copy(other)
            edition.apply(after, move)
            true = was_quiet(edition, before, s, move)
            if all(look(edition, s, eye) == look(edition, after, eye) for look in LOOKS):
                told = was_quiet(edition, other, after, move)
                assert true == told, f"move {move}: taking it back tells what is hidden"
            else:
                assert not true, f"move {move}: it tells what it did not meet, and is free"


LOOKS = (seen_by, notes)


@law(16)
def test_what_may_be_taken_back_tells_nothing_hidden(game, spot):
    check(game, spot)
