"""Attacks by number: what one guest, one address or one file can ask has an end."""

import contextlib
import secrets
import socket
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.attacks.standing import comer, fresh_address, python
from tests.server.helping import ME, PATIENCE, Person, level, table

MEGABYTE = 1 << 20


def codes(answers):
    """How many of some answers had which status."""
    return Counter(answer.status_code for answer in answers)


def test_a2_one_guest_lets_oracles_play_each_other_at_many_tables(stand):
    house = stand()
    ada, mallory = comer(house), comer(house, "Mallory")
    body = {"game": "duel", "seats": [level("oracle"), level("oracle")]}
    found = codes(mallory.ask("POST", "/api/matches", body) for _ in range(30))
    assert found[429] >= 20, f"all computers think for one guest: {found}"
    with ada.page() as page:
        page.watch(table(ada, ME, level(), game="connect-four"))
        page.until(lambda v: v["legal"])
        page.move(page.view["legal"][0]["number"])
        page.until(lambda v: v["made"] >= 2)


def test_a3_one_address_lets_passwords_be_tried_for_any_number_of_names(stand):
    house = stand()
    mallory = Person(house, None, address=fresh_address())
    mallory.http.timeout = 120  # hashing gives way to whatever else this machine does

    def guess(number):
        body = {"login": f"name{number}", "password": "guess number"}
        return mallory.ask("POST", "/api/login", body)

    with ThreadPoolExecutor(36) as pool:
        found = codes(pool.map(guess, range(36)))
    assert found[429] >= 10, f"every password is hashed: {found}"


def is_cut(line, until):
    """Whether the other side hangs up in time."""
    line.settimeout(max(0.1, until - time.monotonic()))
    try:
        return not line.recv(4096)
    except TimeoutError:
        return False
    except OSError:
        return True


def test_a4_one_address_takes_sockets_without_end_and_lines_that_say_nothing_stay(stand):
    house = stand()
    where, address = urlsplit(house.url), fresh_address()
    to = (where.hostname, where.port)
    url = "ws" + house.url.removeprefix("http") + "/api/socket"
    with contextlib.ExitStack() as stack:
        silent = [
            stack.enter_context(socket.create_connection(to, 10, (fresh_address(), 0)))
            for _ in range(10)
        ]
        until = time.monotonic() + 10 + PATIENCE
        told = Counter()
        for _ in range(140):
            with contextlib.suppress(InvalidStatus):
                way = {"source_address": (address, 0), "compression": None, "open_timeout": 20}
                line = stack.enter_context(connect(url, **way))
                told[str(line.recv(20)).partition('"type":"')[2].partition('"')[0]] += 1
        assert told["hello"] < 128, f"one address took {told['hello']} sockets"
        with comer(house).page() as page:
            page.send("ping")
            assert page.next("pong")
        assert all(is_cut(line, until) for line in silent), "lines that say nothing stay for ever"


WALK = """
from pathlib import Path
from ludotheque.core import replay
from ludotheque.core.library import load
match = load("marche", Path("tests/server/games")).new(seed=1)
for made in range({moves}):
    match.push(made % 4)
print(replay.dump(match), end="")
"""


class Pulse:
    """How long a server's loop was away at most, felt by a page that pings it."""

    def __init__(self, person):
        self._over, self.longest = threading.Event(), 0.0
        self._thread = threading.Thread(target=self._feel, args=(person,))

    def _feel(self, person):
        with person.page() as page:
            while not self._over.wait(0.02):
                began = time.monotonic()
                page.send("ping")
                page.next("pong")
                self.longest = max(self.longest, time.monotonic() - began)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *wrong):
        self._over.set()
        self._thread.join()


def share_away(house, mallory, text):
    """Bring a file: the longest time that nobody else was answered, as a part of the whole."""
    began = time.monotonic()
    with Pulse(comer(house)) as pulse:
        answer = mallory.http.post("/api/import", content=text, timeout=60)
    assert answer.status_code == 200, answer.text
    return pulse.longest / (time.monotonic() - began)


def test_a5_a_long_file_holds_everybody_up(stand):
    """It does so each time or not at all: a moment may be the machine's own."""
    house = stand()
    mallory = comer(house, "Mallory")
    text = python(WALK.format(moves=3900))
    shares = [share_away(house, mallory, text) for _ in range(3)]
    assert min(shares) < 0.25, f"the loop was away for these parts of the work: {shares}"
    answer = mallory.http.post("/api/import", content=python(WALK.format(moves=5001)), timeout=60)
    assert answer.status_code in (400, 413), "a file of any length is played"


def with_line_ends(text, end):
    """A replay file whose lines end otherwise, but for the first: its seal still fits what Python
    calls its lines."""
    head, rest = text.split("\n", 1)
    return f"{head}\n{rest.replace(chr(10), end)}"


@pytest.mark.parametrize("end", ["\r", "\x0b", "\u2028"], ids=repr)
def test_n3_a_long_file_is_shorter_to_whom_counts_its_lines_otherwise(house, end):
    text = python(WALK.format(moves=5001))
    body = with_line_ends(text, end)
    answer = comer(house, "Mallory").http.post("/api/import", content=body, timeout=60)
    assert 400 <= answer.status_code < 500, f"5001 moves are played, their lines end in {end!r}"


def test_n3_guests_of_one_address_keep_the_desk_to_themselves(stand):
    """Ten files are read for ten guests of one address while somebody else looks back once: each
    in turn, and not after all of them."""
    house = stand()
    ada, text = comer(house), python(WALK.format(moves=1500))
    match = table(ada, ME, ME, game="connect-four")
    mallory, done, first = fresh_address(), [], threading.Event()

    def bring(_):
        guest = Person(house, "Mallory", address=mallory)
        answer = guest.http.post("/api/import", content=text, timeout=120)
        assert answer.status_code == 200, answer.text
        done.append(guest)
        first.set()

    with ThreadPoolExecutor(10) as pool:
        files = [pool.submit(bring, n) for n in range(10)]
        assert first.wait(PATIENCE)
        ada.get(f"/api/matches/{match}/replay/0")
        before = len(done)
        for file in files:
            file.result()
    assert before <= 5, f"{before} of 10 files were read before one frame of somebody else"


def knock(house, address, **headers):
    """What became of a socket of somebody's: let in, or the status of the answer."""
    url = "ws" + house.url.removeprefix("http") + "/api/socket"
    way = {"source_address": (address, 0), "compression": None, "open_timeout": 20}
    try:
        with connect(url, additional_headers=headers, **way) as line:
            line.recv(20)
            line.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                while True:
                    line.recv(20)
    except InvalidStatus as refused:
        return refused.response.status_code
    return "in"


def test_n7_anybody_writes_the_log(stand):
    house, address = stand(), fresh_address()
    found = Counter(knock(house, address, Origin="http://elsewhere.example") for _ in range(10))
    found += Counter(knock(house, address) for _ in range(130))
    assert found[403] == 10 and found["in"] >= 90 and found[429] >= 10, found
    said = house.ended().splitlines()
    assert not [line for line in said if "ERROR" in line], f"{len(said)} lines: {said[-1]}"


BIG = {"kind": "deck", "value": "x" * 16_000}


def test_n8_guests_of_one_address_fill_the_disk(stand):
    house, address, kept = stand(), fresh_address(), Counter()

    def fill(number):
        guest = Person(house, f"Guest {number}", address=address)
        for thing in range(60):
            body = {**BIG, "name": f"Thing {thing}"}
            answer = guest.ask("PUT", f"/api/games/duel/keepsakes/k{thing}", body)
            kept[answer.status_code] += 1
            if answer.status_code == 429:
                return

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(fill, range(24)))
    size = kept[200] * 16_000 / MEGABYTE
    assert size < 20, f"24 guests have had {size:.0f} MB kept"
    ada = comer(house)
    assert ada.ask("PUT", "/api/games/duel/keepsakes/k", {**BIG, "name": "Mine"}).status_code == 200
    ada.post("/api/matches", {"game": "duel", "seats": []})


def test_b5_a_large_cookie_with_each_request_fills_the_memory(stand):
    house = stand()
    transport = httpx.HTTPTransport(local_address=fresh_address())
    with httpx.Client(base_url=house.url, transport=transport, timeout=PATIENCE) as http:
        http.get("/api/me")
        before = house.memory()
        for _ in range(300):
            with contextlib.suppress(httpx.TransportError):  # it may hang up on so much
                http.get("/api/me", headers={"Cookie": f"ludotheque={secrets.token_hex(25_000)}"})
    grown = house.memory() - before
    assert grown < 10 * MEGABYTE, f"{grown // MEGABYTE} MB for 300 requests"


def test_b7_one_guest_fills_the_lobby_and_makes_bots_without_end(house):
    mallory = comer(house, "Mallory")
    body = {"game": "duel", "seats": [], "public": True}
    tables = codes(mallory.ask("POST", "/api/matches", body) for _ in range(12))
    bots = codes(mallory.ask("POST", "/api/bots", {"name": f"B{n}"}) for n in range(22))
    assert tables[429] >= 7, f"the lobby fills: {tables}"
    assert bots[429] >= 2, f"bots without end: {bots}"
