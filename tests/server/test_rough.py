"""Bad input gets a clear error and leaves everything else alone."""

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from itertools import product

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helping import ME, OPEN, Person, table, two_players

MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '"move"',
    '{"type":"fly"}',
    '{"type":"watch"}',
    '{"type":"watch","match":7}',
    '{"type":"watch","match":"x","since":-1}',
    '{"type":"move","match":"x","version":0,"key":"k","moves":[]}',
    '{"type":"move","match":"x","version":0,"key":"","moves":[1]}',
    '{"type":"move","match":"x","version":0,"key":"k","moves":[null]}',
    '{"type":"say","match":"x","key":"k","text":""}',
    '{"type":"watch","match":"x","unknown":1}',
    "[" * 60_000,
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
]

CHECKS = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance"),
    *("response_schema_conformance", "response_headers_conformance"),
)


@pytest.mark.parametrize("raw", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_frame_is_refused_and_the_socket_lives_on(server, raw):
    with Person(server).page() as page:
        page.socket.send(raw)
        refused = page.next("refused")
        assert refused["code"] == "malformed" and refused["fr"] and refused["en"]
        page.send("ping", key="still here")
        assert page.next("pong")["key"] == "still here"


def test_binary_frames_are_read_as_text_or_refused(server):
    with Person(server).page() as page:
        page.socket.send(b"\xff\xfe\x00")
        with contextlib.suppress(ConnectionClosed):
            assert page.next("refused")["code"] == "malformed"
    with Person(server).page() as page:
        page.send("ping", key="k")
        assert page.next("pong")


def test_a_frame_of_64_kilobytes_and_one_is_refused_in_words(server):
    ada = Person(server)
    with ada.page() as page:
        frame = json.dumps({"type": "ping", "key": ""})
        page.socket.send(frame[:-2] + "x" * (64 * 1024 - len(frame)) + frame[-2:])
        assert page.next("pong", "refused")["type"] == "pong"
        page.socket.send(frame[:-2] + "x" * (64 * 1024 + 1 - len(frame)) + frame[-2:])
        assert page.next("pong", "refused")["code"] == "too_big"
        page.send("ping")
        assert page.next("pong")
    with ada.page() as page:
        page.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            page.next("pong")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_an_oversized_body_is_refused(server):
    ada = Person(server)
    answer = ada.ask("POST", "/api/matches", {"game": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_big")

    def endless():
        for _ in range(100):
            yield b"x" * 1024

    ada.http.headers["content-type"] = "application/json"
    answer = ada.http.post("/api/matches", content=endless())
    assert answer.status_code == 413


def test_a_flood_is_refused_then_cut_off_while_others_play_on(start):
    server = start(limits={"socket_rate": [20, 5], "patience": 50})
    ada, bob, match = two_players(server)
    eve = Person(server, "Eve")
    with ada.page() as a, bob.page() as b, eve.page() as flood:
        a.watch(match), b.watch(match)
        for _ in range(400):
            try:
                flood.send("ping")
            except ConnectionClosed:
                break
        assert flood.next("refused")["code"] == "too_fast"
        with pytest.raises(ConnectionClosed):
            while True:
                frame = flood.any()
                assert frame["type"] in ("pong", "refused", "bye")
        assert a.move("drop 1")["type"] == "done"
        assert b.until(lambda v: v["made"] == 1)


def test_chat_tables_and_pages_have_limits(start):
    server = start(
        limits={"chat_rate": [2, 0.01], "matches_each": 3, "sockets_each": 2, "guest_rate": [9, 0]}
    )
    ada, _bob, match = two_players(server)
    with ada.page() as page, ada.page():
        page.watch(match)
        answers = [page.act("say", text=str(n)) for n in range(3)]
        assert [a.get("code") for a in answers] == [None, None, "too_fast"]
        with pytest.raises((ConnectionClosed, AssertionError, TimeoutError)), ada.page() as third:
            third.send("ping")
            assert third.next("bye", "pong", seconds=2)["type"] == "pong"
    codes = [ada.ask("POST", "/api/matches", {"game": "grenier", "seats": [ME]}) for _ in range(3)]
    assert [c.status_code for c in codes] == [200, 200, 429]
    people = [Person(server, None).ask("POST", "/api/guest", {}) for _ in range(9)]
    assert people[-1].status_code == 429


def test_a_slow_reader_is_not_sent_more_than_it_is_owed(server):
    """Views are worked out when sent, so a page that does not read costs little and misses none."""
    ada = Person(server)
    match = table(ada, ME, ME, game="grenier")
    with ada.page() as sleeper, ada.page() as page:
        sleeper.watch(match, blind=True)
        view = page.watch(match)
        for _ in range(10):
            view = page.watch(match, seat=view["acting"])
            view = page.until(lambda v: v["legal"])
            page.move("peek" if any(m["verb"] == "peek" for m in view["legal"]) else 5)
            view = page.watch(match)
        made = view["made"]
        last = sleeper.until(lambda v: v["made"] == made)
        assert last["steps"][-1]["made"] == made


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess"},
        {"game": "connect-four", "options": {"speed": 1}},
        {"game": "connect-four", "seats": [ME, ME, ME]},
        {"game": "connect-four", "seats": [{"kind": "level", "level": "dieu"}]},
        {"game": "connect-four", "seats": [{"kind": "ghost"}]},
        {"game": "connect-four", "seats": [{"kind": "bot", "bot": "nobody"}]},
        {"game": "connect-four", "clock": {"kind": "sand"}},
        {"game": "connect-four", "clock": {"kind": "move", "seconds": 0}},
        {"game": "connect-four", "clock": {"kind": "move", "seconds": 5, "timeout": "explode"}},
        {"game": "grenier", "options": {"seats": 99}},
        {"game": 7},
        {},
        {"game": "connect-four", "more": 1},
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_words(server, body):
    status, code = Person(server).refused("POST", "/api/matches", body)
    assert 400 <= status < 500 and code


def test_schemathesis_finds_nothing_undocumented(server):
    ada = Person(server)
    ada.post("/api/account", {"login": f"ada{ada.id}", "password": "no guess of a fuzzer's"})
    command = [sys.executable, "-m", "schemathesis.cli", "run"]
    command += [f"{server.url}/api/openapi/openapi.json", "--phases", "fuzzing"]
    command += ["-n", os.environ.get("FUZZ_EXAMPLES", "6")]
    command += ["--seed", os.environ.get("FUZZ_SEED", "1")]
    command += ["--exclude-path-regex", "^/api/logout", "--checks", ",".join(CHECKS)]
    for name, value in ada.headers().items():
        command += ["-H", f"{name}: {value}"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=server.data)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert int(re.search(r"Tested: (\d+)", ran.stdout)[1]) >= 30, ran.stdout
    assert ada.get("/api/me")["id"] == ada.id


def test_every_route_of_a_match_survives_nonsense(server):
    """Random bodies and places at a real match: no answer is a fault, each status documented."""
    ada = Person(server)
    described = ada.get("/api/openapi/openapi.json")
    match = table(ada, ME, ME)
    bodies = [[], 7, {"seat": -1}, {"seat": 99}, {"made": 2**60}, {"choice": {}}, {"invite": "é"}]
    asked = 0
    for path, item in described["paths"].items():
        for method, operation in item.items():
            if "{match}" not in path:
                continue
            for place, eye in product(
                ("0", "-1", "-120672", "9" * 30, "x"), ("", "?eye=", "?eye=-1")
            ):
                filled = path.replace("{match}", match).replace("{made}", place) + eye
                for body in bodies if method == "post" else [None]:
                    answer = ada.ask(method.upper(), filled, body)
                    asked += 1
                    known = {int(code) for code in operation["responses"]}
                    assert answer.status_code in known, (method, filled, body, answer.text)
    assert asked > 100


def test_nothing_in_the_log_of_the_server_names_a_secret(server):
    ada = Person(server)
    match = table(ada, ME, OPEN)
    invite = ada.get(f"/api/matches/{match}")["invite"]
    token = ada.http.cookies["ludotheque"]
    with ada.page() as page:
        page.watch(match)
    time.sleep(0.1)
    assert invite not in server.said() and token not in server.said()
    assert os.stat(server.data).st_mode & 0o077 == 0


def test_an_option_that_its_game_refuses_is_told_in_each_language(server):
    asked = {"game": "generals", "options": {"teams": [0, 0]}}
    told = Person(server).ask("POST", "/api/matches", asked)
    assert told.status_code == 400 and told.json()["code"] == "malformed"
    assert "au moins deux équipes" in told.json()["fr"] and "at least" not in told.json()["fr"]
    assert "two teams at least" in told.json()["en"]


def test_an_option_that_the_core_refuses_is_told_in_each_language(server):
    asked = {"game": "generals", "options": {"day_limit": 4000}}
    told = Person(server).ask("POST", "/api/matches", asked).json()
    assert told["en"] == "option day_limit: 4000 is not a whole number from 0 to 99"
    assert told["fr"] == "option day_limit\u00a0: 4000 n’est pas un nombre entier de 0 à 99"
