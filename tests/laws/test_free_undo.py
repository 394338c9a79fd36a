"""Law: what may be taken back freely depends on what the mover knows, and tells nothing else."""

import pytest

from ludotheque.core import kernel, undo
from ludotheque.core.undo import was_quiet

from .positions import law, moves_after, notes, seen_by, state_at, world_of

MOVES = 60  # of a game from a spot on
KNOWN = 16  # answers that are remembered


@pytest.fixture(scope="module", autouse=True)
def asked_once():
    """What a move tells a seat hangs on two positions alone: of equal ones it is not asked twice,
    as what the others are told is, in the world that the mover holds possible."""
    asked, known = undo._learns_nothing, {}

    def remembered(edition, before, after, number, seat):
        pack = edition.rules.state.pack
        key = (edition, pack(before), pack(after), number, seat)
        if key not in known:
            while len(known) >= KNOWN:
                del known[next(iter(known))]
            known[key] = asked(edition, before, after, number, seat)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(undo, "_learns_nothing", remembered)
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
