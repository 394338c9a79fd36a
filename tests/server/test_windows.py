"""Reaction windows (LUD-7): answers come no sooner and no more telling than any other."""

import time
from copy import copy
from dataclasses import replace

from ludotheque.core.record import SPECTATOR
from ludotheque.core.sight import redact
from tests.server.helping import ME, Person, level, table, two_players

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
        if len(view["legal"]) > 1:
            answerer.move("pass")
        mover.until(lambda v: not v["window"])
        assert time.monotonic() - began >= LEAST - 0.05


def test_a_seat_with_one_answer_gets_it_played_after_a_drawn_delay(start):
    server = start(window=[0.3, 0.5])
    answered = []
    for _ in range(60):  # cards are dealt by chance: some hands can only pass
        if len(answered) == 2:
            break
        ada, bob, match = laid(server)
        with ada.page() as a, bob.page() as b:
            a.watch(match), b.watch(match)
            mover, answerer, began = open_window(a, b)
            view = answerer.until(lambda v: v["window"])
            if [m["verb"] for m in view["legal"]] == ["pass"]:
                mover.until(lambda v: v["window"])
                mover.until(lambda v: not v["window"])
                answered.append(time.monotonic() - began)
    assert answered, "no seat ever had a single answer"
    assert min(answered) >= 0.25


def test_nobody_is_answered_for_where_two_play_at_one_screen(start):
    """A window that closes by itself would tell the other that no answer was held."""
    server = start(window=[0.1, 0.2])
    ada = Person(server, "Ada")
    for _ in range(60):
        match = table(ada, ME, ME, game="veille")
        with ada.page() as page:
            view = page.watch(match, seat=page.watch(match)["acting"])
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
    playing.match, playing.printed = match, copy(match.printed)
    playing.printed.rules = rules
    playing.table = type("T", (), {"phase": "on"})()
    assert is_open(playing)
    assert asked[0] == redact(game.rules.state, match.state, SPECTATOR)
