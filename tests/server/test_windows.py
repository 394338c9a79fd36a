"""Reaction windows (LUD-7): answers come no sooner and no more telling than any other."""

import time

from ludotheque.core.record import SPECTATOR
from ludotheque.core.sight import redact
from tests.server.helping import ME, Person, level, two_players

LEAST = 0.6


def laid(server, **given):
    """A match in which a card was just laid: pages of the layer and of the one who may answer."""
    ada, bob, match = two_players(server, game="veille", **given)
    return ada, bob, match


def open_window(a, b):
    """Lay a card; who layed, who must answer, and when."""
    mover = (a, b)[a.view["acting"]]
    answerer = b if mover is a else a
    mover.until(lambda v: v["legal"])
    move = next(m for m in mover.view["legal"] if m["verb"] == "lay")
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
    for _ in range(6):
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


def test_a_computer_waits_in_a_window_as_a_person_would(start):
    server = start(window=[0.4, 0.5], pause=[0, 0])
    ada = Person(server)
    body = {"game": "veille", "seats": [ME, level()]}
    match = ada.post("/api/matches", body)["match"]
    with ada.page() as page:
        page.watch(match)
        while not any(m["verb"] == "lay" for m in page.view["legal"]):
            view = page.until(lambda v: v["legal"])  # an answer to the computer, or a turn
            if not any(m["verb"] == "lay" for m in view["legal"]):
                page.move(view["legal"][-1]["number"])
                page.view["legal"] = []
        began = time.monotonic()
        move = next(m for m in page.view["legal"] if m["verb"] == "lay")
        page.move(move["number"])
        page.until(lambda v: v["window"])
        page.until(lambda v: not v["window"])
        assert time.monotonic() - began >= 0.35


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
    playing = Playing.__new__(Playing)
    playing.match, playing.printed = match, match.printed
    playing.table = type("T", (), {"phase": "on"})()
    window = type(game.rules).window
    try:
        type(game.rules).window = staticmethod(lambda t, s: asked.append(s) or window(t, s))
        assert is_open(playing)
    finally:
        type(game.rules).window = staticmethod(window)
    assert asked[0] == redact(game.rules.state, match.state, SPECTATOR)
