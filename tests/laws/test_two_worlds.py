"""Law: two states that differ only in what a seat can't see look the same to it in every way."""

from random import Random

import msgspec

from ludotheque.core import replay
from ludotheque.core.kernel import NOBODY, OK
from ludotheque.core.match import Match
from ludotheque.core.record import SPECTATOR
from ludotheque.core.witness import Witness
from ludotheque.server import windows
from ludotheque.server.entries import Sitter
from ludotheque.server.settings import Settings
from tests.server.tabling import playing

from .choices import options_of
from .positions import asked, law, moved, notes, pairs, picks, seen_by, state_at

MOVES = 4  # moves tried from each pair of worlds


def check(game, spot):
    """Views, texts and refusals now, views and events after the same move."""
    edition, s = state_at(game, spot)
    for pair in pairs(edition, s, spot):
        check_looks(edition, pair)
        check_refusals(edition, pair, spot)
        for move, after in moved(edition, pair, spot, MOVES):
            check_events(edition, move, after)
            check_telling(edition, pair, move, after)
        check_records(edition, pair, spot)
        check_times(game, pair, spot)


def check_looks(edition, pair):
    """All that is shown is the same: view, board, picture, prompt and the words of moves."""
    here, there = (Match(edition, 0, state=s).view(pair.eye) for s in (pair.here, pair.there))
    assert here.key() == there.key(), f"eye {pair.eye}: views differ"
    aside = [msgspec.json.encode(view.aside()) for view in (here, there)]
    assert aside[0] == aside[1], f"eye {pair.eye}: asides differ"
    show = edition.rules.face.show
    for lang in ("fr", "en"):
        for shown in (show.board, show.svg, show.prompt):
            assert shown(here, lang) == shown(there, lang), f"eye {pair.eye}: {shown.__name__}"
        for move in here.moves:
            assert show.move(here, move, lang) == show.move(there, move, lang), f"move {move}"


def check_refusals(edition, pair, spot):
    """Whatever the seat tries, it is told the same."""
    here, there = (Match(edition, 0, state=s) for s in (pair.here, pair.there))
    if pair.eye == SPECTATOR or pair.here.seat != pair.eye:
        moves = [picks(spot.seed, 5, edition.rules.moves.count)]  # not its turn: all the same
    else:
        moves = asked(edition, pair.here, spot)
    for move in moves:
        told = here.why_not(move, seat=pair.eye), there.why_not(move, seat=pair.eye)
        assert told[0] == told[1], f"eye {pair.eye}, move {move}: {told[0]} or {told[1]}"


def check_events(edition, move, after):
    """A view changes only as the events tell, and an event for all tells what all then see."""
    eye, here, there = after
    same_look = seen_by(edition, here, eye) == seen_by(edition, there, eye)
    if notes(edition, here, eye) == notes(edition, there, eye):
        assert same_look, f"eye {eye}, move {move}: views differ, and no event tells why"
    if same_look:
        told = [sorted(public_notes(edition, s)) for s in (here, there)]
        assert told[0] == told[1], f"eye {eye}, move {move}: an event tells what no view shows"


def check_telling(edition, pair, move, after):
    """What looks the same is told the same, with nothing about who else is told."""
    eye, here, there = after
    looks = [(seen_by(edition, s, eye), notes(edition, s, eye)) for s in (here, there)]
    if looks[0] == looks[1]:
        matches = [Match(edition, 0, state=s).push(move) for s in pair[1:]]
        keys = [match.view(eye).key() for match in matches]
        assert keys[0] == keys[1], f"eye {eye}, move {move}: the same is told in two ways"
        sent = [sent_patches(edition, s, move, eye) for s in pair[1:]]
        assert sent[0] == sent[1], f"eye {eye}, move {move}: the same is shown in two ways"


def sent_patches(edition, s, move, eye):
    """What an eye is sent of the changes of a move, byte for byte."""
    after = edition.rules.state.copy(s)
    witness = Witness(edition, s)
    edition.apply(after, move, witness)
    shown = [event.shown_to(eye) for event in edition.rules.events.noted(after)]
    return msgspec.json.encode(witness.patches(eye, shown))


def public_notes(edition, s):
    """The notes that everybody may see, with the seats that see them too."""
    events = edition.rules.events.noted(s)
    return [(e.kind, e.named, e.seen) for e in events if e.shown_to(SPECTATOR)]


def check_records(edition, pair, spot):
    """The lines of a replay hold the moves made and nothing of what lies under them."""
    for move, _ in moved(edition, pair, spot, 1):
        rows = [replay.dump(Match(edition, 0, state=s).push(move)) for s in pair[1:]]
        lines = [row.splitlines()[1:-1] for row in rows]
        assert lines[0] == lines[1], f"eye {pair.eye}, move {move}: replay lines differ"


def check_times(game, pair, spot):
    """A window is answered at the same time for a seat that the eye is not, whoever sits there."""
    if game.rules.window is None or pair.here.seat in (NOBODY, pair.eye):
        return
    for sitter in SITTERS:
        told = [answer_times(game, s, sitter, spot) for s in pair[1:]]
        assert told[0] == told[1], f"eye {pair.eye}: a {sitter.kind}'s answer tells of its hand"


def answer_times(game, s, sitter, spot):
    """When the server passes for a seat, and when a computer's answer there would be shown."""
    options = options_of(game, spot.options)
    table = playing(game, options, start=game.rules.state.pack(s).hex())
    table.table.seats[s.seat] = sitter
    if windows.is_open(table):
        assert game.rules.why_not(table.edition.t, s, game.rules.passing) == OK, "no way to pass"
    pacer = windows.Pacer(Settings(), lambda: 0.0, chance=Random(spot.seed))
    return windows.due(table, 0.6), pacer.draw(table)


SITTERS = (
    Sitter("person", "asked", "Asked", ready=True),
    Sitter("person", "asked", "Asked", ready=True, pass_after=5.0),
    Sitter("level", level="oracle", ready=True),
)


@law()
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(game, spot):
    check(game, spot)
