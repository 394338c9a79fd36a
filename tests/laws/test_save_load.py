"""Law: save then load is the identity, for records and for replay files."""

from ludotheque.core import replay
from ludotheque.core.match import Match

from .positions import eyes, law, match_at


def check(game, spot):
    """Bytes of the record, and the replay of the match, finished or not."""
    match = match_at(game, spot)
    check_bytes(game, match.state)
    check_replay(game, match)
    middle = Match(match.edition, match.seed, state=match.state)
    check_replay(game, middle.push(*match.legal()[:1]))


def check_bytes(game, s):
    """pack and unpack."""
    layout = game.rules.state
    raw = layout.pack(s)
    again = layout.unpack(raw)
    assert len(raw) == layout.size
    assert again == s, "a record changes when saved and loaded"
    assert layout.pack(again) == raw, "bytes change when loaded and saved"
    assert layout.digest(again) == layout.digest(s)


def check_replay(game, match):
    """dump and read."""
    text = replay.dump(match)
    again = replay.read(text, game=game)
    pack = game.rules.state.pack
    assert pack(again.state) == pack(match.state), "a replay ends elsewhere"
    kept = [(m.seed, m.start, m.numbers, m.seats) for m in (again, match)]
    assert kept[0] == kept[1], "a replay forgets something"
    assert again.edition.options == match.edition.options
    for eye in eyes(match.edition):
        assert again.view(eye).key() == match.view(eye).key(), "a replay shows something else"
        assert again.events(eye, since=0) == match.events(eye, since=0)
    assert replay.dump(again) == text, "a replay changes when read and written"


@law()
def test_save_then_load_is_the_identity(game, spot):
    check(game, spot)
