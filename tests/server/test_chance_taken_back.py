"""Dice after an undo: what was seen is not what comes, and the log still tells the same match."""

from ludotheque.core import replay
from tests.server.helping import ME, Person, level, table, two_players

ROLLS = 6


def rolled(page):
    """Roll, and say what came."""
    view = page.until(lambda v: v["legal"])
    move = next(m["number"] for m in view["legal"] if m["verb"] == "roll")
    assert page.move(move)["type"] == "done"
    page.until(lambda v: v["version"] > view["version"])
    return [event for step in page.view["steps"] for event in step["events"]]


def taken_back(page):
    before = page.view
    assert page.act("undo", made=before["made"] - 1)["type"] == "done"
    page.until(lambda v: v["version"] > before["version"])


def test_a_roll_taken_back_is_not_the_roll_that_comes(start):
    server = start()
    ada = Person(server)
    seats, options = (ME, level()), {"starter": "A"}
    match = table(ada, *seats, game="night-dealer", options=options)
    with ada.page() as page:
        page.watch(match)
        seen = [rolled(page)]
        for _ in range(ROLLS):
            taken_back(page)
            seen.append(rolled(page))
        assert any(other != seen[0] for other in seen[1:]), "every roll came out the same"
        state = page.view["state"]
    server.restart()
    with ada.page() as page:
        assert page.watch(match)["state"] == state, "the log tells another match"
        page.act("resign")
        page.until(lambda v: v["outcome"])
    text = ada.ask("GET", f"/api/matches/{match}/export").text
    assert sum(1 for line in text.splitlines() if '"key"' in line) == 1
    again = replay.read(text)
    copy = ada.http.post("/api/import", content=text).json()["match"]
    assert ada.ask("GET", f"/api/matches/{copy}/export").text == text and again.version == 1


def test_a_view_says_what_taking_a_move_back_would_be(server):
    """Free, by consent, without asking where only computers play, or nothing to take back."""
    ada = Person(server)
    match = table(ada, ME, level(), game="night-dealer", options={"starter": "A"})
    with ada.page() as page:
        page.watch(match)
        assert page.until(lambda v: v["legal"])["table"]["undo"]["how"] == "none"
        rolled(page)
        assert page.view["table"]["undo"] == {"free": 0, "back": 0, "ask": None, "how": "alone"}
    ada, _, match = two_players(server, game="night-dealer", options={"starter": "A"})
    with ada.page() as page:
        page.watch(match)
        rolled(page)
        assert page.view["table"]["undo"]["how"] == "consent"
        legal = page.view["legal"]
        quiet = next(m["number"] for m in legal if m["verb"] not in ("roll", "reroll"))
        page.move(quiet)
        how = page.until(lambda v: v["made"] > 1)["table"]["undo"]
        assert (how["how"] == "free") == (how["free"] > 0)
