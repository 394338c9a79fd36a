"""Native twins that differ from the Python rules in one small thing."""

import sys

import pytest

from ludotheque.core import kernel, native, sight
from tests.laws import test_native
from tests.laws.positions import played, template, world_of

from .broken import RULES, SPOTS


class Twin:
    """A stand-in for a native twin: the same rules in Python, on bytes."""

    def __init__(self, edition):
        self.edition, self.t, self.layout = edition, edition.t, edition.rules.state

    def _on(self, raw, change):
        s = self.layout.unpack(bytes(raw))
        answer = change(s)
        raw[:] = self.layout.pack(s)
        return answer

    def first(self, low, high):
        """The first position."""
        return self.layout.pack(self.edition.first(low | high << 64))

    def apply(self, raw, move):
        """Play a move in place."""
        self._on(raw, lambda s: self.edition.apply(s, move))

    def legal(self, raw):
        """The legal moves."""
        return self.edition.legal(self.layout.unpack(bytes(raw)))

    prune = legal
    playout_moves = legal
    random_moves = legal

    def why_not(self, raw, move):
        """The code of a refusal."""
        return RULES.why_not(self.t, self.layout.unpack(bytes(raw)), move)

    def outcome(self, raw):
        """Reason and shares."""
        out = [0] * RULES.seats[1]
        return RULES.outcome(self.t, self.layout.unpack(bytes(raw)), out), out

    def value(self, raw):
        """Reason and worth."""
        out = [0] * RULES.seats[1]
        return RULES.value(self.t, self.layout.unpack(bytes(raw)), out), out

    def redact(self, raw, seat):
        """Blank what a seat may not know."""
        raw[:] = self.layout.pack(sight.redact(self.layout, self.layout.unpack(bytes(raw)), seat))

    def guess(self, raw, seat, low, high):
        """A world that agrees with a view."""
        assert high == 0x60E5
        self._on(raw, lambda s: self.layout.copy_into(s, world_of(self.edition, s, seat, low)))


class SwappedRule(Twin):
    """A cat snatches, but goes back to the hand."""

    def apply(self, raw, move):
        """Play a move in place."""
        super().apply(raw, move)
        if move == 11:
            self._on(raw, lambda s: s.held.__setitem__(0, s.held[0] + 1))


class OtherSign(Twin):
    """A byte that is taken for unsigned."""

    def redact(self, raw, seat):
        """Blank what a seat may not know, with the wrong hidden value."""
        super().redact(raw, seat)
        self._on(raw, lambda s: s.deck.__setitem__(0, 0))


class OtherChance(Twin):
    """One draw more in the set-up."""

    def first(self, low, high):
        """The first position."""
        s = self.edition.first(low | high << 64)
        kernel.below(s, 2)
        return self.layout.pack(s)


class OtherRefusal(Twin):
    """Refuses the same moves for other reasons."""

    def why_not(self, raw, move):
        """The code of a refusal."""
        return min(super().why_not(raw, move), 3)


class OtherValue(Twin):
    """Rounds the other way."""

    def value(self, raw):
        """Reason and worth."""
        reason, out = super().value(raw)
        return reason, [n + 1 for n in out]


def run(make):
    """The law on all spots."""
    for spot in SPOTS:
        test_native.check(template(), spot, make)


def test_an_equal_twin_passes():
    run(Twin)


@pytest.mark.parametrize(
    ("make", "because"),
    [
        (SwappedRule, "positions differ after move"),
        (OtherSign, "views"),
        (OtherChance, "the first positions differ"),
        (OtherRefusal, "refusals differ"),
        (OtherValue, "value differs"),
    ],
)
def test_a_twin_that_differs_is_caught(make, because):
    with pytest.raises(AssertionError, match=because):
        run(make)


def test_a_rule_changed_after_the_unit_was_built_is_caught(monkeypatch):
    test_native.twin(template().edition())  # built from the rules as they stand, or skipped
    rules = sys.modules[RULES.apply.__module__]
    honest = rules.shelve

    def shelve(t, s):
        honest(t, s)
        s.points[s.turn] += 1
        return 0

    monkeypatch.setattr(rules, "shelve", shelve)
    played.cache_clear()
    try:
        with pytest.raises(AssertionError, match="differ after move"):
            run(native.handle)
    finally:
        played.cache_clear()
