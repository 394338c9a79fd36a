"""Tables that forget whose seat it was, caught by the law of seat changes."""

from ludotheque.server import acts, seating
from ludotheque.server.entries import Sitter
from ludotheque.server.identity import Identity
from tests.laws import test_seat_changes
from tests.laws.positions import template

from .broken import fails, holds

SEEN = "another's secrets are seen"


def anybody(playing, me, seat):
    """Lets everybody come to every seat."""


def test_a_seat_that_forgets_who_is_away_is_caught(monkeypatch):
    holds(test_seat_changes.check)
    level = Sitter("level", level="apprenti", ready=True)
    monkeypatch.setattr(acts, "stand_in", lambda sitter, name: level)
    monkeypatch.setattr(seating, "check_hands", anybody)
    fails(test_seat_changes.check, template(), SEEN)


def test_two_hands_at_a_table_with_others_are_caught(monkeypatch):
    holds(test_seat_changes.check)
    monkeypatch.setattr(seating, "check_hands", anybody)
    fails(test_seat_changes.check, template(), SEEN)


def test_a_bot_that_counts_as_a_stranger_is_caught(monkeypatch):
    holds(test_seat_changes.check)
    monkeypatch.setattr(Identity, "account", property(lambda me: me.id))
    fails(test_seat_changes.check, template(), SEEN)
