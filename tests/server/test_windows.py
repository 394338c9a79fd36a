"""Reaction windows (LUD-7): answers come no sooner and no more telling than any other."""

import time
from copy import copy
from dataclasses import replace

from ludotheque.core.record import SPECTATOR
from ludotheque.core.sight import redact
from tests.server.helping import ME, OPEN, Person, level, table, two_players

LEAST = 0.6


def laid(server, **given):
    """A match in which a card was just laid: pages of the layer and of the one who may answer."""
    ada, bob, match = two_players(server, game="veille", **given)
    return ada, bob, match


def open_window(a, b):
    """Lay a card; who layed, who must answer, and when."""
    while True:
        mover = (a, b)[a.view["acting"]]
        answerer = b if mover is a else a
        mover.until(lambda v: v["legal"])
        move = next((m for m in mover.view["legal"] if m["verb"] == "lay"), None)
        if move is not None:
            break
        made = mover.view["made"]  # a hand of cats: one is tossed, the other seat may lay
        assert mover.move(mover.view["legal"][0]["number"])["type"] == "done"
        for page in (a, b):
            page.until(lambda v, made=made: v["made"] > made)
    began = time.monotonic()
    assert mover.move(move["number"])["type"] == "done"
    return mover, answerer, began


def test_an_answer_in_a_window_is_not_shown_before_the_least_delay(start):
    server = start(window=[LEAST, 4.0])
    ada, bob, match = laid(server)
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        mover, answerer, began = open_window(a, b)
        view = answerer.until(lambda v: v["window"])
        assert mover.until(lambda v: v["window"])["legal"] == []
        assert "pass" in [m["verb"] for m in view["legal"]]
        answerer.move("pass")
        mover.until(lambda v: not v["window"])
        assert time.monotonic() - began >= LEAST - 0.05


def windows_of(server, count, **given):
    """Windows on a real server: pages of who laid a card and of who is asked, one after another."""
    for _ in range(count):
        ada, bob, match = laid(server, **given)
        with ada.page() as a, bob.page() as b:
            a.watch(match), b.watch(match)
            mover, answerer, began = open_window(a, b)
            answerer.until(lambda v: v["window"])
            mover.until(lambda v: v["window"])
            yield mover, answerer, began


def has_no_choice(page):
    return [m["verb"] for m in page.view["legal"]] == ["pass"]


def test_a_person_without_an_answer_is_waited_for_like_one_with(start):
    """The server used to pass for who could do nothing else: a window left open told of a hand."""
    server, forced, free = start(window=[0.1, 0.2]), 0, 0
    for mover, answerer, _ in windows_of(server, 60):
        assert mover.view["table"]["clocks"]["passes"] is None
        assert mover.quiet(0.6), "the server answered for a person"
        assert answerer.move("pass")["type"] == "done"
        forced, free = forced + has_no_choice(answerer), free + (not has_no_choice(answerer))
        if forced > 1 and free > 1:
            return
    raise AssertionError("no seat ever had a single answer, or none had a choice")


def test_a_window_under_the_rule_goes_by_at_the_same_time_whatever_is_held(start):
    server, seen = start(window=[0.1, 0.2]), {True: [], False: []}
    seats = [{**ME, "pass_after": 1.0}, {**OPEN, "pass_after": 1.0}]
    for mover, answerer, began in windows_of(server, 60, seats=seats):
        assert [s["pass_after"] for s in mover.view["table"]["seats"]] == [1.0, 1.0]
        assert mover.view["table"]["clocks"]["passes"] is not None
        forced = has_no_choice(answerer)
        mover.until(lambda v: not v["window"])
        seen[forced].append(time.monotonic() - began)
        if all(len(found) > 1 for found in seen.values()):
            break
    assert all(0.95 <= took < 5.0 for found in seen.values() for took in found), seen
    assert all(seen.values()), "no seat ever had a single answer, or none had a choice"


def test_who_sits_down_may_choose_another_rule_than_the_table_offers(start):
    ada, bob = (Person(server := start(), name) for name in ("Ada", "Bob"))
    rules = []
    for given in ({}, {"pass_after": 0}, {"pass_after": 30.0}):
        match = table(ada, ME, {**OPEN, "pass_after": 20.0}, game="veille", public=True)
        info = bob.post(f"/api/matches/{match}/join", given)
        rules.append(info["table"]["seats"][1]["pass_after"])
    assert rules == [20.0, None, 30.0]
    match = table(ada, ME, OPEN, game="veille", public=True)
    for wrong in (-1, 601, "soon"):
        status, code = bob.refused("POST", f"/api/matches/{match}/join", {"pass_after": wrong})
        assert (status, code) == (400, "malformed")
    assert server.process.poll() is None


def test_a_seat_that_is_opened_again_keeps_its_rule(start):
    ada = Person(start(), "Ada")
    match = table(ada, ME, {**OPEN, "pass_after": 20.0}, game="veille", public=True)
    path = f"/api/matches/{match}"
    for choice in (level(), OPEN):
        ada.post(f"{path}/seats", {"seat": 1, "choice": choice})
    assert ada.get(path)["table"]["seats"][1]["pass_after"] == 20.0
    ada.post(f"{path}/seats", {"seat": 1, "choice": {**OPEN, "pass_after": 0}})
    assert ada.get(path)["table"]["seats"][1]["pass_after"] is None


def test_a_person_who_comes_back_has_the_rule_from_before(start):
    server = start()
    seats = [{**ME, "pass_after": 9.0}, OPEN]
    ada, bob, match = laid(server, seats=seats)
    ada.post(f"/api/matches/{match}/leave")
    assert bob.get(f"/api/matches/{match}")["table"]["seats"][0]["pass_after"] is None
    ada.post(f"/api/matches/{match}/join")
    assert bob.get(f"/api/matches/{match}")["table"]["seats"][0]["pass_after"] == 9.0


def choose(person, match, after, **given):
    """Choose another rule for one's seat; the table after it."""
    body = {"pass_after": after, **given}
    return person.post(f"/api/matches/{match}/windows", body)["table"]


def rules_of(person, match):
    """The rules of all seats, and which were chosen at the table, as anybody is told."""
    told = person.get(f"/api/matches/{match}")["table"]
    chosen = [(o["seat"], o["seconds"]) for o in told["happenings"] if o["kind"] == "ruled"]
    return [seat["pass_after"] for seat in told["seats"]], chosen


def windows_in_turn(server, **given):
    """Windows of one match after another: both people, and who they are at it."""
    for _ in range(60):
        ada, bob, match = laid(server, **given)
        with ada.page() as a, bob.page() as b:
            a.watch(match), b.watch(match)
            mover, answerer, _ = open_window(a, b)
            answerer.until(lambda v: v["window"])
            mover.until(lambda v: v["window"])
            yield match, mover, answerer, {a: ada, b: bob}


def test_lud_7_a_rule_chosen_at_the_table_holds_from_the_next_window_on(start):
    """It could not be changed once somebody sat; the window that is open stays as it was."""
    server = start(window=[0.1, 0.2])
    for match, mover, answerer, people in windows_in_turn(server):
        asked = people[answerer]
        seat = answerer.view["seat"]
        before = answerer.view["table"]["clocks"]
        told = choose(asked, match, 0.3)
        assert told["seats"][seat]["pass_after"] == 0.3
        assert (told["clocks"]["passes"], told["clocks"]["lasts"]) == (None, None)
        assert before["passes"] is None
        while mover.table["seats"][seat]["pass_after"] != 0.3:
            mover.next("table")  # all are told
        while not mover.quiet(0.8):
            pass
        assert mover.view["window"], "an open window was let go by"
        assert answerer.move("pass")["type"] == "done"
        rules = [None, None]
        rules[seat] = 0.3
        assert rules_of(Person(server, "Eve"), match) == (rules, [(seat, 0.3)])
        server.restart()  # and what was chosen is kept
        assert rules_of(asked, match) == (rules, [(seat, 0.3)])
        return


def test_lud_7_a_window_opened_under_a_rule_goes_by_under_it_and_the_next_is_asked(start):
    server = start(window=[0.1, 0.2])
    seats = [{**ME, "pass_after": 1.0}, {**OPEN, "pass_after": 1.0}]
    for match, mover, answerer, people in windows_in_turn(server, seats=seats):
        clocks = answerer.view["table"]["clocks"]
        now = choose(people[answerer], match, 0)["clocks"]
        assert now["lasts"] == clocks["lasts"] == 1.0 and now["passes"] == clocks["passes"]
        mover.until(lambda v: not v["window"])
        return


def test_lud_7_the_rule_of_a_seat_is_its_own_and_only_while_play_goes_on(start):
    server = start()
    ada, bob, match = laid(server)
    path = f"/api/matches/{match}/windows"
    rule = {"pass_after": 10}
    assert bob.refused("POST", path, {**rule, "seat": 0}) == (403, "not_yours")
    assert Person(server, "Eve").refused("POST", path, rule) == (403, "not_yours")
    for wrong in ({"pass_after": -1}, {"pass_after": 601}, {"pass_after": "soon"}, {}):
        assert bob.refused("POST", path, wrong) == (400, "malformed")
    assert rules_of(ada, match) == ([None, None], [])
    choose(bob, match, 10)
    choose(bob, match, 10)  # says nothing new
    assert rules_of(ada, match) == ([None, 10], [(1, 10)])
    with ada.page() as page:
        page.watch(match)
        page.act("resign")
    assert bob.refused("POST", path, rule) == (409, "over")
    waits = table(ada, ME, OPEN, game="veille")
    assert ada.refused("POST", f"/api/matches/{waits}/windows", rule) == (409, "not_begun")
    both = table(ada, ME, ME, game="veille")
    assert ada.refused("POST", f"/api/matches/{both}/windows", rule) == (409, "one_screen")
    none = table(ada, ME, level(), game="night-dealer")
    assert ada.refused("POST", f"/api/matches/{none}/windows", rule) == (409, "no_windows")


def test_nobody_is_answered_for_where_two_play_at_one_screen(start):
    """A window that closes by itself would tell the other that no answer was held."""
    server = start(window=[0.1, 0.2])
    ada = Person(server, "Ada")
    both = {**ME, "pass_after": 0.3}
    for _ in range(60):
        match = table(ada, both, both, game="veille")
        with ada.page() as page:
            view = page.watch(match, seat=page.watch(match)["acting"])
            assert [s["pass_after"] for s in view["table"]["seats"]] == [None, None]
            lay = next((m for m in view["legal"] if m["verb"] == "lay"), None)
            if lay is None:
                continue
            page.move(lay["number"])
            view = page.watch(match, seat=page.until(lambda v: v["window"])["acting"])
            if [m["verb"] for m in view["legal"]] == ["pass"]:
                assert page.quiet(0.6), "the server answered for a seat at a shared screen"
                assert page.move("pass")["type"] == "done"
                return
    raise AssertionError("no seat ever had a single answer")


def lay_until_a_window_opens(page):
    """Play on against the computer; when a card opened a window, or None if the match ended."""
    while True:
        view = page.until(lambda v: v["legal"] or v["outcome"])
        if view["outcome"]:
            return None
        lay = next((m for m in view["legal"] if m["verb"] == "lay"), None)
        began = time.monotonic()
        page.move((lay or view["legal"][-1])["number"])
        seen = page.until(lambda v: v["version"] > view["version"] or v["outcome"])  # noqa: B023
        if lay and seen["window"] and not seen["legal"]:
            return began


def test_a_computer_waits_in_a_window_as_a_person_would(start):
    server = start(window=[0.4, 0.5], pause=[0, 0])
    ada = Person(server)
    for _ in range(20):
        match = ada.post("/api/matches", {"game": "veille", "seats": [ME, level()]})["match"]
        with ada.page() as page:
            page.watch(match)
            began = lay_until_a_window_opens(page)
            if began is not None:
                page.until(lambda v: not v["window"])
                assert time.monotonic() - began >= 0.35
                return
    raise AssertionError("no card ever opened a window")


def test_a_window_is_asked_of_what_spectators_see():
    from ludotheque.core.library import load
    from ludotheque.server.playing import Playing
    from ludotheque.server.windows import is_open
    from tests.server.helping import HERE

    game = load("veille", HERE / "games")
    match = game.new(3)
    while not any(m.notation.startswith("lay") for m in match.legal()):
        match.push(match.legal()[0])
    match.push(next(m for m in match.legal() if m.notation.startswith("lay")))
    asked = []
    window = game.rules.window
    rules = replace(game.rules, window=lambda t, s: asked.append(s) or window(t, s))
    playing = Playing.__new__(Playing)
    playing.window = None
    playing.match, playing.edition = match, copy(match.edition)
    playing.edition.rules = rules
    playing.table = type("T", (), {"phase": "on"})()
    assert is_open(playing)
    pack = game.rules.state.pack
    assert pack(asked[0]) == pack(redact(game.rules.state, match.state, SPECTATOR))
