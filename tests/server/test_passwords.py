"""Passwords are hashed apart from all else: who floods the login stops nobody's match."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.helping import Person
from tests.server.under_attack import attacker, client, others_play

DEAR = {"hash_memory": 65_536, "hash_rounds": 3}  # as a server has it that nobody tests
WORDS = {"login": "victim", "password": "correct horse"}


def flood(server, path, logins, clients=24):
    """Post a login and password for each of some logins, many at once; the codes."""

    def ask(login):
        body = {"login": login, "password": "guess number"}
        answer = browsers[hash(login) % clients].post(path, json=body)
        assert answer.status_code < 500, answer.text
        return answer.json().get("code")

    browsers = [client(server, attacker()) for _ in range(clients)]
    for browser in browsers:
        browser.timeout = 120  # hashing gives way to whatever else this machine does
    if path == "/api/account":
        for browser in browsers:
            browser.post("/api/guest", json={})
    with ThreadPoolExecutor(clients) as pool:
        return list(pool.map(ask, logins))


@pytest.mark.parametrize("generous", [False, True], ids=["as it comes", "queue alone"])
def test_two_hundred_logins_and_a_hundred_accounts_hold_nobody_up(start, generous):
    """By default the address is soon refused; from many addresses only the queue would help."""
    limits = {} if generous else {"password_rate": [20, 0.2]}
    server = start(limits=DEAR | limits)
    Person(server).post("/api/account", WORDS)
    with others_play(server) as waits:
        codes = flood(server, "/api/login", [f"name{n}" for n in range(200)])
        codes += flood(server, "/api/account", ["victim"] * 120)
    waits.check()
    assert set(codes) <= {"login_wrong", "login_taken", "too_fast", "busy", "guests_only"}
    assert "busy" in codes if generous else codes.count("too_fast") >= 280


def test_a_taken_login_is_told_without_hashing_and_not_at_http_speed(start):
    server = start(limits=DEAR | {"password_rate": [20, 0.001]})
    Person(server).post("/api/account", WORDS)
    eve = client(server, attacker())
    eve.post("/api/guest", json={})
    began = time.monotonic()
    codes = [eve.post("/api/account", json=WORDS).json()["code"] for _ in range(30)]
    spent = time.monotonic() - began
    hashed = time.monotonic()
    assert Person(server, None).refused("POST", "/api/login", {**WORDS, "login": "nobody"})
    assert spent < 20 * (time.monotonic() - hashed) + 1
    assert codes[:10] == ["login_taken"] * 10 and codes[10:] == ["too_fast"] * 20
    logins = [f"other{n}" for n in range(12)]
    codes = [
        eve.post("/api/login", json={**WORDS, "login": login}).json()["code"] for login in logins
    ]
    assert codes == ["too_fast"] * 12, "both doors share a bucket"


def test_who_must_wait_for_a_hash_too_long_is_told_so_in_words(start):
    server = start(limits=DEAR | {"hashes": 1})
    with ThreadPoolExecutor(12) as pool:
        asked = [{"login": f"name{n}", "password": "guess number"} for n in range(12)]
        people = [Person(server, None) for _ in asked]
        answers = list(pool.map(lambda p, b: p.ask("POST", "/api/login", b), people, asked))
    told = [json.loads(a.text) for a in answers if a.status_code == 429]
    assert told and {t["code"] for t in told} == {"busy"}
    assert told[0]["fr"].startswith("Trop de connexions") and "try again" in told[0]["en"]
    assert Person(server, None).refused("POST", "/api/login", asked[0]) == (403, "login_wrong")
