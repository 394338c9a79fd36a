"""What people keep for a game: theirs alone, on disk, sound or not, within limits."""

import pytest

from ludotheque import load
from ludotheque.games.duel.edition.decks import DECKS
from tests.server.helping import Person, two_players

SHELF = "/api/games/veille/keepsakes"
BAG = {"kind": "bag", "name": "Petit sac", "value": ["lamp", "book"]}
BAD = {"kind": "bag", "name": "Gros sac", "value": ["lamp", "lamp", "gnome"]}


def put(person, key, body):
    """Keep something that may be kept."""
    answer = person.ask("PUT", f"{SHELF}/{key}", body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_is_kept_can_be_listed_read_changed_and_dropped(server):
    ada = Person(server)
    assert ada.get(SHELF) == []
    made = put(ada, "one", BAG)
    assert made["faults"] == [] and made["updated"] > 0
    assert {name: made[name] for name in BAG} == BAG and made["key"] == "one"
    assert put(ada, "one", BAG) | {"updated": 0} == made | {"updated": 0}
    put(ada, "two", BAG | {"name": "Autre", "value": []})
    assert [kept["key"] for kept in ada.get(SHELF)] == ["two", "one"]
    put(ada, "one", BAG | {"name": "Nouveau nom", "value": ["cat"]})
    assert ada.get(f"{SHELF}/one")["value"] == ["cat"]
    assert ada.ask("DELETE", f"{SHELF}/one").status_code == 204
    assert ada.refused("GET", f"{SHELF}/one") == (404, "not_found")
    assert ada.refused("DELETE", f"{SHELF}/one") == (404, "not_found")
    assert [kept["key"] for kept in ada.get(SHELF)] == ["two"]


def test_an_unsound_thing_is_kept_with_what_is_wrong(server):
    ada = Person(server)
    faults = put(ada, "big", BAD)["faults"]
    assert [fault["rule"] for fault in faults] == ["GRE-1.1", "GRE-1.2"]
    assert faults[1]["fr"] == "Trop de cartes." and faults[1]["en"] == "Too many cards."
    assert ada.get(f"{SHELF}/big")["faults"] == faults
    nonsense = put(ada, "odd", BAD | {"name": "?!", "value": {"lamp": [None, 1.5, "é"]}})
    assert nonsense["value"] == {"lamp": [None, 1.5, "é"]}
    assert [fault["rule"] for fault in nonsense["faults"]] == [None]


def test_checking_keeps_nothing_and_needs_no_name(server):
    someone = Person(server, None)
    path = "/api/games/veille/check"
    good, bad = ({"kind": "bag", "value": value} for value in (["lamp"], ["gnome"]))
    assert someone.post(path, good) == {"faults": []}
    assert [f["rule"] for f in someone.post(path, bad)["faults"]] == ["GRE-1.1"]
    assert someone.post(path, good | {"options": {"lamps": "wax"}}) == {"faults": []}
    assert someone.refused("POST", path, good | {"options": {"lamps": "gas"}})[0] == 400
    assert someone.refused("POST", path, {"kind": "deck", "value": 1}) == (400, "keepsake_kind")
    assert someone.refused("POST", path, {"kind": "bag"})[0] == 400
    assert someone.refused("POST", "/api/games/chess/check", good) == (404, "unknown_game")
    assert someone.get("/api/games/veille")["keeps"] == ["bag"]
    assert someone.get("/api/games/grenier")["keeps"] == []


def test_nobody_sees_or_changes_what_another_keeps(server):
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    put(ada, "mine", BAG)
    assert eve.get(SHELF) == []
    assert eve.refused("GET", f"{SHELF}/mine") == (404, "not_found")
    assert eve.refused("DELETE", f"{SHELF}/mine") == (404, "not_found")
    put(eve, "mine", BAG | {"value": ["cat"]})  # the same key and name on another shelf
    assert ada.get(f"{SHELF}/mine")["value"] == BAG["value"]
    bot = Person(server, token=ada.post("/api/bots", {"name": "Robot"})["token"])
    assert bot.refused("GET", SHELF) == (403, "scope")
    assert bot.refused("PUT", f"{SHELF}/mine", BAG) == (403, "scope")
    assert bot.refused("DELETE", f"{SHELF}/mine") == (403, "scope")
    assert ada.get(f"{SHELF}/mine")["name"] == BAG["name"]


def test_what_is_kept_survives_a_power_cut_and_an_account(start):
    server = start()
    ada = Person(server)
    kept = put(ada, "mine", BAG)
    server.kill()
    server.start()
    assert ada.get(SHELF) == [kept]
    words = {"login": f"ada{ada.id}", "password": "correct horse"}
    ada.post("/api/account", words)
    elsewhere = Person(server, None)
    elsewhere.post("/api/login", words)
    assert elsewhere.get(SHELF) == [kept]


def test_a_shelf_has_limits_and_says_so(start):
    server = start(limits={"keepsakes_each": 2, "keepsake": 100})
    ada = Person(server)
    put(ada, "a", BAG | {"name": "A"})
    put(ada, "b", BAG | {"name": "B"})
    full = ada.ask("PUT", f"{SHELF}/c", BAG | {"name": "C"})
    assert (full.status_code, full.json()["code"]) == (409, "keepsakes")
    assert "étagère est pleine" in full.json()["fr"] and "shelf is full" in full.json()["en"]
    put(ada, "b", BAG | {"name": "B", "value": []})  # changing is not adding
    long = BAG | {"name": "A", "value": ["lamp"] * 30}
    assert ada.refused("PUT", f"{SHELF}/a", long) == (413, "keepsake_big")
    assert ada.refused("PUT", f"{SHELF}/b", BAG | {"name": "A"}) == (409, "keepsake_name")
    assert ada.get(f"{SHELF}/a")["value"] == BAG["value"]
    put(Person(server, "Bob"), "c", BAG)  # everybody has a shelf of their own


@pytest.mark.parametrize(
    ("key", "body", "code"),
    [
        ("x" * 41, BAG, "malformed"),
        ("a.b", BAG, "malformed"),
        ("a%20b", BAG, "malformed"),
        ("é", BAG, "malformed"),
        ("x", BAG | {"kind": "deck"}, "keepsake_kind"),
        ("x", BAG | {"name": ""}, "malformed"),
        ("x", BAG | {"name": "n" * 41}, "malformed"),
        ("x", BAG | {"more": 1}, "malformed"),
        ("x", {"kind": "bag", "name": "N"}, "malformed"),
        ("x", [], "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused_and_not_kept(server, key, body, code):
    ada = Person(server)
    status, said = ada.refused("PUT", f"{SHELF}/{key}", body)
    assert (status, said) == (400, code)
    assert ada.get(SHELF) == []


def test_a_bottomless_value_is_refused(server):
    ada = Person(server)
    text = '{"kind":"bag","name":"N","value":' + "[" * 20_000 + "]" * 20_000 + "}"
    headers = {"content-type": "application/json"}
    answer = ada.http.put(f"{SHELF}/x", content=text, headers=headers)
    assert answer.status_code == 400 and answer.json()["code"] == "malformed", answer.text
    assert ada.get(SHELF) == []


def test_a_name_is_kept_without_what_cannot_be_seen(server):
    ada = Person(server)
    assert put(ada, "x", BAG | {"name": " Le\u200b sac\n "})["name"] == "Le sac"


def test_a_kept_deck_of_the_duel_can_be_played_and_stays_hidden(server):
    edition = load("duel").edition()
    (own,) = (each["deck"] for each in edition.facts["classes"] if each["id"] == "mage")
    value = {**own, "equipment": [*own["equipment"][:3], "amulet"]}
    ada, bob, match = two_players(server, game="duel", options={"decks": "custom,default"})
    path = "/api/games/duel/keepsakes/amulet"
    kept = ada.ask("PUT", path, {"kind": "deck", "name": "Amulette", "value": value}).json()
    assert kept["faults"] == [] and kept["value"] == value
    worse = {"kind": "deck", "value": {**value, "cards": {}}}
    (fault,) = ada.post("/api/games/duel/check", worse)["faults"]
    assert fault["rule"] == "DUEL-BUILD-04" and "30 cartes" in fault["fr"]
    assert fault["about"] == []
    (card, *_) = value["cards"]
    many = {"kind": "deck", "value": {**value, "cards": {card: 4}}}
    faults = ada.post("/api/games/duel/check", many)["faults"]
    assert [f["about"] for f in faults if f["about"]] == [[card]], "the cards at fault are named"
    moves = DECKS.moves(edition, DECKS.shape.deck_of(ada.get(path)["value"]))
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        assert a.view["acting"] == 0 and b.view["made"] == 0
        assert a.move(*moves[:20])["type"] == "done"
        a.until(lambda v: v["made"] == 20)
        assert b.quiet(), "cards being added are nobody else's business"
        assert a.move(*moves[20:])["type"] == "done"
        mine = a.until(lambda v: v["state"]["turn"] == 1)["state"]
        theirs = b.until(lambda v: v["state"]["turn"] == 1)["state"]
    assert mine["custom"] == theirs["custom"] == [1, 0]
    assert -1 not in mine["list"][0] and set(theirs["list"][0]) == {-1}
    assert mine["gear"] == theirs["gear"]
