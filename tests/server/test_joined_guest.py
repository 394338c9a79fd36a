"""A guest who logs in loses nothing: what they had is the account's, or still the guest's."""

import pytest

from tests.server.helping import ME, OPEN, Person, level, table

WORDS = {"password": "correct horse"}
SHELF = "/api/games/veille/keepsakes"


def account(server, name="Ada"):
    """An account made on another device, and its login."""
    found = Person(server, name)
    words = {**WORDS, "login": f"{name.lower()}{found.id}"}
    found.post("/api/account", words)
    return found, words


def keep(person, key, name, value=None):
    body = {"kind": "bag", "name": name, "value": value or ["oil"]}
    assert person.ask("PUT", f"{SHELF}/{key}", body).status_code == 200


def names(person):
    return sorted(one["name"] for one in person.get(SHELF))


def matches(person):
    return sorted(card["match"] for card in person.get("/api/mine"))


def test_a_guest_who_logs_in_adds_their_matches_to_the_account(start):
    server = start()
    home, words = account(server)
    old = table(home, ME, level())
    guest, bob = Person(server, "Invité 39"), Person(server, "Bob")
    alone = table(guest, ME, level(), game="grenier")
    with_bob = table(guest, ME, OPEN, public=True)
    bob.post(f"/api/matches/{with_bob}/join")
    made = guest.post("/api/bots", {"name": "Robot"})
    empty = table(guest, OPEN, OPEN, public=True)
    keep(guest, "one", "Ma lampe")
    with bob.page() as b, guest.page() as g:
        b.watch(with_bob), g.watch(with_bob)
        assert g.move("drop 1")["type"] == "done"
        guest.post("/api/login", words)
        left = guest.get("/api/me/guest")
        assert left == {"name": "Invité 39", "running": 2, "matches": 3, "kept": 1, "bots": 1}
        took = guest.post("/api/me/guest")
        assert took == {"matches": 3, "kept": 1, "apart": [], "kept_left": 0}
        assert g.next("bye")["code"] == "ended", "the guest is no more"
        b.until(lambda v: v["made"] == 1)
        assert b.move("drop 2")["type"] == "done", "the others play on"
    assert matches(guest) == sorted([old, alone, with_bob, empty])
    assert names(guest) == ["Ma lampe"]
    assert [bot["id"] for bot in guest.get("/api/bots")] == [made["id"]]
    for match in (alone, with_bob, empty):
        assert guest.get(f"/api/matches/{match}")["table"]["owner"]
    server.restart()
    with guest.page() as page:
        assert page.watch(with_bob)["seat"] == 0
        assert page.move("drop 3")["type"] == "done"
        assert page.watch(alone)["seat"] == 0
    assert guest.ask("POST", "/api/logout").status_code == 204
    assert guest.refused("GET", "/api/me") == (401, "identity")
    guest.post("/api/login", words)
    assert matches(guest) == matches(home) == sorted([old, alone, with_bob, empty])


def test_matches_of_a_guest_go_on_under_the_name_of_the_account(start):
    server = start()
    _, words = account(server, "Ada")
    guest, bob = Person(server, "Invité 948"), Person(server, "Bob")
    match = table(guest, ME, OPEN, public=True)
    bob.post(f"/api/matches/{match}/join")
    guest.post("/api/login", words)
    guest.post("/api/me/guest")

    def named():
        return [seat["name"] for seat in bob.get(f"/api/matches/{match}")["table"]["seats"]]

    assert named() == ["Ada", "Bob"]
    server.restart()
    assert named() == ["Ada", "Bob"]
    assert guest.ask("POST", "/api/me/forget", {"name": "Ada"}).status_code == 204
    assert named() == ["?", "Bob"]


def test_who_does_not_add_them_finds_them_again_after_logging_out(server):
    home, words = account(server)
    guest = Person(server, "Invité")
    match = table(guest, ME, level())
    me = guest.id
    guest.post("/api/login", words)
    assert guest.get("/api/me")["id"] == home.id and matches(guest) == []
    assert guest.ask("POST", "/api/logout").status_code == 204
    assert guest.get("/api/me")["id"] == me and matches(guest) == [match]
    guest.post("/api/login", words)
    assert guest.ask("POST", "/api/logout/everywhere").status_code == 204
    assert guest.get("/api/me")["id"] == me
    guest.post("/api/login", words)
    assert home.post("/api/login", words), "another device, then all are logged out from there"
    assert home.ask("POST", "/api/logout/everywhere").status_code == 204
    assert guest.refused("GET", "/api/me") == (401, "identity")
    assert guest.post("/api/guest", {"name": "new"})["id"] == me


def test_nobody_takes_over_what_they_cannot_prove_to_be_theirs(server):
    home, _words = account(server)
    victim, guest = Person(server, "Victim"), Person(server, "Guest")
    match = table(victim, ME, level())
    other, _ = account(server, "Eve")
    robot = victim.post("/api/bots", {"name": "Robot"})["token"]
    assert home.refused("POST", "/api/me/guest") == (404, "no_guest")
    assert home.get("/api/me/guest")["name"] is None
    for token in ("forged", "", robot, other.http.cookies["ludotheque"]):
        home.http.cookies.set("ludotheque-guest", token)
        assert home.refused("POST", "/api/me/guest") == (404, "no_guest")
        assert home.get("/api/me/guest")["name"] is None
    guest.http.cookies.set("ludotheque-guest", victim.http.cookies["ludotheque"])
    assert guest.refused("POST", "/api/me/guest") == (404, "no_guest"), "a guest takes nobody over"
    assert matches(victim) == [match] and matches(home) == []
    assert Person(server, token=robot).refused("POST", "/api/me/guest") == (404, "no_guest")
    assert Person(server, None).refused("POST", "/api/me/guest") == (401, "identity")


@pytest.mark.parametrize("by_bot", [False, True], ids=["in person", "by a bot"])
def test_nobody_comes_by_a_second_hand_at_a_table_where_others_play(server, by_bot):
    home, words = account(server)
    guest, bob = Person(server, "Guest"), Person(server, "Bob")
    match = table(home, ME, OPEN, OPEN, game="grenier", options={"seats": 3}, public=True)
    theirs = guest
    if by_bot:
        theirs = Person(server, token=guest.post("/api/bots", {"name": "Robot"})["token"])
    theirs.post(f"/api/matches/{match}/join")
    bob.post(f"/api/matches/{match}/join")
    other = table(guest, ME, level())
    keep(guest, "one", "Ma lampe")
    guest.post("/api/login", words)
    took = guest.post("/api/me/guest")
    assert took == {"matches": 1, "kept": 1, "apart": [match], "kept_left": 0}
    assert guest.get(f"/api/matches/{match}")["yours"] == [0]
    assert matches(guest) == sorted([match, other])
    assert guest.get("/api/bots") == [], "who sits apart stays apart"
    guest.ask("POST", "/api/logout")
    assert guest.get("/api/me")["name"] == "Guest", "what is left is still the guest's"
    assert theirs.get(f"/api/matches/{match}")["yours"] == [1]


def test_things_kept_under_one_name_are_all_kept_while_there_is_room(start):
    server = start(limits={"keepsakes_each": 3})
    home, words = account(server)
    keep(home, "one", "Lampe", ["wax"])
    guest = Person(server, "Guest")
    for key in ("one", "two", "three"):
        keep(guest, key, "Lampe" if key == "one" else key)
    guest.post("/api/login", words)
    assert guest.post("/api/me/guest")["kept_left"] == 1
    assert names(guest) == ["Lampe", "Lampe 2", "two"]
    assert guest.get(f"{SHELF}/one")["value"] == ["wax"], "nothing of the account's is lost"
    assert guest.ask("DELETE", f"{SHELF}/two").status_code == 204
    assert guest.post("/api/me/guest") == {"matches": 0, "kept": 1, "apart": [], "kept_left": 0}
    assert names(guest) == ["Lampe", "Lampe 2", "three"]


def test_another_process_hears_whose_seat_it_is_now(start, tmp_path):
    one = start(tmp_path / "data")
    two = start(tmp_path / "data")
    _home, words = account(one)
    guest = Person(one, "Guest")
    match = table(guest, ME, ME)
    elsewhere = Person(two, None)
    elsewhere.post("/api/login", words)
    with elsewhere.page() as page:
        assert page.watch(match)["seat"] is None
        guest.post("/api/login", words)
        guest.post("/api/me/guest")
        while not page.next("table", "view"):
            pass
        assert page.watch(match)["seat"] == 0
        assert page.move("drop 1")["type"] == "done"


def test_a_long_match_read_from_a_snapshot_is_the_accounts_too(start):
    server = start(snapshot_every=5)
    _home, words = account(server)
    guest = Person(server, "Guest")
    match = table(guest, ME, ME)
    with guest.page() as page:
        page.watch(match)
        for column in (1, 2, 1, 2, 3, 4):
            page.watch(match, seat=page.watch(match)["acting"])
            assert page.move(f"drop {column}")["type"] == "done"
    guest.post("/api/login", words)
    guest.post("/api/me/guest")
    server.restart()
    with guest.page() as page:
        assert page.watch(match)["holds"] == [0, 1]
        assert page.move("drop 5")["type"] == "done"
