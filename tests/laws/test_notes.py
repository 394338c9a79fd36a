"""Law: notes fit their buffer, are of a known kind, are told to somebody, and have words."""

from ludotheque.core.record import EVERYONE, SPECTATOR

from .positions import law, printed_at, states_to


def check(game, spot):
    """Look at every note of a random game."""
    edition = printed_at(game, spot)
    check_room(edition)
    for _, s in states_to(edition, spot):
        for event in edition.rules.events.noted(s):
            check_note(edition, event)


def check_room(edition):
    """The longest note there can be finds room where there are no others."""
    room = edition.rules.state.by_name["event"].count
    for kind in edition.rules.events:
        lists = sum(sense.most for sense in kind.args.values() if sense.form == "list")
        assert 2 + len(kind.args) + lists <= room, f"{kind.name} finds no room"


def check_note(edition, event):
    """One note."""
    assert event.seen & EVERYONE, f"{event} is told to nobody"
    assert 0 < event.seen <= EVERYONE, f"{event}: mask out of range"
    known = [*range(edition.seats), SPECTATOR]
    assert any(event.shown_to(eye) for eye in known), f"{event} is told to no seat of this match"
    for lang in ("fr", "en"):
        line = edition.rules.face.show.event(edition, event, lang)
        assert isinstance(line, str) and "{" not in line, f"{event}: log line {line!r}"


@law(20)
def test_notes_fit_and_have_words(game, spot):
    check(game, spot)
