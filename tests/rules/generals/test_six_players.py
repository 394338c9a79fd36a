"""D-34 Nothing in the record forbids a fifth and a sixth player."""

import random

import pytest

from ludotheque.core import native, sight
from ludotheque.core.native.reference import Reference
from ludotheque.core.record import NOBODY, SPECTATOR
from ludotheque.games.generals.codes import MOVE_RESIGN, PLAYERS, SEATS
from ludotheque.games.generals.state import UNIT

from .table import GAME, sit

SIX = """
    options: fog={fog} teams={teams} day_limit=6
    map:
      B..B..B
      .~...~.
      ..B.O..
      .~...~.
      B..B..B
    owner P1: (0,0)
    owner P2: (3,0)
    owner P3: (6,0)
    owner P4: (0,4)
    owner P5: (3,4)
    owner P6: (6,4)
    unit: a P1 infantry (1,0)
    unit: b P2 infantry (4,0)
    unit: c P3 tank (5,0)
    unit: d P4 infantry (1,4)
    unit: e P5 submarine (1,1)
    unit: f P6 tank (5,4)
"""
pytestmark = pytest.mark.parametrize("fog", ["on", "off"])


def six(fog, teams="0,1,2,3"):
    """A sketch for six; those behind the fourth stand alone."""
    return sit(SIX.format(fog=fog, teams=teams)).match


def test_a_sketch_for_six_is_played_to_its_end_alike_in_python_and_native(fog):
    match, dice = six(fog), random.Random(6)
    edition = match.edition
    fast, slow = native.handle(edition), Reference(edition)
    raw = bytearray(edition.rules.state.pack(match.state))
    acted = set()
    for _ in range(2000):
        legal = slow.legal(raw)
        if not legal:
            break
        s = edition.rules.state.unpack(raw)
        acted.add(s.seat)
        if fast is not None:
            assert fast.legal(raw) == legal
            if dice.random() < 0.1:
                check_views(edition, fast, slow, raw)
        move = dice.choice([move for move in legal if move != MOVE_RESIGN])
        if fast is not None:
            twin = bytearray(raw)
            fast.apply(twin, move)
        slow.apply(raw, move)
        assert fast is None or twin == raw
    reason, shares = slow.outcome(raw)
    assert reason and len(shares) == SEATS and sum(shares) > 0
    assert acted == set(range(6))
    assert fast is None or fast.outcome(raw) == (reason, shares)


def check_views(edition, fast, slow, raw):
    """What seats and spectators see, what is guessed and what is advised is the same."""
    for seat in (edition.rules.state.unpack(raw).seat, 4, 5, SPECTATOR):
        view, other = bytearray(raw), bytearray(raw)
        for twin, seen in ((fast, view), (slow, other)):
            twin.redact(seen, seat)
        assert view == other
        for twin, seen in ((fast, view), (slow, other)):
            twin.guess(seen, seat, 3, 4)
        assert view == other
    assert fast.advise(bytearray(raw), 0) == slow.advise(bytearray(raw), 0)
    assert fast.estimate(raw) == slow.estimate(raw)


def test_the_sixth_player_sees_and_hides_like_any_other(fog):
    match = six(fog)
    layout = match.edition.rules.state
    own = sight.redact(layout, match.state, 5)
    other = sight.redact(layout, match.state, 0)
    cell = 4 * 32 + 5
    assert (UNIT.owner(own.unit[cell]), own.money[5]) == (5, match.state.money[5])
    assert (other.unit[cell] == 0) == (fog == "on")
    if fog == "on":
        assert other.purse_eyes[5] == 1 << 5


def test_maps_for_people_keep_their_limit(fog):
    assert GAME.rules.seats == (2, PLAYERS) == (2, 4)
    assert six(fog).state.seat != NOBODY
