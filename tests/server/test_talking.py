"""Talk at a table: players among themselves, and those who watch among themselves."""

import pytest

from ludotheque.core.library import load
from ludotheque.server import acts, entries
from ludotheque.server.entries import Talked
from ludotheque.server.refusals import Denied
from tests.server.helping import Person, two_players
from tests.server.tabling import playing


def heard(page, match):
    """All lines that a page is sent of a match."""
    page.send("watch", match=match)
    found = []
    page.next("view")
    page.send("ping", key="end")
    while (frame := page.any())["type"] != "pong":
        if frame["type"] == "chat":
            found += [line["text"] for line in frame["lines"]]
    return found


def test_players_do_not_read_what_is_said_among_those_who_watch_until_the_end(server):
    ada, bob, match = two_players(server)
    eve, kim = Person(server, "Eve"), Person(server, "Kim")
    with ada.page() as a, eve.page() as e, kim.page() as k:
        a.watch(match), e.watch(match), k.watch(match)
        assert e.act("say", text="Ada va perdre")["type"] == "done"
        assert a.act("say", text="Bonne chance")["type"] == "done"
        line = k.next("chat")["lines"][0]
        assert (line["text"], line["gallery"], line["who"]) == ("Ada va perdre", True, eve.id)
        assert k.next("chat")["lines"][0]["gallery"] is False
        assert a.next("chat")["lines"][0]["text"] == "Bonne chance"
        assert not any("perdre" in frame for frame in a.frames)
    with Person(server, None).page() as nobody:
        nobody.watch(match)
        assert nobody.act("say", text="Bouh")["code"] == "identity"
    with bob.page() as b:
        assert heard(b, match) == ["Bonne chance"]
        b.act("resign")
    with bob.page() as b:
        assert heard(b, match) == ["Ada va perdre", "Bonne chance"]


def test_who_left_a_seat_and_who_has_a_bot_there_are_no_spectators():
    found = playing(load("duel"))
    found.table.seats[1] = acts.stand_in(found.table.seats[1], "apprenti")
    with pytest.raises(Denied, match="not_yours"):
        acts.say(found, "id1", "B", "Je regarde")
    assert acts.say(found, "eve", "Eve", "Bonjour")[0].gallery
    assert not acts.say(found, "id0", "A", "Bonjour")[0].gallery
    closed = playing(load("duel"), spectators=False)
    with pytest.raises(Denied, match="not_yours"):
        acts.say(closed, "eve", "Eve", "Bonjour")


def test_a_loud_gallery_pushes_no_word_of_the_players_out():
    found = playing(load("duel"))
    found.add(Talked("id0", "A", 0, "Bonjour"), 3.0)
    for number in range(entries.CHAT_KEPT + 5):
        found.add(Talked("eve", "Eve", None, str(number), True), 4.0)
    assert found.table.chat[0].text == "Bonjour"
    assert [line.text for line in found.table.chat[1:3]] == ["5", "6"]
    assert len(found.table.chat) == entries.CHAT_KEPT + 1
