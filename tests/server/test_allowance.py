"""How much one person may open and keep: nobody fills the lobby, the shelf of files or the log."""

import threading
import time

import pytest

from ludotheque.core import replay
from ludotheque.core.library import load
from tests.server.helping import HERE, ME, OPEN, Person, level, table
from tests.server.under_attack import attacker, client, others_play

WALK = load("marche", HERE / "games")
ATTACK = 4.0  # seconds


def walk(moves):
    """A file of so many moves, broken off."""
    match = WALK.new(seed=moves)
    for made in range(moves):
        match.push(made % 4)
    return replay.dump(match)


def bring(person, text):
    """Import a file; the answer."""
    return person.http.post("/api/import", content=text)


def going_on(least):
    """So many times at least, and until others have had the time for moves that say something."""
    until = time.monotonic() + ATTACK
    yield from range(least)
    while time.monotonic() < until:
        yield least


def test_one_guest_cannot_fill_the_lobby(start):
    server = start()
    ada, mallory = Person(server), Person(server, "Mallory")
    mine = table(ada, ME, public=True)
    body = {"game": "connect-four", "seats": [], "public": True}
    answers = [mallory.ask("POST", "/api/matches", body) for _ in range(30)]
    assert [a.status_code for a in answers] == [200] * 5 + [429] * 25
    assert answers[-1].json()["code"] == "waiting_many"
    table(mallory, ME, OPEN)  # not public: it stands in nobody's way
    assert mine in [card["match"] for card in ada.get("/api/lobby")]


def test_owners_take_turns_in_the_lobby(start):
    server = start(limits={"waiting_each": 1000})
    ada, mallory = Person(server), Person(server, "Mallory")
    mine = [table(ada, ME, public=True) for _ in range(2)]
    for _ in range(130):
        table(mallory, public=True)
    rows = ada.get("/api/lobby")
    assert len(rows) == 100
    assert {rows[n]["match"] for n in (1, 3)} == set(mine)


def test_tables_at_which_nobody_sits_are_found_among_ones_own(server):
    ada = Person(server)
    computers, empty = table(ada, level(), level()), table(ada, public=True)
    assert {card["match"] for card in ada.get("/api/mine")} == {computers, empty}


def test_ones_own_table_in_the_lobby_is_known_as_such(server):
    ada, bob = Person(server), Person(server, "Bob")
    mine = table(ada, OPEN, ME, public=True)
    rows = {who: {c["match"]: c["yours"] for c in who.get("/api/lobby")} for who in (ada, bob)}
    assert rows[ada][mine] == [1] and rows[bob][mine] == []


def test_bots_are_counted(start):
    server = start(limits={"bots_each": 3})
    ada = Person(server)
    bots = [ada.post("/api/bots", {"name": f"B{n}"})["id"] for n in range(3)]
    assert ada.refused("POST", "/api/bots", {"name": "more"}) == (429, "bots_many")
    assert ada.ask("DELETE", f"/api/bots/{bots[0]}").status_code == 204
    ada.post("/api/bots", {"name": "again"})


def test_files_are_counted_and_have_a_length(start):
    server = start(limits={"imports_each": 2, "replay_moves": 50})
    ada = Person(server)
    assert bring(ada, walk(51)).json()["code"] == "replay_long"
    assert [bring(ada, walk(50)).status_code for _ in range(3)] == [200, 200, 429]
    assert bring(ada, walk(3)).json()["code"] == "imports_many"


def test_a_hundred_requests_at_once_are_counted_one_by_one(start):
    server = start(limits={"matches_each": 5})
    ada, codes = Person(server), []

    def ask():
        twin = Person(server, None)
        twin.http.cookies.update(ada.http.cookies)
        for _ in range(5):
            body = {"game": "connect-four", "seats": [ME]}
            codes.append(twin.ask("POST", "/api/matches", body).status_code)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200] * 5 + [429] * 35


def test_while_long_files_and_their_replays_are_read_others_play_on(start):
    """Threads let go of the interpreter every millisecond, and the attack is as long as it takes
    for the others to make moves enough."""
    server = start()
    mallory = client(server, attacker())
    mallory.post("/api/guest", json={})
    text, over = walk(5000), threading.Event()
    kept = mallory.post("/api/import", content=walk(4000)).json()["match"]
    readers = [threading.Thread(target=read, args=(server, kept, n, over)) for n in range(4)]
    with others_play(server) as waits:
        for reader in readers:
            reader.start()
        for _ in going_on(2):
            assert mallory.post("/api/import", content=text).status_code == 200
        over.set()
        for reader in readers:
            reader.join()
    waits.check()


def read(server, match, number, over):
    """Read pages of a replay as a stranger, five at least."""
    browser, count = client(server, attacker(number + 1)), 0
    while count < 5 or not over.is_set():
        page = browser.get(f"/api/matches/{match}/replay?eye=all&after={count * 100 % 4000}")
        assert page.status_code == 200, page.text
        count += 1


def test_one_file_at_a_time(start):
    server = start()
    ada = Person(server)
    answers = []

    def ask():
        twin = Person(server, None)
        twin.http.cookies.update(ada.http.cookies)
        answers.append(bring(twin, long).json().get("code", "done"))

    long = walk(3000)
    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert "done" in answers and set(answers) <= {"done", "importing"}
    assert "importing" in answers


@pytest.mark.parametrize("path", ["/api/schema", "try"])
def test_what_describes_or_tries_much_holds_nobody_up(start, path):
    server = start(limits={"try_rate": [2048, 256]})
    mallory = client(server, attacker())
    mallory.post("/api/guest", json={})
    match = mallory.post("/api/matches", json={"game": "night-dealer", "seats": [ME, ME]}).json()[
        "match"
    ]
    lines = [["roll"] * 31] * 32
    codes = []
    with others_play(server) as waits:
        for _ in going_on(190):
            if path == "try":
                answer = mallory.post(f"/api/matches/{match}/try", json={"lines": lines})
            else:
                answer = mallory.get(path)
            codes.append(answer.status_code)
    waits.check()
    assert 200 in codes and set(codes) <= {200, 429}


def test_a_request_that_tries_too_much_is_refused_as_a_whole(server):
    ada = Person(server)
    match = table(ada, ME, ME)
    body = {"lines": [["drop 1"] * 63] * 32}
    assert ada.refused("POST", f"/api/matches/{match}/try", body) == (413, "too_big")


def thing(size, name="Thing"):
    """Something of some bytes, to be kept."""
    return {"kind": "deck", "name": name, "value": "x" * size}


def test_bytes_that_guests_keep_are_counted_by_address_and_only_what_grows(start):
    server = start(limits={"kept_each": 20_000})
    ada, bob = Person(server), Person(server, "Bob")
    far, way = Person(server, "Carol", address=attacker()), "/api/games/duel/keepsakes/"
    for _ in range(5):
        assert ada.ask("PUT", way + "a", thing(8000)).status_code == 200
    assert ada.ask("PUT", way + "b", thing(8000, "Other")).status_code == 200
    assert bob.refused("PUT", way + "a", thing(8000)) == (429, "kept_much")
    assert far.ask("PUT", way + "a", thing(8000)).status_code == 200
    assert ada.ask("PUT", way + "a", thing(100)).status_code == 200, "what shrinks is free"
    body = {"login": "bob", "password": "long enough"}
    bob.post("/api/account", body)
    assert bob.ask("PUT", way + "a", thing(8000)).status_code == 200, "accounts are counted apart"


def test_new_games_and_files_are_kept_too(start):
    """A table under other options keeps its game: some kilobytes each."""
    server = start(limits={"kept_each": 40_000})
    ada, found = Person(server), []
    for number in range(10):
        options = {"hp": [50, 50 + number]}
        found.append(ada.ask("POST", "/api/matches", {"game": "duel", "options": options}))
    codes = [answer.status_code for answer in found]
    assert codes[:2] == [200, 200] and codes[-1] == 429, codes
    assert found[-1].json()["code"] == "kept_much"
    ada.post("/api/matches", {"game": "connect-four", "seats": []})
