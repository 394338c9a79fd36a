"""What happened beside the moves is told to everybody, and tells nothing that is hidden."""

import random

from ludotheque.core.library import load, names
from ludotheque.server import acts, happenings, replays
from ludotheque.server.catalogue import has_secrets
from ludotheque.server.entries import HAPPENINGS_KEPT, NOBODY, Moved, Resigned, Seated, Undone
from ludotheque.server.views import eye_of
from tests.server.helping import ME, OPEN, Person, level, table, two_players
from tests.server.tabling import playing


def told(person, match):
    """The happenings of a table as somebody is told them."""
    return person.get(f"/api/matches/{match}")["table"]["happenings"]


def kinds(person, match):
    """Their kinds and seats."""
    return [(one["kind"], one["seat"]) for one in told(person, match)]


def test_everybody_hears_who_sits_down_gets_up_and_comes_back(server):
    ada, bob, match = two_players(server, game="grenier")
    eve = Person(server, "Eve")
    with ada.page() as page:
        page.watch(match)
        bob.post(f"/api/matches/{match}/leave")
        heard = page.next("table", "view")
        found = heard.get("table") or heard["view"]["table"]
        assert [one["kind"] for one in found["happenings"]][-1] == "left"
    left = told(eve, match)[-1]
    assert (left["name"], left["seat"]) == ("Bob", 1) and left["level"]
    bob.post(f"/api/matches/{match}/join")
    for who in (ada, bob, eve):
        assert kinds(who, match) == [("sat", 1), ("begun", None), ("left", 1), ("came_back", 1)]
    assert [one["number"] for one in told(ada, match)] == [1, 2, 3, 4]


def test_a_resignation_stands_in_the_log_and_in_the_replay(server):
    ada, bob, match = two_players(server)
    with ada.page() as mine, bob.page() as theirs:
        view = mine.watch(match)
        mine.move(view["legal"][0]["number"])
        theirs.watch(match)
        assert theirs.act("resign")["type"] == "done"
        view = mine.until(lambda v: v["outcome"])
        assert view["acting"] is None
        assert view["table"]["happenings"][-1]["kind"] == "resigned"
    found = Person(server, "Eve").get(f"/api/matches/{match}/replay")
    last = found["happenings"][-1]
    assert (last["kind"], last["seat"], last["name"], last["step"]) == ("resigned", 1, "Bob", 1)
    assert ada.get(f"/api/matches/{match}/replay/1")["acting"] is None


def test_a_refused_undo_is_said_and_an_agreed_one_too(server):
    ada, bob, match = two_players(server)
    with ada.page() as mine, bob.page() as theirs:
        view = mine.watch(match)
        mine.move(view["legal"][0]["number"])
        theirs.watch(match)
        for yes in (False, True):
            mine.watch(match)
            assert mine.act("undo", made=0)["type"] == "done"
            theirs.watch(match)
            assert theirs.act("answer", yes=yes)["type"] == "done"
    assert kinds(ada, match)[2:] == [
        *(("undo_asked", 0), ("undo_refused", 1)),
        *(("undo_asked", 0), ("undone", 0)),
    ]
    assert {one["step"] for one in told(ada, match)} == {0}


def test_a_rematch_says_who_wished_for_it(server):
    ada, bob, match = two_players(server)
    with bob.page() as page:
        page.watch(match)
        page.act("resign")
    bob.post(f"/api/matches/{match}/rematch")
    last = told(ada, match)[-1]
    assert (last["kind"], last["seat"], last["name"]) == ("rematch", 1, "Bob")


def test_time_that_runs_out_is_said_with_what_followed(server):
    for timeout, kind in (("play", "played"), ("computer", "computer"), ("lose", "lost")):
        clock = {"kind": "move", "seconds": 0.2, "timeout": timeout, "level": "apprenti"}
        ada, _, match = two_players(server, clock=clock)
        with ada.page() as page:
            page.watch(match)
            wanted = f"timeout_{kind}"
            view = page.view["table"]
            while all(one["kind"] != wanted for one in view["happenings"]):
                frame = page.next("table", "view")
                view = frame.get("table") or frame["view"]["table"]
        first = next(one for one in view["happenings"] if one["kind"] == wanted)
        assert (first["seat"], first["name"], first["step"]) == (0, "Ada", 0)
        assert first["level"] == ("apprenti" if timeout == "computer" else None)


def test_a_turn_that_the_clock_plays_out_is_told_once_however_long_it_is():
    found = playing(load("generals"))
    legal = found.edition.legal(found.match.state)
    seat, end = found.seat, found.edition.rules.moves.base("end")
    assert len(legal) > 1
    for number in (*[n for n in legal if n != end][:1], end):
        if number in found.edition.legal(found.match.state):
            found.add(Moved(seat, [number], late=True), 3.0)
    assert [one.kind for one in found.table.happened].count("timeout_played") == 1


def test_where_a_happening_stands_is_counted_by_each_eye_alone():
    """How many moves somebody made behind a screen is not to be read from the log."""
    dice = random.Random(4)
    for name in names():
        game = load(name)
        if not has_secrets(game.rules):
            continue
        found = playing(game, seed=3)
        for _ in range(40):
            if found.seat == NOBODY:
                break
            legal = found.edition.legal(found.match.state)
            found.add(Moved(found.seat, [dice.choice(legal)]), 3.0)
            sitter = found.table.seats[0]
            found.add(Seated(0, acts.stand_in(sitter, "adepte")), 3.0)
            found.add(Seated(0, acts.come_back(found.table.seats[0])), 3.0)
            for number, eye in enumerate(found.table.eyes):
                assert happenings.as_wire(found.table, number)[-1].step == eye.steps
            assert happenings.as_wire(found.table, -1)[-1].step == found.table.steps


def test_an_undo_behind_a_screen_is_no_happening():
    found = playing(load("duel"))
    number = found.edition.legal(found.match.state)[0]
    found.add(Moved(found.seat, [number]), 3.0)
    before = found.table.happenings
    found.add(Undone(found.moves[-1].seat, 0), 4.0)
    assert found.table.happenings == before


def test_what_happened_after_moves_taken_back_stands_at_the_end():
    found = playing(load("night-dealer"))
    for _ in range(3):
        found.add(Moved(found.seat, found.edition.legal(found.match.state)[:1]), 3.0)
    found.add(Seated(1, acts.stand_in(found.table.seats[1], "adepte")), 3.0)
    found.add(Undone(0, 1), 4.0)
    assert set(found.table.happened[-1].steps) == {1}


def test_the_replay_of_a_match_read_from_its_log_has_the_same_happenings():
    found = playing(load("night-dealer"))
    found.add(Moved(found.seat, found.edition.legal(found.match.state)[:1]), 3.0)
    for entry in acts.resign(found, 1):
        found.add(entry, 4.0)
    eyes = replays.choose_eyes(found, None, None)
    last = replays._page(found, eyes, 0)[-1]
    seen = happenings.as_wire(found.table, eye_of(found, eyes.seat))
    assert [one.kind for one in seen] == ["begun", "resigned"]
    assert seen[-1].step == last.number == 1


def test_a_table_from_a_position_says_where_it_comes_from(server):
    ada = Person(server, "Ada")
    match = table(ada, ME, ME)
    with ada.page() as page:
        view = page.watch(match)
        page.move(view["legal"][0]["number"])
        page.act("resign", seat=0)
    body = {"made": 1, "seats": [ME, level()]}
    fresh = ada.post(f"/api/matches/{match}/from", body)["table"]
    assert fresh["origin"] == {"match": match, "step": 1}
    assert fresh["happenings"][0]["kind"] == "from_position"
    assert ada.get(f"/api/matches/{match}")["table"]["origin"] is None


def test_only_the_last_happenings_are_kept(server):
    ada = Person(server, "Ada")
    match = table(ada, OPEN, OPEN)
    for _ in range(35):
        for choice in (level(), OPEN):
            ada.post(f"/api/matches/{match}/seats", {"seat": 1, "choice": choice})
    found = told(ada, match)
    assert len(found) == HAPPENINGS_KEPT and found[-1]["number"] == 70


def test_a_resignation_for_want_of_time_is_told_as_such():
    found = playing(load("night-dealer"))
    found.add(Resigned(0, "time"), 3.0)
    assert found.table.happened[-1].kind == "timeout_lost"
