"""A token that was taken back is worth nothing at once: no open socket lives on by it."""

import asyncio
import contextlib
import sqlite3
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.people import People
from ludotheque.server.settings import Limits
from ludotheque.server.store.store import Store
from ludotheque.server.tokens import LIVES, Tokens
from tests.server.helping import ME, OPEN, Person, table, two_players


def account(server, name):
    """Somebody with a login and a password."""
    found = Person(server, name)
    words = {"login": f"{name.lower()}.{found.id}", "password": "correct horse"}
    found.post("/api/account", words)
    return found, words


def again(server, words):
    """The same person on another device."""
    found = Person(server, None)
    found.id = found.post("/api/login", words)["id"]
    return found


def assert_closed(page, move=None):
    """The socket says goodbye, and whatever it still sends is not done."""
    if move is not None:
        sent = {"match": page.view["match"], "version": page.view["version"], "key": "late"}
        with contextlib.suppress(ConnectionClosed):  # it may have hung up before we speak
            page.send("move", moves=[move], **sent)
    assert page.next("bye", "done")["code"] == "ended"
    with pytest.raises(ConnectionClosed):
        while True:
            assert page.any()["type"] != "done"


def test_a_socket_does_not_outlive_a_logout(server):
    ada, words = account(server, "Ada")
    match = table(ada, ME, ME)
    other = again(server, words)
    with ada.page() as page, other.page() as kept:
        page.watch(match)
        assert page.move("drop 1")["type"] == "done"
        assert ada.ask("POST", "/api/logout").status_code == 204
        assert_closed(page, "drop 2")
        assert kept.watch(match)["made"] == 1, "the other device stays, and nothing was played"


def test_a_dropped_bot_cannot_move_any_more(server):
    ada = Person(server)
    made = ada.post("/api/bots", {"name": "Robot"})
    match = table(ada, {"kind": "bot", "bot": made["id"]}, ME)
    with Person(server, token=made["token"]).page() as page:
        page.watch(match)
        assert page.move("drop 1")["type"] == "done"
        ada.ask("DELETE", f"/api/bots/{made['id']}")
        assert_closed(page)
    with ada.page() as page:
        assert page.watch(match, blind=True)["made"] == 1


def test_logging_out_everywhere_ends_every_device_but_no_bot(server):
    ada, words = account(server, "Ada")
    devices = [ada, again(server, words), again(server, words)]
    made = ada.post("/api/bots", {"name": "Robot"})
    with devices[0].page() as one, devices[1].page() as two:
        assert devices[2].ask("POST", "/api/logout/everywhere").status_code == 204
        assert_closed(one), assert_closed(two)
    for device in devices:
        assert device.refused("GET", "/api/me") == (401, "identity")
    assert Person(server, token=made["token"]).get("/api/me")["name"] == "Robot"
    assert again(server, words).id == ada.id
    assert Person(server).refused("POST", "/api/logout/everywhere") == (409, "accounts_only")


def test_a_new_password_asks_for_the_old_one_and_ends_every_device(server):
    ada, words = account(server, "Ada")
    thief = again(server, words)
    wrong = {"old": "wrong horse", "new": "battery staple"}
    assert ada.refused("POST", "/api/password", wrong) == (403, "password_wrong")
    short = {"old": words["password"], "new": "short"}
    assert ada.refused("POST", "/api/password", short)[0] == 400
    with thief.page() as page:
        page.send("ping")
        assert page.next("pong")
        new = {"old": words["password"], "new": "battery staple"}
        assert ada.post("/api/password", new)["id"] == ada.id
        assert_closed(page)
    assert thief.refused("GET", "/api/me") == (401, "identity")
    assert ada.get("/api/me")["id"] == ada.id, "who changed it stays"
    nobody = Person(server, None)
    assert nobody.refused("POST", "/api/login", words) == (403, "login_wrong")
    assert nobody.post("/api/login", {**words, "password": "battery staple"})["id"] == ada.id
    assert Person(server).refused("POST", "/api/password", new) == (409, "accounts_only")


def test_a_guest_who_becomes_an_account_gets_a_new_token(server):
    ada = Person(server)
    match = table(ada, ME, OPEN)
    before = ada.http.cookies["ludotheque"]
    with ada.page() as page:
        words = {"login": f"ada{ada.id}", "password": "correct horse"}
        ada.post("/api/account", words)
        assert_closed(page)
    assert ada.http.cookies["ludotheque"] != before
    assert [card["match"] for card in ada.get("/api/mine")] == [match]
    old = httpx.get(f"{server.url}/api/me", cookies={"ludotheque": before})
    assert old.status_code == 401


def test_another_process_hears_of_it_soon(start, tmp_path):
    one = start(tmp_path / "data")
    ada, words = account(one, "Ada")
    two = start(tmp_path / "data", recheck=0.2)
    elsewhere = again(two, words)
    with elsewhere.page() as page:
        assert ada.ask("POST", "/api/logout/everywhere").status_code == 204
        assert page.next("bye", seconds=10)["code"] == "ended"
    assert elsewhere.refused("GET", "/api/me") == (401, "identity")


@pytest.mark.parametrize("kind", ["guest", "account", "bot"])
def test_a_token_that_nobody_uses_ends(start, kind):
    server = start()
    ada = Person(server)
    if kind == "account":
        ada, _ = account(server, "Ada")
    if kind == "bot":
        ada = Person(server, token=ada.post("/api/bots", {"name": "Robot"})["token"])
    ada.get("/api/me")
    for days, answer in ((-2, 200), (1, 401)):
        server.stop()
        with sqlite3.connect(server.data / "ludotheque.db") as file:
            file.execute("UPDATE token SET used = ?", (time.time() - LIVES[kind] - days * 86400,))
        server.start()
        assert ada.ask("GET", "/api/me").status_code == answer
        if answer == 200:
            with sqlite3.connect(server.data / "ludotheque.db") as file:
                used = file.execute("SELECT max(used) FROM token").fetchone()[0]
            assert time.time() - used < 60, "to look in begins the time anew"


def test_a_wall_clock_that_is_set_ends_no_token(tmp_path, monkeypatch):
    true, days = time.time, 401 * 86_400

    async def story():
        store = Store(tmp_path)
        people = People(store, Limits())
        _, token = await people.guest("Ada")
        monkeypatch.setattr(time, "time", lambda: true() + days)
        await people.tokens.end_old()
        found = await Tokens(store).find(token)
        assert found is not None and found.name == "Ada"
        people.passwords.close()
        store.close()

    asyncio.run(story())


def test_a_visit_keeps_the_cookie_alive(server):
    ada = Person(server)
    kept = ada.ask("POST", "/api/guest", {}).headers["set-cookie"]
    assert ada.http.cookies["ludotheque"] in kept and f"Max-Age={400 * 86400}" in kept


def test_a_match_goes_on_for_who_changed_the_password(server):
    ada, bob, match = two_players(server)
    words = {"login": f"ada{ada.id}", "password": "correct horse"}
    ada.post("/api/account", words)
    ada.post("/api/password", {"old": "correct horse", "new": "battery staple"})
    with ada.page() as a, bob.page() as b:
        b.watch(match)
        assert a.watch(match)["seat"] == 0
        assert a.move("drop 1")["type"] == "done"
        assert b.until(lambda v: v["made"] == 1)
