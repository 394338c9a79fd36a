"""LUD-12 Who has their data deleted is named nowhere any more, and nobody else loses anything."""

import pytest

from ludotheque.server.store import copying
from tests.server.helping import ME, OPEN, Person, Server, level, table, two_players

NAME, WORDS = "Zénobie Qwerty", "mot de passe oublié"


def forget(person, name=NAME):
    """Ask for it; the status."""
    return person.ask("POST", "/api/me/forget", {"name": name}).status_code


def traces(folder, *wanted):
    """Files of a data folder in which any of the texts can be read."""
    found = {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return [name for name, held in found.items() for one in wanted if one.encode() in held]


def drop(person, match, column):
    with person.page() as page:
        view = page.watch(match)
        assert page.move(f"drop {column}", seat=view["acting"])["type"] == "done"


def say(person, match, text):
    with person.page() as page:
        page.watch(match)
        assert page.act("say", text=text)["type"] == "done"


def names(person, match):
    return [seat["name"] for seat in person.get(f"/api/matches/{match}")["table"]["seats"]]


def played_out(server, zoe, bob):
    """A match between two that is over, with talk."""
    match = table(zoe, ME, OPEN, public=True)
    bob.post(f"/api/matches/{match}/join")
    say(zoe, match, WORDS), say(bob, match, "Bonne chance")
    for turn in range(7):
        drop((zoe, bob)[turn % 2], match, 1 + turn % 2)
    return match


@pytest.mark.parametrize("kind", ["guest", "account"])
def test_lud_12_nothing_in_the_data_folder_names_who_was_deleted(start, tmp_path, kind):
    server = start(snapshot_every=3)
    zoe, bob, eve = Person(server, NAME), Person(server, "Bob"), Person(server, "Eve")
    if kind == "account":
        zoe.post("/api/account", {"login": "qwertylogin", "password": "correct horse"})
    over = played_out(server, zoe, bob)
    zoe.post("/api/bots", {"name": f"Robot de {NAME}"})
    shelf = {"kind": "bag", "name": f"Sac de {NAME}", "value": ["oil"]}
    assert zoe.ask("PUT", "/api/games/veille/keepsakes/one", shelf).status_code == 200
    here = table(zoe, {**ME, "name": NAME}, {**ME, "name": f"{NAME} bis"})
    watched = table(bob, ME, level())
    say(zoe, watched, WORDS)
    running, waiting = table(zoe, ME, OPEN, public=True), table(zoe, ME, OPEN, public=True)
    bob.post(f"/api/matches/{running}/join")
    theirs = table(eve, ME, OPEN, public=True)
    old = zoe.id
    with bob.page() as page, zoe.page() as own:
        page.watch(over)
        page.watch(running), own.watch(running)
        assert forget(zoe) == 204
        assert own.next("bye")["code"] == "ended"
        assert page.until(lambda v: v["outcome"])["outcome"]["winners"] == [1], "they gave up"
    for match in (over, running):
        assert names(bob, match) == ["?", "Bob"]
    assert names(bob, here) == ["?", "?"]
    assert waiting not in [one["match"] for one in eve.get("/api/lobby")]
    first, second = bob.get("/api/me/history")["matches"]
    assert {first["match"], second["match"]} == {over, running}
    assert first["opponents"][0]["name"] == "?" and first["opponents"] == second["opponents"]
    assert bob.get("/api/me/record")["games"][0]["tally"] == {"won": 1, "lost": 1, "drawn": 0}
    assert bob.get(f"/api/matches/{over}/replay?all=true")["total"] == 7
    server.stop()
    wanted = [NAME, WORDS, old, "qwertylogin", "Robot de", "Sac de"]
    assert traces(server.data, *wanted) == []
    copying.backup(server.data, tmp_path / "copy.db")
    copying.restore(tmp_path / "copy.db", tmp_path / "new", False)
    bob.server = eve.server = start(tmp_path / "new")
    with bob.page() as page:
        page.watch(over)
        assert [line["text"] for line in page.next("chat")["lines"]] == ["Bonne chance"]
    assert names(bob, over) == ["?", "Bob"] and names(eve, theirs) == ["Eve", ""]
    told = bob.ask("GET", f"/api/matches/{over}/export").text
    assert "Bob" in told and NAME not in told


def test_words_taken_back_leave_the_pages_that_show_them(server):
    zoe, bob = Person(server, NAME), Person(server, "Bob")
    match = table(bob, ME, level())
    with bob.page() as page:
        page.watch(match)
        say(zoe, match, WORDS)
        page.act("say", text="Bonjour")
        forget(zoe)
        while not (frame := page.next("chat")).get("anew"):
            pass
        assert [line["text"] for line in frame["lines"]] == ["Bonjour"]


def test_only_oneself_and_by_ones_name_and_once(server):
    zoe, bob, match = two_players(server)
    robot = Person(server, token=zoe.post("/api/bots", {"name": "Robot"})["token"])
    for name in ("Bob", "ada", "", "Ada Ada"):
        assert forget(zoe, name) == 400
    assert zoe.refused("POST", "/api/me/forget", {}) == (400, "malformed")
    assert forget(bob, "Ada") == 400, "another's name in one's own session"
    assert robot.refused("POST", "/api/me/forget", {"name": "Robot"}) == (403, "scope")
    assert Person(server, None).refused("POST", "/api/me/forget", {"name": "Ada"})[0] == 401
    assert names(bob, match) == ["Ada", "Bob"] and zoe.get("/api/me")["name"] == "Ada"
    before = zoe.headers()
    assert forget(zoe, "Ada") == 204
    zoe.http.headers["Cookie"] = before["Cookie"]
    assert zoe.refused("POST", "/api/me/forget", {"name": "Ada"}) == (401, "identity")
    assert robot.refused("GET", "/api/me") == (401, "identity"), "a bot goes with its owner"
    assert zoe.refused("GET", "/api/mine") == (401, "identity")


def test_an_account_goes_with_the_guest_it_was(start):
    server = start()
    zoe = Person(server, NAME)
    account = Person(server, "Nom d’avant")
    words = {"login": "qwertylogin", "password": "correct horse"}
    account.post("/api/account", words)
    match = table(zoe, ME, level(), game="grenier")
    zoe.post("/api/login", words), zoe.post("/api/me/guest")
    assert forget(account, "Nom d’avant") == 204
    assert zoe.refused("GET", "/api/me") == (401, "identity")
    assert names(Person(server, "Eve"), match)[0] in ("?", "")
    server.stop()
    assert traces(server.data, NAME, "Nom d’avant", "qwertylogin") == []


def test_another_process_hears_that_somebody_is_gone(start, tmp_path):
    one, two = start(tmp_path / "data"), start(tmp_path / "data")
    zoe, bob = Person(one, NAME), Person(one, "Bob")
    match = table(zoe, ME, OPEN, public=True)
    bob.post(f"/api/matches/{match}/join")
    bob.server = two
    with bob.page() as page:
        page.watch(match)
        assert forget(zoe) == 204
        assert page.until(lambda v: v["outcome"])["outcome"]["winners"] == [1]
        while page.watch(match)["table"]["seats"][0]["name"] != "?":
            pass


def test_a_snapshot_from_before_does_not_bring_them_back(tmp_path):
    server = Server(tmp_path / "data", snapshot_every=2)
    zoe, bob = Person(server, NAME), Person(server, "Bob")
    match = played_out(server, zoe, bob)
    assert forget(zoe) == 204
    server.restart()
    assert names(bob, match) == ["?", "Bob"]
    server.stop()
    assert traces(server.data, NAME, WORDS) == []
