"""What a seat may take back alone, in games that say themselves what a move tells."""

from ludotheque.core.library import load
from ludotheque.core.match import Match
from ludotheque.core.undo import MOST, free_undo
from ludotheque.server import loading
from ludotheque.server.entries import Moved
from ludotheque.server.freedom import free
from tests.server.helping import two_players
from tests.server.tabling import playing

GENERALS = load("generals")


def taken(found, *moves):
    """Moves of whoever acts."""
    for move in moves:
        found.add(Moved(found.seat, [found.edition.number(move)]), 3.0)
    return found


def forgetful(found):
    """The same match as one that was just read from its log."""
    again = loading.first("M", found.table.created, 1.0, found.edition, None)
    again.quiet = {}
    again.table.phase = "on"
    for move in found.moves:
        again.add(Moved(move.seat, [move.number]), 3.0)
    return again


def test_free_moves_are_the_same_however_the_match_was_opened():
    found = playing(GENERALS, {"map": "plain", "order": "0,1"})
    counts = set()
    for _ in range(60):
        seat = found.seat
        assert free(found, seat) == free(forgetful(found), seat) == free_undo(found.match)
        counts.add(free(found, seat))
        given_up = ("end", "resign", "power")
        named = [m.number for m in found.match.legal() if m.notation not in given_up]
        taken(found, named[found.table.made % len(named)] if named else "end")
    assert len(counts) > 2, "some moves are free, some are not"


def test_a_long_turn_is_looked_at_once(monkeypatch):
    found = playing(GENERALS, {"map": "plain", "order": "0,1"})
    build = next(m for m in found.match.legal() if m.notation.startswith("build"))
    taken(found, build.notation)
    again, asked, at = forgetful(found), [], Match.at
    monkeypatch.setattr(Match, "at", lambda match, n: asked.append(n) or at(match, n))
    assert free(again, 0) == free(found, 0) and len(asked) <= 1


def test_others_may_not_take_back():
    found = playing(GENERALS, {"map": "plain", "order": "0,1"})
    assert free(found, 1) == 0 and free(found, 0) == 0 and MOST > 60


def test_what_may_be_taken_back_is_told_a_moment_later_and_to_the_mover_alone(server):
    """It takes a while to weigh; that it was weighed is nobody else's business."""
    options = {"map": "plain", "order": "0,1"}
    ada, bob, match = two_players(server, game="generals", options=options)
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        build = next(m for m in a.until(lambda v: v["legal"])["legal"] if m["verb"] == "build")
        assert a.move(build["number"])["type"] == "done"
        a.until(lambda v: v["made"] == 1)
        assert a.next("table")["table"]["undo"]["free"] == 1
        assert a.act("undo", made=0)["type"] == "done"
        assert b.quiet(0.6) or b.view["version"] > 0
        assert not [f for f in b.frames if '"type":"table"' in f]
