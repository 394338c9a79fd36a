"""Law: notes fit their buffer, are of a known kind, are told to somebody, and have words."""

from ludotheque.core.record import EVERYONE, SPECTATOR
from ludotheque.core.view import Event

from .positions import law, printed_at, states_to


def check(game, spot):
    """Look at every note of a random game."""
    edition = printed_at(game, spot)
    for n, s in states_to(edition, spot):
        assert s.event_n <= len(s.event), f"move {n}: {s.event_n} notes, room for {len(s.event)}"
        for row in s.event[: s.event_n]:
            check_note(edition, Event(*row))


def check_note(edition, event):
    """One note."""
    assert event.kind in edition.rules.events, f"event kind {event.kind} has no name"
    assert event.seen & EVERYONE, f"{event} is told to nobody"
    assert 0 < event.seen <= EVERYONE, f"{event}: mask out of range"
    known = [*range(edition.seats), SPECTATOR]
    assert any(event.shown_to(eye) for eye in known), f"{event} is told to no seat of this match"
    for lang in ("fr", "en"):
        line = edition.rules.show.event(edition, event, lang)
        assert isinstance(line, str) and "{" not in line, f"{event}: log line {line!r}"


@law(20)
def test_notes_fit_and_have_words(game, spot):
    check(game, spot)
